//! Points of the cards won less those of the penalty cards.

use super::state::Wanzen;
use crate::player::Player;
use crate::rules::{Points, Standings, Tally};

const PRIZE_ROW: &str = "wanzen-score-cards";
const PENALTY_ROW: &str = "wanzen-score-penalties";

impl Wanzen {
    pub(super) fn score(&self) -> Standings {
        let tally = |player| Tally {
            player,
            parts: vec![
                (PRIZE_ROW, self.prize_points(player)),
                (PENALTY_ROW, Points::ZERO - self.penalty_points(player)),
            ],
            tie_break: 0,
        };
        Standings {
            tallies: self.seats().map(tally).collect(),
        }
    }

    /// Points of the task cards that the player has won.
    pub(super) fn prize_points(&self, player: Player) -> Points {
        let cards = self.deck.iter().zip(self.winners);
        let won = cards.filter(|(_, winner)| *winner == Some(player));
        won.map(|(id, _)| Points::whole(i32::from(self.cards[id.index()].points)))
            .sum()
    }

    /// Points that the player's penalty cards cost.
    pub(super) fn penalty_points(&self, player: Player) -> Points {
        let cards = (1..).zip(self.penalised);
        let own = cards.filter(|(_, owner)| *owner == Some(player));
        own.map(|(points, _)| Points::whole(points)).sum()
    }
}
