//! Taking back.

use super::*;
use kipp_game::games::kipp::{Event, Kipp};
use kipp_game::session::{Fold, Record, Session, Step, UndoError, verify};

#[test]
fn a_drop_cannot_be_taken_back() {
    let mut session = begin(people(), 3);
    let (player, legal) = due(&mut session).expect("the first drop");
    assert_eq!(session.undo(), Err(UndoError::Revealed));
    session.decide(player, legal[0]).expect("it is allowed");
    session.settle().expect("the die falls");
    assert!(!session.can_undo());
    assert_eq!(session.undo(), Err(UndoError::Revealed));
}

#[test]
fn a_pick_can_be_taken_back_and_another_made_and_the_machine_follows() {
    let mut session = begin(people(), 4);
    play(&mut session, |session| picks(session) > 0);
    let with_pick = session.record().clone();
    let before = picks(&session);
    session.undo().expect("a pick was made");
    assert_eq!(picks(&session), before - 1);
    session.redo().expect("the pick was taken back");
    assert_eq!(session.record(), &with_pick);
    session.undo().expect("again");
    // The whole rest of the game: the machine must know which dice really left their trays.
    play(&mut session, |_| false);
    assert!(session.record().ending.is_some());
    verify(session.record(), machine(), |_| {}).expect("the record is honest");
}

#[test]
fn taking_back_never_passes_an_outcome_or_a_revealed_card() {
    let mut session = begin(people(), 12);
    let mut undone = 0;
    let mut decisions = 0;
    while let Some((player, legal)) = due(&mut session) {
        let settled = settled_steps(session.record());
        let before = session.record().steps.len();
        if decisions % 3 == 2 && session.can_undo() {
            session.undo().expect("it can be taken back");
            undone += 1;
            assert!(
                session.record().steps.len() >= settled,
                "hidden things were taken back"
            );
            assert!(session.record().steps.len() < before);
            session.redo().expect("it was taken back just now");
            assert_eq!(session.record().steps.len(), before);
        }
        decisions += 1;
        session
            .decide(player, legal[decisions % legal.len()])
            .expect("it is allowed");
    }
    assert!(undone > 10, "the law was hardly tried: {undone}");
}

#[test]
fn going_on_with_a_save_gives_no_more_to_take_back_than_playing_on() {
    let mut session = begin(people(), 12);
    let (mut choices, mut takebacks) = (0, 0);
    while let Some((player, legal)) = due(&mut session) {
        let resumed = Session::resume(session.record().clone(), machine());
        let mut resumed = resumed.expect("the same machine follows");
        assert_eq!(resumed.can_undo(), session.can_undo());
        let taken_back = resumed.undo();
        assert_eq!(taken_back.is_ok(), session.can_undo());
        takebacks += usize::from(taken_back.is_ok());
        assert!(resumed.record().steps.len() >= settled_steps(session.record()));
        choices += 1;
        session
            .decide(player, legal[choices % legal.len()])
            .expect("it is allowed");
        if choices == 120 {
            break;
        }
    }
    assert!(takebacks > 10, "the law was hardly tried: {takebacks}");
}

/// Steps up to the last one that showed something new: a chance outcome or a card from the deck.
fn settled_steps(record: &Record<Kipp>) -> usize {
    let mut fold = Fold::start(record).expect("it began");
    let mut settled = 0;
    for (number, step) in (1..).zip(&record.steps) {
        let events = fold.step(step).expect("it was played");
        let revealed = events
            .iter()
            .any(|event| matches!(event, Event::CardRevealed { .. }));
        if revealed || matches!(step, Step::Happened(_)) {
            settled = number;
        }
    }
    settled
}

#[test]
fn another_choice_after_taking_back_forgets_the_old_ones() {
    let mut tried = 0;
    for seed in 1..40 {
        let mut session = begin(people(), seed);
        play(&mut session, |session| picks(session) > 3);
        if session.undo().is_err() || session.undo().is_err() {
            continue;
        }
        let Some((player, legal)) = due(&mut session) else {
            continue;
        };
        tried += 1;
        session.decide(player, legal[0]).expect("it is allowed");
        let before = session.record().clone();
        // Twice: what the second of the old choices wants may be allowed by now.
        assert_eq!(session.redo(), Err(UndoError::NothingUndone));
        assert_eq!(session.redo(), Err(UndoError::NothingUndone));
        assert_eq!(session.record(), &before);
    }
    assert!(tried > 5, "the law was hardly tried: {tried}");
}
