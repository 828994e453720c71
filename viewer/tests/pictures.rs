//! Pictures that are drawn without a window show things where they are. They are kept in the target
//! folder, to be looked at.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

use assert_cmd::Command;
use bevy::math::{UVec2, Vec2, Vec3};
use bevy::prelude::{Mut, Transform};
use image::RgbaImage;
use kipp_game::cli::words::Language;
use kipp_physics::machine::{TICK_HZ, WALL_M};
use kipp_physics::{MachineSpec, ThrowSpec};
use kipp_viewer::camera::{Aim, FIELD_RAD, Frame, Preset};
use kipp_viewer::capture::{Scenario, Studio};
use kipp_viewer::lab::Lab;
use kipp_viewer::lab::shapes::Shapes;
use kipp_viewer::poses::{Piece, Placed, Secrecy, of_machine};
use kipp_viewer::replay;
use kipp_viewer::scene::palette::Palette;
use kipp_viewer::scene::solid::metres;
use kipp_viewer::scene::stage::Scenery;
use kipp_viewer::screen::Screen;
use kipp_viewer::session::{Opening, Sitting, Turn, begin};
use kipp_viewer::settings::Settings;
use kipp_viewer::table::Table;
use kipp_viewer::wish::Wish;
use kipp_viewer::{surroundings, words};

const SIZE: UVec2 = UVec2::new(640, 360);

/// Whether pictures can be drawn; a message says so when they cannot.
fn can_draw() -> bool {
    let missing = surroundings::check_driver(&words::words(Language::English));
    if let Err(failure) = &missing {
        eprintln!("skipped: {failure:?}");
    }
    missing.is_ok()
}

fn keep(picture: &RgbaImage, name: &str) {
    let path = format!("{}/{name}.png", env!("CARGO_TARGET_TMPDIR"));
    picture
        .save(path)
        .expect("the target folder can be written");
}

/// Where a point of the scene is in the picture.
fn pixel(point: Vec3, scenery: &Scenery, preset: Preset) -> Vec2 {
    let size = SIZE.as_vec2();
    let camera = Frame::new(size.x / size.y).view(scenery, &Aim::at(preset));
    let camera: Transform = camera.transform();
    let at = camera.rotation.inverse() * (point - camera.translation);
    let slope = Vec2::new(at.x, -at.y) / -at.z / (FIELD_RAD / 2.0).tan();
    (slope * size.y + size) / 2.0
}

/// Hue in degrees and saturation of what is seen round a pixel.
fn hue(picture: &RgbaImage, at: Vec2) -> (f32, f32) {
    let mut sum = Vec3::ZERO;
    for (right, down) in [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)] {
        let at = at.as_ivec2() + bevy::math::IVec2::new(right, down);
        let found = picture.get_pixel_checked(at.x.unsigned_abs(), at.y.unsigned_abs());
        let [red, green, blue, _] = found.expect("it is inside the picture").0;
        sum += Vec3::new(red.into(), green.into(), blue.into());
    }
    hue_of(sum / 5.0 / 255.0)
}

fn hue_of(rgb: Vec3) -> (f32, f32) {
    let (most, least) = (rgb.max_element(), rgb.min_element());
    let around = Vec2::new(
        rgb.x - (rgb.y + rgb.z) / 2.0,
        3f32.sqrt() / 2.0 * (rgb.y - rgb.z),
    );
    let share = (most - least) / most.max(1e-6);
    (around.to_angle().to_degrees(), share)
}

/// Whether a pixel has the colour of a tube, in light or shadow.
fn is_tube(picture: &RgbaImage, at: Vec2, tube: usize) -> bool {
    let colour = Palette::CALM.tubes[tube].to_srgba();
    let (wanted, share) = hue_of(Vec3::new(colour.red, colour.green, colour.blue));
    let (found, strength) = hue(picture, at);
    match share < 0.2 {
        true => strength < 0.2,
        false => (found - wanted).abs() < 10.0 && strength > 0.35,
    }
}

/// Points on the side of a tube that looks to the camera of the front preset.
fn side(spec: &MachineSpec, placed: &Placed, tube: usize) -> Vec<Vec3> {
    let spec = &spec.tube[tube];
    let point = |share: f64| {
        let at = spec.to_tube_frame(share * spec.length_m, 0.0);
        placed.at * bevy::math::DVec3::new(at.x, at.y, spec.outer_apothem_m()).as_vec3()
    };
    [0.6, 0.7, 0.78].map(point).to_vec()
}

