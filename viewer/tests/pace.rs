//! How time passes changes nothing but when it is seen.

mod support {
    pub mod lab;
}

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kipp_physics::DieSize::{Large, Medium};
use kipp_physics::{DieSize, Digest};
use kipp_viewer::poses::Piece;
use kipp_viewer::screen::Screen;
use kipp_viewer::tick::Pace;
use kipp_viewer::wish::Wish;
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
