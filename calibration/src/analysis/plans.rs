//! The designs as plans of a study, so that they can be run in shards and replayed.

use super::factors::Factors;
use super::morris::MorrisDesign;
use super::sobol::{DesignFault, SobolDesign};
use super::tables::{ScreenTable, SensitivityTable};
use crate::plan::{Draw, Plan};
use crate::study::Study;

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
    /// [`DesignFault`] if no knob moves.
    pub fn new(study: &'study Study) -> Result<Self, DesignFault> {
        let table = ScreenTable::of(study);
        let factors = Factors::new(study, table.over);
        if factors.inputs().knobs == 0 {
            return Err(DesignFault::NoInputs);
        }
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
}
