//! Sobol indices are those of functions whose indices are known in closed form.

#![allow(clippy::float_cmp, reason = "what never moves is exactly 0")]

use std::f64::consts::PI;

use kipp_calibration::analysis::sobol::{
    DesignFault, Indices, MOST_ROWS, Sequence, SobolDesign, values,
};
use kipp_calibration::analysis::{Bootstrap, Inputs, Sample};

const BOOTSTRAP: Bootstrap = Bootstrap {
    resamples: 400,
    seed: 5,
};

fn design(knobs: usize, chances: usize, rows: u32) -> SobolDesign {
    let inputs = Inputs { knobs, chances };
    SobolDesign::new(inputs, rows, Sequence::Sobol, 11).expect("it can be laid out")
}

fn indices(design: SobolDesign, function: impl Fn(&Sample) -> f64 + Sync) -> Indices {
    Indices::of(design, &values(design, function), BOOTSTRAP).expect("the function varies")
}

/// Each index lies in its interval, which is short enough to say something.
fn assert_found(found: &Indices, first: &[f64], total: &[f64], width: f64) {
    for (input, index) in found.inputs.iter().enumerate() {
        assert!(
            index.first_interval.holds(first[input]),
            "first {input}: {index:?}"
        );
        assert!(
            index.total_interval.holds(total[input]),
            "total {input}: {index:?}"
        );
        let wide = index.first_interval.to - index.first_interval.from;
        assert!(wide < width, "{input}: {index:?}");
    }
}

/// `sin x + 7 sin² y + 0.1 z⁴ sin x` on `(-π, π)³` (Ishigami and Homma, 1990).
fn ishigami(unit: &[f64]) -> f64 {
    let [x, y, z] = [0, 1, 2].map(|at| (unit[at] * 2.0 - 1.0) * PI);
    x.sin() + 7.0 * y.sin().powi(2) + 0.1 * z.powi(4) * x.sin()
}

/// Closed forms of the first and total indices, and the variance.
fn ishigami_indices() -> ([f64; 3], [f64; 3], f64) {
    let (a, b) = (7.0_f64, 0.1_f64);
    let x = (1.0 + b * PI.powi(4) / 5.0).powi(2) / 2.0;
    let y = a * a / 8.0;
    let xz = b * b * PI.powi(8) * (1.0 / 18.0 - 1.0 / 50.0);
    let all = x + y + xz;
    let first = [x / all, y / all, 0.0];
    (
        [first[0], first[1], 0.0],
        [(x + xz) / all, first[1], xz / all],
        all,
    )
}

#[test]
fn ishigami_has_its_closed_indices() {
    let found = indices(design(3, 0, 4096), |at| ishigami(&at.unit));
    let (first, total, variance) = ishigami_indices();
    assert_found(&found, &first, &total, 0.12);
    assert!((found.variance / variance - 1.0).abs() < 0.02, "{found:?}");
    assert!(found.sum_first_interval.holds(first.iter().sum()));
}

/// `∏ (|4 x − 2| + a) / (1 + a)` (Sobol): first indices `V_i / V`, totals `V_i ∏ (1 + V_j) / V`.
fn g(unit: &[f64], a: &[f64]) -> f64 {
    unit.iter()
        .zip(a)
        .map(|(x, a)| ((4.0 * x - 2.0).abs() + a) / (1.0 + a))
        .product()
}

const G: [f64; 5] = [0.0, 1.0, 4.5, 9.0, 99.0];

#[test]
fn sobol_g_has_its_closed_indices() {
    let parts = G.map(|a| 1.0 / 3.0 / (1.0 + a).powi(2));
    let all: f64 = parts.iter().map(|part| 1.0 + part).product::<f64>() - 1.0;
    let first = parts.map(|part| part / all);
    let total = parts.map(|part| part * (1.0 + all) / (1.0 + part) / all);
    let found = indices(design(5, 0, 4096), |at| g(&at.unit, &G));
    assert_found(&found, &first, &total, 0.12);
}

/// Shares of `Σ c_i x_i`: `c_i² / Σ c²`, alone and in all.
#[test]
fn inputs_that_only_add_have_first_and_total_alike() {
    let found = indices(design(3, 0, 2048), |at| {
        at.unit[0] + 2.0 * at.unit[1] + 3.0 * at.unit[2]
    });
    let shares = [1.0, 4.0, 9.0].map(|square| square / 14.0);
    assert_found(&found, &shares, &shares, 0.12);
    for index in &found.inputs {
        assert!((index.first - index.total).abs() < 0.01, "{index:?}");
    }
    assert!((found.sum_first - 1.0).abs() < 0.01, "{found:?}");
    assert!((found.knobs.first - 1.0).abs() < 0.01, "{found:?}");
}

#[test]
fn permuted_inputs_have_permuted_indices() {
    let place = [2, 0, 1];
    let straight = indices(design(3, 0, 4096), |at| ishigami(&at.unit));
    let turned = indices(design(3, 0, 4096), |at| {
        ishigami(&place.map(|place| at.unit[place]))
    });
    for (input, place) in place.into_iter().enumerate() {
        let (one, two) = (straight.inputs[input], turned.inputs[place]);
        assert!((one.first - two.first).abs() < 0.02, "{one:?} {two:?}");
        assert!((one.total - two.total).abs() < 0.02, "{one:?} {two:?}");
    }
}

