//! Both fidelities answer for the same dice, and a replicate is the same for every machine.

use std::collections::BTreeSet;

use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::fidelity::plan::{FillPlan, Neighbours};
use kipp_calibration::model::Model;
use kipp_calibration::plan::{MonteCarlo, Plan};
use kipp_calibration::replicate::Replicate;
use kipp_calibration::row::{Row, Status};
use kipp_calibration::study::{Study, StudyFile, Tolerance, ToleranceKind};
use kipp_physics::spec::{DieSize, MachineSpec};
use kipp_physics::statics::{Balance, SINGLE_FILE, SingleFile, dice_to_tip, stacked};

const BOTH: [Fidelity; 2] = [Fidelity::Statics, Fidelity::Machine];

fn study(neighbours: &str, knobs: &str) -> Study {
    let text = format!(
        "format = 1\nname = \"laws\"\nseed = 9\n[goal]\ntubes = [\"silver\", \"gold\"]\n\
         [dice]\nneighbours = \"{neighbours}\"\n{knobs}"
    );
    let file = StudyFile::from_toml(&text).expect("the study is sound");
    Study::of(file, MachineSpec::builtin()).expect("the study fits the machine")
}

const FRICTION: &str = "[[knob]]\nfield = \"rod.friction\"\nfrom = 0.1\nto = 0.5\n";

fn sizes(row: &Row) -> Vec<DieSize> {
    let letters = row.dice.chars().map(|letter| match letter {
        's' => DieSize::Small,
        'm' => DieSize::Medium,
        'l' => DieSize::Large,
        other => panic!("{other} is no size"),
    });
    letters.collect()
}

#[test]
fn a_row_follows_from_point_and_replicate_alone() {
    let study = study("fed", FRICTION);
    for fidelity in BOTH {
        let model = Model::new(&study, fidelity);
        let first = model.evaluate(&[0.3], 5);
        assert_ne!(model.evaluate(&[0.2], 6).dice, "");
        assert_eq!(model.evaluate(&[0.3], 5), first);
        assert_eq!((first.case, first.point.as_slice()), (5, &[0.3][..]));
        assert_eq!(first.status, Status::Ok);
    }
}

#[test]
fn tubes_of_the_goal_are_watched_in_turn() {
    let study = study("empty", FRICTION);
    for fidelity in BOTH {
        let model = Model::new(&study, fidelity);
        let tubes = [0, 1, 2].map(|replicate| model.evaluate(&[0.3], replicate).tube);
        assert_eq!(tubes, [1, 2, 1], "{fidelity:?}");
    }
}

/// Where one machine needs more dice than another, the first dice are the same, in both fidelities.
#[test]
fn the_same_replicate_drops_the_same_dice_into_every_machine() {
    for neighbours in ["fed", "empty"] {
        let study = study(neighbours, FRICTION);
        for replicate in 0..6 {
            let mut rows = Vec::new();
            for fidelity in BOTH {
                let model = Model::new(&study, fidelity);
                rows.extend([0.01, 0.45].map(|mu| model.evaluate(&[mu], replicate).dice));
            }
            let longest = rows.iter().max_by_key(|dice| dice.len()).cloned();
            let longest = longest.expect("four rows");
            assert!(longest.len() >= 3);
            assert!(
                rows.iter().all(|dice| longest.starts_with(dice)),
                "{rows:?}"
            );
        }
    }
}

#[test]
fn replicates_differ() {
    let study = study("fed", "");
    let model = Model::new(&study, Fidelity::Statics);
    let dice: BTreeSet<String> = (0..200)
        .map(|replicate| model.evaluate(&[], replicate).dice)
        .collect();
    assert!(dice.len() > 60, "{}", dice.len());
}

