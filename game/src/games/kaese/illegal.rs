//! Which rule an action breaks.

use super::{Cheese, Stack, words};
use crate::dice::Pool;
use crate::player::Player;
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
    /// The fourth roll is made.
    #[error("the fourth roll is made")]
    NoRollLeft,
    /// The dice do not show this.
    #[error("the dice do not show {dice}")]
    NotTheseDice {
        /// What was to be kept or turned.
        dice: Pool,
    },
    /// Whoever keeps all dice rolls none.
    #[error("to keep all eight dice, stop")]
    NothingToRoll,
    /// No gift card.
    #[error("you hold no gift card")]
    NoGift,
    /// The die would not be turned.
    #[error("the die shows this already")]
    SameFace,
    /// The number is not rolled, or its piece has been taken.
    #[error("the {} is not rolled, or its piece is taken", rolled.number())]
    NotRolled {
        /// The number.
        rolled: Cheese,
    },
    /// A higher piece than was rolled.
    #[error("a {} does not earn a {}", rolled.number(), piece.number())]
    TooHigh {
        /// The rolled number.
        rolled: Cheese,
        /// The piece.
        piece: Cheese,
    },
    /// The middle has none.
    #[error("no {} is left in the middle", piece.number())]
    MiddleEmpty {
        /// The piece.
        piece: Cheese,
    },
    /// A 1 cannot be stolen.
    #[error("a 1 cannot be stolen")]
    OnesAreSafe,
    /// The own pieces cannot be stolen.
    #[error("what lies in front of you is yours already")]
    Own,
    /// No neighbour has a piece that may be stolen.
    #[error("no neighbour has a piece to steal that was rolled exactly")]
    NothingToSteal,
    /// No neighbour has such a piece to steal.
    #[error("no neighbour has a {} to steal", rolled.number())]
    NoneToSteal {
        /// The number.
        rolled: Cheese,
    },
    /// Only neighbours are stolen from.
    #[error("{from} is not your neighbour")]
    NotNeighbour {
        /// Who was to lose it.
        from: Player,
    },
    /// No such stack lies there.
    #[error("no such stack lies there")]
    NoSuchStack {
        /// The stack.
        stack: Stack,
    },
    /// The stack is closed.
    #[error("the stack is closed")]
    StackClosed {
        /// The stack.
        stack: Stack,
    },
    /// Another piece lies on top.
    #[error("a {} lies on top, not a {}", stack.top().number(), rolled.number())]
    NotOnTop {
        /// The stack.
        stack: Stack,
        /// The rolled number.
        rolled: Cheese,
    },
    /// The player has no such piece to place.
    #[error("you have no {} to place", piece.number())]
    NotInHand {
        /// The piece.
        piece: Cheese,
    },
    /// The piece is not lower than the top.
    #[error("a {} does not go on a {}", piece.number(), stack.top().number())]
    NotLower {
        /// The piece.
        piece: Cheese,
        /// The stack.
        stack: Stack,
    },
    /// A 1 is no stack of its own as long as it can be a mouse or close a stack.
    #[error("a 1 stands alone only when you have two mice and no open stack")]
    NotAlone,
    /// Two mice lie there.
    #[error("you have two mice: this 1 must close a stack")]
    ThirdMouse,
    /// No mouse lies there.
    #[error("you have no mouse to close a stack with")]
    NoMouse,
    /// Pieces are still to be placed.
    #[error("you have pieces to place")]
    PiecesLeft,
}

impl Worded for IllegalAction {
    fn phrase(&self) -> Phrase {
        self.dice_phrase()
            .or_else(|| self.taking_phrase())
            .unwrap_or_else(|| self.placing_phrase())
    }
}

impl IllegalAction {
    fn dice_phrase(self) -> Option<Phrase> {
        let says = Phrase::new;
        let phrase = match self {
            IllegalAction::NotNow { waits_for } => {
                says("kaese-no-not-now").with("due", says(waits_for))
            }
            IllegalAction::GameOver => says("kaese-no-game-over"),
            IllegalAction::NoRollLeft => says("kaese-no-roll-left"),
            IllegalAction::NotTheseDice { dice } => {
                says("kaese-no-not-these-dice").with("dice", dice)
            }
            IllegalAction::NothingToRoll => says("kaese-no-nothing-to-roll"),
            IllegalAction::NoGift => says("kaese-no-gift"),
            IllegalAction::SameFace => says("kaese-no-same-face"),
            _ => return None,
        };
        Some(phrase)
    }

    fn taking_phrase(self) -> Option<Phrase> {
        let says = Phrase::new;
        let phrase = match self {
            IllegalAction::NotRolled { rolled } => {
                says("kaese-no-not-rolled").with("rolled", rolled.number())
            }
            IllegalAction::TooHigh { rolled, piece } => says("kaese-no-too-high")
                .with("rolled", rolled.number())
                .with("piece", piece.number()),
            IllegalAction::MiddleEmpty { piece } => {
                says("kaese-no-middle-empty").with("piece", piece.number())
            }
            IllegalAction::OnesAreSafe => says("kaese-no-ones-are-safe"),
            IllegalAction::Own => says("kaese-no-own"),
            IllegalAction::NothingToSteal => says("kaese-no-nothing-to-steal"),
            IllegalAction::NoneToSteal { rolled } => {
                says("kaese-no-none-to-steal").with("rolled", rolled.number())
            }
            IllegalAction::NotNeighbour { .. } => says("kaese-no-not-neighbour"),
            IllegalAction::NotOnTop { stack, rolled } => says("kaese-no-not-on-top")
                .with("top", stack.top().number())
                .with("rolled", rolled.number()),
            _ => return None,
        };
        Some(phrase)
    }

    fn placing_phrase(self) -> Phrase {
        let says = Phrase::new;
        match self {
            IllegalAction::NoSuchStack { stack } => {
                says("kaese-no-such-stack").with("stack", words::stack(stack))
            }
            IllegalAction::StackClosed { stack } => {
                says("kaese-no-stack-closed").with("stack", words::stack(stack))
            }
            IllegalAction::NotInHand { piece } => {
                says("kaese-no-not-in-hand").with("piece", piece.number())
            }
            IllegalAction::NotLower { piece, stack } => says("kaese-no-not-lower")
                .with("piece", piece.number())
                .with("top", stack.top().number()),
            IllegalAction::NotAlone => says("kaese-no-not-alone"),
            IllegalAction::ThirdMouse => says("kaese-no-third-mouse"),
            IllegalAction::NoMouse => says("kaese-no-mouse"),
            _ => says("kaese-no-pieces-left"),
        }
    }
}

impl Objection for IllegalAction {
    fn is_plain(&self) -> bool {
        match *self {
            IllegalAction::NotTheseDice { .. }
            | IllegalAction::NoGift
            | IllegalAction::SameFace
            | IllegalAction::NotRolled { .. }
            | IllegalAction::Own
            | IllegalAction::NothingToSteal
            | IllegalAction::NoneToSteal { .. }
            | IllegalAction::NoSuchStack { .. }
            | IllegalAction::NotInHand { .. }
            | IllegalAction::NoMouse => true,
            IllegalAction::NotOnTop { stack, rolled } => !stack.has(rolled),
            _ => false,
        }
    }
}
