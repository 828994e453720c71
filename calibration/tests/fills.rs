//! Fills of the simulated machine.

use std::num::NonZeroUsize;

use kipp_calibration::fidelity::machine::{Fill, Release, fill};
use kipp_calibration::fidelity::plan::{FillPlan, Neighbours};
use kipp_calibration::share::Share;
use kipp_calibration::summary::Summary;
use kipp_calibration::sweep::sweep;
use kipp_physics::spec::{DieSize, MachineSpec};

fn run(plan: &FillPlan, fills: usize, threads: usize) -> Vec<Fill> {
    let spec = MachineSpec::builtin();
    let threads = NonZeroUsize::new(threads).expect("at least one thread");
    sweep(
        fills,
        threads,
        |case| fill(&spec, plan, (case as u64).into()),
        || (),
    )
    .expect("the machine runs")
}

fn plan(neighbours: Neighbours, seed: u64) -> FillPlan {
    FillPlan {
        neighbours,
        seed,
        ..FillPlan::default()
    }
}

fn alone() -> FillPlan {
    plan(Neighbours::Empty, 5)
}

fn fed() -> FillPlan {
    plan(Neighbours::Fed, 5)
}

#[test]
fn fills_do_not_depend_on_threads_or_on_how_many_are_run() {
    let three = run(&alone(), 9, 3);
    assert_eq!(run(&alone(), 9, 1), three);
    assert_eq!(run(&alone(), 4, 2), three[..4]);
    assert_ne!(run(&plan(Neighbours::Empty, 6), 9, 3), three);
}

#[test]
fn alone_every_die_goes_to_the_watched_tube() {
    for (case, fill) in run(&alone(), 6, 2).iter().enumerate() {
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
    let fills = run(&fed(), 6, 2);
    let drops: usize = fills.iter().map(|fill| fill.releases.len()).sum();
    let watched: usize = fills.iter().filter_map(|fill| fill.dice_at_tip).sum();
    assert!(
        drops > watched,
        "{drops} drops, {watched} dice in watched tubes"
    );
}

#[test]
fn cases_of_one_tube_differ() {
    let fills = run(&fed(), 15, 2);
    let copper = fills.iter().step_by(3);
    let lengths: std::collections::BTreeSet<usize> =
        copper.map(|fill| fill.releases.len()).collect();
    assert!(lengths.len() > 1, "{lengths:?}");
}

fn release(tipped: usize) -> Release {
    Release {
        tube: 0,
        die: DieSize::Small,
        entered: true,
        tipped,
        emptied: tipped.saturating_sub(1),
        returned: tipped,
        hangs: tipped == 0,
        stilled: false,
    }
}

fn filled(tube: usize, dice_at_tip: Option<usize>, releases: Vec<Release>) -> Fill {
    Fill {
        tube,
        dice_at_tip,
        dice: Vec::new(),
        needed_moment_nm: None,
        emptied: true,
        releases,
    }
}

#[test]
fn a_summary_counts_what_happened() {
    let full = Release {
        entered: false,
        ..release(0)
    };
    let fills = [
        filled(0, Some(4), vec![release(0), release(1)]),
        filled(1, Some(6), vec![release(2)]),
        filled(1, None, vec![full]),
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
