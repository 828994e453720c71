//! Every machine that passes the checks can be built and takes dice.

use kipp_physics::spec::{DieSize, MachineSpec};
use kipp_physics::{DieDrop, DieId, Machine};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// Scales the numbers of a TOML value by the factors, in their order.
fn scale(value: &mut toml::Value, factors: &mut impl Iterator<Item = f64>) {
    match value {
        toml::Value::Table(table) => table
            .iter_mut()
            .for_each(|(_, value)| scale(value, factors)),
        toml::Value::Array(items) => items.iter_mut().for_each(|value| scale(value, factors)),
        toml::Value::Float(number) => *number *= factors.next().unwrap_or(1.0),
        _ => {}
    }
}

/// Factors of which a few change their number much, and the others a little or not.
fn factors() -> impl Strategy<Value = Vec<f64>> {
    let factor = prop_oneof![20 => Just(1.0), 4 => 0.9..1.1f64, 1 => 0.0..3.0f64];
    prop::collection::vec(factor, 80)
}

fn varied(factors: Vec<f64>) -> Option<MachineSpec> {
    let table: toml::Table = toml::from_str(include_str!("data/example.toml")).expect("TOML");
    let mut value = toml::Value::from(table);
    scale(&mut value, &mut factors.into_iter());
    MachineSpec::from_toml(&toml::to_string(&value).expect("TOML")).ok()
}

fn take_dice(spec: &MachineSpec, seed: u64) -> Result<(), TestCaseError> {
    let mut machine = Machine::new(spec).map_err(|error| TestCaseError::fail(error.to_string()))?;
    for (number, size) in [(0, DieSize::Large), (1, DieSize::Small)] {
        let drop = DieDrop::by_hand(spec, 0, DieId(number), size, seed + u64::from(number));
        let outcome = machine
            .drop_die(&drop)
            .map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert!(outcome.before_release.net_moment_nm.is_finite());
        prop_assert!(outcome.duration_s.is_finite());
    }
    Ok(())
}

#[test]
fn accepted_machines_take_dice() {
    let config = ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(4000)
    };
    let accepted = std::cell::Cell::new(0);
    let test = |(factors, seed): (Vec<f64>, u32)| {
        let Some(spec) = varied(factors) else {
            return Ok(());
        };
        accepted.set(accepted.get() + 1);
        take_dice(&spec, u64::from(seed))
    };
    let result = TestRunner::new(config).run(&(factors(), any::<u32>()), test);
    assert!(result.is_ok(), "{}", result.expect_err("a failure"));
    assert!(
        accepted.get() >= 200,
        "only {} machines were accepted",
        accepted.get()
    );
}
