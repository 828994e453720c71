//! A player who plays the promising choices on in the head, in worlds as they may be.

use super::belief::Belief;
use super::imagination::Imagination;
use super::memory::Memory;
use super::weigher::Weigher;
use super::worth::Valuer;
use crate::bot::Bot;
use crate::dice::Draws;
use crate::games::kipp::{Action, Event, Kipp, View};

/// The choices that are played on at all.
const SHORTLIST: usize = 8;
/// Worlds in each round of thought; after each round the worse half of the choices is dropped.
const ROUNDS: [u32; 3] = [3, 4, 5];

/// Remembers the dice in the tubes, knows statics, and thinks ahead.
#[derive(Clone, Debug, Default)]
pub struct Strong {
    memory: Memory<Belief>,
}

impl Bot<Kipp> for Strong {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action], luck: &mut Draws) -> Action {
        let mut rivals = self.shortlist(view, legal);
        let mut sums = vec![0_i64; rivals.len()];
        for worlds in ROUNDS {
            if rivals.len() < 2 {
                break;
            }
            for _ in 0..worlds {
                let Some(world) = self.world(view, luck) else {
                    return rivals[0];
                };
                for (sum, &action) in sums.iter_mut().zip(&rivals) {
                    *sum += i64::from(world.clone().play_on(action));
                }
            }
            keep_better_half(&mut rivals, &mut sums);
        }
        rivals[0]
    }
}

impl Strong {
    /// The choices that look best at first sight, the best first; never empty.
    fn shortlist(&self, view: &View, legal: &[Action]) -> Vec<Action> {
        let valuer = Valuer::new(view);
        let weigher = Weigher::new(view, &valuer, &self.memory);
        let mut weighed: Vec<_> = legal
            .iter()
            .map(|&action| (weigher.worth(action), action))
            .collect();
        weighed.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        weighed.truncate(SHORTLIST);
        weighed.into_iter().map(|(_, action)| action).collect()
    }

    /// What it saw of the tubes.
    pub(super) fn memory(&self) -> &Memory<Belief> {
        &self.memory
    }

    /// A world that looks like `view`; `None` before the shuffle and after the end.
    pub(super) fn world(&self, view: &View, luck: &mut Draws) -> Option<Imagination<'_>> {
        let luck = Draws::from_seed(luck.long_word());
        let (tubes, belief) = (self.memory.tubes(), self.memory.thresholds());
        Imagination::new(view, tubes, belief, luck)
    }
}

/// Every world was played with every rival, so their sums compare.
fn keep_better_half(rivals: &mut Vec<Action>, sums: &mut Vec<i64>) {
    let mut order: Vec<usize> = (0..rivals.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(sums[at]));
    order.truncate(rivals.len().div_ceil(2));
    *rivals = order.iter().map(|&at| rivals[at]).collect();
    *sums = order.iter().map(|&at| sums[at]).collect();
}
