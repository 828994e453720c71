//! What a study says about its design.

use kipp_game::cli::words::Words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::study::Study;

/// How designs are judged and how many are tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DesignTable {
    /// What shall be as large as possible.
    pub aim: Aim,
    /// Fills that judge one design, rounded up so that each copy meets every watched tube equally
    /// often. With the aim "worst-decile" at least 100 for each copy: fewer say little of a copy.
    pub fills: u32,
    /// Copies within the tolerances that the aim "worst-decile" compares, at least 10: each gets the
    /// same dice, and the worst tenth of them counts. The aim "share" builds a new copy for every fill.
    pub copies: u32,
    /// Most designs that are tried.
    pub designs: u32,
    /// What else is wanted, though it may conflict; needs the fidelity "machine".
    pub also: Vec<Concern>,
}

impl Default for DesignTable {
    fn default() -> Self {
        Self {
            aim: Aim::default(),
            fills: 240,
            copies: 20,
            designs: 400,
            also: Vec::new(),
        }
    }
}

impl DesignTable {
    /// Fewest copies that have a worst tenth.
    pub const FEWEST_COPIES: u32 = 10;
    /// Fewest fills of a copy that tell it from others.
    pub const FEWEST_FILLS: u32 = 100;

    /// Whether there are too few copies, or fills of each, for the worst tenth of them to be known.
    #[must_use]
    pub const fn has_few_copies(&self) -> bool {
        let fills = self.copies.saturating_mul(Self::FEWEST_FILLS);
        let is_few = self.copies < Self::FEWEST_COPIES || self.fills < fills;
        matches!(self.aim, Aim::WorstDecile) && is_few
    }

    /// That of a study.
    #[must_use]
    pub fn of(study: &Study) -> Self {
        study.file.design.clone().unwrap_or_default()
    }
}

/// What shall be as large as possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The share of fills that tip within the wanted band.
    #[default]
    Share,
    /// That share in the worst tenth of the copies: its conditional value at risk (CVaR).
    WorstDecile,
}

impl Aim {
    /// Its name in files.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Share => "in_band",
            Self::WorstDecile => "worst_decile",
        }
    }

    /// Its name for people.
    pub(super) fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Share => "design-share",
            Self::WorstDecile => "design-worst-decile",
        })
    }

    /// The same of an axis in percent.
    pub(super) fn said_in_percent(self, words: &Words) -> String {
        words.text(match self {
            Self::Share => "share-percent",
            Self::WorstDecile => "design-worst-percent",
        })
    }
}

/// What may conflict with the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Concern {
    /// A tube that tips shall pour every die.
    Emptied,
    /// No second tube shall tip at the same drop.
    Alone,
}

impl Concern {
    /// Its name in files.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Emptied => "emptied",
            Self::Alone => "alone",
        }
    }

    /// Its name for people.
    pub(super) fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Emptied => "design-emptied",
            Self::Alone => "design-alone",
        })
    }

    /// The same of an axis in percent.
    pub(super) fn said_in_percent(self, words: &Words) -> String {
        format!("{} (%)", self.said(words))
    }
}
