//! Laws of the panels: nothing stands on anything else at any size, in any game and language, and no
//! click is lost or taken for another, however slow the frames are.

#[path = "../support/finished.rs"]
mod finished;
#[path = "../support/headless.rs"]
mod headless;
#[path = "../support/panels.rs"]
mod panels;
mod saved_pages;

use bevy_egui::egui::{Event, Key, Rect, pos2, vec2};
use kipp_game::cli::rule_book;
use kipp_game::cli::words::Language;
use kipp_game::games::GAMES;
use kipp_viewer::camera;
use kipp_viewer::screen::Screen;
use kipp_viewer::settings::Settings;
use kipp_viewer::wish::Wish;

use finished::{Saved, saved};
use panels::{Panels, SIZES, Text, button, key, nowhere};

/// Sizes of letters that have to fit.
const SCALES: [f32; 4] = [1.0, 1.25, 1.5, 2.0];

fn settings(scale: f32, language: Language) -> Settings {
    Settings {
        language: language.code().to_owned(),
        scale,
        ..Settings::default()
    }
}

/// Panels in every size of window and letters.
fn every_size(mut look: impl FnMut(&mut Panels, &str)) {
    for size in SIZES {
        for scale in SCALES {
            for language in Language::ALL {
                let mut panels = Panels::new(size, settings(scale, language));
                panels.speak(language);
                let name = format!("{size:?} at {scale} in {language:?}");
                look(&mut panels, &name);
            }
        }
    }
}

fn check(panels: &mut Panels, name: &str) {
    let texts = panels.texts();
    assert!(!texts.is_empty(), "{name}: nothing to be read");
    for (place, text) in texts.iter().enumerate() {
        let cut = text.seen();
        assert!(
            cut.left() - text.rect.left() < 2.0 && text.rect.right() - cut.right() < 2.0,
            "{name}: {:?} is cut off at the side: {:?} of {:?}",
            text.text,
            cut,
            text.rect
        );
        let mut others = texts[..place].iter();
        let over = others.find(|other| has_overlap(text, other));
        assert!(over.is_none(), "{name}: {text:?} stands on {over:?}",);
    }
}

fn has_overlap(one: &Text, other: &Text) -> bool {
    let both: Rect = one.seen().intersect(other.seen());
    both.width() > 1.0 && both.height() > 1.0
}

#[test]
fn nothing_stands_on_anything_else_in_any_game() {
    every_size(|panels, name| {
        for game in GAMES {
            for people in [
                usize::from(game.min_players),
                usize::from(game.max_players).min(4),
            ] {
                panels.begin(game.key, people);
                check(panels, &format!("{} of {people}, {name}", game.key));
                panels.wish(Wish::Choose(0));
                check(panels, &format!("{} of {people} later, {name}", game.key));
            }
        }
    });
}

#[test]
fn nothing_stands_on_anything_else_on_any_page() {
    every_size(|panels, name| {
        let pages = [
            Screen::Menu,
            Screen::Opening,
            Screen::Settings,
            Screen::Replay,
            Screen::Lab,
        ];
        for screen in pages {
            panels.wish(Wish::Open(screen));
            check(panels, &format!("{screen:?}, {name}"));
        }
    });
}

#[test]
fn nothing_stands_on_anything_else_in_a_replay() {
    for game in GAMES {
        let Saved {
            path,
            folder: _folder,
        } = saved(game.key, false);
        every_size(|panels, name| {
            panels.wish(Wish::Watch(path.clone()));
            check(panels, &format!("{} begins, {name}", game.key));
            panels.wish(Wish::ScrubTo(usize::MAX));
            check(panels, &format!("{} is over, {name}", game.key));
        });
    }
}

#[test]
fn a_window_that_is_too_small_says_so_and_nothing_else() {
    let mut panels = Panels::new([300.0, 200.0], settings(1.0, Language::English));
    let texts = panels.texts();
    let said = texts.last().expect("something is said");
    assert!(
        said.text.contains("Smallest") || said.text.contains("too small"),
        "{said:?}"
    );
}

