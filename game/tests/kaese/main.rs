//! Käse Würfeln, clause by clause.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a panic in a test is a failed test"
)]

#[path = "../support/mod.rs"]
mod support;

mod bots;
mod cards;
mod course;
mod gifts;
mod rulebook;
mod rulings;
mod rulings_of_the_end;
mod scene;
mod scores;
mod stealing;
