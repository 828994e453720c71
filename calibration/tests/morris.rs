//! Elementary effects rank inputs as closed forms do.

#![allow(clippy::float_cmp, reason = "coordinates on levels are exact")]

use kipp_calibration::analysis::morris::{Effect, MorrisDesign, effects};
use kipp_calibration::analysis::{Bootstrap, Inputs, Sample};

const BOOTSTRAP: Bootstrap = Bootstrap {
    resamples: 400,
    seed: 5,
};

fn run(knobs: usize, chances: usize, paths: u32, function: impl Fn(&Sample) -> f64) -> Vec<Effect> {
    let design = MorrisDesign::new(Inputs { knobs, chances }, paths, 4, 9);
    let values: Vec<_> = (0..design.cases())
        .map(|case| Some(function(&design.sample(case))))
        .collect();
    let found = effects(&design, &values, BOOTSTRAP);
    found
        .into_iter()
        .map(|effect| effect.expect("it has a value"))
        .collect()
}

#[test]
fn one_input_moves_at_a_time_by_half_its_range_inside_the_cube() {
    let inputs = Inputs {
        knobs: 4,
        chances: 2,
    };
    let design = MorrisDesign::new(inputs, 10, 6, 2);
    assert_eq!(design.cases(), 70);
    for path in 0..10 {
        let samples: Vec<Sample> = (0..7).map(|at| design.sample(path * 7 + at)).collect();
        let mut moved = Vec::new();
        for pair in samples.windows(2) {
            let knobs = (0..4).filter(|knob| pair[0].unit[*knob] != pair[1].unit[*knob]);
            let chances = (0..2).filter(|at| pair[0].chance[*at] != pair[1].chance[*at]);
            let inputs: Vec<usize> = knobs.chain(chances.map(|at| at + 4)).collect();
            assert_eq!(inputs.len(), 1, "{pair:?}");
            if inputs[0] < 4 {
                let step = pair[1].unit[inputs[0]] - pair[0].unit[inputs[0]];
                assert!((step.abs() - 0.5).abs() < 1e-15);
            }
            moved.push(inputs[0]);
        }
        moved.sort_unstable();
        assert_eq!(moved, [0, 1, 2, 3, 4, 5]);
        let mut all = samples.iter().flat_map(|sample| &sample.unit);
        assert!(all.all(|unit| 0.0 < *unit && *unit < 1.0));
    }
}

#[test]
fn a_linear_function_has_its_coefficients_and_no_spread() {
    let slopes = [3.0, -2.0, 0.0];
    let found = run(3, 0, 12, |at| {
        at.unit.iter().zip(slopes).map(|(x, slope)| x * slope).sum()
    });
    for (effect, slope) in found.iter().zip(slopes) {
        assert!((effect.mean.unwrap() - slope).abs() < 1e-12);
        assert!((effect.size - slope.abs()).abs() < 1e-12);
        assert!(effect.sd < 1e-12 && effect.size_interval.holds(effect.size));
    }
}

/// At 95 %, what is on none of 12 paths may be on up to 22 % of all (0.78^12 = 0.05), and as large as
/// the largest step.
#[test]
fn what_all_paths_agree_on_may_be_otherwise_on_some_unseen() {
    let found = run(2, 0, 12, |at| if at.unit[0] < 0.5 { 0.0 } else { 2.0 });
    let unseen = 1.0 - 0.05_f64.powf(1.0 / 12.0);
    let [moved, still] = [found[0].size_interval, found[1].size_interval];
    assert!(
        (moved.from - 4.0 * (1.0 - unseen)).abs() < 1e-9,
        "{moved:?}"
    );
    assert!((moved.to - 4.0).abs() < 1e-9, "{moved:?}");
    assert!(
        still.from.abs() < 1e-9 && (still.to - 4.0 * unseen).abs() < 1e-9,
        "{still:?}"
    );
}

#[test]
fn the_g_function_is_ranked_by_its_coefficients() {
    let a = [9.0, 0.0, 99.0, 4.5, 1.0];
    let found = run(5, 0, 60, |at| {
        at.unit
            .iter()
            .zip(a)
            .map(|(x, a)| ((4.0 * x - 2.0).abs() + a) / (1.0 + a))
            .product()
    });
    let mut ranking = [0, 1, 2, 3, 4];
    ranking.sort_by(|one, two| found[*two].size.total_cmp(&found[*one].size));
    assert_eq!(ranking, [1, 4, 3, 0, 2], "{found:?}");
}

/// `x y`: the mean effect of `x` is the mean of `y`, its spread that of `y`'s levels.
#[test]
fn inputs_that_act_together_have_a_spread() {
    let found = run(2, 0, 400, |at| at.unit[0] * at.unit[1]);
    let levels = [-0.375_f64, -0.125, 0.125, 0.375];
    let sd = (levels.iter().map(|level| level * level).sum::<f64>() / 4.0).sqrt();
    for effect in found {
        assert!((effect.size - 0.5).abs() < 0.05, "{effect:?}");
        assert!((effect.sd - sd).abs() < 0.03, "{effect:?}");
        assert!(effect.sd_interval.holds(effect.sd));
    }
}

