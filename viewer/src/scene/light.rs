//! Light.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight};
use bevy::prelude::*;

use super::palette::Palette;
use super::stage::Stage;

/// Farthest from the camera that shadows fall, m.
const SHADOWS_M: f32 = 2.5;

/// Light that comes from all around.
const ROOM_LUX: f32 = 330.0;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(Startup, shine)
        .add_systems(Update, (surround, air.run_if(resource_changed::<Stage>)));
}

/// A lamp that throws shadows, and two faint ones that light what lies in them.
fn shine(mut commands: Commands, mut ambient: ResMut<GlobalAmbientLight>) {
    ambient.brightness = 40.0;
    let cascades = CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: 0.05,
        maximum_distance: SHADOWS_M,
        ..default()
    };
    let lamp = DirectionalLight {
        color: Color::srgb(1.0, 0.96, 0.90),
        illuminance: 2_250.0,
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

/// A bright ceiling and a table all round, which metal mirrors.
fn surround(
    mut commands: Commands,
    cameras: Query<Entity, Added<Camera3d>>,
    mut images: ResMut<Assets<Image>>,
) {
    for camera in &cameras {
        let mut room = EnvironmentMapLight::hemispherical_gradient(
            &mut images,
            Color::srgb(1.0, 0.99, 0.97),
            Color::srgb(0.94, 0.91, 0.87),
            Color::srgb(0.74, 0.66, 0.56),
        );
        room.intensity = ROOM_LUX;
        commands.entity(camera).insert(room);
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
