//! What the strong player's estimates say to a person.

use super::imagination::Imagination;
use super::strong::Strong;
use super::weigher::TubeLore;
use crate::bot::{Advisor, Bot, Prospect};
use crate::dice::{Die, Draws};
use crate::games::kipp::{Action, Event, Kipp, Stage, Tube, View, die};
use crate::rules::Phrase;

/// Games that are played on from every choice to find the best one, and as many again to see how
/// far the others fall behind it: the luck that made a choice look best must not count for it.
const GAMES: usize = 24;
/// Spills that are imagined for a die in the air.
const SPILLS: u32 = 32;
/// Standard errors by which a choice must fall behind to count as worse.
const SURE_ERRORS: f64 = 1.0;

/// Judges in sweet-points ahead of the best rival. A position is judged as it will be when the
/// dice in the trays are picked, so that luck is what a drop did and not what it might lead to;
/// choices are judged by games that are played on from each with the same luck.
#[derive(Clone, Debug, Default)]
pub struct Tutor {
    mind: Strong,
}

impl Advisor<Kipp> for Tutor {
    fn observe(&mut self, event: &Event) {
        self.mind.observe(event);
    }

    fn worth(&mut self, view: &View) -> f64 {
        match view.stage {
            Stage::Falling { die, tube } => self.falling(view, die, tube),
            Stage::Shuffling => 0.0,
            _ => {
                let world = self.mind.world(view, &mut steady_luck());
                points(world.map_or_else(|| settled_lead(view), Imagination::after_picks))
            }
        }
    }

    fn worths(&mut self, view: &View, legal: &[Action]) -> Vec<f64> {
        let alike = first_alike(view, legal);
        let leads = self.play_on(view, legal, &alike);
        let first = |at: usize| mean(&leads[at][..GAMES]);
        let best = (0..legal.len()).max_by(|&a, &b| first(alike[a]).total_cmp(&first(alike[b])));
        let best = &leads[alike[best.unwrap_or(0)]][GAMES..];
        let worth = |&at: &usize| mean(best) - sure_gap(best, &leads[at][GAMES..]);
        alike.iter().map(worth).collect()
    }

    fn prospects(&mut self, view: &View) -> Vec<Prospect> {
        let heaviest = view.own().dice.iter().max_by_key(|die| die.size);
        match (view.stage, heaviest) {
            (Stage::Drop, Some(die)) => Tube::ALL.map(|tube| self.tip(tube, *die)).to_vec(),
            _ => Vec::new(),
        }
    }
}

impl Tutor {
    /// How games from each choice went, in points; of choices that look alike only the first has
    /// any.
    fn play_on(&self, view: &View, legal: &[Action], alike: &[usize]) -> Vec<Vec<f64>> {
        let mut luck = steady_luck();
        let mut leads = vec![Vec::new(); legal.len()];
        for _ in 0..2 * GAMES {
            let world = self.mind.world(view, &mut luck);
            for (at, &action) in legal.iter().enumerate().filter(|(at, _)| alike[*at] == *at) {
                let lead = world.as_ref().map(|world| world.clone().play_on(action));
                leads[at].push(points(lead.unwrap_or(0)));
            }
        }
        leads
    }

    /// The mean over tipping or not, and over the faces that would pour out.
    fn falling(&self, view: &View, die: Die, tube: Tube) -> f64 {
        let mut luck = steady_luck();
        let mut after = |tips: bool| {
            let world = self.mind.world(view, &mut luck);
            world.map_or(0.0, |world| points(world.after_landing(tips)))
        };
        let spilt: f64 = (0..SPILLS).map(|_| after(true)).sum();
        let chance = self.chance(tube, die);
        (1.0 - chance) * after(false) + chance * spilt / f64::from(SPILLS)
    }

    fn tip(&self, tube: Tube, die: Die) -> Prospect {
        Prospect {
            task: Phrase::new("kipp-prospect-tip").with("tube", Phrase::new(tube.key())),
            chance: self.chance(tube, die),
        }
    }

    /// The chance that the tube tips by this die, whether it is in the air or still in the hand.
    fn chance(&self, tube: Tube, die: Die) -> f64 {
        let memory = self.mind.memory();
        let inside = memory.inside(tube);
        let before = match inside.split_last() {
            Some((last, before)) if last.id == die.id => before,
            _ => inside,
        };
        f64::from(memory.tip_chance(tube, before, die)) / 1000.0
    }
}

/// Advice is the same whenever it is asked for.
fn steady_luck() -> Draws {
    Draws::from_seed(0)
}

fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

/// The lead when nothing can happen any more, in hundredths of a point.
fn settled_lead(view: &View) -> i32 {
    let hundredths = |player| view.standings.total(player).sixtieths() * 5 / 3;
    let rivals = view.places.iter().map(|place| place.player);
    let rivals = rivals.filter(|&player| player != view.viewer);
    hundredths(view.viewer) - rivals.map(hundredths).max().unwrap_or(0)
}

/// For each of `legal` the place of the first choice that looks like it: dice of one look lead to
/// the same.
fn first_alike(view: &View, legal: &[Action]) -> Vec<usize> {
    let look = |id| (die(id).colour, die(id).size);
    let are_alike = |one: &Action, other: &Action| match (*one, *other) {
        (Action::Drop { die: a, tube }, Action::Drop { die: b, tube: to }) => {
            tube == to && look(a) == look(b)
        }
        (Action::Pick { die: a }, Action::Pick { die: b }) => {
            let lies = |id| view.in_tray(id).map(|(tube, lying)| (tube, lying.face));
            look(a) == look(b) && lies(a) == lies(b)
        }
        (one, other) => one == other,
    };
    let first = |action| legal.iter().position(|other| are_alike(action, other));
    legal
        .iter()
        .map(|action| first(action).unwrap_or(0))
        .collect()
}

/// How far `other` falls behind `best` beyond what chance explains. Both met the same luck game by
/// game, so that the error is that of the differences.
fn sure_gap(best: &[f64], other: &[f64]) -> f64 {
    let gaps: Vec<f64> = best
        .iter()
        .zip(other)
        .map(|(best, other)| best - other)
        .collect();
    let gap = mean(&gaps);
    let squares: Vec<f64> = gaps.iter().map(|other| (other - gap).powi(2)).collect();
    let error = (mean(&squares) / (gaps.len() as f64 - 1.0)).sqrt();
    (gap - SURE_ERRORS * error).max(0.0)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}
