//! Rules that may be switched.

use serde::{Deserialize, Serialize};

/// Where the rulebook is silent or its readers disagree. The defaults are the recommended rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variants {
    /// Whether whoever wins a card may go on with the next one. By default, as the rulebook says,
    /// the turn passes to the left.
    #[serde(default)]
    pub go_on_after_a_card: bool,
    /// Whether five equal dice are a full house, as four equal ones are two pairs.
    #[serde(default = "yes")]
    pub five_equal_are_full_house: bool,
}

fn yes() -> bool {
    true
}

impl Default for Variants {
    fn default() -> Variants {
        Variants {
            go_on_after_a_card: false,
            five_equal_are_full_house: true,
        }
    }
}
