//! When enough is known.

use super::Tally;
use crate::plan::Plan;
use crate::row::Row;
use crate::study::Study;

/// Cases after which a run looks whether enough is known.
pub const BLOCK: u64 = 100;

/// The wanted half width of the Wilson interval of the share in the band, judged at the end of
/// complete blocks in the order of the cases. A case that failed is a case outside the band.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StopRule {
    half_width: Option<f64>,
}

impl StopRule {
    /// The rule of a study for a plan.
    #[must_use]
    pub fn new(study: &Study, plan: &dyn Plan) -> Self {
        Self {
            half_width: study.cases.half_width.filter(|_| plan.is_sample()),
        }
    }

    /// Counts the next case in order; whether enough is known with it.
    pub fn count(self, tally: &mut Tally, row: &Row) -> bool {
        tally.count(row);
        tally.cases().is_multiple_of(BLOCK) && self.is_met(tally)
    }

    fn is_met(self, tally: &Tally) -> bool {
        self.half_width
            .zip(tally.in_band.half_width95())
            .is_some_and(|(wanted, found)| found <= wanted)
    }
}
