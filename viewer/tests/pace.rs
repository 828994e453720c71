//! How time passes changes nothing but when it is seen.

#[path = "support/finished.rs"]
#[allow(dead_code, reason = "tests of panels need more of it")]
mod finished;
#[path = "support/headless.rs"]
mod headless;
#[path = "support/panels.rs"]
#[allow(dead_code, reason = "tests of panels need more of it")]
mod panels;
mod support {
    pub mod lab;
}

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use finished::saved;
use kipp_physics::DieSize::{Large, Medium};
use kipp_physics::{DieSize, Digest};
use kipp_viewer::poses::Piece;
use kipp_viewer::screen::Screen;
use kipp_viewer::settings::Settings;
use kipp_viewer::tick::Pace;
use kipp_viewer::wish::Wish;
use panels::Panels;
use support::lab::{headless, of, wait, wish};

const DICE: [DieSize; 5] = [Large, Medium, Large, Large, Medium];

/// The lab after the same dice, at a pace and with pictures so far apart.
fn dropped(pace: Wish, picture_ms: u64) -> Digest {
    let mut app = headless();
    let picture = Duration::from_millis(picture_ms);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(picture));
    wish(&mut app, pace);
    for size in DICE {
        wish(&mut app, Wish::DropInLab { tube: 0, size });
    }
    wait(&mut app);
    assert!(of(&app).trials.iter().any(|trial| trial.tipped[0]));
    of(&app).machine().digest()
}

#[test]
fn the_result_is_the_same_at_any_speed_and_any_rate_of_pictures() {
    let usual = dropped(Wish::Speed(1.0), 16);
    for (pace, picture_ms) in [
        (Wish::Speed(0.1), 16),
        (Wish::Speed(0.25), 33),
        (Wish::Speed(2.0), 7),
        (Wish::Speed(4.0), 100),
        (Wish::Hurry, 16),
        (Wish::Hurry, 150),
    ] {
        assert_eq!(dropped(pace.clone(), picture_ms), usual, "{pace:?}");
    }
}

#[test]
fn single_steps_lead_to_the_same_result() {
    let usual = dropped(Wish::Speed(1.0), 16);
    let mut app = headless();
    wish(&mut app, Wish::Pause(true));
    for size in DICE {
        wish(&mut app, Wish::DropInLab { tube: 0, size });
    }
    for _ in 0..60_000 {
        wish(&mut app, Wish::Step);
        if of(&app).experiment.is_done() {
            break;
        }
    }
    assert_eq!(of(&app).machine().digest(), usual);
}

fn places(app: &mut App) -> Vec<(Piece, Transform)> {
    let mut pieces = app.world_mut().query::<(&Piece, &Transform)>();
    let placed = pieces.iter(app.world()).map(|(piece, at)| (*piece, *at));
    let mut placed: Vec<_> = placed.collect();
    placed.sort_by_key(|(piece, _)| format!("{piece:?}"));
    placed
}

#[test]
fn nothing_trembles_while_time_stands_still() {
    let mut app = headless();
    let (tube, size) = (0, Large);
    wish(&mut app, Wish::DropInLab { tube, size });
    (0..20).for_each(|_| app.update());
    let picture = Duration::from_micros(2_300);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(picture));
    let before = places(&mut app);
    app.update();
    app.update();
    assert_ne!(places(&mut app), before, "the die falls");
    wish(&mut app, Wish::Pause(true));
    let seen = places(&mut app);
    for _ in 0..10 {
        app.update();
        assert_eq!(places(&mut app), seen);
    }
    wish(&mut app, Wish::Step);
    let stepped = places(&mut app);
    assert_ne!(stepped, seen, "a step is seen");
    for _ in 0..10 {
        app.update();
        assert_eq!(places(&mut app), stepped);
    }
}

/// A look at an old game does not set a match going that somebody stopped.
#[test]
fn what_stood_still_before_a_replay_stands_still_after_it() {
    for is_paused in [true, false] {
        let mut app = headless();
        wish(&mut app, Wish::Pause(is_paused));
        wish(&mut app, Wish::Open(Screen::Replay));
        app.update();
        assert!(app.world().resource::<Pace>().is_paused);
        wish(&mut app, Wish::Open(Screen::Lab));
        app.update();
        assert_eq!(app.world().resource::<Pace>().is_paused, is_paused);
    }
}

/// The words of the row in which the speeds stand, from the left.
fn row(panels: &mut Panels) -> Vec<String> {
    let level = panels.at("0.25×").y;
    let mut row = panels.texts();
    row.retain(|text| (text.seen().center().y - level).abs() < 6.0);
    row.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
    row.into_iter().map(|text| text.text).collect()
}

#[test]
fn time_has_the_same_buttons_in_a_match_and_in_a_replay() {
    let mut panels = Panels::new([1280.0, 720.0], Settings::default());
    panels.begin("wanzen", 2);
    panels.wish(Wish::Pause(true));
    let playing = row(&mut panels);
    assert_eq!(playing[..2], ["Undo", "Redo"]);
    let saved = saved("wanzen", false);
    panels.wish(Wish::Watch(saved.path.clone()));
    assert_eq!(row(&mut panels), playing[2..]);
}

#[test]
fn a_single_step_stops_time() {
    let mut app = headless();
    let (tube, size) = (0, Large);
    wish(&mut app, Wish::DropInLab { tube, size });
    wish(&mut app, Wish::Step);
    assert!(app.world().resource::<Pace>().is_paused);
}
