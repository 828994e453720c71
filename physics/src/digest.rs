//! A short fingerprint of motion.

use std::fmt;

use serde::{Deserialize, Serialize};

/// First 64 bits of a SHA-256 over the bits of a machine's motion; shown as 16 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Digest(pub u64);

impl Digest {
    pub(crate) fn of(hash: &[u8]) -> Self {
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
