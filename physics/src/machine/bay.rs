//! One tube with its tray and its dice, in a rapier world of its own.

use nalgebra::Vector3;
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use super::hinge::{HOLD_NM, Hinge};
use super::rest;
use super::scene;
use crate::drop::{DieDrop, DieId};
use crate::real::exact;
use crate::spec::{DieSize, MachineSpec};
use crate::statics::{self, Balance, EmptyTube, Load, Tendency};
use crate::tumble::{self, Stillness, TICK_HZ, stilling};

/// How long an opening hand steadies the tube (0.1 s). Without it the strain of the grip would throw
/// the tube by 5 mrad/s, and a tube just short of its threshold would tip.
const EASE_TICKS: u32 = TICK_HZ / 10;

/// How long a tube leans on its stop before it is clamped there (0.1 s).
const PARK_TICKS: u32 = TICK_HZ / 10;

/// A die counts as inside when its centre is within this multiple of the bore, though it sank a
/// little into a wall.
const INSIDE: f64 = 1.1;

/// Where a die is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Inside the tube.
    Tube,
    /// Over the floor of the tray.
    Tray,
    /// Anywhere else: on the table, on a wall, in flight.
    Outside,
}

/// A die and its body.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BayDie {
    pub(crate) id: DieId,
    pub(crate) size: DieSize,
    pub(crate) body: RigidBodyHandle,
    mass_kg: f64,
    velocity: Vector3<f64>,
}

/// One tube, its tray and its dice.
#[derive(Serialize, Deserialize)]
pub(crate) struct Bay {
    pub(super) index: usize,
    pub(crate) world: PhysicsWorld,
    pub(crate) hinge: Hinge,
    pub(crate) dice: Vec<BayDie>,
    empty_tube: EmptyTube,
    tube_velocity: Vector3<f64>,
    pub(super) bearing_load_n: f64,
    /// Ticks for which the opening hand still steadies the tube.
    easing: u32,
    /// Ticks in a row that the tube has leant on a stop.
    leaning: u32,
    /// Whether its weight pressed the tube against a stop after the last tick.
    is_leaning: bool,
    stillness: Stillness,
    is_against_stop: bool,
}

impl Bay {
    pub(super) fn new(spec: &MachineSpec, index: usize) -> Self {
        let mut world = scene::world(spec);
        let hinge = scene::tube(&mut world, spec, index);
        scene::tray(&mut world, spec);
        Self {
            index,
            world,
            hinge,
            dice: Vec::new(),
            empty_tube: EmptyTube::of(spec, index),
            tube_velocity: Vector3::zeros(),
            bearing_load_n: 0.0,
            easing: 0,
            leaning: 0,
            is_leaning: false,
            stillness: Stillness::default(),
            is_against_stop: false,
        }
    }

    /// Puts a die into the mouth and holds the tube.
    pub(super) fn insert(&mut self, spec: &MachineSpec, drop: &DieDrop) {
        let pose = *self.world.bodies[self.hinge.body()].position();
        let body = scene::die(&mut self.world, spec, drop, &pose);
        let velocity = exact(self.world.bodies[body].linvel());
        self.dice.push(BayDie {
            id: drop.die,
            size: drop.size,
            body,
            mass_kg: statics::die(&spec.die[drop.size.index()]).mass_kg,
            velocity,
        });
        self.hinge.hold(&mut self.world);
        self.easing = 0;
        self.stillness = Stillness::default();
    }

    /// Lets go of the tube.
    pub(super) fn release(&mut self, spec: &MachineSpec) {
        self.bearing_load_n = self.balance(spec).bearing_load_n;
        self.hinge.release(&mut self.world);
        self.easing = EASE_TICKS;
        self.watch_anew();
    }

    /// Watches for rest from now on, since something was set in motion.
    pub(super) fn watch_anew(&mut self) {
        self.stillness = Stillness::default();
    }

    /// Stills dice and tube for the coming tick, `ticks` after stilling began.
    pub(super) fn still(&mut self, ticks: u64) {
        if !self.hinge.is_held() {
            self.hinge.hold(&mut self.world);
        }
        self.easing = 0;
        stilling::still(&mut self.world, self.dice.iter().map(|die| die.body), ticks);
    }

    /// Stops dice and tube, and lets them move when they are next moved.
    pub(super) fn stop(&mut self) {
        self.hinge.release(&mut self.world);
        stilling::stop(&mut self.world, self.dice.iter().map(|die| die.body));
    }

