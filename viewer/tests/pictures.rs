//! Pictures that are drawn without a window show things where they are. They are kept in the target
//! folder, to be looked at.

mod support {
    pub mod driver;
    pub mod picture;
}

use bevy::math::{Vec2, Vec3};
use bevy::prelude::{Local, Mut, NonSendMut, Transform, Update};
use image::RgbaImage;
use kipp_game::cli::words::Language;
use kipp_physics::machine::{TICK_HZ, WALL_M};
use kipp_physics::{DieSize, MachineSpec, ThrowSpec};
use kipp_viewer::camera::Preset;
use kipp_viewer::capture::Studio;
use kipp_viewer::lab::Lab;
use kipp_viewer::lab::overlay::Overlay;
use kipp_viewer::lab::shapes::Shapes;
use kipp_viewer::poses::{Piece, Placed, Secrecy, of_machine};
use kipp_viewer::scene::palette::Palette;
use kipp_viewer::scene::solid::metres;
use kipp_viewer::scene::stage::Scenery;
use kipp_viewer::screen::Screen;
use kipp_viewer::session::{Opening, Sitting};
use kipp_viewer::settings::Settings;
use kipp_viewer::table::Table;
use kipp_viewer::wish::Wish;
use support::driver::can_draw;
use support::picture::{SIZE, hue, hue_of, is_tube, keep, pixel, side};

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
    assert!(changed < 30_000, "lines, not faces: {changed} pixels");
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

/// Whether a die that has just left the hand over a mouth has its body in its very first picture.
#[test]
fn a_die_has_its_body_from_the_first_picture_on() {
    if !can_draw() {
        return;
    }
    let mut studio = Studio::new(table(), Screen::Lab, SIZE, Preset::Front);
    studio.wish(Wish::DropInLab {
        tube: 1,
        size: DieSize::Large,
    });
    let mut pictures = Vec::new();
    studio.frames(4, 1, |picture| pictures.push(picture));
    let world = studio.app().world_mut();
    let mut pieces = world.query::<(&Piece, &Transform)>();
    let die = pieces
        .iter(world)
        .find(|(it, _)| matches!(it, Piece::Die(..)));
    let at = die.expect("it is in the air").1.translation;
    let scenery = Scenery::Machine(Box::new(MachineSpec::builtin()));
    let middle = pixel(at, &scenery, Preset::Front);
    let colour = Palette::CALM.candies[3].to_srgba();
    let (candy, _) = hue_of(Vec3::new(colour.red, colour.green, colour.blue));
    assert_eq!(pictures.len(), 4);
    // It leaves the hand with the first tick, after the first picture.
    for (number, picture) in pictures.iter().enumerate().skip(1) {
        keep(picture, &format!("first_die_{number}"));
        let near =
            (-3..=3_i8).flat_map(|x| (-3..=3_i8).map(move |y| Vec2::new(x.into(), y.into())));
        let is_candy = |by: &Vec2| {
            let (found, strength) = hue(picture, middle + *by);
            (found - candy).abs() < 25.0 && strength > 0.3
        };
        let count = near.filter(is_candy).count();
        assert!(count > 15, "picture {number}: {count} of 49 at {middle}");
    }
}

/// Letters that no picture before has needed are in the first picture that needs them.
#[test]
fn new_words_have_their_letters_in_the_first_picture() {
    if !can_draw() {
        return;
    }
    let studio = Studio::new(table(), Screen::Lab, SIZE, Preset::Side);
    let mut studio = studio.with_overlay(Overlay {
        is_on: true,
        is_alone: true,
    });
    // The words of another language have letters of their own; they come between two pictures.
    let translate = |mut table: NonSendMut<Table>, mut frame: Local<u32>| {
        *frame += 1;
        if *frame == 7 {
            table.speak(Language::German);
        }
    };
    studio.app().add_systems(Update, translate);
    let mut pictures = Vec::new();
    studio.frames(8, 0, |picture| pictures.push(picture));
    pictures.dedup();
    assert_eq!(pictures.len(), 2, "in one language, then in the other");
}
