//! The viewer in a real window: dice are dropped by keys until a tube tips, and what is seen is
//! compared with what the machine does.

#[path = "support/window.rs"]
mod support;

use std::path::Path;

use bevy::math::UVec2;
use image::{Rgba, RgbaImage};
use kipp_game::cli::words::Language;
use kipp_physics::{DieSize, MachineSpec};
use kipp_viewer::camera::Preset;
use kipp_viewer::capture::Studio;
use kipp_viewer::lab::Lab;
use kipp_viewer::lab::overlay::Overlay;
use kipp_viewer::screen::Screen;
use kipp_viewer::table::Table;
use support::{Region, Window, missing, part};

/// The bar with the clock, and the panel that tells of the tube.
const CLOCK: Region = (0, 0, 1280, 22);
const PANEL: Region = (4, 174, 232, 54);

/// Pixels by which the scene's edge may be taken for a panel's.
const SLACK: u32 = 3;

/// The ground of panels.
const GROUND: [u8; 3] = [0xfb, 0xf7, 0xf0];

/// What is dropped into the copper tube: large dice, by key L.
const SIZE: DieSize = DieSize::Large;

#[test]
fn dice_that_are_dropped_by_keys_are_seen_to_tip_the_tube_and_to_lie_in_the_tray() {
    if let Some(missing) = missing() {
        let line = format!("the window test needs Xvfb, xdotool, import and a driver: {missing}");
        assert!(
            std::env::var_os("CI").is_none_or(|ci| ci != "true"),
            "{line}"
        );
        eprintln!("left out: {line}");
        return;
    }
    let course = Course::until_it_tips();
    let mut window = Window::open(&["--lab", "--lang", "en"]);
    let rest = window.wait_for("a legible panel", |picture| is_legible(picture, PANEL));
    let scene = scene(&rest);
    let seen = Views::of(&course, &part(&rest, scene));
    let at_rest = |picture: &RgbaImage| seen.tipped.share(&part(picture, scene)) < 0.2;
    window.wait_for("the machine at rest", at_rest);
    window.press("i", CLOCK);
    for _ in 1..course.dice {
        window.press("l", PANEL);
    }
    window.settle(PANEL);
    for key in ["i", "minus", "minus"] {
        window.press(key, CLOCK);
    }
    window.press("l", PANEL);
    let tipped = |picture: &RgbaImage| seen.tipped.share(&part(picture, scene)) > 0.6;
    window.wait_for("the tube where its pose says", tipped);
    window.press("i", CLOCK);
    let poured = |picture: &RgbaImage| seen.poured.share(&part(picture, scene)) > 0.6;
    let end = window.wait_for("dice in the tray", poured);
    assert!(is_legible(&end, PANEL));
    assert!(seen.tipped.share(&part(&end, scene)) < 0.4, "it came back");
}

/// Dice dropped by a bare lab, the last of which tips the copper tube.
struct Course {
    dice: usize,
    /// Ticks of the last drop until the mouth is lowest.
    lowest: usize,
}

impl Course {
    fn until_it_tips() -> Course {
        let mut lab = lab();
        for dice in 1..=12 {
            lab.drop(0, SIZE).expect("there are dice");
            let mut angles = Vec::new();
            while lab.tick() {
                angles.push(lab.machine().angle_rad(0));
            }
            if lab.trials.last().is_some_and(|trial| trial.tipped[0]) {
                let places = 0..angles.len();
                let lowest = places.min_by(|a, b| angles[*a].total_cmp(&angles[*b]));
                let lowest = lowest.expect("it took some time") + 1;
                return Course { dice, lowest };
            }
        }
        panic!("large dice tip a tube");
    }

    /// The lab after so many ticks of the last drop.
    fn lab_after(&self, ticks: usize) -> Lab {
        let mut lab = lab();
        for _ in 1..self.dice {
            lab.drop(0, SIZE).expect("there are dice");
            while lab.tick() {}
        }
        lab.drop(0, SIZE).expect("there are dice");
        for _ in 0..ticks {
            lab.tick();
        }
        lab
    }
}

fn lab() -> Lab {
    Lab::new(&MachineSpec::builtin()).expect("the built-in machine is valid")
}

/// Where a picture of the machine differs from that of the empty one.
struct Trace {
    before: RgbaImage,
    after: RgbaImage,
    shift: (u32, u32),
}

impl Trace {
    /// Of the pixels that change, the share that looks more like after than like before.
    fn share(&self, picture: &RgbaImage) -> f32 {
        let (mut changed, mut like_after) = (0.0, 0.0);
        for (x, y, found) in within(picture, self.shift) {
            let (before, after) = (self.before.get_pixel(x, y), self.after.get_pixel(x, y));
            if distance(before, after) > 60 {
                changed += 1.0;
                like_after += f32::from(u8::from(distance(found, after) < distance(found, before)));
            }
        }
        assert!(changed > 200.0, "something moves: {changed}");
        like_after / changed
    }
}

