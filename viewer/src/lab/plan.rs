//! Where the weights of a tube pull, and at which lever arms: the drawing behind the numbers of a
//! [`Balance`].

use bevy::math::DVec3;
use bevy_egui::egui::Color32;
use kipp_physics::machine::Part;
use kipp_physics::statics::{EmptyTube, MomentRow};
use kipp_physics::{Balance, DieSize, Machine};

use crate::hud::theme::LabColours;

/// Whose weight it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Walls and end wall.
    Board,
    /// The ballast stack.
    Ballast,
    /// A die that the tube carries.
    Die {
        /// Which die of the tube, from 1.
        number: u16,
        /// Its size.
        size: DieSize,
    },
}

impl Kind {
    /// The colour of everything that is drawn of it.
    #[must_use]
    pub fn colour(self, colours: &LabColours) -> Color32 {
        match self {
            Kind::Board => colours.restoring,
            Kind::Ballast => colours.ballast,
            Kind::Die { .. } => colours.tipping,
        }
    }
}

/// One weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weight {
    /// Whose.
    pub kind: Kind,
    /// Its centre of mass in the scene, m.
    pub center: DVec3,
    /// Mass, lever arm and moment.
    pub row: MomentRow,
}

/// All weights of a tube about its rod.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The rod's axis in the middle of the tube, m.
    pub rod: DVec3,
    /// The way weights pull, across the rod; 1 long.
    pub down: DVec3,
    /// Perpendicular to it, to the mouth's side; lever arms are measured along it. 1 long.
    pub across: DVec3,
    /// Gravity across the rod, m/s².
    pub gravity_m_per_s2: f64,
    /// Board, ballast, then the dice in their order of dropping.
    pub weights: Vec<Weight>,
    /// The moments.
    pub balance: Balance,
}

impl Plan {
    /// Number of dice among the weights.
    #[must_use]
    pub fn dice(&self) -> usize {
        let is_die = |weight: &&Weight| matches!(weight.kind, Kind::Die { .. });
        self.weights.iter().filter(is_die).count()
    }

    /// The plan of a tube with the dice that it carries now.
    ///
    /// # Panics
    /// If `tube` is not 0 to 2.
    #[must_use]
    pub fn of(machine: &Machine, tube: usize) -> Plan {
        let gravity = vector(machine.spec().base.gravity_vector());
        let gravity = DVec3::new(gravity.x, gravity.y, 0.0);
        let down = gravity.normalize_or(DVec3::NEG_Y);
        let balance = machine.balance(tube);
        Plan {
            rod: vector(machine.bay_offset_m(tube)),
            down,
            across: DVec3::new(-down.y, down.x, 0.0),
            gravity_m_per_s2: gravity.length(),
            weights: weights(machine, tube, &balance),
            balance,
        }
    }

    /// The weight's foot on the plumb line through the rod: from there to its centre is the lever
    /// arm.
    #[must_use]
    pub fn foot(&self, weight: &Weight) -> DVec3 {
        let flat = weight.center - DVec3::Z * (weight.center.z - self.rod.z);
        flat - self.across * weight.row.lever_arm_m
    }

    /// The weight, N.
    #[must_use]
    pub fn newtons(&self, weight: &Weight) -> f64 {
        weight.row.mass_kg * self.gravity_m_per_s2
    }

    /// Centre of mass of tube and dice together, m.
    #[must_use]
    pub fn whole(&self) -> DVec3 {
        let mass: f64 = self.weights.iter().map(|weight| weight.row.mass_kg).sum();
        let moment = |weight: &Weight| weight.center * weight.row.mass_kg;
        self.weights.iter().map(moment).sum::<DVec3>() / mass
    }

    /// Sum of all moments that turn the mouth down, N·m.
    #[must_use]
    pub fn tipping_nm(&self) -> f64 {
        self.moments().filter(|moment| *moment > 0.0).sum()
    }

    /// Sum of all moments that lift the mouth, N·m; not positive.
    #[must_use]
    pub fn restoring_nm(&self) -> f64 {
        self.moments().filter(|moment| *moment < 0.0).sum()
    }

    fn moments(&self) -> impl Iterator<Item = f64> {
        self.weights.iter().map(|weight| weight.row.moment_nm)
    }
}

fn weights(machine: &Machine, tube: usize, balance: &Balance) -> Vec<Weight> {
    let empty = EmptyTube::of(machine.spec(), tube);
    let offset = vector(machine.bay_offset_m(tube));
    let (sin, cos) = machine.angle_rad(tube).sin_cos();
    let part = |kind, center: DVec3, row| Weight {
        kind,
        center: offset
            + DVec3::new(
                center.x * cos - center.y * sin,
                center.x * sin + center.y * cos,
                center.z,
            ),
        row,
    };
    let mut weights = vec![
        part(Kind::Board, vector(empty.board.center_m), balance.board),
        part(
            Kind::Ballast,
            vector(empty.ballast.center_m),
            balance.ballast,
        ),
    ];
    let dice = machine.carried(tube).into_iter().zip(&balance.dice);
    weights.extend(dice.filter_map(|((die, size), row)| {
        let kind = Kind::Die {
            number: die.0,
            size,
        };
        let center = offset + center(machine, Part::Die(die, size))?;
        Some(Weight {
            kind,
            center,
            row: *row,
        })
    }));
    weights
}

fn center(machine: &Machine, part: Part) -> Option<DVec3> {
    let poses = machine.poses();
    let found = poses.iter().find(|pose| pose.part == part)?;
    Some(found.pose.translation.as_dvec3())
}

fn vector(vector: impl Into<[f64; 3]>) -> DVec3 {
    DVec3::from_array(vector.into())
}
