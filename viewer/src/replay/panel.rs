//! The replay's panels: the table on the left, what happened on the right, time below.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{
    Button, ComboBox, Frame, Grid, Key, Margin, Modifiers, RichText, ScrollArea, Slider, Ui,
};
use kipp_game::cli::opening::plain_names;
use kipp_game::cli::screen::harmless;
use kipp_game::cli::speech::Speech;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_game::rules::{Player, Standings};

use super::tape::{self, Tape};
use super::{Recording, Simulation, Viewing, shelf};
use crate::camera::Room;
use crate::hud::page::whole;
use crate::screen::Screen;
use crate::table::Table;
use crate::tick::{Pace, SPEEDS};
use crate::wish::Wish;

/// Width of the panels at the sides.
const SIDE: f32 = 370.0;

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

fn show(
    mut contexts: EguiContexts,
    table: NonSend<Table>,
    viewing: Res<Viewing>,
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
            around.wishes = shelf::show(context, &viewing.saves, words);
        }
        Some(replay) => {
            let speech = Speech::new(words, plain_names(replay.seats()), false);
            tape.fit(replay.as_ref(), &viewing, &speech);
            keys(context, replay.as_ref(), &mut around);
            let mut whole = whole(context);
            time(&mut whole, replay.as_ref(), &mut around);
            at_the_table(&mut whole, replay.as_ref(), &speech, &mut around);
            around
                .wishes
                .extend(happened(&mut whole, replay.as_ref(), &mut tape, words));
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
            ui.horizontal(|ui| transport(ui, replay, around));
            ui.horizontal(|ui| speeds(ui, around));
            for line in remarks(replay, around.words) {
                ui.label(RichText::new(line).weak());
            }
        });
}

fn transport(ui: &mut Ui, replay: &dyn Recording, around: &mut Around) {
    let words = around.words;
    let (at, steps) = (replay.at(), replay.steps());
    let is_running = !around.pace.is_paused;
    let (sign, said) = match is_running {
        true => ("⏸", words.text("replay-pause")),
        false => ("▶", words.text("replay-play")),
    };
    let buttons = [
        ("⏮", words.text("replay-first"), Wish::ScrubTo(0), at > 0),
        (
            "◀",
            words.text("replay-back"),
            Wish::ScrubTo(at.saturating_sub(1)),
            at > 0,
        ),
        (sign, said, Wish::Pause(is_running), at < steps),
        ("⏵", words.text("replay-next"), Wish::PlayStep, at < steps),
        (
            "⏭",
            words.text("replay-last"),
            Wish::ScrubTo(steps),
            at < steps,
        ),
    ];
    for (sign, said, wish, is_possible) in buttons {
        let button = Button::new(RichText::new(sign).size(20.0)).min_size(egui::vec2(44.0, 36.0));
        let button = ui.add_enabled(is_possible, button).on_hover_text(&said);
        button.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, is_possible, &said)
        });
        if button.clicked() {
            around.wishes.push(wish);
        }
    }
    let shown = say!(words, "replay-at", step = at, steps = steps);
    ui.spacing_mut().slider_width = (ui.available_width() - 190.0).max(80.0);
    let mut wanted = at;
    ui.add(Slider::new(&mut wanted, 0..=steps).show_value(false));
    if wanted != at {
        around.wishes.push(Wish::ScrubTo(wanted));
    }
    ui.label(shown);
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

/// What has to be known of the record.
/// What is to be told of a record's physics.
#[must_use]
pub fn said(simulation: &Simulation, words: &Words) -> Option<String> {
    match simulation {
        Simulation::Nothing => Some(words.text("replay-drawn")),
        Simulation::Running => None,
        Simulation::CatchingUp { done, wanted } => Some(say!(
            words,
            "replay-catching-up",
            done = *done,
            wanted = *wanted
        )),
        Simulation::Foreign { engine, platform } => {
            let (engine, platform) = (harmless(engine), harmless(platform));
            Some(say!(
                words,
                "replay-foreign",
                engine = engine,
                platform = platform
            ))
        }
        Simulation::Parted { step } => Some(say!(words, "replay-parted", step = *step)),
    }
}

fn remarks(replay: &dyn Recording, words: &Words) -> Vec<String> {
    let simulation = said(&replay.simulation(), words);
    let ending = match (replay.has_true_ending(), replay.is_finished()) {
        (false, _) => Some(words.text("replay-false-ending")),
        (true, false) => Some(words.text("replay-open-end")),
        (true, true) => None,
    };
    simulation.into_iter().chain(ending).collect()
}

fn at_the_table(ui: &mut Ui, replay: &dyn Recording, speech: &Speech<'_>, around: &mut Around) {
    let words = around.words;
    egui::Panel::left("replay-table")
        .resizable(false)
        .exact_size(SIDE)
        .frame(frame(ui))
        .show(ui, |ui| {
            ui.heading(replay.info().title);
            if let Some(path) = &around.viewing.path {
                ui.label(RichText::new(path.display().to_string()).weak());
            }
            ui.horizontal(|ui| {
                if ui.button(words.text("replay-other")).clicked() {
                    around.wishes.push(Wish::CloseReplay);
                }
                if ui.button(words.text("replay-menu")).clicked() {
                    around.wishes.push(Wish::Open(Screen::Menu));
                }
            });
            ui.separator();
            let Some(sight) = &around.viewing.sight else {
                return;
            };
            ui.label(words.text("replay-standings"));
            standings(ui, &sight.standings, speech);
            ui.separator();
            around.wishes.extend(eyes(ui, sight.viewer, speech));
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    for line in &sight.lines {
                        ui.label(speech.say(line));
                    }
                    if let Some(question) = &sight.question {
                        ui.label(RichText::new(speech.say(question)).strong());
                    }
                });
        });
}

/// Whose view it is.
fn eyes(ui: &mut Ui, viewer: Player, speech: &Speech<'_>) -> Option<Wish> {
    let mut wished = viewer;
    ui.horizontal(|ui| {
        ui.label(speech.words().text("replay-eyes"));
        ComboBox::from_id_salt("replay-eyes")
            .selected_text(speech.name(viewer))
            .show_ui(ui, |ui| {
                let seats = (0_u8..).take(speech.seats()).map(Player);
                for player in seats {
                    ui.selectable_value(&mut wished, player, speech.name(player));
                }
            });
    });
    (wished != viewer).then_some(Wish::SeeAs(wished))
}

fn standings(ui: &mut Ui, standings: &Standings, speech: &Speech<'_>) {
    let words = speech.words();
    Grid::new("replay-standings").striped(true).show(ui, |ui| {
        ui.strong(words.text("score-player"));
        ui.strong(words.text("score-total"));
        ui.strong(words.text("score-place"));
        ui.end_row();
        for tally in &standings.tallies {
            let parts = tally.parts.iter();
            let parts = parts.map(|(key, points)| format!("{}: {points}", words.text(key)));
            let parts = parts.collect::<Vec<_>>().join("\n");
            ui.label(speech.name(tally.player)).on_hover_text(parts);
            ui.label(tally.total().to_string());
            ui.label(standings.place(tally).to_string());
            ui.end_row();
        }
    });
}

fn happened(ui: &mut Ui, replay: &dyn Recording, tape: &mut Tape, words: &Words) -> Option<Wish> {
    let shown = egui::Panel::right("replay-tape")
        .resizable(false)
        .exact_size(SIDE)
        .frame(frame(ui))
        .show(ui, |ui| {
            ui.heading(words.text("replay-happened"));
            tape::show(ui, tape, replay.at())
        });
    shown.inner.map(Wish::ScrubTo)
}
