//! A campaign's files are the same bytes however the work was spread, stopped and gone on with.

#[path = "support/campaign.rs"]
mod campaign;

use std::fs;
use std::path::PathBuf;

use campaign::{cases, crew, folder, merge_in, run_in, said, shards, study, study_of, whole};
use kipp_calibration::campaign::{CASES, Campaign, Fault, Part, Shard};
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::plan::MonteCarlo;
use kipp_calibration::row::{Row, Status};
use kipp_calibration::study::{Study, StudyFile};
use kipp_physics::spec::MachineSpec;

#[test]
fn threads_and_shards_do_not_change_a_byte() {
    let study = study();
    let one = whole(&study);
    assert_eq!(one.lines().count(), 501);
    let two = folder();
    run_in(two.path(), &study, None, 2).expect("it runs");
    assert_eq!(cases(two.path()), one);
    for of in [1, 7] {
        let folder = folder();
        shards(folder.path(), &study, of);
        let merged = merge_in(folder.path(), &study).expect("it merges");
        assert_eq!(cases(folder.path()), one, "{of} shards");
        let alone = run_in(two.path(), &study, None, 1).expect("it is finished");
        assert_eq!(merged.tally, alone.tally);
    }
}

#[test]
fn the_simulated_machine_does_not_change_a_byte_either() {
    let mut study = study_of(5, "number = 12");
    study.fidelity = Fidelity::Machine;
    let one = whole(&study);
    let folder = folder();
    shards(folder.path(), &study, 7);
    merge_in(folder.path(), &study).expect("it merges");
    assert_eq!(cases(folder.path()), one);
}

/// Every row of a run that was cut short anywhere stays, and the rest is the same.
#[test]
fn a_run_goes_on_wherever_it_was_cut() {
    let study = study_of(4, "number = 40");
    let one = whole(&study);
    let folder = folder();
    let part = folder.path().join(format!("{CASES}.part"));
    for cut in (0..one.len()).step_by(13).chain([one.len() - 1, one.len()]) {
        fs::write(&part, &one[..cut]).expect("it can be written");
        let ending = run_in(folder.path(), &study, None, 2).expect("it goes on");
        assert_eq!(cases(folder.path()), one, "cut at {cut}");
        let kept = one[..cut].matches('\n').count().saturating_sub(1);
        assert_eq!(ending.resumed, kept as u64, "cut at {cut}");
        fs::remove_file(folder.path().join(CASES)).expect("it is there");
    }
}

/// Power that failed may leave zeros behind the last row.
#[test]
fn rubbish_at_the_end_is_cut_off() {
    let study = study_of(4, "number = 40");
    let one = whole(&study);
    let folder = folder();
    for rubbish in ["\0\0\0\0", "{\"case\":", "nonsense\n"] {
        let begun: String = one.split_inclusive('\n').take(9).collect();
        let part = folder.path().join(format!("{CASES}.part"));
        fs::write(&part, begun + rubbish).expect("it can be written");
        let ending = run_in(folder.path(), &study, None, 1).expect("it goes on");
        assert_eq!((ending.resumed, cases(folder.path())), (8, one.clone()));
        fs::remove_file(folder.path().join(CASES)).expect("it is there");
    }
}

#[test]
fn a_damaged_line_before_others_is_refused_and_left_alone() {
    let study = study_of(4, "number = 40");
    let one = whole(&study);
    let folder = folder();
    let part = folder.path().join(format!("{CASES}.part"));
    let mut lines: Vec<&str> = one.lines().take(9).collect();
    lines[4] = "{}";
    let damaged = lines.join("\n") + "\n";
    fs::write(&part, &damaged).expect("it can be written");
    let fault = run_in(folder.path(), &study, None, 1).expect_err("line 5 is no case");
    assert!(matches!(fault, Fault::Damaged { line: 5, .. }), "{fault:?}");
    assert_eq!(fs::read_to_string(&part).expect("it is there"), damaged);
    lines.remove(4);
    fs::write(&part, lines.join("\n")).expect("it can be written");
    let fault = run_in(folder.path(), &study, None, 1).expect_err("case 3 is missing");
    assert!(
        matches!(
            fault,
            Fault::Misplaced {
                found: 4,
                due: 3,
                ..
            }
        ),
        "{fault:?}"
    );
}

