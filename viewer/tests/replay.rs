//! A record shows at each step what it was there, and its machine does again what it did.

#[path = "support/headless.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::words::Language;
use kipp_game::games::GAMES;
use kipp_game::rules::{Outcome, Player, Worded};
use kipp_game::session::{DiceSource, Fold, Record, SaveFile, Step};
use kipp_physics::{MachineSpec, ThrowSpec};
use kipp_viewer::poses::{Piece, Poses};
use kipp_viewer::replay::{self, Recording, Simulation, Viewing};
use kipp_viewer::scene::stage::{Scenery, Stage};
use kipp_viewer::screen::Screen;
use kipp_viewer::session::{Opening, Sight, Sitting, Turn, begin};
use kipp_viewer::table::Table;
use kipp_viewer::tick::{Notice, Pace};
use kipp_viewer::wish::Wish;
use kipp_viewer::words;
use support::headless;

/// A finished match of bots in a file.
struct Saved {
    folder: tempfile::TempDir,
    path: PathBuf,
}

fn saved(game: &str, is_thrown: bool) -> Saved {
    played(game, is_thrown, None)
}

/// A match on this machine, if not on the built-in one.
fn played(game: &str, is_thrown: bool, machine: Option<&MachineSpec>) -> Saved {
    static CURRENT_FOLDER: Mutex<()> = Mutex::new(());
    let _only = CURRENT_FOLDER
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let folder = tempfile::tempdir().expect("there is room");
    std::env::set_current_dir(folder.path()).expect("it was just made");
    let sitting = |name: &str| Sitting {
        name: name.to_owned(),
        bot: Some("greedy".to_owned()),
    };
    let machine = machine.map(|spec| {
        let path = folder.path().join("machine.toml");
        std::fs::write(&path, spec.to_toml()).expect("there is room");
        path
    });
    let opening = Opening {
        game: game.to_owned(),
        players: ["Ada", "Ben"].map(sitting).into(),
        seed: 11,
        is_thrown,
        machine,
        is_kept: true,
    };
    let mut played = begin(&opening, &Rc::new(words::words(Language::English))).expect("two play");
    while played.turn() != Turn::Over {
        played.hurry().expect("chance answers");
        played.let_bot_choose().expect("bots can play");
    }
    let path = folder.path().join(played.save_path().expect("it is kept"));
    Saved { folder, path }
}

/// Does something with the record in a file.
fn with<T: WithRecord>(path: &Path, task: T) -> T::Output {
    with_record(path, &words::words(Language::English), task).expect("the save is whole")
}

/// What every player saw after each step, from folding the record again each time.
struct Sights;

impl WithRecord for Sights {
    type Output = Vec<[Sight; 2]>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Vec<[Sight; 2]>, Failure> {
        let after = |steps| {
            let fold = Fold::after(&record, steps).expect("it was played");
            [Player(0), Player(1)].map(|viewer| {
                let events = fold.events().iter().map(Worded::phrase).collect();
                Sight::of_game(fold.game(), viewer, events)
            })
        };
        Ok((0..=record.steps.len()).map(after).collect())
    }
}

/// The digest of the machine after each drop, with its step.
struct Digests;

impl WithRecord for Digests {
    type Output = Vec<(usize, u64)>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Vec<(usize, u64)>, Failure> {
        let steps = (1..).zip(&record.steps);
        let digest = |(number, step): (usize, &Step<G::Action>)| match step {
            Step::Happened(Outcome::Drop(report)) => Some((number, report.digest)),
            _ => None,
        };
        Ok(steps.filter_map(digest).collect())
    }
}

/// Writes the record anew with other words about where it comes from, another seed, or only its
/// first steps.
#[derive(Default)]
struct Forge {
    to: PathBuf,
    engine: Option<&'static str>,
    seed: Option<u64>,
    steps: Option<usize>,
}

impl WithRecord for Forge {
    type Output = ();

    fn with<G: Bots>(self, mut record: Record<G>) -> Result<(), Failure> {
        if let Some(engine) = self.engine {
            engine.clone_into(&mut record.engine);
        }
        record.seed = self.seed.unwrap_or(record.seed);
        if let Some(steps) = self.steps {
            record.steps.truncate(steps);
            record.ending = None;
        }
        let mut file = SaveFile::create(&self.to).expect("the name is free");
        file.write(&record).expect("there is room");
        Ok(())
    }
}

