//! Laws of the share along a knob: every case is counted once, in the part of its value.

use kipp_calibration::analysis::Over;
use kipp_calibration::analysis::along::Along;
use kipp_calibration::plan::{MonteCarlo, Plan};
use kipp_calibration::study::{Study, StudyFile};
use kipp_physics::spec::MachineSpec;

fn study(knob: &str) -> Study {
    let text = format!(
        "format = 1\nname = \"along\"\n[cases]\nnumber = 4000\n[[knob]]\n{knob}\n\
         [[knob]]\nfield = \"rod.diameter_m\"\nfrom = \"7.9 mm\"\nto = \"8.1 mm\"\n"
    );
    let file = StudyFile::from_toml(&text).expect("it is sound");
    Study::of(file, MachineSpec::builtin()).expect("it is sound")
}

#[test]
fn parts_of_a_tolerance_are_equally_likely_whatever_its_shape() {
    for kind in ["uniform", "normal", "triangular"] {
        let study = study(&format!(
            "field = \"rod.friction\"\ntolerance = {{ kind = \"{kind}\", plus_minus = \"20 %\" }}"
        ));
        let mut knobs = Along::knobs(&study, Over::Tolerance);
        assert_eq!(knobs.len(), 1, "a knob that stays has no picture");
        let plan = MonteCarlo::new(&study);
        let is_large = |value: f64| value > study.knobs[0].nominal;
        for case in 0..plan.cases() {
            let point = plan.case(case).point;
            knobs[0].count(&point, is_large(point[0]));
        }
        let parts: Vec<_> = knobs[0].parts().collect();
        assert_eq!(parts.len(), 10);
        assert_eq!(parts.iter().map(|(_, share)| share.of).sum::<u64>(), 4000);
        for (value, share) in &parts {
            assert!((300..=500).contains(&share.of), "{kind}: {share:?}");
            let all = if is_large(*value) { share.of } else { 0 };
            assert_eq!(share.hits, all, "{kind}: {value}");
        }
        assert!(
            parts.is_sorted_by(|one, other| one.0 < other.0),
            "{parts:?}"
        );
    }
}

#[test]
fn each_of_a_few_steps_has_a_part_of_its_own() {
    let study = study("field = \"tube.*.ballast.plates\"\nfrom = 12\nto = 18\nstep = 1");
    let mut knobs = Along::knobs(&study, Over::Range);
    for plates in [12.0, 13.0, 13.0, 15.0, 18.0] {
        knobs[0].count(&[plates, 0.0], plates > 14.0);
    }
    let parts: Vec<_> = knobs[0]
        .parts()
        .map(|(at, it)| (at, it.hits, it.of))
        .collect();
    let wanted = [(12.0, 0, 1), (13.0, 0, 2), (15.0, 1, 1), (18.0, 1, 1)];
    assert_eq!(parts, wanted);
}