    /// Hands the tube an angular impulse, N·m·s, positive raising the mouth.
    pub(super) fn kick(&mut self, spec: &MachineSpec, impulse: f64) {
        if !self.hinge.is_held() {
            self.bearing_load_n = self.balance(spec).bearing_load_n;
        }
        self.easing = 0;
        self.leaning = 0;
        self.hinge.free(&mut self.world);
        self.hinge.kick(&mut self.world, impulse);
        self.watch_anew();
    }

    /// Advances by one tick. Returns the angular momentum, kg·m²/s, with which the tube struck its
    /// front stop, if it did.
    pub(super) fn step(&mut self, spec: &MachineSpec) -> Option<f64> {
        if !self.hinge.is_held() {
            let friction = self.friction_nm(spec);
            self.hinge.set_friction(&mut self.world, friction);
            self.easing = self.easing.saturating_sub(1);
        }
        let rate_before = self.hinge.rate_rad_per_s(&self.world);
        self.world.step();
        self.world.bodies[self.hinge.body()].reset_torques(false);
        self.update_bearing_load(spec);
        self.is_leaning = self.leans(spec);
        self.park();
        let leniency = self.stillness.leniency();
        let is_slow = rest::is_slow(self, self.is_leaning, leniency);
        self.stillness.watch(is_slow);
        self.struck_stop(spec, rate_before)
    }

    /// Whether an opening hand still steadies the tube.
    pub(super) fn is_eased(&self) -> bool {
        self.easing > 0
    }

    /// Clamps a tube that has leant on its stop for a while, and frees one that no longer does: its
    /// weight keeps it there all the same, and clamped it does not chatter and shake its dice.
    fn park(&mut self) {
        if self.hinge.is_held() {
            return;
        }
        if self.is_leaning && rest::is_calm(self) {
            self.leaning = self.leaning.saturating_add(1);
            if self.leaning == PARK_TICKS {
                self.hinge.clamp(&mut self.world);
            }
            return;
        }
        if self.leaning >= PARK_TICKS {
            self.hinge.free(&mut self.world);
        }
        self.leaning = 0;
    }

    fn friction_nm(&self, spec: &MachineSpec) -> f64 {
        if self.is_eased() {
            HOLD_NM
        } else {
            spec.rod.friction_moment_nm(self.bearing_load_n)
        }
    }

    /// The rod carries `Σ m (g − a)` over the tube and the dice in it: forces between them cancel.
    fn update_bearing_load(&mut self, spec: &MachineSpec) {
        let gravity = spec.base.gravity_vector();
        let rate = f64::from(TICK_HZ);
        let mut load = Vector3::zeros();
        let body = &self.world.bodies[self.hinge.body()];
        let velocity = exact(body.linvel());
        load += f64::from(body.mass()) * (gravity - (velocity - self.tube_velocity) * rate);
        self.tube_velocity = velocity;
        for i in 0..self.dice.len() {
            let body = &self.world.bodies[self.dice[i].body];
            let velocity = exact(body.linvel());
            if self.place(spec, &self.dice[i]) == Place::Tube {
                load +=
                    f64::from(body.mass()) * (gravity - (velocity - self.dice[i].velocity) * rate);
            }
            self.dice[i].velocity = velocity;
        }
        self.bearing_load_n = load.x.hypot(load.y);
    }

    fn struck_stop(&mut self, spec: &MachineSpec, rate_before: f64) -> Option<f64> {
        let above = self.hinge.angle_rad(&self.world) - self.hinge.stop_rad();
        let was_against = self.is_against_stop;
        self.is_against_stop =
            above < rest::AT_STOP_RAD || (was_against && above < rest::OFF_STOP_RAD);
        if !self.is_against_stop || was_against {
            return None;
        }
        Some(self.inertia_about_rod(spec) * -rate_before)
    }

    /// Moment of inertia of the tube and the dice in it about the rod, kg·m².
    fn inertia_about_rod(&self, spec: &MachineSpec) -> f64 {
        let tube = statics::tube(spec, self.index).inertia_about_z(Vector3::zeros());
        let dice: f64 = self
            .loads(spec)
            .iter()
            .map(|load| load.die_mass_kg * load.position_m.xy().norm_squared())
            .sum();
        tube + dice
    }

    /// Whether tube and dice lie still and statics agrees that the tube stays.
    pub(super) fn is_at_rest(&self, spec: &MachineSpec) -> bool {
        !self.is_eased()
            && self.stillness.is_long()
            && (self.hinge.is_held() || self.cannot_move(spec))
    }

    fn cannot_move(&self, spec: &MachineSpec) -> bool {
        self.is_leaning || self.balance(spec).tendency() == Tendency::Stays
    }

