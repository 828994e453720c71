//! What a player may know of a game.

use super::id_set::IdSet;
use super::state::{Kipp, Phase, TASTE_LIMIT};
use super::{CARDS, CardId, OwnCard, Place, Stage, TrayDie, Tube, View, die};
use crate::dice::DieId;
use crate::player::Player;

impl Kipp {
    pub(super) fn seen_by(&self, viewer: Player) -> View {
        View {
            viewer,
            active: self.active(),
            turn: self.turn,
            stage: self.stage(),
            places: self.seats().map(|player| self.place(player)).collect(),
            supply: self.supply,
            display: self.display.map(|card| self.card(card)).collect(),
            deck_left: self.deck_left,
            unseen: self.unseen().map(|card| self.card(card)).collect(),
            trays: Tube::ALL.map(|tube| self.tray(self.trays[tube.index()])),
            hanging: self.hanging,
            shape_open: !self.shape_closed,
            last_picks: self.last_picks,
            idle_drops: self.idle_drops,
            stall_limit: self.stall_limit(),
            standings: self.score(),
        }
    }

    fn unseen(&self) -> IdSet<CardId> {
        let left = &self.deck[CARDS - usize::from(self.deck_left)..];
        left.iter().copied().collect()
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Shuffling => Stage::Shuffling,
            Phase::Drop => Stage::Drop,
            Phase::Falling { die: id, tube } => Stage::Falling { die: die(id), tube },
            Phase::Pick { .. } => Stage::Pick,
            Phase::TopUp {
                die: id, missing, ..
            } => Stage::TopUp {
                picked: die(id),
                missing,
            },
            Phase::TakeCard { die: id, face, .. } => Stage::TakeCard {
                picked: die(id),
                face,
            },
            Phase::Pack { die: id, .. } => Stage::Pack { picked: die(id) },
            Phase::GiveBack { player } => Stage::GiveBack {
                excess: self.stores[player.index()]
                    .total()
                    .saturating_sub(TASTE_LIMIT),
            },
            Phase::Over { reason } => Stage::Over { reason },
        }
    }

    fn place(&self, player: Player) -> Place {
        let own_card = |id: CardId| OwnCard {
            card: self.card(id),
            die: self.packed[id.index()].map(die),
        };
        Place {
            player,
            dice: self.hands[player.index()].map(die).collect(),
            ingredients: self.stores[player.index()],
            cards: self.shelves[player.index()].map(own_card).collect(),
            packages: self.packages(player),
        }
    }

    fn tray(&self, dice: IdSet<DieId>) -> Vec<TrayDie> {
        dice.filter_map(|id| self.face(id).map(|face| TrayDie { die: die(id), face }))
            .collect()
    }
}
