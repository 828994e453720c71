//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// A seat: a name and who decides there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The name shown at the table.
    pub name: String,
    /// Who decides.
    pub kind: Kind,
}

/// Who decides at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person.
    Person,
    /// The computer player with this key.
    Bot(String),
}

impl Seat {
    /// A person's seat.
    #[must_use]
    pub fn person(name: impl Into<String>) -> Seat {
        Seat {
            name: name.into(),
            kind: Kind::Person,
        }
    }

    /// A computer player's seat.
    #[must_use]
    pub fn bot(name: impl Into<String>, key: impl Into<String>) -> Seat {
        Seat {
            name: name.into(),
            kind: Kind::Bot(key.into()),
        }
    }

    /// Whether a person decides here.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }
}
