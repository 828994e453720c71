//! What can be chosen, and what one might try.

use super::state::{DICE, Wanzen};
use super::{Action, Stage};
use crate::dice::Pool;

impl Wanzen {
    pub(super) fn list_legal(&self, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Choosing => self.list_dice(actions),
            Stage::Covering => {
                let fitting = self.fitting_tasks();
                actions.extend(fitting.map(|(_, task)| Action::Cover { task }));
            }
            Stage::GoingOn => actions.extend([Action::GoOn, Action::Stop]),
            Stage::Shuffling | Stage::Rolling | Stage::Over { .. } => {}
        }
    }

    fn list_dice(&self, actions: &mut Vec<Action>) {
        let mut some = self.rolled.parts();
        some.next(); // none at all
        actions.extend(some.map(|dice| Action::SetAside { dice }));
        actions.extend([Action::Repeat, Action::GiveUp]);
    }

    pub(super) fn list_candidates(&self) -> Vec<Action> {
        let five_of_each = Pool::from_counts([DICE; 6]);
        let few = |dice: &Pool| dice.len() <= usize::from(DICE);
        let sets = five_of_each.parts().filter(few);
        let mut tried: Vec<Action> = sets.map(|dice| Action::SetAside { dice }).collect();
        tried.extend([Action::Repeat, Action::GiveUp, Action::GoOn, Action::Stop]);
        let tasks = self.open_card().map(|card| card.tasks);
        for task in tasks.iter().flat_map(|tasks| tasks.iter()) {
            let cover = Action::Cover { task: *task };
            if !tried.contains(&cover) {
                tried.push(cover);
            }
        }
        tried
    }
}
