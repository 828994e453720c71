//! A turn: roll, set aside or repeat, cover a task, go on or stop.

use super::state::{BUGS_FOR_A_FAILURE, Wanzen};
use super::{Action, Event, IllegalAction, Stage, Task};
use crate::dice::{Faces, Pool};
use crate::rules::OutcomeMismatch;

impl Wanzen {
    pub(super) fn perform(
        &mut self,
        action: Action,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        match (self.stage, action) {
            (Stage::Choosing, Action::SetAside { dice }) => return self.set_aside(dice, log),
            (Stage::Choosing, Action::Repeat) => self.repeat(log),
            (Stage::Choosing, Action::GiveUp) => self.give_up(log),
            (Stage::Covering, Action::Cover { task }) => return self.choose_task(task, log),
            (Stage::GoingOn, Action::GoOn) => self.go_on(log),
            (Stage::GoingOn, Action::Stop) => self.stop(log),
            (Stage::Over { .. }, _) => return Err(IllegalAction::GameOver),
            (due, _) => return Err(IllegalAction::NotNow { due }),
        }
        Ok(())
    }

    /// The turn passes to the left.
    pub(super) fn pass_on(&mut self, log: &mut Vec<Event>) {
        self.turn = self.turn.left(self.players);
        self.begin_turn(log);
    }

    /// The player whose turn it is begins with all five dice.
    pub(super) fn begin_turn(&mut self, log: &mut Vec<Event>) {
        self.take_all_dice();
        log.push(Event::TurnBegan { player: self.turn });
    }

    fn take_all_dice(&mut self) {
        self.kept = Pool::default();
        self.rolled = Pool::default();
        self.stage = Stage::Rolling;
    }

    pub(super) fn see_roll(
        &mut self,
        faces: &Faces,
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        let (want, got) = (usize::from(self.dice_left()), faces.len());
        if got != want {
            return Err(OutcomeMismatch::Count { want, got });
        }
        self.rolled = Pool::from(faces);
        self.stage = Stage::Choosing;
        log.push(Event::Rolled {
            player: self.turn,
            dice: self.rolled,
        });
        Ok(())
    }

    fn set_aside(&mut self, dice: Pool, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        if dice.is_empty() {
            return Err(IllegalAction::NoDie);
        }
        let rest = self.rolled.without(&dice);
        let rest = rest.ok_or(IllegalAction::NotRolled)?;
        self.kept = self.kept.with(&dice);
        self.rolled = Pool::default();
        log.push(Event::SetAside {
            player: self.turn,
            dice,
            kept: self.kept,
        });
        match rest.is_empty() {
            true => self.judge(log),
            false => self.stage = Stage::Rolling,
        }
        Ok(())
    }

    fn repeat(&mut self, log: &mut Vec<Event>) {
        log.push(Event::RollRepeated { player: self.turn });
        self.rolled = Pool::default();
        self.stage = Stage::Rolling;
        self.take_bug(log);
    }

    fn give_up(&mut self, log: &mut Vec<Event>) {
        log.push(Event::TurnGivenUp { player: self.turn });
        self.fail(log);
    }

    fn fail(&mut self, log: &mut Vec<Event>) {
        let is_interrupted = (0..BUGS_FOR_A_FAILURE).any(|_| self.take_bug(log));
        if !is_interrupted {
            self.pass_on(log);
        }
    }

    /// All dice are set aside: is a task completed?
    fn judge(&mut self, log: &mut Vec<Event>) {
        let mut fitting = self.fitting_tasks();
        let found = (fitting.next(), fitting.next());
        drop(fitting);
        match found {
            (None, _) => {
                log.push(Event::TurnFailed {
                    player: self.turn,
                    dice: self.kept,
                });
                self.fail(log);
            }
            (Some((slot, _)), None) => self.cover(slot, log),
            (Some(_), Some(_)) => self.stage = Stage::Covering,
        }
    }

    /// The open tasks that the dice set aside meet, with their places on the card. Of equal tasks
    /// only the first is there.
    pub(super) fn fitting_tasks(&self) -> impl Iterator<Item = (usize, Task)> + '_ {
        let tasks = self.open_card().map_or(&[][..], |card| &card.tasks);
        let is_open = |&(slot, _): &(usize, &Task)| !self.covered[slot];
        let open = tasks.iter().enumerate().filter(is_open);
        let fitting = open.filter(|(_, task)| task.is_met(&self.kept, self.variants));
        let is_first = move |&(slot, task): &(usize, &Task)| {
            (0..slot).all(|at| self.covered[at] || tasks[at] != *task)
        };
        fitting.filter(is_first).map(|(slot, task)| (slot, *task))
    }

    fn choose_task(&mut self, task: Task, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        let tasks = self.open_card().map(|card| card.tasks);
        let tasks = tasks.ok_or(IllegalAction::NotOnTheCard)?;
        if !tasks.contains(&task) {
            return Err(IllegalAction::NotOnTheCard);
        }
        let open = (0..tasks.len()).find(|&slot| !self.covered[slot] && tasks[slot] == task);
        let slot = open.ok_or(IllegalAction::Covered)?;
        if !task.is_met(&self.kept, self.variants) {
            return Err(IllegalAction::NotMet);
        }
        self.cover(slot, log);
        Ok(())
    }

    fn cover(&mut self, slot: usize, log: &mut Vec<Event>) {
        let Some(card) = self.open_card() else {
            return;
        };
        let (task, number) = (card.tasks[slot], card.tasks.len());
        self.covered[slot] = true;
        let open = self.covered[..number]
            .iter()
            .map(|covered| u8::from(!covered));
        let open = open.sum();
        log.push(Event::TaskCovered {
            player: self.turn,
            task,
            open,
        });
        match open {
            0 => self.win_card(log),
            _ => self.stage = Stage::GoingOn,
        }
    }

    fn go_on(&mut self, log: &mut Vec<Event>) {
        log.push(Event::WentOn { player: self.turn });
        self.take_all_dice();
    }

    fn stop(&mut self, log: &mut Vec<Event>) {
        log.push(Event::Stopped { player: self.turn });
        self.pass_on(log);
    }
}
