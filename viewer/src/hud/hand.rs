//! The dice of the hand, one of which is to be dropped.

use bevy_egui::egui::{Button, Response, Ui, vec2};
use kipp_game::cli::words::{Words, say};
use kipp_game::dice::Die;
use kipp_game::rules::Gesture;

use super::page::{has_changed, ring};
use super::paint::tint;
use super::theme::Look;
use crate::input::{Focus, hand};
use crate::session::{Match, Sight};
use crate::wish::Wish;

/// What the mouths are called, as the machine has them.
const MOUTHS: [&str; 3] = ["kipp-tube-flavor", "kipp-tube-shape", "kipp-tube-packing"];

/// Draws the dice of the hand.
pub fn dice(ui: &mut Ui, sight: &Sight, game: &dyn Match, focus: &mut Focus, words: &Words) {
    ui.weak(words.text("hud-hand"));
    let has_moved = has_changed(ui, "hand", focus.die);
    ui.horizontal_wrapped(|ui| {
        let spacing = ui.spacing_mut();
        // Four of them stay in a row.
        (spacing.item_spacing.x, spacing.button_padding.x) = (4.0, 4.0);
        for (place, id) in hand(sight).into_iter().enumerate() {
            let Some(die) = game.look_of(id) else {
                continue;
            };
            let is_chosen = focus.die == Some(id);
            let response = die_button(ui, die, is_chosen, words);
            if is_chosen && has_moved {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                focus.take_up(sight, place);
            }
        }
    });
}

/// Draws the three mouths; gives the wish that was made.
pub fn mouths(ui: &mut Ui, sight: &Sight, focus: &mut Focus, look: Look<'_>) -> Option<Wish> {
    ui.weak(look.words.text("hud-mouths"));
    let mut wish = None;
    for (number, tube) in focus.mouths.numbered() {
        if mouth_button(ui, sight, focus, (number, tube), look) {
            focus.hold_over(tube);
            wish = focus.let_go();
        }
    }
    wish
}

fn mouth_button(
    ui: &mut Ui,
    sight: &Sight,
    focus: &Focus,
    (number, tube): (u8, u8),
    look: Look<'_>,
) -> bool {
    let is_allowed = focus.die.is_some_and(|die| {
        let gesture = Gesture::Drop { die, tube };
        sight.places(gesture).next().is_some()
    });
    let name = look.words.text(MOUTHS[usize::from(tube)]);
    let size = vec2(ui.available_width(), 36.0);
    let mut button = Button::new(format!("{number}  {name}"))
        .wrap()
        .min_size(size);
    let is_aimed_at = focus.aim == Some(tube);
    if is_aimed_at {
        button = button.fill(look.palette.chosen);
    } else if !is_allowed {
        button = button.fill(look.palette.ground);
    }
    let response = ui.add(button);
    if is_aimed_at {
        ring(ui, response.rect);
    }
    response.clicked()
}

fn die_button(ui: &mut Ui, die: Die, is_chosen: bool, words: &Words) -> Response {
    let text = say!(
        words,
        "kipp-die",
        colour = words.text(die.colour.key()),
        size = words.text(die.size.key())
    );
    let height = [30.0, 34.0, 38.0][die.size.index()];
    let button = Button::new(text).fill(tint(die.colour));
    let response = ui.add(button.min_size(vec2(72.0, height)));
    if is_chosen {
        ring(ui, response.rect);
    }
    response
}
