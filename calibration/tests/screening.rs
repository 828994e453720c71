//! What a screening says is what its paths can know.

use kipp_calibration::analysis::output::Seen;
use kipp_calibration::analysis::plans::MorrisPlan;
use kipp_calibration::analysis::screen::Screen;
use kipp_calibration::document::{Level, Report};
use kipp_calibration::model::Model;
use kipp_calibration::plan::Plan;
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;

/// A study of the default machine: fields with the ends of their ranges.
fn study(paths: u32, seed: u64, knobs: &[(&str, &str, &str)]) -> Study {
    let mut text = format!(
        "format = 1\nname = \"test\"\nseed = {seed}\n[screen]\nover = \"range\"\npaths = {paths}\n"
    );
    for (field, from, to) in knobs {
        text += &format!("[[knob]]\nfield = \"{field}\"\nfrom = {from}\nto = {to}\n");
    }
    let file = StudyFile::from_toml(&text).expect("a study");
    Study::of(file, MachineSpec::builtin()).expect("it suits the machine")
}

fn screened(study: &Study) -> Screen {
    let plan = MorrisPlan::new(study).expect("knobs move");
    let model = Model::new(study, study.fidelity);
    let cases = 0..plan.cases();
    let seen: Vec<Seen> = cases
        .map(|case| Seen::of(&plan.run(&model, case), &study.goal, None))
        .collect();
    Screen::of(study, &plan, &seen)
}

fn reported(study: &Study) -> Report {
    screened(study).report(study, &words(Language::English))
}

const PLATES: &str = "tube.*.ballast.plates";
const PIVOT: &str = "tube.*.pivot_station_m";
const DENSITY: &str = "materials.board_density_kg_per_m3";
const FRICTION: &str = "rod.friction";

/// Two dimensions that matter alike, and two that hardly do.
const ALIKE: [(&str, &str, &str); 4] = [
    (PLATES, "14", "16"),
    (PIVOT, "0.083", "0.087"),
    (DENSITY, "600", "690"),
    (FRICTION, "0.2", "0.4"),
];
/// So little of each that hardly a die changes.
const LITTLE: [(&str, &str, &str); 4] = [
    (PLATES, "14.9", "15.1"),
    (PIVOT, "0.0849", "0.0851"),
    (DENSITY, "640", "650"),
    (FRICTION, "0.29", "0.31"),
];

/// Dimensions that a long screening cannot tell from the first.
fn leaders(knobs: &[(&str, &str, &str)]) -> Vec<usize> {
    let screen = screened(&study(400, 1000, knobs));
    let ranking = screen.ranking(&screen.outputs[0]);
    let knobs: Vec<_> = ranking.iter().filter(|(at, _)| *at < knobs.len()).collect();
    let from = knobs[0].1.size_interval.from;
    let may_lead = knobs.iter().filter(|(_, it)| it.size_interval.to >= from);
    may_lead.map(|(at, _)| *at).collect()
}

#[test]
fn few_paths_never_surely_name_a_dimension_that_many_do_not() {
    for knobs in [ALIKE, LITTLE] {
        let leaders = leaders(&knobs);
        for seed in 0..56 {
            let paths = 2 + u32::try_from(seed % 14).expect("a small number");
            let verdict = reported(&study(paths, seed, &knobs)).verdict;
            let named = |at: &usize| {
                verdict
                    .sentence
                    .starts_with(&format!("{} moves", knobs[*at].0))
            };
            assert!(
                verdict.level != Level::Good || leaders.iter().any(named),
                "{paths} paths, seed {seed}: {verdict:?}, and not one of {leaders:?}"
            );
            assert!(
                paths > 4 || verdict.level != Level::Good,
                "{paths} paths, seed {seed}"
            );
        }
    }
}

