//! Which engine worked a sweep out.

use std::sync::OnceLock;

use kipp_physics::{DieDrop, DieId, DieSize, Machine, MachineSpec};

/// Version of this crate.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Most dice of the probe: they tip the built-in machine's tube.
const DICE: u16 = 8;

/// The digest of the motion of a few dice in the built-in machine, in hexadecimal digits. Builds and
/// processors that move one bit otherwise have another digest, and their cases do not belong together.
pub fn motion() -> &'static str {
    static MOTION: OnceLock<String> = OnceLock::new();
    MOTION.get_or_init(probe)
}

#[allow(
    clippy::expect_used,
    reason = "a test builds the built-in machine and fills it"
)]
fn probe() -> String {
    let spec = MachineSpec::builtin();
    let mut machine = Machine::new(&spec).expect("the built-in machine is sound");
    for die in 0..DICE {
        let drop = DieDrop::by_hand(&spec, 0, DieId(die), DieSize::Large, die.into());
        let outcome = machine.drop_die(&drop).expect("the die is new");
        if outcome.has_tipped() {
            break;
        }
    }
    machine.digest().to_string()
}
