//! The command that the lab shows, run by a shell, does in the terminal what was done in the lab.
//!
//! This test runs itself as `kipp`, so that nothing else has to be built: started with that word it
//! is the terminal's command, without it the tests.

use std::path::Path;
use std::process::{Command, ExitCode};

use kipp_physics::{Balance, DieSize, MachineSpec};
use kipp_viewer::lab::command::{self, Missing};
use kipp_viewer::lab::verdict::Verdict;
use kipp_viewer::lab::{Lab, Trial};

const PLAYS_KIPP: &str = "KIPP_VIEWER_TEST_PLAYS_KIPP";

fn main() -> ExitCode {
    if std::env::var_os(PLAYS_KIPP).is_some() {
        return kipp_game::cli::run();
    }
    the_shown_command_tips_at_the_same_die();
    a_machine_of_ones_own_is_named_by_its_file();
    the_command_ends_with_the_die_that_found_no_room();
    telemetry_is_that_of_the_command();
    the_verdict_is_the_table_of_the_command();
    println!("test lab_command ... ok");
    ExitCode::SUCCESS
}

/// The lab after these dice have fallen into a tube.
fn lab(spec: &MachineSpec, seed: u64, tube: usize, sizes: &[DieSize]) -> Lab {
    let mut lab = Lab::new(spec).expect("the machine is valid");
    lab.seed = seed;
    for size in sizes {
        lab.drop(tube, *size).expect("there are dice");
    }
    while lab.tick() {}
    lab
}

/// Runs a command as it stands in a shell, in a folder.
fn run(line: &str, folder: &Path) -> String {
    let this = std::env::current_exe().expect("the test runs");
    let output = Command::new("sh")
        .args(["-c", &format!("kipp() {{ \"$0\" \"$@\"; }}; {line}")])
        .arg(this)
        .env(PLAYS_KIPP, "1")
        .current_dir(folder)
        .output()
        .expect("there is a shell");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}: {said}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// What the terminal reports of each die, and the state it ends with.
fn told(line: &str, folder: &Path) -> (Vec<(u64, bool, bool)>, String) {
    let told = run(&format!("{line} --json"), folder);
    let told: serde_json::Value = serde_json::from_str(&told).expect("it is JSON");
    let drops = told["drops"].as_array().expect("there are drops");
    let one = |drop: &serde_json::Value| {
        let flag = |key: &str| drop[key].as_bool().expect("it is said");
        let number = drop["number"].as_u64().expect("it is said");
        (number, flag("entered"), flag("has_tipped"))
    };
    let digest = drops.last().expect("there was a drop")["digest"].clone();
    let digest = digest.as_str().expect("it is text").to_owned();
    (drops.iter().map(one).collect(), digest)
}

fn seen(lab: &Lab) -> Vec<(u64, bool, bool)> {
    let one = |trial: &Trial| {
        let tipped = trial.tipped[trial.tube];
        (u64::from(trial.number), trial.entered, tipped)
    };
    lab.trials.iter().map(one).collect()
}

fn here() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room")
}

fn the_shown_command_tips_at_the_same_die() {
    use DieSize::{Large, Medium, Small};
    let spec = MachineSpec::builtin();
    let sizes = [
        Large, Medium, Small, Medium, Large, Medium, Small, Small, Large, Large,
    ];
    let mut tipped = 0;
    for (tube, seed) in [(0, 1), (1, 7), (2, 123_456_789_012)] {
        let lab = lab(&spec, seed, tube, &sizes);
        let line = command::of(&lab).expect("dice have fallen");
        assert!(!line.contains("--machine"), "{line}");
        let folder = here();
        let (drops, _) = told(&format!("{line} --csv told.csv"), folder.path());
        assert_eq!(drops, seen(&lab), "{line}");
        let told = std::fs::read_to_string(folder.path().join("told.csv"));
        let same = lab.strip().csv() == told.expect("it is there");
        assert!(same, "{line} tells another motion");
        tipped += drops.iter().filter(|(_, _, tipped)| *tipped).count();
    }
    assert!(tipped >= 3, "every tube tips with ten dice");
}

