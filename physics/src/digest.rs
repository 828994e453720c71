//! A short fingerprint of motion.

use std::fmt;

use rapier3d::dynamics::RigidBody;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// First 64 bits of a SHA-256 over the bits of a machine's motion; shown as 16 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Digest(pub u64);

impl Digest {
    /// The digest of the bits of every pose and velocity, body by body.
    pub(crate) fn of_motion<'a>(bodies: impl IntoIterator<Item = &'a RigidBody>) -> Self {
        let mut hash = Sha256::new();
        for body in bodies {
            let pose = body.position();
            let numbers = pose
                .translation
                .to_array()
                .into_iter()
                .chain(pose.rotation.to_array())
                .chain(body.linvel().to_array())
                .chain(body.angvel().to_array());
            for number in numbers {
                hash.update(number.to_bits().to_le_bytes());
            }
        }
        Self::of(&hash.finalize())
    }

    fn of(hash: &[u8]) -> Self {
        Self(
            hash.iter()
                .take(8)
                .fold(0, |word, byte| word << 8 | u64::from(*byte)),
        )
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
