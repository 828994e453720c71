//! What an open stack promises to somebody who plays on alone.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::outcomes::{Exact, Menu};
use crate::games::kaese::{Cheese, MICE, Stack, Table};

/// Turns that are looked ahead; what lies beyond them is the same for every stack.
const TURNS: usize = 7;
/// Pieces that a stack can show without a dome: sets of the numbers 2 to 6.
const OPEN: usize = 32;
/// Chance that one neighbour steals the top piece within a round, by its number from 1.
const THEFT: [f64; 6] = [0.0, 0.22, 0.22, 0.2, 0.14, 0.1];
/// Turns that the pieces beside the stack wait until they are of use.
const WAIT: usize = 2;

/// What the worth of a stack depends on beside the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Terms {
    /// Numbers of which the middle has a piece, as a set.
    there: Exact,
    /// Points of the bonus card due for 4, 5 and 6 pieces.
    bonuses: [u8; 3],
    neighbours: i32,
}

impl Terms {
    pub fn of(table: &Table) -> Terms {
        let there = Cheese::ALL.map(|piece| usize::from(table.left(piece) > 0) << piece.index());
        Terms {
            there: there.into_iter().sum(),
            bonuses: [4, 5, 6].map(|pieces| table.next_bonus(pieces).unwrap_or(0)),
            neighbours: if table.seats() > 2 { 2 } else { 1 },
        }
    }

    /// Points for closing the set of pieces now.
    fn closed(&self, open: usize) -> f64 {
        let pieces = open.count_ones() as usize + 1;
        let bonus = pieces
            .checked_sub(4)
            .map_or(0, |at| self.bonuses[at.min(2)]);
        (bottom(open) * pieces) as f64 + f64::from(bonus)
    }
}

/// Highest number of a set of pieces, 0 when it is empty.
fn bottom(open: usize) -> usize {
    (usize::BITS - open.leading_zeros()) as usize
}

fn sum(open: usize) -> f64 {
    (1..=6).filter(|n| open >> (n - 1) & 1 == 1).sum::<usize>() as f64
}

/// Worth by mice and by set of pieces, of which the 1 is left out.
type Level = [[f64; OPEN]; MICE as usize + 1];

/// Worth of one open stack, in points until the end, by turns left.
#[derive(Debug)]
pub(super) struct Solitaire {
    /// For the owner whose turn begins.
    fresh: Vec<Level>,
    /// For the owner whose turn has ended: the others come first, and may steal.
    robbed: Vec<Level>,
}

impl Solitaire {
    /// The solved game for a table, which is worked out once for all tables with the same terms.
    pub fn of(table: &Table) -> Arc<Solitaire> {
        static SOLVED: LazyLock<Mutex<BTreeMap<Terms, Arc<Solitaire>>>> =
            LazyLock::new(Mutex::default);
        let terms = Terms::of(table);
        let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
        let solve = || Arc::new(Solitaire::solve(&terms));
        solved.entry(terms).or_insert_with(solve).clone()
    }

    fn solve(terms: &Terms) -> Solitaire {
        let hands: Vec<Vec<Vec<usize>>> = Menu::shared()
            .sets
            .iter()
            .map(|&set| hands(set, terms.there))
            .collect();
        let mut fresh = vec![last(terms)];
        let mut robbed = vec![last(terms)];
        for turns in 1..=TURNS {
            let next = robbed[turns - 1];
            let beside = beside(&fresh[turns.saturating_sub(WAIT)]);
            let turn = Ahead {
                terms,
                next,
                beside,
            };
            fresh.push(turn.level(&hands));
            robbed.push(after_thefts(terms, &fresh[turns]));
        }
        Solitaire { fresh, robbed }
    }

    /// Worth of these pieces and mice with so many turns left, which need not be whole, to
    /// somebody whose turn comes next or not.
    pub fn worth(&self, stack: Option<Stack>, mice: u8, turns: f64, is_next: bool) -> f64 {
        let levels = match is_next {
            true => &self.fresh,
            false => &self.robbed,
        };
        let turns = turns.clamp(0.0, TURNS as f64);
        let early = (1..TURNS).filter(|&whole| whole as f64 <= turns).count();
        let at =
            |turns: usize| levels[turns][usize::from(mice.min(MICE))][stack.map_or(0, set) >> 1];
        let part = turns - early as f64;
        at(early) * (1.0 - part) + at(early + 1) * part
    }
}

fn set(stack: Stack) -> usize {
    stack.numbers().map(|piece| 1 << piece.index()).sum()
}

