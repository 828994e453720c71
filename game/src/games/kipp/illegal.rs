//! Which rule an action breaks.

use super::{CardId, Tube};
use crate::dice::{Colour, DieId};
use crate::rules::{Objection, Phrase, Worded};

/// A broken rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalAction {
    /// The game waits for another kind of choice.
    #[error("now is not the time for this: {waits_for} is due")]
    NotNow {
        /// The message key of what is due.
        waits_for: &'static str,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The die is not among the player's.
    #[error("die {} is not among your dice", die.0)]
    NotYourDie {
        /// The die.
        die: DieId,
    },
    /// The shape tube is closed.
    #[error("no shape cards are left, so the shape tube takes no more dice")]
    ShapeTubeClosed,
    /// The die lies in no tray.
    #[error("die {} lies in no tray", die.0)]
    NotInTray {
        /// The die.
        die: DieId,
    },
    /// Substitutes must have another colour than the one that ran out.
    #[error("the substitute must have another colour than the die")]
    SameColour,
    /// The supply has none of this colour.
    #[error("the supply has none of this colour")]
    SupplyEmpty {
        /// The colour.
        colour: Colour,
    },
    /// The card is not in the display.
    #[error("card {} is not in the display", card.0)]
    NotInDisplay {
        /// The card.
        card: CardId,
    },
    /// The card's colour is not the die's.
    #[error("a card of one colour needs a die of that colour")]
    WrongColour {
        /// The card.
        card: CardId,
    },
    /// The Colorful Selection needs another face.
    #[error("this Colorful Selection needs a die showing {needs} or a 6")]
    WrongFace {
        /// The card.
        card: CardId,
        /// The face that would do, beside the 6.
        needs: u8,
    },
    /// The card does not lie before the player.
    #[error("card {} is not yours", card.0)]
    NotYourCard {
        /// The card.
        card: CardId,
    },
    /// The card is packed already.
    #[error("card {} is packed already", card.0)]
    AlreadyPacked {
        /// The card.
        card: CardId,
    },
    /// The payment is not of the number on the card.
    #[error("the card costs {needs} ingredients, not {paid}")]
    WrongNumber {
        /// Printed number.
        needs: u8,
        /// Offered.
        paid: u8,
    },
    /// The payment has a colour that the card does not take, or misses one that it needs.
    #[error("the payment does not have the colours of the card")]
    WrongIngredients {
        /// The card.
        card: CardId,
    },
    /// The player does not own what is offered.
    #[error("you do not have these ingredients")]
    NotEnough,
    /// The player owns nothing of the colour that shall be returned.
    #[error("you have no ingredients of this colour")]
    NoneOfColour,
}

impl Worded for IllegalAction {
    fn phrase(&self) -> Phrase {
        let says = Phrase::new;
        match *self {
            IllegalAction::NotNow { waits_for } => {
                says("kipp-no-not-now").with("due", says(waits_for))
            }
            IllegalAction::GameOver => says("kipp-no-game-over"),
            IllegalAction::NotYourDie { .. } => says("kipp-no-not-your-die"),
            IllegalAction::ShapeTubeClosed => {
                says("kipp-no-shape-closed").with("tube", says(Tube::Shape.key()))
            }
            IllegalAction::NotInTray { .. } => says("kipp-no-not-in-tray"),
            IllegalAction::SameColour => says("kipp-no-same-colour"),
            IllegalAction::SupplyEmpty { colour } => {
                says("kipp-no-supply-empty").with("colour", says(colour.key()))
            }
            IllegalAction::NotInDisplay { .. } => says("kipp-no-not-in-display"),
            IllegalAction::WrongColour { .. } => says("kipp-no-wrong-colour"),
            IllegalAction::WrongFace { needs, .. } => {
                says("kipp-no-wrong-face").with("needs", needs)
            }
            IllegalAction::NotYourCard { .. } => says("kipp-no-not-your-card"),
            IllegalAction::AlreadyPacked { .. } => says("kipp-no-already-packed"),
            IllegalAction::WrongNumber { needs, paid } => says("kipp-no-wrong-number")
                .with("needs", needs)
                .with("paid", paid),
            IllegalAction::WrongIngredients { .. } => says("kipp-no-wrong-ingredients"),
            IllegalAction::NotEnough => says("kipp-no-not-enough"),
            IllegalAction::NoneOfColour => says("kipp-no-none-of-colour"),
        }
    }
}

impl Objection for IllegalAction {
    fn is_plain(&self) -> bool {
        matches!(
            self,
            IllegalAction::NotYourDie { .. }
                | IllegalAction::NotInTray { .. }
                | IllegalAction::NotInDisplay { .. }
                | IllegalAction::NotYourCard { .. }
                | IllegalAction::WrongNumber { .. }
                | IllegalAction::NoneOfColour
        )
    }
}
