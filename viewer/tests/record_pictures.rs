//! What `--shot` draws of a saved match shows what lies on the table at that step.

mod support {
    pub mod driver;
    pub mod picture;
}

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

use assert_cmd::Command;
use bevy::math::Vec2;
use image::RgbaImage;
use kipp_game::cli::words::Language;
use kipp_physics::{MachineSpec, ThrowSpec};
use kipp_viewer::camera::Preset;
use kipp_viewer::poses::{Piece, Placed};
use kipp_viewer::scene::stage::Scenery;
use kipp_viewer::session::{Opening, Sitting, Turn, begin};
use kipp_viewer::{replay, words};
use support::driver::can_draw;
use support::picture::{hue, is_tube, keep, pixel, side};

/// A finished match of bots, in a folder of its own.
fn saved(game: &str, is_thrown: bool) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("match.json");
    let sitting = |name: &str| Sitting {
        name: name.to_owned(),
        bot: Some("random".to_owned()),
    };
    let opening = Opening {
        game: game.to_owned(),
        players: ["Ada", "Ben"].map(sitting).to_vec(),
        seed: 11,
        is_thrown,
        machine: None,
        is_kept: true,
    };
    let words = Rc::new(words::words(Language::English));
    let played = kept_in(folder.path(), || {
        let mut played = begin(&opening, &words).expect("two play");
        while played.turn() != Turn::Over {
            played.hurry().expect("chance answers");
            played.let_bot_choose().expect("bots can play");
        }
        played.save_path().expect("it is kept")
    });
    std::fs::rename(folder.path().join(played), &path).expect("it was kept there");
    (folder, path)
}

/// Does something in a folder; one test at a time.
fn kept_in<T>(folder: &Path, play: impl FnOnce() -> T) -> T {
    static CURRENT_FOLDER: Mutex<()> = Mutex::new(());
    let _only = CURRENT_FOLDER
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    std::env::set_current_dir(folder).expect("it was just made");
    play()
}

/// What the command draws of a record after a step.
fn shot_of(record: &Path, step: usize) -> RgbaImage {
    let file = record.with_file_name(format!("{step}.png"));
    let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
    let asked = ["--size", "640x360", "--step", &step.to_string()];
    command.args(asked).arg("--record").arg(record);
    command.arg("--shot").arg(&file).env_remove("DISPLAY");
    command.assert().success();
    image::open(&file).expect("it was drawn").to_rgba8()
}

#[test]
fn a_record_is_drawn_with_its_dice_where_they_lie() {
    if !can_draw() {
        return;
    }
    let scenery = Scenery::Tray(Box::new(ThrowSpec::builtin()));
    for (game, is_thrown) in [
        ("kaese", true),
        ("wuerfelzucker", true),
        ("wanzen", true),
        ("kaese", false),
    ] {
        let (_folder, record) = saved(game, is_thrown);
        let mut replay = replay::open(&record, &words::words(Language::English))
            .unwrap_or_else(|error| panic!("{error:?}"));
        let step = (1..=replay.steps()).find(|step| {
            replay.scrub_to(*step);
            while replay.prepare() {}
            replay.placed().len() > 1
        });
        let step = step.expect("dice are rolled");
        let before = shot_of(&record, 0);
        let after = shot_of(&record, step);
        keep(&after, &format!("record_{game}_{is_thrown}"));
        for placed in replay.placed() {
            let at = pixel(placed.at.translation, &scenery, Preset::Front);
            let (felt, die) = (hue(&before, at).1, hue(&after, at).1);
            assert!(felt > 0.2, "{game}: an empty tray at {at}: {felt}");
            assert!(
                die < 0.2 || is_dark(&after, at),
                "{game}: a die at {at}: {die}"
            );
        }
    }
}

/// Whether a pip is there.
fn is_dark(picture: &RgbaImage, at: Vec2) -> bool {
    let at = at.as_uvec2();
    picture.get_pixel(at.x, at.y).0[..3]
        .iter()
        .all(|it| *it < 90)
}

#[test]
fn a_record_of_the_machine_is_drawn_with_its_tubes_and_dice() {
    if !can_draw() {
        return;
    }
    let (_folder, record) = saved("kipp", false);
    let mut replay = replay::open(&record, &words::words(Language::English))
        .unwrap_or_else(|error| panic!("{error:?}"));
    let floor = -MachineSpec::builtin().tray.floor_depth_m;
    let lies = |it: &Placed| {
        let is_die = matches!(it.piece, Piece::Die(..)) && !it.is_hidden;
        is_die && f64::from(it.at.translation.y) < floor + 0.02
    };
    let step = (1..=replay.steps()).find(|step| {
        replay.scrub_to(*step);
        while replay.prepare() {}
        replay.placed().iter().any(lies)
    });
    let (before, after) = (
        shot_of(&record, 0),
        shot_of(&record, step.expect("it tips")),
    );
    keep(&after, "record_kipp");
    let spec = MachineSpec::builtin();
    let scenery = Scenery::Machine(Box::new(spec.clone()));
    for placed in replay.placed() {
        if lies(&placed) {
            let at = pixel(placed.at.translation, &scenery, Preset::Front);
            let felt = before.get_pixel_checked(at.as_uvec2().x, at.as_uvec2().y);
            let die = after.get_pixel_checked(at.as_uvec2().x, at.as_uvec2().y);
            assert_ne!(felt, die, "a die at {at}");
        }
        if let Piece::Tube(tube) = placed.piece {
            let point = side(&spec, &placed, tube)[1];
            assert!(is_tube(&after, pixel(point, &scenery, Preset::Front), tube));
        }
    }
}

#[test]
fn a_step_that_a_record_has_not_is_told() {
    let (_folder, record) = saved("wanzen", false);
    let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
    command
        .arg("--record")
        .arg(&record)
        .args(["--step", "100000"]);
    command.arg("--shot").arg(record.with_file_name("new.png"));
    command.env("LC_ALL", "C").env_remove("DISPLAY");
    let output = command.assert().code(2).get_output().clone();
    let line = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(
        line.contains("match.json") && line.contains("100000"),
        "{line}"
    );
}
