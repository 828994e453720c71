//! The end of a match.

use bevy_egui::egui::{self, Align2, Window};
use kipp_game::cli::words::Words;
use kipp_game::session::{Kind, Seat};
use kipp_physics::MachineSpec;

use super::page::{back_button, main_button};
use super::scores;
use crate::platform;
use crate::screen::Screen;
use crate::session::{Match, Opening, Sitting};
use crate::wish::Wish;
use kipp_game::cli::score::Scores;

/// Shows the final scores; gives the wish that was made.
pub fn show(
    context: &egui::Context,
    game: &dyn Match,
    scores: &Scores,
    words: &Words,
) -> Option<Wish> {
    let mut wish = None;
    Window::new(words.text("score-title"))
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
        .collapsible(true)
        .resizable(false)
        .show(context, |ui| {
            ui.heading(&scores.winners);
            ui.add_space(8.0);
            scores::show_whole(ui, scores);
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                if main_button(ui, &words.text("hud-again")) {
                    wish = Some(Wish::Begin(again(game)));
                }
                if back_button(ui, &words.text("hud-menu")) {
                    wish = Some(Wish::Open(Screen::Menu));
                }
            });
        });
    wish
}

/// The same people and bots at the same game, with other luck.
fn again(game: &dyn Match) -> Opening {
    Opening {
        game: game.info().key.to_owned(),
        players: game.seats().iter().map(sitting).collect(),
        seed: platform::fresh_seed(),
        is_thrown: game.throw_spec().is_some(),
        machine: machine(game),
        is_kept: game.save_path().is_some(),
    }
}

/// The machine of the match, if it is not the one that everybody has.
fn machine(game: &dyn Match) -> Option<Box<MachineSpec>> {
    let mut found = None;
    game.look_at_machine(&mut |machine| found = Some(Box::new(machine.spec().clone())));
    found.filter(|spec| **spec != MachineSpec::builtin())
}

fn sitting(seat: &Seat) -> Sitting {
    Sitting {
        name: seat.name.clone(),
        bot: match &seat.kind {
            Kind::Person => None,
            Kind::Bot(kind) => Some(kind.clone()),
        },
    }
}
