//! Time, and taking back: the bar at the bottom.

use bevy_egui::egui::{Button, Ui, vec2};
use kipp_game::cli::words::{Words, decimal};

use super::page::chip;
use crate::session::Match;
use crate::tick::{Pace, SPEEDS};
use crate::wish::Wish;

/// Draws the bar into a row; gives the wish that was made.
pub fn show(ui: &mut Ui, game: &dyn Match, pace: &Pace, words: &Words) -> Option<Wish> {
    let mut wish = None;
    let mut button = |ui: &mut Ui, text: String, is_possible: bool, it: Wish| {
        let button = Button::new(text).min_size(vec2(40.0, 30.0));
        if ui.add_enabled(is_possible, button).clicked() {
            wish = Some(it);
        }
    };
    button(ui, words.text("hud-undo"), game.can_undo(), Wish::Undo);
    button(ui, words.text("hud-redo"), game.can_redo(), Wish::Redo);
    ui.add_space(10.0);
    let stop = match pace.is_paused {
        true => words.text("hud-time-on"),
        false => words.text("hud-pause"),
    };
    button(ui, stop, true, Wish::Pause(!pace.is_paused));
    button(ui, words.text("hud-step"), pace.is_paused, Wish::Step);
    ui.add_space(10.0);
    wish.or(speeds(ui, pace, words))
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
