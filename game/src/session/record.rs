//! The one truth about a match.

use serde::{Deserialize, Serialize};

use super::Seat;
use crate::dice::GENERATOR;
use crate::player::Player;
use crate::rules::{Cup, Game, Outcome, Points, Standings};

/// What is agreed before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<G: Game> {
    /// The game's options, with the cards it is played with.
    pub options: G::Options,
    /// Who sits where; the first seat begins.
    pub seats: Vec<Seat>,
    /// Seed of everything random.
    pub seed: u64,
    /// The machine, when the game needs one.
    pub machine: Option<MachineNote>,
}

/// Everything needed to fold a match again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// Key of the game.
    pub game: String,
    /// The program and version that began the match.
    pub engine: String,
    /// The processor and system that the outcomes come from.
    pub platform: String,
    /// Name of the random number recipe.
    pub rng: String,
    /// Seed of everything random.
    pub seed: u64,
    /// The game's options.
    pub options: G::Options,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// The machine that answered the drops.
    pub machine: Option<MachineNote>,
    /// Where the faces of rolled dice come from; saves of format 1 do not say, and theirs are drawn.
    #[serde(default)]
    pub dice: DiceSource,
    /// Decisions and answers of chance, in order.
    pub steps: Vec<Step<G::Action>>,
    /// The result, once there is one.
    pub ending: Option<Ending>,
}

/// Where the faces of rolled dice come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DiceSource {
    /// From the record's random stream.
    #[default]
    Drawn,
    /// From dice that are thrown.
    Thrown {
        /// Dice, cup and tray, as [`Cup::description`] gives them.
        cup: String,
    },
}

impl DiceSource {
    /// The source when this cup is used, or none.
    #[must_use]
    pub fn of(cup: Option<&dyn Cup>) -> DiceSource {
        cup.map_or(DiceSource::Drawn, |cup| DiceSource::Thrown {
            cup: cup.description(),
        })
    }
}

/// Which machine a match was played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineNote {
    /// Hash of the machine's description.
    pub digest: String,
    /// The description itself (TOML). Earlier versions left out that of their built-in machine.
    pub description: Option<String>,
}

/// One thing that moved the match on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<A> {
    /// A player chose.
    Decided {
        /// Who.
        player: Player,
        /// What.
        action: A,
    },
    /// Chance answered.
    Happened(Outcome),
}

/// The result of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Points in seat order, in sixtieths of a point.
    pub points: Vec<Points>,
    /// Everyone who won.
    pub winners: Vec<Player>,
}

impl Ending {
    /// The result that a score table stands for.
    #[must_use]
    pub fn of(standings: &Standings) -> Ending {
        Ending {
            points: standings
                .tallies
                .iter()
                .map(crate::rules::Tally::total)
                .collect(),
            winners: standings.winners(),
        }
    }
}

impl<G: Game> Record<G> {
    /// The record of a match that is about to begin.
    #[must_use]
    pub fn new(setup: Setup<G>) -> Record<G> {
        Record {
            game: G::INFO.key.to_owned(),
            engine: engine(),
            platform: platform(),
            rng: GENERATOR.to_owned(),
            seed: setup.seed,
            options: setup.options,
            seats: setup.seats,
            machine: setup.machine,
            dice: DiceSource::Drawn,
            steps: Vec::new(),
            ending: None,
        }
    }

    /// Whether the outcomes come from this program on this kind of computer, so that the machine
    /// must give the same bits again.
    #[must_use]
    pub fn is_of_this_build(&self) -> bool {
        self.engine == engine() && self.platform == platform()
    }
}

fn engine() -> String {
    concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION")).to_owned()
}

fn platform() -> String {
    format!("{} {}", std::env::consts::ARCH, std::env::consts::OS)
}
