//! Inputs, outputs and endings in words.

use std::collections::BTreeMap;

use kipp_game::cli::words::{Words, say};

use super::factors::Factor;
use super::output::Output;
use super::plans::MorrisPlan;
use super::sobol::{DesignFault, FEWEST_ROWS, MOST_CASES, MOST_KNOBS, MOST_ROWS};
use super::tables::{ScreenTable, SensitivityTable};
use crate::document::Cell;
use crate::row::{Status, failures_said};
use crate::study::{Goal, Study};

impl Factor {
    /// Its name in a table.
    #[must_use]
    pub fn cell(&self, words: &Words) -> Cell {
        let key = match self {
            Self::Knob(path) => path.as_str(),
            Self::DiceMix => "dice_mix",
            Self::Hand => "hand",
        };
        Cell::named(key, self.said(words))
    }

    /// Its name; a knob's is the path of its field.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Knob(path) => path.clone(),
            Self::DiceMix => say!(words, "analysis-dice-mix"),
            Self::Hand => say!(words, "analysis-hand"),
        }
    }
}

impl Output {
    /// Its name with its unit.
    #[must_use]
    pub fn said(self, goal: &Goal, words: &Words) -> String {
        match self {
            Self::DiceToTip => say!(words, "analysis-dice-to-tip"),
            Self::TorqueToTip => say!(words, "analysis-torque-to-tip"),
            Self::InBand => {
                let band = goal.band_said(words);
                say!(words, "analysis-in-band", band = band)
            }
        }
    }
}

/// A warning of cases that did not tip, if there are any.
pub(super) fn unlucky(endings: &BTreeMap<Status, u64>, words: &Words) -> Option<String> {
    let unlucky = failures_said(endings, words);
    let all: u64 = endings.values().sum();
    (!unlucky.is_empty()).then(|| say!(words, "analysis-unlucky", cases = all, endings = unlucky))
}

/// A warning of knobs that do not move, if there are any.
pub(super) fn still(still: &[String], words: &Words) -> Option<String> {
    let fields = still.join(", ");
    (!still.is_empty()).then(|| say!(words, "analysis-still", fields = fields))
}

/// Why the cases of a plan cannot be laid out for a study.
#[must_use]
pub fn unlaid(fault: DesignFault, study: &Study, plan: &str, words: &Words) -> String {
    let (table, over) = match plan {
        MorrisPlan::NAME => ("screen", ScreenTable::of(study).over),
        _ => ("sensitivity", SensitivityTable::of(study).over),
    };
    study.refused(&match fault {
        DesignFault::NoInputs => say!(
            words,
            "analysis-nothing-moves",
            over = over.key(),
            table = table
        ),
        DesignFault::TooFew { rows } => say!(
            words,
            "analysis-too-few-rows",
            rows = rows,
            fewest = FEWEST_ROWS
        ),
        DesignFault::TooManyRows { rows } => say!(
            words,
            "analysis-too-many-rows",
            rows = rows.to_string(),
            most = MOST_ROWS.to_string()
        ),
        DesignFault::TooManyCases { cases } => say!(
            words,
            "analysis-too-many-cases",
            table = table,
            cases = cases.to_string(),
            most = MOST_CASES.to_string(),
            key = if table == "screen" { "paths" } else { "rows" }
        ),
        DesignFault::TooManyKnobs { knobs } => say!(
            words,
            "analysis-too-many-knobs",
            knobs = knobs,
            most = MOST_KNOBS
        ),
    })
}
