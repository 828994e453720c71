//! Which input moves the answer: designs of cases, and what their values say.
//!
//! A design ([`morris`], [`sobol`]) places numbered [`Sample`]s; whoever runs it gives back one value a
//! case, in case order. That part knows no machine, so it is tested against functions with closed forms.
//! [`factors`] turns samples into machines and dice, [`plans`] makes designs of a study's tables.

pub mod along;
pub mod bootstrap;
pub mod factors;
pub mod leading;
pub mod morris;
pub mod output;
pub mod plans;
pub mod said;
pub mod sample;
pub mod screen;
mod screen_report;
mod screen_verdict;
pub mod sensitivity;
mod sensitivity_report;
pub mod sobol;
pub mod tables;
pub mod variance;

pub use bootstrap::Bootstrap;
pub use factors::{Factor, Factors, Over};
pub use sample::{Inputs, Sample};
