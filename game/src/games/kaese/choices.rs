//! Which actions there are: allowed, thinkable.

use super::keeps::keeps;
use super::state::{Kaese, Phase, ROLLS};
use super::{Action, Cheese, Stack};
use crate::dice::{Face, Pool};
use crate::player::Player;

/// Every way to turn a die, by what it shows.
const GIFTS: [[Action; 5]; 6] = {
    let first = Face::ALL[0];
    let mut gifts = [[Action::Gift {
        from: first,
        to: first,
    }; 5]; 6];
    let mut at = 0;
    while at < 30 {
        // The other five faces in their order.
        let (from, other) = (at / 5, at % 5);
        let to = if other < from { other } else { other + 1 };
        gifts[from][other] = Action::Gift {
            from: Face::ALL[from],
            to: Face::ALL[to],
        };
        at += 1;
    }
    gifts
};

impl Kaese {
    pub(super) fn list_legal(&self, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Choose => self.list_dice_choices(actions),
            Phase::Take => actions.extend(self.takes()),
            Phase::Place => actions.extend(self.placings()),
            Phase::Close { player } => actions.extend(self.closings(player)),
            Phase::Roll | Phase::Over => {}
        }
    }

    fn list_dice_choices(&self, actions: &mut Vec<Action>) {
        actions.push(Action::Stop);
        if self.holds_gift(self.turn) {
            let there = Face::ALL
                .into_iter()
                .filter(|&face| self.dice.count(face) > 0);
            there.for_each(|from| actions.extend_from_slice(&GIFTS[from.index()]));
        }
        if self.rolls < ROLLS {
            actions.extend_from_slice(keeps(&self.dice));
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
            self.list_thinkable_thefts(piece, &stacks, &mut all);
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

    fn list_thinkable_thefts(&self, rolled: Cheese, stacks: &[Stack], all: &mut Vec<Action>) {
        let nobody = Player(self.table.seats());
        for from in self.table.players().chain([nobody]) {
            all.extend(stacks.iter().map(|&stack| Action::Steal {
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
