//! Which rule an action breaks.

use super::CardId;
use crate::dice::{Face, Pool};
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
    /// The player does not have these dice.
    #[error("you do not have the dice {dice}")]
    NotYourDice {
        /// The dice.
        dice: Pool,
    },
    /// No die was named.
    #[error("name at least one die")]
    NoDice,
    /// The other dice lie on the joker deck.
    #[error("{number} of your dice lie on the joker deck and stay there")]
    OnJokers {
        /// How many.
        number: u8,
    },
    /// The player has fewer dice that can still be placed.
    #[error("you have only {free} dice left to place")]
    NotSoMany {
        /// How many there are.
        free: u8,
    },
    /// The card does not lie on the table.
    #[error("task card {} does not lie on the table", card.0)]
    NotOnTable {
        /// The card.
        card: CardId,
    },
    /// The card lies before another player, who alone may fulfil it.
    #[error("this task card belongs to another player alone")]
    OthersTask {
        /// The card.
        card: CardId,
    },
    /// The player's dice lie there already.
    #[error("your dice lie there already")]
    AlreadyThere,
    /// The dice do not fulfil the task.
    #[error("these dice do not fulfil the task")]
    WrongDice {
        /// The card.
        card: CardId,
    },
    /// The task takes only some of the dice, or fewer than these.
    #[error("not all of these dice fit the task")]
    TooManyDice {
        /// The card.
        card: CardId,
    },
    /// The dice that lie there are as good or better.
    #[error("the dice on the card are as good or better")]
    NotBetter {
        /// The card.
        card: CardId,
    },
    /// A joker displaces only dice that are exactly as good.
    #[error("a joker displaces only dice that are just as good")]
    NotEqual {
        /// The card.
        card: CardId,
    },
    /// The joker deck is used up.
    #[error("the joker deck is used up and takes no more dice")]
    JokersClosed,
    /// As many or more dice lie on the joker deck.
    #[error("{there} dice lie on the joker deck: more are needed")]
    TooFew {
        /// Dice there.
        there: u8,
    },
    /// The player has no joker that does this.
    #[error("you have no joker for this")]
    NoJoker,
    /// The player has no joker that rolls so many dice.
    #[error("you have no joker that rolls exactly {dice} dice again")]
    NoReroll {
        /// Dice.
        dice: u8,
    },
    /// The die shows that already.
    #[error("the die shows a {face} already")]
    SameFace {
        /// What it shows.
        face: Face,
    },
    /// No joker of the player changes a die like this.
    #[error("you have no joker that makes a {from} a {to}")]
    NoChange {
        /// What the die shows.
        from: Face,
        /// What it shall show.
        to: Face,
    },
    /// Placing has begun, so nothing is rolled any more.
    #[error("placing has begun, so nothing is rolled any more")]
    RollingIsOver,
}

impl Worded for IllegalAction {
    fn phrase(&self) -> Phrase {
        let says = Phrase::new;
        match *self {
            IllegalAction::NotNow { waits_for } => {
                says("wuerfelzucker-no-not-now").with("due", says(waits_for))
            }
            IllegalAction::GameOver => says("wuerfelzucker-no-game-over"),
            IllegalAction::NotYourDice { .. } => says("wuerfelzucker-no-not-your-dice"),
            IllegalAction::NoDice => says("wuerfelzucker-no-no-dice"),
            IllegalAction::OnJokers { number } => {
                says("wuerfelzucker-no-on-jokers").with("number", number)
            }
            IllegalAction::NotSoMany { free } => {
                says("wuerfelzucker-no-not-so-many").with("free", free)
            }
            IllegalAction::NotOnTable { .. } => says("wuerfelzucker-no-not-on-table"),
            IllegalAction::OthersTask { .. } => says("wuerfelzucker-no-others-task"),
            IllegalAction::AlreadyThere => says("wuerfelzucker-no-already-there"),
            IllegalAction::WrongDice { .. } => says("wuerfelzucker-no-wrong-dice"),
            IllegalAction::TooManyDice { .. } => says("wuerfelzucker-no-too-many-dice"),
            IllegalAction::NotBetter { .. } => says("wuerfelzucker-no-not-better"),
            IllegalAction::NotEqual { .. } => says("wuerfelzucker-no-not-equal"),
            IllegalAction::JokersClosed => says("wuerfelzucker-no-jokers-closed"),
            IllegalAction::TooFew { there } => {
                says("wuerfelzucker-no-too-few").with("there", there)
            }
            IllegalAction::NoJoker => says("wuerfelzucker-no-joker"),
            IllegalAction::NoReroll { dice } => says("wuerfelzucker-no-reroll").with("dice", dice),
            IllegalAction::SameFace { face } => {
                says("wuerfelzucker-no-same-face").with("face", face.pips())
            }
            IllegalAction::NoChange { from, to } => says("wuerfelzucker-no-change")
                .with("from", from.pips())
                .with("to", to.pips()),
            IllegalAction::RollingIsOver => says("wuerfelzucker-no-rolling-is-over"),
        }
    }
}

impl Objection for IllegalAction {
    fn is_plain(&self) -> bool {
        matches!(
            self,
            IllegalAction::NotYourDice { .. }
                | IllegalAction::NoDice
                | IllegalAction::NotSoMany { .. }
                | IllegalAction::NotOnTable { .. }
                | IllegalAction::NoJoker
                | IllegalAction::NoReroll { .. }
                | IllegalAction::SameFace { .. }
                | IllegalAction::NoChange { .. }
        )
    }
}