/// What the command draws of dice that are dropped into the gold tube.
fn shot(more: &[&str]) -> RgbaImage {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("shot.png");
    let mut command = Command::cargo_bin("kipp-viewer").expect("the command is built");
    let asked = ["--size", "640x360", "--seed", "3", "--tube", "gold"];
    command.args(asked).args(more).env_remove("DISPLAY");
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
    let picture = shot(&[]);
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
    let resting = shot(&["--dice", "S"]);
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

fn lab() -> Lab {
    Lab::new(&MachineSpec::builtin()).expect("the built-in machine is sound")
}

fn table() -> Table {
    Table::new(Language::English, lab())
}

/// A studio before a match of bots, so many ticks after it began.
fn match_of(game: &str, is_thrown: bool, ticks: u32) -> Studio {
    let sitting = |name: &str| Sitting {
        name: name.to_owned(),
        bot: Some("random".to_owned()),
    };
    let mut studio = Studio::new(table(), Screen::Menu, SIZE, Preset::Front);
    let world = studio.app().world_mut();
    world.write_message(Wish::Begin(Opening {
        game: game.to_owned(),
        players: ["Ada", "Ben"].map(sitting).to_vec(),
        seed: 5,
        is_thrown,
        machine: None,
        is_kept: false,
    }));
    studio.pass(ticks);
    studio
}

#[test]
fn thrown_dice_lie_in_their_tray_and_no_machine_is_seen() {
    if !can_draw() {
        return;
    }
    for game in ["kaese", "wuerfelzucker", "wanzen"] {
        let mut studio = match_of(game, true, 0);
        let mut lying = 0;
        // Bots throw at different times; some moment has dice that lie.
        for _ in 0..40 {
            studio.pass(TICK_HZ / 2);
            let world = studio.app().world_mut();
            let mut pieces = world.query::<(&Piece, &Transform)>();
            let pieces: Vec<_> = pieces.iter(world).map(|(it, at)| (*it, *at)).collect();
            assert!(
                !pieces.iter().any(|(it, _)| matches!(it, Piece::Tube(_))),
                "{game}"
            );
            let is_low = |at: &Transform| at.translation.y < 0.02;
            lying = pieces.iter().filter(|(_, at)| is_low(at)).count();
            if lying > 0 && lying == pieces.len() {
                break;
            }
        }
        assert!(lying > 0, "{game} throws dice");
        keep(&studio.shot().expect("a picture comes back"), game);
    }
}

#[test]
fn another_machine_and_stronger_contrast_look_different() {
    if !can_draw() {
        return;
    }
    let mut studio = Studio::new(table(), Screen::Lab, SIZE, Preset::Front);
    let usual = studio.shot().expect("a picture comes back");
    keep(&usual, "lab");
    let share = |one: &RgbaImage, other: &RgbaImage| {
        let differs = |(one, other): &(_, _)| one != other;
        let pixels = one.pixels().zip(other.pixels());
        let count = pixels.filter(differs).count();
        count as f32 / (SIZE.x * SIZE.y) as f32
    };
    let again = studio.shot().expect("a picture comes back");
    assert!(share(&usual, &again) < 0.001, "nothing moved");
    let mut spec = MachineSpec::builtin();
    for tube in &mut spec.tube {
        tube.length_m = 0.16;
        tube.sides = 6;
    }
    let world = studio.app().world_mut();
    world.write_message(Wish::Rebuild(Box::new(spec)));
    let short = studio.shot().expect("a picture comes back");
    keep(&short, "short_tubes");
    assert!(share(&usual, &short) > 0.02, "the tubes are shorter");
    let world = studio.app().world_mut();
    world.resource_scope(|_, mut settings: Mut<Settings>| settings.has_high_contrast = true);
    let strong = studio.shot().expect("a picture comes back");
    keep(&strong, "high_contrast");
    assert!(share(&short, &strong) > 0.5, "colours are other");
}

#[test]
fn a_match_shows_its_machine() {
    if !can_draw() {
        return;
    }
    let mut studio = match_of("kipp", false, 12 * TICK_HZ);
    let picture = studio.shot().expect("a picture comes back");
    keep(&picture, "kipp");
    let spec = MachineSpec::builtin();
    let scenery = Scenery::Machine(Box::new(spec.clone()));
    let world = studio.app().world_mut();
    for (piece, at) in world.query::<(&Piece, &Transform)>().iter(world) {
        if let Piece::Tube(tube) = *piece {
            let placed = Placed {
                piece: *piece,
                at: *at,
                is_hidden: false,
            };
            let point = side(&spec, &placed, tube)[1];
            let at = pixel(point, &scenery, Preset::Front);
            assert!(is_tube(&picture, at, tube), "tube {tube}");
        }
    }
}

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
fn the_cup_is_seen_from_which_dice_are_thrown() {
    if !can_draw() {
        return;
    }
    let spec = ThrowSpec::builtin();
    let mut studio = match_of("wuerfelzucker", true, 0);
    let mut cup = None;
    for _ in 0..400 {
        studio.pass(12);
        let world = studio.app().world_mut();
        let mut pieces = world.query::<(&Piece, &Transform)>();
        let there = pieces.iter(world).find(|(it, _)| **it == Piece::Cup);
        cup = there.map(|(_, at)| *at);
        if cup.is_some() {
            break;
        }
    }
    let cup = cup.expect("dice are thrown from a cup");
    let picture = studio.shot().expect("a picture comes back");
    keep(&picture, "cup");
    let inner = spec.cup.bore_m / 2.0 + WALL_M / 2.0;
    let rim = [[0.0, -inner], [0.0, inner], [-inner, 0.0], [inner, 0.0]];
    let colour = Palette::CALM.cup.to_srgba();
    let (leather, _) = hue_of(Vec3::new(colour.red, colour.green, colour.blue));
    let scenery = Scenery::Tray(Box::new(spec.clone()));
    for [y, z] in rim {
        let point = cup * bevy::math::DVec3::new(spec.cup.depth_m / 2.0, y, z).as_vec3();
        let (found, strength) = hue(&picture, pixel(point, &scenery, Preset::Front));
        assert!(
            (found - leather).abs() < 15.0 && strength > 0.35,
            "{found} {strength}"
        );
    }
}

#[test]
fn collision_shapes_are_drawn_where_walls_end() {
    if !can_draw() {
        return;
    }
    let mut studio = Studio::new(table(), Screen::Lab, SIZE, Preset::Front);
    let without = studio.shot().expect("a picture comes back");
    studio.app().insert_resource(Shapes(true));
    let with = studio.shot().expect("a picture comes back");
    keep(&with, "shapes");
    let spec = MachineSpec::builtin();
    let scenery = Scenery::Machine(Box::new(spec.clone()));
    let tray = &spec.tray;
    let differs = |at: Vec2| {
        let near = (-1..=1).flat_map(|x| (-1..=1).map(move |y| bevy::math::IVec2::new(x, y)));
        near.map(|by| (at.as_ivec2() + by).as_uvec2())
            .any(|at| without.get_pixel(at.x, at.y) != with.get_pixel(at.x, at.y))
    };
    let along = |share: f64, y: f64| {
        let x = tray.rear_distance_m + share * tray.length_m;
        let z = metres(tray.width_m / 2.0);
        pixel(Vec3::new(metres(x), metres(y), z), &scenery, Preset::Front)
    };
    let top = tray.wall_height_m - tray.floor_depth_m;
    let shares = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
    assert!(shares.iter().all(|share| differs(along(*share, top))));
    let pixels = without.pixels().zip(with.pixels());
    let changed = pixels.filter(|(without, with)| without != with).count();
    assert!(changed < 20_000, "lines, not faces: {changed} pixels");
    for tube in 0..3 {
        let it = &of_machine(lab().machine(), Secrecy::Open, &[])[tube];
        assert_eq!(it.piece, Piece::Tube(tube));
        let spec = &spec.tube[tube];
        // The lower edge of the mouth, where the bottom panel ends.
        let at = spec.to_tube_frame(spec.length_m, -spec.bore_m / 2.0);
        let at = it.at * bevy::math::DVec3::new(at.x, at.y, 0.0).as_vec3();
        assert!(differs(pixel(at, &scenery, Preset::Front)), "tube {tube}");
    }
    studio.app().insert_resource(Shapes(false));
    let again = studio.shot().expect("a picture comes back");
    assert!(again == without, "they can be put away");
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
