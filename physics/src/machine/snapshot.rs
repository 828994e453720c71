//! Saving and restoring a running machine, and the digest of its motion.

use serde::{Deserialize, Serialize};

use super::{Bay, Course, Machine};
use crate::digest::Digest;
use crate::spec::{MachineSpec, SpecDigest, TUBES};

/// A machine's whole state as bytes: it goes on exactly as the original would have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    spec: String,
    state: Vec<u8>,
}

impl Snapshot {
    /// The bytes to store.
    ///
    /// # Panics
    /// Never in practice: writing to memory cannot fail.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_stdvec(self).expect("memory takes every snapshot")
    }

    /// The snapshot that [`Snapshot::to_bytes`] stored.
    ///
    /// # Errors
    /// [`SnapshotError::Unreadable`] if the bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SnapshotError> {
        postcard::from_bytes(bytes).map_err(|error| SnapshotError::Unreadable(error.to_string()))
    }
}

/// A snapshot that cannot be restored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// It was taken from a machine with another description.
    #[error(
        "the snapshot belongs to machine {found}, not {expected}; restore it with its own file"
    )]
    OtherMachine {
        /// Digest of the description given.
        expected: String,
        /// Digest stored in the snapshot.
        found: String,
    },
    /// The bytes are damaged or were written by another version.
    #[error("the snapshot cannot be read ({0}); take a new one")]
    Unreadable(String),
}

#[derive(Deserialize)]
struct State {
    bays: [Bay; TUBES],
    course: Course,
}

#[derive(Serialize)]
struct StateRef<'a> {
    bays: &'a [Bay; TUBES],
    course: &'a Course,
}

impl Machine {
    /// The whole state as bytes.
    ///
    /// # Panics
    /// Never in practice: writing to memory cannot fail.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let state = StateRef {
            bays: &self.bays,
            course: &self.course,
        };
        Snapshot {
            spec: self.spec.digest().to_string(),
            state: postcard::to_stdvec(&state).expect("memory takes every state"),
        }
    }

    /// A machine that goes on where the snapshot was taken.
    ///
    /// # Errors
    /// [`SnapshotError`] if the snapshot is of another machine or cannot be read.
    pub fn restore(spec: &MachineSpec, snapshot: &Snapshot) -> Result<Self, SnapshotError> {
        let expected: SpecDigest = spec.digest();
        if expected.to_string() != snapshot.spec {
            let (expected, found) = (expected.to_string(), snapshot.spec.clone());
            return Err(SnapshotError::OtherMachine { expected, found });
        }
        let state: State = postcard::from_bytes(&snapshot.state)
            .map_err(|error| SnapshotError::Unreadable(error.to_string()))?;
        Ok(Self {
            spec: spec.clone(),
            bays: state.bays,
            course: state.course,
        })
    }

    /// Hash of the bits of every pose and velocity, tube by tube, dice in their order of dropping.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of_motion(self.bays.iter().flat_map(|bay| {
            let dice = bay.dice.iter().map(|die| die.body);
            std::iter::once(bay.hinge.body())
                .chain(dice)
                .map(|body| &bay.world.bodies[body])
        }))
    }
}
