//! Records in the app: what stands on the table, and what is wished.

use std::path::Path;

use bevy::prelude::*;
use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::recorded::WithRecord;
use kipp_game::rules::Player;
use kipp_game::session::{DiceSource, Record};
use kipp_physics::{MachineSpec, ThrowSpec};
use kipp_viewer::poses::{Piece, Poses};
use kipp_viewer::replay::Viewing;
use kipp_viewer::scene::stage::{Scenery, Stage};
use kipp_viewer::screen::Screen;
use kipp_viewer::table::Table;
use kipp_viewer::tick::{Notice, Pace};
use kipp_viewer::wish::Wish;

use crate::finished::{played, saved};
use crate::headless::headless;
use crate::record::{Digests, Forge, Sights, with};

#[test]
fn every_game_stands_on_the_machine_that_it_was_played_on() {
    let mut spec = MachineSpec::builtin();
    spec.tray.length_m *= 1.25;
    spec.tube[1].ballast.plate_mass_kg *= 1.01;
    for spec in [MachineSpec::builtin(), spec] {
        let saved = played("kipp", false, Some(&spec));
        let unfinished = saved.folder.path().join("unfinished.json");
        let foreign = saved.folder.path().join("foreign.json");
        let forge = |to: &Path, engine, steps| Forge {
            to: to.to_owned(),
            engine,
            steps,
            ..Forge::default()
        };
        with(&saved.path, forge(&unfinished, None, Some(9)));
        with(&saved.path, forge(&foreign, Some("kipp 9"), None));
        let mut app = headless();
        for (wished, screen) in [
            (Wish::Watch(saved.path.clone()), Screen::Replay),
            (Wish::Watch(foreign), Screen::Replay),
            (Wish::Resume(unfinished), Screen::Play),
        ] {
            wish(&mut app, wished);
            while app.world().non_send::<Table>().returning.is_some() {
                app.update();
            }
            let table = app.world().non_send::<Table>();
            let stage = Stage::of(table, screen, false);
            assert!(stage.scenery == Scenery::Machine(Box::new(spec.clone())));
            let poses = app.world().resource::<Poses>().now.clone();
            let tube = |tube| poses.iter().any(|placed| placed.piece == Piece::Tube(tube));
            assert!((0..3).all(tube), "{screen:?}");
        }
    }
}

#[test]
fn a_record_of_thrown_dice_stands_in_the_tray_that_it_was_played_in() {
    let saved = saved("wuerfelzucker", true);
    let foreign = saved.folder.path().join("foreign.json");
    let forge = Forge {
        to: foreign.clone(),
        engine: Some("kipp 9"),
        ..Forge::default()
    };
    let mut cup = ThrowSpec::builtin();
    cup.tray.length_m *= 1.5;
    with(&saved.path, OtherCup(&cup, forge));
    let mut app = headless();
    wish(&mut app, Wish::Watch(foreign));
    let stage = Stage::of(app.world().non_send::<Table>(), Screen::Replay, false);
    assert!(stage.scenery == Scenery::Tray(Box::new(cup)));
}

/// Writes the record as if its dice had been thrown into another tray.
struct OtherCup<'a>(&'a ThrowSpec, Forge);

impl WithRecord for OtherCup<'_> {
    type Output = ();

    fn with<G: Bots>(self, mut record: Record<G>) -> Result<(), Failure> {
        let cup = toml::to_string(self.0).expect("it was one");
        record.dice = DiceSource::Thrown { cup };
        self.1.with(record)
    }
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    app.update();
    app.update();
}

fn at(app: &App) -> usize {
    let table = app.world().non_send::<Table>();
    table.replay.as_ref().map_or(0, |replay| replay.at())
}

#[test]
fn wishes_open_scrub_play_and_close_a_record() {
    let saved = saved("kipp", false);
    let wanted = with(&saved.path, Sights);
    let drops = with(&saved.path, Digests);
    let mut app = headless();
    wish(&mut app, Wish::Watch(saved.path.clone()));
    let screen = |app: &App| *app.world().resource::<State<Screen>>().get();
    assert_eq!(screen(&app), Screen::Replay);
    wish(&mut app, Wish::ScrubTo(wanted.len() / 2));
    wish(&mut app, Wish::SeeAs(Player(1)));
    let sight = app.world().resource::<Viewing>().sight.clone();
    let sight = sight.expect("somebody looks");
    assert_eq!(sight.lines, wanted[wanted.len() / 2][1].lines);
    let step = drops[2].0;
    wish(&mut app, Wish::ScrubTo(step - 1));
    wish(&mut app, Wish::PlayStep);
    for _ in 0..20_000 {
        app.update();
    }
    assert_eq!(at(&app), step, "one step and no further");
    assert!(app.world().resource::<Pace>().is_paused);
    let poses = app.world().resource::<Poses>().now.clone();
    let table = app.world().non_send::<Table>();
    let replay = table.replay.as_ref().expect("it is open");
    assert_eq!(poses, replay.placed());
    wish(&mut app, Wish::PlayStep);
    wish(&mut app, Wish::PlayStep);
    assert!(at(&app) > step, "a motion under way ends at once");
    wish(&mut app, Wish::Hurry);
    wish(&mut app, Wish::Pause(false));
    for _ in 0..20_000 {
        app.update();
    }
    assert_eq!(at(&app), wanted.len() - 1, "it plays to its end");
    wish(&mut app, Wish::CloseReplay);
    assert!(app.world().non_send::<Table>().replay.is_none());
    assert!(app.world().resource::<Poses>().now.is_empty());
}

#[test]
fn a_single_step_stops_also_a_motion_that_was_asked_for() {
    let saved = saved("kipp", false);
    let step = with(&saved.path, Digests)[2].0;
    let mut app = headless();
    wish(&mut app, Wish::Watch(saved.path.clone()));
    wish(&mut app, Wish::ScrubTo(step - 1));
    (0..500).for_each(|_| app.update());
    wish(&mut app, Wish::PlayStep);
    (0..20).for_each(|_| app.update());
    wish(&mut app, Wish::Step);
    let shown = |app: &App| app.world().resource::<Poses>().now.clone();
    let there = shown(&app);
    (0..20).for_each(|_| app.update());
    assert_eq!(shown(&app), there);
    assert_eq!(at(&app), step - 1);
}

#[test]
fn a_file_that_is_no_record_is_told_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("there is room");
    let foreign = folder.path().join("foreign.json");
    std::fs::write(&foreign, "{}").expect("there is room");
    let mut app = headless();
    for path in [foreign, folder.path().join("missing.json")] {
        wish(&mut app, Wish::Watch(path.clone()));
        let name = path.file_name().and_then(|name| name.to_str());
        let line = app.world().resource::<Notice>().line.clone();
        let line = line.expect("there is something to be told");
        assert!(line.contains(name.expect("it has one")), "{line}");
        assert!(app.world().non_send::<Table>().replay.is_none());
    }
}
