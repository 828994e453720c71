//! Which cases a sweep runs.

use crate::model::Model;
use crate::replicate::Replicate;
use crate::row::Row;
use crate::stream::{Purpose, Stream};
use crate::study::Study;

/// Cases by number: a case follows from its number alone.
pub trait Plan: Sync {
    /// What the plan is called on the command line and in files.
    fn name(&self) -> &'static str;

    /// Number of cases.
    fn cases(&self) -> u64;

    /// The case with this number, which is below [`cases`](Self::cases).
    fn case(&self, index: u64) -> Draw;

    /// Whether cases are like draws of one urn: shares of them are shares of all copies, and fewer of
    /// them answer the same question. The rows of a design depend on each other instead.
    fn is_sample(&self) -> bool {
        false
    }

    /// How many cases depend on no other of these.
    fn independent(&self) -> u64 {
        self.cases()
    }

    /// One of them, by its place among [`independent`](Self::independent) ones.
    fn independent_case(&self, place: u64) -> u64 {
        place
    }

    /// Runs one case.
    fn run(&self, model: &Model, index: u64) -> Row {
        let draw = self.case(index);
        Row {
            case: index,
            ..model.evaluate(&draw.point, draw.replicate)
        }
    }
}

/// One case: a machine, and what is dropped into it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draw {
    /// One value for each knob, in SI units.
    pub point: Vec<f64>,
    /// Picks tube, dice and hand.
    pub replicate: Replicate,
}

/// Copies of the machine as it is meant: every knob within its tolerance about its nominal value,
/// and new dice for every copy.
#[derive(Clone, Debug)]
pub struct MonteCarlo<'study> {
    study: &'study Study,
}

impl<'study> MonteCarlo<'study> {
    /// The name of this plan.
    pub const NAME: &'static str = "monte-carlo";

    /// As many copies as the study wants.
    #[must_use]
    pub const fn new(study: &'study Study) -> Self {
        Self { study }
    }
}

impl Plan for MonteCarlo<'_> {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn cases(&self) -> u64 {
        self.study.cases.number
    }

    fn is_sample(&self) -> bool {
        true
    }

    fn case(&self, index: u64) -> Draw {
        let mut build = Stream::new(self.study.seed, Purpose::Build, index);
        let knobs = self.study.knobs.iter();
        Draw {
            point: knobs.map(|knob| knob.copy(&mut build)).collect(),
            replicate: index.into(),
        }
    }
}
