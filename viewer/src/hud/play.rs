//! The panels around a match: they stand at the sides, the middle belongs to the scene.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, ScrollArea, Ui, Window, vec2};
use kipp_game::cli::rule_book;
use kipp_game::cli::words::Words;
use kipp_game::session::{Kind, Seat};

use super::lines::{Due, Lines};
use super::theme::{Look, Palette, palette};
use super::{board, choices, cover, ending, hand, log, pace, page, scores};
use crate::camera::Room;
use crate::input::{Asked, Focus, is_drop};
use crate::screen::Screen;
use crate::seen::Seen;
use crate::session::{Match, Sight, Turn};
use crate::settings::Settings;
use crate::table::Table;
use crate::tick::Pace;
use crate::wish::Wish;

/// Width of a bar that has room for everything, points.
const ROOMY: f32 = 900.0;

/// Height that the question and its answers need at least, the mouths in sight below it, points.
const ANSWERS: f32 = 400.0;

/// Least height of a panel of its own for what happened, points.
const HEARD: f32 = 80.0;

/// Least width in which points are worth telling, points.
const BRIEF: f32 = 80.0;

/// Height of the line below the scene, points.
const CAPTION: f32 = 84.0;

/// Drops of a match after which nobody needs to be told how.
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
    mut asked: ResMut<Asked>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(game) = shown.table.game.as_deref() else {
        return Ok(());
    };
    let words = &shown.table.words;
    if shown.seen.is_covered {
        let texts = [
            shown.due.line.as_str(),
            &words.text("hud-cover"),
            &words.text("hud-cover-here"),
        ];
        let is_here = cover::show(&context, &mut room, texts);
        wishes.write_batch(is_here.then_some(Wish::Uncover));
        return Ok(());
    }
    let palette = palette(&shown.settings);
    let focus = &mut *focus;
    let mut whole = page::whole(&context, &mut room);
    let wished = [
        top(&mut whole, &shown, game, &palette, &mut asked),
        bottom(&mut whole, &shown, game, &palette),
        left(&mut whole, &shown, game, &palette),
        right(&mut whole, &shown, game, focus, &palette),
        over(&context, &shown, game),
    ];
    caption(&mut whole, &shown, game, focus, &palette);
    wishes.write_batch(wished.into_iter().flatten());
    tell(&context, &shown, game, &mut asked);
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
    asked: &mut Asked,
) -> Option<Wish> {
    let words = &shown.table.words;
    let mut wish = None;
    Panel::top("top").frame(frame(palette)).show(whole, |ui| {
        // What leads away is always there; what is said takes the room that is left.
        let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            if ui.button(words.text("hud-menu")).clicked() {
                wish = Some(Wish::Open(Screen::Menu));
            }
            if ui.button(words.text("hud-settings")).clicked() {
                wish = Some(Wish::Open(Screen::Settings));
            }
            let rules = words.text("hud-rules");
            let is_roomy = ui.ctx().content_rect().width() > ROOMY;
            let sign = if is_roomy { &rules } else { "?" };
            if ui.button(sign).on_hover_text(&rules).clicked() {
                asked.turn(Asked::Rules);
            }
            // In the end they are told anyhow.
            let is_over = game.turn() == Turn::Over;
            if !is_over && ui.button(words.text("hud-points")).clicked() {
                asked.turn(Asked::Points);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                said(ui, shown, game, palette);
            });
        });
    });
    wish
}

/// Which game, whose turn, how many points.
fn said(ui: &mut Ui, shown: &Shown, game: &dyn Match, palette: &Palette) {
    let big = |text: &str| RichText::new(text).size(20.0);
    if ui.available_width() > ROOMY * 0.7 {
        ui.label(big(game.info().title));
        ui.add_space(16.0);
    }
    if shown.time.is_paused {
        let paused = shown.table.words.text("hud-paused");
        ui.label(big(&paused).color(palette.alarm));
    }
    let due = big(&shown.due.line).color(palette.accent);
    ui.add(Label::new(due).truncate());
    ui.add_space(16.0);
    // A button tells the points as well.
    if ui.available_width() > BRIEF {
        let brief = scores::brief(&shown.lines.scores);
        ui.add(Label::new(brief).truncate());
    }
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
        let saved = game
            .save_path()
            .map(|path| kipp_game::cli::words::say!(words, "hud-saved", path = path));
        board::show(ui, &shown.lines.board, saved.as_deref());
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
        let heard_height = (height * 0.36).min(height - ANSWERS);
        let is_roomy = heard_height > HEARD;
        if is_roomy {
            heard(ui, heard_height, shown);
        }
        let look = Look {
            palette,
            words: &shown.table.words,
        };
        let is_tall = ui.available_height() > ANSWERS;
        if is_tall && drop_of(shown).is_some() {
            wish = below("mouths", ui, |ui| mouths(ui, shown, focus, look));
        }
        // Another question begins at its top.
        let question = ScrollArea::vertical().id_salt(("ask", &shown.lines.question));
        question.auto_shrink([false, false]).show(ui, |ui| {
            let answer = ask(ui, shown, game, focus, look);
            wish = wish.take().or(answer);
            if !is_tall {
                wish = wish.take().or(mouths(ui, shown, focus, look));
            }
            if !is_roomy {
                ui.separator();
                log::latest(ui, &shown.lines.log);
            }
        });
    });
    wish
}

