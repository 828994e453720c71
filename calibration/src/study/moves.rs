//! Does a knob move anything?

use kipp_physics::spec::{DieSize, MachineSpec, TUBES};
use kipp_physics::statics::{self, Balance};
use kipp_physics::{DieDrop, DieId, Digest, Machine, MachineError};

use super::{Knob, Study};
use crate::fidelity::Fidelity;
use crate::fidelity::plan::Neighbours;

/// What turning a knob does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Movement {
    /// It changes the answer, or may.
    Moves,
    /// It changes nothing in statics, and statics was asked.
    NotInStatics,
    /// It changes nothing, not even in the simulated machine.
    Nothing,
    /// No value but the machine's own makes a machine.
    NeverBuilt,
}

/// Relative change below which a moment counts as the same.
const SAME: f64 = 1e-9;

pub(super) fn movement(knob: &Knob, study: &Study) -> Movement {
    let probes = probes(knob, &study.machine);
    if probes.is_empty() {
        return Movement::NeverBuilt;
    }
    let before = moments(study, &study.machine);
    let differs = |spec: &MachineSpec| {
        let pairs = moments(study, spec).into_iter().zip(&before);
        pairs
            .into_iter()
            .any(|(one, two)| (one - two).abs() > SAME * one.abs().max(two.abs()))
    };
    if probes.iter().any(differs) {
        return Movement::Moves;
    }
    match study.fidelity {
        Fidelity::Statics => Movement::NotInStatics,
        Fidelity::Machine => simulated(study, &probes),
    }
}

/// The machine with the knob near each end, as near as it can be built.
fn probes(knob: &Knob, machine: &MachineSpec) -> Vec<MachineSpec> {
    const HALVINGS: i32 = 6;
    let near = |end: f64| {
        (0..HALVINGS).find_map(|halvings| {
            let mut spec = machine.clone();
            let value = knob.nominal + (end - knob.nominal) * 0.5_f64.powi(halvings);
            knob.field.write(&mut spec, value);
            (spec != *machine && spec.validate().is_ok()).then_some(spec)
        })
    };
    [knob.from, knob.to].into_iter().filter_map(near).collect()
}

/// The sizes of dice that a study drops.
pub(super) fn sizes(study: &Study) -> Vec<DieSize> {
    let only = study.dice.only_size();
    only.map_or_else(|| DieSize::ALL.to_vec(), |size| vec![size])
}

/// For each watched tube at rest, each size in single file, and each wanted number of dice: the
/// moment of the dice, and the one that they must pass.
fn moments(study: &Study, spec: &MachineSpec) -> Vec<f64> {
    balances(study, spec)
        .flat_map(|balance| [balance.dice_moment_nm, balance.needed_moment_nm()])
        .collect()
}

/// The balances behind the question at which die a tube tips.
pub(super) fn balances<'all>(
    study: &'all Study,
    spec: &'all MachineSpec,
) -> impl Iterator<Item = Balance> + 'all {
    let goal = &study.goal;
    let counts = move || goal.first_die..=goal.last_die;
    let tubes = goal.tubes.iter();
    tubes.flat_map(move |tube| {
        sizes(study).into_iter().flat_map(move |size| {
            counts().map(move |count| {
                let dice = vec![size; count as usize];
                let loads = statics::stacked(spec, *tube, &dice, statics::SINGLE_FILE);
                Balance::of(spec, *tube, spec.tube[*tube].rest_angle_rad, &loads)
            })
        })
    })
}

fn simulated(study: &Study, probes: &[MachineSpec]) -> Movement {
    // A machine that fails is a change too, and for the run to tell.
    let before = course(study, &study.machine).ok();
    let is_same = |spec| course(study, spec).ok() == before;
    match probes.iter().all(is_same) {
        true => Movement::Nothing,
        false => Movement::Moves,
    }
}

/// Where everything lies after each of some drops, to the last bit.
fn course(study: &Study, spec: &MachineSpec) -> Result<Vec<Digest>, MachineError> {
    const MOST_DROPS: u16 = 15;
    let mut machine = Machine::new(spec)?;
    let sizes = sizes(study);
    let tubes: Vec<usize> = match study.neighbours {
        Neighbours::Fed => (0..TUBES).collect(),
        Neighbours::Empty => study.goal.tubes[..1].to_vec(),
    };
    let mut course = Vec::new();
    for (number, (tube, size)) in
        (0..MOST_DROPS).zip(tubes.iter().cycle().zip(sizes.iter().cycle().skip(1)))
    {
        let die = DieId(number);
        let drop = DieDrop::by_hand(spec, *tube, die, *size, number.into());
        let outcome = machine.drop_die(&drop)?;
        course.push(machine.digest());
        if outcome.tipped.contains(&true) {
            break;
        }
    }
    Ok(course)
}
