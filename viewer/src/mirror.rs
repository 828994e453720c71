//! Every piece on the table as an entity.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use crate::poses::{Piece, Placed, Poses};

/// Copies poses to entities before each frame, between the last two ticks.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, mirror);
}

/// Moves the entities of known pieces, spawns those of new ones, despawns those that are gone.
pub(crate) fn mirror(
    mut commands: Commands,
    poses: Res<Poses>,
    fixed: Res<Time<Fixed>>,
    mut entities: Query<(Entity, &Piece, &mut Transform, &mut Visibility)>,
) {
    let mut placed: HashMap<Piece, Placed> = poses
        .between(fixed.overstep_fraction())
        .map(|placed| (placed.piece, placed))
        .collect();
    for (entity, piece, mut transform, mut visibility) in &mut entities {
        match placed.remove(piece) {
            Some(place) => {
                // What rests costs nothing further on.
                transform.set_if_neq(place.at);
                visibility.set_if_neq(shown(&place));
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for (piece, place) in placed {
        commands.spawn((piece, place.at, shown(&place)));
    }
}

fn shown(place: &Placed) -> Visibility {
    match place.is_hidden {
        true => Visibility::Hidden,
        false => Visibility::Visible,
    }
}
