//! The tray phase: pick a die and do what its tube says; afterwards tidy up.

use super::state::{Kipp, PACKAGES, Phase, TASTE_LIMIT};
use super::{Bundle, CardId, EndReason, Event, IllegalAction, Kind, Tube, die};
use crate::dice::{Colour, DieId, Face};
use crate::player::Player;

impl Kipp {
    pub(super) fn pick(
        &mut self,
        player: Player,
        id: DieId,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let tube = self
            .tray_of(id)
            .ok_or(IllegalAction::NotInTray { die: id })?;
        let face = self
            .face_slot(id)
            .take()
            .ok_or(IllegalAction::NotInTray { die: id })?;
        self.trays[tube.index()].remove(id);
        self.hands[player.index()].insert(id);
        log.push(Event::DiePicked {
            player,
            tube,
            die: die(id),
            face,
        });
        match tube {
            Tube::Flavor => self.gather(player, id, face, log),
            Tube::Shape => self.offer_cards(player, id, face, log),
            Tube::Packing => self.offer_packing(player, id, log),
        }
        Ok(())
    }

    fn gather(&mut self, player: Player, id: DieId, face: Face, log: &mut Vec<Event>) {
        let colour = die(id).colour;
        let missing = face.pips() - self.hand_out(player, colour, face.pips(), log);
        let mut others = self.substitutes(colour);
        match (missing, others.next(), others.next()) {
            (0, ..) => self.next_pick(player, log),
            (_, None, _) => self.settle_for_less(player, missing, log),
            (_, Some(only), None) => self.substitute(player, only, missing, log),
            _ => {
                self.phase = Phase::TopUp {
                    player,
                    die: id,
                    missing,
                }
            }
        }
    }

    fn hand_out(&mut self, player: Player, colour: Colour, wanted: u8, log: &mut Vec<Event>) -> u8 {
        let number = wanted.min(self.supply.count(colour));
        if number > 0 {
            self.supply.take(Bundle::of(colour, number));
            self.stores[player.index()].put(Bundle::of(colour, number));
            log.push(Event::IngredientsTaken {
                player,
                colour,
                number,
            });
        }
        number
    }

    /// Colours that may make up for missing ingredients of `colour`.
    pub(super) fn substitutes(&self, colour: Colour) -> impl Iterator<Item = Colour> + use<> {
        let supply = self.supply;
        let others = Colour::ALL.into_iter();
        others.filter(move |&other| other != colour && supply.count(other) > 0)
    }

    fn substitute(&mut self, player: Player, colour: Colour, missing: u8, log: &mut Vec<Event>) {
        let still = missing - self.hand_out(player, colour, missing, log);
        if still > 0 {
            self.settle_for_less(player, still, log);
        } else {
            self.next_pick(player, log);
        }
    }

    fn settle_for_less(&mut self, player: Player, missing: u8, log: &mut Vec<Event>) {
        log.push(Event::SupplyShort { player, missing });
        self.next_pick(player, log);
    }

    pub(super) fn top_up(
        &mut self,
        player: Player,
        (id, missing): (DieId, u8),
        colour: Colour,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if colour == die(id).colour {
            return Err(IllegalAction::SameColour);
        }
        if self.supply.count(colour) == 0 {
            return Err(IllegalAction::SupplyEmpty { colour });
        }
        self.substitute(player, colour, missing, log);
        Ok(())
    }

    fn offer_cards(&mut self, player: Player, id: DieId, face: Face, log: &mut Vec<Event>) {
        if self.fitting_cards(die(id).colour, face).next().is_some() {
            self.phase = Phase::TakeCard {
                player,
                die: id,
                face,
            };
        } else {
            log.push(Event::NoCardFits { player });
            self.next_pick(player, log);
        }
    }