fn opened(path: &Path) -> Box<dyn Recording> {
    replay::open(path, &words::words(Language::English)).expect("the save is whole")
}

fn prepared(replay: &mut dyn Recording) {
    while replay.prepare() {}
}

fn digest(replay: &dyn Recording) -> Option<u64> {
    let mut digest = None;
    replay.look_at_machine(&mut |machine| digest = Some(machine.digest().0));
    digest
}

#[test]
fn every_step_of_every_game_is_shown_as_folded_whichever_way_it_is_reached() {
    for info in GAMES {
        let saved = saved(info.key, false);
        let wanted = with(&saved.path, Sights);
        let mut replay = opened(&saved.path);
        let last = replay.steps();
        assert!(last > 20 && replay.is_finished() && replay.has_true_ending());
        let there = 0..=last;
        let back = (0..=last).rev().step_by(7);
        let about = (0..40).map(|jump| jump * 37 % (last + 1));
        for step in there.chain(back).chain(about) {
            replay.scrub_to(step);
            assert_eq!(replay.at(), step);
            for viewer in [Player(0), Player(1)] {
                let found = replay.sight(viewer);
                let wanted = &wanted[step][viewer.index()];
                assert_eq!(found.lines, wanted.lines, "{} step {step}", info.key);
                assert_eq!(found.standings, wanted.standings);
                assert_eq!(found.events, wanted.events);
            }
        }
        replay.scrub_to(last + 1);
        assert_eq!(replay.at(), last, "there is nothing behind the end");
    }
}

#[test]
fn the_machine_is_after_every_drop_what_it_was_whether_jumped_to_or_played() {
    let saved = saved("kipp", false);
    let drops = with(&saved.path, Digests);
    let mut replay = opened(&saved.path);
    replay.scrub_to(replay.steps());
    assert!(matches!(replay.simulation(), Simulation::CatchingUp { .. }));
    prepared(replay.as_mut());
    assert_eq!(replay.simulation(), Simulation::Running);
    assert_eq!(digest(replay.as_ref()), drops.last().map(|drop| drop.1));
    for (step, wanted) in drops.iter().rev() {
        replay.scrub_to(*step);
        prepared(replay.as_mut());
        assert_eq!(digest(replay.as_ref()), Some(*wanted), "step {step}");
    }
    let [(_, before), (step, after)] = drops[drops.len() / 2..][..2] else {
        panic!("more than two dice are dropped");
    };
    replay.scrub_to(step - 1);
    assert_eq!(digest(replay.as_ref()), Some(before));
    let mut ticks = 0;
    while replay.at() < step {
        replay.play(false);
        ticks += 1;
    }
    assert!(ticks > 20, "a die takes its time to fall");
    assert_eq!(digest(replay.as_ref()), Some(after));
}

#[test]
fn a_drop_that_was_begun_is_taken_back_by_going_elsewhere() {
    let saved = saved("kipp", false);
    let drops = with(&saved.path, Digests);
    let (step, wanted) = drops[3];
    let mut replay = opened(&saved.path);
    replay.scrub_to(step);
    prepared(replay.as_mut());
    while !replay.is_moving() {
        replay.play(false);
    }
    for _ in 0..50 {
        replay.play(false);
    }
    assert_ne!(digest(replay.as_ref()), Some(wanted));
    replay.scrub_to(replay.at());
    assert!(!replay.is_moving());
    assert_eq!(digest(replay.as_ref()), Some(wanted));
}

#[test]
fn thrown_dice_lie_as_they_were_thrown() {
    let saved = saved("wuerfelzucker", true);
    let mut replay = opened(&saved.path);
    replay.scrub_to(replay.steps());
    prepared(replay.as_mut());
    assert_eq!(replay.simulation(), Simulation::Running);
    let is_thrown = |piece: Piece| matches!(piece, Piece::Thrown(_));
    assert!(replay.placed().iter().any(|placed| is_thrown(placed.piece)));
    replay.scrub_to(0);
    assert!(replay.placed().is_empty());
    let mut moved = 0;
    while replay.at() < 12 {
        replay.play(false);
        moved += usize::from(replay.is_moving());
    }
    assert!(moved > 100, "dice roll before everybody's eyes");
    assert_eq!(replay.simulation(), Simulation::Running);
}

