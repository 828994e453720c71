//! What an analysis asks of a case.

use serde::{Deserialize, Serialize};

use crate::row::{Row, Status};
use crate::study::Goal;

/// A number that a case gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Output {
    /// Dice in the tube when it tipped.
    DiceToTip,
    /// Dice moment that had to be passed, mN·m: it varies smoothly where dice are whole.
    TorqueToTip,
    /// 1 if the tube tipped within the wanted band, else 0.
    InBand,
}

impl Output {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::DiceToTip, Self::TorqueToTip, Self::InBand];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::DiceToTip => "dice-to-tip",
            Self::TorqueToTip => "torque-to-tip",
            Self::InBand => "in-band",
        }
    }

    /// Decimals that are worth showing.
    #[must_use]
    pub const fn decimals(self) -> usize {
        match self {
            Self::DiceToTip => 2,
            Self::TorqueToTip | Self::InBand => 3,
        }
    }

    /// The number of a row. A tube that never tipped has no number of dice, unless the caller says as
    /// how many it counts, and no torque; a case that failed in another way has neither. But all of them
    /// surely missed the band.
    fn of(self, row: &Row, goal: &Goal, never_tips_as: Option<u32>) -> Option<f64> {
        let in_band = row.is_in_band(goal.first_die, goal.last_die);
        match (self, row.status) {
            (Self::DiceToTip, Status::Ok) => row.dice_to_tip.map(f64::from),
            (Self::DiceToTip, Status::NeverTipped) => never_tips_as.map(f64::from),
            (Self::TorqueToTip, Status::Ok) => row.torque_to_tip_mnm,
            (Self::InBand, _) => Some(f64::from(u8::from(in_band))),
            _ => None,
        }
    }
}

/// What is kept of a case: how it ended, and every output.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// How it ended.
    pub status: Status,
    /// The outputs in the order of [`Output::ALL`]; none where the case has none.
    pub values: [Option<f64>; Output::ALL.len()],
}

impl Seen {
    /// Whether the tube tipped within the wanted band; a case that failed did not.
    #[must_use]
    pub fn is_in_band(&self) -> bool {
        self.values[Output::InBand as usize].is_some_and(|share| share > 0.0)
    }

    /// What is kept of a row; `never_tips_as` counts as the dice of a tube that never tipped.
    #[must_use]
    pub fn of(row: &Row, goal: &Goal, never_tips_as: Option<u32>) -> Self {
        Self {
            status: row.status,
            values: Output::ALL.map(|output| output.of(row, goal, never_tips_as)),
        }
    }
}
