//! What a file of rows says of itself.

use serde::{Deserialize, Serialize};

use super::{Shard, engine};
use crate::fidelity::Fidelity;
use crate::plan::Plan;
use crate::source;
use crate::study::Study;

/// Version of the rows that this program reads and writes.
pub const SCHEMA: u32 = 1;

/// The first line of a file of rows: all that its cases follow from. Rows belong together when
/// everything here is the same but the shard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of header and rows.
    pub schema: u32,
    /// Version of the program that wrote them.
    pub version: String,
    /// Digest of the motion of a probe in the engine, which depends on build and processor.
    pub engine: String,
    /// Digest of the machine.
    pub machine: String,
    /// Digest of what the study asks.
    pub study: String,
    /// The master seed.
    pub seed: u64,
    /// How fills were worked out.
    pub fidelity: Fidelity,
    /// The plan of the cases.
    pub plan: String,
    /// Number of cases of the plan.
    pub cases: u64,
    /// Which part of them the file holds; all if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

/// What can be unlike in two headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The version of the rows.
    Schema,
    /// The version of the program.
    Version,
    /// Build or processor.
    Engine,
    /// The machine.
    Machine,
    /// The study.
    Study,
    /// The master seed.
    Seed,
    /// The fidelity.
    Fidelity,
    /// The plan.
    Plan,
    /// The number of cases.
    Cases,
    /// The shard.
    Shard,
}

impl Header {
    /// The header of the cases of a plan.
    #[must_use]
    pub fn new(study: &Study, fidelity: Fidelity, plan: &dyn Plan, shard: Option<Shard>) -> Self {
        Self {
            schema: SCHEMA,
            version: engine::VERSION.to_owned(),
            engine: engine::motion().to_owned(),
            machine: study.machine.digest().to_string(),
            study: study_digest(study),
            seed: study.seed,
            fidelity,
            plan: plan.name().to_owned(),
            cases: plan.cases(),
            shard,
        }
    }

    /// The same for another shard, or for all cases.
    #[must_use]
    pub fn of_shard(&self, shard: Option<Shard>) -> Self {
        Self {
            shard,
            ..self.clone()
        }
    }

    /// The first line of the file.
    ///
    /// # Errors
    /// Never in practice: every part of a header has a form in JSON.
    pub fn line(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    /// The first part in which another header is unlike this one, with both values.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<(Part, String, String)> {
        let parts = |header: &Self| {
            [
                (Part::Schema, header.schema.to_string()),
                (Part::Machine, header.machine.clone()),
                (Part::Seed, header.seed.to_string()),
                (Part::Fidelity, header.fidelity.name().to_owned()),
                (Part::Plan, header.plan.clone()),
                (Part::Cases, header.cases.to_string()),
                (Part::Study, header.study.clone()),
                (Part::Version, header.version.clone()),
                (Part::Engine, header.engine.clone()),
                (
                    Part::Shard,
                    header
                        .shard
                        .map_or("-".to_owned(), |shard| shard.to_string()),
                ),
            ]
        };
        let mut pairs = parts(self).into_iter().zip(parts(other));
        pairs.find_map(|((part, here), (_, there))| (here != there).then_some((part, here, there)))
    }
}

/// The digest of what a study asks, whatever it and its machine's file are called.
#[must_use]
pub fn study_digest(study: &Study) -> String {
    let mut asked = study.file.clone();
    asked.name.clear();
    asked.machine.clear();
    // What is enough judges the rows and makes none of them.
    asked.goal.enough = None;
    source::digest(&serde_json::to_vec(&asked).unwrap_or_default())
}
