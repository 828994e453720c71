//! Laws of refused studies: what contradicts itself is refused in one line that names file and place.

mod support;

#[path = "support/study.rs"]
mod good;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use good::{GOOD, study, text};
use kipp_physics::spec::MachineSpec;
use support::calibrate;
use tempfile::TempDir;

fn one_line(output: &Output) -> String {
    let complaint = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(output.stdout.is_empty(), "something was printed");
    complaint
}

fn written(folder: &TempDir, name: &str, content: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, content).expect("it can be written");
    path
}

/// A line of the good study, what stands there instead, and words that the complaint must have.
const BAD: &[(&str, &str, &[&str])] = &[
    ("seed = 7", "sed = 7", &["line 4", "sed", "seed"]),
    (
        "seed = 7",
        "seed = \"x\"",
        &["line 4", "seed", "whole number"],
    ),
    ("seed = 7", "seed = -1", &["line 4", "whole number"]),
    ("seed = 7", "seed = ", &["line 4"]),
    ("format = 1", "", &["format"]),
    ("format = 1", "format = 2", &["format 2", "update"]),
    ("format = 1", "format = 0", &["format = 0"]),
    ("format = 1", "format = \"1\"", &["format"]),
    ("format = 1", "format = [1", &["line"]),
    ("name = \"good\"", "", &["name"]),
    (
        "fidelity = \"statics\"",
        "fidelity = \"guess\"",
        &["guess", "statics, machine"],
    ),
    (
        "machine = \"default\"",
        "machine = \"no/such.toml\"",
        &["no/such.toml", "no such file"],
    ),
    ("machine = \"default\"", "machine = \"\"", &["folder"]),
    (
        "tubes = [\"copper\", \"gold\"]",
        "tubes = [\"brass\"]",
        &["brass", "copper, silver, gold"],
    ),
    (
        "tubes = [\"copper\", \"gold\"]",
        "tubes = []",
        &["line 8: goal.tubes is empty", "copper, silver, gold"],
    ),
    (
        "tubes = [\"copper\", \"gold\"]",
        "tubes = [\"*\", \"Gold \"]",
        &["line 8: goal.tubes names \"gold\" twice"],
    ),
    ("first_die = 4", "first_die = 0", &["goal.first_die", "1"]),
    ("last_die = 5", "last_die = 3", &["goal.last_die = 3", "4"]),
    ("which = \"box\"", "which = \"huge\"", &["huge", "small"]),
    ("number = 50", "number = 0", &["cases.number = 0"]),
    (
        "half_width = \"1 %\"",
        "half_width = 0",
        &["cases.half_width = 0"],
    ),
    (
        "half_width = \"1 %\"",
        "half_width = \"1 mm\"",
        &["cases.half_width", "1 mm"],
    ),
    (
        "field = \"rod.friction\"",
        "field = \"rod.fricton\"",
        &["line 21: knob[0].field", "\"rod.friction\""],
    ),
    (
        "field = \"rod.friction\"",
        "field = \"tube.gold.ballast.plates\"",
        &["line 26: knob[1]", "knob[0]"],
    ),
    ("from = 0.2", "from = 0.5", &["knob[0]", "0.5", "40 %"]),
    ("from = 0.2", "from = 0.4", &["knob[0]", "0.4"]),
    ("from = 0.2", "", &["knob[0].from", "missing"]),
    (
        "field = \"rod.friction\"",
        "field = \"banana\"",
        &["line 21", "nor one like it", "schema --fields"],
    ),
    (
        "from = 0.2",
        "from = -1e300",
        &["line 22: knob[0].from = -1e300", "between -1e12 and 1e12"],
    ),
    (
        "first_die = 4",
        "first_die = 4\nenough = 1.5",
        &["line 10: goal.enough = 1.5", "0 and 1"],
    ),
    (
        "first_die = 4",
        "first_die = 4\nenough = 90",
        &["line 10: goal.enough = 90", "write \"90 %\""],
    ),
    (
        "half_width = \"1 %\"",
        "half_width = 1",
        &["cases.half_width = 1", "write \"1 %\""],
    ),
    (
        "seed = 7",
        "design = { also = [\"alone\", \"alone\"] }",
        &["line 4: design.also names \"alone\" twice"],
    ),
    (
        "seed = 7",
        "fit = { frozen = [\"rod.friction\", \" Rod.friction\"] }",
        &["line 4: fit.frozen names \"Rod.friction\" twice"],
    ),
    (
        "from = 14\nto = 16\n",
        "tolerance = { plus_minus = 1 }\n",
        &["line 29: knob[1].step", "from and to"],
    ),
    (
        "seed = 7",
        "design = { copies = 0 }",
        &["line 4: design.copies = 0"],
    ),
    (
        "seed = 7",
        "design = { fills = 4000000000 }",
        &["design.fills = 4000000000"],
    ),
    (
        "seed = 7",
        "screen = { paths = 1 }",
        &["line 4: screen.paths = 1"],
    ),
    (
        "seed = 7",
        "screen = { levels = 5 }",
        &["line 4: screen.levels = 5", "even"],
    ),
    (
        "seed = 7",
        "design = { designs = 200000 }",
        &["line 4: design.designs = 200000", "100000"],
    ),
    (
        "seed = 7",
        "design = { fills = 2000000 }",
        &["line 4: design.fills = 2000000", "1000000"],
    ),
    (
        "seed = 7",
        "design = { copies = 20000 }",
        &["line 4: design.copies = 20000", "10000"],
    ),
    (
        "seed = 7",
        "tolerance = { orders = 0 }",
        &["line 4: tolerance.orders = 0"],
    ),
    ("from = 0.2", "from = nan", &["knob[0].from", "finite"]),
    ("from = 0.2", "from = -inf", &["knob[0].from", "finite"]),
    (
        "from = 0.2",
        "from = \"0.2 mm\"",
        &["knob[0].from", "0.2 mm"],
    ),
    ("from = 0.2", "from = \"0,2\"", &["knob[0].from", "0,2"]),
    ("from = 0.2", "from = \"\"", &["knob[0].from"]),
    ("from = 0.2", "from = true", &["knob[0].from", "true"]),
    ("from = 0.2", "from = 0.2\nfrom = 0.3", &["twice"]),
    ("from = 0.2", "form = 0.2", &["form", "from"]),
    ("step = 1", "step = 0", &["knob[1].step = 0"]),
    ("step = 1", "step = \"-1\"", &["knob[1].step = -1"]),
    (
        "plus_minus = \"5 %\"",
        "plus_minus = \"-5 %\"",
        &["knob[0].tolerance.plus_minus", "-5 %"],
    ),
    (
        "plus_minus = \"5 %\"",
        "plus_minus = \"5 mm\"",
        &["plus_minus", "5 mm"],
    ),
    ("plus_minus = \"5 %\"", "", &["plus_minus"]),
    (
        "kind = \"uniform\"",
        "kind = \"round\"",
        &["round", "normal"],
    ),
];

