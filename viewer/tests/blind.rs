//! Nothing that a match shows depends on what is hidden.

#[path = "support/headless.rs"]
mod support;

use bevy::prelude::App;
use kipp_game::bot::Bots;
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::{Language, Words};
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Game, Node, Player, ScriptedApparatus, Worded};
use kipp_game::session::{Equipment, Seat, Session, Setup};
use kipp_physics::machine::Place;
use kipp_physics::spec::TUBES;
use kipp_viewer::hud::Lines;
use kipp_viewer::input::Focus;
use kipp_viewer::poses::{Piece, Poses};
use kipp_viewer::session::{Opening, Sight, Sitting};
use kipp_viewer::table::Table;
use kipp_viewer::wish::Wish;
use kipp_viewer::words::words;
use support::headless;

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

/// Dice of a match that lie in tubes, and how many of them are seen.
fn dice_in_tubes(app: &App) -> (usize, usize) {
    let table = app.world().non_send::<Table>();
    let game = table.game.as_ref().expect("a match was begun");
    let mut inside = Vec::new();
    game.look_at_machine(&mut |machine| {
        let dice = (0..TUBES).flat_map(|tube| machine.dice(tube));
        let dice = dice.filter(|(_, _, place)| *place == Place::Tube);
        inside = dice.map(|(die, ..)| die).collect();
    });
    let poses = &app.world().resource::<Poses>().now;
    let seen = poses.iter().filter(|placed| match placed.piece {
        Piece::Die(die, _) => inside.contains(&die) && !placed.is_hidden,
        _ => false,
    });
    (inside.len(), seen.count())
}

fn is_moving(app: &App) -> bool {
    let game = app.world().non_send::<Table>().game.as_ref();
    game.is_some_and(|game| game.is_moving())
}

#[test]
fn dice_in_a_tube_are_not_seen_while_a_match_is_played() {
    let mut app = headless();
    let sitting = |name: &str| Sitting {
        name: name.to_owned(),
        bot: Some("random".to_owned()),
    };
    app.world_mut().write_message(Wish::Begin(Opening {
        game: "kipp".to_owned(),
        players: ["Ada", "Ben"].map(sitting).into(),
        seed: 3,
        is_thrown: false,
        machine: None,
        is_kept: false,
    }));
    app.world_mut().write_message(Wish::Hurry);
    let mut most = 0;
    for _ in 0..2000 {
        app.update();
        // A die that falls is seen until it has vanished in the tube.
        if is_moving(&app) {
            continue;
        }
        let (inside, seen) = dice_in_tubes(&app);
        assert_eq!(seen, 0, "of {inside}");
        most = most.max(inside);
    }
    assert!(most > 3, "{most} dice lay in tubes");
}
