//! A match whose machine and cup are handled before everybody's eyes.

mod support;

use kipp_game::bot::Bots;
use kipp_game::games::kaese::Kaese;
use kipp_game::games::kipp::Kipp;
use kipp_game::rules::{Apparatus, Cup, Game, Node, Outcome, ScriptedApparatus, ScriptedCup};
use kipp_game::session::{Equipment, Errand, FoldError, Seat, Session, SessionError, Setup};
use support::luck;

fn begun<G: Game>() -> Session<G> {
    let setup = Setup {
        options: Default::default(),
        seats: ["Ada", "Ben"].map(Seat::person).into(),
        seed: 7,
        machine: None,
    };
    let equipment = Equipment {
        apparatus: G::INFO
            .needs_apparatus
            .then(|| Box::new(ScriptedApparatus::new()) as Box<dyn Apparatus>),
        cup: Some(Box::new(ScriptedCup)),
    };
    Session::begin_with(setup, equipment).expect("two can play")
}

/// Plays to the end by random choice; `answer` lets chance answer once.
fn play<G: Bots>(mut answer: impl FnMut(&mut Session<G>)) -> Session<G> {
    let mut session = begun::<G>();
    let mut luck = luck(3);
    loop {
        match session.game().node() {
            Node::Terminal => return session,
            Node::Chance(_) => answer(&mut session),
            Node::Decision { player } => {
                let legal = session.game().legal_actions();
                let action = legal[luck.position(legal.len())];
                session.decide(player, action).expect("it is allowed");
            }
        }
    }
}

/// Does the match's errands on equipment of its own.
struct Hands {
    machine: ScriptedApparatus,
    cup: ScriptedCup,
    done: usize,
}

impl Hands {
    fn new() -> Hands {
        Hands {
            machine: ScriptedApparatus::new(),
            cup: ScriptedCup,
            done: 0,
        }
    }

    fn answer<G: Game>(&mut self, session: &mut Session<G>) {
        let Some(errand) = session.errand() else {
            return session.settle().expect("random numbers answer the rest");
        };
        self.done += 1;
        let outcome = match errand {
            Errand::Drop { leaving, order } => {
                for take in leaving {
                    self.machine.take(take).expect("it lies there");
                }
                Outcome::Drop(self.machine.drop_die(order).expect("the machine works"))
            }
            Errand::Throw(order) => Outcome::Roll {
                faces: self.cup.throw(order).expect("the cup works"),
            },
        };
        session.report(outcome).expect("it was asked for");
    }
}

fn errands_make_the_record_that_settling_makes<G: Bots>() {
    let settled = play::<G>(|session| session.settle().expect("chance answers"));
    let mut hands = Hands::new();
    let reported = play::<G>(|session| hands.answer(session));
    assert!(hands.done > 10, "{} errands", hands.done);
    assert_eq!(reported.record(), settled.record());
}

#[test]
fn drops_done_before_everybodys_eyes_make_the_same_match() {
    errands_make_the_record_that_settling_makes::<Kipp>();
}

#[test]
fn throws_done_before_everybodys_eyes_make_the_same_match() {
    errands_make_the_record_that_settling_makes::<Kaese>();
}

#[test]
fn an_outcome_that_was_not_asked_for_changes_nothing() {
    let mut session = begun::<Kaese>();
    let (errand, record) = (session.errand(), session.record().clone());
    assert!(matches!(errand, Some(Errand::Throw(order)) if order.dice == 8));
    let refused = session.report(Outcome::Drop(Default::default()));
    assert!(matches!(
        refused,
        Err(SessionError::Fold(FoldError::Outcome { .. }))
    ));
    assert_eq!((session.errand(), session.record()), (errand, &record));
}

#[test]
fn a_choice_is_no_errand() {
    let mut session = begun::<Kipp>();
    session.settle().expect("chance answers");
    assert!(matches!(session.game().node(), Node::Decision { .. }));
    assert_eq!(session.errand(), None);
}
