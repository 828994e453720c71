//! What chance answered.

use serde::{Deserialize, Serialize};

use super::{Due, TUBES};
use crate::dice::{DieId, Face, Faces};

/// The answer to a [`super::Chance`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// One face a die.
    Roll {
        /// In the dice's order.
        faces: Faces,
    },
    /// The shuffled deck from top to bottom, as numbers of the sorted deck.
    Shuffle {
        /// A permutation of `0..cards`.
        order: Vec<u16>,
    },
    /// What the machine did.
    Drop(DropReport),
}

/// What the machine did with one die, in whole numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DropReport {
    /// Whether the die went in. `false`: the tube was full to the mouth and the die came back.
    pub entered: bool,
    /// Per tube: it tipped in this drop.
    pub tipped: [bool; TUBES],
    /// Per tube: it hangs between its stops afterwards.
    pub hanging: [bool; TUBES],
    /// The dice that came to rest in trays, in the order of the machine.
    pub poured: Vec<Poured>,
    /// Whether something still moved at the machine's time limit and was stilled by its rule.
    #[serde(default)]
    pub stilled: bool,
    /// The machine's digest afterwards; 16 hexadecimal digits in JSON, whose numbers many readers
    /// round beyond 2^53.
    #[serde(with = "hexadecimal")]
    pub digest: u64,
}

/// One die that came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Poured {
    /// Which die.
    pub die: DieId,
    /// The tray it lies in; each tray belongs to the tube of the same number.
    pub tray: u8,
    /// Its upward face.
    pub face: Face,
    /// Whether it lay cocked and was set straight by the machine's rule.
    pub reseated: bool,
}

impl Outcome {
    /// Which kind of answer this is, for errors.
    #[must_use]
    pub fn kind(&self) -> Due {
        match self {
            Outcome::Roll { .. } => Due::Roll,
            Outcome::Shuffle { .. } => Due::Shuffle,
            Outcome::Drop(_) => Due::Drop,
        }
    }
}

mod hexadecimal {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
    pub fn serialize<S: Serializer>(digest: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{digest:016x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.len() {
            16 => u64::from_str_radix(&text, 16).map_err(D::Error::custom),
            _ => Err(D::Error::custom("a digest has 16 hexadecimal digits")),
        }
    }
}
