//! What closing a stack brings at once.

use crate::games::kaese::{Cheese, Stack, Table};

/// Points that a 1 on this open stack brings now, with the bonus card that is due.
pub(super) fn gain(table: &Table, open: Stack) -> i32 {
    let closed = open.with(Cheese::ONE).unwrap_or(open);
    let bonus = table.next_bonus(closed.pieces()).unwrap_or(0);
    i32::from(closed.points()) + i32::from(bonus) - i32::from(open.points())
}
