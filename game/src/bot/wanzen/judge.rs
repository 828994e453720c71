//! Judges positions and choices: what the strong player plays by and what hints tell.

use super::position::{Position, lead};
use crate::bot::{Advisor, Prospect};
use crate::dice::Pool;
use crate::dice::oracle::OneWayTurn;
use crate::games::wanzen::{Action, DICE, Event, OpenCard, Stage, Task, View, Wanzen};

/// Remembers the solved turn while it lasts.
#[derive(Debug, Default)]
pub struct Judge {
    turn: Option<(Position, OneWayTurn)>,
    /// Turns that aim at one task only.
    aims: Vec<(Task, OneWayTurn)>,
}

impl Judge {
    /// The position with its solved turn, and the repeats paid since it was solved.
    fn solved(&mut self, view: &View) -> Option<(&Position, &OneWayTurn, u8)> {
        let position = Position::of(view)?;
        let is_known = |(known, _): &(Position, OneWayTurn)| position.is_same_turn(known);
        if !self.turn.as_ref().is_some_and(is_known) {
            let turn = position.turn();
            self.turn = Some((position.clone(), turn));
        }
        let (known, turn) = self.turn.as_ref()?;
        Some((known, turn, position.bugs() - known.bugs()))
    }

    /// To the player whose turn it is, without the points on the table.
    fn for_mover(&mut self, view: &View) -> f64 {
        let Some((position, turn, paid)) = self.solved(view) else {
            return 0.0;
        };
        let bugs = position.bugs() + paid;
        let open = position.open();
        match view.stage {
            Stage::Rolling => turn.value(&view.kept, paid),
            Stage::Choosing => turn.best_move(&view.kept, &view.rolled, paid).1,
            Stage::GoingOn => position
                .passed_on(open, bugs)
                .max(turn.value(&Pool::default(), paid)),
            Stage::Covering => {
                let met = position.card().met(&view.kept, open).tasks();
                let covers = met.map(|task| position.covered(open.without(task), bugs));
                covers.reduce(f64::max).unwrap_or(0.0)
            }
            Stage::Shuffling | Stage::Over { .. } => 0.0,
        }
    }

    /// The worth of one choice, without the points on the table.
    fn of_choice(&mut self, view: &View, action: Action) -> f64 {
        let Some((position, turn, paid)) = self.solved(view) else {
            return 0.0;
        };
        let bugs = position.bugs() + paid;
        let open = position.open();
        match action {
            Action::SetAside { dice } => turn.value(&view.kept.with(&dice), paid),
            Action::Repeat => turn.repeat_value(&view.kept, paid).unwrap_or(0.0),
            Action::GiveUp => position.failed(bugs),
            Action::Cover { task } => {
                let place = position.card().place(task, open);
                place.map_or(0.0, |place| position.covered(open.without(place), bugs))
            }
            Action::GoOn => turn.value(&Pool::default(), paid),
            Action::Stop => position.passed_on(open, bugs),
        }
    }

    /// The chance to complete the task in this turn without paying for a repeat.
    fn chance(&mut self, view: &View, task: Task) -> f64 {
        let (kept, rolled) = match view.stage {
            Stage::GoingOn => (Pool::default(), Pool::default()),
            _ => (view.kept, view.rolled),
        };
        let aim = self.aim(view, task);
        match rolled.is_empty() {
            true => aim.value(&kept, 0),
            false => aim.best_move(&kept, &rolled, 0).1,
        }
    }

    fn aim(&mut self, view: &View, task: Task) -> &OneWayTurn {
        let known = self.aims.iter().position(|(known, _)| *known == task);
        let at = known.unwrap_or_else(|| {
            let end = |dice: &Pool, _| f64::from(task.is_met(dice, view.variants));
            self.aims
                .push((task, OneWayTurn::solve(DICE, 0, None, end)));
            self.aims.len() - 1
        });
        &self.aims[at].1
    }
}

impl Advisor<Wanzen> for Judge {
    fn observe(&mut self, event: &Event) {
        if let Event::CardTurnedUp { .. } = event {
            self.aims.clear();
        }
    }

    fn worth(&mut self, view: &View) -> f64 {
        let for_mover = self.for_mover(view);
        let others = view.places.len() - 1;
        let part = match view.viewer == view.turn {
            true => for_mover,
            false => -for_mover / others as f64,
        };
        lead(view, view.viewer) + part
    }

    fn worths(&mut self, view: &View, legal: &[Action]) -> Vec<f64> {
        let lead = lead(view, view.viewer);
        let worth = |&action: &Action| lead + self.of_choice(view, action);
        legal.iter().map(worth).collect()
    }

    fn prospects(&mut self, view: &View) -> Vec<Prospect> {
        let open = view.open.iter().flat_map(OpenCard::open_tasks);
        open.map(|task| Prospect {
            task: task.phrase(),
            chance: self.chance(view, task),
        })
        .collect()
    }
}
