//! Smooth responses of a machine, for stacks of tolerances.

use kipp_physics::spec::MachineSpec;
use kipp_physics::statics::{Balance, SINGLE_FILE, stacked};
use serde::{Deserialize, Serialize};

use crate::model::Model;

/// A moment that must stay on one side of nothing for the tube to tip within its band, by statics and
/// on average over orders of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// Moment by which the tube holds at rest with one die fewer than may tip it, mN·m.
    Holding,
    /// Moment by which the tube tips with the last die that may tip it, mN·m.
    Tipping,
    /// Dice moment that must be passed for the tube to tip, mN·m.
    TorqueToTip,
}

impl Response {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Holding, Self::Tipping, Self::TorqueToTip];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holding => "holding",
            Self::Tipping => "tipping",
            Self::TorqueToTip => "torque-to-tip",
        }
    }

    /// Whether it must be above nothing.
    #[must_use]
    pub const fn is_margin(self) -> bool {
        !matches!(self, Self::TorqueToTip)
    }

    /// Dice that lie in the tube. For [`TorqueToTip`](Self::TorqueToTip) they only load the rod.
    fn dice(self, first_die: u32, last_die: u32) -> usize {
        match self {
            Self::Holding => first_die.saturating_sub(1) as usize,
            Self::Tipping | Self::TorqueToTip => last_die as usize,
        }
    }

    /// The response, mN·m: the mean over the dice of the replicates 0 to `orders - 1`. None where the
    /// values make no machine or the tube has no room for the dice.
    #[must_use]
    pub fn ask(self, model: &Model, point: &[f64], orders: u64) -> Option<f64> {
        let spec = model.machine(point);
        spec.validate().ok()?;
        let goal = &model.study().goal;
        let dice = self.dice(goal.first_die, goal.last_die);
        let mut sum = 0.0;
        for replicate in 0..orders {
            sum += self.moment_nm(&balance(model, &spec, replicate, dice)?);
        }
        Some(1e3 * sum / orders as f64).filter(|mean| mean.is_finite())
    }

    fn moment_nm(self, balance: &Balance) -> f64 {
        match self {
            Self::Holding => -balance.margin_nm,
            Self::Tipping => balance.margin_nm,
            Self::TorqueToTip => balance.needed_moment_nm(),
        }
    }
}

/// The balance of the replicate's tube at rest with its first dice.
fn balance(model: &Model, spec: &MachineSpec, replicate: u64, dice: usize) -> Option<Balance> {
    let tube = model.plan().tube(replicate);
    let sizes = model.plan().first_dice(tube, replicate, dice);
    let loads = stacked(spec, tube, &sizes, SINGLE_FILE);
    let angle = spec.tube[tube].rest_angle_rad;
    (loads.len() == dice).then(|| Balance::of(spec, tube, angle, &loads))
}