#[test]
fn a_bad_study_is_one_line_with_file_and_place_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("bad study.toml");
    assert_eq!(study(GOOD).name, "good");
    for (line, instead, said) in BAD {
        assert!(GOOD.contains(line), "{line} is not in the good study");
        fs::write(&path, GOOD.replacen(line, instead, 1)).expect("it can be written");
        let complaint = one_line(&calibrate(&["check", "--study", text(&path)]));
        assert!(
            complaint.contains(text(&path)),
            "{complaint} lacks the file"
        );
        assert!(complaint.len() < 400, "too long to read: {complaint}");
        for word in *said {
            assert!(
                complaint.contains(word),
                "{instead}: {complaint} lacks {word}"
            );
        }
    }
}

#[test]
fn a_number_whose_unit_was_forgotten_is_told_of_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("study.toml");
    let knob = |field: &str, range: &str| {
        let knob = format!("[[knob]]\nfield = \"{field}\"\n{range}\n");
        fs::write(&path, format!("format = 1\nname = \"unit\"\n{knob}")).expect("it is written");
        one_line(&calibrate(&["report", text(&path), "--gap", "0"]))
    };
    let length = knob("tube.*.pivot_station_m", "from = 80\nto = 90");
    assert!(
        length.contains("\"80 mm\"") && length.contains("in m,"),
        "{length}"
    );
    let mass = knob("tube.*.ballast.plate_mass_kg", "from = 0.9\nto = 1.1");
    assert!(mass.contains("\"0.9 g\""), "{mass}");
    let angle = knob("tube.*.rest_angle_rad", "from = 33\nto = 38");
    assert!(angle.contains("\"33 deg\""), "{angle}");
    let plain = knob("rod.friction", "from = 30\nto = 40");
    assert!(!plain.contains("without a unit"), "{plain}");
}

#[test]
fn complaints_speak_the_language() {
    let bad = GOOD.replacen("rod.friction", "rod.fricton", 1);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("study.toml");
    fs::write(&path, bad).expect("it can be written");
    for (language, said) in [("de", "am nächsten"), ("nl", "dichtst in de buurt")] {
        let complaint = one_line(&calibrate(&["check", text(&path), "--lang", language]));
        assert!(complaint.contains(said), "{complaint}");
    }
}

#[test]
fn a_file_that_holds_no_study_is_one_line_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str, content: &[u8]| written(&folder, name, content);
    let missing = folder.path().join("missing.toml");
    for (path, said) in [
        (at("empty", b" \n"), "empty"),
        (at("bytes", &[0x66, 0xff, 0xfe]), "byte 1"),
        (at("large", &vec![b'#'; (1 << 20) + 1]), "1 MiB"),
        (at("words", b"dear machine"), "line 1"),
        (
            at("machine", MachineSpec::builtin_toml().as_bytes()),
            "this is a machine file",
        ),
        (missing, "no such file"),
        (folder.path().to_owned(), "folder"),
    ] {
        let complaint = one_line(&calibrate(&["check", "--study", text(&path)]));
        assert!(
            complaint.contains(said) && complaint.contains(text(&path)),
            "{said}: {complaint}"
        );
    }
}

