//! The rules of Wanzen tanzen, clause by clause.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a panic in a test is a failed test"
)]

mod cards;
mod rulebook;
mod rulings;
mod scene;
mod size;
mod tasks;
