//! A row says itself whether it failed and whether it is in the band, for all who count.

use kipp_calibration::analysis::output::{Output, Seen};
use kipp_calibration::campaign::Tally;
use kipp_calibration::row::{Row, Status, failed};
use kipp_calibration::study::{Study, StudyFile};
use kipp_physics::spec::MachineSpec;

/// A fill that tipped at the fourth die and ended so.
fn tipped(status: Status) -> Row {
    Row {
        dice_to_tip: Some(4),
        torque_to_tip_mnm: Some(3.0),
        ..Row::without_dice(status, 1)
    }
}

fn study() -> Study {
    let file = StudyFile::from_toml("format = 1\nname = \"rows\"\n").expect("it is sound");
    Study::of(file, MachineSpec::builtin()).expect("it fits the machine")
}

#[test]
fn a_fill_that_tipped_but_failed_is_outside_every_band() {
    for status in Status::ALL {
        let row = tipped(status);
        assert_eq!(row.has_failed(), status != Status::Ok);
        assert_eq!(row.is_in_band(4, 5), status == Status::Ok);
        assert!(!row.is_in_band(5, 6));
    }
}

#[test]
fn all_who_count_rows_count_failures_alike() {
    let goal = study().goal;
    let rows = [Status::Ok, Status::TimedOut, Status::NotFinite].map(tipped);
    let mut tally = Tally::new(&goal);
    rows.iter().for_each(|row| tally.count(row));
    assert_eq!((tally.in_band.hits, tally.in_band.of), (1, 3));
    assert_eq!(failed(&tally.statuses), 2);
    let tube = &tally.tubes[1];
    assert_eq!(
        (tube.fills.get(&4), tube.never, tube.failed),
        (Some(&1), 0, 2)
    );
    assert_eq!(tube.total(), 3);
    assert_eq!(tally.mean_torque_mnm(), Some(3.0), "of those that count");

    let in_band = |row: &Row| Seen::of(row, &goal, None).values[Output::ALL.len() - 1];
    let counted = [Some(1.0), Some(0.0), Some(0.0)];
    assert_eq!(rows.each_ref().map(in_band), counted);
}