    /// Cards of the display that a die of this colour and face may take.
    pub(super) fn fitting_cards(
        &self,
        colour: Colour,
        face: Face,
    ) -> impl Iterator<Item = CardId> + '_ {
        let fits = move |&card: &CardId| self.card(card).fits(colour, face);
        self.display.filter(fits)
    }

    pub(super) fn take_card(
        &mut self,
        player: Player,
        (id, face): (DieId, Face),
        card: CardId,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if !self.display.contains(card) {
            return Err(IllegalAction::NotInDisplay { card });
        }
        let wanted = self.card(card);
        if !wanted.fits(die(id).colour, face) {
            return Err(match wanted.kind {
                Kind::Colorful => IllegalAction::WrongFace {
                    card,
                    needs: wanted.ingredients,
                },
                _ => IllegalAction::WrongColour { card },
            });
        }
        self.display.remove(card);
        self.shelves[player.index()].insert(card);
        log.push(Event::CardTaken {
            player,
            card: wanted,
        });
        self.next_pick(player, log);
        Ok(())
    }

    pub(super) fn leave_card(&mut self, player: Player, log: &mut Vec<Event>) {
        log.push(Event::CardLeft { player });
        self.next_pick(player, log);
    }

    fn offer_packing(&mut self, player: Player, id: DieId, log: &mut Vec<Event>) {
        if self.can_pack(player, id) {
            self.phase = Phase::Pack { player, die: id };
        } else {
            self.keep(player, id, log);
        }
    }

    pub(super) fn keep(&mut self, player: Player, id: DieId, log: &mut Vec<Event>) {
        log.push(Event::DieKept {
            player,
            die: die(id),
        });
        self.next_pick(player, log);
    }

    pub(super) fn pack(
        &mut self,
        player: Player,
        id: DieId,
        (card, payment): (CardId, Bundle),
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.check_payment(player, id, card, payment)?;
        self.stores[player.index()].take(payment);
        self.supply.put(payment);
        self.hands[player.index()].remove(id);
        self.packed[card.index()] = Some(id);
        self.idle_drops = 0;
        log.push(Event::PackageMade {
            player,
            card: self.card(card),
            die: die(id),
            payment,
        });
        if self.packages(player) == PACKAGES {
            self.last_picks = true;
            log.push(Event::LastPicks { player });
        }
        self.next_pick(player, log);
        Ok(())
    }

    pub(super) fn packages(&self, player: Player) -> u8 {
        let packed = self.shelves[player.index()]
            .into_iter()
            .filter(|card| self.packed[card.index()].is_some());
        u8::try_from(packed.count()).unwrap_or(u8::MAX)
    }

    /// The next to the left picks, while dice lie in trays.
    fn next_pick(&mut self, player: Player, log: &mut Vec<Event>) {
        if !self.trays_are_empty() {
            self.phase = Phase::Pick {
                player: player.left(self.players),
            };
        } else if self.last_picks {
            self.end(EndReason::FifthPackage, log);
        } else {
            self.enforce_limit(log);
        }
    }

    /// Asks whoever holds too much, from the tipper on; then the next turn begins.
    fn enforce_limit(&mut self, log: &mut Vec<Event>) {
        let over = |player: &Player| self.stores[player.index()].total() > TASTE_LIMIT;
        if let Some(player) = self.turn.around(self.players).find(over) {
            let excess = self.stores[player.index()].total() - TASTE_LIMIT;
            self.phase = Phase::GiveBack { player };
            log.push(Event::OverLimit { player, excess });
        } else {
            self.fill_display(log);
            self.next_turn(log);
        }
    }

    pub(super) fn give_back(
        &mut self,
        player: Player,
        colour: Colour,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let one = Bundle::of(colour, 1);
        if !self.stores[player.index()].covers(one) {
            return Err(IllegalAction::NoneOfColour);
        }
        self.stores[player.index()].take(one);
        self.supply.put(one);
        log.push(Event::IngredientReturned { player, colour });
        if self.stores[player.index()].total() <= TASTE_LIMIT {
            self.enforce_limit(log);
        }
        Ok(())
    }
}
