//! The luck of every drop and roll.

use super::*;
use kipp_game::games::kipp::Kipp;
use kipp_game::rules::{
    Apparatus, ApparatusError, DropOrder, DropReport, ScriptedApparatus, TakeOrder,
};
use kipp_game::session::{Session, Setup};

/// A machine that writes down the jitter of every drop.
struct Listening {
    machine: ScriptedApparatus,
    heard: std::sync::Arc<std::sync::Mutex<Vec<u64>>>,
}

impl Apparatus for Listening {
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError> {
        self.heard.lock().expect("one thread").push(order.jitter);
        self.machine.drop_die(order)
    }

    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError> {
        self.machine.take(order)
    }

    fn digest(&self) -> u64 {
        self.machine.digest()
    }
}

/// The jitters of a short match of people who choose the `habit`-th of what is allowed.
fn jitters(habit: usize) -> Vec<u64> {
    let heard = std::sync::Arc::default();
    let machine = Listening {
        machine: ScriptedApparatus::new(),
        heard: std::sync::Arc::clone(&heard),
    };
    let setup = Setup {
        options: Default::default(),
        seats: people(),
        seed: 4,
        machine: None,
    };
    let mut session = Session::<Kipp>::begin(setup, Some(Box::new(machine))).expect("two can play");
    while session.record().steps.len() < 60 {
        let (player, legal) = due(&mut session).expect("sixty steps do not end a match");
        session
            .decide(player, legal[habit % legal.len()])
            .expect("it is allowed");
    }
    heard.lock().expect("one thread").clone()
}

#[test]
fn every_drop_has_luck_of_its_own_whatever_was_chosen_before() {
    let (one, other) = (jitters(0), jitters(5));
    let common = one.len().min(other.len());
    assert!(common > 8);
    assert_eq!(one[..common], other[..common]);
    let distinct: std::collections::BTreeSet<_> = one.iter().collect();
    assert_eq!(distinct.len(), one.len());
}

#[test]
fn the_same_drop_after_taking_back_a_pick_meets_the_same_dice() {
    let rest = |detour: bool| {
        let mut session = begin(people(), 21);
        play(&mut session, |session| picks(session) > 0);
        if detour {
            session.undo().expect("a pick was made");
            session.redo().expect("and is made again");
        }
        play(&mut session, |_| false);
        session.record().steps.clone()
    };
    assert_eq!(rest(false), rest(true));
}
