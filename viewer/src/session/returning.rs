//! A saved match on its way back to the screen: its drops and throws are made again, one between two
//! pictures.

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
use kipp_game::rules::Outcome;
use kipp_game::session::{Progress, Record, Resumption, SaveFile, Session, Step};

use super::{Match, Running, Shared};

/// Most steps between two pictures in which nothing moves.
const STILL_STEPS: usize = 64;

/// A saved match of any game that is about to be played on.
pub trait Returning {
    /// Steps that were made again, and all that there are.
    fn progress(&self) -> (usize, usize);

    /// Makes steps again, until dice have moved once or many steps were made in which none did.
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
    with_record(path, words, Reading { file, path, words })
}

struct Reading<'a> {
    file: SaveFile,
    path: &'a Path,
    words: &'a Rc<Words>,
}

impl WithRecord for Reading<'_> {
    type Output = Box<dyn Returning>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Box<dyn Returning>, Failure> {
        let words = self.words;
        let speech = Speech::new(words, plain_names(&record.seats), false);
        unfit::check(&record, &speech)?;
        unfit::crew(&record, words)?;
        let kit = unfit::kit(&record, &speech);
        let shared = Shared::of(kit.map_err(|cause| stuck(&cause, words))?);
        let resumption = Resumption::begin(record, shared.equipment());
        let resumption =
            resumption.map_err(|error| stuck(&unfit::session::<G>(&error, &speech), words))?;
        let luggage = Luggage {
            shared,
            file: self.file,
            path: self.path.to_owned(),
            words: Rc::clone(words),
        };
        Ok(Box::new(OnItsWay {
            resumption,
            luggage,
        }))
    }
}

/// Why a match cannot be played on.
fn stuck(cause: &str, words: &Words) -> Failure {
    Failure::Record(say!(words, "error-resume", cause = cause))
}

struct OnItsWay<G: Bots> {
    resumption: Resumption<G>,
    luggage: Luggage,
}

/// What a match needs beside its session.
struct Luggage {
    shared: Shared,
    file: SaveFile,
    path: PathBuf,
    words: Rc<Words>,
}

impl Luggage {
    /// Whether dice move in a step.
    fn moves<A>(&self, step: Option<&Step<A>>) -> bool {
        match step {
            Some(Step::Happened(Outcome::Drop(_))) => true,
            Some(Step::Happened(Outcome::Roll { .. })) => self.shared.cup.is_some(),
            _ => false,
        }
    }

    fn sit_down<G: Bots>(self, session: Session<G>) -> Result<Return, Failure> {
        let keeper = Some(Keeper::new(self.file));
        let running = Running::new(session, self.shared, keeper, self.words);
        let running = running.map_err(|failure| failure.in_save(&self.path))?;
        Ok(Return::Here(Box::new(running)))
    }
}

impl<G: Bots> Returning for OnItsWay<G> {
    fn progress(&self) -> (usize, usize) {
        self.resumption.counts()
    }

    fn go_on(self: Box<Self>) -> Result<Return, Failure> {
        let OnItsWay {
            mut resumption,
            luggage,
        } = *self;
        let names = plain_names(&resumption.record().seats);
        for _ in 0..STILL_STEPS {
            let has_moved = luggage.moves(resumption.next_step());
            match resumption.make_step() {
                Ok(Progress::OnTheWay(further)) => resumption = further,
                Ok(Progress::Done(session)) => return luggage.sit_down(session),
                Err(error) => {
                    let speech = Speech::new(&luggage.words, names, false);
                    let cause = unfit::session::<G>(&error, &speech);
                    return Err(stuck(&cause, &luggage.words).in_save(&luggage.path));
                }
            }
            if has_moved {
                break;
            }
        }
        let further = OnItsWay {
            resumption,
            luggage,
        };
        Ok(Return::OnTheWay(Box::new(further)))
    }
}
