//! Machine.

pub mod spec;
pub mod statics;
