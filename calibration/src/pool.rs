//! The dice of the box.

use std::collections::VecDeque;

use kipp_physics::DieId;
use kipp_physics::spec::DieSize;

use crate::stream::Stream;

/// Dice of each size in the box.
pub const OF_EACH_SIZE: u16 = 12;

/// All dice of the box.
pub const ALL: usize = OF_EACH_SIZE as usize * DieSize::ALL.len();

/// A die of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxDie {
    /// Its name in the machine; unique in the box.
    pub id: DieId,
    /// Its size.
    pub size: DieSize,
}

/// The dice that lie outside the machine: twelve of each size at first.
///
/// Dice come out in an order drawn at random, and those that were given back only after all others:
/// so the first 36 do not depend on what the machine did.
#[derive(Clone, Debug)]
pub struct Pool {
    /// The box; the dice from `first` to `last` still lie in it.
    dice: [BoxDie; ALL],
    first: usize,
    last: usize,
    given_back: VecDeque<BoxDie>,
}

impl Pool {
    /// All dice of the box, or only those of one size.
    #[must_use]
    pub fn full(only: Option<DieSize>) -> Self {
        let each = usize::from(OF_EACH_SIZE);
        let (first, last) = only.map_or((0, ALL), |size| {
            (size.index() * each, (size.index() + 1) * each)
        });
        Self {
            dice: BOX,
            first,
            last,
            given_back: VecDeque::new(),
        }
    }

    /// Takes the next die out; none from an empty pool.
    pub fn take(&mut self, draw: &mut Stream) -> Option<BoxDie> {
        if self.first == self.last {
            return self.given_back.pop_front();
        }
        let at = self.first + draw.below(self.last - self.first);
        self.dice.swap(self.first, at);
        self.first += 1;
        Some(self.dice[self.first - 1])
    }

    /// Puts a die back.
    pub fn give_back(&mut self, die: BoxDie) {
        self.given_back.push_back(die);
    }

    /// Number of dice outside the machine.
    #[must_use]
    pub fn len(&self) -> usize {
        self.last - self.first + self.given_back.len()
    }

    /// Whether every die is in the machine.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

const BOX: [BoxDie; ALL] = {
    let mut dice = [BoxDie {
        id: DieId(0),
        size: DieSize::Small,
    }; ALL];
    let mut number = 0;
    while (number as usize) < ALL {
        dice[number as usize] = BoxDie {
            id: DieId(number),
            size: DieSize::ALL[(number / OF_EACH_SIZE) as usize],
        };
        number += 1;
    }
    dice
};
