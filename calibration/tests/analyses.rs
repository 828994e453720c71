//! Analyses of studies: what the verbs ask of the machine, and what they refuse.

#![allow(clippy::float_cmp, reason = "whole numbers are exact")]

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;

use kipp_calibration::analysis::morris::Effect;
use kipp_calibration::analysis::output::{Output, Seen};
use kipp_calibration::analysis::plans::{MorrisPlan, SobolPlan};
use kipp_calibration::analysis::said::unlaid;
use kipp_calibration::analysis::screen::{Screen, Screened};
use kipp_calibration::analysis::sensitivity::{Answer, Sensitivity};
use kipp_calibration::analysis::sobol::DesignFault;
use kipp_calibration::analysis::variance::variance;
use kipp_calibration::analysis::{Factor, Factors, Over, Sample};
use kipp_calibration::document::Level;
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::interval::Interval;
use kipp_calibration::model::Model;
use kipp_calibration::plan::Plan;
use kipp_calibration::replicate::Replicate;
use kipp_calibration::row::Status;
use kipp_calibration::stream::{Purpose, Stream};
use kipp_calibration::study::{Study, StudyFile, Tolerance, ToleranceKind};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_calibration::tolerance::{Response, Stack, Stacking};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;

const HEAD: &str = "format = 1\nname = \"test\"\n";

const BUILD: &str = r#"
[cases]
number = 3000
[sensitivity]
rows = 512
[tolerance]
orders = 60
[[knob]]
field = "tube.*.pivot_station_m"
tolerance = { plus_minus = "1 mm" }
[[knob]]
field = "materials.board_density_kg_per_m3"
tolerance = { kind = "normal", plus_minus = "10 %" }
[[knob]]
field = "tube.*.ballast.station_m"
tolerance = { kind = "triangular", plus_minus = "1 mm" }
"#;

fn study(text: &str) -> Study {
    let file = StudyFile::from_toml(&format!("{HEAD}{text}")).expect("a study");
    Study::of(file, MachineSpec::builtin()).expect("it suits the machine")
}

fn see(study: &Study, plan: &impl Plan, never_tips_as: Option<u32>) -> Vec<Seen> {
    let model = Model::new(study, study.fidelity);
    (0..plan.cases())
        .map(|case| Seen::of(&plan.run(&model, case), &study.goal, never_tips_as))
        .collect()
}

fn analysed(study: &Study, never_tips_as: Option<u32>) -> Sensitivity {
    let plan = SobolPlan::new(study).expect("knobs move");
    Sensitivity::of(
        study,
        &plan,
        &see(study, &plan, never_tips_as),
        never_tips_as,
    )
}

#[test]
fn dice_and_build_add_up_and_the_torque_is_all_build() {
    let found = analysed(&study(BUILD), None);
    assert_eq!(found.inputs[3], Factor::DiceMix);
    for moved in &found.outputs[..2] {
        let Answer::Indices { indices, split } = &moved.answer else {
            panic!("{moved:?}");
        };
        assert!(split.adds_up, "{moved:?}");
        let whole = split.dice_mix + split.build + split.together;
        assert!((whole - 1.0).abs() < 1e-12);
        let dice = indices.inputs[3];
        match moved.output {
            Output::TorqueToTip => assert!(dice.total < 0.05, "{dice:?}"),
            _ => assert!(dice.first > 0.1, "{dice:?}"),
        }
    }
}

/// Far too much ballast for some rows: tubes that never tip have no number of dice.
const HEAVY: &str = r#"
[sensitivity]
over = "range"
rows = 64
[screen]
paths = 10
[[knob]]
field = "tube.*.ballast.plate_mass_kg"
from = "0.8 g"
to = "10 g"
"#;

#[test]
fn sobol_refuses_cases_without_a_value_and_names_them() {
    let study = study(HEAVY);
    let found = analysed(&study, None);
    let Answer::Refused(refusal) = &found.outputs[0].answer else {
        panic!("{:?}", found.outputs[0]);
    };
    assert_eq!(refusal.missing, found.endings[&Status::NeverTipped]);
    assert_eq!(refusal.never_tipped, refusal.missing);
    let said = found.refusal(&study, &words(Language::English));
    assert!(said.is_some_and(|it| it.contains("--never-tips-as")));
    assert!(refusal.missing > 5 && refusal.of == found.cases);
    let plan = SobolPlan::new(&study).unwrap();
    let model = Model::new(&study, study.fidelity);
    for (case, status) in &refusal.first {
        assert_eq!(plan.run(&model, *case).status, *status);
        assert_eq!(*status, Status::NeverTipped);
    }
    assert!(
        matches!(found.outputs[2].answer, Answer::Indices { .. }),
        "a tube that never tips surely misses the band"
    );
}

