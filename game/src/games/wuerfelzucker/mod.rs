//! Würfelzucker, for 2 to 4 sweet tooths.
//!
//! Roll six dice up to three times and place them on task cards. Whoever fulfils a task better
//! knocks the others' dice off; whose dice stay until the next own turn collects the card. Dice on
//! the joker deck bring joker cards. When the closing card shows, the round is finished, everybody
//! has a last turn, and the start player one more that only displaces.
//!
//! Source: the publisher's rulebook (moses 2023) in its English and Dutch versions. Where it is
//! silent, the numbered rulings in `tests/wuerfelzucker/rulings*.rs` hold.
//!
//! | parameter | value | where |
//! |---|---|---|
//! | dice | 6 a player | [`DICE_EACH`] |
//! | rolls in a turn | up to 3 | [`ROLLS`] |
//! | task cards | 37 from a card file, players + 1 laid out | [`CARDS`] |
//! | joker cards | 17 from a card file | [`JOKERS`] |
//! | cards below the closing card | short 20, 18, 14, long 14, 12, 8 for 2, 3, 4 players | [`Length`] |

mod action;
mod card;
mod choices;
mod collecting;
mod event;
mod hand;
mod hidden;
mod illegal;
mod joker;
mod joking;
mod options;
mod parts;
mod placing;
mod rolling;
mod scoring;
mod seen;
mod spec;
mod state;
mod task;
mod told;
mod view;
mod words;

pub use action::Action;
pub use card::{CARDS, Card, CardId};
pub use event::{Course, Event};
pub use hand::Hand;
pub use illegal::IllegalAction;
pub use joker::{JOKERS, Joker, JokerCard, JokerId};
pub use options::{Length, Options};
pub use spec::{CardFault, JokerKind, JokerSpec, TaskKind, TaskSpec};
pub use state::{DICE_EACH, INFO, ROLLS, START, Wuerfelzucker};
pub use task::{Rank, Task};
pub use view::{Bid, JokerBid, Laid, Place, Stage, View};
