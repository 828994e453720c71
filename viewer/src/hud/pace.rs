//! Time, as every screen shows it, and taking back.

use bevy_egui::egui::{Button, Response, TextStyle, Ui, WidgetText, vec2};
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::machine::TICK_HZ;

use super::page::chip;
use crate::session::Match;
use crate::tick::{Pace, SPEEDS};
use crate::wish::Wish;

/// Draws the bar of a match into a row; gives the wish that was made.
pub fn show(ui: &mut Ui, game: &dyn Match, pace: &Pace, words: &Words) -> Option<Wish> {
    let why_not = |key: &'static str| match game.is_moving() {
        true => "viewer-still-moving",
        false => key,
    };
    let undo = button(ui, &words.text("hud-undo"), game.can_undo());
    let undo = undo.on_disabled_hover_text(words.text(why_not("viewer-no-undo")));
    let redo = button(ui, &words.text("hud-redo"), game.can_redo());
    let redo = redo.on_disabled_hover_text(words.text(why_not("viewer-no-redo")));
    ui.add_space(10.0);
    let undone = undo.clicked().then_some(Wish::Undo);
    let taken = undone.or(redo.clicked().then_some(Wish::Redo));
    taken.or(strip(ui, pace, true, words))
}

/// Draws time into a row: standing still and going on where it `can_go_on`, a single step, the speeds;
/// gives the wish that was made.
pub fn strip(ui: &mut Ui, pace: &Pace, can_go_on: bool, words: &Words) -> Option<Wish> {
    let turns = stop(ui, pace, can_go_on, words).then_some(Wish::Pause(!pace.is_paused));
    let step = button(ui, &words.text("hud-step"), can_go_on);
    let why = say!(words, "hud-step-why", rate = TICK_HZ);
    let steps = step.on_hover_text(why).clicked();
    ui.add_space(10.0);
    let wished = turns.or(steps.then_some(Wish::Step));
    wished.or(speeds(ui, pace, words))
}

fn button(ui: &mut Ui, text: &str, is_possible: bool) -> Response {
    let button = Button::new(text).min_size(ui.spacing().interact_size);
    ui.add_enabled(is_possible, button)
}

/// The button that stops time or lets it go on. What stands beside it stays when its word changes.
fn stop(ui: &mut Ui, pace: &Pace, can_go_on: bool, words: &Words) -> bool {
    let names = [
        format!("⏸ {}", words.text("hud-pause")),
        format!("▶ {}", words.text("hud-time-on")),
    ];
    let widest = names.clone().map(|name| width(ui, name));
    let [pause, go_on] = names;
    let name = if pace.is_paused { go_on } else { pause };
    let size = vec2(widest[0].max(widest[1]), ui.spacing().interact_size.y);
    let button = Button::new(name).min_size(size);
    ui.add_enabled(can_go_on, button).clicked()
}

fn width(ui: &Ui, name: String) -> f32 {
    let text = WidgetText::from(name).into_galley(ui, None, f32::INFINITY, TextStyle::Button);
    text.size().x + 2.0 * ui.spacing().button_padding.x
}

fn speeds(ui: &mut Ui, pace: &Pace, words: &Words) -> Option<Wish> {
    let mut wish = None;
    ui.label(words.text("hud-speed"));
    for speed in SPEEDS {
        let is_chosen = !pace.is_instant && (pace.speed - speed).abs() < 0.01;
        if chip(ui, is_chosen, shown(speed, words)) {
            wish = Some(Wish::Speed(speed));
        }
    }
    let instant = words.text("hud-instant");
    if chip(ui, pace.is_instant, instant) {
        wish = Some(Wish::Hurry);
    }
    wish
}

/// A speed as people write it.
fn shown(speed: f32, words: &Words) -> String {
    let digits = [1.0, 0.1, 0.01].iter().position(|step: &f32| {
        let steps = speed / step;
        (steps - steps.round()).abs() < 0.01
    });
    format!("{}×", decimal(speed.into(), digits.unwrap_or(2), words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kipp_game::cli::words::Language;

    #[test]
    fn speeds_have_no_more_digits_than_they_need() {
        let said = |language| {
            let words = Words::new(language);
            SPEEDS.map(|speed| shown(speed, &words))
        };
        assert_eq!(said(Language::English), ["0.1×", "0.25×", "1×", "2×", "4×"]);
        assert_eq!(said(Language::German)[1], "0,25×");
    }
}