fn a_machine_of_ones_own_is_named_by_its_file() {
    let folder = here();
    let mut spec = MachineSpec::builtin();
    spec.tube[1].name = "it's mine".to_owned();
    spec.tube[1].ballast.plates = 10;
    spec.base.gravity_m_per_s2 = 1.62;
    let mut lab = lab(&spec, 3, 1, &[DieSize::Medium; 5]);
    assert_eq!(command::of(&lab), Err(Missing::File));
    let file = folder.path().join("my own.toml");
    std::fs::write(&file, spec.to_toml()).expect("there is room");
    lab.file = Some(file);
    let line = command::of(&lab).expect("the file is known");
    let (drops, _) = told(&line, folder.path());
    assert_eq!(drops, seen(&lab), "{line}");
    assert!(
        drops.iter().any(|(_, _, tipped)| *tipped),
        "a light tube tips"
    );
}

fn the_command_ends_with_the_die_that_found_no_room() {
    let mut spec = MachineSpec::builtin();
    for tube in &mut spec.tube {
        tube.ballast.plates = 30;
        tube.ballast.plate_thickness_m = 0.001;
    }
    let folder = here();
    let mut lab = lab(&spec, 1, 0, &[DieSize::Small; 30]);
    let file = folder.path().join("heavy.toml");
    std::fs::write(&file, spec.to_toml()).expect("there is room");
    lab.file = Some(file);
    let line = command::of(&lab).expect("the file is known");
    let (drops, _) = told(&line, folder.path());
    let last = drops.last().expect("there was a drop");
    assert_eq!(
        (last.1, last.2),
        (false, false),
        "it does not tip and is full"
    );
    assert_eq!(drops, seen(&lab)[..drops.len()], "{line}");
    let dice = line.split(' ').find(|word| word.contains(','));
    let dice = dice.map(|dice| dice.split(',').count());
    assert_eq!(dice, Some(drops.len()), "{line}");
}

fn telemetry_is_that_of_the_command() {
    let folder = here();
    let sizes = [DieSize::Large; 5];
    let mut lab = lab(&MachineSpec::builtin(), 1, 0, &sizes);
    // The sixth die is another tube's: the lab tells of the looked-at one only.
    lab.drop(1, DieSize::Small).expect("there are dice");
    while lab.tick() {}
    lab.tube = 0;
    let line = command::of(&lab).expect("dice have fallen");
    run(&format!("{line} --csv told.csv"), folder.path());
    let told = std::fs::read_to_string(folder.path().join("told.csv")).expect("it is there");
    let is_others = |line: &&str| line.starts_with("6,");
    assert!(told.lines().any(|line| is_others(&line)));
    let told: Vec<&str> = told.lines().filter(|line| !is_others(line)).collect();
    assert_eq!(lab.strip().csv().lines().collect::<Vec<_>>(), told);
}

/// What the lab says of a tube when the hand opens is what the terminal's table says of that die.
fn the_verdict_is_the_table_of_the_command() {
    use DieSize::{Large, Medium, Small};
    let mut lab = Lab::new(&MachineSpec::builtin()).expect("the machine is valid");
    lab.seed = 7;
    for size in [Medium, Large, Small, Medium, Large, Large] {
        lab.drop(1, size).expect("there are dice");
    }
    let (mut shown, mut was_held) = (Vec::new(), false);
    while lab.tick() {
        let is_held = lab.machine().is_held(1);
        if was_held && !is_held {
            let plan = lab.plan();
            shown.push((plan.balance.clone(), lab.verdict(&plan)));
        }
        was_held = is_held;
    }
    let line = format!("{} --json", command::of(&lab).expect("dice have fallen"));
    let told: serde_json::Value = serde_json::from_str(&run(&line, here().path())).expect("JSON");
    let drops = told["drops"].as_array().expect("there are drops");
    assert_eq!(drops.len(), shown.len());
    let mut tipped = 0;
    for (drop, (balance, verdict)) in drops.iter().zip(shown) {
        let table: Balance = serde_json::from_value(drop["balance"].clone()).expect("a balance");
        assert_eq!(balance.dice.len(), table.dice.len());
        for (shown, told) in [
            (balance.dice_moment_nm, table.dice_moment_nm),
            (balance.tube_moment_nm, table.tube_moment_nm),
            (balance.net_moment_nm, table.net_moment_nm),
            (balance.dead_band_nm, table.dead_band_nm),
            (balance.margin_nm, table.margin_nm),
        ] {
            // Text rounds the last of sixteen digits.
            assert!((shown - told).abs() < 1e-15, "{shown} is not {told}");
        }
        let tips = drop["has_tipped"].as_bool().expect("it is said");
        assert_eq!(
            verdict == Verdict::Tips,
            tips,
            "{verdict:?} of {}",
            drop["number"]
        );
        tipped += u32::from(tips);
    }
    assert!(tipped > 0, "the silver tube tips");
}
