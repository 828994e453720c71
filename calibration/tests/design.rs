//! Laws of the design search.

#![allow(clippy::float_cmp, reason = "whole numbers and equal sums are exact")]

#[path = "support/design.rs"]
mod support;

use std::collections::BTreeSet;

use kipp_calibration::design::{
    Aim, Answer, DesignTable, Estimate, FRESH, Grid, Judge, answer, report, search,
};
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::model::Model;
use kipp_calibration::study::{Study, Tolerance};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use kipp_physics::DieId;
use proptest::prelude::*;
use support::{PLATES, STATION, crew, study};

#[test]
fn a_search_of_part_of_the_grid_comes_near_the_best_of_the_whole() {
    let study = study(&format!("{PLATES}{STATION}"));
    let crew = crew(2);
    let model = Model::new(&study, Fidelity::Statics);
    let grid = Grid::new(&study);
    let found = |designs| {
        let table = DesignTable {
            aim: Aim::WorstDecile,
            fills: 400,
            designs,
            ..DesignTable::default()
        };
        let judge = Judge::new(&model, &crew, &table, 0);
        let search = search(&grid, &judge, &table, || ());
        assert!(search.tried.len() <= designs as usize);
        assert_eq!(search.is_complete, designs >= 143);
        search.plateau.peak
    };
    let (part, whole) = (found(70), found(143));
    assert!(part <= whole && part >= whole - 0.05, "{part} of {whole}");
}

/// Beside a design that was not tried there may be a cliff: while designs are left, the neighbours of
/// all that are as good as the best are tried.
#[test]
fn a_search_with_designs_left_knows_what_lies_beside_the_good_ones() {
    let study = study(&format!("{PLATES}{STATION}"));
    let (crew, grid) = (crew(2), Grid::new(&study));
    let model = Model::new(&study, Fidelity::Statics);
    let table = DesignTable {
        fills: 300,
        designs: 130,
        ..DesignTable::default()
    };
    let judge = Judge::new(&model, &crew, &table, 0);
    let search = search(&grid, &judge, &table, || ());
    assert!(search.tried.len() < 130, "{}", search.tried.len());
    let scores = search.tried.values();
    let best = scores.max_by(|one, two| one.in_band.value.total_cmp(&two.in_band.value));
    let floor = best.expect("some were tried").in_band.from;
    let tried = search.tried.iter();
    let as_good = tried.filter(|(_, score)| score.in_band.value >= floor);
    for (design, _) in as_good {
        let mut beside = grid.neighbours(design).into_iter();
        assert!(
            beside.all(|it| search.tried.contains_key(&it)),
            "{design:?}"
        );
    }
}

/// The station with this tolerance.
fn station(plus_minus: f64) -> Study {
    let mut study = study(STATION);
    study.knobs[0].tolerance = study.knobs[0].tolerance.map(|tolerance| Tolerance {
        plus_minus,
        ..tolerance
    });
    study
}

/// Copies that are alike have no worst tenth: neither the luck of their dice nor tubes that tip
/// differently make some of them worse.
#[test]
fn copies_that_are_alike_are_judged_alike() {
    let mut study = station(1e-9);
    study.machine.tube[1].ballast.plates = 10;
    study.goal.first_die = 5;
    let (model, crew) = (Model::new(&study, Fidelity::Statics), crew(2));
    for copies in [1, 3, 20] {
        let table = DesignTable {
            aim: Aim::WorstDecile,
            fills: 100 * copies,
            copies,
            ..DesignTable::default()
        };
        let score = Judge::new(&model, &crew, &table, 0).score_point(&study.nominal());
        let (share, worst) = (score.in_band, score.worst_decile.expect("it is the aim"));
        assert!((0.2..0.4).contains(&share.value), "{share:?}");
        assert!(
            (worst.value - share.value).abs() < 1e-12,
            "{worst:?} of {share:?}"
        );
        assert!(worst.from < share.value - 0.05, "100 fills know no more");
        assert_eq!(
            score.fills() % (3 * u64::from(copies)),
            0,
            "each meets every tube"
        );
    }
}

