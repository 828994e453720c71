//! What many rows say together.

use std::collections::BTreeMap;

use kipp_physics::spec::TUBES;
use serde::{Deserialize, Serialize};

use super::Course;
use crate::row::{Row, Status};
use crate::share::Share;
use crate::study::Goal;
use crate::summary::Histogram;

/// The counts of rows; it does not grow with their number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// First and last wanted die.
    band: [u32; 2],
    /// Dice to tip of each tube.
    pub tubes: [Histogram; TUBES],
    /// Cases by how they ended.
    pub statuses: BTreeMap<Status, u64>,
    /// Cases that tipped within the wanted band, of all cases.
    pub in_band: Share,
    /// Cases that left the watched tube hanging, of all cases.
    pub hanging: Share,
    /// Tips that poured every die, where that is known.
    pub emptied: Share,
    /// Tips that tipped a second tube, where that is known.
    pub second_tube: Share,
    /// How the share in the band settled.
    pub course: Course,
    torques: u64,
    torque_sum_mnm: f64,
}

impl Tally {
    /// Nothing counted yet.
    #[must_use]
    pub fn new(goal: &Goal) -> Self {
        Self {
            band: [goal.first_die, goal.last_die],
            tubes: [const { Histogram::EMPTY }; TUBES],
            statuses: BTreeMap::new(),
            in_band: Share::default(),
            hanging: Share::default(),
            emptied: Share::default(),
            second_tube: Share::default(),
            course: Course::default(),
            torques: 0,
            torque_sum_mnm: 0.0,
        }
    }

    /// Counts one more row. Sums are floating point: count in the order of the cases.
    pub fn count(&mut self, row: &Row) {
        let [first, last] = self.band;
        *self.statuses.entry(row.status).or_default() += 1;
        self.in_band.count(row.is_in_band(first, last));
        self.course.follow(self.in_band);
        self.hanging.count(row.hanging);
        if let Some(tube) = self.tubes.get_mut(usize::from(row.tube)) {
            tube.count_row(row);
        }
        if let Some(emptied) = row.emptied {
            self.emptied.count(emptied);
        }
        if let Some(second) = row.second_tube {
            self.second_tube.count(second);
        }
        if let Some(torque) = row.torque_to_tip_mnm.filter(|_| !row.has_failed()) {
            self.torques += 1;
            self.torque_sum_mnm += torque;
        }
    }

    /// Number of cases.
    #[must_use]
    pub const fn cases(&self) -> u64 {
        self.in_band.of
    }

    /// First and last wanted die.
    #[must_use]
    pub const fn band(&self) -> [u32; 2] {
        self.band
    }

    /// Mean torque to tip of the cases that did not fail, mN·m.
    #[must_use]
    pub fn mean_torque_mnm(&self) -> Option<f64> {
        (self.torques > 0).then(|| self.torque_sum_mnm / self.torques as f64)
    }
}
