//! A prepared tube says what the balance of each die says, to the bit.

use kipp_physics::spec::{DieSize, MachineSpec, TUBES};
use kipp_physics::statics::{SINGLE_FILE, SingleFile, fill, stacked};
use proptest::prelude::*;

fn sizes() -> impl Strategy<Value = Vec<DieSize>> {
    prop::collection::vec(prop::sample::select(DieSize::ALL.to_vec()), 0..16)
}

/// The built-in machine with other frictions, ballasts, slopes, angles and dice.
fn machine([friction, plates, tilt, rest, edge]: [f64; 5]) -> MachineSpec {
    let mut spec = MachineSpec::builtin();
    spec.rod.friction = friction;
    spec.base.table_tilt_forward_rad = tilt;
    spec.base.table_tilt_sideways_rad = -tilt;
    for tube in &mut spec.tube {
        tube.ballast.plate_mass_kg *= plates;
        tube.rest_angle_rad = rest;
    }
    spec.die[1].edge_m = edge;
    spec.die[2].mass_kg = Some(0.008);
    spec
}

fn machines() -> impl Strategy<Value = MachineSpec> {
    let numbers = (
        0.0..0.8f64,
        0.2..4.0f64,
        -0.1..0.1f64,
        0.1..1.0f64,
        0.012..0.02f64,
    );
    numbers.prop_map(|(a, b, c, d, e)| machine([a, b, c, d, e]))
}

proptest! {
    #[test]
    fn a_prepared_tube_fills_as_the_balance_of_each_die_says(
        spec in machines(), tube in 0..TUBES, sizes in sizes(), pitch in 0.6..=SINGLE_FILE
    ) {
        let filled = SingleFile::new(&spec, tube, pitch).fill(sizes.iter().copied());
        let balances = fill(&spec, tube, &sizes, pitch);
        prop_assert_eq!(filled.dice, balances.len());
        prop_assert_eq!(filled.tips, balances.last().is_some_and(kipp_physics::Balance::tips));
        if let Some(last) = balances.last() {
            prop_assert_eq!(filled.dice_moment_nm.to_bits(), last.dice_moment_nm.to_bits());
            prop_assert_eq!(filled.needed_moment_nm.to_bits(), last.needed_moment_nm().to_bits());
        }
        let room = stacked(&spec, tube, &sizes, pitch).len();
        prop_assert_eq!(filled.is_full, !filled.tips && room < sizes.len());
    }
}

#[test]
fn an_empty_tube_does_not_tip_and_needs_what_its_balance_says() {
    let spec = MachineSpec::builtin();
    let filled = SingleFile::new(&spec, 0, SINGLE_FILE).fill([]);
    assert!(!filled.tips && !filled.is_full);
    assert_eq!((filled.dice, filled.dice_moment_nm), (0, 0.0));
    let balance = kipp_physics::Balance::of(&spec, 0, spec.tube[0].rest_angle_rad, &[]);
    assert_eq!(
        filled.needed_moment_nm.to_bits(),
        balance.needed_moment_nm().to_bits()
    );
}
