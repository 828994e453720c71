//! A record shows at each step what it was there, and its machine does again what it did.

mod app;
#[path = "../support/finished.rs"]
mod finished;
mod foreign;
#[path = "../support/headless.rs"]
mod headless;
mod record;
mod steps;
