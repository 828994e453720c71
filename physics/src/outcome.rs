//! What one drop led to.

use serde::{Deserialize, Serialize};

use crate::drop::DieId;
use crate::face::Face;
use crate::spec::TUBES;
use crate::statics::Balance;

/// The result of one complete drop experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DropOutcome {
    /// Whether the die found room in the mouth; if not, nothing happened.
    pub entered: bool,
    /// Tubes that reached their front stop.
    pub tipped: [bool; TUBES],
    /// Tubes that rest between their stops, or at the front stop, after the drop.
    pub hanging: [bool; TUBES],
    /// Dice that came to rest in a tray, in the order in which they were dropped.
    pub poured: Vec<Poured>,
    /// Moments in the chosen tube after the die came to rest and before the hand let go.
    pub before_release: Balance,
    /// Whether the release was simulated; a release whose exact margin says that nothing can
    /// move is not.
    pub simulated: bool,
    /// Whether something still moved at the time limit and was [stilled](crate::machine#stilling).
    pub stilled: bool,
    /// Simulated time, s.
    pub duration_s: f64,
}

impl DropOutcome {
    /// Whether any tube tipped.
    #[must_use]
    pub fn has_tipped(&self) -> bool {
        self.tipped.contains(&true)
    }
}

/// A die that came to rest in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poured {
    /// The die.
    pub die: DieId,
    /// The tray, numbered like the tube that poured into it.
    pub tray: usize,
    /// The face it shows.
    pub face: Face,
    /// Whether it was cocked or had left the tray and was set flat on its most upward face.
    pub reseated: bool,
}
