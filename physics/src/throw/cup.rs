//! The cup: where dice wait in it, and how a hand moves it.

use nalgebra::{UnitQuaternion, Vector3};
use rapier3d::prelude::*;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

use crate::draw::Draw;
use crate::real::{exact, pose, vector};
use crate::spec::{CupSpec, SLOT_HEIGHT, SLOT_WIDTH, SLOTS_IN_LAYER, ThrowSpec};
use crate::tumble::{HOLLOW, Prism, SeatedDie, TICK_HZ, surface};

/// How long the swung cup is held at most; it is taken away when it is empty, s.
const HOLD_S: f64 = 0.3;

/// A cup in a world.
pub(super) struct Cup {
    body: RigidBodyHandle,
    lid: ColliderHandle,
    motion: Motion,
}

impl Cup {
    /// Inserts a cup that stands over the rear of the tray, covered.
    pub(super) fn insert(world: &mut PhysicsWorld, spec: &ThrowSpec, draw: &mut Draw) -> Self {
        let motion = Motion::draw(spec, draw);
        let start = RigidBodyBuilder::kinematic_position_based().pose(motion.pose(0.0));
        let body = world.insert_body(start);
        let prism = Prism {
            sides: spec.cup.sides,
            bore_m: spec.cup.bore_m,
            length_m: spec.cup.depth_m,
            wall_m: 0.0,
            middle_m: Vector3::zeros(),
        };
        let end = (spec.cup.depth_m + prism.thickness_m()) / 2.0;
        let mut panels = prism.panels();
        panels.extend([prism.across(-end), prism.across(end)]);
        let mut lid = ColliderHandle::invalid();
        for (half, at) in panels {
            let panel = ColliderBuilder::cuboid(half[0], half[1], half[2]);
            let panel = surface(panel, HOLLOW, &spec.die_on_cup, &spec.die_on_die).position(at);
            lid = world
                .colliders
                .insert_with_parent(panel, body, &mut world.bodies);
        }
        Self { body, lid, motion }
    }

    /// Its body.
    pub(super) fn body(&self) -> RigidBodyHandle {
        self.body
    }

    /// Where die `number` lies before the cup is shaken: in layers of seven, one in the middle.
    pub(super) fn slot(&self, spec: &ThrowSpec, number: usize) -> Vector3<f64> {
        let edge = spec.die.largest_m();
        let (layer, place) = (number / SLOTS_IN_LAYER, number % SLOTS_IN_LAYER);
        let ring = if place == 0 { 0.0 } else { SLOT_WIDTH * edge };
        let turn = TAU * place as f64 / 6.0;
        let bottom = -spec.cup.depth_m / 2.0;
        let along = bottom + (layer as f64 + 0.5) * SLOT_HEIGHT * edge;
        let at = vector(Vector3::new(along, ring * turn.cos(), ring * turn.sin()));
        exact(self.motion.pose(0.0).transform_point(at))
    }

    /// Prepares the coming tick, which ends at `tick`. Whether the cup is still there: a swung cup
    /// is taken away when the dice have left it.
    pub(super) fn advance(&self, world: &mut PhysicsWorld, tick: u32, dice: &[SeatedDie]) -> bool {
        let time_s = f64::from(tick) / f64::from(TICK_HZ);
        let held_s = time_s - self.motion.end_s();
        if held_s > HOLD_S || (held_s > 0.0 && self.is_empty(world, dice)) {
            world.remove_body(self.body);
            return false;
        }
        if time_s > self.motion.shaken_s {
            world.colliders[self.lid].set_enabled(false);
        }
        world.bodies[self.body].set_next_kinematic_position(self.motion.pose(time_s));
        true
    }

    /// Whether every die is beyond the mouth.
    fn is_empty(&self, world: &PhysicsWorld, dice: &[SeatedDie]) -> bool {
        let cup = world.bodies[self.body].position();
        dice.iter().all(|die| {
            let at = exact(cup.inverse_transform_point(world.bodies[die.body].translation()));
            at.x > (self.motion.cup.depth_m + die.largest_m()) / 2.0
        })
    }
}

/// The hand's motion in one throw.
struct Motion {
    /// The cup's values as this throw has them.
    cup: CupSpec,
    /// Where the cup's middle starts.
    start_m: Vector3<f64>,
    /// Direction of the throw about the vertical, rad.
    heading_rad: f64,
    /// When shaking ends, s.
    shaken_s: f64,
}

impl Motion {
    fn draw(spec: &ThrowSpec, draw: &mut Draw) -> Self {
        let mut cup = spec.cup.clone();
        let spread = cup.spread;
        for value in [
            &mut cup.shake_hz,
            &mut cup.shake_lift_m,
            &mut cup.shake_rock_rad,
            &mut cup.swing_rad,
            &mut cup.swing_time_s,
            &mut cup.speed_m_per_s,
        ] {
            *value *= 1.0 + draw.spread(spread);
        }
        Self {
            start_m: Vector3::new(spec.tray.length_m * 0.2, cup.height_m, 0.0),
            heading_rad: draw.spread(spread),
            shaken_s: f64::from(cup.shakes) / cup.shake_hz,
            cup,
        }
    }

    /// When the swing ends, s.
    fn end_s(&self) -> f64 {
        self.shaken_s + self.cup.swing_time_s
    }

    /// Pose of the cup, whose axis is its own `x`.
    fn pose(&self, time_s: f64) -> Pose {
        let (forward, up, tilt) = self.state(time_s);
        let (sin, cos) = self.heading_rad.sin_cos();
        let at = self.start_m + Vector3::new(forward * cos, up, -forward * sin);
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), self.heading_rad)
            * UnitQuaternion::from_axis_angle(&Vector3::z_axis(), FRAC_PI_2 - tilt);
        let q = turn.quaternion();
        pose(at, [q.i, q.j, q.k, q.w])
    }

    /// Way forward and up from the start, m, and the tilt of the mouth forward, rad. A shake goes
    /// up and down once and rocks there and back; the swing gathers speed and stops at once.
    fn state(&self, time_s: f64) -> (f64, f64, f64) {
        let cup = &self.cup;
        if time_s < self.shaken_s {
            let shakes = cup.shake_hz * time_s;
            let up = cup.shake_lift_m * (PI * shakes).sin().powi(2);
            return (0.0, up, cup.shake_rock_rad * (TAU * shakes).sin());
        }
        let share = ((time_s - self.shaken_s) / cup.swing_time_s).min(1.0);
        let forward = cup.speed_m_per_s * cup.swing_time_s / 2.0 * share * share;
        (forward, 0.0, cup.swing_rad * share * share)
    }
}
