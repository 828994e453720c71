//! How far statics is from the simulated machine: the discrepancy of the model.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Fidelity;
use crate::model::Model;
use crate::row::{Row, Status};
use crate::share::Z95;
use crate::study::Study;
use crate::sweep::{self, Crew};

/// What both fidelities say about the same fills: the same machine, tube and dice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Gap {
    /// Fills that were made both ways.
    pub fills: u64,
    /// Fills by dice to tip on the machine less dice to tip by statics.
    pub dice: BTreeMap<i64, u64>,
    /// Fills that tipped in one way only, or failed in one.
    pub unlike: u64,
    /// Share of the fills that tip within the wanted band, by statics.
    pub statics_in_band: Option<f64>,
    /// The same on the machine.
    pub machine_in_band: Option<f64>,
    /// Mean torque to tip on the machine less that by statics, mN·m, where both tipped.
    pub torque_mnm: Option<f64>,
}

impl Gap {
    /// Makes `fills` fills of the study's machine as it is meant, both ways.
    #[must_use]
    pub fn measure(study: &Study, fills: u64, crew: &Crew, done: impl Fn() + Sync) -> Self {
        let statics = Model::new(study, Fidelity::Statics);
        let machine = Model::new(study, Fidelity::Machine);
        let point = study.nominal();
        let both = |replicate| {
            let rows = [&statics, &machine].map(|model| model.evaluate(&point, replicate));
            let [by_statics, by_machine] = rows;
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
        let mut torques = Vec::new();
        for (statics, machine) in rows {
            match (tip(statics), tip(machine)) {
                (Some((dice, torque)), Some((machine_dice, machine_torque))) => {
                    let more = i64::from(machine_dice) - i64::from(dice);
                    *gap.dice.entry(more).or_default() += 1;
                    torques.push(machine_torque - torque);
                }
                (None, None) if statics.status == machine.status => {}
                _ => gap.unlike += 1,
            }
        }
        let share = |hits: usize| (!rows.is_empty()).then(|| hits as f64 / rows.len() as f64);
        let hits = |of: fn(&(Row, Row)) -> &Row| {
            let in_band = |pair: &&(Row, Row)| of(pair).is_in_band(first, last);
            rows.iter().filter(in_band).count()
        };
        gap.statics_in_band = share(hits(|pair| &pair.0));
        gap.machine_in_band = share(hits(|pair| &pair.1));
        gap.torque_mnm = mean(&torques);
        gap
    }

    /// Fills that tipped both ways.
    #[must_use]
    pub fn compared(&self) -> u64 {
        self.dice.values().sum()
    }

    /// Mean dice to tip on the machine less that by statics, where both tipped.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        let sum: f64 = self
            .dice
            .iter()
            .map(|(more, n)| *more as f64 * *n as f64)
            .sum();
        let compared = self.compared();
        (compared > 0).then(|| sum / compared as f64)
    }

    /// 95 % interval of [`mean`](Self::mean) by its standard error; none for fewer than two fills.
    #[must_use]
    pub fn interval95(&self) -> Option<(f64, f64)> {
        let (mean, compared) = (self.mean()?, self.compared());
        let square = |more: &i64| (*more as f64 - mean).powi(2);
        let squares: f64 = self
            .dice
            .iter()
            .map(|(more, n)| square(more) * *n as f64)
            .sum();
        let half = Z95 * (squares / (compared.checked_sub(1).filter(|n| *n > 0)? as f64)).sqrt()
            / (compared as f64).sqrt();
        Some((mean - half, mean + half))
    }
}

fn tip(row: &Row) -> Option<(u32, f64)> {
    (row.status == Status::Ok)
        .then(|| row.dice_to_tip.zip(row.torque_to_tip_mnm))
        .flatten()
}

fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}
