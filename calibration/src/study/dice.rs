//! The dice of a study.

use clap::ValueEnum;
use kipp_game::cli::words::Words;
use kipp_physics::spec::DieSize;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which dice are dropped.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum Dice {
    /// The box of 12 of each size.
    #[default]
    Box,
    /// 12 small dice.
    Small,
    /// 12 medium dice.
    Medium,
    /// 12 large dice.
    Large,
}

impl Dice {
    /// The only size among them, if there is only one.
    #[must_use]
    pub const fn only_size(self) -> Option<DieSize> {
        match self {
            Self::Box => None,
            Self::Small => Some(DieSize::Small),
            Self::Medium => Some(DieSize::Medium),
            Self::Large => Some(DieSize::Large),
        }
    }

    /// The dice in words.
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Box => "calibrate-dice-box",
            Self::Small => "calibrate-dice-small",
            Self::Medium => "calibrate-dice-medium",
            Self::Large => "calibrate-dice-large",
        })
    }
}
