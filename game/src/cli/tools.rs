//! What a match is played with: the machine, and the cup if dice are thrown.

use super::args::{Dice, TableArgs};
use super::failure::Failure;
use super::opening;
use super::words::{Words, say};
use crate::cup::DiceCup;
use crate::machine::Workshop;
use crate::rules::{Apparatus, Cup, Game};
use crate::session::{Equipment, MachineNote};

/// Descriptions from which fresh equipment can be made for any number of matches.
#[derive(Clone, Debug, Default)]
pub struct Tools {
    workshop: Option<Workshop>,
    cup: Option<DiceCup>,
}

impl Tools {
    /// The tools that the game needs and the arguments ask for.
    ///
    /// # Errors
    /// One line when a machine file cannot be used, or for what the game has no use for.
    pub fn choose<G: Game>(args: &TableArgs, words: &Words) -> Result<Tools, Failure> {
        let (game, needs_machine) = (G::INFO.title, G::INFO.needs_apparatus);
        let workshop = match (needs_machine, &args.machine) {
            (true, path) => Some(opening::workshop(path.as_deref(), words)?),
            (false, None) => None,
            (false, Some(_)) => {
                return Err(Failure::input(say!(words, "error-no-machine", game = game)));
            }
        };
        let cup = match (args.dice, needs_machine) {
            (Dice::Drawn, _) => None,
            (Dice::Thrown, false) => Some(DiceCup::builtin().map_err(Failure::machine)?),
            (Dice::Thrown, true) => {
                return Err(Failure::input(say!(words, "error-no-throw", game = game)));
            }
        };
        Ok(Tools { workshop, cup })
    }

    /// What a record keeps of the machine.
    #[must_use]
    pub fn note(&self) -> Option<MachineNote> {
        self.workshop.as_ref().map(Workshop::note)
    }

    /// Fresh equipment for one match.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn lay_out(&self) -> Result<Equipment, Failure> {
        let built = self.workshop.as_ref().map(Workshop::build).transpose();
        let machine = built.map_err(Failure::machine)?;
        let cup = self.cup.clone();
        Ok(Equipment {
            apparatus: machine.map(|machine| Box::new(machine) as Box<dyn Apparatus>),
            cup: cup.map(|cup| Box::new(cup) as Box<dyn Cup>),
        })
    }
}
