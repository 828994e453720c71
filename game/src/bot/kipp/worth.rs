//! What things are worth to a player, in hundredths of a sweet-point, from the view alone.

use crate::dice::{Colour, Die, Face};
use crate::games::kipp::scoring::{Shop, standings};
use crate::games::kipp::{Bundle, Card, Place, TASTE_LIMIT, Tube, View, packing};
use crate::player::Player;

/// The view of a table as a valuer reads it.
pub(super) struct Valuer<'a> {
    view: &'a View,
    shops: Vec<Shop>,
}

impl<'a> Valuer<'a> {
    pub(super) fn new(view: &'a View) -> Valuer<'a> {
        Valuer {
            view,
            shops: view.places.iter().map(shop).collect(),
        }
    }

    fn place(&self, player: Player) -> &Place {
        &self.view.places[player.index()]
    }

    /// Gain of a picked die with a known face, the die itself included.
    pub(super) fn pick(&self, player: Player, tube: Tube, die: Die, face: Face) -> i32 {
        let action = match tube {
            Tube::Flavor => self.ingredients(player, die.colour, face.pips()),
            Tube::Shape => self.best_card(player, |card| card.fits(die.colour, face)),
            Tube::Packing => self.best_package(player, die.colour),
        };
        action.max(0) + self.die(player, die)
    }

    /// Gain of a die of this colour out of a tube, its face being unknown.
    pub(super) fn hope(&self, player: Player, tube: Tube, colour: Colour) -> i32 {
        let hope = match tube {
            Tube::Flavor => {
                Face::ALL
                    .map(|face| self.ingredients(player, colour, face.pips()))
                    .iter()
                    .sum::<i32>()
                    / 6
            }
            Tube::Shape => {
                let by_face = |face: Face| self.best_card(player, |card| card.fits(colour, face));
                Face::ALL.map(by_face).iter().sum::<i32>() / 6
            }
            Tube::Packing => self.best_package(player, colour),
        };
        hope.max(0)
    }

    /// A die in the hand is a turn at the tubes; large dice decide more.
    pub(super) fn die(&self, player: Player, die: Die) -> i32 {
        let size = i32::try_from(die.size.index()).unwrap_or(0);
        let rare = if self.place(player).dice.len() < 3 {
            60
        } else {
            0
        };
        30 + 8 * size + rare
    }

    /// Worth of `number` more ingredients of a colour.
    pub(super) fn ingredients(&self, player: Player, colour: Colour, number: u8) -> i32 {
        let place = self.place(player);
        let got = number.min(self.view.supply_of(colour));
        let mut more = place.ingredients;
        more.put(Bundle::of(colour, got));
        self.store(place, more) - self.store(place, place.ingredients)
    }

    /// Worth of what a player would have left after giving up one ingredient.
    pub(super) fn without_one(&self, player: Player, colour: Colour) -> i32 {
        let place = self.place(player);
        let mut less = place.ingredients;
        less.take(Bundle::of(colour, 1));
        self.store(place, less)
    }

    /// How a player stands: the score so far, and what cards, ingredients and dice promise.
    pub(super) fn prospect(&self, player: Player) -> i32 {
        let place = self.place(player);
        let score = self.lead(&self.shops, player).0;
        let kinds = self.shops[player.index()].kinds;
        let kinds = kinds.iter().filter(|&&packed| packed > 0).count();
        let dice: i32 = place.dice.iter().map(|die| self.die(player, *die)).sum();
        let open = place.cards.iter().filter(|own| own.die.is_none());
        let cards: i32 = open.map(|own| 15 * i32::from(own.card.points)).sum();
        let towards_super = [0, 40, 130, 280, 0][kinds.min(4)];
        score + towards_super + cards + self.store(place, place.ingredients) + dice
    }

    /// A store is worth the cards it can pay, plus what it brings towards others.
    fn store(&self, place: &Place, store: Bundle) -> i32 {
        let open = place
            .cards
            .iter()
            .filter(|own| own.die.is_none())
            .map(|own| own.card);
        let promise = |card: Card| {
            let missing = i32::from(missing(card, store));
            let points = 100 * i32::from(card.points);
            if missing == 0 {
                points * 6 / 10
            } else {
                (points * 4 / 10 - 60 * missing).max(0)
            }
        };
        let mut promises: Vec<i32> = open.map(promise).collect();
        promises.sort_unstable_by(|a, b| b.cmp(a));
        let kept = i32::from(store.total().min(TASTE_LIMIT));
        let cards: i32 = promises
            .iter()
            .zip(1..)
            .map(|(promise, rank)| promise / rank)
            .sum();
        cards + 14 * kept + 8 * balance(store)
    }

    fn best_card(&self, player: Player, fits: impl Fn(&Card) -> bool) -> i32 {
        let cards = self.view.display.iter().filter(|card| fits(card));
        cards
            .map(|card| self.card(player, *card))
            .max()
            .unwrap_or(0)
    }

    /// Worth of another open card; never nothing, as unfinished cards cost nothing.
    pub(super) fn card(&self, player: Player, card: Card) -> i32 {
        let place = self.place(player);
        let open = place.cards.iter().filter(|own| own.die.is_none());
        let rivals = i32::try_from(open.count()).unwrap_or(0);
        let lacking = i32::from(missing(card, place.ingredients));
        let is_new = place.cards.iter().all(|own| own.card.kind != card.kind);
        let worth = 45 * i32::from(card.points) + if is_new { 110 } else { 0 } - 22 * lacking;
        (worth / (1 + rivals / 2)).max(5)
    }

    fn best_package(&self, player: Player, colour: Colour) -> i32 {
        let place = self.place(player);
        let open = place
            .cards
            .iter()
            .filter(|own| own.die.is_none())
            .map(|own| own.card);
        let ready = open
            .filter(|card| card.takes_die(colour) && packing::can_pay(*card, place.ingredients));
        ready
            .map(|card| self.package(player, card, colour))
            .max()
            .unwrap_or(0)
    }

    /// What finishing a package brings: the score table before and after, against the
    /// best rival, and what ending the game would mean.
    pub(super) fn package(&self, player: Player, card: Card, colour: Colour) -> i32 {
        let mut shops = self.shops.clone();
        let is_new = shops[player.index()].kinds[card.kind.index()] == 0;
        shops[player.index()].add(card, colour);
        let (own, rival) = self.lead(&self.shops, player);
        let (own_after, rival_after) = self.lead(&shops, player);
        let gain = own_after - own + (rival - rival_after) / 2;
        let towards_super = if is_new { 80 } else { 0 };
        let ends = shops[player.index()].is_full() && !self.view.last_picks;
        let end = match own_after - rival_after {
            lead if ends && lead > 0 => 300,
            lead if ends => 2 * lead - 200,
            _ => 0,
        };
        gain + towards_super + end
    }

    fn lead(&self, shops: &[Shop], player: Player) -> (i32, i32) {
        let table = standings(shops);
        let hundredths = |seat: Player| table.total(seat).sixtieths() * 5 / 3;
        let rivals = self
            .view
            .places
            .iter()
            .map(|place| place.player)
            .filter(|&seat| seat != player);
        (
            hundredths(player),
            rivals.map(hundredths).max().unwrap_or(0),
        )
    }

    /// Worth of what a player has left after a payment.
    pub(super) fn after_payment(&self, player: Player, card: Card, payment: Bundle) -> i32 {
        let mut place = self.place(player).clone();
        place.ingredients.take(payment);
        place.cards.retain(|own| own.card.id != card.id);
        self.store(&place, place.ingredients)
    }
}

fn shop(place: &Place) -> Shop {
    let mut shop = Shop::default();
    for own in &place.cards {
        if let Some(die) = own.die {
            shop.add(own.card, die.colour);
        }
    }
    shop
}

/// Ingredients that are missing for a card.
fn missing(card: Card, store: Bundle) -> u8 {
    match card.kind.colour() {
        Some(colour) => card.ingredients.saturating_sub(store.count(colour)),
        None => {
            let absent = Colour::ALL
                .into_iter()
                .filter(|&colour| store.count(colour) == 0)
                .count();
            let absent = u8::try_from(absent).unwrap_or(3);
            absent.max(card.ingredients.saturating_sub(store.total()))
        }
    }
}

/// How many complete trios a store holds: a little worth of its own.
fn balance(store: Bundle) -> i32 {
    i32::from(store.yellow.min(store.red).min(store.blue))
}
