//! A case's draws depend on seed and index alone, and are even.

use kipp_calibration::draw::CaseDraw;
use kipp_calibration::pool::Pool;
use kipp_physics::DieSize;

/// First outputs of `SplitMix64` started at state 0, as its authors' code gives them.
#[test]
fn words_are_splitmix64() {
    let mut draw = CaseDraw::new(0, 0);
    let published = [
        0xe220_a839_7b1d_cdaf,
        0x6e78_9e6a_a1b9_65f4,
        0x06c4_5d18_8009_454f,
    ];
    assert_eq!([draw.word(), draw.word(), draw.word()], published);
}

#[test]
fn cases_and_seeds_draw_differently() {
    let first = |seed, case| CaseDraw::new(seed, case).word();
    let words: std::collections::BTreeSet<u64> = (0..30)
        .flat_map(|seed| (0..30).map(move |case| first(seed, case)))
        .collect();
    assert_eq!(words.len(), 900);
}

/// Chi-square with 6 degrees of freedom stays below its 99.9 % point.
#[test]
fn below_is_even() {
    let mut draw = CaseDraw::new(7, 3);
    let mut counts = [0_u32; 7];
    for _ in 0..70_000 {
        counts[draw.below(7)] += 1;
    }
    let chi2: f64 = counts
        .iter()
        .map(|n| (f64::from(*n) - 1e4).powi(2) / 1e4)
        .sum();
    assert!(chi2 < 22.46, "{counts:?}: {chi2}");
}

#[test]
fn the_box_holds_twelve_dice_of_each_size_and_gives_each_once() {
    let mut pool = Pool::full(None);
    let mut draw = CaseDraw::new(1, 1);
    let mut dice = Vec::new();
    while let Some(die) = pool.take(&mut draw) {
        dice.push(die);
    }
    assert!(pool.is_empty());
    for size in DieSize::ALL {
        assert_eq!(
            dice.iter().filter(|die| die.size == size).count(),
            12,
            "{size:?}"
        );
        assert_eq!(Pool::full(Some(size)).len(), 12);
    }
    let mut ids: Vec<_> = dice.iter().map(|die| die.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 36);
    pool.give_back(dice[5]);
    assert_eq!(pool.take(&mut draw), Some(dice[5]));
}
