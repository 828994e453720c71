//! What lies on the table: a match, a lab, a replay, or nothing.

use std::rc::Rc;

use bevy::math::{Quat, Vec3};
use bevy::prelude::Transform;
use kipp_game::cli::words::{Language, Words};
use kipp_game::dice::Face;
use kipp_physics::throw::Throw;
use kipp_physics::{Machine, ThrowSpec};
use rapier3d::math::Pose;

use crate::lab::Lab;
use crate::poses::{self, Piece, Placed, Secrecy};
use crate::replay::Recording;
use crate::scene::solid::metres;
use crate::session::Match;
use crate::words::words;

/// The table, which only the main thread touches: sessions are not made to be shared.
pub struct Table {
    /// The match that is played.
    pub game: Option<Box<dyn Match>>,
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

/// Dice that lie in rows in the middle of the tray, as they were read.
#[must_use]
pub fn laid(faces: &[Face], spec: &ThrowSpec) -> Vec<Placed> {
    let half = metres(spec.die.largest_m() / 2.0);
    let middle = Vec3::new(metres(spec.tray.length_m / 2.0), half, 0.0);
    let rows = faces.len().div_ceil(DICE_IN_ROW);
    let lie = |(number, face): (usize, &Face)| {
        let row = number / DICE_IN_ROW;
        let in_row = (faces.len() - row * DICE_IN_ROW).min(DICE_IN_ROW);
        let from_middle = |place: usize, count: usize| place as f32 - (count - 1) as f32 / 2.0;
        let aside = from_middle(number % DICE_IN_ROW, in_row);
        let at = Vec3::new(from_middle(row, rows), 0.0, -aside) * GAP * half;
        Placed {
            piece: Piece::Thrown(number),
            at: Transform::from_translation(middle + at).with_rotation(upward(*face)),
            is_hidden: false,
        }
    };
    faces.iter().enumerate().map(lie).collect()
}

/// Dice beside each other in a row.
const DICE_IN_ROW: usize = 5;

/// Distance of their middles, half edges.
const GAP: f32 = 3.6;

/// The turn of a die that shows a face.
fn upward(face: Face) -> Quat {
    let of_machine = kipp_physics::Face::ALL.into_iter();
    let mut same = of_machine.filter(|it| it.pips() == face.pips());
    same.next().map_or(Quat::IDENTITY, |it| {
        let out = it.normal();
        let out = Vec3::new(metres(out.x), metres(out.y), metres(out.z));
        Quat::from_rotation_arc(out, Vec3::Y)
    })
}

fn placed(piece: Piece, pose: &Pose) -> Placed {
    Placed {
        piece,
        at: Transform::from_translation(pose.translation).with_rotation(pose.rotation),
        is_hidden: false,
    }
}