#[test]
fn a_finished_run_is_not_run_again() {
    let study = study_of(4, "number = 40");
    let folder = folder();
    let first = run_in(folder.path(), &study, None, 1).expect("it runs");
    let made = fs::metadata(folder.path().join(CASES))
        .expect("it is there")
        .modified();
    let again = run_in(folder.path(), &study, None, 2).expect("it is finished");
    assert_eq!((again.resumed, again.tally), (40, first.tally));
    let now = fs::metadata(folder.path().join(CASES))
        .expect("it is there")
        .modified();
    assert_eq!(made.expect("a time"), now.expect("a time"));
}

#[test]
fn a_file_has_one_writer() {
    let study = study_of(4, "number = 40");
    let folder = folder();
    let part = folder.path().join(format!("{CASES}.part"));
    let other = fs::File::create(&part).expect("it can be written");
    other.lock().expect("nobody else has it");
    let fault = run_in(folder.path(), &study, None, 1).expect_err("it is in use");
    assert!(matches!(fault, Fault::Busy { .. }), "{fault:?}");
    drop(other);
    run_in(folder.path(), &study, None, 1).expect("it is free");
}

#[test]
fn results_of_another_study_or_machine_are_left_untouched() {
    let study = study();
    let folder = folder();
    run_in(folder.path(), &study, None, 1).expect("it runs");
    let before = cases(folder.path());
    let mut machine = study.clone();
    machine.machine.rod.diameter_m *= 1.01;
    let wider = study_of(4, "number = 500\nhalf_width = 0.2");
    for (other, part) in [
        (study_of(5, "number = 500"), Part::Seed),
        (machine, Part::Machine),
        (wider, Part::Study),
        (study_of(4, "number = 501"), Part::Cases),
    ] {
        for fault in [
            run_in(folder.path(), &other, None, 1).expect_err("another campaign"),
            merge_in(folder.path(), &other).expect_err("another campaign"),
        ] {
            assert!(
                matches!(fault, Fault::Other { part: found, .. } if found == part),
                "{fault:?}"
            );
        }
        assert_eq!(cases(folder.path()), before);
    }
}

/// A run that was broken off goes on with its own study only.
#[test]
fn a_run_of_another_study_does_not_go_on_with_these_rows() {
    let folder = folder();
    run_in(folder.path(), &study(), None, 1).expect("it runs");
    let part = folder.path().join(format!("{CASES}.part"));
    fs::rename(folder.path().join(CASES), &part).expect("it is moved");
    let before = fs::read(&part).expect("it is there");
    let fault = run_in(folder.path(), &study_of(5, "number = 500"), None, 1);
    let fault = fault.expect_err("another campaign");
    assert!(
        matches!(
            fault,
            Fault::Other {
                part: Part::Seed,
                ..
            }
        ),
        "{fault:?}"
    );
    assert!(fs::read(&part).expect("it is there") == before);
}

#[test]
fn the_mean_torque_is_that_of_the_rows() {
    let study = study();
    let folder = folder();
    let tally = run_in(folder.path(), &study, None, 2)
        .expect("it runs")
        .tally;
    let rows = cases(folder.path());
    let rows = rows.lines().skip(1);
    let rows = rows.map(|line| serde_json::from_str::<Row>(line).expect("a row"));
    let torques: Vec<f64> = rows.filter_map(|row| row.torque_to_tip_mnm).collect();
    let mean = torques.iter().sum::<f64>() / torques.len() as f64;
    let told = tally.mean_torque_mnm().expect("some tipped");
    assert!((told - mean).abs() < 1e-12 * mean, "{told}, but {mean}");
}

