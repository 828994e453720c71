//! The dice's moment against what holds the tube, in closed form.

use kipp_physics::spec::{DieSize, MachineSpec};
use kipp_physics::statics::{self, Balance};
use serde::Serialize;

use crate::analysis::variance::quantile;
use crate::plan::{MonteCarlo, Plan};
use crate::pool::Pool;
use crate::stream::{Purpose, Stream};
use crate::study::Study;

/// Copies of the machine, each with dice of its own, that make up the bands.
const COPIES: u64 = 400;
/// Dice beyond the wanted band.
const BEYOND: u32 = 2;

/// Tubes that are alike, die by die.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stair {
    /// Names of the tubes.
    pub tubes: Vec<String>,
    /// The state after 1, 2, 3, ... dice.
    pub steps: Vec<StairStep>,
}

/// The moments with so many dice in the tube at rest: 5 %, 50 % and 95 % of copies stay below.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct StairStep {
    /// Dice in the tube.
    pub dice: u32,
    /// Moment of the dice about the rod, mN·m.
    pub dice_mnm: [f64; 3],
    /// Dice moment that must be passed for the tube to tip, mN·m.
    pub holding_mnm: [f64; 3],
}

/// The stairs of the watched tubes, over copies within the tolerances and dice drawn at random,
/// which lie in single file. Tubes with the same stair share it.
#[must_use]
pub fn stairs(study: &Study) -> Vec<Stair> {
    let mut stairs: Vec<Stair> = Vec::new();
    for tube in &study.goal.tubes {
        let name = study.machine.tube[*tube].name.clone();
        let steps = steps(study, *tube);
        match stairs.iter_mut().find(|stair| stair.steps == steps) {
            Some(alike) => alike.tubes.push(name),
            None => stairs.push(Stair {
                tubes: vec![name],
                steps,
            }),
        }
    }
    stairs
}

/// The levels that every copy reaches before the dice stick out of the mouth.
fn steps(study: &Study, tube: usize) -> Vec<StairStep> {
    let most = study.goal.last_die + BEYOND;
    let plan = MonteCarlo::new(study);
    let mut moments = vec![(Vec::new(), Vec::new()); most as usize];
    for copy in 0..COPIES {
        let mut spec = study.machine.clone();
        study.write(&plan.case(copy).point, &mut spec);
        let balances = balances(&spec, tube, &sizes(study, copy, most));
        for ((dice, holding), (all_dice, all_holding)) in balances.into_iter().zip(&mut moments) {
            all_dice.push(dice);
            all_holding.push(holding);
        }
    }
    let levels = (1..=most).zip(moments);
    let reached = levels.take_while(|(_, (dice, _))| dice.len() as u64 == COPIES);
    reached
        .map(|(dice, (moment, holding))| StairStep {
            dice,
            dice_mnm: quantiles(moment),
            holding_mnm: quantiles(holding),
        })
        .collect()
}

/// The first dice of the box for one copy, the same for every tube, so that tubes that are alike have one
/// stair.
fn sizes(study: &Study, copy: u64, most: u32) -> Vec<DieSize> {
    let mut draw = Stream::new(study.seed, Purpose::Dice, copy);
    let mut pool = Pool::full(study.dice.only_size());
    let dice = (0..most).filter_map(|_| pool.take(&mut draw));
    dice.map(|die| die.size).collect()
}

/// Dice moment and needed moment after each die that has room, mN·m.
fn balances(spec: &MachineSpec, tube: usize, sizes: &[DieSize]) -> Vec<(f64, f64)> {
    let loads = statics::stacked(spec, tube, sizes, statics::SINGLE_FILE);
    let angle = spec.tube[tube].rest_angle_rad;
    let balance = |dice: usize| {
        let balance = Balance::of(spec, tube, angle, &loads[..dice]);
        (
            balance.dice_moment_nm * 1e3,
            balance.needed_moment_nm() * 1e3,
        )
    };
    (1..=loads.len()).map(balance).collect()
}

/// 5 %, 50 % and 95 % quantiles of values of which there is at least one.
fn quantiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    [0.05, 0.5, 0.95].map(|part| quantile(&values, part).unwrap_or(f64::NAN))
}
