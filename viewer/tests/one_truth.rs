//! The app shows a match and its machine and moves neither.

#[path = "support/headless.rs"]
mod support;

use bevy::math::DVec3;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kipp_game::cli::words::Language;
use kipp_game::games::GAMES;
use kipp_physics::Face;
use kipp_viewer::poses::{Piece, Placed, Poses};
use kipp_viewer::screen::Screen;
use kipp_viewer::seen::Seen;
use kipp_viewer::session::{Match, Opening, Sitting, Turn, begin};
use kipp_viewer::table::Table;
use kipp_viewer::tick::Pace;
use kipp_viewer::wish::Wish;
use kipp_viewer::{tick, words};
use support::headless;

fn opening(game: &str, bots: &[Option<&str>], is_thrown: bool) -> Opening {
    let sitting = |(bot, name): (&Option<&str>, &str)| Sitting {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
    };
    Opening {
        game: game.to_owned(),
        players: bots
            .iter()
            .zip(["Ada", "Ben", "Cleo"])
            .map(sitting)
            .collect(),
        seed: 5,
        is_thrown,
        machine: None,
        is_kept: false,
    }
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    app.update();
}

fn digest(app: &App) -> Option<kipp_physics::Digest> {
    let table = app.world().non_send::<Table>();
    let mut digest = None;
    let game = table.game.as_ref().expect("a match was begun");
    game.look_at_machine(&mut |machine| digest = Some(machine.digest()));
    digest
}

/// A bare match of bots, advanced as the app's clock does it.
#[test]
fn app_and_bare_match_have_the_same_digest_after_the_same_ticks() {
    let opening = opening("kipp", &[Some("greedy"), Some("random")], false);
    let mut app = headless();
    wish(&mut app, Wish::Begin(opening.clone()));
    let words = std::rc::Rc::new(words::words(Language::English));
    let mut bare = begin(&opening, &words).expect("two can play");
    let mut pace = Pace::default();
    let mut tick = || tick::advance(bare.as_mut(), &mut pace).expect("bots can play");
    tick(); // The update that obeyed the wish has ticked too.
    for _ in 0..6000 {
        app.update();
        tick();
    }
    let mut found = None;
    bare.look_at_machine(&mut |machine| found = Some((machine.digest(), machine.tick())));
    let (found, moved) = found.expect("the game has a machine");
    assert!(moved > 1000, "several dice were dropped");
    assert_eq!(digest(&app), Some(found));
}

#[test]
fn every_game_opens_and_plays_itself_to_the_end_through_wishes() {
    for info in GAMES {
        for is_thrown in [false, true] {
            plays_itself(info.key, is_thrown && !info.needs_apparatus);
        }
    }
}

/// A person who always makes the first choice, against a bot.
fn plays_itself(game: &str, is_thrown: bool) {
    let mut app = headless();
    wish(
        &mut app,
        Wish::Begin(opening(game, &[None, Some("greedy")], is_thrown)),
    );
    wish(&mut app, Wish::Hurry);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Play);
    for _ in 0..60_000 {
        let turn = app
            .world()
            .non_send::<Table>()
            .game
            .as_ref()
            .map(|game| game.turn());
        match turn {
            Some(Turn::Over) => return,
            Some(Turn::Person(_)) => {
                let place = a_choice(&app);
                wish(&mut app, Wish::Choose(place));
            }
            _ => app.update(),
        }
    }
    panic!("{game} does not end");
}

/// The middle one of the choices: the first is often to go on for ever.
fn a_choice(app: &App) -> usize {
    let seen = app.world().resource::<Seen>();
    let sight = seen.sight.as_ref().expect("somebody looks");
    sight.choices.len() / 2
}

#[test]
fn every_throw_is_seen_also_the_first() {
    for info in GAMES.iter().filter(|info| !info.needs_apparatus) {
        let mut app = headless();
        wish(
            &mut app,
            Wish::Begin(opening(info.key, &[None, None], true)),
        );
        let game = |app: &App, look: fn(&dyn Match) -> bool| {
            let game = app.world().non_send::<Table>().game.as_deref();
            look(game.expect("a match was begun"))
        };
        let mut moved = 0;
        while !game(&app, |game| matches!(game.turn(), Turn::Person(_))) {
            moved += usize::from(game(&app, |game| game.is_moving()));
            app.update();
        }
        assert!(moved > 100, "{}: dice roll for {moved} ticks", info.key);
    }
}

