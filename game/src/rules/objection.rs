//! Why an action is forbidden.

use super::Worded;

/// A broken rule, as it is told to whoever wants to break it.
pub trait Objection: Worded {
    /// Whether the table shows it at a glance: the action takes a die, a card or a piece that is
    /// not there. Whoever tries it is told so; it is no example of what the rules forbid.
    fn is_plain(&self) -> bool;
}
