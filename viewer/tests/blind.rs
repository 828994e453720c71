//! Nothing that the panels of a match show depends on what is hidden.

use kipp_game::bot::Bots;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::{Language, Words};
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Game, Node, Player, ScriptedApparatus, Worded};
use kipp_game::session::{Equipment, Seat, Session, Setup};
use kipp_viewer::hud::Lines;
use kipp_viewer::input::Focus;
use kipp_viewer::session::Sight;
use kipp_viewer::words::words;

const MATCHES: u64 = 12;
/// Choices of a match that are looked at.
const CHOICES: u64 = 60;

struct IsBlind<'a>(&'a Words);

impl Visitor for IsBlind<'_> {
    type Output = usize;

    /// Tables that differed and looked the same.
    fn visit<G: Game + Bots>(self) -> usize {
        let matches = (0..MATCHES).map(|seed| real_twins::<G>(seed, self.0));
        matches.sum()
    }
}

/// Plays a match of random choices; in every state everybody's panels are the same for a table that
/// differs only in what that player cannot know.
fn real_twins<G: Game + Bots>(seed: u64, words: &Words) -> usize {
    let mut session = session::<G>(seed);
    let mut real_twins = 0;
    let mut luck = seed;
    for step in 0..CHOICES {
        while matches!(session.game().node(), Node::Chance(_)) {
            session.settle().expect("chance answers");
        }
        let Node::Decision { player } = session.game().node() else {
            break;
        };
        for viewer in (0..session.game().players()).map(Player) {
            let twin = session.game().hidden_twin(viewer, seed + step);
            real_twins += usize::from(twin != *session.game());
            shows_the_same(&session, &twin, viewer, words);
        }
        let legal = session.game().legal_actions();
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(step + 1);
        let place = usize::try_from(luck >> 33).expect("31 bits fit") % legal.len();
        session.decide(player, legal[place]).expect("it is listed");
    }
    real_twins
}

fn session<G: Game + Bots>(seed: u64) -> Session<G> {
    let names = ["Ada", "Ben", "Cleo"];
    let setup = Setup::<G> {
        options: G::Options::default(),
        seats: names.map(Seat::person).to_vec(),
        seed,
        machine: None,
    };
    let machine = G::INFO
        .needs_apparatus
        .then(|| Box::new(ScriptedApparatus::new()) as _);
    let equipment = Equipment {
        apparatus: machine,
        cup: None,
    };
    Session::begin_with(setup, equipment).expect("three can play")
}

fn shows_the_same<G: Game + Bots>(session: &Session<G>, twin: &G, viewer: Player, words: &Words) {
    let events = || session.events().iter().map(Worded::phrase).collect();
    let sight = Sight::of_game(session.game(), viewer, events());
    let other = Sight::of_game(twin, viewer, events());
    assert_eq!(sight, other);
    let seats = &session.record().seats;
    let said = |sight: &Sight| {
        let speech = Speech::new(words, plain_names(seats), false);
        let mut focus = Focus::default();
        focus.fit(sight);
        (Lines::of(sight, &speech), focus.offers(sight))
    };
    let (lines, offers) = said(&sight);
    assert_eq!((&lines, &offers), (&said(&other).0, &said(&other).1));
    assert_eq!(lines.choices.len(), sight.choices.len());
    let unsaid = format!("{lines:?}");
    assert!(!unsaid.contains(['\u{e000}', '\u{e001}']), "{unsaid}");
}

#[test]
fn panels_show_nothing_that_is_hidden() {
    let words = words(Language::German);
    for info in GAMES {
        let twins = dispatch(info.key, IsBlind(&words)).expect("it is in the registry");
        assert_eq!(twins > 10, info.has_hidden, "{}: {twins} twins", info.key);
    }
}
