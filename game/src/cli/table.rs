//! A match at the table: its session, its bots, its save, and what has been told so far.

use std::path::Path;

use super::failure::Failure;
use super::keeper::Keeper;
use super::opening::plain_names;
use super::saves;
use super::screen::{self, Screen};
use super::speech::Speech;
use super::telling::tell_event;
use super::tools::Tools;
use super::unfit;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::rules::{Game, Node, Player, Worded};
use crate::session::{Crew, Record, SaveFile, Seat, Session, SessionError, Setup, UnknownBot};

/// Steps between two saves of a match of bots. Every save waits for the disk, and the seed gives
/// back what a bot has done; a person's choice is saved at once.
const BOT_STEPS_A_SAVE: usize = 50;

/// Who moves the match on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person has to choose.
    Person(Player),
    /// A bot chose, or chance answered; there may be more.
    Moved,
    /// The match is over.
    Over,
}

/// A running match with everything around it.
#[derive(Debug)]
pub struct Table<G: Bots> {
    session: Session<G>,
    crew: Crew<G>,
    keeper: Option<Keeper>,
    /// Steps when it was last saved, or when that was tried.
    saved: usize,
    told: usize,
}

impl<G: Bots> Table<G> {
    /// Begins a match.
    ///
    /// # Errors
    /// One line when the setup makes no match or the save cannot be written.
    pub fn begin(
        setup: Setup<G>,
        tools: &Tools,
        mut save: Option<SaveFile>,
        words: &Words,
    ) -> Result<Table<G>, Failure> {
        let names = plain_names(&setup.seats);
        let session = Session::begin_with(setup, tools.lay_out()?.into());
        let speech = Speech::new(words, names, false);
        let session = session.map_err(|error| stopped::<G>(&error, &speech))?;
        let written = save.as_mut().map(|save| save.write(session.record()));
        let written = written.transpose();
        written.map_err(|error| saves::refused(&error, words))?;
        Table::around(session, save, words)
    }

    /// Keeps the match, which has just begun, under a free name.
    ///
    /// # Errors
    /// One line when there is no place for it.
    pub fn keep_under_free_name(&mut self, words: &Words) -> Result<(), Failure> {
        let begun = Keeper::begin(G::INFO.key, self.session.record(), words);
        let (keeper, line) = begun.map_err(|error| saves::refused(&error, words))?;
        self.keeper = Some(keeper);
        tell_beside(line);
        Ok(())
    }

    /// Goes on with a saved match on a machine that has made all its drops again.
    ///
    /// # Errors
    /// One line when the record is no match, or when the machine cannot follow it.
    pub fn resume(record: Record<G>, save: SaveFile, words: &Words) -> Result<Table<G>, Failure> {
        let speech = Speech::new(words, plain_names(&record.seats), false);
        unfit::check(&record, &speech)?;
        let stuck = |cause: String| Failure::Record(say!(words, "error-resume", cause = cause));
        let kit = unfit::kit(&record, &speech).map_err(stuck)?;
        let session = Session::resume(record, kit);
        let session = session.map_err(|error| stuck(unfit::session::<G>(&error, &speech)))?;
        let mut table = Table::around(session, Some(save), words)?;
        table.told = table.session.events().len();
        Ok(table)
    }

    fn around(
        session: Session<G>,
        save: Option<SaveFile>,
        words: &Words,
    ) -> Result<Table<G>, Failure> {
        Ok(Table {
            crew: unfit::crew(session.record(), words)?,
            saved: session.record().steps.len(),
            session,
            keeper: save.map(Keeper::new),
            told: 0,
        })
    }

    /// The match.
    #[must_use]
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The state.
    #[must_use]
    pub fn game(&self) -> &G {
        self.session.game()
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.session.record().seats
    }

    /// Whether a person plays: every choice is then saved at once.
    #[must_use]
    pub fn has_person(&self) -> bool {
        self.seats().iter().any(Seat::is_person)
    }

    /// Where everything that happened so far is kept, if it is.
    #[must_use]
    pub fn save_path(&self) -> Option<&Path> {
        self.keeper.as_ref().and_then(Keeper::path)
    }

