//! The match on the screen: one session of any game, and the machine or cup that answers it.

mod equipment;
mod opening;
mod returning;
mod running;
mod sight;

pub use equipment::{Shared, SharedCup, SharedMachine};
pub use opening::{Opening, Player as Sitting, begin};
pub use returning::{Return, Returning, resume};
pub use running::Running;
pub use sight::{Choice, Sight};

use std::rc::Rc;

use kipp_game::cli::words::Words;
use kipp_game::dice::{Die, DieId, Faces};
use kipp_game::rules::{GameInfo, Gesture, Player, TakeOrder};
use kipp_game::session::Seat;
use kipp_physics::throw::Throw;
use kipp_physics::{Machine, ThrowSpec};

/// Ticks at once of what hurries: a drop takes some frames, and no frame takes long.
pub const HURRIED_TICKS: u32 = 60;

/// Who moves the match on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person has to choose.
    Person(Player),
    /// A bot has to choose.
    Bot(Player),
    /// Chance has to answer: the deck, the machine or the cup.
    Chance,
    /// Nobody: it is over.
    Over,
}

/// A match of any game, as the screen needs it. Everything it says about a table is what the viewer
/// who is named may know.
pub trait Match {
    /// Which game.
    fn info(&self) -> GameInfo;

    /// Who sits where.
    fn seats(&self) -> &[Seat];

    /// Who moves next.
    fn turn(&self) -> Turn;

    /// One tick of the machine or the cup, or the next answer of chance.
    ///
    /// # Errors
    /// One line when the match cannot go on.
    fn tick(&mut self) -> Result<(), String>;

    /// Brings what moves nearer to its end, by as many ticks as a frame has time for.
    ///
    /// # Errors
    /// As [`Match::tick`].
    fn hurry(&mut self) -> Result<(), String>;

    /// Whether dice are on their way.
    fn is_moving(&self) -> bool;

    /// Lets the bot whose turn it is choose.
    ///
    /// # Errors
    /// As [`Match::tick`].
    fn let_bot_choose(&mut self) -> Result<(), String>;

    /// What `viewer` sees.
    fn sight(&self, viewer: Player) -> Sight;

    /// Changes whenever what can be seen may have changed.
    fn revision(&self) -> u64;

    /// Makes the choice at this place of the sight's list.
    ///
    /// # Errors
    /// One line that says why not.
    fn choose(&mut self, place: usize) -> Result<(), String>;

    /// Why this wish of the hand is not allowed; `None` when it is, or when it is no wish at all.
    fn reason_against(&self, gesture: Gesture) -> Option<String>;

    /// Whether `player` knows something that another person at the table does not.
    fn is_private(&self, player: Player) -> bool;

    /// Whether a choice can be taken back.
    fn can_undo(&self) -> bool;

    /// Takes back the last person's choice.
    ///
    /// # Errors
    /// One line that says why not.
    fn undo(&mut self) -> Result<(), String>;

    /// Does again what was taken back.
    ///
    /// # Errors
    /// One line that says why not.
    fn redo(&mut self) -> Result<(), String>;

    /// Whether what was taken back can be done again.
    fn can_redo(&self) -> bool;

    /// Speaks another language from now on.
    fn speak(&mut self, words: Rc<Words>);

    /// What the die of this number looks like, when its number alone tells it.
    fn look_of(&self, die: DieId) -> Option<Die>;

    /// Dice that are picked and still lie in their trays.
    fn leaving(&self) -> &[TakeOrder];

    /// Looks at the machine, if the game has one.
    fn look_at_machine(&self, look: &mut dyn FnMut(&Machine));

    /// What was rolled last, however it was.
    fn rolled(&self) -> Option<Faces>;

    /// The throw under way.
    fn throw(&self) -> Option<&Throw>;

    /// Dice, cup and tray of a match whose dice are thrown.
    fn throw_spec(&self) -> Option<&ThrowSpec>;

    /// A line about the save that players have to read, once.
    fn take_notice(&mut self) -> Option<String>;

    /// Keeps a match whose last save failed, in another place if need be; a line that people have
    /// to read then.
    ///
    /// # Errors
    /// One line when the match is lost.
    fn rescue(&mut self) -> Result<Option<String>, String>;

    /// Where the match is kept, if it is.
    fn save_path(&self) -> Option<String>;
}