#[test]
fn an_input_that_moves_nothing_has_zero_in_both_intervals() {
    let found = indices(design(3, 1, 512), |at| ishigami(&at.unit[..3]) + 7.0);
    let idle = found.inputs[3];
    assert!(idle.first_interval.holds(0.0) && idle.total_interval.holds(0.0));
    // On up to 3 of 512 rows it may have been missed by chance.
    assert!((0.01..0.1).contains(&idle.total_interval.to), "{idle:?}");
    assert_eq!(idle.total, 0.0);
}

/// A number in 0..1 that follows from a chance's draw.
fn dice(draw: u64) -> f64 {
    let mixed = (draw ^ (draw >> 16)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 11) as f64 / (1_u64 << 53) as f64
}

/// `2 d + x + y + d x`, all even on 0..1: parts 4/12 + …, worked out from the means of `d x`.
#[test]
fn a_grouped_chance_is_one_input_and_the_knobs_are_the_rest() {
    let found = indices(design(2, 1, 8192), |at| {
        let d = dice(at.chance[0]);
        2.0 * d + at.unit[0] + at.unit[1] + d * at.unit[0]
    });
    // (2 + 1/2)², (1 + 1/2)², 1, and 1/12 of the product of the parts about their means.
    let parts = [2.25, 1.0, 6.25, 1.0 / 12.0];
    let all: f64 = parts.iter().sum();
    let first = [2.25, 1.0, 6.25].map(|part| part / all);
    let total = [(2.25 + parts[3]) / all, 1.0 / all, (6.25 + parts[3]) / all];
    assert_found(&found, &first, &total, 0.1);
    assert!(found.knobs.first_interval.holds(3.25 / all));
    assert!(found.knobs.total_interval.holds((3.25 + parts[3]) / all));
}

#[test]
fn an_output_that_never_varies_has_no_indices() {
    let design = design(2, 1, 64);
    assert_eq!(
        Indices::of(design, &values(design, |_| 0.1 + 0.2), BOOTSTRAP),
        None
    );
}

#[test]
fn limits_of_the_sequence_are_refused_not_wrapped() {
    let lay = |knobs, rows, sequence| {
        let inputs = Inputs { knobs, chances: 0 };
        SobolDesign::new(inputs, rows, sequence, 1).err()
    };
    assert_eq!(lay(128, MOST_ROWS, Sequence::Sobol), None);
    let rows = MOST_ROWS + 1;
    let too_many = DesignFault::TooManyRows { rows };
    assert_eq!(lay(1, rows, Sequence::Sobol), Some(too_many));
    let too_many = DesignFault::TooManyKnobs { knobs: 129 };
    assert_eq!(lay(129, 64, Sequence::Sobol), Some(too_many));
    assert_eq!(lay(129, rows, Sequence::Random), None);
    assert_eq!(lay(0, 64, Sequence::Random), Some(DesignFault::NoInputs));
    assert_eq!(
        lay(1, 1, Sequence::Random),
        Some(DesignFault::TooFew { rows: 1 })
    );
}

#[test]
fn points_lie_inside_the_open_cube_up_to_the_last_row() {
    for sequence in [Sequence::Sobol, Sequence::Random] {
        let inputs = Inputs {
            knobs: 128,
            chances: 1,
        };
        let design = SobolDesign::new(inputs, MOST_ROWS, sequence, 3).unwrap();
        for case in (0..design.cases()).step_by(99_991) {
            let sample = design.sample(case);
            assert!(sample.unit.iter().all(|unit| 0.0 < *unit && *unit < 1.0));
        }
    }
}

/// How often the intervals of all first and total indices hold the closed form.
fn coverage(sequence: Sequence, repeats: u64, rows: u32) -> f64 {
    let (first, total, _) = ishigami_indices();
    let mut held = 0;
    for repeat in 0..repeats {
        let inputs = Inputs {
            knobs: 3,
            chances: 0,
        };
        let design =
            SobolDesign::new(inputs, rows, sequence, 1000 + repeat).expect("it can be laid out");
        let bootstrap = Bootstrap {
            resamples: 300,
            seed: repeat,
        };
        let values = values(design, |at| ishigami(&at.unit));
        let found = Indices::of(design, &values, bootstrap).expect("it varies");
        for (input, index) in found.inputs.iter().enumerate() {
            held += u64::from(index.first_interval.holds(first[input]));
            held += u64::from(index.total_interval.holds(total[input]));
        }
    }
    held as f64 / (repeats * 6) as f64
}

#[test]
fn intervals_hold_the_truth_about_as_often_as_they_say() {
    let share = coverage(Sequence::Random, 40, 256);
    assert!((0.88..=0.99).contains(&share), "{share}");
    // Rows that fill the cube evenly are surer than rows drawn again can know.
    let share = coverage(Sequence::Sobol, 20, 256);
    assert!(share >= 0.93, "{share}");
}

#[test]
#[ignore = "a minute of repeats"]
fn intervals_hold_the_truth_as_often_as_they_say() {
    let share = coverage(Sequence::Random, 2000, 512);
    assert!((0.93..=0.965).contains(&share), "{share}");
    let share = coverage(Sequence::Sobol, 500, 512);
    assert!(share >= 0.95, "{share}");
}