/// The wanted half width decides at the same case on any threads and shards, and no earlier block
/// would have done.
#[test]
fn stopping_early_does_not_depend_on_threads_or_shards() {
    let study = study_of(4, "number = 3000\nhalf_width = 0.008");
    let all = study_of(4, "number = 3000");
    let one = folder();
    let ending = run_in(one.path(), &study, None, 1).expect("it runs");
    let (ran, saved) = (ending.tally.cases(), ending.saved);
    assert!(
        ran > 100 && saved > 0 && ran + saved == 3000,
        "{ran} {saved}"
    );
    assert_eq!(cases(one.path()).lines().count() as u64, 1 + ran);
    for threads in [2, 5] {
        let folder = folder();
        run_in(folder.path(), &study, None, threads).expect("it runs");
        assert_eq!(cases(folder.path()), cases(one.path()));
    }
    let half_width = |cases: u64| {
        let study = study_of(4, &format!("number = {cases}"));
        let plan = MonteCarlo::new(&study);
        let ending = Campaign::new(&study, &plan, Fidelity::Statics).tally(&crew(2), || ());
        ending
            .tally
            .in_band
            .half_width95()
            .expect("there are cases")
    };
    assert!(half_width(ran) <= 0.008 && half_width(ran - 100) > 0.008);
    let rows = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    let every = rows(&whole(&all));
    assert_eq!(
        rows(&cases(one.path())),
        every[..usize::try_from(ran).expect("few")]
    );
}

#[test]
fn a_run_is_judged_after_a_hundred_cases_and_no_sooner() {
    let (study, folder) = (study_of(4, "number = 300\nhalf_width = 0.4"), folder());
    let ending = run_in(folder.path(), &study, None, 1).expect("it runs");
    assert_eq!(ending.tally.cases(), 100);
}

#[test]
fn cases_that_fail_are_rows_with_a_status() {
    let text = "format = 1\nname = \"wide\"\n[cases]\nnumber = 400\n[[knob]]\n\
                field = \"rod.friction\"\ntolerance = { plus_minus = 3.0 }\n";
    let file = StudyFile::from_toml(text).expect("the study is sound");
    let study = Study::of(file, MachineSpec::builtin()).expect("it fits");
    let folder = folder();
    let tally = run_in(folder.path(), &study, None, 2)
        .expect("it runs")
        .tally;
    assert_eq!(tally.statuses.values().sum::<u64>(), 400);
    assert!(tally.statuses[&Status::Unbuildable] > 100, "{tally:?}");
    assert!(tally.statuses[&Status::Ok] > 10, "{tally:?}");
    assert_eq!(tally.in_band.of, 400);
}

/// `/dev/full` takes no byte.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_sentence_and_harms_no_result() {
    let study = study();
    let folder = folder();
    let shard = |number| Shard::new(number, 3).expect("a shard");
    run_in(folder.path(), &study, Some(shard(2)), 1).expect("it runs");
    let before = fs::read(folder.path().join("shard-2-of-3.jsonl")).expect("it is there");
    let name = shard(1).file();
    std::os::unix::fs::symlink("/dev/full", folder.path().join(name + ".part")).expect("a link");
    let fault = run_in(folder.path(), &study, Some(shard(1)), 1).expect_err("it is full");
    assert!(matches!(fault, Fault::Write { .. }), "{fault:?}");
    assert!(
        said(&fault).contains("the disk is full"),
        "{}",
        said(&fault)
    );
    assert_eq!(
        fs::read(folder.path().join("shard-2-of-3.jsonl")).expect("it is there"),
        before
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_files_is_one_sentence() {
    let study = study();
    let fault = run_in(&PathBuf::from("/proc/kipp"), &study, None, 1).expect_err("no folder");
    let line = said(&fault);
    assert!(
        line.contains("/proc/kipp") && line.contains("--out"),
        "{line}"
    );
    let file = tempfile::NamedTempFile::new().expect("a file");
    let fault = run_in(file.path(), &study, None, 1).expect_err("no folder");
    assert!(said(&fault).contains("--out"), "{fault:?}");
}