/// Numbers of dice and of hands stand for themselves: none is another one's after a wrap.
#[test]
fn no_two_replicates_share_their_luck() {
    let plan = FillPlan::default();
    let number = |at: u32| (0..8).map(move |near| (1_u64 << at).wrapping_add(near) - 1);
    let numbers: BTreeSet<u64> = (0..56).step_by(4).flat_map(number).collect();
    let dice = |number: &u64| {
        let mut dice = plan.dice(*number);
        std::iter::from_fn(|| dice.take().map(|(tube, die)| (tube, die.id))).collect()
    };
    let sequences: BTreeSet<Vec<_>> = numbers.iter().map(dice).collect();
    assert_eq!(sequences.len(), numbers.len());

    let mut replicates = numbers.iter().flat_map(|dice| {
        let hands = numbers.iter();
        hands.map(move |hand| Replicate {
            dice: *dice,
            hand: *hand,
        })
    });
    let mut hands = BTreeSet::new();
    assert!(replicates.all(|it| hands.insert(plan.hand_seed(it))));
}

#[test]
fn statics_counts_as_the_stack_of_the_same_dice_does() {
    let study = study("fed", FRICTION);
    let model = Model::new(&study, Fidelity::Statics);
    for replicate in 0..300 {
        let row = model.evaluate(&[0.25], replicate);
        let spec = model.machine(&[0.25]);
        let stacked = dice_to_tip(&spec, row.tube.into(), &sizes(&row), SINGLE_FILE);
        assert_eq!(row.dice_to_tip.map(|dice| dice as usize), stacked);
        assert_eq!(row.dice.len(), row.dice_to_tip.expect("it tips") as usize);
        assert!(row.torque_to_tip_mnm.is_some_and(|torque| torque > 0.0));
    }
}

/// What a fill says is what the balance of forces says about the same dice, worked out one by one.
#[test]
fn statics_is_the_balance_of_every_die() {
    let study = study("fed", FRICTION);
    let model = Model::new(&study, Fidelity::Statics);
    let near = |one: f64, two: f64| (one - two).abs() <= 1e-12 * two.abs();
    for replicate in 0..100 {
        let row = model.evaluate(&[0.25], replicate);
        let (spec, tube) = (model.machine(&[0.25]), usize::from(row.tube));
        let dice = sizes(&row);
        let loads = stacked(&spec, tube, &dice, SINGLE_FILE);
        let balance = Balance::of(&spec, tube, spec.tube[tube].rest_angle_rad, &loads);
        let torque_mnm = row.torque_to_tip_mnm.expect("it tips");
        assert!(near(torque_mnm, 1e3 * balance.needed_moment_nm()));
        let filled = SingleFile::new(&spec, tube, SINGLE_FILE).fill(dice);
        assert!(near(filled.dice_moment_nm, balance.dice_moment_nm));
    }
}

/// More friction never lets the same dice tip a tube sooner, and wants more torque.
#[test]
fn statics_wants_more_torque_with_more_friction() {
    let study = study("empty", FRICTION);
    let model = Model::new(&study, Fidelity::Statics);
    for replicate in 0..100 {
        let [low, high] = [0.1, 0.5].map(|mu| model.evaluate(&[mu], replicate));
        assert!(high.dice_to_tip >= low.dice_to_tip);
        assert!(high.torque_to_tip_mnm > low.torque_to_tip_mnm);
    }
}

#[test]
fn cases_that_fail_are_rows() {
    let heavy = "[[knob]]\nfield = \"tube.*.ballast.plate_mass_kg\"\nfrom = 0.001\nto = 0.01\n";
    let study = study("empty", heavy);
    for fidelity in BOTH {
        let model = Model::new(&study, fidelity);
        let never = model.evaluate(&[0.006], 0);
        assert_eq!(never.status, Status::NeverTipped, "{fidelity:?} {never:?}");
        assert_eq!((never.dice_to_tip, never.torque_to_tip_mnm), (None, None));
        assert!(never.dice.len() > 4);
        let impossible = model.evaluate(&[-1.0], 0);
        assert_eq!(impossible.status, Status::Unbuildable);
        assert_eq!(impossible.point, [-1.0]);
        assert_eq!(model.evaluate(&[f64::NAN], 0).status, Status::NotFinite);
    }
}

