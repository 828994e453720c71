//! The panels around a match: they stand at the sides, the middle belongs to the scene.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, ScrollArea, Ui};

use super::lines::{Due, Lines};
use super::theme::{Palette, palette};
use super::{board, choices, cover, ending, hand, log, notice, pace, page, scores};
use crate::camera::Room;
use crate::input::{Focus, is_drop};
use crate::obey::Seen;
use crate::screen::Screen;
use crate::session::{Match, Turn};
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::Pace;
use crate::wish::Wish;

/// Width of a bar that has room for everything, points.
const ROOMY: f32 = 900.0;

/// Drops after which nobody needs to be told how.
const LEARNED: u32 = 2;

/// What the panels show.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Shown<'w> {
    table: NonSend<'w, Table>,
    seen: Res<'w, Seen>,
    lines: Res<'w, Lines>,
    due: Res<'w, Due>,
    time: Res<'w, Pace>,
    settings: Res<'w, Settings>,
}

/// Draws the match.
pub fn show(
    mut contexts: EguiContexts,
    shown: Shown,
    mut focus: ResMut<Focus>,
    mut room: ResMut<Room>,
    mut wishes: MessageWriter<Wish>,
    mut has_points: Local<bool>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(game) = shown.table.game.as_deref() else {
        return Ok(());
    };
    let words = &shown.table.words;
    if shown.seen.is_covered {
        let texts = [
            &shown.due.line,
            &words.text("hud-cover"),
            &words.text("hud-cover-here"),
        ];
        let is_here = cover::show(&context, texts[0], texts[1], texts[2]);
        wishes.write_batch(is_here.then_some(Wish::Uncover));
        return Ok(());
    }
    let palette = palette(&shown.settings);
    let focus = &mut *focus;
    let mut whole = page::whole(&context);
    let wished = [
        top(&mut whole, &shown, game, &palette, &mut has_points),
        bottom(&mut whole, &shown, game, &palette),
        left(&mut whole, &shown, game, &palette),
        right(&mut whole, &shown, game, focus, &palette),
        over(&context, &shown, game),
    ];
    room.leave(&whole);
    wishes.write_batch(wished.into_iter().flatten());
    points(&context, &shown, &mut has_points);
    help(&context, &shown, focus, &palette);
    Ok(())
}

fn frame(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::same(10))
}

fn top(
    whole: &mut Ui,
    shown: &Shown,
    game: &dyn Match,
    palette: &Palette,
    has_points: &mut bool,
) -> Option<Wish> {
    let words = &shown.table.words;
    let mut wish = None;
    Panel::top("top").frame(frame(palette)).show(whole, |ui| {
        ui.horizontal(|ui| {
            if ui.available_width() > ROOMY {
                ui.label(RichText::new(game.info().title).size(20.0));
                ui.separator();
            }
            if shown.time.is_paused {
                ui.label(
                    RichText::new(words.text("hud-paused"))
                        .size(20.0)
                        .color(palette.alarm),
                );
            }
            let due = RichText::new(&shown.due.line)
                .size(20.0)
                .color(palette.accent);
            ui.label(due);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.button(words.text("hud-menu")).clicked() {
                    wish = Some(Wish::Open(Screen::Menu));
                }
                if ui.button(words.text("hud-settings")).clicked() {
                    wish = Some(Wish::Open(Screen::Settings));
                }
                if ui.button(words.text("hud-points")).clicked() {
                    *has_points = !*has_points;
                }
                let brief = scores::brief(&shown.lines.scores);
                ui.add(Label::new(brief).truncate());
            });
        });
    });
    wish
}

fn bottom(whole: &mut Ui, shown: &Shown, game: &dyn Match, palette: &Palette) -> Option<Wish> {
    let mut wish = None;
    Panel::bottom("bottom")
        .frame(frame(palette))
        .show(whole, |ui| {
            ui.horizontal_wrapped(|ui| {
                wish = pace::show(ui, game, &shown.time, &shown.table.words);
            });
        });
    wish
}

fn left(whole: &mut Ui, shown: &Shown, game: &dyn Match, palette: &Palette) -> Option<Wish> {
    let words = &shown.table.words;
    let width = (whole.available_width() * 0.25).clamp(180.0, 440.0);
    let panel = Panel::left("left").resizable(false).exact_size(width);
    panel.frame(frame(palette)).show(whole, |ui| {
        if let Some(path) = game.save_path() {
            Panel::bottom("save").frame(Frame::new()).show(ui, |ui| {
                let saved = kipp_game::cli::words::say!(words, "hud-saved", path = path);
                ui.label(RichText::new(saved).size(13.0).weak());
            });
        }
        board::show(ui, &shown.lines.board);
    });
    None
}

fn right(
    whole: &mut Ui,
    shown: &Shown,
    game: &dyn Match,
    focus: &mut Focus,
    palette: &Palette,
) -> Option<Wish> {
    let width = (whole.available_width() * 0.36).clamp(220.0, 480.0);
    let mut wish = None;
    let panel = Panel::right("right").resizable(false).exact_size(width);
    panel.frame(frame(palette)).show(whole, |ui| {
        let height = ui.available_height();
        let heard = Panel::bottom("heard").resizable(false);
        let heard = heard.frame(Frame::new().inner_margin(Margin {
            top: 8,
            ..Margin::ZERO
        }));
        heard.exact_size(height * 0.36).show(ui, |ui| {
            log::show(ui, &shown.lines.log);
        });
        wish = ask(ui, shown, game, focus, palette);
    });
    wish
}

/// The question and what can be answered.
fn ask(
    ui: &mut Ui,
    shown: &Shown,
    game: &dyn Match,
    focus: &mut Focus,
    palette: &Palette,
) -> Option<Wish> {
    let sight = shown.seen.sight.as_ref()?;
    let words = &shown.table.words;
    let Some(question) = &shown.lines.question else {
        ui.weak(&shown.due.line);
        return None;
    };
    ui.label(RichText::new(question).size(20.0));
    ui.add_space(4.0);
    let look = (palette, &**words);
    match is_drop(sight) {
        true => {
            let hand = ScrollArea::vertical().id_salt("hand");
            let shown = hand.auto_shrink([false, true]);
            shown
                .show(ui, |ui| hand::show(ui, sight, game, focus, look))
                .inner
        }
        false => choices::show(ui, sight, &shown.lines, focus, look),
    }
}

/// Where everybody's points come from, when somebody wants to know.
fn points(context: &egui::Context, shown: &Shown, has_points: &mut bool) {
    let title = shown.table.words.text("score-so-far");
    egui::Window::new(title)
        .open(has_points)
        .resizable(false)
        .anchor(egui::Align2::CENTER_TOP, [0.0, 70.0])
        .show(context, |ui| scores::show_whole(ui, &shown.lines.scores));
}

fn over(context: &egui::Context, shown: &Shown, game: &dyn Match) -> Option<Wish> {
    match game.turn() {
        Turn::Over => ending::show(context, game, &shown.lines.scores, &shown.table.words),
        _ => None,
    }
}

/// Tells whoever plays for the first time what to do with the hand.
fn help(context: &egui::Context, shown: &Shown, focus: &Focus, palette: &Palette) {
    let Some(sight) = &shown.seen.sight else {
        return;
    };
    // Where the middle is narrow, the panels tell enough.
    if context.content_rect().width() < ROOMY {
        return;
    }
    let words = &shown.table.words;
    if focus.aim.is_some() {
        notice::hint(context, &words.text("hud-hint-held"), palette);
    } else if is_drop(sight) && focus.drops < LEARNED {
        notice::hint(context, &words.text("hud-hint-drop"), palette);
    }
}
