//! The die that hangs over a mouth until it is let go.

use bevy::math::DVec3;
use bevy::prelude::*;
use kipp_game::dice::Die;
use kipp_physics::machine::Part;
use kipp_physics::{DieId, DieSize, Machine};

use super::Focus;
use crate::poses::{Piece, Placed, Poses, transform};
use crate::scene::solid::metres;
use crate::table::Table;

/// Shows the die in the hand over the mouth, as a piece among the others: the same piece falls when
/// it is let go.
pub fn hang(
    table: NonSend<Table>,
    focus: Res<Focus>,
    mut poses: ResMut<Poses>,
    mut hung: Local<Option<Placed>>,
) {
    if let Some(hung) = hung.take() {
        poses.before.retain(|placed| *placed != hung);
        poses.now.retain(|placed| *placed != hung);
    }
    let (Some(game), Some(id), Some(tube)) = (&table.game, focus.die, focus.aim) else {
        return;
    };
    let Some(die) = game.look_of(id) else {
        return;
    };
    game.look_at_machine(&mut |machine| *hung = over_mouth(machine, die, tube.into()));
    // One that was let go may be the machine's already.
    hung.take_if(|hung| poses.now.iter().any(|placed| placed.piece == hung.piece));
    poses.now.extend(*hung);
}

/// The die in front of a mouth.
fn over_mouth(machine: &Machine, die: Die, tube: usize) -> Option<Placed> {
    let size = DieSize::ALL[die.size.index()];
    let ahead_m = machine.spec().die[size.index()].edge_m;
    Some(Placed {
        piece: Piece::Die(DieId(die.id.0.into()), size),
        at: before_mouth(machine, tube, ahead_m)?,
        is_hidden: false,
    })
}

/// So far before a mouth, turned as its tube is.
fn before_mouth(machine: &Machine, tube: usize, ahead_m: f64) -> Option<Transform> {
    let parts = machine.poses();
    let pose = parts.iter().find(|pose| pose.part == Part::Tube(tube))?;
    let spec = machine.spec().tube.get(tube)?;
    let [x, y, z]: [f64; 3] = spec.to_tube_frame(spec.length_m + ahead_m, 0.0).into();
    let stands = transform(machine, pose);
    let at = stands.transform_point(DVec3::new(x, y, z).as_vec3());
    Some(Transform::from_translation(at).with_rotation(stands.rotation))
}

/// The upper lip of a mouth.
#[must_use]
pub fn above_mouth(machine: &Machine, tube: usize) -> Option<Vec3> {
    let bore_m = machine.spec().tube.get(tube)?.bore_m;
    let mouth = before_mouth(machine, tube, 0.0)?;
    Some(mouth.translation + Vec3::Y * metres(0.6 * bore_m))
}
