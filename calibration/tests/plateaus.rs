//! Laws of plateaus: of designs that are as good, the one farthest from any other is chosen.

use std::collections::BTreeMap;

use kipp_calibration::design::{Aim, Design, Estimate, Grid, Plateau, Score};
use kipp_calibration::row::Status;
use kipp_calibration::share::Share;
use kipp_calibration::study::{Study, StudyFile};
use kipp_physics::spec::MachineSpec;

/// Thirteen numbers of plates and eleven stations.
const KNOBS: &str = r#"
[[knob]]
field = "tube.*.ballast.plates"
from = 8
to = 20
step = 1

[[knob]]
field = "tube.*.ballast.station_m"
from = "16 mm"
to = "26 mm"
step = "1 mm"
"#;

fn study() -> Study {
    let text = format!("format = 1\nname = \"test\"\n{KNOBS}");
    let file = StudyFile::from_toml(&text).expect("it is sound");
    Study::of(file, MachineSpec::builtin()).expect("it is sound")
}

fn score(hits: u64) -> Score {
    let share = Estimate::of(Share { hits, of: 1000 });
    Score {
        in_band: share.expect("there are trials"),
        worst_decile: None,
        unbuilt: Share::default(),
        emptied: Share::default(),
        alone: Share::default(),
        endings: BTreeMap::from([(Status::Ok, 1000)]),
    }
}

/// The plateau over the designs for which `hits` is known.
fn plateau(hits: impl Fn(u32, u32) -> Option<u64>) -> Plateau {
    let study = study();
    let grid = Grid::new(&study);
    let all = grid.all().into_iter();
    let tried = all.filter_map(|design| Some((design.clone(), score(hits(design[0], design[1])?))));
    let tried: BTreeMap<Design, Score> = tried.collect();
    Plateau::of(&grid, &tried, Aim::Share).expect("designs were tried")
}

#[test]
fn a_peak_beside_a_cliff_gives_way_to_the_middle() {
    // The best of all stands at the corner of a plateau of 49, and is better by chance.
    let found = plateau(|plates, station| {
        let is_on_top = (3..=9).contains(&plates) && (2..=8).contains(&station);
        Some(match (plates, station) {
            (3, 2) => 952,
            _ if is_on_top => 947,
            _ => 800,
        })
    });
    assert_eq!(found.middle, [6, 5]);
    assert_eq!((found.designs, found.steps), (49, 4));
    assert!((found.peak - 0.952).abs() < 1e-12);
}

#[test]
fn a_design_that_is_surely_better_stands_alone() {
    let found = plateau(|plates, station| {
        Some(if (plates, station) == (3, 2) {
            980
        } else {
            940
        })
    });
    assert_eq!(found.middle, [3, 2]);
    assert_eq!((found.designs, found.steps), (1, 1));
}

#[test]
fn beyond_a_range_and_untried_is_not_known_to_be_good() {
    let to_the_end = plateau(|plates, _| Some(if plates <= 6 { 950 } else { 700 }));
    assert_eq!(to_the_end.middle[0], 3, "not the end of the range");
    let with_hole = plateau(|plates, station| {
        let is_on_top = (3..=9).contains(&plates) && (2..=8).contains(&station);
        ((plates, station) != (6, 5)).then_some(if is_on_top { 950 } else { 800 })
    });
    assert_ne!(with_hole.middle, [6, 5]);
    assert!(with_hole.steps < 4, "{with_hole:?}");
}

/// A ridge one design wide, beside a cliff at its lower end: where it ends it is best by chance.
#[test]
fn on_a_ridge_gentle_slopes_are_chosen_and_not_the_cliff() {
    let found = plateau(|plates, station| {
        Some(match (plates, station) {
            (6, 2) => 955,
            (6, 3..=8) => 950,
            (5 | 7, 3..=8) => 910,
            (4..=8, 3..=8) => 850,
            _ => 0,
        })
    });
    assert_eq!(found.middle[0], 6);
    assert!((4..=7).contains(&found.middle[1]), "{found:?}");
    assert_eq!((found.designs, found.steps), (7, 1));
    assert!((found.beside - 0.91).abs() < 1e-12);
}

#[test]
fn among_designs_as_far_from_the_edge_the_better_one_is_chosen() {
    let row = |best: u32| {
        plateau(move |plates, station| {
            let is_on_top = (4..=7).contains(&plates) && (2..=8).contains(&station);
            let better = u64::from(plates == best);
            Some(if is_on_top { 950 + better } else { 700 })
        })
    };
    // Plates 5 and 6 are both two steps from the edge.
    assert_eq!(row(5).middle[0], 5);
    assert_eq!(row(6).middle[0], 6);
    assert_eq!(row(4).steps, 2);
    assert_ne!(row(4).middle[0], 4, "the best of all is at the edge");
}
