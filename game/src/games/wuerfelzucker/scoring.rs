//! Points of collected task cards.

use super::state::Wuerfelzucker;
use crate::player::Player;
use crate::rules::{Points, Standings, Tally};

/// The rows of the score table.
const DISPLAY_ROW: &str = "wuerfelzucker-score-display";
const OWN_ROW: &str = "wuerfelzucker-score-own";

impl Wuerfelzucker {
    /// What has been collected. Cards with dice on them count for nobody before they are.
    pub(super) fn score(&self) -> Standings {
        Standings {
            tallies: self.seats().map(|player| self.tally(player)).collect(),
        }
    }

    fn tally(&self, player: Player) -> Tally {
        let won = || self.won.iter().filter(move |won| won.player == player);
        let points = |was_own: bool| {
            let cards = won().filter(|won| won.was_own == was_own);
            let points = cards.map(|won| Points::whole(self.card(won.card).points.into()));
            points.sum()
        };
        let best = won().map(|won| self.card(won.card).points).max();
        Tally {
            player,
            parts: vec![(DISPLAY_ROW, points(false)), (OWN_ROW, points(true))],
            tie_break: best.unwrap_or(0).into(),
        }
    }
}