/// A chance whose value is even on 0..1 and a knob of slope 1 move the output alike.
#[test]
fn a_chance_is_measured_like_a_knob_that_moves_as_much() {
    let found = run(1, 1, 2000, |at| {
        let mixed = at.chance[0].wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        at.unit[0] + (mixed >> 11) as f64 / (1_u64 << 53) as f64
    });
    assert!((found[0].size - 1.0).abs() < 1e-9);
    assert!((found[1].size - 1.0).abs() < 0.05, "{:?}", found[1]);
    assert_eq!(found[1].mean, None, "a chance has no direction");
}

#[test]
fn steps_with_a_missing_end_are_left_out_and_counted() {
    let design = MorrisDesign::new(
        Inputs {
            knobs: 2,
            chances: 0,
        },
        8,
        4,
        9,
    );
    let mut values: Vec<Option<f64>> = (0..design.cases())
        .map(|case| Some(design.sample(case).unit[0]))
        .collect();
    values[0] = None;
    values[4] = None;
    let found = effects(&design, &values, BOOTSTRAP);
    let paths: usize = found
        .iter()
        .map(|effect| effect.expect("it has a value").paths)
        .sum();
    assert_eq!(paths, 16 - 3, "one step lost at an end, two in a middle");
    let none = effects(&design, &vec![None; values.len()], BOOTSTRAP);
    assert_eq!(none, [None, None]);
}

/// The nearest two of twelve chosen paths are farther apart than those of twelve paths as they come,
/// which designs of a single path are.
#[test]
fn paths_are_chosen_to_cover_the_cube() {
    let inputs = Inputs {
        knobs: 3,
        chances: 0,
    };
    let path = |design: &MorrisDesign, path: u64| -> Vec<Vec<f64>> {
        (0..4).map(|at| design.sample(path * 4 + at).unit).collect()
    };
    let (mut chosen, mut drawn) = (0.0, 0.0);
    for seed in 0..20 {
        let together = MorrisDesign::new(inputs, 12, 4, seed);
        chosen += nearest(&(0..12).map(|at| path(&together, at)).collect::<Vec<_>>());
        let alone = |at| MorrisDesign::new(inputs, 1, 4, seed * 12 + at + 1000);
        drawn += nearest(&(0..12).map(|at| path(&alone(at), 0)).collect::<Vec<_>>());
    }
    assert!(chosen > drawn * 1.1, "{chosen} {drawn}");
}

fn nearest(paths: &[Vec<Vec<f64>>]) -> f64 {
    let far = |one: &[f64], two: &[f64]| -> f64 {
        let squares = one.iter().zip(two).map(|(a, b)| (a - b).powi(2));
        squares.sum::<f64>().sqrt()
    };
    let mut nearest = f64::INFINITY;
    for (at, one) in paths.iter().enumerate() {
        for two in &paths[..at] {
            let sums = one
                .iter()
                .map(|a| two.iter().map(|b| far(a, b)).sum::<f64>());
            nearest = nearest.min(sums.sum());
        }
    }
    nearest
}

/// The steps of a path share its points, so paths are drawn again and never single steps: also where
/// an input lacks a step on some paths.
#[test]
fn intervals_come_from_whole_paths() {
    let inputs = Inputs {
        knobs: 2,
        chances: 0,
    };
    let design = MorrisDesign::new(inputs, 9, 4, 3);
    let sample = |case: u64| design.sample(case).unit;
    let mut values: Vec<Option<f64>> = (0..design.cases())
        .map(|case| Some(sample(case)[0] * (1.0 + 2.0 * sample(case)[1])))
        .collect();
    values[4] = None;
    let mut steps = [[None; 2]; 9];
    for (path, steps) in steps.iter_mut().enumerate() {
        for at in 3 * path..3 * path + 2 {
            let [before, after] = [at, at + 1].map(|case| sample(case as u64));
            let moved = usize::from(before[0] == after[0]);
            let ends = values[at].zip(values[at + 1]);
            let width = after[moved] - before[moved];
            steps[moved] = ends.map(|(before, after)| (after - before) / width);
        }
    }
    let mean_sizes = |paths: &[usize]| {
        let of = |input: usize| {
            let found = paths.iter().filter_map(|path| steps[*path][input]);
            let sizes: Vec<f64> = found.map(f64::abs).collect();
            sizes.iter().sum::<f64>() / sizes.len() as f64
        };
        vec![of(0), of(1)]
    };
    let wanted = BOOTSTRAP.intervals(9, mean_sizes);
    for (effect, wanted) in effects(&design, &values, BOOTSTRAP).iter().zip(wanted) {
        let found = effect.expect("it has a value").size_interval;
        let apart = (found.from - wanted.from).abs() + (found.to - wanted.to).abs();
        assert!(apart < 1e-9, "{found:?} instead of {wanted:?}");
    }
}
