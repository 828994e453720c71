//! The dice of the box: nine a player, one of each size in each colour.

use crate::dice::{Colour, Die, DieId, Size};
use crate::player::Player;

/// Dice a player begins with.
pub const DICE_EACH: u8 = 9;

/// What the die of this number looks like.
#[must_use]
pub fn die(id: DieId) -> Die {
    let in_set = usize::from(id.0 % DICE_EACH);
    Die {
        id,
        owner: Player(id.0 / DICE_EACH),
        colour: Colour::ALL[in_set / 3],
        size: Size::ALL[in_set % 3],
    }
}

/// The number of the die of this set, colour and size.
#[must_use]
pub fn die_id(owner: Player, colour: Colour, size: Size) -> DieId {
    let in_set = u8::try_from(3 * colour.index() + size.index()).unwrap_or(0);
    DieId(owner.0 * DICE_EACH + in_set)
}
