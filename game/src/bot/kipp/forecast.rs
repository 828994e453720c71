//! What a tip would bring: everybody picks in turn what is best for them.

use super::worth::Valuer;
use crate::dice::{Colour, Die};
use crate::games::kipp::{Tube, View};
use crate::player::Player;

/// A rival's gain hurts one part in so many. A player who grudges everything drops dice
/// only where nobody gains, and with four such players nothing is ever packed.
const ENVY: i32 = 2;

/// Hopes of every player for every tube and colour, worked out once a choice.
pub(super) struct Forecast<'a> {
    valuer: &'a Valuer<'a>,
    players: u8,
    me: Player,
    hopes: Vec<[[i32; 3]; 3]>,
}

impl<'a> Forecast<'a> {
    pub(super) fn new(view: &View, valuer: &'a Valuer<'a>) -> Forecast<'a> {
        let hope = |player| {
            Tube::ALL.map(|tube| Colour::ALL.map(|colour| valuer.hope(player, tube, colour)))
        };
        let hopes = view.places.iter().map(|place| hope(place.player)).collect();
        let players = u8::try_from(view.places.len()).unwrap_or(u8::MAX);
        Forecast {
            valuer,
            players,
            me: view.viewer,
            hopes,
        }
    }

    /// What I gain, less a part of what the others gain on average, when `dice` pour out
    /// of `tube` and `first` picks first.
    pub(super) fn tip(&self, tube: Tube, dice: &[Die], first: Player) -> i32 {
        let mut left = dice.to_vec();
        let mut gains = vec![0; usize::from(self.players)];
        let mut picks = vec![0; usize::from(self.players)];
        let mut player = first;
        while !left.is_empty() {
            // A second die seldom brings as much: what the first one used is gone.
            let worth = |die: &Die| self.value(player, tube, *die, picks[player.index()]);
            let best = (0..left.len())
                .max_by_key(|&at| worth(&left[at]))
                .unwrap_or(0);
            gains[player.index()] += worth(&left[best]);
            left.swap_remove(best);
            picks[player.index()] += 1;
            player = player.left(self.players);
        }
        let mine = gains[self.me.index()];
        let others: i32 = gains.iter().sum::<i32>() - mine;
        mine - others / i32::from(self.players - 1).max(1) / ENVY
    }

    /// The same when somebody else will tip it some day, nobody knows who.
    pub(super) fn tip_some_day(&self, tube: Tube, dice: &[Die]) -> i32 {
        let everybody = self.me.around(self.players);
        let sum: i32 = everybody.map(|first| self.tip(tube, dice, first)).sum();
        sum / i32::from(self.players).max(1)
    }

    fn value(&self, player: Player, tube: Tube, die: Die, picked: i32) -> i32 {
        let hope = self.hopes[player.index()][tube.index()][die.colour.index()];
        hope / (1 + picked) + self.valuer.die(player, die)
    }
}
