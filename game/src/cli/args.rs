//! What can be typed after `kipp`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::games::GAMES;

/// The game when none is named: the first of the registry.
const USUAL_GAME: &str = GAMES[0].key;

/// The `kipp` command line.
#[derive(Parser, Debug)]
#[command(name = "kipp", version, disable_help_subcommand = true)]
pub struct Command {
    /// Language of every word printed (en, de, nl); otherwise the locale decides.
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// Seed of the game that is played without a command.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Without a command: print one JSON document instead of words.
    #[arg(long)]
    pub json: bool,
    /// What to do; nothing asks on a terminal and runs a game of four bots elsewhere.
    #[command(subcommand)]
    pub task: Option<Task>,
}

/// The subcommands.
#[derive(Subcommand, Debug)]
pub enum Task {
    /// Play: people and bots in one seat order.
    Play(PlayArgs),
    /// Watch bots play one game.
    Watch(WatchArgs),
    /// Drop dice into one tube and explain what happens in torques.
    Drop(DropArgs),
    /// Step through a saved game.
    Replay(ReplayArgs),
    /// Re-simulate a saved game and compare every outcome and score.
    Verify(VerifyArgs),
    /// Print the rules.
    Rules(RulesArgs),
    /// Play many bot games and report figures.
    Stats(StatsArgs),
    /// Print, describe or check a machine file.
    Machine(MachineArgs),
    /// Print the built-in cards as a file, or check one.
    Cards(CardsArgs),
    /// Print what can be typed.
    Help(HelpArgs),
}

/// `kipp help`
#[derive(Args, Debug)]
pub struct HelpArgs {
    /// The command.
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// Which game, on which machine, with which cards.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// The game.
    #[arg(long, default_value = USUAL_GAME, value_name = "GAME")]
    pub game: String,
    /// A machine file instead of the built-in machine.
    #[arg(long, value_name = "FILE")]
    pub machine: Option<PathBuf>,
    /// A card file instead of the built-in cards.
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Where the faces of rolled dice come from.
    #[arg(long, value_enum, default_value_t, value_name = "DICE")]
    pub dice: Dice,
}

impl TableArgs {
    /// The game with everything as built in.
    #[must_use]
    pub fn usual(game: &str) -> TableArgs {
        TableArgs {
            game: game.to_owned(),
            machine: None,
            cards: None,
            dice: Dice::Drawn,
        }
    }
}

/// Where the faces of rolled dice come from.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dice {
    /// From random numbers.
    #[default]
    Drawn,
    /// From a cup on the simulated table.
    Thrown,
}

/// A table of bots.
#[derive(Args, Clone, Debug)]
pub struct SeatArgs {
    /// Number of players; usually four, or what the game takes.
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// Kinds of the bots in seat order, separated by commas; the last kind fills the rest.
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    pub bots: Vec<String>,
}

/// `kipp play`
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// Where and what to play.
    #[command(flatten)]
    pub table: TableArgs,
    /// Names of the people, in seat order, separated by commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub people: Vec<String>,
    /// Kinds of the bots that follow, separated by commas.
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Seed of cards, drops and bots.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// File that holds the game; written after every decision.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub save: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["people", "bots", "seed", "machine", "cards", "dice"])]
    pub resume: Option<PathBuf>,
    /// The game, if it stood on the command line.
    #[arg(skip)]
    pub named_game: Option<String>,
    /// Print luck and skill after the game.
    #[arg(long)]
    pub luck: bool,
}

/// `kipp watch`
#[derive(Args, Debug)]
pub struct WatchArgs {
    /// Where and what to play.
    #[command(flatten)]
    pub table: TableArgs,
    /// Who plays.
    #[command(flatten)]
    pub seats: SeatArgs,
    /// Seed of cards, drops and bots.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// File that keeps the game for `replay` and `verify`.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Print luck and skill after the game.
    #[arg(long)]
    pub luck: bool,
    /// Print one JSON document instead of words.
    #[arg(long)]
    pub json: bool,
}

