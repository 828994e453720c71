//! The replay's panels: the table on the left, what happened on the right, time below.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Button, ComboBox, Frame, Key, Margin, Modifiers, RichText, ScrollArea, Slider, Ui};
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_game::rules::{Player, Standings};

use super::remarks::remarks;
use super::tape::{self, Tape};
use super::{Recording, Viewing, shelf};
use crate::camera::Room;
use crate::hud::board;
use crate::hud::page::whole;
use crate::hud::rows::rows;
use crate::screen::Screen;
use crate::session::Sight;
use crate::shelf::Shelf;
use crate::table::Table;
use crate::tick::{Pace, SPEEDS};
use crate::wish::Wish;

/// Width of a window whose buttons have room for words, points.
const ROOMY: f32 = 900.0;

/// Draws the replay.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tape>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Replay)),
    );
}

/// What a panel needs beside the record.
struct Around<'a> {
    words: &'a Words,
    viewing: &'a Viewing,
    pace: Pace,
    wishes: Vec<Wish>,
}

#[allow(
    clippy::too_many_arguments,
    reason = "a system's parameters are what it touches"
)]
fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    viewing: Res<Viewing>,
    shelf: Res<Shelf>,
    pace: Res<Pace>,
    mut tape: ResMut<Tape>,
    mut room: ResMut<Room>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let words = &table.words;
    let mut around = Around {
        words,
        viewing: &viewing,
        pace: *pace,
        wishes: Vec::new(),
    };
    match &table.replay {
        None => {
            around.wishes.extend(shelf::show(context, &shelf, words));
        }
        Some(replay) => {
            let speech = Speech::new(words, plain_names(replay.seats()), false);
            tape.fit(replay.as_ref(), &viewing, &speech);
            keys(context, replay.as_ref(), &mut around);
            let mut whole = whole(context);
            time(&mut whole, replay.as_ref(), &mut around);
            // In a small window the middle needs its part too.
            let side = (whole.available_width() * 0.29).clamp(170.0, 370.0);
            at_the_table(&mut whole, side, replay.as_ref(), &speech, &mut around);
            let wish = happened(&mut whole, side, &mut tape, replay.at(), words);
            around.wishes.extend(wish);
            room.leave(&whole);
        }
    }
    wishes.write_batch(around.wishes);
    Ok(())
}

fn frame(ui: &Ui) -> Frame {
    let fill = ui.visuals().panel_fill;
    Frame::new().fill(fill).inner_margin(Margin::same(12))
}

/// Arrow keys move by a step, Home and End to the ends; the space bar plays.
fn keys(context: &egui::Context, replay: &dyn Recording, around: &mut Around) {
    let times = |key| context.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let pressed = |key| times(key) > 0;
    let forward = std::iter::repeat_n(Wish::PlayStep, times(Key::ArrowRight));
    around.wishes.extend(forward);
    let back = times(Key::ArrowLeft);
    if back > 0 {
        let step = replay.at().saturating_sub(back);
        around.wishes.push(Wish::ScrubTo(step));
    }
    if pressed(Key::Home) {
        around.wishes.push(Wish::ScrubTo(0));
    }
    if pressed(Key::End) {
        around.wishes.push(Wish::ScrubTo(replay.steps()));
    }
    if pressed(Key::Escape) {
        around.wishes.push(Wish::CloseReplay);
    }
    // A button that was reached with the tabulator is pressed by the space bar.
    if !context.egui_wants_keyboard_input() && pressed(Key::Space) {
        around.wishes.push(Wish::Pause(!around.pace.is_paused));
    }
}

fn time(ui: &mut Ui, replay: &dyn Recording, around: &mut Around) {
    egui::Panel::bottom("replay-time")
        .frame(frame(ui))
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| transport(ui, replay, around));
            ui.horizontal_wrapped(|ui| speeds(ui, around));
            for line in remarks(replay, around.words) {
                ui.label(RichText::new(line).weak());
            }
        });
}

fn transport(ui: &mut Ui, replay: &dyn Recording, around: &mut Around) {
    let words = around.words;
    let (at, steps) = (replay.at(), replay.steps());
    let is_running = !around.pace.is_paused;
    let run = match is_running {
        true => ["⏸", "replay-pause", "replay-pause-help"],
        false => ["▶", "replay-play", "replay-play-help"],
    };
    let back = Wish::ScrubTo(at.saturating_sub(1));
    let buttons = [
        (
            ["⏮", "replay-first", "replay-first-help"],
            Wish::ScrubTo(0),
            at > 0,
        ),
        (["⬅", "replay-back", "replay-back-help"], back, at > 0),
        (run, Wish::Pause(is_running), at < steps),
        (
            ["➡", "replay-next", "replay-next-help"],
            Wish::PlayStep,
            at < steps,
        ),
        (
            ["⏭", "replay-last", "replay-last-help"],
            Wish::ScrubTo(steps),
            at < steps,
        ),
    ];
    for (sign_and_keys, wish, is_possible) in buttons {
        if button(ui, sign_and_keys, is_possible, words) {
            around.wishes.push(wish);
        }
    }
    let shown = say!(words, "replay-at", step = at, steps = steps);
    ui.spacing_mut().slider_width = (ui.available_size_before_wrap().x - 190.0).max(80.0);
    // The rail has to be seen on any ground.
    let edge = ui.visuals().widgets.noninteractive.bg_stroke.color;
    ui.visuals_mut().widgets.inactive.bg_fill = edge;
    let mut wanted = at;
    ui.add(Slider::new(&mut wanted, 0..=steps).show_value(false));
    if wanted != at {
        around.wishes.push(Wish::ScrubTo(wanted));
    }
    ui.label(shown);
}

