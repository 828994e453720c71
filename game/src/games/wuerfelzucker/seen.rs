//! What a player may know of a game.

use super::collecting::short;
use super::state::{Lying, Phase, Wuerfelzucker};
use super::{Course, Laid, Place, Stage, View};
use crate::player::Player;

impl Wuerfelzucker {
    pub(super) fn seen_by(&self, viewer: Player) -> View {
        let deck_left = short(self.deck.len());
        View {
            viewer,
            active: self.active(),
            turn: self.turn,
            course: self.course,
            stage: self.stage(),
            places: self.seats().map(|player| self.before(player)).collect(),
            table: self.table.iter().map(|lying| self.laid(lying)).collect(),
            deck_left,
            until_closing: match self.course {
                Course::Open => deck_left.saturating_sub(self.below),
                _ => 0,
            },
            joker_deck_left: short(self.joker_deck.len()),
            jokers_open: self.jokers_open,
            joker_bid: self.joker_bid,
            standings: self.score(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::ShufflingTasks | Phase::ShufflingJokers => Stage::Shuffling,
            Phase::Rolling { kept, roll } => Stage::Rolling { kept, roll },
            Phase::Rerolling { kept } => Stage::Rerolling { kept },
            Phase::Keep { dice, roll } => Stage::Keep { dice, roll },
            Phase::Place { hand } => Stage::Place { hand },
            Phase::Over => Stage::Over,
        }
    }

    fn laid(&self, lying: &Lying) -> Laid {
        Laid {
            card: self.card(lying.card),
            owner: lying.owner,
            bid: lying.bid,
        }
    }

    fn before(&self, player: Player) -> Place {
        let jokers = self.hands[player.index()].iter();
        let won = self.won.iter().filter(|won| won.player == player);
        Place {
            player,
            dice: self.home[player.index()],
            jokers: jokers.map(|id| self.jokers[id.index()].joker).collect(),
            won: won.map(|won| self.card(won.card)).collect(),
        }
    }
}
