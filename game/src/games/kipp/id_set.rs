//! Small sets of dice and of cards.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::CardId;
use crate::dice::DieId;

/// A name that is a small number, below 64.
pub(super) trait SmallId: Copy {
    fn number(self) -> u8;
    fn from_number(number: u8) -> Self;
}

impl SmallId for DieId {
    fn number(self) -> u8 {
        self.0
    }

    fn from_number(number: u8) -> DieId {
        DieId(number)
    }
}

impl SmallId for CardId {
    fn number(self) -> u8 {
        self.0
    }

    fn from_number(number: u8) -> CardId {
        CardId(number)
    }
}

/// A set of names as bits; iterates in the order of the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct IdSet<T> {
    bits: u64,
    #[serde(skip)]
    kind: PhantomData<T>,
}

impl<T> Default for IdSet<T> {
    fn default() -> IdSet<T> {
        IdSet {
            bits: 0,
            kind: PhantomData,
        }
    }
}

impl<T: SmallId> IdSet<T> {
    fn bit(id: T) -> u64 {
        // A number from outside may be any byte; beyond 63 it is simply in no set.
        1_u64.checked_shl(u32::from(id.number())).unwrap_or(0)
    }

    pub(super) fn contains(self, id: T) -> bool {
        self.bits & Self::bit(id) != 0
    }

    pub(super) fn insert(&mut self, id: T) {
        self.bits |= Self::bit(id);
    }

    pub(super) fn remove(&mut self, id: T) {
        self.bits &= !Self::bit(id);
    }

    pub(super) fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub(super) fn len(self) -> u8 {
        u8::try_from(self.bits.count_ones()).unwrap_or(u8::MAX)
    }
}

impl<T: SmallId> Iterator for IdSet<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if self.bits == 0 {
            return None;
        }
        let number = u8::try_from(self.bits.trailing_zeros()).unwrap_or(u8::MAX);
        self.bits &= self.bits - 1;
        Some(T::from_number(number))
    }
}

impl<T: SmallId> FromIterator<T> for IdSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> IdSet<T> {
        let mut set = IdSet::default();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}
