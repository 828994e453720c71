//! What everybody at the table saw.

use serde::{Deserialize, Serialize};

use super::{Bundle, Card, Tube};
use crate::dice::{Colour, Die, Face};
use crate::player::Player;

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Somebody finished a fifth package and the trays are empty.
    FifthPackage,
    /// Nobody holds a die any more.
    NoDice,
    /// Too many drops in a row brought no package (a house rule, see [`super::STALL_ROUNDS`]).
    Stalled,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The deck is shuffled.
    DeckShuffled {
        /// Cards in it.
        cards: u8,
    },
    /// A card of the deck is laid out.
    CardRevealed {
        /// The card.
        card: Card,
        /// Cards left in the deck.
        deck_left: u8,
    },
    /// It is this player's turn to drop a die.
    TurnBegan {
        /// Who.
        player: Player,
    },
    /// A player without dice is passed over.
    TurnSkipped {
        /// Who.
        player: Player,
    },
    /// A die goes to a tube's mouth.
    DieDropped {
        /// Who.
        player: Player,
        /// Which die.
        die: Die,
        /// Where.
        tube: Tube,
    },
    /// The tube was full to the mouth; the die came back and the turn is over.
    DieCameBack {
        /// Who.
        player: Player,
        /// Which die.
        die: Die,
        /// Where.
        tube: Tube,
    },
    /// A tube tipped.
    TubeTipped {
        /// Which.
        tube: Tube,
    },
    /// A tube came to hang between its stops. It has not tipped and stays so.
    TubeHangs {
        /// Which.
        tube: Tube,
    },
    /// Nothing tipped and nothing came out.
    NothingTipped,
    /// A die lies in a tray.
    DiePoured {
        /// The tray's tube.
        tube: Tube,
        /// Which die.
        die: Die,
        /// Its face.
        face: Face,
        /// Whether it was cocked and set straight.
        reseated: bool,
    },
    /// A player picks a die.
    DiePicked {
        /// Who.
        player: Player,
        /// From which tube's tray.
        tube: Tube,
        /// Which die.
        die: Die,
        /// Its face.
        face: Face,
    },
    /// Ingredients come from the supply.
    IngredientsTaken {
        /// Who.
        player: Player,
        /// The colour.
        colour: Colour,
        /// How many.
        number: u8,
    },
    /// The supply could not give all that was due.
    SupplyShort {
        /// Who.
        player: Player,
        /// How many are missing.
        missing: u8,
    },
    /// A player takes a card from the display.
    CardTaken {
        /// Who.
        player: Player,
        /// The card.
        card: Card,
    },
    /// A player could take a card and does not.
    CardLeft {
        /// Who.
        player: Player,
    },
    /// No card of the display fits the picked die.
    NoCardFits {
        /// Who.
        player: Player,
    },
    /// A package is finished.
    PackageMade {
        /// Who.
        player: Player,
        /// The card.
        card: Card,
        /// The die on it.
        die: Die,
        /// What was paid.
        payment: Bundle,
    },
    /// The picked die goes to the own dice without a package.
    DieKept {
        /// Who.
        player: Player,
        /// Which die.
        die: Die,
    },
    /// A fifth package: the game ends when the trays are empty.
    LastPicks {
        /// Who finished it.
        player: Player,
    },
    /// A player must come down to the limit of ingredients.
    OverLimit {
        /// Who.
        player: Player,
        /// How many too many.
        excess: u8,
    },
    /// An ingredient goes back to the supply.
    IngredientReturned {
        /// Who.
        player: Player,
        /// Its colour.
        colour: Colour,
    },
    /// Deck and display are empty: the shape tube takes no more dice.
    ShapeTubeClosed,
    /// The game is over.
    GameEnded {
        /// Why.
        reason: EndReason,
    },
}
