//! Who has how many points, and why.

use serde::Serialize;

use super::Points;
use crate::player::Player;

/// One player's points, part by part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Whose.
    pub player: Player,
    /// Where the points come from: stable message keys, in the order of the score table.
    pub parts: Vec<(&'static str, Points)>,
    /// Decides between equal totals, higher first; equal for all where the game knows no tie-break.
    pub tie_break: i32,
}

impl Tally {
    /// All points.
    #[must_use]
    pub fn total(&self) -> Points {
        self.parts.iter().map(|part| part.1).sum()
    }
}

/// The score table, as if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// In seat order.
    pub tallies: Vec<Tally>,
}

impl Standings {
    /// A player's points (none for a player who does not exist).
    #[must_use]
    pub fn total(&self, player: Player) -> Points {
        self.tallies
            .get(player.index())
            .map_or(Points::ZERO, Tally::total)
    }

    /// Everyone who is best; more than one share the victory.
    #[must_use]
    pub fn winners(&self) -> Vec<Player> {
        self.tallies
            .iter()
            .filter(|tally| self.place(tally) == 1)
            .map(|tally| tally.player)
            .collect()
    }

    /// 1 for the best; equals share a place.
    #[must_use]
    pub fn place(&self, tally: &Tally) -> usize {
        let rank = |t: &Tally| (t.total(), t.tie_break);
        1 + self
            .tallies
            .iter()
            .filter(|other| rank(other) > rank(tally))
            .count()
    }
}
