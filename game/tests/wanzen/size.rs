//! How large things are that are copied in every game.

use kipp_game::games::wanzen::{Action, Event, Wanzen};

#[test]
fn a_state_is_smaller_than_4_kib_and_holds_no_pointer_to_more() {
    fn is_inline<T: Send + Sync + 'static>() {
        assert!(!std::mem::needs_drop::<T>(), "nothing is on the heap");
    }
    assert!(size_of::<Wanzen>() < 4096);
    is_inline::<Wanzen>();
}

#[test]
fn actions_and_events_are_small() {
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Event>() <= 40);
}
