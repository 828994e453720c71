//! What one throw of several dice shows, without the heap.

use std::fmt;
use std::ops::Deref;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Face;

/// One face a die, in the dice's order: a short list that is copied, not allocated. In JSON a list
/// of pips.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Faces {
    // Slots from `dice` on keep the lowest face, so that equal lists are equal bytes.
    slots: [Face; Faces::MOST],
    dice: u8,
}

/// More dice than one throw can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {} dice in one throw", Faces::MOST)]
pub struct TooManyDice;

impl Faces {
    /// Most dice of one throw.
    pub const MOST: usize = 24;

    /// No die.
    #[must_use]
    pub const fn new() -> Faces {
        Faces {
            slots: [Face::ALL[0]; Faces::MOST],
            dice: 0,
        }
    }

    /// Puts one more die at the end.
    ///
    /// # Errors
    /// When [`Faces::MOST`] dice are there; the list is unchanged.
    pub fn push(&mut self, face: Face) -> Result<(), TooManyDice> {
        let slot = self.slots.get_mut(usize::from(self.dice));
        *slot.ok_or(TooManyDice)? = face;
        self.dice += 1;
        Ok(())
    }
}

impl Default for Faces {
    fn default() -> Faces {
        Faces::new()
    }
}

impl Deref for Faces {
    type Target = [Face];

    fn deref(&self) -> &[Face] {
        &self.slots[..usize::from(self.dice)]
    }
}

impl TryFrom<&[Face]> for Faces {
    type Error = TooManyDice;

    fn try_from(list: &[Face]) -> Result<Faces, TooManyDice> {
        let mut faces = Faces::new();
        list.iter().try_for_each(|&face| faces.push(face))?;
        Ok(faces)
    }
}

/// # Panics
/// When there are more than [`Faces::MOST`] faces; [`Faces::push`] tells it as a value.
impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(list: I) -> Faces {
        let mut faces = Faces::new();
        for face in list {
            faces.slots[usize::from(faces.dice)] = face;
            faces.dice += 1;
        }
        faces
    }
}

impl<'a> IntoIterator for &'a Faces {
    type Item = &'a Face;
    type IntoIter = std::slice::Iter<'a, Face>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|face| face.pips()))
            .finish()
    }
}

/// The pips with spaces between: `3 3 5`.
impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(self.iter().copied(), f)
    }
}

/// Writes faces with spaces between.
pub(super) fn spaced(faces: impl Iterator<Item = Face>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (at, face) in faces.enumerate() {
        let gap = if at == 0 { "" } else { " " };
        write!(f, "{gap}{face}")?;
    }
    Ok(())
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        deserializer.deserialize_seq(FacesVisitor)
    }
}

struct FacesVisitor;

impl<'de> Visitor<'de> for FacesVisitor {
    type Value = Faces;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {} faces from 1 to 6", Faces::MOST)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Faces, A::Error> {
        let mut faces = Faces::new();
        while let Some(face) = list.next_element()? {
            faces.push(face).map_err(A::Error::custom)?;
        }
        Ok(faces)
    }
}
