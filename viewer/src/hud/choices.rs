//! What can be chosen.

use bevy_egui::egui::{Button, Id, Response, Ui, vec2};
use kipp_game::cli::words::say;
use kipp_game::dice::Face;
use kipp_game::rules::Gesture;

use super::lines::Lines;
use super::page::{has_changed, ring};
use super::paint::{self, DieLook, tint};
use super::theme::{Look, Palette};
use crate::input::Focus;
use crate::input::clicks::UNSEEN;
use crate::session::Sight;
use crate::wish::Wish;

/// Draws the dice that may be touched and the choices that are offered; gives the wish that was made.
pub fn show(
    ui: &mut Ui,
    sight: &Sight,
    lines: &Lines,
    focus: &mut Focus,
    look: Look<'_>,
) -> Option<Wish> {
    let Look { palette, words } = look;
    if has_dice(sight) {
        dice(ui, sight, focus, palette);
        ui.weak(say!(words, "hud-touch-dice"));
    }
    let offers = focus.offers(sight);
    let is_seen = is_seen(ui, &offers);
    let mut wish = None;
    let has_moved = has_changed(ui, "mark", focus.mark);
    for (number, place) in offers.iter().enumerate() {
        let is_marked = number == focus.mark;
        let has_number = !has_dice(sight) && number < 10;
        let number = has_number.then_some((number + 1) % 10);
        let Some(response) = choice(ui, lines, (*place, number, is_marked)) else {
            continue;
        };
        if is_marked && has_moved {
            response.scroll_to_me(None);
        }
        if response.clicked() && is_seen {
            wish = Some(Wish::Choose(*place));
        }
    }
    if offers.is_empty() && has_dice(sight) {
        ui.label(words.text("hud-nothing-with-these"));
    }
    wish
}

/// Whether the same choices are offered for so long that a press can have been meant for them: every
/// die that is touched leads to others.
fn is_seen(ui: &Ui, offers: &[usize]) -> bool {
    let key = Id::new("offers");
    ui.data_mut(|data| {
        let before: Option<(Vec<usize>, u8)> = data.get_temp(key);
        let frames = match before {
            Some((same, frames)) if same == offers => frames.saturating_add(1),
            _ => 0,
        };
        data.insert_temp(key, (offers.to_vec(), frames));
        frames > UNSEEN
    })
}

fn has_dice(sight: &Sight) -> bool {
    let is_of_dice = |gesture| matches!(gesture, Some(Gesture::Dice { .. }));
    sight
        .choices
        .iter()
        .any(|choice| is_of_dice(choice.gesture))
}

fn dice(ui: &mut Ui, sight: &Sight, focus: &mut Focus, palette: &Palette) {
    let faces: Vec<Face> = sight.loose.faces().collect();
    ui.horizontal_wrapped(|ui| {
        // Five of them stay in a row also beside a bar.
        ui.spacing_mut().item_spacing.x = 4.0;
        for (number, face) in faces.iter().enumerate() {
            let is_touched = focus.touched.get(number).copied().unwrap_or(false);
            let look = DieLook {
                face: *face,
                is_touched,
                leads_on: focus.leads_on(sight, *face),
                is_marked: number == focus.at,
                number: number + 1,
            };
            if paint::die(ui, 46.0, look, palette).clicked() {
                focus.touch(number);
            }
        }
    });
}

/// One choice as a button; `number` is the key that makes it.
fn choice(
    ui: &mut Ui,
    lines: &Lines,
    (place, number, is_marked): (usize, Option<usize>, bool),
) -> Option<Response> {
    let tag = lines.choices.get(place)?;
    let mut text = match number {
        Some(number) => format!("{number}  {}", tag.text),
        None => tag.text.clone(),
    };
    if let Some(Some(preview)) = lines.previews.get(place) {
        text = format!("{text}\n{preview}");
    }
    let mut button = Button::new(text)
        .wrap()
        .min_size(vec2(ui.available_width(), 34.0));
    if let Some(colour) = tag.colour {
        button = button.fill(tint(colour));
    }
    let response = ui.add(button);
    if is_marked {
        ring(ui, response.rect);
    }
    Some(response)
}
