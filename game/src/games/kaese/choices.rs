//! Which actions there are: allowed, thinkable.

use super::roll_choices::choices;
use super::state::{Kaese, Phase, ROLLS};
use super::{Action, Cheese, Stack};
use crate::dice::{Face, Pool};
use crate::player::Player;

impl Kaese {
    pub(super) fn list_legal(&self, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Choose => actions.extend_from_slice(self.dice_choices()),
            Phase::Take => self.each_take(|action| actions.push(action)),
            Phase::Place => self.each_placing(|action| actions.push(action)),
            Phase::Close { player } => self.each_closing(player, |action| actions.push(action)),
            Phase::Roll | Phase::Over => {}
        }
    }

    /// What may be done with the dice. After the fourth roll without a gift nothing is asked.
    pub(super) fn dice_choices(&self) -> &'static [Action] {
        let choices = choices(&self.dice);
        match self.holds_gift(self.turn) {
            _ if self.rolls >= ROLLS => choices.without_keeps(),
            true => choices.all(),
            false => choices.without_gifts(),
        }
    }

    /// Everything with the dice, pieces and stacks of the table, and some beyond them.
    pub(super) fn list_candidates(&self) -> Vec<Action> {
        let mut all = vec![Action::Stop, Action::Mouse, Action::EndTurn];
        self.list_thinkable_keeps(&mut all);
        for from in Face::ALL {
            all.extend(Face::ALL.map(|to| Action::Gift { from, to }));
        }
        let stacks = self.thinkable_stacks();
        all.extend(stacks.iter().map(|&stack| Action::Close { stack }));
        for piece in Cheese::ALL {
            all.push(Action::Begin { piece });
            all.extend(stacks.iter().map(|&on| Action::Put { piece, on }));
            all.extend(Cheese::ALL.map(|rolled| Action::Take { rolled, piece }));
            self.list_thinkable_thefts(piece, &mut all);
        }
        all
    }

    /// Thefts of every stack from whoever does not have it, and from nobody.
    pub(super) fn list_unthinkable(&self) -> Vec<Action> {
        let nobody = Player(self.table.seats());
        let mut all = Vec::new();
        for stack in self.thinkable_stacks() {
            for from in self.table.players().chain([nobody]) {
                if from == nobody || !self.table.place(from).shelf.contains(stack) {
                    all.extend(Cheese::ALL.map(|rolled| Action::Steal {
                        rolled,
                        from,
                        stack,
                    }));
                }
            }
        }
        all
    }

    /// Every part of the dice, and the dice with one more of each face.
    fn list_thinkable_keeps(&self, all: &mut Vec<Action>) {
        let keep = |dice| Action::Keep { dice };
        all.extend(self.dice.parts().map(keep));
        let more = |face| self.dice.with(&Pool::of(face, 1));
        all.extend(Face::ALL.map(more).map(keep));
    }

    /// Off every stack that lies somewhere, and the piece alone, wherever it may lie.
    fn list_thinkable_thefts(&self, rolled: Cheese, all: &mut Vec<Action>) {
        let alone = Stack::of(rolled);
        for from in self.table.players() {
            let shelf = &self.table.place(from).shelf;
            let missing = Some(alone).filter(|&alone| !shelf.contains(alone));
            all.extend(shelf.kinds().chain(missing).map(|stack| Action::Steal {
                rolled,
                from,
                stack,
            }));
        }
    }

    /// Stacks that lie anywhere, and two that may not.
    fn thinkable_stacks(&self) -> Vec<Stack> {
        let players = self.table.players();
        let mut stacks: Vec<Stack> = players
            .flat_map(|player| self.table.place(player).shelf.kinds())
            .chain(Cheese::ALL.map(Stack::of))
            .collect();
        stacks.sort_unstable();
        stacks.dedup();
        stacks
    }
}
