//! The dice engine: frozen numbers, fair numbers, pools and patterns.
#![allow(clippy::unwrap_used, reason = "a panic in a test is a failed test")]

use std::collections::BTreeSet;

use kipp_game::dice::{
    Draws, Face, FaceSet, Faces, GENERATOR, Pattern, Pool, Roller, Stream, TooManyDice,
};
use proptest::prelude::*;

fn pool(faces: &[u8]) -> Pool {
    faces.iter().map(|&pips| Face::new(pips).unwrap()).collect()
}

/// Saves name the recipe; whoever changes a value here must change the name.
#[test]
fn the_recipe_pcg32_1_gives_these_numbers_for_ever() {
    assert_eq!(GENERATOR, "pcg32-1");
    let roller = Roller::new(7);
    let words: Vec<u32> = (0..4)
        .map(|index| roller.word(Stream::Dice, index))
        .collect();
    assert_eq!(words, FROZEN_WORDS);
    assert_eq!(roller.jitter(5), FROZEN_JITTER);
    let pips: Vec<u8> = roller.faces(0, 12).iter().map(|face| face.pips()).collect();
    assert_eq!(pips, FROZEN_FACES);
    assert_eq!(roller.order(0, 10), FROZEN_ORDER);
    let mut bot = Roller::new(u64::MAX).draws(Stream::Bot(3), u64::MAX);
    assert_eq!(
        [bot.below(10), bot.below(1000), bot.below(u32::MAX)],
        FROZEN_BOT
    );
    assert_eq!(Draws::from_seed(0).long_word(), FROZEN_BARE);
}

const FROZEN_WORDS: [u32; 4] = [2_196_647_449, 3_192_874_034, 2_038_718_168, 422_641_204];
const FROZEN_JITTER: u64 = 16_561_049_611_567_508_622;
const FROZEN_FACES: [u8; 12] = [2, 2, 2, 3, 1, 5, 1, 4, 1, 6, 1, 1];
const FROZEN_ORDER: [u16; 10] = [6, 7, 5, 9, 0, 1, 2, 3, 8, 4];
const FROZEN_BOT: [u32; 3] = [3, 894, 1_046_042_592];
const FROZEN_BARE: u64 = 5_330_468_254_347_275_960;

#[test]
fn streams_events_and_seeds_share_no_words() {
    let streams = [
        Stream::Dice,
        Stream::Cards,
        Stream::Jitter,
        Stream::Throw,
        Stream::Trial,
        Stream::Bot(0),
        Stream::Bot(1),
    ];
    let mut seen = std::collections::HashSet::new();
    for seed in 0..10 {
        for stream in streams {
            for event in 0..100 {
                let mut draws = Roller::new(seed).draws(stream, event);
                assert!(
                    seen.insert(draws.long_word()),
                    "seed {seed} {stream:?} {event} repeats another"
                );
            }
        }
    }
}

/// Chi-square with 5 degrees of freedom: beyond 20.5 with probability 0.001.
fn chi_square(counts: &[u32]) -> f64 {
    let mean = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts
        .iter()
        .map(|&count| (f64::from(count) - mean).powi(2) / mean)
        .sum()
}

#[test]
fn faces_are_fair_within_a_roll_and_across_rolls() {
    let mut within = [0; 6];
    let mut first = [0; 6];
    for event in 0..10_000 {
        let faces = Roller::new(3).faces(event, 6);
        first[faces[0].index()] += 1;
        faces.iter().for_each(|face| within[face.index()] += 1);
    }
    assert!(chi_square(&within) < 20.5, "{within:?}");
    assert!(chi_square(&first) < 20.5, "{first:?}");
}

