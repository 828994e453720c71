//! Laws of the checks of a study: a knob that moves nothing, or that cannot be told from another,
//! stops a run unless it is overridden by name.

#[path = "support/study.rs"]
mod good;

use std::fs;

use clap::Parser;
use good::{GOOD, study, text};
use kipp_calibration::cli::asked::Asked;
use kipp_calibration::field::Field;
use kipp_calibration::study::{Check, Finding, Study, findings, gate};
use kipp_calibration::words::words;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;

/// A study of one knob, ten percent wide to either side.
fn knob(field: &str, fidelity: &str, tubes: &str) -> Study {
    let text = format!(
        "format = 1\nname = \"one\"\nfidelity = \"{fidelity}\"\ngoal = {{ tubes = [\"{tubes}\"] }}\n\
         [[knob]]\nfield = \"{field}\"\ntolerance = {{ plus_minus = \"10 %\" }}\n"
    );
    study(&text)
}

fn moves_nothing(study: &Study) -> bool {
    findings(study)
        .iter()
        .any(|finding| finding.check() == Check::KnobMoves)
}

#[test]
fn statics_knows_which_knobs_move_it() {
    let moved = |field: &str| {
        let only_shape = ["corner_radius_m", "rod.", "gravity", "density"];
        let of_tube = field.starts_with("tube.copper.");
        let stops = ["front_stop", "plate_thickness", "plate_edge"];
        of_tube && !stops.iter().any(|stop| field.contains(stop))
            || field.starts_with("die.")
            || only_shape.iter().any(|name| field.contains(name))
    };
    for field in Field::all(&MachineSpec::builtin()) {
        let path = field.path();
        // Ten percent of nothing is no range.
        if path.contains("tilt") || path.contains("height_m") && path.contains("ballast") {
            continue;
        }
        let study = knob(path, "statics", "copper");
        let never_built = findings(&study)
            .iter()
            .any(|finding| matches!(finding, Finding::NeverBuilt { .. }));
        if never_built {
            continue;
        }
        assert_eq!(moves_nothing(&study), !moved(path), "{path}");
    }
}

#[test]
fn the_simulated_machine_moves_where_statics_does_not() {
    assert!(moves_nothing(&knob("hand.speed_m_per_s", "statics", "*")));
    assert!(!moves_nothing(&knob("hand.speed_m_per_s", "machine", "*")));
    assert!(!moves_nothing(&knob("base.frame_coupling", "machine", "*")));
    // A die that was weighed has its mass, whatever its density.
    let mut weighed = knob("die.large.density_kg_per_m3", "machine", "*");
    assert!(!moves_nothing(&weighed));
    weighed.machine.die[2].mass_kg = Some(0.0055);
    assert!(moves_nothing(&weighed));
}

#[test]
fn a_fault_stops_a_run_unless_its_own_check_is_overridden() {
    let words = words(Language::English);
    let mut study = knob("hand.speed_m_per_s", "statics", "*");
    study.path = "some/study.toml".into();
    for although in [&[][..], &[Check::ToldApart, Check::StepFits]] {
        let Err(Failure::Input(line)) = gate(&study, although, &words) else {
            panic!("nothing stops it");
        };
        for said in [
            "some/study.toml",
            "hand.speed_m_per_s",
            "--although knob-moves",
        ] {
            assert!(line.contains(said), "{line}");
        }
    }
    let findings = gate(&study, &[Check::KnobMoves], &words).expect("it is overridden");
    let told = findings.iter().any(|it| it.check() == Check::KnobMoves);
    assert!(told, "what was overridden is still told");
    assert!(gate(&good::study(GOOD), &[], &words).is_ok());
}

#[test]
fn counts_tell_tubes_and_sizes_apart_but_not_plates_from_their_mass() {
    let apart = |knobs: [(&str, &str); 2]| {
        let knobs = knobs.map(|(field, range)| format!("[[knob]]\nfield = \"{field}\"\n{range}\n"));
        let study = study(&format!("format = 1\nname = \"two\"\n{}", knobs.concat()));
        let found = findings(&study);
        !found.iter().any(|it| it.check() == Check::ToldApart)
    };
    let (plates, mass) = ("from = 14\nto = 16", "from = \"0.9 g\"\nto = \"1.1 g\"");
    let (all, each) = ("tube.*.ballast.plates", "tube.*.ballast.plate_mass_kg");
    assert!(!apart([(all, plates), (each, mass)]));
    assert!(apart([
        ("tube.copper.ballast.plates", plates),
        ("tube.gold.ballast.plates", plates)
    ]));
    let edge = "from = \"16.5 mm\"\nto = \"17.5 mm\"";
    assert!(apart([("die.large.edge_m", edge), (each, mass)]));
    let tolerance = "tolerance = { plus_minus = \"5 %\" }";
    assert!(
        apart([(all, plates), (each, tolerance)]),
        "nobody looks for the mass"
    );
}

#[test]
fn a_verb_runs_only_what_passes_or_is_overridden() {
    #[derive(Debug, clap::Parser)]
    struct Verb {
        #[command(flatten)]
        asked: Asked,
    }
    let words = words(Language::English);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("study.toml");
    fs::write(
        &path,
        GOOD.replacen("rod.friction", "materials.die_on_die.friction", 1),
    )
    .expect("it can be written");
    for (more, runs) in [
        (&[][..], false),
        (&["--although", "step-fits"], false),
        (&["--although", "knob-moves"], true),
        (
            &["--although", "step-fits", "--although", "knob-moves"],
            true,
        ),
        (&["--fidelity", "machine"], true),
    ] {
        let verb =
            Verb::try_parse_from([&["verb", text(&path)], more].concat()).expect("arguments");
        assert_eq!(verb.asked.study(&words).is_ok(), runs, "{more:?}");
    }
}
