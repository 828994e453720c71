//! What one case gave.

use std::collections::BTreeMap;

use kipp_game::cli::words::Words;
use serde::{Deserialize, Serialize};

/// How a case ended. Cases that fail are rows too: an analysis counts or refuses them, but never
/// loses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The tube tipped.
    Ok,
    /// The tube did not tip: it was full before, or there were no more dice.
    NeverTipped,
    /// Dice stuck on their way in: one found the mouth blocked, though so few would have had room.
    Jammed,
    /// Something still moved at the machine's time limit and was stilled.
    TimedOut,
    /// A value is not a finite number.
    NotFinite,
    /// The values make no machine, such as a rod inside a wall.
    Unbuildable,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Ok,
        Self::NeverTipped,
        Self::Jammed,
        Self::TimedOut,
        Self::NotFinite,
        Self::Unbuildable,
    ];

    /// Whether a case that ended so failed: it never tipped or gave no answer.
    #[must_use]
    pub fn has_failed(self) -> bool {
        self != Self::Ok
    }

    /// The ending in words.
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Ok => "status-ok",
            Self::NeverTipped => "status-never-tipped",
            Self::Jammed => "status-jammed",
            Self::TimedOut => "status-timed-out",
            Self::NotFinite => "status-not-finite",
            Self::Unbuildable => "status-unbuildable",
        })
    }
}

/// How many cases failed, of cases by how they ended.
#[must_use]
pub fn failed(endings: &BTreeMap<Status, u64>) -> u64 {
    let failed = endings.iter().filter(|(status, _)| status.has_failed());
    failed.map(|(_, cases)| cases).sum()
}

/// The cases that failed in words; empty if none did.
#[must_use]
pub fn failures_said(endings: &BTreeMap<Status, u64>, words: &Words) -> String {
    let failed = endings.iter().filter(|(status, _)| status.has_failed());
    let said = failed.map(|(status, cases)| format!("{cases} × {}", status.said(words)));
    said.collect::<Vec<_>>().join(", ")
}

/// One case of a sweep: where it stood and what happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its number in the plan, from 0: its identity.
    pub case: u64,
    /// How it ended.
    pub status: Status,
    /// The watched tube.
    pub tube: u8,
    /// Dice in the watched tube when it tipped; none if it did not.
    pub dice_to_tip: Option<u32>,
    /// The dice moment that had to be passed for the tube to tip, with the load of that moment on
    /// the rod, mN·m; none if it did not tip.
    pub torque_to_tip_mnm: Option<f64>,
    /// Sizes of the dice dropped into the watched tube in their order: `s`, `m` and `l`.
    pub dice: String,
    /// Whether the tube that tipped poured every die; only a simulated machine knows.
    pub emptied: Option<bool>,
    /// Whether a second tube tipped at the same drop; only a simulated machine knows.
    pub second_tube: Option<bool>,
    /// Whether the watched tube was left hanging between its stops.
    pub hanging: bool,
    /// The value of every knob, in the order of the study, in SI units.
    pub point: Vec<f64>,
}

impl Row {
    /// A case that ended before any die was dropped.
    #[must_use]
    pub const fn without_dice(status: Status, tube: u8) -> Self {
        Self {
            case: 0,
            status,
            tube,
            dice_to_tip: None,
            torque_to_tip_mnm: None,
            dice: String::new(),
            emptied: None,
            second_tube: None,
            hanging: false,
            point: Vec::new(),
        }
    }

    /// Whether the case went well and the tube tipped at a die from `first` to `last`. A case that
    /// failed is outside every band, even if it failed after the tip.
    #[must_use]
    pub fn is_in_band(&self, first: u32, last: u32) -> bool {
        let tipped_at = self.dice_to_tip.filter(|_| !self.has_failed());
        tipped_at.is_some_and(|dice| (first..=last).contains(&dice))
    }

    /// Whether the case failed: see [`Status::has_failed`].
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.status.has_failed()
    }
}
