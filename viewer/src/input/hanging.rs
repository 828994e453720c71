//! The die that hangs over a mouth until it is let go.

use bevy::math::DVec3;
use bevy::prelude::*;
use kipp_game::dice::Die;
use kipp_physics::machine::Part;
use kipp_physics::{DieId, DieSize, Machine};

use super::Focus;
use crate::poses::{Piece, Placed, Poses, transform};
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
    poses.now.extend(*hung);
}

/// The die in front of a mouth.
fn over_mouth(machine: &Machine, die: Die, tube: usize) -> Option<Placed> {
    let parts = machine.poses();
    let pose = parts.iter().find(|pose| pose.part == Part::Tube(tube))?;
    let spec = machine.spec();
    let size = DieSize::ALL[die.size.index()];
    let tube = &spec.tube[tube];
    let station_m = tube.length_m + spec.die[size.index()].edge_m;
    let [x, y, z]: [f64; 3] = tube.to_tube_frame(station_m, 0.0).into();
    let stands = transform(machine, pose);
    let at = stands.transform_point(DVec3::new(x, y, z).as_vec3());
    Some(Placed {
        piece: Piece::Die(DieId(die.id.0.into()), size),
        at: Transform::from_translation(at).with_rotation(stands.rotation),
        is_hidden: false,
    })
}
