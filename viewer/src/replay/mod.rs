//! A recorded match, looked at again: scrubbed by step, and simulated again where that gives what was
//! recorded.

mod clock;
mod panel;
mod reel;
mod remarks;
mod script;
mod shelf;
mod stage;
mod tape;

pub use clock::{Viewing, plugin};
pub use panel::plugin as panels;
pub use reel::Reel;
pub use remarks::{remarks, said};
pub use script::{Cue, Happening, Script};
pub use stage::{Fall, Stage};

use std::path::Path;
use std::rc::Rc;

use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::speech::Speech;
use kipp_game::cli::unfit;
use kipp_game::cli::words::Words;
use kipp_game::rules::{GameInfo, Player};
use kipp_game::session::{Record, Seat};
use kipp_physics::{Machine, ThrowSpec};

use crate::poses::Placed;
use crate::session::Sight;

/// What became of the physics of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Simulation {
    /// There was none: dice and cards were drawn.
    Nothing,
    /// It runs, and gives what was recorded.
    Running,
    /// It is made up to the step that is shown: so many drops of so many.
    CatchingUp {
        /// Drops made.
        done: usize,
        /// Drops wanted.
        wanted: usize,
    },
    /// It is left out: other programs, processors or machines give other drops.
    Foreign {
        /// The program of the record.
        engine: String,
        /// Its processor and system.
        platform: String,
    },
    /// Something came out otherwise than recorded at this step, from 1, and is not shown from there
    /// on.
    Parted {
        /// The step.
        step: usize,
    },
}

/// A recorded match of any game. Steps are counted like those of the record: step 0 is the table
/// before the first one.
pub trait Recording {
    /// Which game.
    fn info(&self) -> GameInfo;

    /// Who sat where.
    fn seats(&self) -> &[Seat];

    /// Number of steps.
    fn steps(&self) -> usize;

    /// The step that is shown.
    fn at(&self) -> usize;

    /// Whether the match came to its end.
    fn is_finished(&self) -> bool;

    /// Whether the result in the file is the one that its steps lead to.
    fn has_true_ending(&self) -> bool;

    /// Shows the table after so many steps, at most all.
    fn scrub_to(&mut self, step: usize);

    /// Whether dice are on their way.
    fn is_moving(&self) -> bool;

    /// Whether dice move during the next step.
    fn is_motion_next(&self) -> bool;

    /// Goes on with what has to be simulated before the step can be shown, for a little while;
    /// whether there was anything.
    fn prepare(&mut self) -> bool;

    /// One tick towards the next step; `is_instant` leaves out motion and pauses.
    fn play(&mut self, is_instant: bool);

    /// What `viewer` saw at this step.
    fn sight(&self, viewer: Player) -> Sight;

    /// Everything that happened before everybody's eyes, in order.
    fn happenings(&self) -> &[Happening];

    /// What became of the physics.
    fn simulation(&self) -> Simulation;

    /// Where all pieces are.
    fn placed(&self) -> Vec<Placed>;

    /// Looks at the machine, if the game has one; it is at rest and empty where it is not simulated.
    fn look_at_machine(&self, look: &mut dyn FnMut(&Machine));

    /// Dice, cup and tray of a record whose dice were thrown.
    fn throw_spec(&self) -> Option<&ThrowSpec>;
}

/// Opens the record of a save.
///
/// # Errors
/// One line when the file is no save, or when its steps break the rules.
pub fn open(path: &Path, words: &Words) -> Result<Box<dyn Recording>, Failure> {
    with_record(path, words, Opening { words })
}

struct Opening<'a> {
    words: &'a Words,
}

impl WithRecord for Opening<'_> {
    type Output = Box<dyn Recording>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Box<dyn Recording>, Failure> {
        let speech = Speech::new(self.words, plain_names(&record.seats), false);
        let script = Script::of(record).map_err(|error| unfit::broken(&error, &speech))?;
        let reel = Reel::new(Rc::new(script)).map_err(|error| unfit::broken(&error, &speech))?;
        Ok(Box::new(reel))
    }
}