    /// Whether the tube is at a stop and its weight presses it there.
    fn leans(&self, spec: &MachineSpec) -> bool {
        let angle = self.hinge.angle_rad(&self.world);
        let is_at_rest_stop = angle >= self.hinge.rest_rad() - rest::AT_STOP_RAD;
        let is_at_front_stop = angle <= self.hinge.stop_rad() + rest::AT_STOP_RAD;
        if !is_at_rest_stop && !is_at_front_stop {
            return false;
        }
        match self.balance(spec).tendency() {
            Tendency::Stays => false,
            Tendency::Tips => is_at_front_stop,
            Tendency::Returns => is_at_rest_stop,
        }
    }

    /// Whether the tube rests anywhere but on its rest stop.
    pub(super) fn is_hanging(&self) -> bool {
        self.hinge.angle_rad(&self.world) < self.hinge.rest_rad() - rest::AT_STOP_RAD
    }

    /// Moments of tube and of all dice in it at the present angle.
    pub(crate) fn balance(&self, spec: &MachineSpec) -> Balance {
        let angle = self.hinge.angle_rad(&self.world);
        Balance::of_parts(spec, &self.empty_tube, angle, &self.loads(spec))
    }

    /// Moments of tube and of the dice whose weight it carries.
    pub(crate) fn carried_balance(&self, spec: &MachineSpec) -> Balance {
        let angle = self.hinge.angle_rad(&self.world);
        let loads: Vec<Load> = self.carried(spec).map(|die| self.load(die)).collect();
        Balance::of_parts(spec, &self.empty_tube, angle, &loads)
    }

    /// The dice in the tube without those that still fall through it while a hand holds it.
    pub(crate) fn carried(&self, spec: &MachineSpec) -> impl Iterator<Item = &BayDie> {
        let is_held = self.hinge.is_held();
        self.inside(spec)
            .filter(move |die| !is_held || self.is_pressed(die))
    }

    /// Whether anything presses on a die.
    fn is_pressed(&self, die: &BayDie) -> bool {
        let colliders = self.world.bodies[die.body].colliders();
        let narrow_phase = &self.world.narrow_phase;
        colliders.iter().any(|collider| {
            let mut pairs = narrow_phase.contact_pairs_with(*collider);
            pairs.any(|pair| pair.total_impulse_magnitude() > 0.0)
        })
    }

    /// The dice in the tube, in the order in which they were dropped.
    fn inside(&self, spec: &MachineSpec) -> impl Iterator<Item = &BayDie> {
        let is_inside = |die: &&BayDie| self.place(spec, die) == Place::Tube;
        self.dice.iter().filter(is_inside)
    }

    fn loads(&self, spec: &MachineSpec) -> Vec<Load> {
        self.inside(spec).map(|die| self.load(die)).collect()
    }

    fn load(&self, die: &BayDie) -> Load {
        Load {
            die_mass_kg: die.mass_kg,
            position_m: self.in_tube_frame(die),
        }
    }

    fn in_tube_frame(&self, die: &BayDie) -> Vector3<f64> {
        let tube = self.world.bodies[self.hinge.body()].position();
        exact(tube.inverse_transform_point(self.world.bodies[die.body].translation()))
    }

    pub(crate) fn place(&self, spec: &MachineSpec, die: &BayDie) -> Place {
        let tube = &spec.tube[self.index];
        let half = spec.die[die.size.index()].edge_m / 2.0;
        let at = self.in_tube_frame(die);
        let (station, height) = (at.x + tube.pivot_station_m, at.y + tube.pivot_height_m);
        let is_along = (tube.end_wall_station_m..tube.length_m + half).contains(&station);
        if is_along && tube.reach_m(height, at.z) < tube.bore_m / 2.0 * INSIDE {
            return Place::Tube;
        }
        let at = exact(self.world.bodies[die.body].translation());
        if tumble::holds(&spec.tray, at) {
            Place::Tray
        } else {
            Place::Outside
        }
    }

    pub(super) fn position(&self, id: DieId) -> Option<usize> {
        self.dice.iter().position(|die| die.id == id)
    }

    pub(super) fn remove(&mut self, position: usize) {
        let die = self.dice.remove(position);
        self.world.remove_body(die.body);
    }

    /// Whether a die of this size let go there would overlap a die in the mouth.
    pub(super) fn is_blocked(&self, spec: &MachineSpec, drop: &DieDrop) -> bool {
        let mouth = drop.center(&spec.tube[self.index]);
        let edge = |size: DieSize| spec.die[size.index()].edge_m;
        self.dice
            .iter()
            .filter(|die| self.place(spec, die) == Place::Tube)
            .any(|die| {
                let reach = (edge(die.size) + edge(drop.size)) / 2.0;
                (self.in_tube_frame(die) - mouth).norm() < reach
            })
    }
}
