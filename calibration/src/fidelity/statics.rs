//! A fill in closed form.

use kipp_physics::spec::{DieSize, MachineSpec};
use kipp_physics::statics::{SINGLE_FILE, SingleFile};

use super::plan::FillPlan;
use crate::row::{Row, Status};

/// Fills the watched tube of a machine with the dice of this number, in single file, until it tips.
#[must_use]
pub fn fill_machine(spec: &MachineSpec, plan: &FillPlan, dice: u64) -> Row {
    if spec.validate().is_err() {
        return Row::without_dice(Status::Unbuildable, plan.tube_number(dice));
    }
    let file = SingleFile::new(spec, plan.tube(dice), SINGLE_FILE);
    fill(&file, plan, dice)
}

/// Fills a prepared tube, the one that is watched with these dice. Neighbours only take dice away; what
/// they took comes back as if they tipped at once.
#[must_use]
pub fn fill(file: &SingleFile, plan: &FillPlan, dice: u64) -> Row {
    let watched = plan.tube(dice);
    let mut sequence = plan.dice(dice);
    let mut letters = String::with_capacity(16);
    let filled = file.fill(std::iter::from_fn(|| {
        loop {
            let (tube, die) = sequence.take()?;
            if tube == watched {
                letters.push(letter(die.size));
                return Some(die.size);
            }
            sequence.give_back(die);
        }
    }));
    let is_finite = filled.dice_moment_nm.is_finite() && filled.needed_moment_nm.is_finite();
    let tips = filled.tips && is_finite;
    Row {
        dice_to_tip: tips.then(|| u32::try_from(filled.dice).unwrap_or(u32::MAX)),
        torque_to_tip_mnm: tips.then_some(1e3 * filled.needed_moment_nm),
        dice: letters,
        ..Row::without_dice(
            match (is_finite, tips) {
                (false, _) => Status::NotFinite,
                (true, true) => Status::Ok,
                (true, false) => Status::NeverTipped,
            },
            plan.tube_number(dice),
        )
    }
}

/// The letter of a size in [`Row::dice`].
#[must_use]
pub const fn letter(size: DieSize) -> char {
    match size {
        DieSize::Small => 's',
        DieSize::Medium => 'm',
        DieSize::Large => 'l',
    }
}
