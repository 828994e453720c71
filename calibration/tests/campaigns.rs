//! A campaign's files are the same bytes however the work was spread, stopped and gone on with.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use kipp_calibration::campaign::{CASES, Campaign, Ending, Fault, Header, Part, Shard, merge};
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::plan::MonteCarlo;
use kipp_calibration::row::Status;
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;
use tempfile::TempDir;

const KNOBS: &str = "[[knob]]\nfield = \"rod.friction\"\ntolerance = { plus_minus = 0.1 }\n\
                     [[knob]]\nfield = \"tube.*.ballast.plate_mass_kg\"\ntolerance = { plus_minus = \"10 %\" }\n";

fn study_of(seed: u64, cases: &str) -> Study {
    let text = format!("format = 1\nname = \"laws\"\nseed = {seed}\n[cases]\n{cases}\n{KNOBS}");
    let file = StudyFile::from_toml(&text).expect("the study is sound");
    Study::of(file, MachineSpec::builtin()).expect("the study fits the machine")
}

fn study() -> Study {
    study_of(4, "number = 500")
}

/// Small blocks, so that even short runs have many.
fn crew(threads: usize) -> Crew {
    let pace = Pace { block: 7, grain: 2 };
    Crew::new(NonZeroUsize::new(threads).expect("some"), pace)
}

fn run_in(
    folder: &Path,
    study: &Study,
    shard: Option<Shard>,
    threads: usize,
) -> Result<Ending, Fault> {
    let plan = MonteCarlo::new(study);
    let campaign = Campaign::new(study, &plan, study.fidelity);
    campaign.run(folder, shard, &crew(threads), |_| (), || ())
}