/// Every choice of pieces for the rolled numbers, each list falling.
fn hands(exact: Exact, there: Exact) -> Vec<Vec<usize>> {
    let mut hands = vec![Vec::new()];
    for rolled in (1..=6).rev().filter(|n| exact >> (n - 1) & 1 == 1) {
        let pieces: Vec<usize> = (1..=rolled).filter(|n| there >> (n - 1) & 1 == 1).collect();
        if pieces.is_empty() {
            continue;
        }
        let with = |hand: &Vec<usize>| {
            let hand = hand.clone();
            let add = move |&piece: &usize| {
                let mut hand = hand.clone();
                hand.push(piece);
                hand.sort_unstable_by(|a, b| b.cmp(a));
                hand
            };
            pieces.iter().map(add).collect::<Vec<_>>()
        };
        hands = hands.iter().flat_map(with).collect();
    }
    hands.sort_unstable();
    hands.dedup();
    hands
}

/// The end of the game: mice close what is open, or count 1 as stacks of their own.
fn last(terms: &Terms) -> Level {
    let mut level = Level::default();
    for (mice, row) in level.iter_mut().enumerate() {
        for (at, worth) in row.iter_mut().enumerate() {
            let open = at << 1;
            *worth = match mice > 0 && open > 0 {
                true => terms.closed(open) + (mice - 1) as f64,
                false => sum(open) + mice as f64,
            };
        }
    }
    level
}

/// The worth before the others had their turns and may have stolen.
fn after_thefts(terms: &Terms, level: &Level) -> Level {
    let mut before = *level;
    for (row, old) in before.iter_mut().zip(level) {
        for (at, worth) in row.iter_mut().enumerate().skip(1) {
            let top = (at << 1).trailing_zeros() as usize;
            let stays = (1.0 - THEFT[top]).powi(terms.neighbours);
            *worth = stays * old[at] + (1.0 - stays) * old[at & (at - 1)];
        }
    }
    before
}

/// Worth of each piece, by its number, beside a stack that is being built.
fn beside(level: &Level) -> [f64; 7] {
    let worth = |number: usize| level[0][(1 << (number - 1)) >> 1] - level[0][0];
    let mut all = [0.0; 7];
    (2..=6).for_each(|number| all[number] = worth(number));
    all
}

/// A turn before a known level.
struct Ahead<'t> {
    terms: &'t Terms,
    next: Level,
    beside: [f64; 7],
}

impl Ahead<'_> {
    fn level(&self, hands: &[Vec<Vec<usize>>]) -> Level {
        let menu = Menu::shared();
        let mut level = Level::default();
        for (mice, row) in level.iter_mut().enumerate() {
            for (at, worth) in row.iter_mut().enumerate() {
                let best = |hands: &Vec<Vec<usize>>| {
                    let each = hands.iter().map(|hand| self.placed(hand, at << 1, mice));
                    each.fold(f64::MIN, f64::max)
                };
                let worths: Vec<f64> = hands.iter().map(best).collect();
                *worth = menu.best(&worths);
            }
        }
        level
    }

    /// The best way to place a hand: each part of its fitting pieces on the stack, the 1s as mice
    /// or one of them on the stack.
    fn placed(&self, hand: &[usize], open: usize, mice: usize) -> f64 {
        let ones = hand.iter().filter(|&&piece| piece == 1).count();
        let others = &hand[..hand.len() - ones];
        let mut best = f64::MIN;
        for part in 0_usize..1 << others.len() {
            let Some((stack, rest)) = divided(others, part, open) else {
                continue;
            };
            let beside: f64 = rest.iter().map(|&piece| self.beside[piece]).sum();
            best = best.max(self.with_mice(stack, mice + ones) + beside);
            if mice + ones > 0 && stack > 0 {
                let fresh = self.fresh(&rest, mice + ones - 1);
                best = best.max(self.terms.closed(stack) + fresh);
            }
        }
        best
    }

    fn with_mice(&self, stack: usize, mice: usize) -> f64 {
        let kept = mice.min(usize::from(MICE));
        self.next[kept][stack >> 1] + (mice - kept) as f64
    }

    /// A new stack of the pieces that are left, each number once.
    fn fresh(&self, rest: &[usize], mice: usize) -> f64 {
        let mut stack = 0;
        let mut beside = 0.0;
        for &piece in rest {
            match stack >> (piece - 1) & 1 {
                0 => stack |= 1 << (piece - 1),
                _ => beside += self.beside[piece],
            }
        }
        self.with_mice(stack, mice) + beside
    }
}

/// The stack with this part of the pieces on it, and the pieces that are left; `None` when one
/// does not fit.
fn divided(pieces: &[usize], part: usize, open: usize) -> Option<(usize, Vec<usize>)> {
    let mut stack = open;
    let mut rest = Vec::new();
    for (at, &piece) in pieces.iter().enumerate() {
        if part >> at & 1 == 0 {
            rest.push(piece);
            continue;
        }
        let fits = stack == 0 || piece <= stack.trailing_zeros() as usize;
        if !fits {
            return None;
        }
        stack |= 1 << (piece - 1);
    }
    Some((stack, rest))
}
