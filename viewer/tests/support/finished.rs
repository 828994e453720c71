//! Finished matches in files of their own.

use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

use kipp_game::cli::words::Language;
use kipp_physics::MachineSpec;
use kipp_viewer::session::{Opening, Sitting, Turn, begin};
use kipp_viewer::words;

/// A finished match of bots in a file.
pub struct Saved {
    pub folder: tempfile::TempDir,
    pub path: PathBuf,
}

pub fn saved(game: &str, is_thrown: bool) -> Saved {
    played(game, is_thrown, None)
}

/// A match on this machine, if not on the built-in one.
pub fn played(game: &str, is_thrown: bool, machine: Option<&MachineSpec>) -> Saved {
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
    let opening = Opening {
        game: game.to_owned(),
        players: ["Ada", "Ben"].map(sitting).into(),
        seed: 11,
        is_thrown,
        machine: machine.map(|spec| Box::new(spec.clone())),
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
