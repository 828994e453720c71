//! What is typed and chosen on the panels and changes nothing yet.

use bevy::prelude::*;
use kipp_physics::MachineSpec;

use super::draft::Draft;

/// The state of the panels.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Desk {
    /// The machine that is being described.
    pub draft: Draft,
    /// Whether a knob of a tube turns that of all tubes.
    pub all_alike: bool,
    /// The path of a machine file, as typed.
    pub machine_file: String,
    /// The path for the telemetry, as typed.
    pub telemetry_file: String,
    /// Time that the plots reach back, s.
    pub span_s: f64,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            draft: Draft::of(&MachineSpec::builtin()),
            all_alike: true,
            machine_file: "machine.toml".to_owned(),
            telemetry_file: "telemetry.csv".to_owned(),
            span_s: 3.0,
        }
    }
}