/// Each file is told from the others, whatever its encoding.
#[test]
fn a_machine_and_a_study_are_told_apart_where_the_other_is_needed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str, content: &[u8]| written(&folder, name, content);
    let machine = at("machine.toml", MachineSpec::builtin_toml().as_bytes());
    let study = at("study.toml", GOOD.as_bytes());
    let data = at("data.csv", b"kind,of,value\nplate,,1 g\n");
    let latin = at("latin.csv", b"kind,of,value,note\nplate,,1 g,gr\xfcn\n");
    for (words, said) in [
        (vec!["report", text(&machine)], "this is a machine file"),
        (vec!["fit", text(&machine)], "this is a machine file"),
        (vec!["fills", text(&study)], "is a study file"),
        (vec!["fills", text(&data)], "name a machine file (only fit"),
        (
            vec!["tolerance", text(&data)],
            "name a study file (only fit",
        ),
        (vec!["fit", text(&latin)], "name a study file (only fit"),
        (
            vec!["report", text(&study), "--machine", text(&latin)],
            "name a machine file (only fit",
        ),
        (
            vec!["report", text(&study), "--machine", text(&study)],
            "is a study file",
        ),
        (
            vec!["check", text(&study), "--study", text(&study)],
            "is a study file",
        ),
        (
            vec!["schema", "--fields", "--machine", text(&study)],
            "is a study file",
        ),
    ] {
        let complaint = one_line(&calibrate(&words));
        assert!(complaint.contains(said), "{words:?}: {complaint}");
        // The study's own line about its machine is not at fault.
        assert!(!complaint.contains(": line "), "{words:?}: {complaint}");
    }
}

#[test]
fn a_broken_file_is_told_which_command_prints_a_good_one() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let machine = MachineSpec::builtin_toml();
    for (good, [line, broken], said) in [
        (
            GOOD,
            ["seed = 7", "seed = = 7"],
            "kipp-calibrate schema prints",
        ),
        (machine, ["[rod]", "[rod"], "kipp machine prints"),
    ] {
        let content = good.replacen(line, broken, 1);
        let path = written(&folder, "broken.toml", content.as_bytes());
        let complaint = one_line(&calibrate(&["check", text(&path)]));
        assert!(complaint.contains(said), "{broken}: {complaint}");
    }
}

const FRICTION: &str = "[[knob]]\nfield = \"rod.friction\"\nfrom = 0.2\nto = 0.4\n";
const PLATES: &str = "[[knob]]\nfield = \"tube.*.ballast.plates\"\nfrom = 14\nto = 16\n";

/// Tables and knob of a study, the verb that cannot answer it, and what its complaint must say.
const UNFIT: &[([&str; 2], &[&str], &str)] = &[
    (["", FRICTION], &["tolerance"], "no knob has a tolerance"),
    (["", ""], &["design"], "no knob has a range"),
    (
        ["[design]\naim = \"worst-decile\"\ncopies = 2\n", FRICTION],
        &["design"],
        "raise copies or fills",
    ),
    (["", ""], &["screen"], "no knob has a range"),
    (["", FRICTION], &["sensitivity"], "no knob has a tolerance"),
    (
        ["", FRICTION],
        &["run", "--plan", "sobol"],
        "no knob has a tolerance",
    ),
    (
        ["[sensitivity]\nover = \"range\"\nrows = 3\n", FRICTION],
        &["sensitivity"],
        "sensitivity.rows = 3",
    ),
    (
        ["[sensitivity]\nover = \"range\"\nrows = 70000\n", FRICTION],
        &["sensitivity"],
        "sequence = \"random\"",
    ),
    (["", ""], &["fit"], "[[knob]]"),
    (["", FRICTION], &["fit"], "name a data file"),
    (["", PLATES], &["fit"], "whole numbers"),
    (
        ["[fit]\nfrozen = [\"rod\"]\n", FRICTION],
        &["fit"],
        "the knobs are rod.friction",
    ),
    (["[fit]\nfrozen = [\"rod\"]\n", ""], &["fit"], "[[knob]]"),
    (
        ["[fit]\npacking = 70.0\n", FRICTION],
        &["fit"],
        "packing = 70",
    ),
];

#[test]
fn a_study_that_does_not_suit_a_verb_is_named_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a study.toml");
    for ([tables, knob], words, said) in UNFIT {
        let content = format!("format = 1\nname = \"odd\"\n{tables}{knob}");
        fs::write(&path, content).expect("it can be written");
        let words = [&words[..1], &[text(&path)], &words[1..]].concat();
        let complaint = one_line(&calibrate(&words));
        let place = format!("{}: ", path.display());
        assert!(
            complaint.contains(&place) && complaint.contains(said),
            "{words:?}: {complaint}"
        );
    }
}
