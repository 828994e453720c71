//! What a player may know: everything on the table except what is inside the tubes
//! and the order of the deck.

use serde::Serialize;

use super::{Bundle, Card, EndReason, Tube};
use crate::dice::{Colour, Die, Face};
use crate::player::Player;
use crate::rules::{Standings, TUBES};

/// What the game waits for, in Kipp's own terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "stage")]
pub enum Stage {
    /// The deck is being shuffled.
    Shuffling,
    /// A die is to be dropped.
    Drop,
    /// A die is on its way into a tube.
    Falling {
        /// The die.
        die: Die,
        /// The tube.
        tube: Tube,
    },
    /// A die is to be picked from a tray.
    Pick,
    /// A second colour is to be chosen for missing ingredients.
    TopUp {
        /// The picked die.
        picked: Die,
        /// How many are missing.
        missing: u8,
    },
    /// A card may be taken.
    TakeCard {
        /// The picked die.
        picked: Die,
        /// Its face.
        face: Face,
    },
    /// A card may be packed.
    Pack {
        /// The picked die.
        picked: Die,
    },
    /// Ingredients above the limit are to be returned.
    GiveBack {
        /// How many are still too many.
        excess: u8,
    },
    /// The game is over.
    Over {
        /// Why.
        reason: EndReason,
    },
}

/// A card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OwnCard {
    /// The card.
    pub card: Card,
    /// The die on it, when it is a finished package.
    pub die: Option<Die>,
}

/// A die in a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TrayDie {
    /// The die.
    pub die: Die,
    /// Its face.
    pub face: Face,
}

/// What lies before a player; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Who.
    pub player: Player,
    /// Own dice, by colour and then by size.
    pub dice: Vec<Die>,
    /// Ingredients.
    pub ingredients: Bundle,
    /// Shape cards, in the order of their numbers.
    pub cards: Vec<OwnCard>,
    /// Finished packages.
    pub packages: u8,
}

/// What a player may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Player,
    /// Who chooses now, if anybody does.
    pub active: Option<Player>,
    /// Whose turn at the tubes it is; in a tray phase this is the tipper.
    pub turn: Player,
    /// What is due.
    pub stage: Stage,
    /// The players in seat order.
    pub places: Vec<Place>,
    /// Ingredients beside the factory.
    pub supply: Bundle,
    /// Cards to take, in the order of their numbers.
    pub display: Vec<Card>,
    /// Cards in the face-down deck.
    pub deck_left: u8,
    /// These cards, in the order of their numbers: who counts knows them, but not their order.
    pub unseen: Vec<Card>,
    /// Dice in the trays, by colour and then by size, in the machine's order of tubes.
    pub trays: [Vec<TrayDie>; TUBES],
    /// Per tube: it hangs between its stops.
    pub hanging: [bool; TUBES],
    /// Whether the shape tube still takes dice.
    pub shape_open: bool,
    /// Whether somebody has finished a fifth package.
    pub last_picks: bool,
    /// Drops without a package so far; the game ends at `stall_limit`.
    pub idle_drops: u16,
    /// See `idle_drops`.
    pub stall_limit: u16,
    /// The score table, as if the game ended now.
    pub standings: Standings,
}

impl View {
    /// What lies before the player who looks.
    #[must_use]
    pub fn own(&self) -> &Place {
        &self.places[self.viewer.index()]
    }

    /// The die in a tray with its tube, if it lies there.
    #[must_use]
    pub fn in_tray(&self, die: crate::dice::DieId) -> Option<(Tube, TrayDie)> {
        let find = |tube: Tube| {
            let found = self.trays[tube.index()]
                .iter()
                .find(|lying| lying.die.id == die);
            found.map(|lying| (tube, *lying))
        };
        Tube::ALL.into_iter().find_map(find)
    }

    /// The ingredients of a colour in the supply.
    #[must_use]
    pub fn supply_of(&self, colour: Colour) -> u8 {
        self.supply.count(colour)
    }
}
