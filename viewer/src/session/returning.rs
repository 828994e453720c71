//! A saved match on its way back to the screen: its drops and throws are made again, a little between
//! two pictures.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::keeper::Keeper;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::saves;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::unfit;
use kipp_game::cli::words::{Words, say};
use kipp_game::session::{Record, Resumption, SaveFile, Seat, SessionError, Step};

use super::{Match, Running, Shared};

/// A saved match of any game that is about to be played on.
pub trait Returning {
    /// Steps that were made again, and all that there are.
    fn progress(&self) -> (usize, usize);

    /// Makes steps again up to the next one that chance answered.
    ///
    /// # Errors
    /// One line when the machine does something else than recorded.
    fn go_on(self: Box<Self>) -> Result<Return, Failure>;
}

/// How far a saved match has come.
pub enum Return {
    /// More of it is to be made again.
    OnTheWay(Box<dyn Returning>),
    /// It can be played on.
    Here(Box<dyn Match>),
}

/// Opens a saved match, to be played on.
///
/// # Errors
/// One line when the file is no save, or when nothing here can make its drops.
pub fn resume(path: &Path, words: &Rc<Words>) -> Result<Box<dyn Returning>, Failure> {
    let (file, _) = SaveFile::open(path).map_err(|error| saves::refused(&error, words))?;
    with_record(path, words, Opening { file, path, words })
}

struct Opening<'a> {
    file: SaveFile,
    path: &'a Path,
    words: &'a Rc<Words>,
}

impl WithRecord for Opening<'_> {
    type Output = Box<dyn Returning>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Box<dyn Returning>, Failure> {
        let words = self.words;
        let speech = Speech::new(words, plain_names(&record.seats), false);
        unfit::check(&record, &speech)?;
        let stuck = |cause: String| Failure::Record(say!(words, "error-resume", cause = cause));
        let shared = Shared::of(unfit::kit(&record, &speech).map_err(stuck)?);
        let seats = record.seats.clone();
        let resumption = Resumption::begin(record, shared.equipment());
        let resumption = resumption.map_err(|error| stuck(unfit::session::<G>(&error, &speech)))?;
        Ok(Box::new(Saved {
            resumption,
            shared,
            seats,
            file: self.file,
            path: self.path.to_owned(),
            words: Rc::clone(words),
        }))
    }
}

struct Saved<G: Bots> {
    resumption: Resumption<G>,
    shared: Shared,
    seats: Vec<Seat>,
    file: SaveFile,
    path: PathBuf,
    words: Rc<Words>,
}

impl<G: Bots> Saved<G> {
    fn stuck(&self, error: &SessionError) -> Failure {
        let speech = Speech::new(&self.words, plain_names(&self.seats), false);
        let cause = unfit::session::<G>(error, &speech);
        let line = say!(self.words, "error-resume", cause = cause);
        Failure::Record(line).in_save(&self.path)
    }

    fn sit_down(self) -> Result<Return, Failure> {
        let session = self.resumption.into_session();
        let keeper = Some(Keeper::new(self.file));
        let running = Running::new(session, self.shared, keeper, self.words)?;
        Ok(Return::Here(Box::new(running)))
    }
}

impl<G: Bots> Returning for Saved<G> {
    fn progress(&self) -> (usize, usize) {
        self.resumption.progress()
    }

    fn go_on(mut self: Box<Self>) -> Result<Return, Failure> {
        loop {
            match self.resumption.make_step() {
                Ok(Some(Step::Happened(_))) => return Ok(Return::OnTheWay(self)),
                Ok(Some(Step::Decided { .. })) => {}
                Ok(None) => return self.sit_down(),
                Err(error) => return Err(self.stuck(&error)),
            }
        }
    }
}