impl WatchArgs {
    /// One game of bots, as `kipp watch` with these options.
    #[must_use]
    pub fn bare(seed: Option<u64>, json: bool) -> WatchArgs {
        WatchArgs {
            table: TableArgs::usual(USUAL_GAME),
            seats: SeatArgs {
                players: None,
                bots: Vec::new(),
            },
            seed: seed.unwrap_or(1),
            save: None,
            luck: false,
            json,
        }
    }
}

/// `kipp drop`
#[derive(Args, Debug)]
pub struct DropArgs {
    /// The tube: its name in the machine file, or copper, silver or gold.
    #[arg(long, default_value = "copper", value_name = "TUBE")]
    pub tube: String,
    /// Sizes in the order of dropping: S, M and L separated by commas.
    #[arg(long, default_value = "M,M,M,M,M,M", value_name = "SIZES")]
    pub dice: String,
    /// Seed of the dropping hand.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// A machine file instead of the built-in machine.
    #[arg(long, value_name = "FILE")]
    pub machine: Option<PathBuf>,
    /// File for the telemetry, one line a tick.
    #[arg(long, value_name = "FILE", conflicts_with = "sweep")]
    pub csv: Option<PathBuf>,
    /// Ask instead at which die the tube tips, over N seeded fills from the whole pool of dice.
    #[arg(long, value_name = "N", conflicts_with = "dice")]
    pub sweep: Option<u32>,
    /// Print one JSON document instead of words.
    #[arg(long)]
    pub json: bool,
}

/// `kipp replay`
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The saved game.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print luck and skill after the game.
    #[arg(long)]
    pub luck: bool,
    /// Print one JSON document instead of words.
    #[arg(long)]
    pub json: bool,
}

/// `kipp verify`
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The saved game.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print one JSON document instead of words.
    #[arg(long)]
    pub json: bool,
}

/// `kipp rules`
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The game.
    #[arg(long, default_value = USUAL_GAME, value_name = "GAME")]
    pub game: String,
}

/// `kipp stats`
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// Where and what to play.
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of games.
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: u32,
    /// Who plays.
    #[command(flatten)]
    pub seats: SeatArgs,
    /// Seed of the first game; game k takes seed + k.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Print one JSON document instead of words.
    #[arg(long)]
    pub json: bool,
    /// Report the speed too; the only figures that differ from run to run.
    #[arg(long)]
    pub timing: bool,
    /// Let the bots meet in turned seats with the same dice, and rank them.
    #[arg(long)]
    pub tournament: bool,
    /// Let the game's advisor judge every choice of a tournament.
    #[arg(long)]
    pub regret: bool,
}

/// `kipp machine`
#[derive(Args, Debug)]
pub struct MachineArgs {
    /// Print the JSON Schema of machine files.
    #[arg(long, conflicts_with = "check")]
    pub schema: bool,
    /// Check a machine file and print what it describes.
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,
}

/// `kipp cards`
#[derive(Args, Debug)]
pub struct CardsArgs {
    /// The game.
    #[arg(long, default_value = USUAL_GAME, value_name = "GAME")]
    pub game: String,
    /// Check a card file.
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bare_command_takes_seed_and_json_as_watch_does() {
        for (options, seed, json) in [
            ("", None, false),
            ("--seed 7", Some(7), false),
            ("--seed 7 --json", Some(7), true),
            ("--json", None, true),
        ] {
            let line = format!("kipp watch {options}");
            let command = Command::try_parse_from(line.split_whitespace());
            let Ok(Some(Task::Watch(watch))) = command.map(|command| command.task) else {
                panic!("{line} watches nothing");
            };
            let bare = WatchArgs::bare(seed, json);
            assert_eq!(format!("{watch:?}"), format!("{bare:?}"), "{line}");
        }
    }
}
