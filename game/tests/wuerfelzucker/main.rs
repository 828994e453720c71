//! Würfelzucker, clause by clause.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a panic in a test is a failed test"
)]

#[path = "../support/mod.rs"]
mod support;

mod advice;
mod bots;
mod cards;
mod ending;
mod jokers;
mod rulebook;
mod rulings;
mod rulings_on_tasks;
mod scene;
mod state;
mod tasks;