/// Every pixel of a picture off its edge, found `shift` less [`SLACK`] pixels right and below.
fn within(
    picture: &RgbaImage,
    (right, down): (u32, u32),
) -> impl Iterator<Item = (u32, u32, &Rgba<u8>)> {
    let (width, height) = picture.dimensions();
    let places =
        (SLACK..width - SLACK).flat_map(move |x| (SLACK..height - SLACK).map(move |y| (x, y)));
    places.map(move |(x, y)| (x, y, picture.get_pixel(x + right - SLACK, y + down - SLACK)))
}

/// Where a picture of the window lies on one that was drawn without a window: panels' edges may be
/// taken for the scene's.
fn shift(window: &RgbaImage, drawn: &RgbaImage) -> (u32, u32) {
    let shifts = (0..=2 * SLACK).flat_map(|x| (0..=2 * SLACK).map(move |y| (x, y)));
    let apart = |shift: &(u32, u32)| -> u64 {
        let pixels = within(window, *shift);
        pixels
            .map(|(x, y, found)| u64::from(distance(found, drawn.get_pixel(x, y))))
            .sum()
    };
    shifts.min_by_key(apart).expect("there are some")
}

/// What is to be seen, drawn without a window in the size of the scene.
struct Views {
    tipped: Trace,
    poured: Trace,
}

impl Views {
    fn of(course: &Course, rest: &RgbaImage) -> Views {
        let drawn = |lab: Lab| {
            let table = Table::new(Language::English, lab);
            let size = UVec2::new(rest.width(), rest.height());
            let studio = Studio::new(table, Screen::Lab, size, Preset::Side);
            let mut studio = studio.with_overlay(Overlay {
                is_on: true,
                is_alone: true,
            });
            let mut last = None;
            studio.frames(3, 0, |picture| last = Some(picture));
            last.expect("there is a driver")
        };
        let before = drawn(lab());
        let shift = shift(rest, &before);
        let trace = |after| Trace {
            before: before.clone(),
            after,
            shift,
        };
        let views = Views {
            tipped: trace(drawn(course.lab_after(course.lowest))),
            poured: trace(drawn(course.lab_after(20_000))),
        };
        keep("tipped.png", &views.tipped.after);
        keep("poured.png", &views.poured.after);
        keep("rest.png", &before);
        views
    }
}

/// For whoever wants to see why the test fails.
fn keep(name: &str, picture: &RgbaImage) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    picture.save(path).expect("there is room");
}

fn distance(a: &Rgba<u8>, b: &Rgba<u8>) -> u32 {
    (0..3).map(|at| u32::from(a.0[at].abs_diff(b.0[at]))).sum()
}

fn is_ground(pixel: &Rgba<u8>) -> bool {
    distance(pixel, &Rgba([GROUND[0], GROUND[1], GROUND[2], 255])) < 6
}

/// What panels leave free around the middle of the window.
fn scene(picture: &RgbaImage) -> Region {
    let (x, y) = (picture.width() / 2, picture.height() * 2 / 5);
    let is_free = |x: u32, y: u32| !is_ground(picture.get_pixel(x, y));
    let left = (0..x)
        .rev()
        .take_while(|x| is_free(*x, y))
        .last()
        .unwrap_or(x);
    let right = (x..picture.width())
        .take_while(|x| is_free(*x, y))
        .last()
        .unwrap_or(x);
    let edge = left + 6;
    let top = (0..y)
        .rev()
        .take_while(|y| is_free(edge, *y))
        .last()
        .unwrap_or(y);
    let bottom = (y..picture.height())
        .take_while(|y| is_free(edge, *y))
        .last()
        .unwrap_or(y);
    let (width, height) = (right - left + 1, bottom - top + 1);
    assert!(
        width > 300 && height > 200,
        "{width} × {height} are left for the scene"
    );
    (left, top, width, height)
}

/// Whether dark letters stand on a light ground.
fn is_legible(picture: &RgbaImage, region: Region) -> bool {
    let letters = part(picture, region);
    let share = |is: &dyn Fn(u32) -> bool| {
        let pixels = letters.pixels();
        let light =
            |pixel: &Rgba<u8>| pixel.0[..3].iter().map(|it| u32::from(*it)).sum::<u32>() / 3;
        let count = pixels.filter(|pixel| is(light(pixel))).count();
        count as f64 / f64::from(letters.width() * letters.height())
    };
    share(&|light| light > 220) > 0.4 && (0.01..0.4).contains(&share(&|light| light < 90))
}
