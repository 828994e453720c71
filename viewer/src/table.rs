//! What lies on the table: a match, a lab, a replay, or nothing.

use std::rc::Rc;

use bevy::prelude::Transform;
use kipp_game::cli::words::{Language, Words};
use kipp_physics::throw::Throw;
use kipp_physics::{Machine, ThrowSpec};
use rapier3d::math::Pose;

use crate::lab::Lab;
use crate::laid;
use crate::poses::{self, Piece, Placed, Secrecy};
use crate::replay::Recording;
use crate::session::{Match, Returning};
use crate::words::words;

/// The table, which only the main thread touches: sessions are not made to be shared.
pub struct Table {
    /// The match that is played.
    pub game: Option<Box<dyn Match>>,
    /// The saved match that is on its way back.
    pub returning: Option<Box<dyn Returning>>,
    /// The record that is looked at.
    pub replay: Option<Box<dyn Recording>>,
    /// The experiment of the lab.
    pub lab: Lab,
    /// The words of every line.
    pub words: Rc<Words>,
}

impl Table {
    /// An empty table.
    #[must_use]
    pub fn new(language: Language, lab: Lab) -> Table {
        Table {
            game: None,
            returning: None,
            replay: None,
            lab,
            words: Rc::new(words(language)),
        }
    }

    /// Everything is said in another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.words = Rc::new(words(language));
        if let Some(game) = &mut self.game {
            game.speak(Rc::clone(&self.words));
        }
    }

    /// Where everything is in the lab, whose tubes are seen through.
    #[must_use]
    pub fn of_lab(&self) -> Vec<Placed> {
        poses::of_machine(self.lab.machine(), Secrecy::Open, &[])
    }

    /// Where everything is that a match shows; without a match, the lab's machine stands there.
    #[must_use]
    pub fn of_match(&self) -> Vec<Placed> {
        let Some(game) = &self.game else {
            return poses::of_machine(&self.lab.experiment.machine, Secrecy::Closed, &[]);
        };
        let mut placed = Vec::new();
        let gone: Vec<_> = game.leaving().iter().map(|order| order.die).collect();
        game.look_at_machine(&mut |machine: &Machine| {
            placed = poses::of_machine(machine, Secrecy::Closed, &gone);
        });
        if let Some(throw) = game.throw() {
            placed.extend(thrown(throw));
        } else if let Some(faces) = game.rolled() {
            let builtin = ThrowSpec::builtin();
            placed.extend(laid::in_tray(&faces, game.throw_spec().unwrap_or(&builtin)));
        }
        placed
    }
}

/// Where the dice of a throw are, and the cup while it is there.
#[must_use]
pub fn thrown(throw: &Throw) -> Vec<Placed> {
    let dice = throw.poses().into_iter().enumerate();
    let cup = throw.cup().map(|pose| placed(Piece::Cup, &pose));
    dice.map(|(number, pose)| placed(Piece::Thrown(number), &pose))
        .chain(cup)
        .collect()
}

fn placed(piece: Piece, pose: &Pose) -> Placed {
    Placed {
        piece,
        at: Transform::from_translation(pose.translation).with_rotation(pose.rotation),
        is_hidden: false,
    }
}