/// Where copies differ much, fills of one copy are no independent trials: each fill needs its own.
#[test]
fn the_interval_of_the_share_holds_for_all_copies_that_will_be_built() {
    let mut study = station(4e-3);
    study.goal.last_die = 4;
    let (model, crew) = (Model::new(&study, Fidelity::Statics), crew(2));
    let judged = (0..80).map(|run| {
        let judge = Judge::of_shares(&model, &crew, 150, run * 1000);
        judge.score_point(&study.nominal()).in_band
    });
    let judged: Vec<Estimate> = judged.collect();
    let truth = judged.iter().map(|it| it.value).sum::<f64>() / 80.0;
    assert!((0.2..0.8).contains(&truth), "{truth}");
    let holds = judged
        .iter()
        .filter(|it| (it.from..=it.to).contains(&truth));
    assert!(holds.clone().count() >= 72, "{} of 80", holds.count());
}

/// The worst tenth of copies that differ is worse than all of them.
#[test]
fn copies_that_differ_have_a_worst_tenth() {
    let mut study = station(2e-3);
    study.goal.last_die = 4;
    let (model, crew) = (Model::new(&study, Fidelity::Statics), crew(2));
    let table = DesignTable {
        aim: Aim::WorstDecile,
        fills: 6000,
        copies: 60,
        ..DesignTable::default()
    };
    let score = Judge::new(&model, &crew, &table, 0).score_point(&study.nominal());
    let worst = score.worst_decile.expect("it is the aim");
    assert!(worst.value < score.in_band.value - 0.05, "{score:?}");
}

/// The best of many tries looks better than it is with the dice that made it the best.
#[test]
fn a_design_is_confirmed_with_dice_and_copies_that_no_search_has_seen() {
    let study = study(STATION);
    let (model, crew) = (Model::new(&study, Fidelity::Statics), crew(1));
    let table = |fills| DesignTable {
        fills,
        copies: 4,
        ..DesignTable::default()
    };
    let most = Judge::new(&model, &crew, &table(u32::MAX), 0).dice();
    assert!(most.end <= FRESH);
    let [search, confirm] = [0, FRESH].map(|first| Judge::new(&model, &crew, &table(300), first));
    let dice = |judge: &Judge| -> BTreeSet<Vec<(usize, DieId)>> {
        let dropped = |number| {
            let mut dice = model.plan().dice(number);
            std::iter::from_fn(|| dice.take().map(|(tube, die)| (tube, die.id))).collect()
        };
        judge.dice().map(dropped).collect()
    };
    let (seen, fresh) = (dice(&search), dice(&confirm));
    assert_eq!((seen.len(), fresh.len()), (300, 300));
    assert!(seen.is_disjoint(&fresh));
}

/// The shares that are told are those of the fresh dice, and the worst tenth that of fresh copies.
#[test]
fn what_is_told_of_a_design_is_what_fresh_dice_and_copies_gave() {
    let mut study = study(STATION);
    study.goal.last_die = 4;
    let (model, crew) = (Model::new(&study, Fidelity::Statics), crew(1));
    for aim in [Aim::Share, Aim::WorstDecile] {
        let table = DesignTable {
            aim,
            fills: 60,
            copies: 4,
            designs: 5,
            ..DesignTable::default()
        };
        let best = answer(&study, &table, &crew, || ()).best;
        let shares = |first| Judge::of_shares(&model, &crew, 60, first).score_point(&best.point);
        assert_eq!(best.searched.in_band, shares(FRESH).in_band);
        assert_ne!(
            shares(0).in_band,
            shares(FRESH).in_band,
            "this seed tells them apart"
        );
        let tenth = |first| {
            let judge = Judge::new(&model, &crew, &table, first);
            judge.score_point(&best.point).worst_decile
        };
        match aim {
            Aim::Share => assert!(best.searched.worst_decile.is_none()),
            Aim::WorstDecile => {
                assert_eq!(best.searched.worst_decile, tenth(2 * FRESH));
                assert_ne!(tenth(0), tenth(2 * FRESH), "this seed tells them apart");
            }
        }
    }
}

