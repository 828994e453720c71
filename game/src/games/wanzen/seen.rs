//! What a player may know of a game.

use super::state::{PENALTIES, STACK, Wanzen};
use super::{Card, OpenCard, Place, View};
use crate::player::Player;

impl Wanzen {
    pub(super) fn seen_by(&self, viewer: Player) -> View {
        View {
            viewer,
            turn: self.turn,
            stage: self.stage,
            variants: self.variants,
            places: self.seats().map(|player| self.place(player)).collect(),
            open: self.open_card().map(|card| OpenCard {
                card: *card,
                covered: self.covered[..card.tasks.len()].to_vec(),
            }),
            stack: STACK - self.turned_up,
            unseen: self.unseen(),
            penalties: self.penalties_left().collect(),
            supply: self.supply,
            kept: self.kept,
            rolled: self.rolled,
        }
    }

    fn penalties_left(&self) -> impl Iterator<Item = u8> + '_ {
        let cards = (1..=PENALTIES).zip(self.penalised);
        cards.filter_map(|(points, owner)| owner.is_none().then_some(points))
    }

    fn unseen(&self) -> Vec<Card> {
        let seen = &self.deck[..usize::from(self.turned_up)];
        let is_unseen = |card: &&Card| !seen.contains(&card.id);
        self.cards.iter().filter(is_unseen).copied().collect()
    }

    fn place(&self, player: Player) -> Place {
        let is_own = |owner: &Option<Player>| u8::from(*owner == Some(player));
        let count = |owners: &[Option<Player>]| owners.iter().map(is_own).sum();
        Place {
            player,
            bugs: self.bugs[player.index()],
            cards: count(&self.winners),
            penalties: count(&self.penalised),
            points: self.prize_points(player) - self.penalty_points(player),
        }
    }
}
