//! Checks and measurements of a tube machine: is a machine file sound, how do its tubes tip, and what
//! would change that?
//!
//! A [`study`] asks about one machine. Every answer comes from one function,
//! [`Model::evaluate`](model::Model::evaluate), which fills a tube by closed form or on the simulated
//! machine ([`fidelity`]). A case is named by its number and draws from nothing else ([`stream`]), so a
//! run gives the same numbers on any number of threads and computers.

pub mod analysis;
pub mod campaign;
pub mod check;
pub mod cli;
pub mod design;
pub mod document;
pub mod fidelity;
pub mod field;
pub mod fit;
pub mod interval;
pub mod model;
pub mod optimizer;
pub mod paired_share;
pub mod plan;
pub mod pool;
pub mod quantity;
pub mod replicate;
pub mod report;
pub mod row;
pub mod share;
pub mod shown;
pub mod source;
mod staged;
pub mod stream;
pub mod study;
pub mod summary;
pub mod sweep;
pub mod tipping;
pub mod tolerance;
pub mod unit;
pub mod words;