#[test]
fn drawn_dice_lie_in_the_tray_with_the_faces_that_were_drawn() {
    for info in GAMES.iter().filter(|info| !info.needs_apparatus) {
        let mut app = headless();
        let one_person = opening(info.key, &[None, None], false);
        wish(&mut app, Wish::Begin(one_person));
        for _ in 0..20 {
            app.update();
        }
        let seen = app.world().resource::<Seen>();
        let loose = seen.sight.as_ref().expect("somebody looks").loose;
        let poses = &app.world().resource::<Poses>().now;
        let mut up: Vec<u8> = poses.iter().map(pips_up).collect();
        let mut wanted: Vec<u8> = loose.faces().map(kipp_game::dice::Face::pips).collect();
        wanted.sort_unstable();
        up.sort_unstable();
        assert!(!wanted.is_empty());
        assert_eq!(up, wanted, "{}", info.key);
    }
}

/// The pips of the face that is up.
fn pips_up(placed: &Placed) -> u8 {
    assert!(matches!(placed.piece, Piece::Thrown(_)) && !placed.is_hidden);
    let height = |face: &Face| {
        let [x, y, z]: [f64; 3] = face.normal().into();
        (placed.at.rotation.as_dquat() * DVec3::new(x, y, z)).y
    };
    let highest = Face::ALL
        .into_iter()
        .max_by(|one, other| height(one).total_cmp(&height(other)));
    highest.expect("a die has faces").pips()
}

#[test]
fn every_piece_has_one_entity_at_its_pose() {
    let mut app = headless();
    wish(&mut app, Wish::Open(Screen::Lab));
    for _ in 0..6 {
        let size = kipp_physics::DieSize::Large;
        wish(&mut app, Wish::DropInLab { tube: 0, size });
    }
    for _ in 0..3000 {
        app.update();
        let poses = app.world().resource::<Poses>().clone();
        let overstep = app.world().resource::<Time<Fixed>>().overstep_fraction();
        let mut query = app.world_mut().query::<(&Piece, &Transform)>();
        let shown: Vec<_> = query.iter(app.world()).collect();
        assert_eq!(shown.len(), poses.now.len());
        for placed in poses.between(overstep) {
            let found: Vec<_> = shown
                .iter()
                .filter(|(piece, _)| **piece == placed.piece)
                .collect();
            assert_eq!(found.len(), 1, "{:?}", placed.piece);
            assert_eq!(*found[0].1, placed.at);
        }
    }
    let table = app.world().non_send::<Table>();
    let tipped = table
        .lab
        .experiment
        .outcomes
        .iter()
        .any(|outcome| outcome.tipped[0]);
    assert!(tipped, "six large dice tip a tube");
}

#[test]
fn a_slow_picture_shows_what_fast_ones_show_at_the_same_tick() {
    const TICKS: u32 = 7;
    let mut fast = headless();
    let mut slow = headless();
    let tick = fast.world().resource::<Time<Fixed>>().timestep();
    slow.insert_resource(TimeUpdateStrategy::ManualDuration(tick * TICKS));
    for app in [&mut fast, &mut slow] {
        app.world_mut().write_message(Wish::Open(Screen::Lab));
        for _ in 0..3 {
            let size = kipp_physics::DieSize::Large;
            let drop = Wish::DropInLab { tube: 0, size };
            app.world_mut().write_message(drop);
        }
    }
    for picture in 0..200 {
        slow.update();
        (0..TICKS).for_each(|_| fast.update());
        let shown = |app: &App| app.world().resource::<Poses>().clone();
        let (fast, slow) = (shown(&fast), shown(&slow));
        assert_eq!(slow.now, fast.now, "picture {picture}");
        assert_eq!(slow.before, fast.before, "picture {picture}");
    }
}
