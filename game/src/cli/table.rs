//! A match at the table: its session, its bots, its save, and what has been told so far.

use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::opening::{self, plain_names};
use super::saves;
use super::screen::Screen;
use super::speech::Speech;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::Visitor;
use crate::machine::Workshop;
use crate::rules::{Game, Node, Phrase, Player, Worded};
use crate::session::{Crew, Record, SaveFile, Saved, Seat, Session, SessionError, Setup};

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
    save: Option<SaveFile>,
    told: usize,
}

impl<G: Bots> Table<G> {
    /// Begins a match.
    ///
    /// # Errors
    /// One line when the setup makes no match or the save cannot be written.
    pub fn begin(
        setup: Setup<G>,
        workshop: Option<&Workshop>,
        save: Option<SaveFile>,
        words: &Words,
    ) -> Result<Table<G>, Failure> {
        let session = Session::begin(setup, opening::build(workshop)?);
        let session = session.map_err(|error| stopped(&error, words))?;
        Table::around(session, save, words)
    }

    /// Goes on with a saved match on a machine that has made all its drops again.
    ///
    /// # Errors
    /// One line when the machine cannot follow the record.
    pub fn resume(record: Record<G>, save: SaveFile, words: &Words) -> Result<Table<G>, Failure> {
        let note = record.machine.as_ref();
        let workshop = note.map(Workshop::of_note).transpose().map_err(|error| {
            let cause = opening::missing_machine(&error, words);
            Failure::input(say!(words, "error-resume", cause = cause))
        })?;
        let apparatus = opening::build(workshop.as_ref())?;
        let session = Session::resume(record, apparatus).map_err(|error| {
            let cause = error.to_string();
            Failure::input(say!(words, "error-resume", cause = cause))
        })?;
        let mut table = Table::around(session, Some(save), words)?;
        table.told = table.session.events().len();
        Ok(table)
    }

    fn around(
        session: Session<G>,
        save: Option<SaveFile>,
        words: &Words,
    ) -> Result<Table<G>, Failure> {
        let crew = seated(&session, words)?;
        let mut table = Table {
            session,
            crew,
            save,
            told: 0,
        };
        table.write(words)?;
        Ok(table)
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

    /// Where the match is saved, if it is.
    #[must_use]
    pub fn save_path(&self) -> Option<&Path> {
        self.save.as_ref().map(SaveFile::path)
    }

    /// A speaker for this table.
    #[must_use]
    pub fn speech<'a>(&self, words: &'a Words, colours: bool) -> Speech<'a> {
        Speech::new(words, plain_names(self.seats()), colours)
    }

    /// Moves on by one step: chance answers, or the bot whose turn it is chooses.
    ///
    /// # Errors
    /// When the machine fails or the save cannot be written.
    pub fn advance(&mut self, words: &Words) -> Result<Turn, Failure> {
        match self.game().node() {
            Node::Terminal => return Ok(Turn::Over),
            Node::Chance(_) => self.session.settle().map_err(|e| stopped(&e, words))?,
            Node::Decision { player } => {
                let step = self.session.record().steps.len();
                self.crew.observe(self.session.events());
                match self.crew.choose(self.session.game(), player, step) {
                    None => return Ok(Turn::Person(player)),
                    Some(action) => {
                        let decided = self.session.decide(player, action);
                        decided.map_err(|error| stopped(&error, words))?;
                    }
                }
            }
        }
        self.write(words)?;
        Ok(Turn::Moved)
    }

    /// Performs a person's choice; the menu has checked that it is allowed.
    ///
    /// # Errors
    /// When the save cannot be written.
    pub fn decide(
        &mut self,
        player: Player,
        action: G::Action,
        words: &Words,
    ) -> Result<(), Failure> {
        let decided = self.session.decide(player, action);
        decided.map_err(|error| stopped(&error, words))?;
        self.write(words)
    }

    /// Takes back (`true`) or does again (`false`) the last person's choice. The bots remember what
    /// the table shows now, nothing else.
    ///
    /// # Errors
    /// When the save cannot be written; `Ok(false)` when there is nothing to take back.
    pub fn turn_back(&mut self, back: bool, words: &Words) -> Result<bool, Failure> {
        let done = if back {
            self.session.undo()
        } else {
            self.session.redo()
        };
        if done.is_err() {
            return Ok(false);
        }
        self.crew = seated(&self.session, words)?;
        self.told = self.session.events().len();
        self.write(words)?;
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

    fn write(&mut self, words: &Words) -> Result<(), Failure> {
        match &mut self.save {
            None => Ok(()),
            Some(save) => save
                .write(self.session.record())
                .map_err(|error| saves::refused(&error, words)),
        }
    }
}

