//! Dice thrown from a cup into a tray.
//!
//! The dice lie in the cup in layers, each with a face up that is drawn evenly, turned about the
//! vertical at random and tilted a little. A hand covers the cup, shakes it, swings it over the
//! tray and takes it away. When all dice lie still, cocked and lost ones are re-seated by the rule
//! of the machine's trays: set flat on their most upward face at the first free spot, each once.
//! Dice that still move after 10 s are stilled, as in the machine, and read.
//!
//! The same description, number of dice, seed and build give the same bits.

mod cup;
#[cfg(test)]
mod seat_laws;

use nalgebra::{UnitQuaternion, Vector3};
use rapier3d::prelude::*;
use serde::Serialize;
use std::f64::consts::TAU;

use crate::digest::Digest;
use crate::draw::Draw;
use crate::face::{Face, Reading};
use crate::real::{exact, in_metres, pose};
use crate::spec::{MOST_THROWN, SpecError, ThrowSpec, TraySpec};
use crate::statics::MassProperties as Exact;
use crate::tumble::{self, DieBody, SeatedDie, Seats, Stillness, TICK_HZ, rest, stilling};
use cup::Cup;

/// Longest time that dice may need to come to rest, s.
const LIMIT_S: u32 = 10;

/// Largest tilt of a die in the cup before the throw, rad.
const TILT_RAD: f64 = 0.12;

/// A throw that cannot be made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ThrowError {
    /// The description does not hold together.
    #[error("throw: {}", .0.problem)]
    Spec(#[from] SpecError),
    /// Too few or too many dice.
    #[error("{0} dice cannot be thrown at once; a cup takes 1 to {MOST_THROWN}")]
    Dice(usize),
}

/// What a throw shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ThrowOutcome {
    /// The faces shown, die by die.
    pub faces: Vec<Face>,
    /// The faces that looked up in the cup before it was shaken.
    pub start_faces: Vec<Face>,
    /// Whether a die was cocked or had left the tray and was set flat on its most upward face.
    pub reseated: Vec<bool>,
    /// Whether dice still moved after 10 s and were stilled.
    pub stilled: bool,
    /// Digest of all dice as they lie.
    pub digest: Digest,
    /// Ticks from the first shake to rest.
    pub ticks: u32,
}

/// Throws dice of one description.
///
/// ```
/// use kipp_physics::{ThrowSpec, Thrower};
///
/// let thrower = Thrower::new(&ThrowSpec::builtin())?;
/// let outcome = thrower.throw(5, 42)?;
/// assert_eq!(outcome.faces.len(), 5);
/// assert_eq!(outcome, thrower.throw(5, 42)?);
/// # Ok::<(), kipp_physics::throw::ThrowError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Thrower {
    spec: ThrowSpec,
}

impl Thrower {
    /// A thrower with this cup, tray and dice.
    ///
    /// # Errors
    /// [`ThrowError::Spec`] if the description does not hold together.
    pub fn new(spec: &ThrowSpec) -> Result<Self, ThrowError> {
        spec.validate()?;
        Ok(Self { spec: spec.clone() })
    }

    /// The description.
    #[must_use]
    pub fn spec(&self) -> &ThrowSpec {
        &self.spec
    }

    /// Throws dice and waits until they lie.
    ///
    /// # Errors
    /// [`ThrowError::Dice`] unless there are 1 to [`MOST_THROWN`].
    pub fn throw(&self, dice: usize, seed: u64) -> Result<ThrowOutcome, ThrowError> {
        let mut throw = self.begin(dice, seed)?;
        loop {
            if let Some(outcome) = throw.step() {
                return Ok(outcome);
            }
        }
    }

    /// Puts dice into the cup: a throw to be stepped.
    ///
    /// # Errors
    /// [`ThrowError::Dice`] unless there are 1 to [`MOST_THROWN`].
    pub fn begin(&self, dice: usize, seed: u64) -> Result<Throw, ThrowError> {
        if !(1..=MOST_THROWN).contains(&dice) {
            return Err(ThrowError::Dice(dice));
        }
        Ok(Throw::new(&self.spec, dice, seed))
    }
}

/// A throw under way. Origin is the middle of the foot of the tray's rear wall; `x` runs along the
/// throw, `y` up.
pub struct Throw {
    world: PhysicsWorld,
    tray: TraySpec,
    dice: Vec<SeatedDie>,
    cup: Option<Cup>,
    start_faces: Vec<Face>,
    reseated: Vec<bool>,
    stillness: Stillness,
    limit: u32,
    tick: u32,
}

impl Throw {
    fn new(spec: &ThrowSpec, dice: usize, seed: u64) -> Self {
        let mut draw = Draw::new(seed);
        let mut world = tumble::world(-Vector3::y() * spec.gravity_m_per_s2);
        let tray = tray(spec);
        tumble::tray(&mut world, &tray, &spec.die_on_tray, &spec.die_on_die);
        let cup = Cup::insert(&mut world, spec, &mut draw);
        let dice: Vec<SeatedDie> = (0_u16..)
            .zip(0..dice)
            .map(|(number, slot)| {
                let at = pose(cup.slot(spec, slot), orientation(&mut draw));
                die(&mut world, spec, number, at)
            })
            .collect();
        let faces = dice
            .iter()
            .map(|die| tumble::reading(&world, die.body).face);
        Self {
            start_faces: faces.collect(),
            reseated: vec![false; dice.len()],
            world,
            tray,
            dice,
            cup: Some(cup),
            stillness: Stillness::default(),
            limit: LIMIT_S * TICK_HZ,
            tick: 0,
        }
    }