#[test]
fn a_dimension_that_outdoes_the_others_is_surely_the_first_after_many_paths() {
    let knobs = [
        (PIVOT, "0.083", "0.087"),
        (DENSITY, "640", "650"),
        (FRICTION, "0.29", "0.31"),
    ];
    let verdict = reported(&study(60, 1, &knobs)).verdict;
    assert_eq!(verdict.level, Level::Good, "{verdict:?}");
    assert!(
        verdict.sentence.starts_with("tube.*.pivot_station_m moves"),
        "{verdict:?}"
    );
    assert!(
        verdict.sentence.contains("dice mix ("),
        "chance stands beside it: {verdict:?}"
    );
}

/// A screening in which nothing moves the share in the band, as all tubes tip in it.
#[test]
fn what_never_changed_is_said_in_words_and_may_have_gone_unseen() {
    let study = study(
        6,
        1,
        &[(DENSITY, "645", "645.1"), (FRICTION, "0.3", "0.301")],
    );
    let screen = screened(&study);
    let report = screen.report(&study, &words(Language::English));
    assert_eq!(report.verdict.level, Level::Bad, "{:?}", report.verdict);
    assert!(
        report.verdict.sentence.contains("fewer than 39 %"),
        "{:?}",
        report.verdict
    );
    let density = screen.outputs[0].effects[0].expect("all tip");
    assert!(
        density.size <= 0.0 && density.size_interval.to > 0.5,
        "{density:?}"
    );
    for section in &report.sections {
        let cell = |row: usize| section.table.rows[row][2].said(&words(Language::English));
        let unmoved =
            (0..section.table.rows.len()).filter(|row| cell(*row) == "unchanged on all 6 paths");
        match unmoved.count() {
            3 => assert_eq!(section.figure, None, "nothing moved"),
            unmoved => assert!(
                section.name.contains("torque") || unmoved == 2,
                "{section:?}"
            ),
        }
    }
}

/// With few plates there is no machine, and a path that touches them loses steps.
#[test]
fn a_dimension_whose_cases_fail_is_not_judged_and_nothing_is_named_first() {
    let study = study(12, 1, &[(PLATES, "2", "22"), (PIVOT, "0.084", "0.086")]);
    let report = reported(&study);
    assert_eq!(report.verdict.level, Level::Caution, "{:?}", report.verdict);
    let verdict = &report.verdict.sentence;
    assert!(verdict.contains("failed to judge"), "{verdict}");
    assert!(report.warnings[0].contains(PLATES), "{:?}", report.warnings);
    let english = words(Language::English);
    let rows = |at: usize| report.sections[at].table.rows.iter();
    let said = |cell: usize, row: &[kipp_calibration::document::Cell]| row[cell].said(&english);
    let judged = rows(0)
        .find(|row| said(1, row) == PLATES)
        .map(|row| said(2, row));
    assert_eq!(judged.as_deref(), Some("not judged"));
    let band = rows(2)
        .find(|row| said(1, row) == PLATES)
        .map(|row| said(7, row));
    assert_eq!(
        band.as_deref(),
        Some("12"),
        "a case that fails misses the band"
    );
}

/// Names of inputs that matter alike lie upon each other; numbers do not, and the table has them.
#[test]
fn the_picture_numbers_the_inputs_as_the_table_does_and_names_those_it_leaves_out() {
    let knobs = [
        ALIKE.as_slice(),
        &[("tube.*.rest_angle_rad", "0.57", "0.66")],
    ]
    .concat();
    let report = reported(&study(20, 1, &knobs));
    let section = &report.sections[0];
    let svg = &section.figure.as_ref().expect("something moved").svg;
    let drawing = svg.split_once('>').expect("it is an element").1;
    let text = section.text.join(" ");
    for (row, number) in section.table.rows.iter().zip(1..) {
        let [of, input, size] = [0, 1, 2].map(|at| row[at].said(&words(Language::English)));
        assert_eq!(of, number.to_string());
        let is_drawn = !size.contains("unchanged");
        assert_eq!(text.contains(&input), !is_drawn, "{text}");
        assert!(!drawing.contains(&input), "{input}");
    }
    let undrawn = text.contains("Not drawn");
    assert!(undrawn && drawing.contains(">1<"), "{text}");
}
