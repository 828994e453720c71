//! How likely tasks are: exact chances of a whole turn that aims at nothing else.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::dice::Pool;
use crate::dice::oracle::Turn;
use crate::games::wuerfelzucker::{DICE_EACH, ROLLS, Rank, Task};

/// Whether some of these dice fulfil the task with a rank of `least` or better.
pub(super) fn reaches(task: Task, least: Rank, dice: &Pool) -> bool {
    let mut found = false;
    task.offers(dice, least, |_, _| found = true);
    found
}

/// The turn of somebody who wants `least` or better on this task and nothing else.
pub(super) fn aiming(task: Task, least: Rank) -> Turn {
    Turn::aiming(DICE_EACH, ROLLS, |dice| reaches(task, least, dice))
}

/// The chance to fulfil the task with a rank of `least` or better in a turn that wants nothing
/// else.
pub(super) fn chance(task: Task, least: Rank) -> f64 {
    // A value of the dice alone, whoever asks: worked out once for all games.
    static KNOWN: LazyLock<Mutex<BTreeMap<(Task, Rank), f64>>> = LazyLock::new(Mutex::default);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(chance) = known().get(&(task, least)) {
        return *chance;
    }
    let chance = aiming(task, least).start();
    known().insert((task, least), chance);
    chance
}
