//! The rules of Kipp mir Saures, clause by clause.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a panic in a test is a failed test"
)]

#[path = "../support/mod.rs"]
mod support;

mod cards;
mod imagined;
mod machine;
mod rulebook;
mod rulings;
mod scene;
mod scores;
mod turns;
