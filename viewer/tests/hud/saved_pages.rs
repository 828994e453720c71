//! Laws of the pages on which saved matches are chosen.

use bevy_egui::egui::{Event, Key, vec2};
use kipp_game::cli::words::Language;
use kipp_viewer::screen::Screen;
use kipp_viewer::shelf::{Kept, Label, Shelf};
use kipp_viewer::wish::Wish;

use crate::finished::{Saved, saved};
use crate::panels::{Panels, button, key};
use crate::settings;

fn panels() -> Panels {
    Panels::new([1280.0, 720.0], settings(1.0, Language::English))
}

#[test]
fn keys_do_not_reach_the_page_below_a_saved_match_that_comes_back() {
    let Saved {
        path,
        folder: _folder,
    } = saved("kipp", false);
    for screen in [Screen::Menu, Screen::Opening] {
        for (pressed, wished) in [(Key::Enter, vec![]), (Key::Escape, vec![Wish::LetLie])] {
            let mut panels = panels();
            panels.wish(Wish::Open(screen));
            panels.wish(Wish::Resume(path.clone()));
            panels.texts();
            panels.wishes();
            panels
                .frame(vec![key(pressed)])
                .drop_without_applying_deltas();
            assert_eq!(panels.wishes(), wished, "{pressed:?} on {screen:?}");
        }
    }
}

#[test]
fn the_menu_goes_on_with_a_saved_match_and_nothing_moves_when_it_is_found() {
    let mut panels = panels();
    // Whatever other tests leave in the folder was looked for before.
    panels.texts();
    panels.app.insert_resource(Shelf::default());
    panels.at("No unfinished game in this folder");
    let buttons = ["Play", "Go on playing", "Lab", "Leave"];
    let before = buttons.map(|words| panels.at(words));
    let label = Label {
        title: "Kipp mir Saures · Mia, Ada".to_owned(),
        state: String::new(),
        is_over: false,
    };
    let mut shelf = panels.app.world_mut().resource_mut::<Shelf>();
    shelf.games.push(Kept {
        path: "kipp.json".into(),
        label: Ok(label),
    });
    panels.at("Kipp mir Saures · Mia, Ada");
    assert_eq!(buttons.map(|words| panels.at(words)), before);
    panels.wishes();
    for events in [
        vec![button(before[1], true)],
        vec![button(before[1], false)],
        vec![],
    ] {
        panels.frame(events).drop_without_applying_deltas();
    }
    assert_eq!(panels.wishes(), [Wish::Resume("kipp.json".into())]);
}

#[test]
fn a_record_of_another_folder_is_opened_by_its_typed_path() {
    let mut panels = panels();
    panels.wish(Wish::Open(Screen::Replay));
    let field = panels.at("A file elsewhere") + vec2(0.0, 26.0);
    panels.wishes();
    let frames = [
        vec![Event::PointerMoved(field), button(field, true)],
        vec![button(field, false)],
        vec![Event::Text(" elsewhere/kipp.json ".to_owned())],
        vec![key(Key::Enter)],
        vec![],
    ];
    for events in frames {
        panels.frame(events).drop_without_applying_deltas();
    }
    assert_eq!(panels.wishes(), [Wish::Watch("elsewhere/kipp.json".into())]);
}
