//! The dice of the hand, one of which is to be dropped.

use bevy_egui::egui::{Button, Ui, vec2};
use kipp_game::cli::words::Words;
use kipp_game::dice::Die;
use kipp_game::rules::Gesture;

use super::page::ring;
use super::paint::tint;
use super::theme::Palette;
use crate::input::{Focus, hand};
use crate::session::{Match, Sight};
use crate::wish::Wish;

/// What the mouths are called, as the machine has them.
const MOUTHS: [&str; 3] = ["kipp-tube-flavor", "kipp-tube-shape", "kipp-tube-packing"];

/// Draws the hand and the three mouths; gives the wish that was made.
pub fn show(
    ui: &mut Ui,
    sight: &Sight,
    game: &dyn Match,
    focus: &mut Focus,
    look: (&Palette, &Words),
) -> Option<Wish> {
    let (palette, words) = look;
    ui.weak(words.text("hud-hand"));
    ui.horizontal_wrapped(|ui| {
        for (place, id) in hand(sight).into_iter().enumerate() {
            let Some(die) = game.look_of(id) else {
                continue;
            };
            let is_chosen = focus.die == Some(id);
            if die_button(ui, die, is_chosen, words) {
                focus.take_up(sight, place);
            }
        }
    });
    ui.add_space(8.0);
    ui.weak(words.text("hud-mouths"));
    let mut wish = None;
    for (number, tube) in focus.mouths.numbered() {
        let is_allowed = focus.die.is_some_and(|die| {
            let gesture = Gesture::Drop { die, tube };
            sight.places(gesture).next().is_some()
        });
        let text = format!("{number}  {}", words.text(MOUTHS[usize::from(tube)]));
        let mut button = Button::new(text)
            .wrap()
            .min_size(vec2(ui.available_width(), 36.0));
        if !is_allowed {
            button = button.fill(palette.ground);
        }
        if focus.aim == Some(tube) {
            button = button.fill(palette.chosen);
        }
        let response = ui.add(button);
        if focus.aim == Some(tube) {
            ring(ui, response.rect);
        }
        if response.clicked() {
            focus.hold_over(tube);
            wish = focus.let_go();
        }
    }
    wish
}

fn die_button(ui: &mut Ui, die: Die, is_chosen: bool, words: &Words) -> bool {
    let text = format!(
        "{} {}",
        words.text(die.colour.key()),
        words.text(die.size.key())
    );
    let height = [34.0, 38.0, 42.0][die.size.index()];
    let button = Button::new(text).fill(tint(die.colour));
    let response = ui.add(button.min_size(vec2(76.0, height)));
    if is_chosen {
        ring(ui, response.rect);
    }
    response.clicked()
}
