//! Dice that are laid out as they were read, where nothing moves them there: drawn ones, and those of
//! records that are not simulated again.

use bevy::math::{Quat, Vec3};
use bevy::prelude::Transform;
use kipp_game::dice::{Die, Face, Faces};
use kipp_game::rules::Outcome;
use kipp_game::session::Step;
use kipp_physics::spec::TUBES;
use kipp_physics::{DieId, DieSize, Machine, ThrowSpec};

use crate::poses::{Piece, Placed, offset};
use crate::scene::solid::metres;

/// Dice beside each other in a row.
const DICE_IN_ROW: usize = 5;

/// Dice beside each other in a row of the narrower trays of a machine.
const DICE_IN_TRAY_ROW: usize = 3;

/// Distance of their middles, half edges.
const GAP: f32 = 3.6;

/// What was rolled last within these steps.
#[must_use]
pub fn last_roll<A>(steps: &[Step<A>]) -> Option<&Faces> {
    steps.iter().rev().find_map(|step| match step {
        Step::Happened(Outcome::Roll { faces }) => Some(faces),
        _ => None,
    })
}

/// Dice in rows in the middle of the tray for thrown dice.
#[must_use]
pub fn in_tray(faces: &[Face], spec: &ThrowSpec) -> Vec<Placed> {
    let half = metres(spec.die.largest_m() / 2.0);
    let middle = Vec3::new(metres(spec.tray.length_m / 2.0), half, 0.0);
    let lie = |(number, face): (usize, &Face)| Placed {
        piece: Piece::Thrown(number),
        at: lying(
            middle + half * GAP * in_rows(number, faces.len(), DICE_IN_ROW),
            *face,
        ),
        is_hidden: false,
    };
    faces.iter().enumerate().map(lie).collect()
}

/// Dice in rows in the trays of a machine: which, in which tray, and the face that each shows.
#[must_use]
pub fn in_trays(dice: &[(Die, u8, Face)], machine: &Machine) -> Vec<Placed> {
    let mut placed = Vec::new();
    for bay in 0..TUBES {
        let there = dice.iter().filter(|(_, tray, _)| usize::from(*tray) == bay);
        let there: Vec<_> = there.collect();
        for (number, (die, _, face)) in there.iter().enumerate() {
            let steps = in_rows(number, there.len(), DICE_IN_TRAY_ROW);
            placed.push(in_bay(machine, bay, steps, (*die, *face)));
        }
    }
    placed
}

/// A die so many steps from the middle of a bay's tray.
fn in_bay(machine: &Machine, bay: usize, steps: Vec3, (die, face): (Die, Face)) -> Placed {
    let (tray, sizes) = (&machine.spec().tray, &machine.spec().die);
    let size = DieSize::ALL[die.size.index()];
    let edge = |size: DieSize| metres(sizes[size.index()].edge_m);
    let middle = Vec3::new(
        metres(tray.rear_distance_m + tray.length_m / 2.0),
        edge(size) / 2.0 - metres(tray.floor_depth_m),
        0.0,
    );
    let steps = steps * edge(DieSize::Large) * GAP / 2.0;
    Placed {
        piece: Piece::Die(DieId(die.id.0.into()), size),
        at: lying(offset(machine, bay) + middle + steps, face),
        is_hidden: false,
    }
}

/// Where a die lies from the middle of all, in steps from one to the next.
fn in_rows(number: usize, count: usize, most: usize) -> Vec3 {
    let from_middle = |place: usize, count: usize| place as f32 - (count - 1) as f32 / 2.0;
    let row = number / most;
    let in_row = (count - row * most).min(most);
    let aside = from_middle(number % most, in_row);
    Vec3::new(from_middle(row, count.div_ceil(most)), 0.0, -aside)
}

fn lying(at: Vec3, face: Face) -> Transform {
    Transform::from_translation(at).with_rotation(upward(face))
}

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