/// What is seen while a die is to be dropped.
fn drop_of<'a>(shown: &'a Shown) -> Option<&'a Sight> {
    shown.seen.sight.as_ref().filter(|sight| is_drop(sight))
}

/// The mouths, while a die is to be dropped.
fn mouths(ui: &mut Ui, shown: &Shown, focus: &mut Focus, look: Look<'_>) -> Option<Wish> {
    let sight = drop_of(shown)?;
    hand::mouths(ui, sight, focus, look)
}

/// What stays in sight below a question that scrolls.
fn below<T>(name: &'static str, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
    let margin = Margin {
        top: 8,
        bottom: 6,
        ..Margin::ZERO
    };
    let panel = Panel::bottom(name).resizable(false);
    let panel = panel.frame(Frame::new().inner_margin(margin));
    panel.show(ui, content).inner
}

/// What happened, in a panel of its own below the question.
fn heard(ui: &mut Ui, height: f32, shown: &Shown) {
    below("heard", ui, |ui| {
        ui.set_height(height);
        page::section(ui, &shown.table.words.text("replay-happened"));
        log::show(ui, &shown.lines.log);
    });
}

/// The question and what can be answered.
fn ask(
    ui: &mut Ui,
    shown: &Shown,
    game: &dyn Match,
    focus: &mut Focus,
    look: Look<'_>,
) -> Option<Wish> {
    let sight = shown.seen.sight.as_ref()?;
    let Some(question) = &shown.lines.question else {
        // Nothing is asked of anybody: how the match stands, until something is.
        ui.weak(&shown.due.line);
        ui.add_space(8.0);
        scores::show_narrow(ui, &shown.lines.scores);
        return None;
    };
    ui.label(RichText::new(question).size(20.0));
    ui.add_space(4.0);
    if is_drop(sight) {
        hand::dice(ui, sight, game, focus, look.words);
        return None;
    }
    choices::show(ui, sight, &shown.lines, focus, look)
}

/// Tells what somebody looks up.
fn tell(context: &egui::Context, shown: &Shown, game: &dyn Match, asked: &mut Asked) {
    let words = &shown.table.words;
    let title = match asked {
        Asked::Nothing => return,
        Asked::Points if game.turn() == Turn::Over => return,
        Asked::Points => words.text("score-so-far"),
        Asked::Rules => rule_book::title(game.info(), words),
    };
    let room = context.content_rect().size() - vec2(80.0, 160.0);
    let mut is_open = true;
    let window = Window::new(title)
        .open(&mut is_open)
        .resizable(false)
        .anchor(egui::Align2::CENTER_TOP, [0.0, 70.0]);
    match asked {
        Asked::Rules => window
            .fixed_size(room.min(vec2(620.0, 560.0)))
            .show(context, |ui| {
                ScrollArea::vertical().show(ui, |ui| rules(ui, game, words));
            }),
        _ => window.show(context, |ui| scores::show_whole(ui, &shown.lines.scores)),
    };
    if !is_open {
        asked.close();
    }
}

fn rules(ui: &mut Ui, game: &dyn Match, words: &Words) {
    for section in rule_book::sections(game.info(), words) {
        if let Some(title) = &section.title {
            ui.add_space(6.0);
            page::section(ui, title);
        }
        ui.label(&section.text);
    }
}

fn over(context: &egui::Context, shown: &Shown, game: &dyn Match) -> Option<Wish> {
    match game.turn() {
        Turn::Over => ending::show(context, game, &shown.lines.scores, &shown.table.words),
        _ => None,
    }
}

/// Tells below the scene what to do with the hand; whoever knows it reads what happened last.
fn caption(whole: &mut Ui, shown: &Shown, game: &dyn Match, focus: &Focus, palette: &Palette) {
    // Where the middle is narrow, the panels tell enough.
    let is_roomy = whole.ctx().content_rect().width() >= ROOMY;
    if !game.info().needs_apparatus || !is_roomy {
        return;
    }
    // As high for every line and for none, so that nothing moves under the pointer.
    let panel = Panel::bottom("caption")
        .resizable(false)
        .exact_size(CAPTION);
    panel
        .frame(frame(palette))
        .show(whole, |ui| match hint(shown, game, focus) {
            Some(key) => {
                ui.colored_label(palette.accent, shown.table.words.text(key));
            }
            None => {
                ui.label(shown.lines.last_said());
            }
        });
}

/// What somebody who has hardly dropped dice in this match needs to know at this moment.
fn hint(shown: &Shown, game: &dyn Match, focus: &Focus) -> Option<&'static str> {
    let is_person = |seat: &Seat| matches!(seat.kind, Kind::Person);
    if focus.drops() >= LEARNED || !game.seats().iter().any(is_person) {
        return None;
    }
    let is_asked = drop_of(shown).is_some();
    match (game.turn(), focus.aim) {
        (Turn::Chance, _) => Some("hud-hint-watch"),
        (Turn::Person(_), Some(_)) if is_asked => Some("hud-hint-held"),
        (Turn::Person(_), None) if is_asked => Some("hud-hint-drop"),
        _ => None,
    }
}
