//! Laws of the report on when a machine tips.

#![allow(clippy::float_cmp, reason = "the same sums give the same bits")]

use kipp_calibration::campaign::Campaign;
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::plan::MonteCarlo;
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_calibration::tipping::{Tipping, stairs};
use kipp_game::cli::words::Language;
use kipp_physics::spec::{DieSize, MachineSpec};
use kipp_physics::statics;
use std::num::NonZeroUsize;

fn study(text: &str) -> Study {
    let text = format!("format = 1\nname = \"test\"\n{text}");
    Study::of(
        StudyFile::from_toml(&text).expect("it is sound"),
        MachineSpec::builtin(),
    )
    .expect("it is sound")
}

fn tipping(study: &Study) -> Tipping {
    let plan = MonteCarlo::new(study);
    let crew = Crew::new(NonZeroUsize::MIN, Pace::of(Fidelity::Statics));
    let ending = Campaign::new(study, &plan, Fidelity::Statics).tally(&crew, || ());
    Tipping::of(study, &ending)
}

#[test]
fn every_case_is_counted_once_in_the_histogram_of_its_tube() {
    let found = tipping(&study("[cases]\nnumber = 700\n"));
    let (mut all, mut hits) = (0, 0);
    for tube in &found.tubes {
        let counted: u64 = tube.dice.iter().map(|(_, cases)| cases).sum();
        assert_eq!(counted + tube.never + tube.failed, tube.in_band.of);
        all += tube.in_band.of;
        hits += tube.in_band.hits;
    }
    assert_eq!((hits, all), (found.in_band.hits, found.in_band.of));
    assert_eq!(all, 700);
}

/// With dice of one size and no tolerances, every copy is the same.
#[test]
fn without_mix_and_tolerance_the_stair_is_the_closed_form_and_meets_the_line_where_it_tips() {
    let study = study("[dice]\nwhich = \"medium\"\n");
    let stairs = stairs(&study);
    assert_eq!(
        stairs.len(),
        1,
        "the tubes of the built-in machine are alike"
    );
    assert_eq!(stairs[0].tubes, ["copper", "silver", "gold"]);
    let dice = [DieSize::Medium; 12];
    let tips =
        statics::dice_to_tip(&study.machine, 0, &dice, statics::SINGLE_FILE).expect("it is sound");
    let loads = statics::stacked(&study.machine, 0, &dice, statics::SINGLE_FILE);
    for level in &stairs[0].steps {
        let [low, middle, high] = level.dice_mnm;
        assert!(low == middle && middle == high);
        let inside = &loads[..level.dice as usize];
        let angle = study.machine.tube[0].rest_angle_rad;
        let balance = statics::Balance::of(&study.machine, 0, angle, inside);
        assert!((middle - balance.dice_moment_nm * 1e3).abs() < 1e-9);
        assert_eq!(middle > level.holding_mnm[1], level.dice as usize >= tips);
    }
}

#[test]
fn a_mix_of_dice_widens_the_stair_and_tolerances_the_line() {
    let mixed = &stairs(&study(""))[0].steps[3];
    assert!(mixed.dice_mnm[0] < mixed.dice_mnm[2]);
    let loose = study(
        "[[knob]]\nfield = \"tube.*.ballast.plate_mass_kg\"\ntolerance = { plus_minus = \"10 %\" }\n",
    );
    let loose = &stairs(&loose)[0].steps[3];
    assert_eq!(loose.dice_mnm, mixed.dice_mnm);
    let width = |level: &[f64; 3]| level[2] - level[0];
    assert!(width(&loose.holding_mnm) > 2.0 * width(&mixed.holding_mnm));
}

#[test]
fn the_course_of_the_share_ends_where_the_half_width_was_reached_and_tells_what_was_saved() {
    let found = tipping(&study("[cases]\nnumber = 5000\nhalf_width = 0.01\n"));
    let settling = &found.settling;
    assert_eq!(settling.last, found.in_band);
    assert_eq!(settling.last.of + settling.saved, 5000);
    assert!(settling.saved > 0, "{settling:?}");
    assert_eq!(settling.states.last(), Some(&settling.last));
    let narrow = settling.states.iter().filter(|state| {
        let half_width = state.half_width95();
        // It looks at the end of every hundred cases.
        state.of.is_multiple_of(100) && half_width.is_some_and(|half_width| half_width <= 0.01)
    });
    assert_eq!(narrow.count(), 1, "it stops as soon as enough is known");
    let words = kipp_calibration::words::words(Language::English);
    let section = settling.section(&words);
    let saved = format!("it saved {} ", settling.saved);
    assert!(section.text[0].contains(&saved), "{:?}", section.text);
    assert_eq!(section.table.rows.len(), settling.states.len());
}
