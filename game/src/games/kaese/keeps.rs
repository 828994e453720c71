//! All ways to set some of eight dice aside. They are listed once for every roll, because a fast game
//! asks for them at every step.

use std::sync::LazyLock;

use super::{Action, DICE};
use crate::dice::Pool;

/// Rolls of eight dice, whose order does not matter.
const ROLLS: usize = 1287;
/// Marks between the dice of six faces that lie in a row.
const MARKS: usize = 5;

/// The choices after all rolls, one roll after the other.
struct Table {
    keeps: Vec<Action>,
    /// Where the choices of each roll begin, by its number, and the end.
    starts: Vec<u32>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut rolls = [Pool::default(); ROLLS];
    let all = Pool::from_counts([DICE; 6]).parts();
    for roll in all.filter(|roll| roll.len() == usize::from(DICE)) {
        rolls[number(&roll)] = roll;
    }
    let mut table = Table {
        keeps: Vec::new(),
        starts: vec![0],
    };
    for roll in rolls {
        let parts = roll.parts().filter(|&part| part != roll);
        table.keeps.extend(parts.map(|dice| Action::Keep { dice }));
        table.starts.extend(u32::try_from(table.keeps.len()));
    }
    table
});

/// Every choice of fewer than all of eight dice, in the order of [`Pool::parts`].
pub(super) fn keeps(roll: &Pool) -> &'static [Action] {
    let table = &*TABLE;
    let at = number(roll);
    &table.keeps[table.starts[at] as usize..table.starts[at + 1] as usize]
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
    use super::{Action, ROLLS, keeps, number};
    use crate::dice::Pool;

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
    fn they_are_the_pools_own_parts_but_the_whole() {
        for roll in rolls() {
            let parts = roll.parts().filter(|part| *part != roll);
            let own = parts.map(|dice| Action::Keep { dice });
            assert!(keeps(&roll).iter().copied().eq(own), "{roll}");
        }
    }
}