/// A button with its word where there is room; what its key is shows while the pointer is over it.
fn button(ui: &mut Ui, [sign, key, help]: [&str; 3], is_possible: bool, words: &Words) -> bool {
    let is_roomy = ui.ctx().content_rect().width() > ROOMY;
    let text = match is_roomy {
        true => format!("{sign} {}", words.text(key)),
        false => sign.to_owned(),
    };
    let button = Button::new(text).min_size(egui::vec2(44.0, 36.0));
    let button = ui.add_enabled(is_possible, button);
    button.on_hover_text(words.text(help)).clicked()
}

fn speeds(ui: &mut Ui, around: &mut Around) {
    let words = around.words;
    ui.label(words.text("replay-speed"));
    for speed in SPEEDS {
        let digits = match speed {
            speed if speed < 0.2 => 1,
            speed if speed < 1.0 => 2,
            _ => 0,
        };
        let said = format!("{}×", decimal(f64::from(speed), digits, words));
        let is_chosen = !around.pace.is_instant && (around.pace.speed - speed).abs() < 1e-3;
        if ui.selectable_label(is_chosen, said).clicked() {
            around.wishes.push(Wish::Speed(speed));
        }
    }
    let said = words.text("replay-instant");
    if ui.selectable_label(around.pace.is_instant, said).clicked() {
        around.wishes.push(Wish::Hurry);
    }
}

fn at_the_table(
    ui: &mut Ui,
    side: f32,
    replay: &dyn Recording,
    speech: &Speech<'_>,
    around: &mut Around,
) {
    let words = around.words;
    let panel = egui::Panel::left("replay-table").resizable(false);
    panel.exact_size(side).frame(frame(ui)).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            if ui.button(words.text("replay-other")).clicked() {
                around.wishes.push(Wish::CloseReplay);
            }
            if ui.button(words.text("replay-menu")).clicked() {
                around.wishes.push(Wish::Open(Screen::Menu));
            }
        });
        let scroll = ScrollArea::vertical().auto_shrink([false, false]);
        scroll.show(ui, |ui| {
            ui.heading(replay.info().title);
            if let Some(path) = &around.viewing.path {
                ui.label(RichText::new(path.display().to_string()).small().weak());
            }
            ui.separator();
            if let Some(sight) = &around.viewing.sight {
                let wish = seen(ui, sight, speech);
                around.wishes.extend(wish);
            }
        });
    });
}

/// The table as somebody saw it.
fn seen(ui: &mut Ui, sight: &Sight, speech: &Speech<'_>) -> Option<Wish> {
    ui.label(speech.words().text("replay-standings"));
    standings(ui, &sight.standings, speech);
    ui.separator();
    let wish = eyes(ui, sight.viewer, speech);
    let lines: Vec<_> = sight.lines.iter().map(|line| rows(line, speech)).collect();
    board::lay(ui, &lines);
    if let Some(question) = &sight.question {
        ui.label(RichText::new(speech.say(question)).strong());
    }
    wish
}

/// Whose view it is.
fn eyes(ui: &mut Ui, viewer: Player, speech: &Speech<'_>) -> Option<Wish> {
    let mut wished = viewer;
    ui.label(speech.words().text("replay-eyes"));
    ComboBox::from_id_salt("replay-eyes")
        .width(ui.available_width().min(220.0))
        .truncate()
        .selected_text(speech.name(viewer))
        .show_ui(ui, |ui| {
            let seats = (0_u8..).take(speech.seats()).map(Player);
            for player in seats {
                ui.selectable_value(&mut wished, player, speech.name(player));
            }
        });
    (wished != viewer).then_some(Wish::SeeAs(wished))
}

/// A line a player; where the points come from shows while the pointer is over it.
fn standings(ui: &mut Ui, standings: &Standings, speech: &Speech<'_>) {
    let words = speech.words();
    for tally in &standings.tallies {
        let parts = tally.parts.iter();
        let parts = parts.map(|(key, points)| format!("{}: {points}", words.text(key)));
        let parts = parts.collect::<Vec<_>>().join("\n");
        let place = standings.place(tally);
        let line = format!("{place}. {}: {}", speech.name(tally.player), tally.total());
        ui.label(line).on_hover_text(parts);
    }
}

fn happened(ui: &mut Ui, side: f32, tape: &mut Tape, at: usize, words: &Words) -> Option<Wish> {
    let shown = egui::Panel::right("replay-tape")
        .resizable(false)
        .exact_size(side)
        .frame(frame(ui))
        .show(ui, |ui| {
            ui.heading(words.text("replay-happened"));
            tape::show(ui, tape, at)
        });
    shown.inner.map(Wish::ScrubTo)
}
