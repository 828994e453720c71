//! The designs as plans of a study, so that they can be run in shards and replayed.

use super::factors::Factors;
use super::morris::MorrisDesign;
use super::sobol::{DesignFault, MOST_CASES, SobolDesign};
use super::tables::{ScreenTable, SensitivityTable};
use crate::plan::{Draw, Plan};
use crate::study::Study;

/// Refuses more cases than are kept at a time.
const fn few_enough(cases: u64) -> Result<(), DesignFault> {
    match cases > MOST_CASES {
        true => Err(DesignFault::TooManyCases { cases }),
        false => Ok(()),
    }
}

/// The paths of a screening.
#[derive(Clone, Debug)]
pub struct MorrisPlan<'study> {
    /// Its inputs.
    pub factors: Factors<'study>,
    /// Where its cases lie.
    pub design: MorrisDesign,
}

impl<'study> MorrisPlan<'study> {
    /// The name of this plan.
    pub const NAME: &'static str = "morris";

    /// The plan of a study, from its table `[screen]`.
    ///
    /// # Errors
    /// [`DesignFault`] if no knob moves, or there are too many cases.
    pub fn new(study: &'study Study) -> Result<Self, DesignFault> {
        let table = ScreenTable::of(study);
        let factors = Factors::new(study, table.over);
        if factors.inputs().knobs == 0 {
            return Err(DesignFault::NoInputs);
        }
        let points = factors.inputs().count() as u64 + 1;
        few_enough(u64::from(table.paths).saturating_mul(points))?;
        let design = MorrisDesign::new(factors.inputs(), table.paths, table.levels, study.seed);
        Ok(Self { factors, design })
    }
}

impl Plan for MorrisPlan<'_> {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn cases(&self) -> u64 {
        self.design.cases()
    }

    fn case(&self, index: u64) -> Draw {
        self.factors.draw(&self.design.sample(index))
    }

    /// The points of a path depend on each other; their starts do not.
    fn independent(&self) -> u64 {
        self.design.paths() as u64
    }

    fn independent_case(&self, place: u64) -> u64 {
        place * self.design.points() as u64
    }
}

/// The rows of a Sobol analysis.
#[derive(Clone, Debug)]
pub struct SobolPlan<'study> {
    /// Its inputs.
    pub factors: Factors<'study>,
    /// Where its cases lie.
    pub design: SobolDesign,
}

impl<'study> SobolPlan<'study> {
    /// The name of this plan.
    pub const NAME: &'static str = "sobol";

    /// The plan of a study, from its table `[sensitivity]`.
    ///
    /// # Errors
    /// [`DesignFault`] if no knob moves, or more is asked for than the sequence serves.
    pub fn new(study: &'study Study) -> Result<Self, DesignFault> {
        let table = SensitivityTable::of(study);
        let factors = Factors::new(study, table.over);
        if factors.inputs().knobs == 0 {
            return Err(DesignFault::NoInputs);
        }
        let (rows, sequence) = (table.rows(study.fidelity), table.sequence);
        let design = SobolDesign::new(factors.inputs(), rows, sequence, study.seed)?;
        few_enough(design.cases())?;
        Ok(Self { factors, design })
    }
}

impl Plan for SobolPlan<'_> {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn cases(&self) -> u64 {
        self.design.cases()
    }

    fn case(&self, index: u64) -> Draw {
        self.factors.draw(&self.design.sample(index))
    }

    fn independent(&self) -> u64 {
        self.design.independent_cases()
    }

    fn independent_case(&self, place: u64) -> u64 {
        self.design.independent_case(place)
    }
}
