//! What a record makes happen, step by step.

use kipp_game::bot::Bots;
use kipp_game::dice::{Die, Face, Faces};
use kipp_game::rules::{DropReport, Node, Outcome, Phrase, TakeOrder, ThrowOrder, Worded};
use kipp_game::session::{Equipment, Errand, Fold, FoldError, Nature, Record, Step, check_ending};

use super::Fall;
use crate::laid;

/// What moves during a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Nothing: a choice, or random numbers.
    Still,
    /// The die of the fall at this place of the script's list.
    Drop(usize),
    /// Dice that are thrown from the cup, and what they showed.
    Throw(ThrowOrder, Faces),
}

/// Something that everybody saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// At which step, from 1.
    pub step: usize,
    /// What.
    pub phrase: Phrase,
}

/// A die that leaves its tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// At which step, from 1.
    pub step: usize,
    /// Drops before it.
    pub falls: usize,
    /// Which die.
    pub order: TakeOrder,
}

/// A record that was folded once from its beginning to its end.
#[derive(Debug)]
pub struct Script<G: Bots> {
    /// The record.
    pub record: Record<G>,
    /// What moves during each step.
    pub cues: Vec<Cue>,
    /// Everything that happened.
    pub happenings: Vec<Happening>,
    /// Every drop.
    pub falls: Vec<Fall>,
    /// Every die that was picked.
    pub leavings: Vec<Leaving>,
    /// Whether the result in the record is the one that its steps lead to.
    pub has_true_ending: bool,
}

impl<G: Bots> Script<G> {
    /// The script of a record.
    ///
    /// # Errors
    /// When a step does not fit.
    pub fn of(record: Record<G>) -> Result<Script<G>, FoldError> {
        let mut fold = Fold::start(&record)?;
        let mut nature = Nature::with(record.seed, &record.dice, Equipment::default());
        let mut script = Script {
            record,
            cues: Vec::new(),
            happenings: Vec::new(),
            falls: Vec::new(),
            leavings: Vec::new(),
            has_true_ending: true,
        };
        for place in 0..script.record.steps.len() {
            let step = script.record.steps[place].clone();
            let errand = script.errand(&fold, &mut nature, &step);
            let happened = fold.step(&step)?;
            let takes: Vec<_> = happened.iter().filter_map(G::take_order).collect();
            let said = happened.iter().map(Worded::phrase);
            script.happenings.extend(said.map(|phrase| Happening {
                step: place + 1,
                phrase,
            }));
            script.cue(errand, &step);
            script.leave(place + 1, takes);
        }
        script.has_true_ending = check_ending(&script.record, &fold).is_ok();
        Ok(script)
    }

    /// Number of drops within the first `steps` steps.
    #[must_use]
    pub fn falls_until(&self, steps: usize) -> usize {
        self.falls.partition_point(|fall| fall.step <= steps)
    }

    /// Dice that lie in their trays at this step only because nothing has fallen since they were
    /// picked.
    pub fn gone(&self, step: usize) -> impl Iterator<Item = TakeOrder> + '_ {
        let falls = self.falls_until(step);
        let is_gone = move |leaving: &&Leaving| leaving.falls == falls && leaving.step <= step;
        self.leavings.iter().filter(is_gone).map(|it| it.order)
    }

    /// Dice that lie in trays after the first `steps` steps: which, in which tray, and the face that
    /// each shows.
    #[must_use]
    pub fn lying(&self, steps: usize) -> Vec<(Die, u8, Face)> {
        let mut lying: Vec<(Die, u8, Face)> = Vec::new();
        let stays = |take: &TakeOrder, (die, ..): &(Die, u8, Face)| die.id != take.die;
        for fall in &self.falls[..self.falls_until(steps)] {
            lying.retain(|die| fall.leaving.iter().all(|take| stays(take, die)));
            let poured = fall.report.poured.iter().filter_map(|poured| {
                let die = G::look_of(poured.die)?;
                Some((die, poured.tray, poured.face))
            });
            lying.extend(poured);
        }
        lying.retain(|die| self.gone(steps).all(|take| stays(&take, die)));
        lying
    }

    /// The last throw within the first `steps` steps, and its step.
    #[must_use]
    pub fn throw_until(&self, steps: usize) -> Option<(usize, ThrowOrder, &Faces)> {
        let cues = self.cues.iter().enumerate().take(steps).rev();
        let mut throws = cues.filter_map(|(place, cue)| match cue {
            Cue::Throw(order, faces) => Some((place + 1, *order, faces)),
            _ => None,
        });
        throws.next()
    }

    /// What was rolled last within the first `steps` steps.
    #[must_use]
    pub fn rolled_until(&self, steps: usize) -> Option<&Faces> {
        let steps = steps.min(self.record.steps.len());
        laid::last_roll(&self.record.steps[..steps])
    }

    fn errand(
        &self,
        fold: &Fold<G>,
        nature: &mut Nature,
        step: &Step<G::Action>,
    ) -> Option<Errand> {
        let (Step::Happened(outcome), Node::Chance(chance)) = (step, fold.game().node()) else {
            return None;
        };
        let errand = nature.errand(chance);
        nature.skip(outcome);
        errand
    }

    fn cue(&mut self, errand: Option<Errand>, step: &Step<G::Action>) {
        let number = self.cues.len() + 1;
        let cue = match (errand, step) {
            (Some(Errand::Drop { order, .. }), Step::Happened(Outcome::Drop(report))) => {
                let report: DropReport = report.clone();
                let place = self.falls.len();
                let leavings = self.leavings.iter();
                let leaving = leavings.filter(|it| it.falls == place);
                let fall = Fall {
                    step: number,
                    leaving: leaving.map(|it| it.order).collect(),
                    order,
                    report,
                };
                self.falls.push(fall);
                Cue::Drop(place)
            }
            (Some(Errand::Throw(order)), Step::Happened(Outcome::Roll { faces })) => {
                Cue::Throw(order, *faces)
            }
            _ => Cue::Still,
        };
        self.cues.push(cue);
    }

    fn leave(&mut self, step: usize, takes: Vec<TakeOrder>) {
        let falls = self.falls.len();
        let leaving = |order| Leaving { step, falls, order };
        self.leavings.extend(takes.into_iter().map(leaving));
    }
}
