//! A draw depends on seed, purpose and index alone, and is even.

use std::collections::BTreeSet;

use kipp_calibration::pool::Pool;
use kipp_calibration::stream::{Purpose, Stream};
use kipp_physics::DieSize;

const PURPOSES: [Purpose; 8] = [
    Purpose::Dice,
    Purpose::Hand,
    Purpose::Build,
    Purpose::Design,
    Purpose::Bootstrap,
    Purpose::Morris,
    Purpose::Sobol,
    Purpose::Noise,
];

const GOLDEN: [(u64, Purpose, u64, [u64; 2]); 4] = [
    (
        0,
        Purpose::Dice,
        0,
        [0x63a7_4f92_115f_5133, 0x0ebd_090a_5f1b_2e32],
    ),
    (
        1,
        Purpose::Dice,
        7,
        [0xde61_33c9_5d11_768c, 0xda45_c031_0359_fcb8],
    ),
    (
        1,
        Purpose::Hand,
        7,
        [0x5c61_f7a6_b220_938d, 0xfae8_7fb2_7579_af75],
    ),
    (
        0xdead_beef_cafe_f00d,
        Purpose::Build,
        1 << 40,
        [0x4690_62da_3425_65e9, 0x9b1a_f79e_3467_3f34],
    ),
];

/// Worked out by another program from the description in `stream.rs` (`ChaCha8` with a 64-bit
/// counter, key, stream and place as said there).
#[test]
fn words_are_chacha8_at_the_place_of_the_index() {
    for (master, purpose, index, words) in GOLDEN {
        let mut stream = Stream::new(master, purpose, index);
        assert_eq!([stream.word(), stream.word()], words, "{purpose:?} {index}");
    }
}

#[test]
fn no_two_seeds_purposes_or_indices_share_words() {
    let mut words = BTreeSet::new();
    for master in 0..5 {
        for purpose in PURPOSES {
            for index in (0..100).chain([u64::from(u32::MAX), (1 << 56) - 1]) {
                words.insert(Stream::new(master, purpose, index).word());
            }
        }
    }
    assert_eq!(words.len(), 5 * PURPOSES.len() * 102);
}

/// An index has room for 2048 words of 64 bits before it reaches the next.
#[test]
fn an_index_keeps_out_of_the_next() {
    let mut first = Stream::new(1, Purpose::Dice, 5);
    let next: BTreeSet<u64> = words(&mut Stream::new(1, Purpose::Dice, 6), 100);
    assert!(words(&mut first, 2048).is_disjoint(&next));
    assert!(next.contains(&first.word()), "the room is used to the end");
}

fn words(stream: &mut Stream, count: usize) -> BTreeSet<u64> {
    (0..count).map(|_| stream.word()).collect()
}

/// Chi-square with 6 degrees of freedom stays below its 99.9 % point.
#[test]
fn below_is_even() {
    let mut draw = Stream::new(7, Purpose::Noise, 3);
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

/// Mean, variance and fourth moment within four standard errors.
#[test]
fn normal_numbers_have_the_moments_of_the_bell_curve() {
    let mut draw = Stream::new(7, Purpose::Noise, 4);
    let n = 100_000;
    let numbers: Vec<f64> = (0..n).map(|_| draw.normal()).collect();
    for (power, moment, variance) in [(1, 0.0, 1.0), (2, 1.0, 2.0), (4, 3.0, 96.0)] {
        let found: f64 = numbers.iter().map(|x| x.powi(power)).sum::<f64>() / f64::from(n);
        let error = f64::sqrt(variance / f64::from(n));
        assert!((found - moment).abs() < 4.0 * error, "{power}: {found}");
    }
}

#[test]
fn units_lie_from_0_to_1() {
    let mut draw = Stream::new(7, Purpose::Noise, 5);
    for _ in 0..10_000 {
        assert!((0.0..1.0).contains(&draw.unit()));
        let inner = draw.inner_unit();
        assert!(inner > 0.0 && inner < 1.0);
    }
}

#[test]
fn the_box_holds_twelve_dice_of_each_size_and_gives_each_once() {
    let mut pool = Pool::full(None);
    let mut draw = Stream::new(1, Purpose::Dice, 1);
    let mut dice = Vec::new();
    while let Some(die) = pool.take(&mut draw) {
        dice.push(die);
    }
    assert!(pool.is_empty());
    for size in DieSize::ALL {
        let of_size = dice.iter().filter(|die| die.size == size);
        assert_eq!(of_size.count(), 12, "{size:?}");
        let mut pool = Pool::full(Some(size));
        assert_eq!(pool.len(), 12);
        assert_eq!(pool.take(&mut draw).map(|die| die.size), Some(size));
    }
    let ids: BTreeSet<_> = dice.iter().map(|die| die.id).collect();
    assert_eq!(ids.len(), 36);
    pool.give_back(dice[5]);
    assert_eq!(pool.take(&mut draw), Some(dice[5]));
}

/// Whoever gives dice back gets the same first 36 as who keeps them all.
#[test]
fn what_is_given_back_comes_after_all_others() {
    let order = |gives_back: bool| {
        let mut pool = Pool::full(None);
        let mut draw = Stream::new(1, Purpose::Dice, 2);
        let mut dice = Vec::new();
        for _ in 0..36 {
            let die = pool.take(&mut draw).expect("36 dice");
            dice.push(die);
            if gives_back {
                pool.give_back(die);
            }
        }
        dice
    };
    assert_eq!(order(true), order(false));
}

/// Each of the three sizes comes first as often: chi-square with 2 degrees of freedom, 99.9 %.
#[test]
fn every_size_comes_first_as_often() {
    let mut counts = [0_u32; 3];
    for index in 0..30_000 {
        let die = Pool::full(None).take(&mut Stream::new(3, Purpose::Dice, index));
        counts[die.expect("36 dice").size.index()] += 1;
    }
    let chi2: f64 = counts
        .iter()
        .map(|n| (f64::from(*n) - 1e4).powi(2) / 1e4)
        .sum();
    assert!(chi2 < 13.82, "{counts:?}: {chi2}");
}
