//! What checking a record finds.

use super::*;
use kipp_game::games::kipp::{Action, Kipp};
use kipp_game::rules::{DropReport, Outcome, Poured};
use kipp_game::session::{Difference, Fold, Record, Session, SessionError, Step, verify};

/// The first recorded drop that fits, changed by `change`.
fn forged(record: &Record<Kipp>, change: impl Fn(&mut DropReport) -> bool) -> Record<Kipp> {
    let mut record = record.clone();
    let changed = record.steps.iter_mut().any(|step| match step {
        Step::Happened(Outcome::Drop(report)) => change(report),
        _ => false,
    });
    assert!(changed, "there was nothing to change");
    record
}

fn difference(record: &Record<Kipp>) -> Difference {
    verify(record, machine(), |_| {}).expect_err("the record was forged")
}

#[test]
fn checking_finds_an_honest_record_the_same() {
    for seed in 30..34 {
        let session = played_by_bots(seed);
        let fold = verify(session.record(), machine(), |_| {}).expect("nothing was changed");
        assert_eq!(fold.game(), session.game());
    }
}

#[test]
fn checking_names_a_changed_face() {
    use kipp_game::dice::Face;
    let record = forged(played_by_bots(30).record(), |report| {
        match report.poured.first_mut() {
            Some(poured) => {
                poured.face = Face::ALL[(poured.face.index() + 1) % 6];
                true
            }
            None => false,
        }
    });
    assert!(matches!(difference(&record), Difference::Face { .. }));
}

#[test]
fn checking_names_a_tube_that_tipped_or_did_not() {
    let record = forged(played_by_bots(30).record(), |report| {
        let was = report.tipped[0];
        report.tipped[0] = false;
        was
    });
    let found = difference(&record);
    assert!(
        matches!(
            found,
            Difference::Tipped {
                tube: 0,
                found: true,
                ..
            }
        ),
        "{found}"
    );
}

#[test]
fn checking_names_the_first_thing_that_differs_about_dice() {
    let poured = |change: fn(&mut Vec<Poured>)| {
        let record = forged(played_by_bots(30).record(), |report| {
            let is_enough = report.poured.len() > 1;
            if is_enough {
                change(&mut report.poured);
            }
            is_enough
        });
        difference(&record)
    };
    let found = poured(|dice| dice.swap(0, 1));
    assert!(matches!(
        found,
        Difference::Dice { recorded, found, .. } if recorded[0] == found[1]
    ));
    let found = poured(|dice| dice.truncate(1));
    assert!(matches!(
        found,
        Difference::Dice { recorded, found, .. } if recorded.len() < found.len()
    ));
    let found = poured(|dice| dice[1].tray = (dice[1].tray + 1) % 3);
    assert!(matches!(
        found,
        Difference::Tray { recorded, found, .. } if recorded == (found + 1) % 3
    ));
    let found = poured(|dice| dice[1].reseated = true);
    assert!(matches!(found, Difference::Reseated { found: false, .. }));
}

#[test]
fn checking_names_another_state_of_the_machine() {
    let record = forged(played_by_bots(30).record(), |report| {
        report.digest ^= 1;
        true
    });
    assert!(matches!(difference(&record), Difference::State { .. }));
}

#[test]
fn checking_names_a_drop_that_was_stilled_or_was_not() {
    let record = forged(played_by_bots(30).record(), |report| {
        report.stilled = true;
        true
    });
    let found = difference(&record);
    assert!(matches!(found, Difference::Stilled { found: false, .. }));
}

#[test]
fn checking_names_a_stacked_deck() {
    let mut record = played_by_bots(30).record().clone();
    let shuffled = record.steps.iter_mut().find_map(|step| match step {
        Step::Happened(Outcome::Shuffle { order }) => Some(order),
        _ => None,
    });
    shuffled.expect("Kipp shuffles").swap(0, 1);
    assert!(matches!(difference(&record), Difference::Shuffle { .. }));
}

#[test]
fn checking_names_a_changed_score_and_a_missing_result() {
    let mut record = played_by_bots(30).record().clone();
    let ending = record.ending.as_mut().expect("the match is over");
    ending.points[1] += kipp_game::rules::Points::whole(1);
    assert!(matches!(
        difference(&record),
        Difference::Score { player: 2, .. }
    ));
    let ending = record.ending.as_mut().expect("the match is over");
    let worst = serde_json::from_str(&i32::MIN.to_string()).expect("points are sixtieths");
    ending.points[1] = worst;
    let says = difference(&record).to_string();
    assert!(says.contains("-35791394 2/15"), "{says}");
    record.ending = None;
    let found = difference(&record);
    assert!(matches!(
        found,
        Difference::Result {
            recorded: None,
            found: Some(_)
        }
    ));
}

#[test]
fn checking_names_a_choice_against_the_rules() {
    let mut record = played_by_bots(30).record().clone();
    let choice = record.steps.iter_mut().find_map(|step| match step {
        Step::Decided { action, .. } => Some(action),
        Step::Happened(_) => None,
    });
    *choice.expect("somebody decided") = Action::KeepDie;
    assert!(matches!(difference(&record), Difference::Rules(_)));
}

#[test]
fn a_machine_that_does_something_else_keeps_a_match_from_going_on() {
    let record = forged(played_by_bots(31).record(), |report| {
        report.digest ^= 1;
        true
    });
    let refused = Session::resume(record, machine());
    assert!(matches!(refused, Err(SessionError::OtherOutcome { .. })));
}

#[test]
fn without_a_machine_a_match_can_be_shown_but_not_go_on() {
    let record = played_by_bots(31).record().clone();
    assert!(Fold::after(&record, record.steps.len()).is_ok());
    assert!(Session::resume(record, None).is_err());
}