#[test]
fn a_named_imputation_counts_tubes_that_never_tip() {
    let found = analysed(&study(HEAVY), Some(13));
    assert!(matches!(found.outputs[0].answer, Answer::Indices { .. }));
    assert!(
        matches!(found.outputs[1].answer, Answer::Refused(_)),
        "a number of dice is no torque"
    );
}

#[test]
fn screening_leaves_missing_cases_out_and_ranks_the_rest() {
    let study = study(HEAVY);
    let plan = MorrisPlan::new(&study).unwrap();
    let found = Screen::of(&study, &plan, &see(&study, &plan, None));
    assert!(found.endings[&Status::NeverTipped] > 0);
    let paths = found.outputs[2].effects[0].expect("all have a band").paths;
    assert_eq!(paths, 10);
    let torque = found.outputs[1].effects[0];
    assert!(torque.is_none_or(|effect| effect.paths < 10));
}

#[test]
fn the_hand_is_drawn_apart_from_the_dice() {
    let mut study = study(BUILD);
    study.fidelity = Fidelity::Machine;
    let factors = Factors::new(&study, Over::Tolerance);
    assert_eq!(factors.list()[3..], [Factor::DiceMix, Factor::Hand]);
    let draw = |dice, hand| {
        factors
            .draw(&Sample {
                unit: vec![0.5; 3],
                chance: vec![dice, hand],
            })
            .replicate
    };
    let model = Model::new(&study, study.fidelity);
    let plan = model.plan();
    let sizes = |replicate: Replicate| {
        let mut dice = plan.dice(replicate.dice);
        let drawn = std::iter::from_fn(|| dice.take().map(|(tube, die)| (tube, die.id)));
        drawn.take(20).collect::<Vec<_>>()
    };
    let (one, other) = (draw(7, 1), draw(7, 2));
    assert_eq!(sizes(one), sizes(other));
    assert_eq!(plan.tube(one.dice), plan.tube(other.dice));
    assert_ne!(plan.hand_seed(one), plan.hand_seed(other));
    assert_ne!(sizes(one), sizes(draw(8, 1)));
    assert_eq!(draw(7, 0), 7.into());
}

#[test]
fn a_step_of_the_range_is_as_likely_as_any_other() {
    let study =
        study("[[knob]]\nfield = \"tube.*.ballast.plates\"\nfrom = 13\nto = 16\nstep = 1\n");
    let factors = Factors::new(&study, Over::Range);
    let at = |unit| {
        let chance = vec![0];
        let unit = vec![unit];
        factors.draw(&Sample { unit, chance }).point[0]
    };
    let found = [0.01, 0.24, 0.26, 0.49, 0.51, 0.74, 0.76, 0.99].map(at);
    assert_eq!(found, [13.0, 13.0, 14.0, 14.0, 15.0, 15.0, 16.0, 16.0]);
}

/// The standard deviation of a tolerance is that of its differences.
#[test]
fn a_tolerance_has_the_spread_of_its_copies() {
    for kind in [
        ToleranceKind::Uniform,
        ToleranceKind::Normal,
        ToleranceKind::Triangular,
    ] {
        let tolerance = Tolerance {
            kind,
            plus_minus: 3.0,
        };
        let mut stream = Stream::new(4, Purpose::Build, 0);
        let drawn: Vec<f64> = (0..40_000)
            .map(|_| tolerance.quantile(stream.unit().max(1e-12)))
            .collect();
        let ratio = variance(&drawn).sqrt() / tolerance.sd();
        assert!((ratio - 1.0).abs() < 0.02, "{kind:?}: {ratio}");
    }
}

fn stacked(study: &Study, threads: usize) -> Stack {
    let model = Model::new(study, study.fidelity);
    let threads = NonZeroUsize::new(threads).expect("there is a thread");
    let crew = Crew::new(threads, Pace::of(study.fidelity));
    Stacking::new(&model).run(&crew, || ())
}

/// The stack's spread of the torque is that of copies built at random, up to the dice and bends.
#[test]
fn copies_agree_with_the_stack_of_the_torque() {
    let found = stacked(&study(BUILD), 1);
    let needed = found
        .stacks
        .iter()
        .find(|stack| stack.response == Response::TorqueToTip)
        .unwrap();
    let linear = needed.linear.as_ref().unwrap();
    let torque = found.copies.torque.unwrap();
    assert!(
        (torque.sd / linear.sd - 1.0).abs() < 0.1,
        "{torque:?} {linear:?}"
    );
    assert!((torque.mean / linear.nominal - 1.0).abs() < 0.02);
    assert!(linear.rss <= linear.worst);
    assert_eq!(found.copies.in_band.of, 3000);
}

