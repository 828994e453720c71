//! Why a tube tipped, kept after it is empty again.

use kipp_game::cli::drop::letter;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::DieSize;

use super::plan::Plan;

/// A tube that tipped.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// Number of the die that tipped it, from 1, and its size; none when a neighbour shook it.
    pub die: Option<(u16, DieSize)>,
    /// The weights when nothing held the tube any longer.
    pub plan: Plan,
}

impl Tip {
    /// At which die, and by how much.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self.die {
            Some((number, size)) => say!(
                words,
                "lab-tip",
                number = u32::from(number),
                size = letter(size),
                margin = number_of(self.plan.balance.margin_nm, words)
            ),
            None => words.text("lab-tip-shaken"),
        }
    }

    /// The moments that make the margin.
    #[must_use]
    pub fn sum(&self, words: &Words) -> String {
        let Plan { balance, .. } = &self.plan;
        say!(
            words,
            "lab-tip-sum",
            tipping = number_of(self.plan.tipping_nm(), words),
            restoring = number_of(-self.plan.restoring_nm(), words),
            friction = number_of(balance.dead_band_nm, words),
            margin = number_of(balance.margin_nm, words)
        )
    }
}

fn number_of(moment_nm: f64, words: &Words) -> String {
    decimal(1e3 * moment_nm, 3, words)
}
