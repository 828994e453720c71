//! The size of a running game.

use kipp_game::games::wuerfelzucker::{Action, Event, Wuerfelzucker};

#[test]
fn a_running_game_is_small_and_its_events_and_choices_are_few_bytes() {
    assert!(size_of::<Wuerfelzucker>() < 4096);
    assert!(size_of::<Event>() <= 16);
    assert!(size_of::<Action>() <= 8);
}
