//! What can be done with a roll of eight dice: turn one with a gift, stop, set some aside. It is
//! listed once for every roll, because a fast game asks for it at every step.

use std::sync::LazyLock;

use super::{Action, DICE};
use crate::dice::{Face, Pool};

/// Rolls of eight dice, whose order does not matter.
const ROLLS: usize = 1287;
/// Marks between the dice of six faces that lie in a row.
const MARKS: usize = 5;

/// The choices after one roll: gifts, stopping, keeps.
#[derive(Clone, Copy, Debug)]
pub(super) struct RollChoices {
    all: &'static [Action],
    /// Where stopping stands, after all gifts.
    stop: usize,
}

impl RollChoices {
    pub(super) fn all(self) -> &'static [Action] {
        self.all
    }

    /// Every way to turn a die, and to stop.
    pub(super) fn without_keeps(self) -> &'static [Action] {
        &self.all[..=self.stop]
    }

    /// To stop, and every choice of fewer than all dice in the order of [`Pool::parts`].
    pub(super) fn without_gifts(self) -> &'static [Action] {
        &self.all[self.stop..]
    }
}

/// The choices after all rolls, one roll after the other.
struct Table {
    actions: Vec<Action>,
    /// Where each roll's choices begin, where its stopping stands and where they end, by its number.
    starts: Vec<[u32; 3]>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut rolls = [Pool::default(); ROLLS];
    let all = Pool::from_counts([DICE; 6]).parts();
    for roll in all.filter(|roll| roll.len() == usize::from(DICE)) {
        rolls[number(&roll)] = roll;
    }
    let mut table = Table {
        actions: Vec::new(),
        starts: Vec::new(),
    };
    rolls.iter().for_each(|roll| table.list(roll));
    table
});

impl Table {
    fn list(&mut self, roll: &Pool) {
        let first = self.actions.len();
        self.actions.extend(gifts(roll));
        let stop = self.actions.len();
        self.actions.push(Action::Stop);
        let parts = roll.parts().filter(|part| part != roll);
        self.actions.extend(parts.map(|dice| Action::Keep { dice }));
        let starts = [first, stop, self.actions.len()];
        self.starts
            .push(starts.map(|at| u32::try_from(at).unwrap_or(u32::MAX)));
    }
}

fn gifts(roll: &Pool) -> impl Iterator<Item = Action> {
    let there = Face::ALL.into_iter().filter(|&face| roll.count(face) > 0);
    there.flat_map(|from| {
        let others = Face::ALL.into_iter().filter(move |&to| to != from);
        others.map(move |to| Action::Gift { from, to })
    })
}

/// What can be done with a roll.
pub(super) fn choices(roll: &Pool) -> RollChoices {
    let table = &*TABLE;
    let [first, stop, end] = table.starts[number(roll)].map(|at| at as usize);
    RollChoices {
        all: &table.actions[first..end],
        stop: stop - first,
    }
}

/// The number of a roll among all rolls: the places of the five marks name it (the combinatorial
/// number system).
fn number(roll: &Pool) -> usize {
    let mut place = 0;
    let mut number = 0;
    for (ways, count) in WAYS.iter().zip(roll.counts()) {
        place += usize::from(count);
        number += usize::from(ways[place.min(usize::from(DICE))]);
    }
    number
}

/// Ways to choose `mark + 1` of `mark + dice` things, by mark and number of dice before it.
const WAYS: [[u16; DICE as usize + 1]; MARKS] = {
    let mut ways = [[0; DICE as usize + 1]; MARKS];
    let mut mark = 0;
    while mark < MARKS {
        let mut dice = 1;
        while dice <= DICE as usize {
            // One more thing: it is chosen or it is not.
            let chosen = if mark == 0 { 1 } else { ways[mark - 1][dice] };
            ways[mark][dice] = ways[mark][dice - 1] + chosen;
            dice += 1;
        }
        mark += 1;
    }
    ways
};

#[cfg(test)]
mod tests {
    use super::{Action, ROLLS, choices, number};
    use crate::dice::{Face, Pool};

    fn rolls() -> impl Iterator<Item = Pool> {
        let all = Pool::from_counts([8; 6]).parts();
        all.filter(|roll| roll.len() == 8)
    }

    #[test]
    fn every_roll_has_a_number_of_its_own() {
        let mut numbers: Vec<usize> = rolls().map(|roll| number(&roll)).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..ROLLS));
    }

    #[test]
    fn keeps_are_the_pools_own_parts_but_the_whole() {
        for roll in rolls() {
            let parts = roll.parts().filter(|part| *part != roll);
            let own = parts.map(|dice| Action::Keep { dice });
            let listed = choices(&roll).without_gifts();
            assert_eq!(listed[0], Action::Stop, "{roll}");
            assert!(listed[1..].iter().copied().eq(own), "{roll}");
        }
    }

    #[test]
    fn gifts_turn_every_die_there_is_to_every_other_face() {
        for roll in rolls() {
            let mut own = Vec::new();
            for from in Face::ALL.into_iter().filter(|&face| roll.count(face) > 0) {
                let others = Face::ALL.into_iter().filter(|&to| to != from);
                own.extend(others.map(|to| Action::Gift { from, to }));
            }
            own.push(Action::Stop);
            assert_eq!(choices(&roll).without_keeps(), own, "{roll}");
            assert!(choices(&roll).all().starts_with(&own), "{roll}");
        }
    }
}
