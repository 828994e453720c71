//! A player who plays the promising choices on in the head, in worlds as they may be.

use super::belief::{Belief, moment};
use super::imagination::{Imagination, chance};
use super::weigher::{TubeLore, Weigher};
use super::worth::Valuer;
use crate::bot::Bot;
use crate::dice::{Die, DieId, Draws};
use crate::games::kipp::{Action, Event, Kipp, Tube, View};
use crate::rules::TUBES;

/// The choices that are played on at all.
const SHORTLIST: usize = 8;
/// Worlds in each round of thought; after each round the worse half of the choices is dropped.
const ROUNDS: [u32; 3] = [4, 6, 8];

/// Remembers the dice in the tubes, knows statics, and thinks ahead.
#[derive(Clone, Debug, Default)]
pub struct Strong {
    inside: [Vec<Die>; TUBES],
    belief: Belief,
    /// The tube of the last drop and its moment before it.
    watched: Option<(Tube, u32)>,
}

impl TubeLore for Strong {
    fn inside(&self, tube: Tube) -> &[Die] {
        &self.inside[tube.index()]
    }

    fn tip_chance(&self, tube: Tube, dice: &[Die], die: Die) -> i32 {
        chance(&self.belief, tube, dice, die)
    }
}

impl Bot<Kipp> for Strong {
    fn observe(&mut self, event: &Event) {
        match *event {
            Event::DieDropped { die, tube, .. } => {
                self.watched = Some((tube, moment(self.inside(tube))));
                self.inside[tube.index()].push(die);
            }
            Event::DieCameBack { die, tube, .. } => {
                self.watched = None;
                self.forget(die.id, tube);
            }
            Event::TubeTipped { tube } => self.tipped(tube),
            Event::DiePoured { tube, die, .. } => self.forget(die.id, tube),
            _ => {}
        }
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
    fn tipped(&mut self, tube: Tube) {
        // A neighbour that tips by the shock says nothing of its own threshold.
        if let Some((_, held)) = self.watched.take_if(|watched| watched.0 == tube) {
            let tipped = moment(self.inside(tube));
            self.belief.learn(tube, held, tipped);
        }
    }

    fn forget(&mut self, die: DieId, tube: Tube) {
        self.inside[tube.index()].retain(|inside| inside.id != die);
    }

    /// The choices that look best at first sight, the best first; never empty.
    fn shortlist(&self, view: &View, legal: &[Action]) -> Vec<Action> {
        let valuer = Valuer::new(view);
        let weigher = Weigher::new(view, &valuer, self);
        let mut weighed: Vec<_> = legal
            .iter()
            .map(|&action| (weigher.worth(action), action))
            .collect();
        weighed.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        weighed.truncate(SHORTLIST);
        weighed.into_iter().map(|(_, action)| action).collect()
    }

    fn world(&self, view: &View, luck: &mut Draws) -> Option<Imagination<'_>> {
        let luck = Draws::from_seed(luck.long_word());
        Imagination::new(view, &self.inside, &self.belief, luck)
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
