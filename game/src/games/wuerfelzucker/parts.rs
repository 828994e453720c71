//! All choices of some of a player's dice: every choice at the table is one of them. They are listed
//! once for all hands, because a fast game asks for them at every step.

use std::sync::LazyLock;

use super::{Action, DICE_EACH};
use crate::dice::{Face, Pool};

/// Most dice of a hand.
const DICE: usize = DICE_EACH as usize;
/// Hands of at most six dice: ways to put six things into seven places.
const HANDS: usize = 924;

/// Some dice in one word: a byte for the count of each face, one for their number, one for
/// their sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part(u64);

impl Part {
    fn of(pool: &Pool) -> Part {
        let [a, b, c, d, e, f] = pool.counts();
        let number = pool.counts().iter().sum();
        let sum = pool.faces().map(Face::pips).sum();
        Part(u64::from_le_bytes([a, b, c, d, e, f, number, sum]))
    }

    /// The dice.
    pub(super) fn pool(self) -> Pool {
        let [a, b, c, d, e, f, ..] = self.0.to_le_bytes();
        Pool::from_counts([a, b, c, d, e, f])
    }

    /// How many they are.
    pub(super) fn len(self) -> u8 {
        self.0.to_le_bytes()[6]
    }

    /// Sum of their pips.
    pub(super) fn sum(self) -> u8 {
        self.0.to_le_bytes()[7]
    }
}

/// The parts of one hand, those with more dice first; of equally many in the reverse order of
/// [`Pool::parts`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    /// Those of all hands.
    table: &'static [Part],
    /// Where the parts of six, of five and so on begin, and the end.
    starts: &'static [u16; DICE + 2],
}

impl Parts {
    /// Every choice, each once: all dice first, none last.
    pub(super) fn all(self) -> &'static [Part] {
        &self.table[usize::from(self.starts[0])..usize::from(self.starts[DICE + 1])]
    }

    /// Every choice of exactly so many dice.
    pub(super) fn with(self, dice: u8) -> &'static [Part] {
        match DICE.checked_sub(usize::from(dice)) {
            Some(at) => &self.table[usize::from(self.starts[at])..usize::from(self.starts[at + 1])],
            None => &[],
        }
    }
}

/// The parts of all hands, one hand after the other.
struct Table {
    parts: Vec<Part>,
    /// Keeping each of them.
    keeps: Vec<Action>,
    /// By the hand's number.
    starts: Vec<[u16; DICE + 2]>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut hands = [Pool::default(); HANDS];
    let all = Pool::from_counts([DICE_EACH; 6]);
    for hand in all.parts().filter(|hand| hand.len() <= DICE) {
        hands[number(&hand)] = hand;
    }
    let mut table = Table {
        parts: Vec::new(),
        keeps: Vec::new(),
        starts: Vec::new(),
    };
    for hand in hands {
        let mut parts: Vec<Part> = hand.parts().map(|part| Part::of(&part)).collect();
        parts.sort_by_key(|part| part.len());
        parts.reverse();
        let first = table.parts.len();
        let start = |at: usize| {
            let larger = parts
                .iter()
                .filter(|part| usize::from(part.len()) + at > DICE);
            u16::try_from(first + larger.count()).unwrap_or(u16::MAX)
        };
        table.starts.push(std::array::from_fn(start));
        table.parts.extend(parts);
    }
    let keep = |part: &Part| Action::Keep { dice: part.pool() };
    table.keeps = table.parts.iter().map(keep).collect();
    table
});

/// The choices out of a hand of at most six dice.
pub(super) fn parts(hand: &Pool) -> Parts {
    let table = &*TABLE;
    Parts {
        table: &table.parts,
        starts: &table.starts[number(hand)],
    }
}

/// Every way to keep dice of a hand of at most six.
pub(super) fn keeps(hand: &Pool) -> &'static [Action] {
    let table = &*TABLE;
    let starts = &table.starts[number(hand)];
    &table.keeps[usize::from(starts[0])..usize::from(starts[DICE + 1])]
}

/// The number of a hand among all hands. The dice are laid in a row with a mark after each face;
/// the places of the six marks name the hand (the combinatorial number system).
fn number(hand: &Pool) -> usize {
    let mut place = 0;
    let mut number = 0;
    for (mark, count) in hand.counts().into_iter().enumerate() {
        place += usize::from(count);
        number += usize::from(WAYS[mark][place % COLUMNS]);
    }
    number
}

/// Numbers of dice before a mark, made a power of two so that they need no check.
const COLUMNS: usize = 8;

/// Ways to choose `mark + 1` of `mark + dice` things, by mark and number of dice before it.
const WAYS: [[u16; COLUMNS]; 6] = ways();

const fn ways() -> [[u16; COLUMNS]; 6] {
    let mut ways = [[0; COLUMNS]; 6];
    let mut mark = 0;
    while mark < 6 {
        let mut dice = 1;
        while dice <= DICE {
            // One more thing: it is chosen or it is not.
            let chosen = if mark == 0 { 1 } else { ways[mark - 1][dice] };
            ways[mark][dice] = ways[mark][dice - 1] + chosen;
            dice += 1;
        }
        mark += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::{DICE, HANDS, Part, number, parts};
    use crate::dice::Pool;

    fn hands() -> impl Iterator<Item = Pool> {
        let all = Pool::from_counts([6; 6]).parts();
        all.filter(|hand| hand.len() <= DICE)
    }

    #[test]
    fn every_hand_has_a_number_of_its_own() {
        let mut numbers: Vec<usize> = hands().map(|hand| number(&hand)).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..HANDS));
    }

    #[test]
    fn they_are_the_pools_own_parts_by_number_of_dice() {
        for hand in hands() {
            let mut own: Vec<Pool> = hand.parts().collect();
            own.sort_by_key(Pool::len);
            let ours = parts(&hand);
            let listed = ours.all().iter().rev().map(|part| Part::pool(*part));
            assert!(listed.eq(own.iter().copied()), "{hand}");
            for dice in 0..=7 {
                let listed = ours.with(dice).iter().rev().map(|part| Part::pool(*part));
                let sized = own.iter().filter(|part| part.len() == usize::from(dice));
                assert!(listed.eq(sized.copied()), "{hand}: {dice}");
            }
        }
    }

    #[test]
    fn they_know_their_numbers_and_sums() {
        for hand in hands() {
            for part in parts(&hand).all() {
                let pool = part.pool();
                assert_eq!(usize::from(part.len()), pool.len());
                assert_eq!(u32::from(part.sum()), pool.sum());
            }
        }
    }
}
