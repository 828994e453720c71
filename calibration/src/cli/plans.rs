//! The plans by their names.

use crate::analysis::plans::{MorrisPlan, SobolPlan};
use crate::analysis::sobol::DesignFault;
use crate::plan::{MonteCarlo, Plan};
use crate::study::Study;

/// The plans that can be run by name.
pub const NAMES: [&str; 3] = [MonteCarlo::NAME, MorrisPlan::NAME, SobolPlan::NAME];

/// The plan that is called so, for a study; none if no plan is.
///
/// # Errors
/// [`DesignFault`] if the study has no such plan.
pub fn named<'study>(
    name: &str,
    study: &'study Study,
) -> Result<Option<Box<dyn Plan + 'study>>, DesignFault> {
    Ok(match name {
        MonteCarlo::NAME => Some(Box::new(MonteCarlo::new(study))),
        MorrisPlan::NAME => Some(Box::new(MorrisPlan::new(study)?)),
        SobolPlan::NAME => Some(Box::new(SobolPlan::new(study)?)),
        _ => None,
    })
}