#[test]
fn a_record_of_another_program_is_shown_and_not_simulated() {
    for (game, is_thrown) in [("kipp", false), ("wuerfelzucker", true)] {
        let saved = saved(game, is_thrown);
        let to = saved.folder.path().join("foreign.json");
        let forge = Forge {
            to: to.clone(),
            engine: Some("kipp 9"),
            ..Forge::default()
        };
        with(&saved.path, forge);
        let wanted = with(&saved.path, Sights);
        let mut replay = opened(&to);
        replay.scrub_to(replay.steps());
        prepared(replay.as_mut());
        let simulation = replay.simulation();
        assert!(
            matches!(&simulation, Simulation::Foreign { engine, .. } if engine == "kipp 9"),
            "{simulation:?}"
        );
        assert!(lies_as_read(replay.as_ref()), "{game}");
        assert_eq!(replay.sight(Player(1)).lines, wanted[replay.at()][1].lines);
        replay.scrub_to(0);
        while replay.at() < replay.steps() {
            replay.play(true);
        }
    }
}

#[test]
fn dice_that_fall_otherwise_than_recorded_are_not_shown_from_there_on() {
    for (game, is_thrown) in [("kipp", false), ("wuerfelzucker", true)] {
        let saved = saved(game, is_thrown);
        let to = saved.folder.path().join("seed.json");
        let forge = Forge {
            to: to.clone(),
            seed: Some(12),
            ..Forge::default()
        };
        with(&saved.path, forge);
        let mut replay = opened(&to);
        replay.scrub_to(replay.steps());
        prepared(replay.as_mut());
        let Simulation::Parted { step } = replay.simulation() else {
            panic!("{game}: {:?}", replay.simulation());
        };
        assert!(lies_as_read(replay.as_ref()), "{game}");
        if game == "kipp" {
            assert_eq!(step, with(&saved.path, Digests)[0].0);
            replay.scrub_to(step - 1);
            assert!(!replay.placed().is_empty(), "up to there it is the same");
        }
        while replay.at() < replay.steps() {
            replay.play(true);
        }
    }
}

/// Whether nothing is shown but thrown dice that lie flat, beside each other, or an empty machine.
fn lies_as_read(replay: &dyn Recording) -> bool {
    let mut placed = replay.placed();
    placed.retain(|it| !matches!(it.piece, Piece::Tube(_)));
    let is_flat = |at: &Transform| {
        let axes = Mat3::from_quat(at.rotation).to_cols_array();
        axes.iter()
            .all(|it| it.abs() < 1e-5 || (it.abs() - 1.0).abs() < 1e-5)
    };
    let is_free = |at: &Transform| {
        let beside = placed.iter().filter(|other| {
            let distance = other.at.translation.distance(at.translation);
            distance < 2.5 * at.translation.y
        });
        beside.count() == 1
    };
    let is_die = |piece: Piece| matches!(piece, Piece::Thrown(_));
    let mut all = placed.iter();
    let has_dice = !replay.info().needs_apparatus;
    has_dice != placed.is_empty()
        && all.all(|it| is_die(it.piece) && is_flat(&it.at) && is_free(&it.at))
}

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

#[test]
fn only_the_last_step_of_an_unfinished_record_says_that_it_is_not_over() {
    let saved = saved("kipp", false);
    let to = saved.folder.path().join("unfinished.json");
    let forge = Forge {
        to: to.clone(),
        steps: Some(9),
        ..Forge::default()
    };
    with(&saved.path, forge);
    let words = words::words(Language::English);
    let says = |path: &Path, step| {
        let mut replay = opened(path);
        replay.scrub_to(step);
        prepared(replay.as_mut());
        replay::remarks(replay.as_ref(), &words)
    };
    assert_eq!(says(&to, 8), [""; 0]);
    assert!(says(&to, 9).concat().contains("not over"));
    assert_eq!(says(&saved.path, usize::MAX), [""; 0]);
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
