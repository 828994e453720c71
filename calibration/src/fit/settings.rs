//! The table `[fit]` of a study.

use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Discrepancy, FitError};
use crate::study::Study;

/// How a machine is fitted to measurements.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FitTable {
    /// Data files (CSV), as paths from this file's folder; those on the command line replace them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub data: Vec<String>,
    /// Fields of knobs that keep the machine's own value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub frozen: Vec<String>,
    /// Distance of neighbouring dice in a tube, in edges, that is expected beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub packing: Option<f64>,
    /// Standard deviation of that expectation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub packing_deviation: Option<f64>,
    /// Standard deviation of the moment at which fills tip, as a share of the needed one, that is
    /// expected beforehand; it may well be two and a half times as large, or as small.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scatter: Option<f64>,
}

/// What a fit must know beside study and data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// Fields of knobs that keep the machine's own value.
    pub frozen: Vec<String>,
    /// What is known of the gap between statics and fills.
    pub discrepancy: Discrepancy,
}

impl FitTable {
    /// The data files of a study file.
    #[must_use]
    pub fn files(&self, study: &Path) -> Vec<PathBuf> {
        let folder = study.parent().unwrap_or(Path::new(""));
        self.data.iter().map(|path| folder.join(path)).collect()
    }

    /// What the table means.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let usual = Discrepancy::default();
        Settings {
            frozen: self.frozen.iter().map(|it| it.trim().to_owned()).collect(),
            discrepancy: Discrepancy {
                packing: self.packing.unwrap_or(usual.packing),
                packing_deviation: self.packing_deviation.unwrap_or(usual.packing_deviation),
                scatter: self.scatter.unwrap_or(usual.scatter),
                ..usual
            },
        }
    }
}

impl Settings {
    /// Refuses what makes no sense for a study.
    ///
    /// # Errors
    /// [`FitError`] for a study without knobs, a number out of its bounds or a field that no knob has.
    pub fn check(&self, study: &Study) -> Result<(), FitError> {
        if study.knobs.is_empty() {
            return Err(FitError::NoKnobs);
        }
        let known = &self.discrepancy;
        let (packings, scatters) = (Discrepancy::PACKINGS, Discrepancy::SCATTERS);
        within("fit.packing", known.packing, packings)?;
        within(
            "fit.packing_deviation",
            known.packing_deviation,
            (1e-4, 1.0),
        )?;
        within("fit.scatter", known.scatter, scatters)?;
        let knobs = || study.knobs.iter().map(|knob| knob.field.path());
        let unknown = self
            .frozen
            .iter()
            .find(|path| !knobs().any(|knob| knob.eq_ignore_ascii_case(path)));
        match unknown {
            Some(asked) => Err(FitError::FrozenUnknown {
                asked: asked.clone(),
                known: knobs().collect::<Vec<_>>().join(", "),
            }),
            None => Ok(()),
        }
    }
}

fn within(place: &'static str, value: f64, (least, most): (f64, f64)) -> Result<(), FitError> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(FitError::Setting {
        place,
        value,
        least,
        most,
    })
}
