//! How far statics is from the simulated machine: the discrepancy of the model.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Fidelity;
use crate::analysis::variance::{mean, variance};
use crate::interval::Interval;
use crate::model::Model;
use crate::paired_share::PairedShare;
use crate::plan::Plan;
use crate::row::{Row, Status};
use crate::share::{Share, Z95};
use crate::study::Study;
use crate::sweep::{self, Crew};

/// What both fidelities say about the same cases: the same machine, tube and dice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Gap {
    /// Cases that were run both ways.
    pub fills: u64,
    /// Cases by dice to tip on the machine less dice to tip by statics.
    pub dice: BTreeMap<i64, u64>,
    /// Cases that tipped in one way only, or failed in one.
    pub unlike: u64,
    /// Cases that tip within the wanted band by statics, and what the machine changes.
    pub in_band: PairedShare,
    /// Mean dice to tip by statics, where both tipped.
    pub statics_dice: Option<Mean>,
    /// The same on the machine.
    pub machine_dice: Option<Mean>,
    /// Mean of the difference, machine less statics.
    pub more_dice: Option<Mean>,
    /// Share of the variance of dice to tip that both have in common: their squared correlation.
    pub agreement: Option<f64>,
    /// Mean torque to tip on the machine less that by statics, mN·m, where both tipped.
    pub torque_mnm: Option<f64>,
}

/// A mean with its 95 % interval by its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// The interval.
    pub interval: Interval,
}

impl Mean {
    /// The mean of the values; none of fewer than two.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        let value = mean(values);
        // Half a case one die more and half a case one die less: cases that are all alike are no proof
        // that the next one is, too.
        let number = values.len() as f64;
        let squares = variance(values) * (number - 1.0) + 1.0;
        let half = Z95 * (squares / (number * (number + 1.0))).sqrt();
        (values.len() > 1).then_some(Self {
            value,
            interval: Interval {
                from: value - half,
                to: value + half,
            },
        })
    }
}

/// What one case gave where it tipped both ways.
struct Pair {
    dice: [f64; 2],
    torque_mnm: f64,
}

impl Gap {
    /// Cases that are run both ways after a run, unless another number is asked for.
    pub const AFTER_RUN: u16 = 30;
    /// The same for a report: some seconds of work, after which a share is known to about 7 %.
    pub const IN_REPORT: u16 = 200;

    /// Runs at most `fills` cases of a plan both ways that do not depend on each other: the first ones
    /// where any are as good, else cases spread evenly over the plan.
    #[must_use]
    pub fn measure(
        study: &Study,
        plan: &dyn Plan,
        fills: u64,
        crew: &Crew,
        done: impl Fn() + Sync,
    ) -> Self {
        let statics = Model::new(study, Fidelity::Statics);
        let machine = Model::new(study, Fidelity::Machine);
        let fills = fills.min(plan.independent());
        let both = |place| {
            let draw = plan.case(spread(plan, place, fills));
            let [by_statics, by_machine] =
                [&statics, &machine].map(|model| model.evaluate(&draw.point, draw.replicate));
            (by_statics, by_machine)
        };
        let rows = sweep::collect(0..fills, crew, both, done);
        Self::between(&rows, [study.goal.first_die, study.goal.last_die])
    }

    /// The gap between rows of statics and rows of the machine.
    #[must_use]
    pub fn between(rows: &[(Row, Row)], [first, last]: [u32; 2]) -> Self {
        let mut gap = Self {
            fills: rows.len() as u64,
            ..Self::default()
        };
        let mut pairs = Vec::new();
        for (statics, machine) in rows {
            let is_in_band = |row: &Row| row.is_in_band(first, last);
            gap.in_band.count(is_in_band(statics), is_in_band(machine));
            match (tip(statics), tip(machine)) {
                (Some(by_statics), Some(by_machine)) => {
                    let more = i64::from(by_machine.0) - i64::from(by_statics.0);
                    *gap.dice.entry(more).or_default() += 1;
                    pairs.push(Pair {
                        dice: [by_statics.0, by_machine.0].map(f64::from),
                        torque_mnm: by_machine.1 - by_statics.1,
                    });
                }
                (None, None) if statics.status == machine.status => {}
                _ => gap.unlike += 1,
            }
        }
        gap.with_means(&pairs)
    }

