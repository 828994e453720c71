//! The fuzz targets in `fuzz/` on a few inputs each: nothing from outside makes the program panic.

#[path = "support/wild.rs"]
mod wild;

use proptest::collection::vec;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_a_save_or_one_clear_error(bytes in vec(any::<u8>(), 0..300)) {
        prop_assert!(!wild::save(&bytes));
    }

    #[test]
    fn any_text_sealed_as_a_record_is_one_clear_error(text in "\\PC{0,40}|[\\[\\]{}\":,0-9a-z ]{0,60}") {
        prop_assert!(!wild::save(text.as_bytes()));
        prop_assert!(!wild::record(text.as_bytes()));
    }

    #[test]
    fn an_altered_record_is_folded_or_refused_with_one_clear_error(bytes in vec(any::<u8>(), 2..20)) {
        wild::altered_record(&bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn every_listed_action_applies_and_every_other_is_refused(bytes in vec(any::<u8>(), 30..400)) {
        wild::choices(&bytes);
    }
}

#[test]
fn an_unaltered_record_of_every_game_is_a_match() {
    for game in 0..4 {
        assert!(wild::altered_record(&[game, 29]), "game {game}");
    }
}

#[test]
fn a_text_in_a_record_that_is_quoted_cannot_break_the_line() {
    for (was, becomes) in [
        ("\"rng\":\"", "\"rng\":\"\\n\\u001b[2J"),
        ("\"game\":\"", "\"game\":\"\\n\\u001b[2J"),
        ("\"seats\":", "\"\\n\\u009b\":1,\"seats\":"),
        ("\"name\":\"Ben\"", "\"name\":[\"\\u009b2J\"]"),
    ] {
        for game in 0..4 {
            let record = wild::record_of_a_match(game, 29);
            assert!(record.contains(was), "{was}");
            assert!(!wild::record(record.replace(was, becomes).as_bytes()));
        }
    }
}
