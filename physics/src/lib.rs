//! Rigid-body model of three cardboard tubes that pivot on one rod, and of the dice that tip them.
//!
//! A tube carries ballast at its closed rear and its mouth slants up. Dice are dropped in; when
//! their moment about the rod beats ballast and bearing friction, the tube tips, pours the dice
//! into its tumble tray and swings back.
//!
//! * [`spec`]: the description of a machine, read from a TOML file, with the axes in use;
//! * [`statics`]: closed forms in `f64`, the oracle;
//! * [`machine`]: the running machine on rapier3d, in `f32`;
//! * [`throw`]: dice thrown from a cup into a tray, for games without a machine;
//! * [`telemetry`], [`face`], [`outcome`], [`digest`](mod@digest): what comes out of it.
//!
//! # Units
//! SI throughout; every stored or public quantity carries its unit in its name.
//!
//! # Determinism
//! Fixed tick, fixed order of insertion, no clock, no threads: the same spec, the same drops and
//! the same build give the same bits, also after [`Machine::snapshot`] and [`Machine::restore`].
//! Other processors or compilers may round differently; there, outcomes are recorded, not
//! re-decided.
//!
//! # Example
//! ```
//! use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};
//!
//! let spec = MachineSpec::builtin();
//! let mut machine = Machine::new(&spec)?;
//! for die in 0..12 {
//!     let drop = DieDrop::by_hand(&spec, 0, DieId(die), DieSize::Medium, die.into());
//!     let outcome = machine.drop_die(&drop)?;
//!     if outcome.has_tipped() {
//!         println!("tipped at die {} and poured {}", die + 1, outcome.poured.len());
//!         return Ok(());
//!     }
//! }
//! unreachable!("twelve medium dice tip the built-in machine");
//! # Ok::<(), kipp_physics::MachineError>(())
//! ```

pub mod digest;
mod draw;
pub mod drop;
pub mod face;
pub mod machine;
pub mod outcome;
mod real;
pub mod spec;
pub mod statics;
pub mod telemetry;
pub mod throw;
mod tumble;

pub use digest::Digest;
pub use drop::{DieDrop, DieId, Release};
pub use face::Face;
pub use machine::{Machine, MachineError};
pub use outcome::{DropOutcome, Poured};
pub use spec::{DieSize, MachineSpec, ThrowSpec};
pub use statics::Balance;
pub use throw::{ThrowOutcome, Thrower};

/// Version of this crate.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Version of rapier3d, which moves the bodies.
pub const ENGINE_VERSION: &str = rapier3d::VERSION;