#[test]
fn every_order_of_four_cards_is_equally_likely() {
    let mut counts = std::collections::BTreeMap::new();
    for event in 0..24_000 {
        *counts
            .entry(Roller::new(11).order(event, 4))
            .or_insert(0_u32) += 1;
    }
    let counts: Vec<u32> = counts.into_values().collect();
    assert_eq!(counts.len(), 24);
    // 23 degrees of freedom: beyond 49.7 with probability 0.001.
    assert!(chi_square(&counts) < 49.7, "{counts:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn below_stays_below_and_uses_no_word_when_there_is_no_choice(seed: u64, n in 0_u32..) {
        let mut draws = Draws::from_seed(seed);
        let before = draws.clone();
        let number = draws.below(n);
        prop_assert!(number < n.max(1));
        prop_assert_eq!(n < 2, draws == before);
    }

    #[test]
    fn a_shuffle_keeps_all_cards(seed: u64, event: u64, cards in 0_u16..200) {
        let mut order = Roller::new(seed).order(event, cards);
        order.sort_unstable();
        prop_assert_eq!(order, (0..cards).collect::<Vec<_>>());
    }

    #[test]
    fn faces_are_the_list_that_was_put_in(pips in prop::collection::vec(1_u8..=6, 0..=Faces::MOST)) {
        let list: Vec<Face> = pips.iter().map(|&pips| Face::new(pips).unwrap()).collect();
        let faces = Faces::try_from(&list[..]).unwrap();
        prop_assert_eq!(&faces[..], &list[..]);
        prop_assert_eq!(faces, list.iter().copied().collect::<Faces>());
        let json = serde_json::to_string(&faces).unwrap();
        prop_assert_eq!(&json, &serde_json::to_string(&pips).unwrap());
        prop_assert_eq!(serde_json::from_str::<Faces>(&json).unwrap(), faces);
        prop_assert_eq!(Pool::from(&faces), pool(&pips));
    }

    #[test]
    fn the_parts_of_a_pool_are_all_that_fit_in_it_each_once(counts: [u8; 6]) {
        let whole = Pool::from_counts(counts.map(|n| n % 4));
        let parts: Vec<Pool> = whole.parts().collect();
        let number: usize = whole.counts().iter().map(|&n| usize::from(n) + 1).product();
        prop_assert_eq!(parts.len(), number);
        prop_assert_eq!(parts.iter().collect::<BTreeSet<_>>().len(), number);
        for part in parts {
            let rest = whole.without(&part).unwrap();
            prop_assert!(whole.contains(&part));
            prop_assert_eq!(rest.with(&part), whole);
        }
    }

    #[test]
    fn a_pool_in_json_is_the_list_of_its_faces(pips in prop::collection::vec(1_u8..=6, 0..20)) {
        let mut sorted = pips.clone();
        sorted.sort_unstable();
        let json = serde_json::to_string(&pool(&pips)).unwrap();
        prop_assert_eq!(&json, &serde_json::to_string(&sorted).unwrap());
        prop_assert_eq!(serde_json::from_str::<Pool>(&json).unwrap(), pool(&pips));
    }

    #[test]
    fn a_pool_is_what_was_put_in(faces in prop::collection::vec(1_u8..=6, 0..20)) {
        let mut left = pool(&faces);
        prop_assert_eq!(left.len(), faces.len());
        prop_assert_eq!(left.sum(), faces.iter().map(|&pips| u32::from(pips)).sum::<u32>());
        let mut sorted = faces.clone();
        sorted.sort_unstable();
        prop_assert_eq!(left.faces().map(Face::pips).collect::<Vec<_>>(), sorted);
        for &pips in &faces {
            prop_assert!(left.remove(Face::new(pips).unwrap()));
        }
        prop_assert!(left.is_empty() && Face::ALL.iter().all(|&face| !left.remove(face)));
    }
}

#[test]
fn only_one_to_six_are_faces() {
    for pips in 0..=255 {
        assert_eq!(
            Face::new(pips).map(Face::pips),
            (1..=6).contains(&pips).then_some(pips)
        );
        assert_eq!(
            serde_json::from_str::<Face>(&pips.to_string()).is_ok(),
            (1..=6).contains(&pips)
        );
    }
}

