//! A player who counts what went in, guesses when it tips, and takes the best at hand.

use super::forecast::Forecast;
use super::memory::Memory;
use super::worth::Valuer;
use crate::bot::Bot;
use crate::dice::{Die, DieId, Draws, Size};
use crate::games::kipp::{Action, Bundle, Card, CardId, Event, Kipp, Stage, Tube, View, die};

/// Looks one choice ahead.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    memory: Memory,
}

impl Bot<Kipp> for Greedy {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action], luck: &mut Draws) -> Action {
        let valuer = Valuer::new(view);
        let forecast = (view.stage == Stage::Drop).then(|| Forecast::new(view, &valuer));
        let worth = |action: &Action| self.worth(view, &valuer, forecast.as_ref(), *action);
        let worths: Vec<i32> = legal.iter().map(worth).collect();
        let best = worths.iter().copied().max().unwrap_or(0);
        let mut equals = (0..legal.len()).filter(|&at| worths[at] == best);
        let number = equals.clone().count();
        legal[equals.nth(luck.position(number)).unwrap_or(0)]
    }
}

impl Greedy {
    fn worth(
        &self,
        view: &View,
        valuer: &Valuer<'_>,
        forecast: Option<&Forecast<'_>>,
        action: Action,
    ) -> i32 {
        let me = view.viewer;
        match action {
            Action::Drop { die: id, tube } => forecast.map_or(0, |forecast| {
                self.drop_worth(view, valuer, forecast, (die(id), tube))
            }),
            Action::Pick { die } => pick_worth(view, valuer, die),
            Action::TopUp { colour } => valuer.ingredients(me, colour, missing(view)),
            Action::TakeCard { card } => {
                displayed(view, card).map_or(0, |card| valuer.card(me, card))
            }
            Action::LeaveCard | Action::KeepDie => 0,
            Action::Pack { card, payment } => pack_worth(view, valuer, card, payment),
            Action::GiveBack { colour } => valuer.without_one(me, colour),
        }
    }

    /// The chance to tip and pick first, against the chance that the next player does.
    fn drop_worth(
        &self,
        view: &View,
        valuer: &Valuer<'_>,
        forecast: &Forecast<'_>,
        (dropped, tube): (Die, Tube),
    ) -> i32 {
        let before = self.memory.inside(tube);
        let mut dice = before.to_vec();
        dice.push(dropped);
        let tips = self.memory.tip_chance(before, dropped);
        let heavy = Die {
            size: Size::Large,
            ..dropped
        };
        let next_tips = self.memory.tip_chance(&dice, heavy);
        let players = u8::try_from(view.places.len()).unwrap_or(u8::MAX);
        let now = forecast.tip(tube, &dice, view.viewer);
        let next = forecast.tip(tube, &dice, view.viewer.left(players));
        let some_day = forecast.tip_some_day(tube, &dice);
        let later = (next_tips * next + (1000 - next_tips) * some_day) / 1000;
        let hold = later - valuer.die(view.viewer, dropped);
        (tips * now + (1000 - tips) * hold) / 1000
    }
}

/// What the die brings me, and a little for what it no longer brings the next player.
fn pick_worth(view: &View, valuer: &Valuer<'_>, id: DieId) -> i32 {
    let Some((tube, lying)) = view.in_tray(id) else {
        return 0;
    };
    let players = u8::try_from(view.places.len()).unwrap_or(u8::MAX);
    let mine = valuer.pick(view.viewer, tube, lying.die, lying.face);
    let theirs = valuer.pick(view.viewer.left(players), tube, lying.die, lying.face);
    mine + theirs / 4
}

fn pack_worth(view: &View, valuer: &Valuer<'_>, id: CardId, payment: Bundle) -> i32 {
    let (Stage::Pack { picked }, Some(own)) = (
        view.stage,
        view.own().cards.iter().find(|own| own.card.id == id),
    ) else {
        return 0;
    };
    let left = valuer.after_payment(view.viewer, own.card, payment);
    valuer.package(view.viewer, own.card, picked.colour) + left / 10
}

fn displayed(view: &View, id: CardId) -> Option<Card> {
    view.display.iter().find(|card| card.id == id).copied()
}

fn missing(view: &View) -> u8 {
    match view.stage {
        Stage::TopUp { missing, .. } => missing,
        _ => 0,
    }
}
