//! Which actions there are: performed, allowed, thinkable.

use super::card::CARD_COUNT;
use super::kit::{self, SETS};
use super::state::{Kipp, Phase};
use super::{Action, Bundle, CardId, DICE_EACH, Event, IllegalAction, Tube, die, packing};
use crate::dice::{Colour, DieId};
use crate::player::Player;

impl Kipp {
    pub(super) fn perform(
        &mut self,
        action: Action,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        match (self.phase, action) {
            (Phase::Drop, Action::Drop { die, tube }) => self.drop_die(die, tube, log),
            (Phase::Pick { player }, Action::Pick { die }) => self.pick(player, die, log),
            (
                Phase::TopUp {
                    player,
                    die,
                    missing,
                },
                Action::TopUp { colour },
            ) => self.top_up(player, (die, missing), colour, log),
            (Phase::TakeCard { player, die, face }, Action::TakeCard { card }) => {
                self.take_card(player, (die, face), card, log)
            }
            (Phase::TakeCard { player, .. }, Action::LeaveCard) => {
                self.leave_card(player, log);
                Ok(())
            }
            (Phase::Pack { player, die }, Action::Pack { card, payment }) => {
                self.pack(player, die, (card, payment), log)
            }
            (Phase::Pack { player, die }, Action::KeepDie) => {
                self.keep(player, die, log);
                Ok(())
            }
            (Phase::GiveBack { player }, Action::GiveBack { colour }) => {
                self.give_back(player, colour, log)
            }
            (Phase::Over { .. }, _) => Err(IllegalAction::GameOver),
            _ => Err(IllegalAction::NotNow {
                waits_for: self.phase.key(),
            }),
        }
    }

    pub(super) fn list_legal(&self, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Drop => self.list_drops(actions),
            Phase::Pick { .. } => {
                let lying = self.trays.into_iter().flatten();
                actions.extend(lying.map(|die| Action::Pick { die }));
            }
            Phase::TopUp { die: id, .. } => {
                let others = self.substitutes(die(id).colour);
                actions.extend(others.map(|colour| Action::TopUp { colour }));
            }
            Phase::TakeCard { die: id, face, .. } => {
                let fitting = self.fitting_cards(die(id).colour, face);
                actions.extend(fitting.map(|card| Action::TakeCard { card }));
                actions.push(Action::LeaveCard);
            }
            Phase::Pack { player, die } => {
                self.list_packages(player, die, actions);
                actions.push(Action::KeepDie);
            }
            Phase::GiveBack { player } => {
                let store = self.stores[player.index()];
                let held = Colour::ALL.into_iter().filter(|&it| store.count(it) > 0);
                actions.extend(held.map(|colour| Action::GiveBack { colour }));
            }
            Phase::Shuffling | Phase::Falling { .. } | Phase::Over { .. } => {}
        }
    }

    fn list_packages(&self, player: Player, die: DieId, actions: &mut Vec<Action>) {
        let store = self.stores[player.index()];
        for card in self.open_cards(player, die) {
            let pack = |payment| Action::Pack {
                card: card.id,
                payment,
            };
            actions.extend(packing::payments(card, store).map(pack));
        }
    }

    fn list_drops(&self, actions: &mut Vec<Action>) {
        for die in self.hands[self.turn.index()] {
            for tube in Tube::ALL {
                if tube != Tube::Shape || !self.shape_closed {
                    actions.push(Action::Drop { die, tube });
                }
            }
        }
    }

    /// All dice, tubes, cards and colours of the game, and for packing every payment of the card's
    /// number of ingredients, one fewer and one more.
    pub(super) fn list_candidates(&self) -> Vec<Action> {
        let mut all = vec![Action::LeaveCard, Action::KeepDie];
        for die in self.seats().flat_map(kit::set) {
            all.push(Action::Pick { die });
            all.extend(Tube::ALL.map(|tube| Action::Drop { die, tube }));
        }
        for colour in Colour::ALL {
            all.extend([Action::TopUp { colour }, Action::GiveBack { colour }]);
        }
        for (card, number) in self.cards.iter().map(|card| (card.id, card.ingredients)) {
            all.push(Action::TakeCard { card });
            let payments = (number - 1..=number + 1).flat_map(mixes);
            all.extend(payments.map(|payment| Action::Pack { card, payment }));
        }
        all
    }

    /// Dice and cards that the box does not hold.
    pub(super) fn list_unthinkable(&self) -> Vec<Action> {
        let mut all = Vec::new();
        for die in [DieId(DICE_EACH * SETS), DieId(u8::MAX)] {
            all.push(Action::Pick { die });
            all.extend(Tube::ALL.map(|tube| Action::Drop { die, tube }));
        }
        for card in [CardId(CARD_COUNT), CardId(u8::MAX)] {
            all.push(Action::TakeCard { card });
            let payments = (0..=2).flat_map(mixes);
            all.extend(payments.map(|payment| Action::Pack { card, payment }));
        }
        all
    }
}

/// Every bundle of so many ingredients.
fn mixes(total: u8) -> impl Iterator<Item = Bundle> {
    (0..=total).flat_map(move |yellow| {
        let rest = total - yellow;
        (0..=rest).map(move |red| Bundle {
            yellow,
            red,
            blue: rest - red,
        })
    })
}

impl Phase {
    /// Message key of what is due.
    fn key(self) -> &'static str {
        match self {
            Phase::Shuffling => "kipp-due-shuffle",
            Phase::Drop => "kipp-due-drop",
            Phase::Falling { .. } => "kipp-due-falling",
            Phase::Pick { .. } => "kipp-due-pick",
            Phase::TopUp { .. } => "kipp-due-top-up",
            Phase::TakeCard { .. } => "kipp-due-take-card",
            Phase::Pack { .. } => "kipp-due-pack",
            Phase::GiveBack { .. } => "kipp-due-give-back",
            Phase::Over { .. } => "kipp-due-nothing",
        }
    }
}