/// Prints one event as its message's layout asks: a section begins after an empty line, a detail
/// is indented, and what another line says anyway is silent.
///
/// # Errors
/// When nobody reads any more.
pub fn tell_event(
    phrase: &Phrase,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let text = speech.say(phrase);
    match speech.words().layout(phrase.key).as_deref() {
        Some("silent") => Ok(()),
        Some("section") => {
            screen.line("")?;
            screen.paragraph(&text, 2)
        }
        Some("detail") => screen.paragraph(&format!("    {text}"), 6),
        _ => screen.paragraph(&format!("  {text}"), 4),
    }
}

/// The table as `player` sees it.
///
/// # Errors
/// When nobody reads any more.
pub fn show_view<G: Game>(
    game: &G,
    player: Player,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    for line in G::word_view(&game.view(player)) {
        screen.paragraph(&format!("  {}", speech.say(&line)), 6)?;
    }
    Ok(())
}

/// A save with what is needed to find its game.
///
/// # Errors
/// One line when the file is no save.
pub fn read_save(path: &Path, words: &Words) -> Result<Saved, Failure> {
    Saved::read(path).map_err(|error| saves::refused(&error, words))
}

/// Something to do with the record of a save, whatever its game.
pub trait WithRecord {
    /// What it gives back.
    type Output;

    /// Called with the decoded record.
    ///
    /// # Errors
    /// What it fails with.
    fn with<G: Bots>(self, record: Record<G>) -> Result<Self::Output, Failure>;
}

/// Decodes the save at `path` and hands its record on.
///
/// # Errors
/// One line when the file is no save or its game is unknown.
pub fn with_record<W: WithRecord>(
    path: &Path,
    words: &Words,
    task: W,
) -> Result<W::Output, Failure> {
    let saved = read_save(path, words)?;
    let game = saved.game().to_owned();
    let decoding = Decoding { saved, words, task };
    opening::with_game(&game, words, decoding)
}

struct Decoding<'a, W> {
    saved: Saved,
    words: &'a Words,
    task: W,
}

impl<W: WithRecord> Visitor for Decoding<'_, W> {
    type Output = Result<W::Output, Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let record = self.saved.decode::<Record<G>>(G::INFO.key);
        let record = record.map_err(|error| saves::refused(&error, self.words))?;
        self.task.with(record)
    }
}

/// The file for a new match's save.
///
/// # Errors
/// One line when the name is in use.
pub fn new_save(path: &Path, words: &Words) -> Result<SaveFile, Failure> {
    SaveFile::create(path).map_err(|error| saves::refused(&error, words))
}

/// A name for the save of a match for which none was given.
#[must_use]
pub fn free_save_name<G: Game>() -> PathBuf {
    saves::free_name(G::INFO.key)
}

fn seated<G: Bots>(session: &Session<G>, words: &Words) -> Result<Crew<G>, Failure> {
    let record = session.record();
    Crew::new(&record.seats, record.seed).map_err(|error| {
        let (asked, known) = (&error.asked, &error.known);
        Failure::input(say!(words, "error-bot", asked = asked, known = known))
    })
}

fn stopped(error: &SessionError, words: &Words) -> Failure {
    let cause = error.to_string();
    Failure::input(say!(words, "error-stopped", cause = cause))
}
