//! A game as somebody imagines it who sees a view and guesses the rest.

use super::card::CARD_COUNT;
use super::id_set::IdSet;
use super::state::{Kipp, Phase};
use super::{Card, CardId, Options, Place, Stage, View};
use crate::dice::DieId;
use crate::rules::TUBES;

impl Kipp {
    /// The game that looks like `view`, with these dice in the tubes and the unseen cards in the
    /// order of `deck`, the top card first. `None` before the shuffle and
    /// after the end.
    #[must_use]
    pub fn imagined(view: &View, inside: [&[DieId]; TUBES], deck: &[Card]) -> Option<Kipp> {
        let players = u8::try_from(view.places.len()).ok()?;
        let mut game = Kipp::set_up(&Options::default(), players);
        game.phase = phase(view)?;
        game.turn = view.turn;
        game.supply = view.supply;
        game.hanging = view.hanging;
        game.tubes = inside.map(|dice| dice.iter().copied().collect());
        game.display = view.display.iter().map(|card| card.id).collect();
        game.shape_closed = !view.shape_open;
        game.last_picks = view.last_picks;
        game.idle_drops = view.idle_drops;
        game.lay_trays(view);
        view.places.iter().for_each(|place| game.lay_place(place));
        game.stack_deck(deck);
        let seen = view.display.iter().chain(&view.unseen);
        seen.for_each(|card| game.cards[card.id.index()] = *card);
        Some(game)
    }

    fn lay_trays(&mut self, view: &View) {
        for (tray, lying) in view.trays.iter().enumerate() {
            self.trays[tray] = lying.iter().map(|lying| lying.die.id).collect();
            for lying in lying {
                *self.face_slot(lying.die.id) = Some(lying.face);
            }
        }
    }

    fn lay_place(&mut self, place: &Place) {
        let seat = place.player.index();
        self.hands[seat] = place.dice.iter().map(|die| die.id).collect();
        self.stores[seat] = place.ingredients;
        self.shelves[seat] = place.cards.iter().map(|own| own.card.id).collect();
        for own in &place.cards {
            self.cards[own.card.id.index()] = own.card;
            self.packed[own.card.id.index()] = own.die.map(|die| die.id);
        }
    }

    /// Cards that were dealt lie unordered before those of the deck; nobody looks at them again.
    fn stack_deck(&mut self, deck: &[Card]) {
        let left: IdSet<CardId> = deck.iter().map(|card| card.id).collect();
        let dealt = (0..CARD_COUNT).map(CardId).filter(|&id| !left.contains(id));
        let order = dealt.chain(deck.iter().map(|card| card.id));
        self.deck
            .iter_mut()
            .zip(order)
            .for_each(|(slot, id)| *slot = id);
        self.deck_left = left.len();
    }
}

fn phase(view: &View) -> Option<Phase> {
    let player = view.active.unwrap_or(view.turn);
    let phase = match view.stage {
        Stage::Drop => Phase::Drop,
        Stage::Pick => Phase::Pick { player },
        Stage::TopUp { picked, missing } => Phase::TopUp {
            player,
            die: picked.id,
            missing,
        },
        Stage::TakeCard { picked, face } => Phase::TakeCard {
            player,
            die: picked.id,
            face,
        },
        Stage::Pack { picked } => Phase::Pack {
            player,
            die: picked.id,
        },
        Stage::GiveBack { .. } => Phase::GiveBack { player },
        Stage::Falling { die, tube } => Phase::Falling { die: die.id, tube },
        Stage::Shuffling | Stage::Over { .. } => return None,
    };
    Some(phase)
}