#[test]
fn patterns_hold_exactly_where_they_should() {
    let evens = Pattern::AllIn(FaceSet::EVEN);
    let low: FaceSet = [1, 2]
        .map(|pips| Face::new(pips).unwrap())
        .into_iter()
        .collect();
    let pairs = |distinct| Pattern::Groups {
        size: 2,
        groups: 2,
        distinct,
    };
    let house = |distinct| Pattern::FullHouse { distinct };
    let cases: &[(Pattern, &[u8], bool)] = &[
        (Pattern::OfAKind(3), &[4, 4, 1, 4, 2], true),
        (Pattern::OfAKind(4), &[4, 4, 1, 4, 2], false),
        (pairs(true), &[2, 2, 5, 5, 1], true),
        (pairs(true), &[3, 3, 3, 3, 1], false),
        (pairs(false), &[3, 3, 3, 3, 1], true),
        (pairs(false), &[3, 3, 3, 1, 2], false),
        (house(true), &[3, 3, 3, 5, 5], true),
        (house(true), &[3, 3, 5, 5, 1], false),
        (house(true), &[6, 6, 6, 6, 6], false),
        (house(false), &[6, 6, 6, 6, 6], true),
        (house(false), &[6, 6, 6, 6, 5], false),
        (Pattern::Straight(4), &[1, 3, 4, 5, 6], true),
        (Pattern::Straight(5), &[1, 3, 4, 5, 6], false),
        (Pattern::Straight(5), &[2, 3, 4, 5, 6], true),
        (Pattern::Straight(4), &[5, 6, 1, 2, 1], false),
        (Pattern::Different(4), &[1, 1, 3, 5, 6], true),
        (Pattern::Different(5), &[1, 1, 3, 5, 6], false),
        (Pattern::Contains(pool(&[3, 3, 6])), &[3, 6, 1, 3, 2], true),
        (Pattern::Contains(pool(&[3, 3, 6])), &[3, 6, 1, 6, 2], false),
        (evens, &[2, 4, 6, 6, 2], true),
        (evens, &[2, 4, 6, 6, 1], false),
        (Pattern::AllIn(FaceSet::ODD), &[1, 3, 5, 5, 1], true),
        (Pattern::NoneIn(low), &[3, 4, 5, 6, 3], true),
        (Pattern::NoneIn(low), &[3, 4, 5, 6, 2], false),
        (Pattern::SumAtLeast(25), &[6, 6, 6, 6, 1], true),
        (Pattern::SumAtLeast(25), &[6, 6, 6, 5, 1], false),
        (Pattern::SumAtMost(7), &[1, 1, 2, 2, 1], true),
        (Pattern::SumAtMost(7), &[1, 1, 2, 2, 2], false),
        (Pattern::SumAtMost(7), &[], false),
        (Pattern::NoneIn(low), &[], false),
    ];
    for (pattern, faces, holds) in cases {
        assert_eq!(
            pattern.matches(&pool(faces)),
            *holds,
            "{pattern:?} on {faces:?}"
        );
    }
}

#[test]
fn a_throw_refuses_the_twenty_fifth_die() {
    let six = Face::SIX;
    let mut faces: Faces = [six; Faces::MOST].into_iter().collect();
    let full = faces;
    assert_eq!(faces.push(six), Err(TooManyDice));
    assert_eq!(faces, full);
    assert_eq!(Faces::try_from(&[six; 25][..]), Err(TooManyDice));
    let json = serde_json::to_string(&[6; 25]).unwrap();
    assert!(serde_json::from_str::<Faces>(&json).is_err());
    assert!(serde_json::from_str::<Pool>(&json).is_err());
    assert!(serde_json::from_str::<Faces>("[1, 7]").is_err());
}

#[test]
fn faces_are_read_as_thrown_and_a_pool_from_low_to_high() {
    let faces: Faces = [5, 3, 3]
        .map(|pips| Face::new(pips).unwrap())
        .into_iter()
        .collect();
    assert_eq!(faces.to_string(), "5 3 3");
    assert_eq!(Pool::from(&faces).to_string(), "3 3 5");
    assert_eq!(Pool::default().to_string(), "");
    assert_eq!(pool(&[3]).without(&pool(&[4])), None);
}
