//! What statics says of a tube, in a word and a number.

use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::Balance;
use kipp_physics::spec::TubeSpec;
use kipp_physics::statics::Tendency;

/// How close to its rest stop a tube is at it, rad.
const AT_STOP_RAD: f64 = 0.01;

/// Which way the tube sets off when nothing but its bearing and its stops hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A hand holds the tube while its dice settle: nothing is to be said of it yet.
    Held,
    /// The mouth goes down.
    Tips,
    /// The tube stays at its rest stop.
    Stays,
    /// Friction holds it between its stops.
    Hangs,
    /// The mouth goes up.
    Returns,
}

impl Verdict {
    /// The verdict on a tube at the angle of its balance.
    #[must_use]
    pub fn of(balance: &Balance, tube: &TubeSpec) -> Verdict {
        let is_at_rest = balance.angle_rad >= tube.rest_angle_rad - AT_STOP_RAD;
        match balance.tendency() {
            Tendency::Tips => Verdict::Tips,
            Tendency::Stays | Tendency::Returns if is_at_rest => Verdict::Stays,
            Tendency::Stays => Verdict::Hangs,
            Tendency::Returns => Verdict::Returns,
        }
    }

    /// The word.
    #[must_use]
    pub fn word(self, words: &Words) -> String {
        words.text(match self {
            Verdict::Held => "lab-is-held",
            Verdict::Tips => "lab-tips",
            Verdict::Stays => "lab-stays",
            Verdict::Hangs => "lab-hangs",
            Verdict::Returns => "lab-returns",
        })
    }

    /// By how much.
    #[must_use]
    pub fn margin(self, balance: &Balance, words: &Words) -> String {
        let margin = |nm: f64| decimal(1e3 * nm, 3, words);
        let beyond = balance.margin_nm;
        match self {
            Verdict::Held => words.text("lab-settling"),
            Verdict::Tips => say!(words, "lab-margin-beyond", margin = margin(beyond)),
            Verdict::Stays | Verdict::Hangs => {
                say!(words, "lab-margin-short", margin = margin(-beyond))
            }
            Verdict::Returns => {
                let back = -balance.net_moment_nm - balance.dead_band_nm;
                say!(words, "lab-margin-beyond", margin = margin(back))
            }
        }
    }
}
