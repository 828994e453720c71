//! Laws of a match's record: folding, taking back, going on, checking. The machine is scripted.

mod checking;
mod luck;
mod nature;
mod record;
mod undo;

use kipp_game::games::kipp::{Action, Event, Kipp};
use kipp_game::rules::{Apparatus, Game, Node, Player, ScriptedApparatus};
use kipp_game::session::{Crew, Seat, Session, Setup};

fn machine() -> Option<Box<dyn Apparatus>> {
    Some(Box::new(ScriptedApparatus::new()))
}

fn begin(seats: Vec<Seat>, seed: u64) -> Session<Kipp> {
    let setup = Setup {
        options: Default::default(),
        seats,
        seed,
        machine: None,
    };
    Session::begin(setup, machine()).expect("the seats fit")
}

fn people() -> Vec<Seat> {
    ["Ada", "Ben"].map(Seat::person).into()
}

fn bots() -> Vec<Seat> {
    ["Ada", "Ben", "Cleo"]
        .map(|name| Seat::bot(name, "random"))
        .into()
}

/// Who decides, with what is allowed; `None` at the end.
fn due(session: &mut Session<Kipp>) -> Option<(Player, Vec<Action>)> {
    session.settle().expect("the scripted machine answers");
    match session.game().node() {
        Node::Decision { player } => Some((player, session.game().legal_actions())),
        _ => None,
    }
}

/// Decides by a fixed rule until `enough` or the end.
fn play(session: &mut Session<Kipp>, mut enough: impl FnMut(&Session<Kipp>) -> bool) {
    while let Some((player, legal)) = due(session) {
        if enough(session) {
            return;
        }
        let action = legal[session.record().steps.len() * 7 % legal.len()];
        session.decide(player, action).expect("it is allowed");
    }
}

fn played_by_bots(seed: u64) -> Session<Kipp> {
    let mut session = begin(bots(), seed);
    bots_play_on(&mut session, seed);
    session
}

/// Bots who have seen nothing yet decide until the end.
fn bots_play_on(session: &mut Session<Kipp>, seed: u64) {
    let mut crew = Crew::<Kipp>::new(&bots(), seed).expect("random bots exist");
    while let Some((player, _)) = due(session) {
        crew.observe(session.events());
        let step = session.record().steps.len();
        let action = crew
            .choose(session.game(), player, step)
            .expect("a bot sits there");
        session
            .decide(player, action)
            .expect("bots choose what is allowed");
    }
}

fn picks(session: &Session<Kipp>) -> usize {
    let is_pick = |event: &&Event| matches!(event, Event::DiePicked { .. });
    session.events().iter().filter(is_pick).count()
}
