//! The record of one game, and what is shown of it.

use std::rc::Rc;

use kipp_game::bot::Bots;
use kipp_game::cup::{self, DiceCup};
use kipp_game::machine::Workshop;
use kipp_game::rules::{GameInfo, Node, Player, Worded};
use kipp_game::session::{DiceSource, Fold, FoldError, Record, Seat};
use kipp_physics::machine::TICK_HZ;
use kipp_physics::throw::Throw;
use kipp_physics::{Machine, ThrowSpec};

use super::{Cue, Happening, Recording, Script, Simulation, Stage};
use crate::laid;
use crate::poses::{self, Placed, Secrecy};
use crate::session::{HURRIED_TICKS, Sight};
use crate::table;

/// Ticks between two steps in which nothing moves, so that people can follow.
const STILL_TICKS: u32 = TICK_HZ * 3 / 5;

/// A throw on the table.
struct Thrown {
    /// Its step, from 1.
    step: usize,
    throw: Throw,
    is_over: bool,
}

/// A record that is looked at.
pub struct Reel<G: Bots> {
    script: Rc<Script<G>>,
    fold: Fold<G>,
    /// The machine as its description says, empty.
    bare: Option<Machine>,
    stage: Option<Stage>,
    /// Dice, cup and tray as their description says.
    tray: Option<ThrowSpec>,
    cup: Option<DiceCup>,
    thrown: Option<Thrown>,
    /// The step of a throw that came out otherwise.
    misthrown: Option<usize>,
    /// Ticks since the last step.
    quiet: u32,
}

impl<G: Bots> Reel<G> {
    /// The record before its first step.
    ///
    /// # Errors
    /// When the record's options or seats make no match.
    pub fn new(script: Rc<Script<G>>) -> Result<Reel<G>, FoldError> {
        let record = &script.record;
        let (cup, is_ours) = (cup_of(record), record.is_of_this_build());
        Ok(Reel {
            fold: Fold::start(record)?,
            bare: bare(record),
            stage: stage(&script),
            tray: cup.as_ref().map(|cup| cup.spec().clone()),
            cup: cup.filter(|_| is_ours),
            thrown: None,
            misthrown: None,
            quiet: 0,
            script,
        })
    }

    /// The match up to the step that is shown.
    #[must_use]
    pub fn fold(&self) -> &Fold<G> {
        &self.fold
    }

    /// Makes the next step; the script has made it before, so that it fits.
    fn advance(&mut self) {
        let steps = &self.script.record.steps;
        if let Some(step) = steps.get(self.fold.steps())
            && self.fold.step(step).is_ok()
        {
            self.quiet = 0;
        }
    }

    fn play_drop(&mut self, is_instant: bool) {
        let ticks = if is_instant { HURRIED_TICKS } else { 1 };
        let Some(stage) = &mut self.stage else {
            return self.pause(is_instant);
        };
        if !stage.can_show(stage.done() + 1) {
            return self.pause(is_instant);
        }
        if (0..ticks).any(|_| stage.tick()) {
            self.advance();
        }
    }

    fn play_throw(&mut self, is_instant: bool) {
        let step = self.at() + 1;
        if self
            .thrown
            .as_ref()
            .is_none_or(|thrown| thrown.step != step)
            && !self.throw(step)
        {
            return self.pause(is_instant);
        }
        let ticks = if is_instant { HURRIED_TICKS } else { 1 };
        if self.roll_on(ticks) {
            self.advance();
        }
    }

    /// A step in which nothing moves.
    fn pause(&mut self, is_instant: bool) {
        self.quiet += 1;
        if is_instant || self.quiet >= STILL_TICKS {
            self.advance();
        }
    }

    /// Begins the throw of this step; whether it can be.
    fn throw(&mut self, step: usize) -> bool {
        let wanted = self.script.throw_until(step);
        let begun = wanted.and_then(|(step, order, _)| {
            let throw = self.cup.as_ref()?.begin(order).ok()?;
            let is_over = false;
            Some(Thrown {
                step,
                throw,
                is_over,
            })
        });
        self.thrown = begun;
        self.thrown.is_some()
    }

    /// Moves the throw on; whether it is over.
    fn roll_on(&mut self, ticks: u32) -> bool {
        let Some(thrown) = &mut self.thrown else {
            return true;
        };
        if thrown.is_over {
            return true;
        }
        let Some(outcome) = (0..ticks).find_map(|_| thrown.throw.step()) else {
            return false;
        };
        thrown.is_over = true;
        let wanted = self.script.throw_until(thrown.step);
        let faces = cup::faces(&outcome).ok();
        if faces.as_ref() != wanted.map(|(_, _, faces)| faces) {
            self.misthrown = Some(thrown.step);
            (self.thrown, self.cup) = (None, None);
        }
        true
    }

    /// The throw that lies on the table at this step.
    fn lay_throw(&mut self) {
        let wanted = self.script.throw_until(self.at()).map(|(step, ..)| step);
        match wanted {
            Some(step) if self.thrown.as_ref().is_none_or(|it| it.step != step) => {
                self.throw(step);
            }
            Some(_) => {}
            None => self.thrown = None,
        }
    }

    /// The machine as far as it can be shown at this step.
    fn shown_stage(&self) -> Option<&Stage> {
        let falls = self.script.falls_until(self.at());
        self.stage.as_ref().filter(|stage| stage.can_show(falls))
    }

    fn secrecy(&self) -> Secrecy {
        match self.is_finished() {
            true => Secrecy::Open,
            false => Secrecy::Closed,
        }
    }
}