    /// Advances by one tick; the outcome when all dice lie.
    pub fn step(&mut self) -> Option<ThrowOutcome> {
        self.tick += 1;
        let is_there = |cup: &Cup| cup.advance(&mut self.world, self.tick, &self.dice);
        self.cup = self.cup.take().filter(is_there);
        let stilled_for = self.tick.checked_sub(self.limit).map(u64::from);
        if let Some(ticks) = stilled_for {
            let bodies = self.dice.iter().map(|die| die.body);
            stilling::still(&mut self.world, bodies, ticks);
        }
        self.world.step();
        if stilled_for.is_some_and(stilling::is_over) {
            return Some(self.outcome());
        }
        if self.cup.is_some() {
            return None;
        }
        let leniency = self.stillness.leniency();
        let mut bodies = self.dice.iter().map(|die| &self.world.bodies[die.body]);
        let is_slow = bodies.all(|body| rest::is_slow(body, leniency));
        self.stillness.watch(is_slow);
        if !self.stillness.is_long() || self.reseat() {
            return None;
        }
        Some(self.outcome())
    }

    /// Re-seats dice that cannot be read; whether there were any.
    fn reseat(&mut self) -> bool {
        let wanted: Vec<usize> = (0..self.dice.len())
            .filter(|index| !self.reseated[*index] && self.needs_seat(*index))
            .collect();
        let seats = Seats {
            tray: &self.tray,
            largest_m: self
                .dice
                .iter()
                .map(SeatedDie::largest_m)
                .fold(0.0, f64::max),
            dice: &self.dice,
        };
        for index in &wanted {
            seats.set_flat(&mut self.world, *index);
            self.reseated[*index] = true;
        }
        if !wanted.is_empty() {
            self.stillness = Stillness::default();
        }
        !wanted.is_empty()
    }

    fn needs_seat(&self, index: usize) -> bool {
        let at = exact(self.world.bodies[self.dice[index].body].translation());
        self.reading(index).is_cocked() || !tumble::holds(&self.tray, at)
    }

    /// What a die shows now.
    fn reading(&self, index: usize) -> Reading {
        tumble::reading(&self.world, self.dice[index].body)
    }

    fn outcome(&self) -> ThrowOutcome {
        ThrowOutcome {
            faces: (0..self.dice.len())
                .map(|index| self.reading(index).face)
                .collect(),
            start_faces: self.start_faces.clone(),
            reseated: self.reseated.clone(),
            stilled: self.tick >= self.limit,
            digest: Digest::of_motion(self.dice.iter().map(|die| &self.world.bodies[die.body])),
            ticks: self.tick,
        }
    }

    /// Poses of the dice, die by die, m.
    #[must_use]
    pub fn poses(&self) -> Vec<Pose> {
        let pose = |die: &SeatedDie| in_metres(self.world.bodies[die.body].position());
        self.dice.iter().map(pose).collect()
    }

    /// Where the middle of the cup is, m, whose own `x` points to its mouth; `None` once it is taken
    /// away.
    #[must_use]
    pub fn cup(&self) -> Option<Pose> {
        let cup = self.cup.as_ref()?;
        Some(in_metres(self.world.bodies[cup.body()].position()))
    }
}

fn tray(spec: &ThrowSpec) -> TraySpec {
    TraySpec {
        rear_distance_m: 0.0,
        length_m: spec.tray.length_m,
        width_m: spec.tray.width_m,
        wall_height_m: spec.tray.wall_height_m,
        floor_depth_m: 0.0,
    }
}

fn die(world: &mut PhysicsWorld, spec: &ThrowSpec, number: u16, pose: Pose) -> SeatedDie {
    let of = &spec.die;
    let body = DieBody {
        edges_m: of.edges_m,
        properties: Exact::rounded_cuboid(
            of.edges_m.into(),
            of.corner_radius_m,
            of.density_kg_per_m3,
        ),
        pose,
        velocity: Vector::ZERO,
        spin: Vector::ZERO,
        number,
    };
    SeatedDie {
        body: body.insert(world, &spec.die_on_die),
        edges_m: of.edges_m,
    }
}

/// One of the six faces up, turned about the vertical and tilted, as a unit quaternion
/// (x, y, z, w).
fn orientation(draw: &mut Draw) -> [f64; 4] {
    let face = Face::ALL[draw.below(6) as usize];
    let up = tumble::up();
    let upright = UnitQuaternion::rotation_between(&face.normal(), &up)
        .unwrap_or_else(|| UnitQuaternion::from_axis_angle(&Vector3::x_axis(), TAU / 2.0));
    let about = |axis: Vector3<f64>, angle| UnitQuaternion::new(axis * angle);
    let turn = about(up, TAU * draw.unit());
    let direction = TAU * draw.unit();
    let level = Vector3::new(direction.cos(), 0.0, direction.sin());
    let q = about(level, draw.spread(TILT_RAD)) * turn * upright;
    [q.i, q.j, q.k, q.w]
}
