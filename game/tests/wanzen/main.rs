//! The rules of Wanzen tanzen, clause by clause.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a panic in a test is a failed test"
)]

#[path = "../support/mod.rs"]
mod support;

mod bots;
mod cards;
mod rulebook;
mod rulings;
mod scene;
mod size;
mod table;
mod tasks;
