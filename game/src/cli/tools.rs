//! What a match is played with: the machine, and the cup if dice are thrown.

use std::path::Path;

pub use super::args::Dice;
use super::failure::Failure;
use super::opening;
use super::words::{Words, say};
use crate::cup::DiceCup;
use crate::machine::{MachineApparatus, Workshop};
use crate::rules::{Apparatus, Cup, Game};
use crate::session::{Equipment, MachineNote};

/// Descriptions from which fresh equipment can be made for any number of matches.
#[derive(Clone, Debug, Default)]
pub struct Tools {
    workshop: Option<Workshop>,
    cup: Option<DiceCup>,
}

/// What one match is played with.
#[derive(Debug, Default)]
pub struct Kit {
    /// The machine, in games that have one.
    pub machine: Option<MachineApparatus>,
    /// The cup, where dice are thrown.
    pub cup: Option<DiceCup>,
}

impl From<Kit> for Equipment {
    fn from(kit: Kit) -> Equipment {
        let apparatus = |machine| Box::new(machine) as Box<dyn Apparatus>;
        Equipment {
            apparatus: kit.machine.map(apparatus),
            cup: kit.cup.map(|cup| Box::new(cup) as Box<dyn Cup>),
        }
    }
}

impl Tools {
    /// The tools that the game needs, with this machine file if not the built-in machine.
    ///
    /// # Errors
    /// One line when a machine file cannot be used, or for what the game has no use for.
    pub fn choose<G: Game>(
        machine: Option<&Path>,
        dice: Dice,
        words: &Words,
    ) -> Result<Tools, Failure> {
        let (game, needs_machine) = (G::INFO.title, G::INFO.needs_apparatus);
        let workshop = match (needs_machine, machine) {
            (true, path) => Some(opening::workshop(path, words)?),
            (false, None) => None,
            (false, Some(_)) => {
                return Err(Failure::input(say!(words, "error-no-machine", game = game)));
            }
        };
        let cup = match (dice, needs_machine) {
            (Dice::Drawn, _) => None,
            (Dice::Thrown, false) => Some(DiceCup::builtin().map_err(Failure::machine)?),
            (Dice::Thrown, true) => {
                return Err(Failure::input(say!(words, "error-no-throw", game = game)));
            }
        };
        Ok(Tools { workshop, cup })
    }

    /// With another machine, if the game has one.
    #[must_use]
    pub fn on(self, workshop: Workshop) -> Tools {
        Tools {
            workshop: self.workshop.and(Some(workshop)),
            ..self
        }
    }

    /// What a record keeps of the machine.
    #[must_use]
    pub fn note(&self) -> Option<MachineNote> {
        self.workshop.as_ref().map(Workshop::note)
    }

    /// A fresh kit for one match.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn lay_out(&self) -> Result<Kit, Failure> {
        let built = self.workshop.as_ref().map(Workshop::build).transpose();
        Ok(Kit {
            machine: built.map_err(Failure::machine)?,
            cup: self.cup.clone(),
        })
    }
}
