//! Fills of the simulated machine.

use std::num::NonZeroUsize;

use kipp_calibration::fill::{Fill, FillPlan, Neighbours, Release, fill};
use kipp_calibration::share::Share;
use kipp_calibration::summary::Summary;
use kipp_calibration::sweep::sweep;
use kipp_physics::spec::MachineSpec;

fn run(plan: FillPlan, fills: usize, threads: usize) -> Vec<Fill> {
    let spec = MachineSpec::builtin();
    let threads = NonZeroUsize::new(threads).expect("at least one thread");
    sweep(fills, threads, |case| fill(&spec, plan, case), |_| ()).expect("the machine runs")
}

const ALONE: FillPlan = FillPlan {
    neighbours: Neighbours::Empty,
    only_size: None,
    seed: 5,
};

#[test]
fn fills_do_not_depend_on_threads_or_on_how_many_are_run() {
    let three = run(ALONE, 9, 3);
    assert_eq!(run(ALONE, 9, 1), three);
    assert_eq!(run(ALONE, 4, 2), three[..4]);
    let other_seed = FillPlan { seed: 6, ..ALONE };
    assert_ne!(run(other_seed, 9, 3), three);
}

#[test]
fn alone_every_die_goes_to_the_watched_tube() {
    for (case, fill) in run(ALONE, 6, 2).iter().enumerate() {
        assert_eq!(fill.tube, case % 3);
        let entered = fill
            .releases
            .iter()
            .filter(|release| release.entered)
            .count();
        assert_eq!(fill.dice_at_tip, Some(entered), "case {case}");
    }
}

#[test]
fn fed_neighbours_get_dice_too() {
    let fed = FillPlan {
        neighbours: Neighbours::Fed,
        ..ALONE
    };
    let fills = run(fed, 6, 2);
    let drops: usize = fills.iter().map(|fill| fill.releases.len()).sum();
    let watched: usize = fills.iter().filter_map(|fill| fill.dice_at_tip).sum();
    assert!(
        drops > watched,
        "{drops} drops, {watched} dice in watched tubes"
    );
}

#[test]
fn cases_of_one_tube_differ() {
    let fed = FillPlan {
        neighbours: Neighbours::Fed,
        ..ALONE
    };
    let fills = run(fed, 15, 2);
    let copper = fills.iter().step_by(3);
    let lengths: std::collections::BTreeSet<usize> =
        copper.map(|fill| fill.releases.len()).collect();
    assert!(lengths.len() > 1, "{lengths:?}");
}

fn release(tipped: usize) -> Release {
    Release {
        entered: true,
        tipped,
        emptied: tipped.saturating_sub(1),
        returned: tipped,
        hangs: tipped == 0,
        stilled: false,
    }
}

#[test]
fn a_summary_counts_what_happened() {
    let full = Release {
        entered: false,
        ..release(0)
    };
    let fills = [
        Fill {
            tube: 0,
            dice_at_tip: Some(4),
            releases: vec![release(0), release(1)],
        },
        Fill {
            tube: 1,
            dice_at_tip: Some(6),
            releases: vec![release(2)],
        },
        Fill {
            tube: 1,
            dice_at_tip: None,
            releases: vec![full],
        },
    ];
    let summary = Summary::of(&fills);
    assert_eq!(summary.in_band, Share { hits: 1, of: 3 });
    assert_eq!(summary.hanging, Share { hits: 1, of: 3 });
    assert_eq!(summary.emptied, Share { hits: 1, of: 3 });
    assert_eq!(summary.returned, Share { hits: 3, of: 3 });
    assert_eq!(summary.second_tube, Share { hits: 1, of: 2 });
    assert_eq!(summary.stilled, Share { hits: 0, of: 3 });
    assert_eq!(summary.tubes[1].total(), 2);
    assert_eq!(summary.tubes[1].never, 1);
    assert_eq!(summary.all_tubes().mean(), Some(5.0));
}
