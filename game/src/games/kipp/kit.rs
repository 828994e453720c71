//! The dice of the box: nine a player, a small, a medium and a large one of every colour.
//!
//! Their numbers run by colour, then by size, then by owner, so that every set of dice is
//! listed in an order that reads well.

use crate::dice::{Colour, Die, DieId, Size};
use crate::player::Player;

/// Dice a player begins with.
pub const DICE_EACH: u8 = 9;
/// Sets in the box, one for each of the most players.
pub(super) const SETS: u8 = 4;

/// What the die of this number looks like.
#[must_use]
pub fn die(id: DieId) -> Die {
    let look = look(id);
    Die {
        id,
        owner: owner(id),
        colour: Colour::ALL[look / 3],
        size: Size::ALL[look % 3],
    }
}

/// The number of the die of this set (one of the four), colour and size.
#[must_use]
pub fn die_id(owner: Player, colour: Colour, size: Size) -> DieId {
    let look = 3 * colour as u8 + size as u8;
    DieId(look * SETS + owner.0)
}

/// The dice that a player begins with.
pub(super) fn set(owner: Player) -> impl Iterator<Item = DieId> {
    (0..DICE_EACH).map(move |look| DieId(look * SETS + owner.0))
}

/// Whether a game of so many players has this die.
pub(super) fn is_in_game(id: DieId, players: u8) -> bool {
    id.0 < DICE_EACH * SETS && owner(id).0 < players
}

/// The player whose set the die belongs to.
fn owner(id: DieId) -> Player {
    Player(id.0 % SETS)
}

/// Place of the die within its set.
pub(super) fn look(id: DieId) -> usize {
    usize::from(id.0 / SETS % DICE_EACH)
}