    /// A speaker for this table.
    #[must_use]
    pub fn speech<'a>(&self, words: &'a Words, colours: bool) -> Speech<'a> {
        Speech::new(words, plain_names(self.seats()), colours)
    }

    /// Moves on by one step: chance answers, or the bot whose turn it is chooses.
    ///
    /// # Errors
    /// When the machine fails.
    pub fn advance(&mut self, words: &Words) -> Result<Turn, Failure> {
        match self.game().node() {
            Node::Terminal => return Ok(Turn::Over),
            Node::Chance(_) => self.settle(words)?,
            Node::Decision { player } => {
                let step = self.session.record().steps.len();
                self.crew.observe(self.session.events());
                match self.crew.choose(self.session.game(), player, step) {
                    None => return Ok(Turn::Person(player)),
                    Some(action) => {
                        self.perform(player, action, words)?;
                    }
                }
            }
        }
        let unsaved = self.steps().saturating_sub(self.saved);
        if self.has_person() || unsaved >= BOT_STEPS_A_SAVE {
            tell_beside(self.write(words));
        }
        Ok(Turn::Moved)
    }

    /// Saves what is not saved yet, in another place if need be.
    ///
    /// # Errors
    /// One line when there is no place for it.
    pub fn save_rest(&mut self, words: &Words) -> Result<(), Failure> {
        let is_saved = self.saved == self.steps() && self.save_path().is_some();
        let Some(keeper) = self.keeper.as_mut().filter(|_| !is_saved) else {
            return Ok(());
        };
        let line = keeper.rescue(self.session.record(), words)?;
        tell_beside(line);
        self.saved = self.steps();
        Ok(())
    }

    fn settle(&mut self, words: &Words) -> Result<(), Failure> {
        let settled = self.session.settle();
        settled.map_err(|error| stopped::<G>(&error, &self.speech(words, false)))
    }

    fn perform(&mut self, player: Player, action: G::Action, words: &Words) -> Result<(), Failure> {
        let decided = self.session.decide(player, action);
        decided.map_err(|error| stopped::<G>(&error, &self.speech(words, false)))
    }

    fn steps(&self) -> usize {
        self.session.record().steps.len()
    }

    /// Performs a person's choice; the menu has checked that it is allowed.
    ///
    /// # Errors
    /// When it is not.
    pub fn decide(
        &mut self,
        player: Player,
        action: G::Action,
        words: &Words,
    ) -> Result<(), Failure> {
        self.perform(player, action, words)?;
        tell_beside(self.write(words));
        Ok(())
    }

    /// Takes back (`true`) or does again (`false`) the last person's choice. The bots remember what
    /// the table shows now, nothing else.
    ///
    /// # Errors
    /// When a bot cannot be seated again; `Ok(false)` when there is nothing to take back.
    pub fn turn_back(&mut self, back: bool, words: &Words) -> Result<bool, Failure> {
        let done = if back {
            self.session.undo()
        } else {
            self.session.redo()
        };
        if done.is_err() {
            return Ok(false);
        }
        self.crew = unfit::crew(self.session.record(), words)?;
        self.told = self.session.events().len();
        tell_beside(self.write(words));
        Ok(true)
    }

    /// Prints what happened since the last time.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub fn tell(&mut self, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
        let speech = self.speech(words, screen.has_colours());
        for event in &self.session.events()[self.told..] {
            tell_event(&event.phrase(), screen, &speech)?;
        }
        self.told = self.session.events().len();
        screen.flush()
    }

    /// Saves; gives a line when something about it is to be told.
    fn write(&mut self, words: &Words) -> Option<String> {
        self.saved = self.steps();
        let keeper = self.keeper.as_mut()?;
        keeper.keep(self.session.record(), words)
    }
}

fn tell_beside(line: Option<String>) {
    if let Some(line) = line {
        screen::notice(&line);
    }
}

/// The file for a new match's save.
///
/// # Errors
/// One line when the name is in use.
pub fn new_save(path: &Path, words: &Words) -> Result<SaveFile, Failure> {
    SaveFile::create(path).map_err(|error| saves::refused(&error, words))
}

/// A bot that the game does not have, as one line.
#[must_use]
pub fn unknown_bot(error: &UnknownBot, words: &Words) -> Failure {
    let (asked, known) = (&error.asked, &error.known);
    Failure::input(say!(words, "error-bot", asked = asked, known = known))
}

/// A match that cannot go on, as one line.
#[must_use]
pub fn stopped<G: Game>(error: &SessionError, speech: &Speech<'_>) -> Failure {
    let (words, cause) = (speech.words(), unfit::session::<G>(error, speech));
    Failure::input(say!(words, "error-stopped", cause = cause))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::words::Language;
    use crate::games::kipp::Kipp;
    use crate::rules::ScriptedApparatus;
    use crate::session::Saved;

    fn table(seats: Vec<Seat>, path: &Path, words: &Words) -> Table<Kipp> {
        let setup = Setup {
            options: Default::default(),
            seats,
            seed: 1,
            machine: None,
        };
        let machine = Box::new(ScriptedApparatus::new());
        let session = Session::begin(setup, Some(machine)).expect("two can play");
        let mut save = SaveFile::create(path).expect("the name is free");
        save.write(session.record()).expect("there is room");
        Table::around(session, Some(save), words).expect("there is room")
    }

    fn saved_steps(path: &Path) -> usize {
        let saved = Saved::read(path).expect("every save is whole");
        let record: Record<Kipp> = saved.decode("kipp").expect("it is a game of Kipp");
        record.steps.len()
    }

    #[test]
    fn a_match_of_bots_is_saved_now_and_then_and_at_its_end() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("game.json");
        let words = Words::new(Language::English);
        let seats = vec![Seat::bot("Ada", "random"), Seat::bot("Ben", "random")];
        let mut table = table(seats, &path, &words);
        let mut saves = std::collections::BTreeSet::new();
        while table.advance(&words).expect("bots can play") == Turn::Moved {
            let saved = saved_steps(&path);
            assert!(table.steps() - saved < BOT_STEPS_A_SAVE);
            saves.insert(saved);
        }
        assert!(saves.len() > 1 && saves.len() <= table.steps() / BOT_STEPS_A_SAVE + 1);
        table.save_rest(&words).expect("there is room");
        assert_eq!(saved_steps(&path), table.steps());
    }

    #[test]
    fn every_step_is_saved_where_a_person_plays() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("game.json");
        let words = Words::new(Language::English);
        let seats = vec![Seat::bot("Ada", "random"), Seat::person("Ben")];
        let mut table = table(seats, &path, &words);
        let mut moves = 0;
        while table.advance(&words).expect("the bot can play") == Turn::Moved {
            assert_eq!(saved_steps(&path), table.steps());
            moves += 1;
        }
        let action = table.game().legal_actions()[0];
        table
            .decide(Player(1), action, &words)
            .expect("it is allowed");
        assert!(moves > 1 && saved_steps(&path) == table.steps());
    }
}