#[test]
fn the_bar_of_time_stays_where_it_is() {
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    panels.begin("wanzen", 2);
    let before = panels.at("Undo");
    let speed = panels.at("2×");
    panels
        .frame(vec![Event::PointerMoved(speed)])
        .drop_without_applying_deltas();
    assert_eq!(panels.at("Undo"), before, "under the pointer");
    panels.wish(Wish::Pause(true));
    assert_eq!(panels.at("Undo"), before, "while time stands still");
    panels.wish(Wish::Hurry);
    assert_eq!(panels.at("Undo"), before, "at once");
}

#[test]
fn the_wheel_belongs_to_the_panel_that_the_pointer_is_over() {
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    let has_pointer = |panels: &mut Panels, at| {
        panels
            .frame(vec![Event::PointerMoved(at)])
            .drop_without_applying_deltas();
        panels.texts();
        panels.app.world().resource::<camera::Panels>().has_pointer
    };
    assert!(has_pointer(&mut panels, pos2(200.0, 650.0)), "in the menu");
    assert!(!has_pointer(&mut panels, pos2(900.0, 400.0)), "beside it");
    panels.begin("wanzen", 2);
    for beside in [pos2(20.0, 400.0), pos2(1200.0, 400.0), pos2(640.0, 700.0)] {
        assert!(has_pointer(&mut panels, beside), "{beside:?}");
    }
    assert!(
        !has_pointer(&mut panels, pos2(600.0, 400.0)),
        "at the scene"
    );
}

#[test]
fn what_cannot_be_done_is_answered_with_its_reason() {
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    panels.begin("wanzen", 2);
    panels.wish(Wish::OutOfTurn);
    let said = panels.texts();
    let reason = said.iter().find(|text| text.text.contains("not asked now"));
    assert!(reason.is_some(), "{said:#?}");
}

#[test]
fn escape_leads_back_from_the_settings() {
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    panels.wish(Wish::Open(Screen::Settings));
    panels.texts();
    panels.wishes();
    panels
        .frame(vec![key(Key::Escape)])
        .drop_without_applying_deltas();
    assert_eq!(panels.wishes(), [Wish::Open(Screen::Menu)]);
}

/// What is wished after a press on these words.
fn pressed(panels: &mut Panels, words: &str) -> Vec<Wish> {
    let at = panels.at(words);
    panels.wishes();
    let click = [
        vec![Event::PointerMoved(at), button(at, true)],
        vec![button(at, false)],
        vec![],
        vec![],
    ];
    let mut wishes = Vec::new();
    for events in click {
        panels.frame(events).drop_without_applying_deltas();
        wishes.extend(panels.wishes());
    }
    wishes
}

#[test]
fn every_setting_holds_as_soon_as_it_is_pressed() {
    type Change = fn(&mut Settings);
    let before = settings(1.0, Language::English);
    let wished = |change: Change| {
        let mut settings = before.clone();
        change(&mut settings);
        [Wish::Set(settings)]
    };
    let presses: [(&str, Change); 6] = [
        ("Deutsch", |it| it.language = "de".to_owned()),
        ("Nederlands", |it| it.language = "nl".to_owned()),
        ("as the system", |it| it.language.clear()),
        ("150 %", |it| it.scale = 1.5),
        ("High contrast", |it| it.has_high_contrast = true),
        ("Less motion", |it| it.has_reduced_motion = true),
    ];
    for (words, change) in presses {
        let mut panels = Panels::new([1280.0, 720.0], before.clone());
        panels.wish(Wish::Open(Screen::Settings));
        assert_eq!(pressed(&mut panels, words), wished(change), "{words}");
    }
}

#[test]
fn whoever_does_not_know_a_game_finds_what_it_is_about() {
    for game in GAMES {
        let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
        let words = kipp_viewer::words::words(Language::English);
        let aim = rule_book::aim(*game, &words);
        panels.wish(Wish::Open(Screen::Opening));
        pressed(&mut panels, game.title);
        let is_told = |panels: &mut Panels| panels.texts().iter().any(|it| it.text == aim);
        assert!(is_told(&mut panels), "{}: before it begins", game.key);
        panels.begin(game.key, game.min_players.into());
        assert!(!is_told(&mut panels), "{}: unasked", game.key);
        pressed(&mut panels, "Rules");
        assert!(is_told(&mut panels), "{}: while it is played", game.key);
    }
}

