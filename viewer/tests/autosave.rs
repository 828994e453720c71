//! No match is lost: whatever is on the screen is in its file.

#[path = "support/kept.rs"]
mod kept;
#[path = "support/headless.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::words::{Language, Words};
use kipp_game::games::GAMES;
use kipp_game::rules::{Outcome, Player, Worded};
use kipp_game::session::{Fold, Record, Step};
use kipp_viewer::screen::Screen;
use kipp_viewer::session::{Match, Return, Sight, Turn, resume};
use kipp_viewer::shelf::{Kept, Shelf};
use kipp_viewer::table::Table;
use kipp_viewer::wish::Wish;
use kipp_viewer::words;

use kept::begin;
use support::headless;

/// A folder of its own that is the current one; matches are kept where the program was started.
struct Room {
    folder: tempfile::TempDir,
    _only: MutexGuard<'static, ()>,
}

impl Room {
    fn enter() -> Room {
        static ONLY: Mutex<()> = Mutex::new(());
        let only = ONLY.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = tempfile::tempdir().expect("there is room");
        std::env::set_current_dir(folder.path()).expect("it was just made");
        Room {
            folder,
            _only: only,
        }
    }
}

fn begun(game: &str) -> App {
    let mut app = headless();
    begin(&mut app, game);
    app
}

/// What a player sees of the match in the file.
fn kept(path: &Path) -> Sight {
    struct Look;
    impl WithRecord for Look {
        type Output = Sight;
        fn with<G: Bots>(self, record: Record<G>) -> Result<Sight, Failure> {
            let fold = Fold::after(&record, record.steps.len()).expect("it was played");
            let events = fold.events().iter().map(Worded::phrase).collect();
            Ok(Sight::of_game(fold.game(), Player(0), events))
        }
    }
    with_record(path, &words::words(Language::English), Look).expect("the save is whole")
}

fn shown(app: &App) -> (Turn, Sight, bool) {
    let game = app.world().non_send::<Table>().game.as_ref();
    let game = game.expect("a match was begun");
    (game.turn(), game.sight(Player(0)), game.is_moving())
}

fn file(app: &App) -> Option<PathBuf> {
    let game = app.world().non_send::<Table>().game.as_ref();
    game.and_then(|game| game.save_path()).map(PathBuf::from)
}

/// One picture further; a person takes the choice in the middle.
fn go_on(app: &mut App) {
    if let (Turn::Person(_), sight, _) = shown(app) {
        app.world_mut()
            .write_message(Wish::Choose(sight.choices.len() / 2));
    }
    app.update();
}

#[test]
fn every_step_of_every_game_is_in_the_file_when_it_is_on_the_screen() {
    for info in GAMES {
        let _room = Room::enter();
        let mut app = begun(info.key);
        app.world_mut().write_message(Wish::Hurry);
        let path = file(&app).expect("it is kept");
        let mut steps = 0;
        for _ in 0..60 {
            go_on(&mut app);
            let (_, sight, _) = shown(&app);
            assert_eq!(kept(&path), sight, "{}", info.key);
            steps = sight.events.len();
        }
        assert!(steps > 10, "{}: {steps} events", info.key);
    }
}

#[test]
fn who_leaves_while_a_die_falls_finds_the_match_again() {
    let _room = Room::enter();
    let mut app = begun("kipp");
    let path = file(&app).expect("it is kept");
    while !shown(&app).2 {
        go_on(&mut app);
    }
    let (_, before, _) = shown(&app);
    app.world_mut().write_message(Wish::Leave);
    app.update();
    assert!(app.should_exit().is_some());
    drop(app);
    let words = Rc::new(words::words(Language::English));
    let mut game = brought_back(&path, &words);
    assert_eq!(game.sight(Player(0)), before);
    while game.is_moving() || game.turn() == Turn::Chance {
        game.hurry().expect("the die falls again");
    }
    assert_ne!(game.sight(Player(0)).events, before.events);
}

/// The saved match, once all its drops are made again.
fn brought_back(path: &Path, words: &Rc<Words>) -> Box<dyn Match> {
    let mut returning = resume(path, words).expect("it is a save");
    loop {
        match returning.go_on().expect("the match goes on") {
            Return::OnTheWay(further) => returning = further,
            Return::Here(game) => return game,
        }
    }
}

