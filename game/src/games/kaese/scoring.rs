//! Cheese points: closed stacks, open stacks, bonus cards.

use super::{MOST_STACKS, STACK_BONUSES, Stack, Table};
use crate::player::Player;
use crate::rules::{Points, Standings, Tally};

/// The rows of the score table.
const CLOSED_ROW: &str = "kaese-score-closed";
const OPEN_ROW: &str = "kaese-score-open";
const BONUS_ROW: &str = "kaese-score-bonus";
pub(super) const MOST_ROW: &str = "kaese-score-most";

impl Table {
    /// The score table of what lies there. A mouse that closes no stack yet counts nothing.
    #[must_use]
    pub fn standings(&self) -> Standings {
        let tally = |player| Tally {
            player,
            parts: vec![
                (
                    CLOSED_ROW,
                    whole(self.stack_points(player, Stack::is_closed)),
                ),
                (
                    OPEN_ROW,
                    whole(self.stack_points(player, |it| !it.is_closed())),
                ),
                (BONUS_ROW, whole(self.bonus_points(player))),
                (MOST_ROW, self.most_stacks_share(player)),
            ],
            tie_break: 0,
        };
        Standings {
            tallies: self.players().map(tally).collect(),
        }
    }

    /// All points of a player, as [`Table::standings`] counts them.
    #[must_use]
    pub fn points(&self, player: Player) -> Points {
        let stacks = self.stack_points(player, |_| true);
        whole(stacks + self.bonus_points(player)) + self.most_stacks_share(player)
    }

    fn stack_points(&self, player: Player, counts: impl Fn(Stack) -> bool) -> u16 {
        let stacks = self.place(player).shelf.stacks().iter();
        let counted = stacks.filter(|stack| counts(**stack));
        counted.map(|stack| u16::from(stack.points())).sum()
    }

    fn bonus_points(&self, player: Player) -> u16 {
        let cards = STACK_BONUSES.iter().zip(self.bonus_owners());
        let own = cards.filter(|(_, owner)| **owner == Some(player));
        own.map(|(card, _)| u16::from(card.points)).sum()
    }

    /// The largest number of stacks in front of a player, and how many players have so many.
    #[must_use]
    pub fn most_stacks(&self) -> (usize, u8) {
        let stacks = |player| self.place(player).shelf.len();
        let most = self.players().map(stacks).max().unwrap_or(0);
        let sharers = self.players().filter(|&player| stacks(player) == most);
        (most, u8::try_from(sharers.count()).unwrap_or(u8::MAX))
    }

    /// A player's share of the card for most stacks; nothing as long as nobody has a stack.
    #[must_use]
    pub fn most_stacks_share(&self, player: Player) -> Points {
        let (most, sharers) = self.most_stacks();
        match most > 0 && self.place(player).shelf.len() == most {
            true => Points::share(i32::from(MOST_STACKS), i32::from(sharers)),
            false => Points::ZERO,
        }
    }
}

fn whole(points: u16) -> Points {
    Points::whole(i32::from(points))
}