    fn with_means(self, pairs: &[Pair]) -> Self {
        let dice = |of: fn(&Pair) -> f64| pairs.iter().map(of).collect::<Vec<f64>>();
        let [statics, machine] = [dice(|pair| pair.dice[0]), dice(|pair| pair.dice[1])];
        let torques = dice(|pair| pair.torque_mnm);
        Self {
            statics_dice: Mean::of(&statics),
            machine_dice: Mean::of(&machine),
            more_dice: Mean::of(&dice(|pair| pair.dice[1] - pair.dice[0])),
            agreement: agreement(&statics, &machine),
            torque_mnm: (!torques.is_empty()).then(|| mean(&torques)),
            ..self
        }
    }

    /// Cases that tipped both ways.
    #[must_use]
    pub fn compared(&self) -> u64 {
        self.dice.values().sum()
    }

    /// Share of the cases that tip within the wanted band by a fidelity.
    #[must_use]
    pub const fn share(&self, fidelity: Fidelity) -> Share {
        match fidelity {
            Fidelity::Machine => self.in_band.after(),
            Fidelity::Statics => Share {
                hits: self.in_band.before,
                of: self.in_band.of,
            },
        }
    }

    /// How much larger the share in the band is by the other fidelity, with its 95 % interval.
    #[must_use]
    pub fn shift(&self, from: Fidelity) -> (f64, Interval) {
        let (gain, interval) = (self.in_band.gain(), self.in_band.interval95());
        match from {
            Fidelity::Statics => (gain, interval),
            Fidelity::Machine => {
                let (from, to) = (-interval.to, -interval.from);
                (-gain, Interval { from, to })
            }
        }
    }
}

/// The number of the case at a place among `number` of a plan's.
fn spread(plan: &dyn Plan, place: u64, number: u64) -> u64 {
    if plan.is_sample() {
        return place;
    }
    let far = u128::from(place) * u128::from(plan.independent()) / u128::from(number.max(1));
    plan.independent_case(u64::try_from(far).unwrap_or(place))
}

fn tip(row: &Row) -> Option<(u32, f64)> {
    (row.status == Status::Ok)
        .then(|| row.dice_to_tip.zip(row.torque_to_tip_mnm))
        .flatten()
}

/// The squared correlation of two series; none where one of them is constant.
fn agreement(one: &[f64], other: &[f64]) -> Option<f64> {
    let (middle, other_middle) = (mean(one), mean(other));
    let sum = |product: &dyn Fn(f64, f64) -> f64| {
        let pairs = one.iter().zip(other);
        pairs
            .map(|(a, b)| product(a - middle, b - other_middle))
            .sum::<f64>()
    };
    let squares = sum(&|a, _| a * a) * sum(&|_, b| b * b);
    (squares > 0.0).then(|| sum(&|a, b| a * b).powi(2) / squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(dice: Option<u32>) -> Row {
        let status = dice.map_or(Status::NeverTipped, |_| Status::Ok);
        Row {
            dice_to_tip: dice,
            torque_to_tip_mnm: dice.map(|_| 20.0),
            ..Row::without_dice(status, 0)
        }
    }

    #[test]
    fn cases_that_are_all_alike_leave_room_for_others() {
        let half = |values: &[f64]| Mean::of(values).expect("some").interval.half_width();
        assert!(
            half(&[1.0; 200]) > 0.005,
            "the next case may well be another"
        );
        assert!(half(&[1.0; 200]) < half(&[1.0; 20]));
        assert!(half(&[4.0, 5.0, 4.0, 5.0]) > half(&[4.0; 4]));
    }

    #[test]
    fn the_gap_is_that_of_pairs_and_the_other_way_round_its_negative() {
        let pairs = [
            (Some(4), Some(5)),
            (Some(5), Some(6)),
            (Some(5), Some(6)),
            (Some(3), None),
        ];
        let rows = pairs.map(|(statics, machine)| (row(statics), row(machine)));
        let gap = Gap::between(&rows, [4, 5]);
        assert_eq!((gap.fills, gap.compared(), gap.unlike), (4, 3, 1));
        assert_eq!(gap.dice, BTreeMap::from([(1, 3)]));
        let hits = |fidelity| gap.share(fidelity).hits;
        assert_eq!((hits(Fidelity::Statics), hits(Fidelity::Machine)), (3, 1));
        let (down, interval) = gap.shift(Fidelity::Statics);
        let (up, other) = gap.shift(Fidelity::Machine);
        assert!((down + 0.5).abs() < 1e-12 && (up - 0.5).abs() < 1e-12);
        assert!((interval.from + other.to).abs() < 1e-12);
        let more = gap.more_dice.expect("three cases tipped both ways");
        assert!((more.value - 1.0).abs() < 1e-12);
        assert!((gap.agreement.expect("dice differ") - 1.0).abs() < 1e-12);
    }
}
