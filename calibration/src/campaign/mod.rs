//! Sweeps that are kept in files, spread over computers, killed and gone on with.
//!
//! A campaign's folder holds one file a shard, `shard-3-of-7.jsonl`, whose name ends in `.part` until
//! its last case is written, and after the merge `cases.jsonl` with all cases in order. A file begins
//! with a [`Header`], then has one [`Row`](crate::row::Row) a line; nothing in it is ever changed,
//! lines are only added. Shard `i` of `n` runs the cases `i - 1`, `i - 1 + n`, `i - 1 + 2 n`, ..., so
//! that a shard is a fair sample.
//!
//! # Stopping early
//! A run of a plan that [may stop](crate::plan::Plan::is_sample) is decided at the end of the first
//! complete block of [`BLOCK`](stop::BLOCK) cases in index order after which the Wilson interval of
//! the share in the wanted band is narrow enough. Cases after that block do not count, even where
//! some were run: so threads and shards do not matter. A shard alone knows too little to stop. The
//! merge stops: it needs the cases up to the deciding block only, and shards that still run end when
//! they see its `cases.jsonl`.

mod course;
mod engine;
mod fault;
mod header;
mod journal;
mod merge;
mod oddity;
pub mod replay;
mod rows;
mod run;
mod shard;
pub mod stop;
mod tally;

pub use course::Course;
pub(crate) use engine::motion as engine_motion;
pub use fault::{Fault, Hole};
pub use header::study_digest;
pub use header::{Header, Part, SCHEMA};
pub use merge::merge;
pub use oddity::Oddity;
pub use rows::Rows;
pub use run::{Campaign, Ending};
pub use shard::{MOST_SHARDS, NoShard, Shard};
pub use stop::StopRule;
pub use tally::Tally;

/// The file of all cases in order.
pub const CASES: &str = "cases.jsonl";