#[test]
fn perfect_parts_are_the_machine_as_it_is_meant() {
    let study = study(BUILD);
    let found = stacked(&study, 2);
    let model = Model::new(&study, study.fidelity);
    let nominal = study.nominal();
    let hits = (0..3000)
        .filter(|replicate| {
            let row = model.evaluate(&nominal, *replicate);
            row.is_in_band(study.goal.first_die, study.goal.last_die)
        })
        .count();
    assert_eq!(found.perfect.after().hits, hits as u64);
    assert_eq!(found, stacked(&study, 1), "threads change nothing");
}

/// What a tighter tolerance gains is known later than the share itself.
#[test]
fn a_stack_counts_all_copies_although_the_share_is_known() {
    let known = BUILD.replacen("number = 3000", "number = 600\nhalf_width = \"20 %\"", 1);
    let found = stacked(&study(&known), 1);
    assert_eq!(found.copies.in_band.of, 600);
    let (largest, share) = found.largest().expect("the torque has a stack");
    let torque = found.stacks.last().and_then(|it| it.linear.as_ref().ok());
    let shares = torque.unwrap().parts.iter().map(|part| part.share);
    assert!((shares.fold(0.0, f64::max) - share).abs() < 1e-12);
    assert!(share > 1.0 / 3.0 && !largest.field.is_empty());
}

/// The second in rank may be known well, and the third badly: any may be the first.
#[test]
fn a_screening_names_every_input_that_may_be_the_first() {
    let effect = |size: f64, from: f64, to: f64| {
        Some(Effect {
            mean: Some(size),
            size,
            size_interval: Interval { from, to },
            sd: 0.1,
            sd_interval: Interval { from: 0.0, to: 0.2 },
            paths: 40,
        })
    };
    let screen = |third_to: f64| Screen {
        fidelity: Fidelity::Statics,
        over: Over::Range,
        cases: 160,
        paths: 40,
        endings: BTreeMap::new(),
        inputs: ["first", "second", "third"]
            .map(|it| Factor::Knob(it.to_owned()))
            .to_vec(),
        still: Vec::new(),
        outputs: vec![Screened {
            output: Output::DiceToTip,
            effects: vec![
                effect(5.0, 4.5, 5.5),
                effect(4.0, 3.9, 4.1),
                effect(3.0, 1.0, third_to),
            ],
        }],
    };
    let (study, english) = (study(""), words(Language::English));
    let verdict = |third_to| screen(third_to).report(&study, &english).verdict;
    let sure = verdict(4.4);
    assert_eq!(sure.level, Level::Good, "{sure:?}");
    assert!(sure.sentence.contains("first moves"), "{sure:?}");
    let close = verdict(5.0);
    assert_eq!(close.level, Level::Caution, "{close:?}");
    assert!(close.sentence.contains("third (3.00)"), "{close:?}");
    assert!(!close.sentence.contains("second"), "{close:?}");
}

/// Cases by which the fidelities are compared stand for themselves.
#[test]
fn cases_that_are_run_both_ways_share_no_row_and_no_path() {
    let study = study(HEAVY);
    let (sobol, morris) = (
        SobolPlan::new(&study).expect("knobs move"),
        MorrisPlan::new(&study).expect("knobs move"),
    );
    assert_eq!((sobol.independent(), morris.independent()), (128, 10));
    let mut values = BTreeSet::new();
    for place in 0..sobol.independent() {
        let case = sobol.independent_case(place);
        assert!(sobol.design.is_independent(case), "{case}");
        assert!(
            values.insert(sobol.case(case).point[0].to_bits()),
            "{case} repeats a value"
        );
    }
    for place in 0..morris.independent() {
        let case = morris.independent_case(place);
        assert_eq!(
            case % morris.design.points() as u64,
            0,
            "{case} is no start of a path"
        );
    }
}

#[test]
fn more_cases_than_are_kept_at_a_time_are_refused() {
    let study = study(&HEAVY.replace("rows = 64", "rows = 1000000\nsequence = \"random\""));
    let fault = SobolPlan::new(&study).expect_err("far too many");
    assert_eq!(fault, DesignFault::TooManyCases { cases: 5_000_000 });
    let said = unlaid(fault, &study, SobolPlan::NAME, &words(Language::English));
    assert!(
        said.contains("5000000") && said.contains("fewer rows"),
        "{said}"
    );
}
