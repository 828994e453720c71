//! Which tube is meant: the names of the machine file, and the metals of the game's machine.

use serde::Serialize;

use kipp_physics::MachineSpec;

use crate::cli::dialogue::ECHOED;
use crate::cli::failure::Failure;
use crate::cli::screen::excerpt;
use crate::cli::words::{Words, say};

/// A tube of the game's machine by the metal of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metal {
    /// Tube 0, flavor in Kipp mir Saures.
    Copper,
    /// Tube 1, shape.
    Silver,
    /// Tube 2, packing.
    Gold,
}

impl Metal {
    /// All tubes along the rod.
    pub const ALL: [Metal; 3] = [Metal::Copper, Metal::Silver, Metal::Gold];

    /// Message key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        ["tube-copper", "tube-silver", "tube-gold"][self as usize]
    }

    /// What the built-in machine file calls it, and what else may be typed.
    pub(super) fn names(self) -> [&'static str; 4] {
        match self {
            Metal::Copper => ["copper", "kupfer", "koper", "flavor"],
            Metal::Silver => ["silver", "silber", "zilver", "shape"],
            Metal::Gold => ["gold", "gold", "goud", "packing"],
        }
    }
}

/// A tube of a machine with the name that the machine file gives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Tube {
    #[serde(skip)]
    index: usize,
    name: String,
}

impl Tube {
    /// All tubes of a machine along its rod.
    #[must_use]
    pub fn all(spec: &MachineSpec) -> Vec<Tube> {
        let names = spec.tube.iter().map(|tube| tube.name.clone());
        let numbered = names.enumerate();
        numbered.map(|(index, name)| Tube { index, name }).collect()
    }

    /// The tube that is called so, in the machine file or else by the metal of its place.
    ///
    /// # Errors
    /// One line when no tube is.
    pub fn named(asked: &str, spec: &MachineSpec, words: &Words) -> Result<Tube, Failure> {
        Tube::find(asked, spec).ok_or_else(|| {
            let known = spec.tube.each_ref().map(|tube| tube.name.trim());
            Failure::input(say!(
                words,
                "error-tube",
                asked = excerpt(asked, ECHOED),
                known = known.join(", ")
            ))
        })
    }

    /// The tube that is called so, as [`Tube::named`] finds it.
    #[must_use]
    pub fn find(asked: &str, spec: &MachineSpec) -> Option<Tube> {
        let lower = asked.trim().to_lowercase();
        let mut tubes = Tube::all(spec);
        let by_name = tubes
            .iter()
            .position(|tube| tube.name.trim().to_lowercase() == lower);
        let by_metal = || {
            let mut metals = Metal::ALL.into_iter();
            metals.position(|metal| metal.names().contains(&&*lower))
        };
        let index = by_name.or_else(by_metal)?;
        Some(tubes.swap_remove(index))
    }

    /// The machine's number of the tube.
    #[must_use]
    pub fn index(&self) -> usize {
        self.index
    }

    /// What a reader calls it.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let name = self.name.trim();
        let metal = Metal::ALL.get(self.index).copied();
        match metal.filter(|metal| metal.names()[0] == name) {
            Some(metal) => words.text(metal.key()),
            None => say!(words, "tube-named", name = name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::words::Language;

    #[test]
    fn a_tube_answers_to_its_name_in_the_file_before_the_metal_of_its_place() {
        let words = Words::new(Language::English);
        let mut spec = MachineSpec::builtin();
        let index = |asked: &str, spec: &MachineSpec| {
            let tube = Tube::named(asked, spec, &words);
            tube.map(|tube| tube.index()).ok()
        };
        for (place, names) in [
            ["Kupfer", "flavor"],
            ["silver", "Zilver"],
            ["GOLD", "packing"],
        ]
        .into_iter()
        .enumerate()
        {
            assert!(names.iter().all(|name| index(name, &spec) == Some(place)));
        }
        spec.tube[0].name = "Left one".to_owned();
        spec.tube[1].name = "gold".to_owned();
        spec.tube[2].name = "right".to_owned();
        assert_eq!(index("left ONE", &spec), Some(0));
        assert_eq!(index("copper", &spec), Some(0));
        assert_eq!(index("gold", &spec), Some(1));
        assert_eq!(index("right", &spec), Some(2));
        let refused = Tube::named("lead", &spec, &words).expect_err("nothing is called so");
        let Failure::Input(line) = refused else {
            panic!("{refused:?}");
        };
        assert!(line.contains("Left one, gold, right"), "{line}");
        let said: Vec<_> = Tube::all(&spec).iter().map(|t| t.said(&words)).collect();
        assert_eq!(
            said,
            ["tube \"Left one\"", "tube \"gold\"", "tube \"right\""]
        );
    }
}
