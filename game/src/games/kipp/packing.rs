//! What a package costs and which payments are allowed.

use super::state::Kipp;
use super::{Bundle, Card, CardId, IllegalAction, die};
use crate::dice::DieId;
use crate::player::Player;

/// Every payment that `card` accepts out of `store`, in a fixed order: for one colour
/// the printed number of it; for a Colorful Selection the printed number in all, with at
/// least one of each colour.
pub fn payments(card: Card, store: Bundle) -> impl Iterator<Item = Bundle> {
    let all = card.ingredients;
    let single = card.kind.colour().map(|colour| Bundle::of(colour, all));
    let mixed = if single.is_some() { 0 } else { all };
    let mixes = (1..mixed).flat_map(move |yellow| {
        (1..all - yellow).map(move |red| Bundle {
            yellow,
            red,
            blue: all - yellow - red,
        })
    });
    single
        .into_iter()
        .chain(mixes)
        .filter(move |&payment| store.covers(payment))
}

/// Whether `store` can pay for `card` at all.
#[must_use]
pub fn can_pay(card: Card, store: Bundle) -> bool {
    match card.kind.colour() {
        Some(colour) => store.count(colour) >= card.ingredients,
        None => store.covers(Bundle::each(1)) && store.total() >= card.ingredients,
    }
}

impl Kipp {
    /// The player's cards that this die may be put on, as far as it goes by colour.
    pub(super) fn open_cards(&self, player: Player, id: DieId) -> impl Iterator<Item = Card> + '_ {
        let colour = die(id).colour;
        let open = self.shelves[player.index()]
            .into_iter()
            .filter(|card| self.packed[card.index()].is_none());
        open.map(|card| self.card(card))
            .filter(move |card| card.takes_die(colour))
    }

    pub(super) fn can_pack(&self, player: Player, id: DieId) -> bool {
        let store = self.stores[player.index()];
        self.open_cards(player, id).any(|card| can_pay(card, store))
    }

    pub(super) fn check_payment(
        &self,
        player: Player,
        id: DieId,
        card: CardId,
        payment: Bundle,
    ) -> Result<(), IllegalAction> {
        if !self.shelves[player.index()].contains(card) {
            return Err(IllegalAction::NotYourCard { card });
        }
        if self.packed[card.index()].is_some() {
            return Err(IllegalAction::AlreadyPacked { card });
        }
        let wanted = self.card(card);
        if !wanted.takes_die(die(id).colour) {
            return Err(IllegalAction::WrongColour { card });
        }
        check_price(wanted, payment)?;
        let has = self.stores[player.index()].covers(payment);
        has.then_some(()).ok_or(IllegalAction::NotEnough)
    }
}

/// Whether `payment` is a price of `card`, whoever pays it.
fn check_price(card: Card, payment: Bundle) -> Result<(), IllegalAction> {
    let (needs, paid) = (card.ingredients, payment.total());
    if paid != needs {
        return Err(IllegalAction::WrongNumber { needs, paid });
    }
    let is_right = match card.kind.colour() {
        Some(colour) => payment.count(colour) == needs,
        None => payment.covers(Bundle::each(1)),
    };
    let wrong = IllegalAction::WrongIngredients { card: card.id };
    is_right.then_some(()).ok_or(wrong)
}
