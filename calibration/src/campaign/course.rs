//! How a share settled while its cases were counted.

use serde::{Deserialize, Serialize};

use crate::share::Share;

/// Most states that are kept.
const MOST: usize = 200;
/// Cases between states at first.
const FINEST: u64 = 10;

/// The share after so many cases, at even distances. When there are too many states, every other is
/// dropped and the distance doubled, so that it does not grow with the number of cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    every: u64,
    states: Vec<Share>,
}

impl Default for Course {
    fn default() -> Self {
        Self {
            every: FINEST,
            states: Vec::new(),
        }
    }
}

impl Course {
    /// Told of the share after each case.
    pub fn follow(&mut self, share: Share) {
        if !share.of.is_multiple_of(self.every) {
            return;
        }
        self.states.push(share);
        if self.states.len() > MOST {
            self.every *= 2;
            let every = self.every;
            self.states.retain(|state| state.of.is_multiple_of(every));
        }
    }

    /// The states, by rising number of cases.
    #[must_use]
    pub fn states(&self) -> &[Share] {
        &self.states
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_stay_few_and_evenly_apart() {
        let (mut course, mut share) = (Course::default(), Share::default());
        for case in 0..100_000_u64 {
            share.count(case.is_multiple_of(3));
            course.follow(share);
        }
        let states = course.states();
        assert!(
            (MOST / 2..=MOST).contains(&states.len()),
            "{}",
            states.len()
        );
        let every = states[0].of;
        for (number, state) in (1..).zip(states) {
            assert_eq!(state.of, number * every);
            assert_eq!(state.hits, state.of.div_ceil(3));
        }
    }
}