#[test]
fn a_row_is_one_line_that_reads_back() {
    let study = study("fed", FRICTION);
    for fidelity in BOTH {
        let row = Model::new(&study, fidelity).evaluate(&[0.222_434_139_480_834_01], 3);
        let line = serde_json::to_string(&row).expect("a row has a form in JSON");
        assert!(!line.contains('\n'));
        assert_eq!(
            serde_json::from_str::<Row>(&line).expect("it reads back"),
            row
        );
    }
}

const TWO: &str = "[[knob]]\nfield = \"rod.friction\"\ntolerance = { plus_minus = 0.05 }\n\
                   [[knob]]\nfield = \"die.*.edge_m\"\ntolerance = { kind = \"normal\", plus_minus = \"0.3 mm\" }\n";

#[test]
fn copies_stay_within_their_tolerance_about_the_nominal_value() {
    let study = study("fed", TWO);
    let plan = MonteCarlo::new(&study);
    let points: Vec<_> = (0..2000).map(|case| plan.case(case).point).collect();
    let mean = points.iter().map(|point| point[0]).sum::<f64>() / 2000.0;
    assert!((mean - 0.3).abs() < 0.003, "{mean}");
    assert!(points.iter().all(|point| (point[0] - 0.3).abs() <= 0.05));
    let deviation = |point: &Vec<f64>| (point[1] - study.knobs[1].nominal).powi(2);
    let spread = (points.iter().map(deviation).sum::<f64>() / 2000.0).sqrt();
    assert!((spread - 0.0001).abs() < 0.000_01, "{spread}");
}

/// A tolerance that is added to one knob leaves the copies' other values alone.
#[test]
fn knobs_draw_apart() {
    let without = TWO.replacen(
        "tolerance = { plus_minus = 0.05 }",
        "from = 0.1\nto = 0.4",
        1,
    );
    let (with, without) = (study("fed", TWO), study("fed", &without));
    let [with, without] = [&with, &without].map(|study| MonteCarlo::new(study).case(7).point);
    assert_ne!(with[0].to_bits(), without[0].to_bits());
    assert_eq!(without[0].to_bits(), 0.3_f64.to_bits());
    assert_eq!(with[1].to_bits(), without[1].to_bits());
}

/// Quantiles worked out by hand.
#[test]
fn tolerances_spread_as_they_are_called() {
    for (kind, place, difference) in [
        (ToleranceKind::Uniform, 0.25, -0.5),
        (ToleranceKind::Uniform, 0.5, 0.0),
        (ToleranceKind::Triangular, 0.125, -0.5),
        (ToleranceKind::Triangular, 0.5, 0.0),
        (ToleranceKind::Triangular, 0.875, 0.5),
        (ToleranceKind::Normal, 0.5, 0.0),
        (ToleranceKind::Normal, 0.841_344_746_068_543, 1.0 / 3.0),
    ] {
        let tolerance = Tolerance {
            kind,
            plus_minus: 2.0,
        };
        let found = tolerance.quantile(place);
        assert!(
            (found - 2.0 * difference).abs() < 1e-9,
            "{kind:?} {place}: {found}"
        );
    }
}

#[test]
fn fed_neighbours_take_dice_that_the_watched_tube_does_not_get() {
    let [fed, alone] = [Neighbours::Fed, Neighbours::Empty].map(|neighbours| FillPlan {
        neighbours,
        ..FillPlan::default()
    });
    let tubes = |plan: &FillPlan| {
        let mut dice = plan.dice(4);
        std::iter::from_fn(move || dice.take().map(|(tube, _)| tube)).collect::<Vec<_>>()
    };
    assert!(tubes(&alone).iter().all(|tube| *tube == 1), "4 modulo 3");
    assert!((0..3).all(|tube| tubes(&fed).contains(&tube)));
    assert_eq!(tubes(&fed).len(), 36);
}
