//! A merge takes all cases of one campaign, each once, and nothing else.

#[path = "support/campaign.rs"]
mod campaign;

use std::fs;
use std::path::Path;

use campaign::{cases, folder, merge_in, run_in, said, shards, study, study_of, whole};
use kipp_calibration::campaign::{CASES, Fault, Header, Part, Shard};
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::row::{Row, Status};

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
    let of_three = Shard::new(1, 3).expect("a shard");
    let is_mixed = |fault: &Fault| {
        matches!(
            fault,
            Fault::Mixed {
                first: 2,
                second: 3,
                ..
            }
        )
    };
    let fault = run_in(folder.path(), &study, Some(of_three), 1).expect_err("before any work");
    assert!(is_mixed(&fault), "{fault:?}");
    let other = campaign::folder();
    run_in(other.path(), &study, Some(of_three), 1).expect("it runs");
    let name = of_three.file();
    fs::copy(other.path().join(&name), folder.path().join(&name)).expect("it can be copied");
    let fault = merge_in(folder.path(), &study).expect_err("two partitions");
    assert!(is_mixed(&fault), "{fault:?}");
}

/// Hours of work for another campaign would be found out by the merge only.
#[test]
fn a_run_refuses_a_folder_with_shards_of_another_campaign_before_it_works() {
    let folder = folder();
    let shard = |number| Shard::new(number, 3).ok();
    run_in(folder.path(), &study(), shard(1), 1).expect("it runs");
    let another_seed = study_of(5, "number = 500");
    for asked in [shard(2), None] {
        let fault = run_in(folder.path(), &another_seed, asked, 1).expect_err("another seed");
        assert!(said(&fault).contains("shard-1-of-3.jsonl"), "{fault:?}");
        let is_seed = matches!(
            fault,
            Fault::Other {
                part: Part::Seed,
                ..
            }
        );
        assert!(is_seed, "{fault:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    // One that another computer has only just begun says nothing yet.
    fs::write(folder.path().join("shard-3-of-3.jsonl.part"), "").expect("it can be written");
    run_in(folder.path(), &study(), shard(2), 1).expect("it runs");
}

/// What a refusal says, and a change of a row that it refuses.
type Change<'a> = (&'a str, &'a dyn Fn(&mut Row));

/// What no run of a case can have given is no case, whoever wrote it.
#[test]
fn a_merge_refuses_rows_that_cannot_be_true() {
    let study = study_of(4, "number = 30");
    let folder = folder();
    shards(folder.path(), &study, 2);
    let path = folder.path().join("shard-2-of-2.jsonl");
    let good = fs::read_to_string(&path).expect("it is there");
    let row = |change: &dyn Fn(&mut Row)| {
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        let mut row: Row = serde_json::from_str(&lines[3]).expect("a row");
        change(&mut row);
        lines[3] = serde_json::to_string(&row).expect("a form in JSON");
        lines.join("\n") + "\n"
    };
    let more = |row: &mut Row| row.dice_to_tip = u32::try_from(row.dice.len() + 1).ok();
    let changes: [Change; 10] = [
        ("more dice than were dropped", &|row| {
            row.dice_to_tip = Some(99);
        }),
        ("more dice than were dropped", &more),
        ("another tube", &|row| row.tube = (row.tube + 1) % 3),
        ("another tube", &|row| row.tube = 9),
        ("not those of its case", &|row| row.point[0] += 1e-9),
        ("not those of its case", &|row| row.point.truncate(1)),
        ("does not hold such dice", &|row| row.dice = "s".repeat(13)),
        ("does not hold such dice", &|row| row.dice.push('x')),
        ("contradicts", &|row| row.status = Status::NeverTipped),
        ("contradicts", &|row| row.emptied = Some(true)),
    ];
    for (reason, change) in changes {
        fs::write(&path, row(change)).expect("it can be written");
        let fault = merge_in(folder.path(), &study).expect_err("it cannot be true");
        let line = said(&fault);
        assert!(line.contains(reason) && line.contains("line 4"), "{line}");
        assert!(!folder.path().join(CASES).exists());
        let again = run_in(folder.path(), &study, Shard::new(2, 2).ok(), 1);
        assert!(again.is_err(), "{reason}: a run goes on with it");
    }
    fs::write(&path, good).expect("it can be written");
    merge_in(folder.path(), &study).expect("it merges");
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
