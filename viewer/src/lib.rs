//! Bevy projection of a match and of the machine that answers it.
//!
//! A [`session`] and its machine are the only truth: [`tick`] steps them at the machine's own fixed
//! rate, [`obey`] does what people want, [`mirror`] copies poses to entities, and panels show what a
//! player may know and nothing else. No part of Bevy moves anything by itself, so a slow picture never
//! changes what happens.

#![allow(
    clippy::needless_pass_by_value,
    reason = "Bevy hands a system its resources by value"
)]

pub mod app;
pub mod camera;
pub mod capture;
pub mod cli;
pub mod farewell;
pub mod frames;
pub mod hud;
pub mod input;
pub mod lab;
pub mod laid;
pub mod mirror;
pub mod obey;
pub mod platform;
pub mod poses;
pub mod replay;
pub mod scene;
pub mod screen;
pub mod seen;
pub mod session;
pub mod settings;
pub mod shelf;
pub mod surroundings;
pub mod table;
pub mod tick;
pub mod wish;
pub mod words;
