//! What is filled in before a match.

use bevy::prelude::*;
use kipp_game::cli::opening::{LONGEST_NAME, bots_of};
use kipp_game::cli::words::{Words, say};
use kipp_game::games::GAMES;
use kipp_game::rules::GameInfo;
use kipp_physics::MachineSpec;

use crate::platform;
use crate::session::{Opening, Sitting};

/// Names that bots sit down with.
const BOT_NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo"];

/// A kind of bot that chooses at once and not badly, where the game has it.
const USUAL_BOT: &str = "greedy";

/// A seat at the table to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The name as it was typed.
    pub name: String,
    /// The kind of the bot; `None` is a person.
    pub bot: Option<&'static str>,
}

/// Everything that is filled in.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Place of the game in [`GAMES`].
    pub game: usize,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Whether dice are thrown, in games without a machine.
    pub is_thrown: bool,
    /// Whether a game with a machine is played on that of the lab.
    pub is_on_lab: bool,
    /// The seed as it was typed; empty for one that nobody chose.
    pub seed: String,
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet {
            game: 0,
            chairs: Vec::new(),
            is_thrown: true,
            is_on_lab: false,
            seed: String::new(),
        }
    }
}

impl Sheet {
    /// The chosen game.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        GAMES[self.game.min(GAMES.len() - 1)]
    }

    /// Puts as many chairs at the table as the game needs, and takes away those that it has no room
    /// for; bots that the game does not have become its usual one.
    pub fn fit(&mut self, words: &Words) {
        let info = self.info();
        let kinds = bots_of(info.key, words).unwrap_or_default();
        self.chairs.truncate(info.max_players.into());
        while self.chairs.len() < info.min_players.into() {
            self.add_chair(words);
        }
        for chair in &mut self.chairs {
            chair.bot = chair.bot.map(|kind| known(kind, kinds));
        }
    }

    /// One more chair: the first is a person's, the others are bots'.
    pub fn add_chair(&mut self, words: &Words) {
        let kinds = bots_of(self.info().key, words).unwrap_or_default();
        let is_free = |name: &str| self.chairs.iter().all(|chair| chair.name != name);
        let chair = match self.chairs.is_empty() {
            true => Chair {
                name: say!(words, "menu-name-default", number = 1_u8),
                bot: None,
            },
            false => Chair {
                name: BOT_NAMES
                    .into_iter()
                    .find(|name| is_free(name))
                    .unwrap_or_default()
                    .to_owned(),
                bot: Some(known(USUAL_BOT, kinds)),
            },
        };
        self.chairs.push(chair);
    }

    /// What is agreed, or why it is no match; `lab` is the machine that stands in the lab.
    ///
    /// # Errors
    /// One line about the first field that does not do.
    pub fn opening(&self, lab: &MachineSpec, words: &Words) -> Result<Opening, String> {
        let info = self.info();
        let mut players: Vec<Sitting> = Vec::new();
        for chair in &self.chairs {
            let name = chair.name.trim();
            if name.is_empty() || name.chars().count() > LONGEST_NAME {
                return Err(say!(words, "error-name", name = name));
            }
            if players.iter().any(|other| other.name == name) {
                return Err(say!(words, "error-name-twice", name = name));
            }
            players.push(Sitting {
                name: name.to_owned(),
                bot: chair.bot.map(str::to_owned),
            });
        }
        Ok(Opening {
            game: info.key.to_owned(),
            players,
            seed: self.seed(words)?,
            is_thrown: self.is_thrown && !info.needs_apparatus,
            machine: (self.is_on_lab && info.needs_apparatus).then(|| Box::new(lab.clone())),
            is_kept: true,
        })
    }

    fn seed(&self, words: &Words) -> Result<u64, String> {
        let typed = self.seed.trim();
        match typed {
            "" => Ok(platform::fresh_seed()),
            _ => typed
                .parse()
                .map_err(|_| say!(words, "hud-seed-wrong", typed = typed)),
        }
    }
}

/// The kind, or the strongest of those that there are.
fn known(kind: &str, kinds: &'static [&'static str]) -> &'static str {
    let found = kinds.iter().find(|known| **known == kind);
    found.or(kinds.last()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_game::cli::words::Language;

    fn sheet() -> (Sheet, Words) {
        let words = crate::words::words(Language::English);
        let mut sheet = Sheet::default();
        sheet.fit(&words);
        (sheet, words)
    }

    #[test]
    fn every_game_can_begin_as_the_sheet_stands() {
        let (mut sheet, words) = sheet();
        for (at, game) in GAMES.iter().enumerate() {
            sheet.game = at;
            sheet.fit(&words);
            let opening = sheet
                .opening(&MachineSpec::builtin(), &words)
                .expect("the usual fields do");
            assert_eq!(opening.game, game.key);
            assert_eq!(opening.players[0].bot, None);
            game.seated(opening.players.len())
                .expect("so many can play");
        }
    }

    #[test]
    fn a_field_that_does_not_do_is_named() {
        let (mut sheet, words) = sheet();
        sheet.seed = "12x".to_owned();
        assert!(
            sheet
                .opening(&MachineSpec::builtin(), &words)
                .unwrap_err()
                .contains("12x")
        );
        sheet.seed = " 12 ".to_owned();
        assert_eq!(
            sheet
                .opening(&MachineSpec::builtin(), &words)
                .expect("it is a number")
                .seed,
            12
        );
        sheet.chairs[1].name = sheet.chairs[0].name.clone();
        let twice = sheet.opening(&MachineSpec::builtin(), &words).unwrap_err();
        assert!(twice.contains(&sheet.chairs[0].name), "{twice}");
        sheet.chairs[1].name = " ".to_owned();
        assert!(sheet.opening(&MachineSpec::builtin(), &words).is_err());
        sheet.chairs[1].name = "x".repeat(LONGEST_NAME + 1);
        assert!(sheet.opening(&MachineSpec::builtin(), &words).is_err());
    }
    #[test]
    fn only_a_game_with_a_machine_is_played_on_that_of_the_lab() {
        let (mut sheet, words) = sheet();
        let mut spec = MachineSpec::builtin();
        spec.base.gravity_m_per_s2 = 1.62;
        for (at, game) in GAMES.iter().enumerate() {
            (sheet.game, sheet.is_on_lab) = (at, true);
            sheet.fit(&words);
            let opening = sheet.opening(&spec, &words).expect("the usual fields do");
            let wanted = game.needs_apparatus.then(|| Box::new(spec.clone()));
            assert_eq!(opening.machine, wanted, "{}", game.key);
            sheet.is_on_lab = false;
            let opening = sheet.opening(&spec, &words).expect("the usual fields do");
            assert_eq!(opening.machine, None);
        }
    }
}
