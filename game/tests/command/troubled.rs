//! What happens to a game whose file meets trouble while it is played.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};

use assert_cmd::cargo::cargo_bin;

use super::{assert_refused, folder, kipp, kipp_typing, short_save, stdout};

/// A person who plays, one choice at a time.
struct Playing {
    game: Child,
    typed: ChildStdin,
    shown: ChildStdout,
    told: ChildStderr,
}

impl Playing {
    /// Begins `kipp` with these words, and with a folder of its own for temporary files.
    fn begin(folder: &Path, words: &str) -> Playing {
        let temporary = folder.join("temporary");
        fs::create_dir_all(&temporary).expect("the folder can be written");
        let mut game = Command::new(cargo_bin("kipp"))
            .current_dir(folder)
            .env("LC_ALL", "C")
            .env("TMPDIR", temporary)
            .args(words.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let (typed, shown, told) = (game.stdin.take(), game.stdout.take(), game.stderr.take());
        let mut playing = Playing {
            game,
            typed: typed.expect("it is piped"),
            shown: shown.expect("it is piped"),
            told: told.expect("it is piped"),
        };
        playing.wait_for_prompt();
        playing
    }

    /// Reads up to the next question to Ada.
    fn wait_for_prompt(&mut self) {
        let mut shown = Vec::new();
        let mut byte = [0];
        while !shown.ends_with(b"\nAda: ") {
            let read = self.shown.read(&mut byte).expect("it can be read");
            assert_eq!(read, 1, "{}", String::from_utf8_lossy(&shown));
            shown.extend(byte);
        }
    }

    fn choose(&mut self, choice: &str) {
        writeln!(self.typed, "{choice}").expect("the game reads");
        self.wait_for_prompt();
    }

    /// Leaves the game: its exit code, and what it said on the output and beside it.
    fn leave(mut self) -> (Option<i32>, String, String) {
        writeln!(self.typed, "q").expect("the game reads");
        let (mut shown, mut told) = (String::new(), String::new());
        self.shown.read_to_string(&mut shown).expect("it is text");
        self.told.read_to_string(&mut told).expect("it is text");
        (self.game.wait().expect("it has ended").code(), shown, told)
    }
}

const BEGIN: &str = "play --people Ada --bots random --seed 5 --save";

#[test]
fn a_save_changed_by_another_program_stays_and_the_game_is_kept_under_the_next_name() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let mut playing = Playing::begin(folder.path(), &format!("{BEGIN} game.json"));
    playing.choose("1");
    fs::write(at("game.json"), "a thesis").expect("the folder can be written");
    playing.choose("5");
    playing.choose("2");
    let (code, shown, told) = playing.leave();
    assert_eq!(code, Some(0), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains("game-2.json"), "{told}");
    assert!(shown.contains("kipp play --resume game-2.json"), "{shown}");
    let left = fs::read_to_string(at("game.json")).expect("it is there");
    assert_eq!(left, "a thesis");
    kipp_typing(
        folder.path(),
        &format!("{BEGIN} whole.json"),
        "1\n5\n2\nq\n",
    );
    let read = |name: &str| fs::read(at(name)).expect("it was written");
    assert_eq!(read("game-2.json"), read("whole.json"), "no choice is lost");
}

#[test]
fn a_game_whose_folder_vanishes_goes_on_and_is_kept_elsewhere_in_the_end() {
    let folder = folder();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).expect("the folder can be written");
    let mut playing = Playing::begin(folder.path(), &format!("{BEGIN} inner/game.json"));
    fs::remove_dir_all(&inner).expect("it is ours");
    playing.choose("1");
    playing.choose("5");
    let (code, shown, told) = playing.leave();
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("the last step is not saved"), "{told}");
    assert!(told.contains("copy it to a safe place"), "{told}");
    assert!(!told.contains(".kipp-save"), "{told}");
    assert!(shown.contains("temporary/game.json"), "{shown}");
    let verified = kipp(folder.path(), "verify temporary/game.json");
    assert_eq!(verified.status.code(), Some(0));
    kipp_typing(folder.path(), &format!("{BEGIN} whole.json"), "1\n5\nq\n");
    let read = |name: &str| fs::read(folder.path().join(name)).expect("it was written");
    assert_eq!(read("temporary/game.json"), read("whole.json"));
}

#[test]
fn a_game_that_can_be_kept_nowhere_is_played_and_the_loss_is_told_in_the_end() {
    let folder = folder();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).expect("the folder can be written");
    let mut playing = Playing::begin(folder.path(), &format!("{BEGIN} inner/game.json"));
    fs::remove_dir_all(&inner).expect("it is ours");
    fs::remove_dir_all(folder.path().join("temporary")).expect("it is ours");
    playing.choose("1");
    let (code, shown, told) = playing.leave();
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("the game is not kept"), "{told}");
    assert!(!shown.contains("The game waits in"), "{shown}");
}

#[cfg(unix)]
#[test]
fn a_game_that_is_played_cannot_be_resumed_beside_it() {
    let folder = folder();
    short_save(folder.path());
    let resume = "play --resume game.json";
    let playing = Playing::begin(folder.path(), resume);
    let second = kipp(folder.path(), resume);
    assert_refused(&second, "resumed twice");
    let told = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(told.contains("another kipp is playing"), "{told}");
    let looked = stdout(&kipp(folder.path(), "replay game.json"));
    assert!(looked.contains("Ada"), "anybody may look: {looked}");
    let (code, _, told) = playing.leave();
    assert_eq!((code, told.as_str()), (Some(0), ""));
    let again = kipp_typing(folder.path(), resume, "q\n");
    assert_eq!(again.status.code(), Some(0));
}

#[test]
fn a_game_that_is_resumed_and_left_at_once_leaves_its_file_as_it_was() {
    let folder = folder();
    short_save(folder.path());
    let path = folder.path().join("game.json");
    let written = || {
        let found = fs::metadata(&path).expect("it is there");
        found.modified().expect("the system keeps times")
    };
    let before = written();
    kipp_typing(folder.path(), "play --resume game.json", "q\n");
    assert_eq!(written(), before);
}