fn merge_in(folder: &Path, study: &Study) -> Result<Ending, Fault> {
    let plan = MonteCarlo::new(study);
    merge(folder, &Campaign::new(study, &plan, study.fidelity), || ())
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn cases(folder: &Path) -> String {
    fs::read_to_string(folder.join(CASES)).expect("all cases are there")
}

fn whole(study: &Study) -> String {
    let folder = folder();
    run_in(folder.path(), study, None, 1).expect("it runs");
    cases(folder.path())
}

fn shards(folder: &Path, study: &Study, of: u32) {
    for shard in Shard::all(of) {
        run_in(folder, study, Some(shard), 2).expect("it runs");
    }
}

fn said(fault: &Fault) -> String {
    fault.said(&kipp_calibration::words::words(Language::English))
}

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

/// Changes the header of a file of rows.
fn with_header(path: &Path, change: impl Fn(&mut Header)) {
    let text = fs::read_to_string(path).expect("it is there");
    let (first, rows) = text.split_once('\n').expect("a header and rows");
    let mut header: Header = serde_json::from_str(first).expect("a header");
    change(&mut header);
    let first = serde_json::to_string(&header).expect("a form in JSON");
    fs::write(path, format!("{first}\n{rows}")).expect("it can be written");
}

/// Changes one part of a header.
fn alter(header: &mut Header, part: Part) {
    let other = || "other".to_owned();
    match part {
        Part::Schema => header.schema += 1,
        Part::Version => header.version = other(),
        Part::Engine => header.engine = other(),
        Part::Machine => header.machine = other(),
        Part::Study => header.study = other(),
        Part::Seed => header.seed += 1,
        Part::Fidelity => header.fidelity = Fidelity::Machine,
        Part::Plan => header.plan = other(),
        Part::Cases => header.cases += 1,
        Part::Shard => header.shard = Shard::new(1, 3).ok(),
    }
}

#[test]
fn a_merge_refuses_what_is_of_another_campaign_and_says_in_what() {
    let study = study();
    let folder = folder();
    shards(folder.path(), &study, 3);
    let path = folder.path().join("shard-2-of-3.jsonl");
    let good = fs::read_to_string(&path).expect("it is there");
    let parts = [
        Part::Schema,
        Part::Version,
        Part::Engine,
        Part::Machine,
        Part::Study,
        Part::Seed,
        Part::Fidelity,
        Part::Plan,
        Part::Cases,
        Part::Shard,
    ];
    for part in parts {
        with_header(&path, |header| alter(header, part));
        let fault = merge_in(folder.path(), &study).expect_err("it is of another campaign");
        assert!(said(&fault).contains("shard-2-of-3.jsonl"), "{fault:?}");
        assert!(
            matches!(fault, Fault::Other { part: found, .. } if found == part),
            "{fault:?}"
        );
        assert!(!folder.path().join(CASES).exists());
        fs::write(&path, &good).expect("it can be written");
    }
    merge_in(folder.path(), &study).expect("it merges");
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

#[test]
fn a_merge_names_every_hole() {
    let study = study_of(4, "number = 30");
    let folder = folder();
    shards(folder.path(), &study, 7);
    let cut = |name: &str, lines: usize| {
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).expect("it is there");
        let kept: String = text.split_inclusive('\n').take(1 + lines).collect();
        fs::write(&path, kept).expect("it can be written");
    };
    cut("shard-3-of-7.jsonl", 2);
    cut("shard-1-of-7.jsonl", 4);
    fs::remove_file(folder.path().join("shard-6-of-7.jsonl")).expect("it is there");
    let fault = merge_in(folder.path(), &study).expect_err("cases are missing");
    let line = said(&fault);
    for hole in [
        "cases 16 to 23 (in steps of 7) of shard 3/7",
        "case 28 of shard 1/7",
        "cases 5 to 26 (in steps of 7) of shard 6/7",
    ] {
        assert!(line.contains(hole), "{line}");
    }
    assert!(!folder.path().join(CASES).exists());
    assert_eq!(
        fs::read_dir(folder.path()).expect("a folder").count(),
        6,
        "no rubbish stays"
    );
}

#[test]
fn shards_of_two_partitions_are_not_mixed() {
    let study = study();
    let folder = folder();
    run_in(folder.path(), &study, Shard::new(1, 2).ok(), 1).expect("it runs");
    run_in(folder.path(), &study, Shard::new(1, 3).ok(), 1).expect("it runs");
    let fault = merge_in(folder.path(), &study).expect_err("two partitions");
    assert!(
        matches!(
            fault,
            Fault::Mixed {
                first: 2,
                second: 3,
                ..
            }
        ),
        "{fault:?}"
    );
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

/// The merge needs no more than the cases that decide, and calls off the shards that still run.
#[test]
fn unfinished_shards_that_decide_are_enough() {
    let study = study_of(4, "number = 3000\nhalf_width = 0.008");
    let one = whole(&study);
    let needed = one.lines().count() as u64 - 1;
    let folder = folder();
    shards(folder.path(), &study, 7);
    for shard in Shard::all(7) {
        let finished = folder.path().join(shard.file());
        let text = fs::read_to_string(&finished).expect("it is there");
        let share = usize::try_from(shard.share(needed)).expect("few");
        let kept: String = text.split_inclusive('\n').take(1 + share).collect();
        fs::write(folder.path().join(shard.file() + ".part"), kept).expect("it can be written");
        fs::remove_file(finished).expect("it is there");
    }
    let ending = merge_in(folder.path(), &study).expect("it is decided");
    assert_eq!(ending.tally.cases(), needed);
    assert_eq!(cases(folder.path()), one);
    let shard = Shard::new(2, 7).ok();
    let called_off = run_in(folder.path(), &study, shard, 1).expect("it ends");
    assert!(called_off.is_called_off);
    assert!(called_off.tally.cases() < 3000 / 7);
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

#[test]
fn shards_share_all_cases_and_no_case_twice() {
    for cases in [0, 1, 6, 7, 8, 100] {
        for of in [1, 2, 7] {
            let mut all: Vec<u64> = Shard::all(of)
                .flat_map(|shard| (0..shard.share(cases)).map(move |place| shard.case(place)))
                .collect();
            all.sort_unstable();
            assert_eq!(all, (0..cases).collect::<Vec<_>>());
        }
    }
    for bad in [
        "0/7", "8/7", "1/0", "1/901", "3", "a/b", "1/2/3", "-1/3", "",
    ] {
        assert!(bad.parse::<Shard>().is_err(), "{bad}");
    }
    let shard: Shard = "3/7".parse().expect("a shard");
    assert_eq!(Shard::of_file(&shard.file()), Some(shard));
    assert_eq!(Shard::of_file("shard-03-of-7.jsonl"), None);
}

/// `/dev/full` takes no byte.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_sentence_and_harms_no_result() {
    let study = study();
    let folder = folder();
    let name = Shard::new(1, 2).expect("a shard").file();
    shards(folder.path(), &study, 3);
    let before = fs::read(folder.path().join("shard-1-of-3.jsonl")).expect("it is there");
    std::os::unix::fs::symlink("/dev/full", folder.path().join(name + ".part")).expect("a link");
    let fault = run_in(folder.path(), &study, Shard::new(1, 2).ok(), 1).expect_err("it is full");
    assert!(matches!(fault, Fault::Write { .. }), "{fault:?}");
    assert!(
        said(&fault).contains("the disk is full"),
        "{}",
        said(&fault)
    );
    assert_eq!(
        fs::read(folder.path().join("shard-1-of-3.jsonl")).expect("it is there"),
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
