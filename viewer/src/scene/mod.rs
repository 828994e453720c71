//! What the machine and its dice look like: built from the description of what stands on the table,
//! and built anew when that changes.

pub mod cup;
pub mod die;
pub mod furniture;
mod light;
pub mod palette;
pub mod solid;
pub mod stage;
pub mod tube;
mod wardrobe;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::mirror;
use crate::poses::{Piece, Poses};
use crate::table::Table;
use palette::Palette;
use stage::{Scenery, Stage};
use wardrobe::{Tailor, Wardrobe};

/// How far below the rod nothing is seen any more, m.
const BELOW_M: f32 = 0.6;

/// A part of the scene that does not move.
#[derive(Component)]
struct Furniture;

/// A piece that wears what the stage wants.
#[derive(Component)]
struct Dressed;

/// Light, furniture, and a body for every piece.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .init_resource::<stage::SeeThrough>()
        .add_plugins(light::plugin)
        .add_systems(Startup, lay_out)
        .add_systems(
            Update,
            (
                stage::watch,
                // Pieces of the machine before are gone by then.
                furnish.run_if(resource_changed::<Stage>),
                dress,
            )
                .chain()
                .after(mirror::mirror),
        );
}

/// The machine stands there from the first picture on.
fn lay_out(table: NonSend<Table>, mut poses: ResMut<Poses>) {
    if poses.now.is_empty() {
        poses.reset(table.of_match());
    }
}

/// Puts the stage's furniture on the table, and undresses every piece.
fn furnish(
    mut commands: Commands,
    stage: Res<Stage>,
    old: Query<Entity, With<Furniture>>,
    dressed: Query<Entity, With<Dressed>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for entity in &dressed {
        let mut piece = commands.entity(entity);
        piece.despawn_related::<Children>().remove::<Dressed>();
    }
    let palette = Palette::of(stage.has_high_contrast);
    let parts = match &stage.scenery {
        Scenery::Nothing => Vec::new(),
        Scenery::Machine(spec) => furniture::of_machine(spec, &palette, stage.is_open),
        Scenery::Tray(spec) => furniture::of_throw(spec, &palette),
    };
    let mut tailor = Tailor {
        meshes: &mut meshes,
        materials: &mut materials,
        palette,
    };
    for (solid, material) in parts {
        let is_clear = material.alpha_mode == AlphaMode::Blend;
        let garment = tailor.garment(solid, material);
        let mut part = commands.spawn((Furniture, garment, Pickable::IGNORE));
        if is_clear {
            part.insert(NotShadowCaster);
        }
    }
    let wardrobe = tailor.wardrobe(&stage);
    commands.spawn(sample(&wardrobe));
    commands.insert_resource(wardrobe);
}

/// A crumb of candy below the table: what draws dice is made ready with the first picture, and the first
/// die does not wait for it.
fn sample(wardrobe: &Wardrobe) -> impl Bundle {
    let at = Transform::from_translation(Vec3::NEG_Y * BELOW_M).with_scale(Vec3::splat(1e-3));
    (
        Furniture,
        wardrobe.sugar(),
        at,
        NoFrustumCulling,
        Pickable::IGNORE,
    )
}

/// Gives every piece that has none its body.
fn dress(
    mut commands: Commands,
    wardrobe: Option<Res<Wardrobe>>,
    stage: Res<Stage>,
    bare: Query<(Entity, &Piece), Without<Dressed>>,
) {
    let Some(wardrobe) = wardrobe else {
        return;
    };
    for (entity, piece) in &bare {
        let mut dressed = commands.entity(entity);
        dressed.insert(Dressed);
        for garment in wardrobe.of(piece, stage.game) {
            dressed.with_child(garment);
        }
    }
}