#[test]
fn slow_frames_neither_lose_a_click_nor_take_it_for_another() {
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    panels.frame_s = 1.5;
    let (lab, settings) = (panels.at("Lab"), panels.at("Settings"));
    // Wishes are taken away before they are done, so that the menu stays.
    let opened = |panels: &mut Panels, frames: Vec<Vec<Event>>| {
        let mut wishes = Vec::new();
        for events in frames.into_iter().chain(vec![Vec::new(); 4]) {
            panels.frame(events).drop_without_applying_deltas();
            wishes.extend(panels.wishes());
        }
        wishes
    };
    let lab_is_opened = [Wish::Open(Screen::Lab)];
    let all_at_once = vec![
        Event::PointerMoved(lab),
        button(lab, true),
        button(lab, false),
        Event::PointerMoved(settings),
    ];
    assert_eq!(opened(&mut panels, vec![all_at_once]), lab_is_opened);
    let held = vec![
        vec![Event::PointerMoved(lab), button(lab, true)],
        vec![],
        vec![button(lab, false), Event::PointerMoved(settings)],
    ];
    assert_eq!(opened(&mut panels, held), lab_is_opened);
    let aside = lab + vec2(30.0, 4.0);
    let unsteady = vec![
        vec![Event::PointerMoved(lab), button(lab, true)],
        vec![Event::PointerMoved(aside), button(aside, false)],
    ];
    assert_eq!(opened(&mut panels, unsteady), lab_is_opened);
    let withdrawn = vec![
        vec![Event::PointerMoved(lab), button(lab, true)],
        vec![Event::PointerMoved(settings), button(settings, false)],
        vec![Event::PointerMoved(nowhere())],
    ];
    assert_eq!(opened(&mut panels, withdrawn), []);
}

/// In a window that is high enough for all of it to be seen.
#[test]
fn nothing_of_a_replay_is_wider_than_a_narrow_window_has_room_for() {
    for game in GAMES {
        let Saved {
            path,
            folder: _folder,
        } = saved(game.key, false);
        for language in Language::ALL {
            let mut panels = Panels::new([1280.0, 4000.0], settings(2.0, language));
            panels.speak(language);
            panels.wish(Wish::Watch(path.clone()));
            panels.wish(Wish::ScrubTo(usize::MAX));
            check(&mut panels, &format!("{} in {language:?}", game.key));
        }
    }
}

#[test]
fn a_click_beside_the_knob_of_time_scrubs_also_when_frames_are_slow() {
    let Saved {
        path,
        folder: _folder,
    } = saved("wanzen", false);
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    panels.frame_s = 1.5;
    panels.wish(Wish::Watch(path));
    let (end, step) = (panels.at("⏭ End"), panels.at("0.1×"));
    panels.wishes();
    let middle = pos2(end.x + 250.0, end.y);
    let click = vec![
        Event::PointerMoved(middle),
        button(middle, true),
        button(middle, false),
        Event::PointerMoved(step),
    ];
    let mut wishes = Vec::new();
    for events in [click, vec![], vec![], vec![]] {
        panels.frame(events).drop_without_applying_deltas();
        wishes.extend(panels.wishes());
    }
    let is_scrub = |wish: &Wish| matches!(wish, Wish::ScrubTo(step) if *step > 0);
    assert!(wishes.iter().any(is_scrub), "{wishes:?}");
}

#[test]
fn no_press_is_taken_for_what_appeared_only_after_it() {
    let mut panels = Panels::new([1280.0, 720.0], settings(1.0, Language::English));
    panels.frame_s = 1.5;
    panels.texts();
    // In the menu that is "Play", and on the page to which it leads another game.
    let place = pos2(400.0, 114.0);
    let click = [button(place, true), button(place, false)];
    let often = [&[Event::PointerMoved(place)], &click[..], &click, &click].concat();
    let is_kipp = |panels: &mut Panels| {
        let texts = panels.texts();
        assert!(texts.iter().any(|text| text.text == "Begin"), "{texts:#?}");
        texts.iter().any(|text| text.text.contains("tipping tubes"))
    };
    panels.frame(often).drop_without_applying_deltas();
    assert!(is_kipp(&mut panels), "nobody chose another game");
    panels.frame(click.to_vec()).drop_without_applying_deltas();
    assert!(!is_kipp(&mut panels), "now somebody did");
}