/// The machine of the record, if it does here what it did there.
fn stage<G: Bots>(script: &Script<G>) -> Option<Stage> {
    let record = &script.record;
    let note = record
        .machine
        .as_ref()
        .filter(|_| record.is_of_this_build())?;
    let workshop = Workshop::of_note(note).ok()?;
    Stage::new(workshop, script.falls.clone()).ok()
}

/// The machine of the record at rest; the one that everybody knows where the record's is unknown.
fn bare<G: Bots>(record: &Record<G>) -> Option<Machine> {
    if !G::INFO.needs_apparatus {
        return None;
    }
    let note = record.machine.as_ref();
    let workshop = note.and_then(|note| Workshop::of_note(note).ok());
    let workshop = workshop.unwrap_or_else(Workshop::builtin);
    Machine::new(workshop.spec()).ok()
}

fn cup_of<G: Bots>(record: &Record<G>) -> Option<DiceCup> {
    match &record.dice {
        DiceSource::Thrown { cup } => DiceCup::of_description(cup).ok(),
        DiceSource::Drawn => None,
    }
}

impl<G: Bots> Recording for Reel<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn seats(&self) -> &[Seat] {
        &self.script.record.seats
    }

    fn steps(&self) -> usize {
        self.script.record.steps.len()
    }

    fn at(&self) -> usize {
        self.fold.steps()
    }

    fn is_finished(&self) -> bool {
        self.script.record.ending.is_some()
    }

    fn has_true_ending(&self) -> bool {
        self.script.has_true_ending
    }

    fn scrub_to(&mut self, step: usize) {
        let step = step.min(self.steps());
        if step < self.at()
            && let Ok(fold) = Fold::start(&self.script.record)
        {
            self.fold = fold;
        }
        for _ in self.at()..step {
            self.advance();
        }
        self.quiet = 0;
        let falls = self.script.falls_until(step);
        if let Some(stage) = &mut self.stage {
            stage.want(falls);
        }
        self.lay_throw();
    }

    fn is_moving(&self) -> bool {
        let is_falling = self.stage.as_ref().is_some_and(Stage::is_falling);
        is_falling || self.thrown.as_ref().is_some_and(|thrown| !thrown.is_over)
    }

    fn is_motion_next(&self) -> bool {
        !matches!(self.script.cues.get(self.at()), None | Some(Cue::Still))
    }

    fn prepare(&mut self) -> bool {
        let is_behind = self
            .stage
            .as_mut()
            .is_some_and(|stage| stage.catch_up(HURRIED_TICKS));
        let at = self.at();
        let lies = |thrown: &Thrown| thrown.is_over || thrown.step > at;
        let is_rolling = !self.thrown.as_ref().is_none_or(lies);
        if is_rolling {
            self.roll_on(HURRIED_TICKS);
        }
        is_behind || is_rolling
    }

    fn play(&mut self, is_instant: bool) {
        match self.script.cues.get(self.at()) {
            Some(Cue::Drop(_)) => self.play_drop(is_instant),
            Some(Cue::Throw(..)) => self.play_throw(is_instant),
            Some(Cue::Still) => self.pause(is_instant),
            None => {}
        }
    }

    fn sight(&self, viewer: Player) -> Sight {
        let events = self.fold.events().iter().map(Worded::phrase).collect();
        let mut sight = Sight::of_game(self.fold.game(), viewer, events);
        // Nobody can choose any more.
        sight.choices.clear();
        if self.fold.game().node() == Node::Terminal {
            sight.question = None;
        }
        sight
    }

    fn happenings(&self) -> &[Happening] {
        &self.script.happenings
    }

    fn simulation(&self) -> Simulation {
        let record = &self.script.record;
        let is_moved = G::INFO.needs_apparatus || record.dice != DiceSource::Drawn;
        let parted = self.stage.as_ref().and_then(Stage::parted_at);
        match (&self.stage, parted.or(self.misthrown)) {
            _ if !is_moved => Simulation::Nothing,
            (_, Some(step)) => Simulation::Parted { step },
            (None, _) if self.cup.is_none() => Simulation::Foreign {
                engine: record.engine.clone(),
                platform: record.platform.clone(),
            },
            (Some(stage), _) if stage.done() < stage.wanted() => Simulation::CatchingUp {
                done: stage.done(),
                wanted: stage.wanted(),
            },
            _ => Simulation::Running,
        }
    }

    fn placed(&self) -> Vec<Placed> {
        let mut placed = Vec::new();
        let gone: Vec<_> = self.script.gone(self.at()).map(|it| it.die).collect();
        self.look_at_machine(&mut |machine| {
            placed = poses::of_machine(machine, self.secrecy(), &gone);
            if self.shown_stage().is_none() {
                placed.extend(laid::in_trays(&self.script.lying(self.at()), machine));
            }
        });
        if let Some(thrown) = &self.thrown {
            placed.extend(table::thrown(&thrown.throw));
        } else if let Some(faces) = self.script.rolled_until(self.at()) {
            // Dice that were drawn, or are not thrown again here.
            let builtin = ThrowSpec::builtin();
            placed.extend(laid::in_tray(faces, self.throw_spec().unwrap_or(&builtin)));
        }
        placed
    }

    fn look_at_machine(&self, look: &mut dyn FnMut(&Machine)) {
        let machine = self.shown_stage().map(Stage::machine);
        if let Some(machine) = machine.or(self.bare.as_ref()) {
            look(machine);
        }
    }

    fn throw_spec(&self) -> Option<&ThrowSpec> {
        self.tray.as_ref()
    }
}
