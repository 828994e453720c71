//! What moves one tube, tick by tick.

use std::fmt;

use serde::Serialize;

use crate::machine::Machine;

/// One tick of one tube: motion, moments about the rod, energies and contacts.
///
/// Moments are positive when they turn the mouth down. They are those of the weights that the tube
/// carries at this tick: while a hand holds it, a die that falls and touches nothing does not count. What
/// a die adds by striking or sliding shows in the bearing load and in the motion.
///
/// ```
/// use kipp_physics::{Machine, MachineSpec, telemetry::Frame};
///
/// let machine = Machine::new(&MachineSpec::builtin())?;
/// let frame = Frame::of(&machine, 0);
/// assert!(frame.net_moment_nm < 0.0, "an empty tube is pressed against its rest stop");
/// assert_eq!(frame.to_string().split(',').count(), Frame::COLUMNS.len());
/// # Ok::<(), kipp_physics::MachineError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Frame {
    /// Simulated time since the machine was built, s.
    pub time_s: f64,
    /// Whether a hand holds the tube.
    pub is_held: bool,
    /// Elevation of the mouth, rad.
    pub angle_rad: f64,
    /// Its rate, rad/s, positive when the mouth rises.
    pub rate_rad_per_s: f64,
    /// Moment of the dice that the tube carries, N·m.
    pub dice_moment_nm: f64,
    /// Moment of the tube's board, N·m.
    pub board_moment_nm: f64,
    /// Moment of the ballast, N·m.
    pub ballast_moment_nm: f64,
    /// Sum of the three, N·m.
    pub net_moment_nm: f64,
    /// Largest moment that bearing friction holds under the present load, N·m.
    pub friction_moment_nm: f64,
    /// Load on the rod, N.
    pub bearing_load_n: f64,
    /// Kinetic energy of tube and dice, J.
    pub kinetic_j: f64,
    /// Potential energy of tube and dice, J, counted from the rod.
    pub potential_j: f64,
    /// Pairs of bodies that press on each other.
    pub contacts: usize,
    /// Dice in the tube.
    pub dice: usize,
}

impl Frame {
    /// Names of the columns that [`Display`](fmt::Display) writes.
    pub const COLUMNS: [&'static str; 14] = [
        "time_s",
        "is_held",
        "angle_rad",
        "rate_rad_per_s",
        "dice_moment_nm",
        "board_moment_nm",
        "ballast_moment_nm",
        "net_moment_nm",
        "friction_moment_nm",
        "bearing_load_n",
        "kinetic_j",
        "potential_j",
        "contacts",
        "dice",
    ];

    /// The machine at its last tick, seen at one tube.
    ///
    /// # Panics
    /// If `tube` is not 0 to 2.
    #[must_use]
    pub fn of(machine: &Machine, tube: usize) -> Self {
        let balance = machine.balance(tube);
        let (kinetic_j, potential_j) = machine.energy_j(tube);
        let bearing_load_n = machine.bearing_load_n(tube);
        Self {
            time_s: machine.time_s(),
            is_held: machine.is_held(tube),
            angle_rad: machine.angle_rad(tube),
            rate_rad_per_s: machine.rate_rad_per_s(tube),
            dice_moment_nm: balance.dice_moment_nm,
            board_moment_nm: balance.board.moment_nm,
            ballast_moment_nm: balance.ballast.moment_nm,
            net_moment_nm: balance.net_moment_nm,
            friction_moment_nm: machine.spec().rod.friction_moment_nm(bearing_load_n),
            bearing_load_n,
            kinetic_j,
            potential_j,
            contacts: machine.contacts(tube),
            dice: machine.dice_in_tube(tube),
        }
    }
}

/// One line of comma-separated values.
impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.6},{}", self.time_s, u8::from(self.is_held))?;
        for number in [
            self.angle_rad,
            self.rate_rad_per_s,
            self.dice_moment_nm,
            self.board_moment_nm,
            self.ballast_moment_nm,
            self.net_moment_nm,
            self.friction_moment_nm,
            self.bearing_load_n,
            self.kinetic_j,
            self.potential_j,
        ] {
            write!(f, ",{number:.9}")?;
        }
        write!(f, ",{},{}", self.contacts, self.dice)
    }
}
