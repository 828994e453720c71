//! Every piece on the table as an entity.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use crate::poses::{Piece, Placed, Poses};
use crate::screen::Screen;
use crate::table::Table;
use crate::tick::{self, Pace};

/// Copies poses to entities before each frame, between the last two ticks.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, mirror);
}

/// Moves the entities of known pieces, spawns those of new ones, despawns those that are gone.
pub(crate) fn mirror(
    mut commands: Commands,
    poses: Res<Poses>,
    fixed: Res<Time<Fixed>>,
    (table, screen, pace): (NonSend<Table>, Res<State<Screen>>, Res<Pace>),
    mut entities: Query<(Entity, &Piece, &mut Transform, &mut Visibility)>,
) {
    // Bevy's time goes on while ours stands still: nothing may tremble between two ticks then.
    let share = match tick::passes(&table, *screen.get(), &pace) {
        true => fixed.overstep_fraction(),
        false => 1.0,
    };
    let mut placed: HashMap<Piece, Placed> = poses
        .between(share)
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
