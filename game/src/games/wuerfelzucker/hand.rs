//! The dice with which a player goes into step 3 of a turn.

use serde::{Deserialize, Serialize};

use super::IllegalAction;
use super::collecting::short;
use crate::dice::{Face, Pool};

/// The dice that are on no task card. What the dice on the joker deck show plays no role, so only
/// their number is settled: any of these can still go to a task, as long as enough are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The dice on no task card.
    pub dice: Pool,
    /// How many of them lie on the joker deck.
    pub on_jokers: u8,
    /// Whether placing has begun, so that nothing is rolled any more.
    pub has_begun: bool,
}

impl Hand {
    /// The hand after rolling.
    #[must_use]
    pub fn new(dice: Pool) -> Hand {
        Hand {
            dice,
            on_jokers: 0,
            has_begun: false,
        }
    }

    /// How many dice can still be placed.
    #[must_use]
    pub fn free(&self) -> u8 {
        short(self.dice.len()).saturating_sub(self.on_jokers)
    }

    /// The hand without these dice, of which there must be one at least.
    pub(super) fn without(&self, dice: Pool) -> Result<Hand, IllegalAction> {
        let rest = self.dice.without(&dice);
        let rest = rest.ok_or(IllegalAction::NotYourDice { dice })?;
        let hand = Hand {
            dice: rest,
            has_begun: true,
            ..*self
        };
        match short(rest.len()) {
            _ if dice.is_empty() => Err(IllegalAction::NoDice),
            rest if rest < self.on_jokers => Err(IllegalAction::OnJokers {
                number: self.on_jokers,
            }),
            _ => Ok(hand),
        }
    }

    /// The hand with one die showing something else.
    pub(super) fn showing(&self, from: Face, to: Face) -> Result<Hand, IllegalAction> {
        let rest = self.without(Pool::of(from, 1))?;
        Ok(Hand {
            dice: rest.dice.with(&Pool::of(to, 1)),
            ..rest
        })
    }

    /// The hand with so many of its dice on the joker deck.
    pub(super) fn with_on_jokers(&self, number: u8) -> Result<Hand, IllegalAction> {
        let free = self.free();
        match number {
            0 => Err(IllegalAction::NoDice),
            _ if number > free => Err(IllegalAction::NotSoMany { free }),
            on_jokers => Ok(Hand {
                on_jokers,
                has_begun: true,
                ..*self
            }),
        }
    }
}
