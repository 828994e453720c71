//! The dice of the box.

use kipp_physics::DieId;
use kipp_physics::spec::DieSize;

use crate::draw::CaseDraw;

/// Dice of each size in the box.
pub const OF_EACH_SIZE: u16 = 12;

/// A die of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxDie {
    /// Its name in the machine; unique in the box.
    pub id: DieId,
    /// Its size.
    pub size: DieSize,
}

/// The dice that lie outside the machine: twelve of each size at first.
#[derive(Clone, Debug)]
pub struct Pool {
    dice: Vec<BoxDie>,
}

impl Pool {
    /// All dice of the box, or only those of one size.
    #[must_use]
    pub fn full(only: Option<DieSize>) -> Self {
        let dice = (0..)
            .zip(
                DieSize::ALL
                    .iter()
                    .flat_map(|size| [*size; OF_EACH_SIZE as usize]),
            )
            .map(|(number, size)| BoxDie {
                id: DieId(number),
                size,
            })
            .filter(|die| only.is_none_or(|size| die.size == size))
            .collect();
        Self { dice }
    }

    /// Takes an evenly drawn die out; none from an empty pool.
    pub fn take(&mut self, draw: &mut CaseDraw) -> Option<BoxDie> {
        if self.dice.is_empty() {
            return None;
        }
        let at = draw.below(self.dice.len());
        Some(self.dice.swap_remove(at))
    }

    /// Puts a die back.
    pub fn give_back(&mut self, die: BoxDie) {
        self.dice.push(die);
    }

    /// Number of dice outside the machine.
    #[must_use]
    pub fn len(&self) -> usize {
        self.dice.len()
    }

    /// Whether every die is in the machine.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dice.is_empty()
    }
}
