//! What each choice is worth to the player who has it, looking one choice ahead.

use super::forecast::Forecast;
use super::worth::Valuer;
use crate::dice::{Die, DieId, Size};
use crate::games::kipp::{Action, Bundle, Card, CardId, Stage, Tube, View, die};

/// What somebody believes about the tubes.
pub(super) trait TubeLore {
    /// The dice inside, the innermost first.
    fn inside(&self, tube: Tube) -> &[Die];

    /// Chance, in thousandths, that the tube tips when `die` joins `dice`.
    fn tip_chance(&self, tube: Tube, dice: &[Die], die: Die) -> i32;
}

/// Weighs the choices of one view, in hundredths of a point.
pub(super) struct Weigher<'a, L> {
    view: &'a View,
    valuer: &'a Valuer<'a>,
    forecast: Option<Forecast<'a>>,
    lore: &'a L,
}

impl<'a, L: TubeLore> Weigher<'a, L> {
    pub(super) fn new(view: &'a View, valuer: &'a Valuer<'a>, lore: &'a L) -> Weigher<'a, L> {
        Weigher {
            view,
            valuer,
            forecast: (view.stage == Stage::Drop).then(|| Forecast::new(view, valuer)),
            lore,
        }
    }

    pub(super) fn worth(&self, action: Action) -> i32 {
        let (valuer, me) = (self.valuer, self.view.viewer);
        match action {
            Action::Drop { die: id, tube } => {
                let forecast = self.forecast.as_ref();
                forecast.map_or(0, |forecast| self.drop_worth(forecast, (die(id), tube)))
            }
            Action::Pick { die } => self.pick_worth(die),
            Action::TopUp { colour } => valuer.ingredients(me, colour, self.missing()),
            Action::TakeCard { card } => {
                self.displayed(card).map_or(0, |card| valuer.card(me, card))
            }
            Action::LeaveCard | Action::KeepDie => 0,
            Action::Pack { card, payment } => self.pack_worth(card, payment),
            Action::GiveBack { colour } => valuer.without_one(me, colour),
        }
    }

    /// The chance to tip and pick first, against the chance that the next player does.
    fn drop_worth(&self, forecast: &Forecast<'_>, (dropped, tube): (Die, Tube)) -> i32 {
        let (view, lore) = (self.view, self.lore);
        let before = lore.inside(tube);
        let mut dice = before.to_vec();
        dice.push(dropped);
        let tips = lore.tip_chance(tube, before, dropped);
        let heavy = Die {
            size: Size::Large,
            ..dropped
        };
        let next_tips = lore.tip_chance(tube, &dice, heavy);
        let players = u8::try_from(view.places.len()).unwrap_or(u8::MAX);
        let now = forecast.tip(tube, &dice, view.viewer);
        let next = forecast.tip(tube, &dice, view.viewer.left(players));
        let some_day = forecast.tip_some_day(tube, &dice);
        let later = (next_tips * next + (1000 - next_tips) * some_day) / 1000;
        let hold = later - self.valuer.die(view.viewer, dropped);
        (tips * now + (1000 - tips) * hold) / 1000
    }

    /// What the die brings me, and a little for what it no longer brings the next player.
    fn pick_worth(&self, id: DieId) -> i32 {
        let (view, valuer) = (self.view, self.valuer);
        let Some((tube, lying)) = view.in_tray(id) else {
            return 0;
        };
        let players = u8::try_from(view.places.len()).unwrap_or(u8::MAX);
        let mine = valuer.pick(view.viewer, tube, lying.die, lying.face);
        let theirs = valuer.pick(view.viewer.left(players), tube, lying.die, lying.face);
        mine + theirs / 4
    }

    fn pack_worth(&self, id: CardId, payment: Bundle) -> i32 {
        let (view, valuer) = (self.view, self.valuer);
        let (Stage::Pack { picked }, Some(own)) = (
            view.stage,
            view.own().cards.iter().find(|own| own.card.id == id),
        ) else {
            return 0;
        };
        let left = valuer.after_payment(view.viewer, own.card, payment);
        valuer.package(view.viewer, own.card, picked.colour) + left / 10
    }

    fn displayed(&self, id: CardId) -> Option<Card> {
        let display = &self.view.display;
        display.iter().find(|card| card.id == id).copied()
    }

    fn missing(&self) -> u8 {
        match self.view.stage {
            Stage::TopUp { missing, .. } => missing,
            _ => 0,
        }
    }
}
