//! Light.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

use super::palette::Palette;
use super::stage::Stage;

/// Farthest from the camera that shadows fall, m.
const SHADOWS_M: f32 = 2.5;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(Startup, shine)
        .add_systems(Update, air.run_if(resource_changed::<Stage>));
}

/// A lamp that throws shadows, and two faint ones that light what lies in them.
fn shine(mut commands: Commands, mut ambient: ResMut<GlobalAmbientLight>) {
    ambient.brightness = 400.0;
    let cascades = CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: 0.05,
        maximum_distance: SHADOWS_M,
        ..default()
    };
    let lamp = DirectionalLight {
        color: Color::srgb(1.0, 0.96, 0.90),
        illuminance: 2_450.0,
        shadow_maps_enabled: true,
        shadow_depth_bias: 0.004,
        shadow_normal_bias: 1.2,
        ..default()
    };
    let from =
        |x: f32, y: f32, z: f32| Transform::from_xyz(x, y, z).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((lamp, from(0.35, 1.0, 0.45), cascades.build()));
    for (at, lux) in [(from(0.8, 0.4, -0.7), 520.0), (from(-0.6, 0.5, 0.2), 300.0)] {
        let fill = DirectionalLight {
            color: Color::srgb(0.92, 0.96, 1.0),
            illuminance: lux,
            ..default()
        };
        commands.spawn((fill, at));
    }
}

/// The air has the stage's colour, and the far end of the table fades into it.
fn air(stage: Res<Stage>, mut clear: ResMut<ClearColor>, mut cameras: Query<&mut DistanceFog>) {
    let palette = Palette::of(stage.has_high_contrast);
    clear.0 = palette.air;
    for mut fog in &mut cameras {
        fog.color = palette.air;
    }
}