/// A study of whose copies this share, one in a hundred, cannot be built: too rare for twenty copies.
fn rarely_unbuildable() -> (Study, f64) {
    let study = study(STATION);
    let model = Model::new(&study, Fidelity::Statics);
    let can_be_built = |more: f64| {
        let point = [study.nominal()[0] + more];
        model.machine(&point).validate().is_ok()
    };
    let reach = |side: f64| {
        let steps = (1..4000).map(|step| f64::from(step) * 1e-5);
        let steps = steps.take_while(|more| can_be_built(side * more));
        steps.last().expect("it can be built")
    };
    let nearest = reach(-1.0).min(reach(1.0));
    let plus_minus = 1.02 * nearest;
    let share = (plus_minus - nearest) / (2.0 * plus_minus);
    (station(plus_minus), share)
}

/// Copies that cannot be built make up a part of the worst tenth, however few copies are filled.
#[test]
fn the_worst_tenth_holds_copies_too_rare_to_be_among_those_filled() {
    let (mut study, share) = rarely_unbuildable();
    (study.goal.first_die, study.goal.last_die) = (1, 36);
    let (model, crew) = (Model::new(&study, Fidelity::Statics), crew(2));
    let table = DesignTable {
        aim: Aim::WorstDecile,
        fills: 2000,
        ..DesignTable::default()
    };
    for run in 0..5 {
        let judge = Judge::new(&model, &crew, &table, run * 1_000_000);
        let score = judge.score_point(&study.nominal());
        let worst = score.worst_decile.expect("it is the aim");
        assert!(score.unbuilt.hits > 0 && score.unbuilt.of > 1900);
        let truth = 1.0 - 10.0 * share;
        assert!(
            (worst.from..=worst.to).contains(&truth),
            "{worst:?}, {truth}"
        );
        assert!(worst.to < 1.0, "{worst:?}");
    }
    let one = DesignTable {
        designs: 1,
        ..table
    };
    let found = answer(&study, &one, &crew, || ());
    let report = report(&found, &study, &one, &words(Language::English));
    let sentence = &report.verdict.sentence;
    assert!(sentence.contains("cannot be built"), "{sentence}");
}

#[test]
fn a_worst_tenth_takes_copies_and_fills_of_each() {
    let has_few = |aim, fills, copies| {
        let table = DesignTable {
            aim,
            fills,
            copies,
            ..DesignTable::default()
        };
        table.has_few_copies()
    };
    assert!(!has_few(Aim::WorstDecile, 1000, 10));
    assert!(has_few(Aim::WorstDecile, 999, 10));
    assert!(has_few(Aim::WorstDecile, 1000, 9));
    assert!(!has_few(Aim::Share, 1, 1));
}

/// The answer to a small study, as text.
fn small(threads: usize) -> String {
    let study = study(&format!("{PLATES}{STATION}"));
    let table = DesignTable {
        fills: 40,
        copies: 4,
        designs: 20,
        ..DesignTable::default()
    };
    let found: Answer = answer(&study, &table, &crew(threads), || ());
    assert!(found.tried <= 20);
    serde_json::to_string(&found).expect("it is sound")
}

#[test]
fn the_answer_does_not_depend_on_the_number_of_threads() {
    assert_eq!(small(1), small(2));
}

#[test]
fn every_design_of_a_grid_is_made_once_and_lies_within_the_bounds() {
    let study = study(&format!("{PLATES}{STATION}"));
    let grid = Grid::new(&study);
    let mut all = grid.all();
    assert_eq!(grid.size(), Some(13 * 11));
    assert_eq!(all.len(), 13 * 11);
    for design in &all {
        for (knob, value) in study.knobs.iter().zip(grid.point(design)) {
            assert!(knob.from <= value && value <= knob.to, "{value}");
        }
        assert_eq!(grid.nearest(&grid.cube(design)), *design);
    }
    all.dedup();
    assert_eq!(all.len(), 13 * 11);
    assert_eq!(grid.point(&grid.present()), study.nominal());
}

proptest! {
    #[test]
    fn neighbours_are_one_step_away_and_see_each_other(plates in 0..13_u32, station in 0..11_u32) {
        let study = study(&format!("{PLATES}{STATION}"));
        let grid = Grid::new(&study);
        let design = vec![plates, station];
        for neighbour in grid.neighbours(&design) {
            let steps: u32 = neighbour.iter().zip(&design).map(|(a, b)| a.abs_diff(*b)).sum();
            prop_assert_eq!(steps, 1);
            prop_assert!(grid.neighbours(&neighbour).contains(&design));
        }
    }
}
