//! Where a report comes from.

use std::collections::BTreeMap;

use kipp_game::cli::words::{Words, say};
use serde::Serialize;

use crate::campaign::{self, SCHEMA};
use crate::fidelity::Fidelity;
use crate::row::{Status, failures_said};
use crate::study::{FORMAT, Study};

/// A file with measurements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DataFile {
    /// The file.
    pub file: String,
    /// Digest of its bytes.
    pub digest: String,
}

/// All that an answer follows from, and how its cases ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Origin {
    /// The study file.
    pub study: String,
    /// Digest of what the study asks.
    pub study_digest: String,
    /// Name of the machine.
    pub machine: String,
    /// Digest of the machine.
    pub machine_digest: String,
    /// Versions of the programs that worked it out.
    pub versions: BTreeMap<&'static str, &'static str>,
    /// Digest of the motion of a probe in the engine, which depends on build and processor.
    pub engine: String,
    /// Version of the study file's format.
    pub study_format: u32,
    /// Version of the rows of cases.
    pub row_schema: u32,
    /// The master seed.
    pub seed: u64,
    /// How fills were worked out.
    pub fidelity: Fidelity,
    /// Number of cases, where cases were run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cases: Option<u64>,
    /// Cases that did not end well, by how they ended.
    pub failures: BTreeMap<Status, u64>,
    /// Files with measurements.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub data: Vec<DataFile>,
    /// Number of measurements, where there are data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measurements: Option<u64>,
    /// The command that makes the report again.
    pub command: String,
}

impl Origin {
    /// The origin of what a command says about a study.
    #[must_use]
    pub fn of(study: &Study, command: String) -> Self {
        Self {
            study: study.path.display().to_string(),
            study_digest: campaign::study_digest(study),
            machine: study.machine.name.clone(),
            machine_digest: study.machine.digest().to_string(),
            versions: BTreeMap::from([
                ("kipp-calibrate", env!("CARGO_PKG_VERSION")),
                ("kipp-physics", kipp_physics::VERSION),
                ("rapier3d", kipp_physics::ENGINE_VERSION),
            ]),
            engine: campaign::engine_motion().to_owned(),
            study_format: FORMAT,
            row_schema: SCHEMA,
            seed: study.seed,
            fidelity: study.fidelity,
            cases: None,
            failures: BTreeMap::new(),
            data: Vec::new(),
            measurements: None,
            command,
        }
    }

    /// The same with the cases that were run, by how they ended.
    #[must_use]
    pub fn with_cases(mut self, endings: &BTreeMap<Status, u64>) -> Self {
        self.cases = Some(endings.values().sum());
        self.failures = endings.clone();
        self.failures.remove(&Status::Ok);
        self
    }

    /// The same with files of so many measurements.
    #[must_use]
    pub fn with_data(mut self, files: Vec<DataFile>, measurements: u64) -> Self {
        self.data = files;
        self.measurements = Some(measurements);
        self
    }

    /// Name and value, in reading order.
    #[must_use]
    pub fn said(&self, words: &Words) -> Vec<(String, String)> {
        let digested = |what: &str, digest: &str| format!("{what} ({digest})");
        let versions = self
            .versions
            .iter()
            .map(|(name, it)| format!("{name} {it}"));
        let mut pairs = vec![
            ("origin-study", digested(&self.study, &self.study_digest)),
            (
                "origin-machine",
                digested(&self.machine, &self.machine_digest),
            ),
            ("origin-versions", versions.collect::<Vec<_>>().join(", ")),
            ("origin-engine", self.engine.clone()),
            ("origin-schema", self.schema(words)),
            ("origin-seed", self.seed.to_string()),
            ("origin-fidelity", self.fidelity.said(words)),
        ];
        if let Some(cases) = self.cases {
            pairs.push(("origin-cases", cases.to_string()));
            pairs.push(("origin-failures", self.failed(words)));
        }
        if let Some(measurements) = self.measurements {
            let files = self.data.iter().map(|it| digested(&it.file, &it.digest));
            pairs.push(("origin-data", files.collect::<Vec<_>>().join(", ")));
            pairs.push(("origin-measurements", measurements.to_string()));
        }
        let said = pairs.into_iter();
        said.map(|(key, value)| (words.text(key), value)).collect()
    }

    fn schema(&self, words: &Words) -> String {
        say!(
            words,
            "origin-schemas",
            study = self.study_format,
            rows = self.row_schema
        )
    }

    fn failed(&self, words: &Words) -> String {
        let failures = failures_said(&self.failures, words);
        match failures.is_empty() {
            true => words.text("origin-no-failures"),
            false => failures,
        }
    }
}
