//! What is typed and chosen on the panels and changes nothing yet.

use bevy::prelude::*;
use kipp_game::cli::words::Words;
use kipp_physics::MachineSpec;

use super::draft::Draft;
use super::field::Texts;

/// The state of the panels.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Desk {
    /// The machine that is being described.
    pub draft: Draft,
    /// Whether a knob of a tube turns that of all tubes.
    pub all_alike: bool,
    /// What is typed into the fields of the knobs.
    pub knobs: Texts,
    /// What is typed as the number of the hand.
    pub seed: Texts,
    /// Which panel stands beside the picture where there is room for one only.
    pub side: Side,
    /// Which plot is drawn where there is room for one only.
    pub plot: usize,
    /// The path of a machine file, as typed.
    pub machine_file: String,
    /// The path for the telemetry, as typed.
    pub telemetry_file: String,
    /// Time that the plots reach back, s.
    pub span_s: f64,
}

/// A panel at the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// What the tube does, and dice to drop.
    Tube,
    /// What the machine is made of.
    Machine,
}

impl Desk {
    /// Begins anew when another machine stands than the one that is described.
    pub fn follow(&mut self, spec: &MachineSpec) {
        if self.draft.follow(spec) {
            self.knobs.clear();
        }
    }

    /// Back to the machine that stands.
    pub fn discard(&mut self) {
        self.draft.discard();
        self.knobs.clear();
    }

    /// Why nothing can be built, in one line.
    #[must_use]
    pub fn fault(&self, words: &Words) -> Option<String> {
        self.knobs.fault(words).or_else(|| self.draft.fault.clone())
    }
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            draft: Draft::of(&MachineSpec::builtin()),
            all_alike: true,
            knobs: Texts::default(),
            seed: Texts::default(),
            side: Side::Tube,
            plot: 0,
            machine_file: "machine.toml".to_owned(),
            telemetry_file: "telemetry.csv".to_owned(),
            span_s: 3.0,
        }
    }
}
