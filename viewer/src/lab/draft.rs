//! A machine that is being described, beside the one that stands.

use kipp_game::cli::words::Words;
use kipp_physics::MachineSpec;

use super::refusal;

/// A description that people turn knobs on. Nothing is built from it before they wish so.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The description.
    pub spec: MachineSpec,
    /// Why it makes no machine, in one line.
    pub fault: Option<String>,
    stands: MachineSpec,
}

impl Draft {
    /// A draft that differs from nothing yet.
    #[must_use]
    pub fn of(spec: &MachineSpec) -> Draft {
        Draft {
            spec: spec.clone(),
            fault: None,
            stands: spec.clone(),
        }
    }

    /// Begins anew when another machine stands than the one that this draft began from; whether it
    /// did.
    pub fn follow(&mut self, spec: &MachineSpec) -> bool {
        let is_other = self.stands != *spec;
        if is_other {
            *self = Draft::of(spec);
        }
        is_other
    }

    /// Looks again whether the description makes a machine.
    pub fn check(&mut self, words: &Words) {
        let fault = self.spec.validate().err();
        self.fault = fault.map(|error| refusal::said(&error, &self.spec, words));
    }

    /// Whether the description is another one than that of the machine.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.spec != self.stands
    }

    /// Back to what stands.
    pub fn discard(&mut self) {
        *self = Draft::of(&self.stands);
    }
}