/// How far a saved match has come that is on its way back.
fn way(app: &App) -> Option<(usize, usize)> {
    let returning = &app.world().non_send::<Table>().returning;
    returning.as_ref().map(|returning| returning.progress())
}

/// Number of drops in the file.
fn drops(path: &Path) -> usize {
    struct Count;
    impl WithRecord for Count {
        type Output = usize;
        fn with<G: Bots>(self, record: Record<G>) -> Result<usize, Failure> {
            let is_drop = |step: &&Step<_>| matches!(step, Step::Happened(Outcome::Drop(_)));
            Ok(record.steps.iter().filter(is_drop).count())
        }
    }
    with_record(path, &words::words(Language::English), Count).expect("the save is whole")
}

/// A match with some drops in it, left in its file.
fn left() -> (PathBuf, Sight) {
    let mut app = begun("kipp");
    app.world_mut().write_message(Wish::Hurry);
    let path = file(&app).expect("it is kept");
    while drops(&path) < 4 {
        go_on(&mut app);
    }
    (path, shown(&app).1)
}

#[test]
fn a_saved_match_comes_back_by_one_drop_a_picture() {
    let _room = Room::enter();
    let (path, before) = left();
    let mut app = headless();
    app.world_mut().write_message(Wish::Resume(path.clone()));
    for picture in 0..drops(&path) {
        assert!(app.world().non_send::<Table>().game.is_none(), "{picture}");
        app.update();
    }
    // What was decided after the last drop.
    app.update();
    assert_eq!(way(&app), None);
    assert_eq!(shown(&app).1, before);
}

#[test]
fn who_lets_a_saved_match_lie_or_goes_elsewhere_does_not_get_it() {
    let _room = Room::enter();
    let (path, _) = left();
    for other in [Wish::LetLie, Wish::Open(Screen::Settings)] {
        let mut app = headless();
        app.world_mut().write_message(Wish::Resume(path.clone()));
        app.update();
        assert!(way(&app).is_some());
        app.world_mut().write_message(other);
        app.update();
        assert_eq!(way(&app), None);
        assert!(app.world().non_send::<Table>().game.is_none());
    }
}

/// What the page of saved games tells.
fn told(app: &mut App) -> Vec<Kept> {
    app.world_mut().write_message(Wish::Open(Screen::Replay));
    for _ in 0..8 {
        app.update();
    }
    app.world().resource::<Shelf>().games.clone()
}

#[test]
fn saved_games_tell_what_they_are_and_others_why_they_cannot_be_read() {
    let room = Room::enter();
    let mut app = begun("kipp");
    let path = file(&app).expect("it is kept");
    while !matches!(shown(&app).0, Turn::Person(_)) {
        app.update();
    }
    std::fs::write(room.folder.path().join("notes.json"), "{}").expect("there is room");
    let text = std::fs::read_to_string(&path).expect("it is kept");
    let cut = room.folder.path().join("cut.json");
    std::fs::write(&cut, &text[..text.len() / 2]).expect("there is room");
    let mut games = told(&mut app);
    games.sort_by_key(|game| game.label.is_err());
    let [kipp, cut] = &games[..] else {
        panic!("two games, and a file that is none: {games:?}");
    };
    assert_eq!(kipp.path, path);
    let label = kipp.label.as_ref().expect("it is whole");
    assert_eq!(label.title, "Kipp mir Saures · Ada, Ben");
    assert!(label.state.contains("turn of Ada"), "{label:?}");
    assert!(label.state.ends_with("just now"), "{label:?}");
    let reason = cut.label.as_ref().expect_err("half of it is missing");
    assert!(!reason.contains("cut.json"), "{reason}");
}

#[test]
fn who_leaves_when_the_folder_is_gone_finds_the_match_among_temporary_files() {
    let room = Room::enter();
    let mut app = begun("wuerfelzucker");
    std::fs::remove_dir_all(room.folder.path()).expect("it is ours");
    while file(&app).is_some() {
        go_on(&mut app);
    }
    app.world_mut().write_message(Wish::Leave);
    app.update();
    let (_, last, _) = shown(&app);
    let path = file(&app).expect("it is kept elsewhere");
    assert_eq!(kept(&path), last);
    assert!(path.starts_with(std::env::temp_dir()));
    drop(app);
    std::fs::remove_file(path).expect("it is ours");
}
