//! What statics says of a tube, in a word and a number.

use bevy_egui::egui::Color32;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::Balance;
use kipp_physics::machine::AT_STOP_RAD;
use kipp_physics::spec::TubeSpec;
use kipp_physics::statics::Tendency;

use crate::hud::theme::LabColours;

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

    /// The sign before the word.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Verdict::Held => "✋",
            Verdict::Tips => "⬇",
            Verdict::Stays => "■",
            Verdict::Hangs => "◆",
            Verdict::Returns => "⬆",
        }
    }

    /// The colour behind it.
    #[must_use]
    pub fn colour(self, colours: &LabColours) -> Color32 {
        match self {
            Verdict::Held => colours.plumb,
            Verdict::Tips => colours.tipping,
            Verdict::Stays => colours.restoring,
            Verdict::Hangs => colours.friction,
            Verdict::Returns => colours.ballast,
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_physics::{Machine, MachineSpec};

    #[test]
    fn a_tube_is_at_its_stop_for_the_lab_as_it_is_for_physics() {
        let machine = Machine::new(&MachineSpec::builtin()).expect("it is sound");
        let tube = &machine.spec().tube[0];
        let verdict = |off: f64| {
            let mut balance = machine.balance(0);
            balance.angle_rad = tube.rest_angle_rad - off * AT_STOP_RAD;
            Verdict::of(&balance, tube)
        };
        assert_eq!(verdict(0.99), Verdict::Stays);
        assert_eq!(verdict(1.01), Verdict::Returns);
    }
}
