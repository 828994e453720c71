//! The replay's panels: the table on the left, what happened on the right, time below.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Button, ComboBox, Frame, Key, Margin, Modifiers, Panel, RichText, Slider, Ui};
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::{Language, Words, say};
use kipp_game::rules::Player;

use super::remarks::remarks;
use super::tape::{self, Tape};
use super::{Recording, Viewing, shelf};
use crate::camera::Room;
use crate::hud::page::whole;
use crate::hud::scores::{brief, show_whole};
use crate::hud::theme::show_rails;
use crate::hud::{Lines, board, pace};
use crate::screen::Screen;
use crate::shelf::Shelf;
use crate::table::Table;
use crate::tick::Pace;
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

/// What the panels show.
#[derive(SystemParam)]
struct Shown<'w, 's> {
    table: NonSend<'w, Table>,
    viewing: Res<'w, Viewing>,
    shelf: Res<'w, Shelf>,
    pace: Res<'w, Pace>,
    tape: ResMut<'w, Tape>,
    said: Local<'s, Said>,
}

/// What was seen at the step, in the words of a match.
#[derive(Default)]
struct Said {
    lines: Lines,
    of: Option<(u64, usize, Player, Language)>,
}

impl Said {
    /// Says it anew when something else is seen.
    fn fit(&mut self, replay: &dyn Recording, viewing: &Viewing, speech: &Speech<'_>) {
        let language = speech.words().language();
        let of = (viewing.before, replay.at(), viewing.viewer, language);
        let Some(sight) = &viewing.sight else {
            return;
        };
        if self.of.as_ref() != Some(&of) {
            self.lines = Lines::of(sight, speech);
            self.of = Some(of);
        }
    }
}

/// What a panel needs beside the record.
struct Around<'a> {
    words: &'a Words,
    viewing: &'a Viewing,
    pace: Pace,
    wishes: Vec<Wish>,
}

fn show(
    mut contexts: EguiContexts,
    mut shown: Shown,
    mut room: ResMut<Room>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let words = &shown.table.words;
    let Some(replay) = shown.table.replay.as_deref() else {
        let wish = shelf::show(context, &mut room, &shown.shelf, words);
        wishes.write_batch(wish);
        return Ok(());
    };
    let mut around = Around {
        words,
        viewing: &shown.viewing,
        pace: *shown.pace,
        wishes: Vec::new(),
    };
    let speech = Speech::new(words, plain_names(replay.seats()), false);
    shown.tape.fit(replay, &shown.viewing, &speech);
    shown.said.fit(replay, &shown.viewing, &speech);
    keys(context, replay, &mut around);
    let mut whole = whole(context, &mut room);
    time(&mut whole, replay, &mut around);
    // In a small window the middle needs its part too.
    let side = (whole.available_width() * 0.29).clamp(170.0, 370.0);
    let panel = Panel::left("replay-table").resizable(false);
    panel
        .exact_size(side)
        .frame(frame(&whole))
        .show(&mut whole, |ui| {
            at_the_table(ui, replay, &shown.said.lines, &speech, &mut around);
        });
    let wish = happened(&mut whole, side, &mut shown.tape, replay.at(), words);
    around.wishes.extend(wish);
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
    Panel::bottom("replay-time")
        .frame(frame(ui))
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| transport(ui, replay, around));
            ui.horizontal_wrapped(|ui| {
                let can_go_on = replay.at() < replay.steps();
                let wish = pace::strip(ui, &around.pace, can_go_on, around.words);
                around.wishes.extend(wish);
            });
            for line in remarks(replay, around.words) {
                ui.label(RichText::new(line).weak());
            }
        });
}

fn transport(ui: &mut Ui, replay: &dyn Recording, around: &mut Around) {
    let words = around.words;
    let (at, steps) = (replay.at(), replay.steps());
    let back = Wish::ScrubTo(at.saturating_sub(1));
    let buttons = [
        (
            ["⏮", "replay-first", "replay-first-help"],
            Wish::ScrubTo(0),
            at > 0,
        ),
        (["⬅", "replay-back", "replay-back-help"], back, at > 0),
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
    show_rails(ui);
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

/// The table as somebody saw it.
fn at_the_table(
    ui: &mut Ui,
    replay: &dyn Recording,
    lines: &Lines,
    speech: &Speech<'_>,
    around: &mut Around,
) {
    let words = around.words;
    ui.horizontal_wrapped(|ui| {
        if ui.button(words.text("replay-other")).clicked() {
            around.wishes.push(Wish::CloseReplay);
        }
        if ui.button(words.text("replay-menu")).clicked() {
            around.wishes.push(Wish::Open(Screen::Menu));
        }
    });
    ui.heading(replay.info().title);
    let points = format!("{}: {}", words.text("hud-points"), brief(&lines.scores));
    ui.label(points)
        .on_hover_ui(|ui| show_whole(ui, &lines.scores));
    around
        .wishes
        .extend(eyes(ui, around.viewing.viewer, speech));
    if let Some(question) = &lines.question {
        ui.label(RichText::new(question).strong());
    }
    let path = around.viewing.path.as_ref();
    let path = path.map(|path| path.display().to_string());
    board::show(ui, &lines.board, path.as_deref());
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

fn happened(ui: &mut Ui, side: f32, tape: &mut Tape, at: usize, words: &Words) -> Option<Wish> {
    let shown = Panel::right("replay-tape")
        .resizable(false)
        .exact_size(side)
        .frame(frame(ui))
        .show(ui, |ui| {
            ui.heading(words.text("replay-happened"));
            tape::show(ui, tape, at)
        });
    shown.inner.map(Wish::ScrubTo)
}
