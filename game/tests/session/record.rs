//! A match and its record.

use super::*;
use kipp_game::games::kipp::{Action, Kipp};
use kipp_game::session::{Fold, Record, Session};

#[test]
fn a_match_is_the_fold_of_its_record() {
    let session = played_by_bots(5);
    let fold = Fold::after(session.record(), session.record().steps.len()).expect("it was played");
    assert_eq!(fold.game(), session.game());
    assert_eq!(fold.events(), session.events());
    assert!(session.record().ending.is_some());
}

#[test]
fn a_record_survives_json_without_a_change() {
    let record = played_by_bots(6).record().clone();
    let text = serde_json::to_string(&record).expect("records are JSON");
    let back: Record<Kipp> = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(record, back);
}

#[test]
fn the_same_seed_and_choices_give_the_same_record() {
    assert_eq!(played_by_bots(8).record(), played_by_bots(8).record());
    assert_ne!(
        played_by_bots(8).record().steps,
        played_by_bots(9).record().steps
    );
}

#[test]
fn going_on_from_any_step_ends_as_if_nothing_had_happened() {
    let whole = played_by_bots(11);
    for steps in [0, 1, 7, 40, whole.record().steps.len() - 1] {
        let mut cut = whole.record().clone();
        cut.steps.truncate(steps);
        cut.ending = None;
        let mut session = Session::resume(cut, machine()).expect("the same machine follows");
        bots_play_on(&mut session, 11);
        assert_eq!(session.record(), whole.record(), "after {steps} steps");
    }
}

#[test]
fn a_choice_out_of_turn_or_against_the_rules_changes_nothing() {
    let mut session = begin(people(), 3);
    let (player, legal) = due(&mut session).expect("the first drop");
    let before = session.record().clone();
    assert!(session.decide(player.left(2), legal[0]).is_err());
    assert!(session.decide(player.left(2), Action::LeaveCard).is_err());
    assert!(session.decide(player, Action::LeaveCard).is_err());
    assert_eq!(session.record(), &before);
}
