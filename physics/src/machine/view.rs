//! What an onlooker may read from a running machine.

use nalgebra::Vector3;
use rapier3d::dynamics::{RigidBody, RigidBodyHandle};
use rapier3d::geometry::ContactPair;
use rapier3d::math::Pose;
use rapier3d::pipeline::PhysicsWorld;

use super::{Machine, Place, TICK_HZ};
use crate::drop::DieId;
use crate::real::{PER_METRE, exact, exact_energy, in_metres};
use crate::spec::DieSize;
use crate::tumble::WALL_M;

/// Length of [`Machine::world`]'s unit, m.
pub const WORLD_UNIT_M: f64 = 1.0 / PER_METRE;

/// A moving part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A tube.
    Tube(usize),
    /// A die and its size.
    Die(DieId, DieSize),
}

/// Where a part is, in the axes of its own bay: origin on the rod's axis, `x` forward, `y` up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PartPose {
    /// The part.
    pub part: Part,
    /// The bay it moves in; bays stand side by side along the rod.
    pub bay: usize,
    /// Position, m, and rotation.
    pub pose: Pose,
}

impl Machine {
    /// Ticks since the machine was built.
    #[must_use]
    pub fn tick(&self) -> u64 {
        self.course.tick
    }

    /// Simulated seconds since the machine was built.
    #[must_use]
    pub fn time_s(&self) -> f64 {
        super::seconds(self.course.tick)
    }

    /// Elevation of a tube's mouth, rad.
    ///
    /// # Panics
    /// If `tube` is not 0 to 2; so do the methods below.
    #[must_use]
    pub fn angle_rad(&self, tube: usize) -> f64 {
        let bay = &self.bays[tube];
        bay.hinge.angle_rad(&bay.world)
    }

    /// Angular speed of a tube, rad/s, positive when its mouth rises.
    #[must_use]
    pub fn rate_rad_per_s(&self, tube: usize) -> f64 {
        let bay = &self.bays[tube];
        bay.hinge.rate_rad_per_s(&bay.world)
    }

    /// Whether a hand holds the tube.
    #[must_use]
    pub fn is_held(&self, tube: usize) -> bool {
        self.bays[tube].hinge.is_held()
    }

    /// Load on the rod as of the last tick, N.
    #[must_use]
    pub fn bearing_load_n(&self, tube: usize) -> f64 {
        self.bays[tube].bearing_load_n
    }

    /// The dice of a bay in their order of dropping, and where each is.
    #[must_use]
    pub fn dice(&self, bay: usize) -> Vec<(DieId, DieSize, Place)> {
        let bay = &self.bays[bay];
        bay.dice
            .iter()
            .map(|die| (die.id, die.size, bay.place(&self.spec, die)))
            .collect()
    }

    /// The dice whose weight a tube carries, in the order of [`Balance::dice`]: those in it, but while
    /// a hand holds it none that falls and touches nothing.
    ///
    /// [`Balance::dice`]: crate::statics::Balance::dice
    #[must_use]
    pub fn carried(&self, tube: usize) -> Vec<(DieId, DieSize)> {
        let carried = self.bays[tube].carried(&self.spec);
        carried.map(|die| (die.id, die.size)).collect()
    }

    /// Number of dice in a tube.
    #[must_use]
    pub fn dice_in_tube(&self, tube: usize) -> usize {
        self.dice(tube)
            .iter()
            .filter(|(_, _, place)| *place == Place::Tube)
            .count()
    }

    /// Poses of every tube and die, tubes first, in one fixed order.
    #[must_use]
    pub fn poses(&self) -> Vec<PartPose> {
        let mut poses = Vec::new();
        for (bay, it) in self.bays.iter().enumerate() {
            let pose = |handle: RigidBodyHandle| in_metres(it.world.bodies[handle].position());
            poses.push(PartPose {
                part: Part::Tube(bay),
                bay,
                pose: pose(it.hinge.body()),
            });
            poses.extend(it.dice.iter().map(|die| PartPose {
                part: Part::Die(die.id, die.size),
                bay,
                pose: pose(die.body),
            }));
        }
        poses
    }

    /// Kinetic and gravitational energy of everything that moves in a bay, J; height counts from
    /// the rod.
    #[must_use]
    pub fn energy_j(&self, bay: usize) -> (f64, f64) {
        let bay = &self.bays[bay];
        let bodies = || {
            bay.dice
                .iter()
                .map(|die| die.body)
                .chain([bay.hinge.body()])
        };
        let kinetic = bodies()
            .map(|body| kinetic_energy(&bay.world.bodies[body]))
            .sum();
        let gravity = self.spec.base.gravity_vector();
        let potential = bodies()
            .map(|body| {
                let body = &bay.world.bodies[body];
                -f64::from(body.mass()) * gravity.dot(&exact(body.center_of_mass()))
            })
            .sum();
        (kinetic, potential)
    }

    /// Number of pairs of bodies in a bay that press on each other in this tick.
    #[must_use]
    pub fn contacts(&self, bay: usize) -> usize {
        let pairs = self.bays[bay].world.narrow_phase.contact_pairs();
        // rapier counts a contact as active while it is only predicted, and keeps impulses after a
        // contact ends: only both together mean that bodies press.
        let presses = |pair: &&ContactPair| {
            pair.has_any_active_contact() && pair.total_impulse_magnitude() > 0.0
        };
        pairs.filter(presses).count()
    }

    /// Number of bodies that rapier switched off since their numbers were no longer finite. Anything
    /// but 0 is a defect.
    #[must_use]
    pub fn quarantined(&self) -> usize {
        self.bays
            .iter()
            .map(|bay| bay.world.quarantine().bodies().len())
            .sum()
    }

    /// The rapier world of a bay, in centimetres, kilograms and seconds, to draw or to measure; only
    /// [`Machine::step`] moves it.
    #[must_use]
    pub fn world(&self, bay: usize) -> &PhysicsWorld {
        &self.bays[bay].world
    }

    /// Centre of a bay along the rod, m: bays stand side by side, wall of tray to wall of tray.
    #[must_use]
    pub fn bay_offset_m(&self, bay: usize) -> Vector3<f64> {
        let steps = [-1.0, 0.0, 1.0][bay];
        Vector3::z() * (steps * (self.spec.tray.width_m + 2.0 * WALL_M))
    }

    /// Length of a tick, s.
    #[must_use]
    pub fn tick_s() -> f64 {
        1.0 / f64::from(TICK_HZ)
    }
}

fn kinetic_energy(body: &RigidBody) -> f64 {
    exact_energy(body.kinetic_energy())
}
