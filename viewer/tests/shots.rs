//! What `--shot` draws of dice that are dropped shows tubes and dice where they are; what cannot be
//! drawn or written is told.

mod support {
    pub mod driver;
    pub mod picture;
}

use assert_cmd::Command;
use bevy::math::UVec2;
use image::RgbaImage;
use kipp_physics::MachineSpec;
use kipp_viewer::camera::Preset;
use kipp_viewer::capture::Scenario;
use kipp_viewer::hud::theme::palette;
use kipp_viewer::lab::Lab;
use kipp_viewer::poses::{Piece, Placed, Secrecy, of_machine};
use kipp_viewer::scene::stage::Scenery;
use kipp_viewer::settings::Settings;
use support::driver::can_draw;
use support::picture::{SIZE, hue, is_tube, keep, pixel, side};

/// What the command draws of dice that are dropped into the gold tube.
fn shot(more: &[&str]) -> RgbaImage {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("shot.png");
    let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
    command.args(["--seed", "3", "--tube", "gold"]);
    command.args(more).env_remove("DISPLAY");
    command.arg("--shot").arg(&file).assert().success();
    image::open(&file)
        .expect("a picture was written")
        .to_rgba8()
}

#[test]
fn the_command_draws_tubes_where_they_are_and_dice_in_the_tray() {
    if !can_draw() {
        return;
    }
    let picture = shot(&["--size", "640x360"]);
    keep(&picture, "shot");
    assert_eq!(UVec2::from(picture.dimensions()), SIZE);

    let spec = MachineSpec::builtin();
    let scenario = Scenario {
        tube: 2,
        casts: None,
        seed: 3,
    };
    let run = scenario.play(&spec).expect("the built-in machine is sound");
    let mut lab = Lab::new(&spec).expect("the built-in machine is sound");
    lab.experiment.waiting.extend(run.drops.iter().cloned());
    for _ in 0..run.moment() {
        lab.tick();
    }
    let placed = of_machine(&lab.experiment.machine, Secrecy::Open, &[]);
    let scenery = Scenery::Machine(Box::new(spec.clone()));
    let seen = |picture: &RgbaImage, tube: usize| -> Vec<bool> {
        let it = placed.iter().find(|it| it.piece == Piece::Tube(tube));
        let points = side(&spec, it.expect("every tube is placed"), tube);
        let pixel = |point| pixel(point, &scenery, Preset::Front);
        let is_seen = |point| is_tube(picture, pixel(point), tube);
        points.into_iter().map(is_seen).collect()
    };
    for tube in 0..3 {
        assert_eq!(seen(&picture, tube), [true; 3], "tube {tube}");
    }
    let resting = shot(&["--size", "640x360", "--dice", "S"]);
    assert_eq!(seen(&resting, 2), [false; 3], "one die does not tip gold");
    let dice = placed
        .iter()
        .filter(|it| matches!(it.piece, Piece::Die(..)));
    let red = |it: &&Placed| {
        let (hue, strength) = hue(&picture, pixel(it.at.translation, &scenery, Preset::Front));
        hue.abs() < 20.0 && strength > 0.3
    };
    let outside = dice.filter(|it| it.at.translation.y < -0.1);
    let (shown, all) = (outside.clone().filter(red).count(), outside.count());
    assert!(all > 0 && shown == all, "{shown} of {all} dice are seen");
}

#[test]
fn what_cannot_be_written_is_told_before_anything_is_drawn() {
    let folder = tempfile::tempdir().expect("there is room");
    let kept = folder.path().join("kept.png");
    std::fs::write(&kept, "a picture of before").expect("there is room");
    let missing = folder.path().join("no/such/film.gif");
    let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
    command.arg("--shot").arg(&kept).arg("--gif").arg(&missing);
    // No driver is asked for either.
    command
        .env("VK_DRIVER_FILES", "/none")
        .env("WGPU_BACKEND", "vulkan");
    command.env("LC_ALL", "C").env_remove("DISPLAY");
    let output = command.assert().code(2).get_output().clone();
    let line = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(
        line.contains("film.gif") && line.contains("folder"),
        "{line}"
    );
    assert!(!folder.path().join("no").exists(), "no folder is made");
    let before = std::fs::read_to_string(&kept).expect("it is there");
    assert_eq!(before, "a picture of before");
    for asked in [
        ["--shot", "."].as_slice(),
        &["--shot", "new.png", "--record", "none.json"],
        &["--shot", "new.png", "--step", "1"],
        &["--record", "none.json"],
    ] {
        let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
        command.args(asked).current_dir(folder.path());
        command.env("LC_ALL", "C").env_remove("DISPLAY");
        let output = command.assert().code(2).get_output().clone();
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
        assert!(!folder.path().join("new.png").exists(), "{asked:?}");
    }
}

/// Some folders are there and take no files; systems say of them what they say of missing ones.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_files_is_not_called_missing() {
    let said = |path: &str| {
        let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
        command.args(["--shot", path]);
        command.env("LC_ALL", "C").env_remove("DISPLAY");
        let output = command.assert().code(2).get_output().clone();
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    let line = said("/proc/a.png");
    assert!(line.contains("takes no files"), "{line}");
    let line = said("/proc/none/a.png");
    assert!(line.contains("is not there"), "{line}");
}

/// Pixels in which a picture has this colour.
fn count(picture: &RgbaImage, colour: [u8; 3]) -> usize {
    let is_it = |pixel: &&image::Rgba<u8>| {
        let pairs = pixel.0.iter().zip(colour);
        pairs
            .into_iter()
            .all(|(found, wanted)| found.abs_diff(wanted) < 4)
    };
    picture.pixels().filter(is_it).count()
}

#[test]
fn the_overlay_of_a_picture_has_its_numbers_at_any_size() {
    if !can_draw() {
        return;
    }
    let colours = palette(&Settings::default()).lab;
    let plates = [colours.tipping, colours.restoring, colours.ballast];
    let plates = plates.map(|colour| [colour.r(), colour.g(), colour.b()]);
    for size in ["640x360", "1280x720"] {
        let drawn = |overlay| {
            shot(&[
                "--size",
                size,
                "--camera",
                "side",
                "--overlay",
                overlay,
                "--dice",
                "M,M",
            ])
        };
        let (with, without) = (drawn("on"), drawn("off"));
        keep(&with, &format!("numbers_{size}"));
        let pixels = with.width() * with.height();
        for plate in plates {
            let (with, without) = (count(&with, plate), count(&without, plate));
            let least = pixels as usize / 400;
            assert!(with > least + without, "{size}: {with} pixels of {plate:?}");
        }
        let letters = |picture: &RgbaImage| count(picture, [255; 3]);
        assert!(letters(&with) > letters(&without) + 500, "{size}: letters");
    }
}
