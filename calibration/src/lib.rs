//! Checks and measurements of a tube machine: is a machine file sound, and how do its tubes tip?
//!
//! Two questions are answered so far: [`check`] asks statics alone, [`fill`] and [`sweep`] ask the
//! simulated machine. A measured case is named by its index and draws from nothing else, so a run
//! gives the same numbers on any number of threads.

pub mod check;
pub mod cli;
pub mod document;
pub mod draw;
pub mod fidelity;
pub mod field;
pub mod fill;
pub mod optimizer;
pub mod pool;
pub mod quantity;
pub mod report;
pub mod share;
pub mod source;
pub mod study;
pub mod summary;
pub mod sweep;
pub mod unit;
pub mod words;
