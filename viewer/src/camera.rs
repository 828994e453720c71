//! The camera: where it can stand, and how people move it.

mod framing;
mod lean;
mod room;
mod view;

pub use framing::{FIELD_RAD, Frame, outline};
pub use lean::{Bays, Lean};
pub use room::{Panels, Room, project};
pub use view::View;

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::picking::hover::PickingInteraction;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::scene::palette::Palette;
use crate::scene::stage::{Scenery, Stage};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::wish::Wish;

/// A place to look from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preset {
    /// From the players' seats.
    #[default]
    Front,
    /// Into the mouths.
    Mouth,
    /// Along the rod, where lever arms are seen in full length.
    Side,
}

impl Preset {
    /// All places.
    pub const ALL: [Preset; 3] = [Preset::Front, Preset::Mouth, Preset::Side];
}

/// Where the camera is meant to be, and the preset from which it was moved there.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// The preset.
    pub preset: Preset,
    /// Turns away from it about the upright, rad.
    pub yaw_rad: f32,
    /// Turns away from it up and down, rad.
    pub pitch_rad: f32,
    /// Times as far away as in the preset.
    pub zoom: f32,
}

impl Aim {
    /// At a preset.
    #[must_use]
    pub fn at(preset: Preset) -> Aim {
        Aim {
            preset,
            yaw_rad: 0.0,
            pitch_rad: 0.0,
            zoom: 1.0,
        }
    }
}

/// Half-life of the way that is left to a new aim, s.
const HALF_LIFE_S: f32 = 0.09;
/// Turn of a drag by one pixel, rad.
const DRAG_RAD: f32 = 0.006;
/// Turn of a held key, rad/s.
const KEY_RAD_PER_S: f32 = 1.2;
/// Change of the distance by one notch of the wheel.
const NOTCH: f32 = 0.9;
/// Nearest and farthest zoom.
const ZOOMS: std::ops::RangeInclusive<f32> = 0.3..=2.5;

/// The keys of the presets.
const PRESET_KEYS: [(KeyCode, Preset); 3] = [
    (KeyCode::F1, Preset::Front),
    (KeyCode::F2, Preset::Mouth),
    (KeyCode::F3, Preset::Side),
];

/// A camera that frames what stands on the table, and obeys pointer, wheel and keys.
pub fn plugin(app: &mut App) {
    still(app);
    app.add_systems(PreUpdate, (drag, turn_by_key, zoom));
}

/// A camera that frames what stands on the table and is moved by wishes only.
pub fn still(app: &mut App) {
    app.insert_resource(Aim::at(Preset::Front))
        .init_resource::<Room>()
        .init_resource::<Lean>()
        .add_systems(Startup, spawn)
        .add_systems(Update, (obey, room::frame))
        .add_systems(PostUpdate, follow.before(TransformSystems::Propagate));
}

/// The camera without its place.
pub fn lens() -> impl Bundle {
    let projection = PerspectiveProjection {
        fov: FIELD_RAD,
        near: 0.02,
        far: 30.0,
        ..default()
    };
    let fog = DistanceFog {
        color: Palette::CALM.air,
        falloff: FogFalloff::Linear {
            start: 2.0,
            end: 5.5,
        },
        ..default()
    };
    // Colours stay as the palette has them: the lamps are dim enough that nothing is overexposed.
    let tones = Tonemapping::None;
    (
        Camera3d::default(),
        Projection::from(projection),
        fog,
        tones,
    )
}

fn spawn(mut commands: Commands, cameras: Query<(), With<Camera3d>>) {
    if cameras.is_empty() {
        commands.spawn(lens());
    }
}

fn obey(mut wishes: MessageReader<Wish>, mut aim: ResMut<Aim>, mut lean: ResMut<Lean>) {
    for wish in wishes.read() {
        match wish {
            Wish::Look(preset) => {
                *aim = Aim::at(*preset);
                *lean = Lean(None);
            }
            Wish::Orbit { yaw_rad, pitch_rad } => {
                aim.yaw_rad += yaw_rad;
                aim.pitch_rad += pitch_rad;
            }
            Wish::Zoom(factor) => {
                aim.zoom = (aim.zoom * factor).clamp(*ZOOMS.start(), *ZOOMS.end());
            }
            _ => {}
        }
    }
}

/// Brings the camera nearer to where it is meant to be.
fn follow(
    (aim, lean): (Res<Aim>, Res<Lean>),
    stage: Res<Stage>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut at: Local<Option<View>>,
    mut cameras: Query<(&mut Transform, &Camera), With<Camera3d>>,
) {
    for (mut transform, camera) in &mut cameras {
        // What panels leave free, or all of the window or image.
        let free = camera.sub_camera_view.map(|view| view.full_size.as_vec2());
        let size = free.or_else(|| camera.logical_viewport_size());
        let size = size.unwrap_or(Vec2::new(16.0, 9.0));
        if size.min_element() < 1.0 {
            continue;
        }
        let frame = Frame::new(size.x / size.y);
        let wanted = match (lean.0, &stage.scenery) {
            (Some(bays), Scenery::Machine(spec)) => frame.into_trays(spec, bays, &aim),
            _ => frame.view(&stage.scenery, &aim),
        };
        let share = match (*at, settings.has_reduced_motion) {
            (Some(_), false) => 1.0 - 0.5_f32.powf(time.delta_secs() / HALF_LIFE_S),
            _ => 1.0,
        };
        let view = at.unwrap_or(wanted).towards(wanted, share);
        *at = Some(view);
        transform.set_if_neq(view.transform());
    }
}

/// Who else may want the pointer.
#[derive(SystemParam)]
struct Rivals<'w> {
    egui: Option<Res<'w, EguiWantsInput>>,
    panels: Option<Res<'w, Panels>>,
}

impl Rivals<'_> {
    /// Whether the pointer is at the scene and at no panel.
    fn leave_it(&self) -> bool {
        let wants = self.egui.as_ref();
        let panels = self.panels.as_ref();
        !wants.is_some_and(|egui| egui.wants_any_pointer_input())
            && !panels.is_some_and(|panels| panels.has_pointer)
    }
}

fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    rivals: Rivals,
    touched: Query<&PickingInteraction>,
    screen: Res<State<Screen>>,
    mut is_dragging: Local<bool>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_pressed = buttons.any_pressed([MouseButton::Left, MouseButton::Right]);
    if buttons.any_just_pressed([MouseButton::Left, MouseButton::Right]) {
        // In play, the left button is for the pieces.
        let is_taken = *screen.get() == Screen::Play
            && buttons.just_pressed(MouseButton::Left)
            && touched.iter().any(|it| *it != PickingInteraction::None);
        *is_dragging = rivals.leave_it() && !is_taken;
    }
    *is_dragging &= is_pressed;
    if *is_dragging && motion.delta != Vec2::ZERO {
        wishes.write(Wish::Orbit {
            yaw_rad: motion.delta.x * DRAG_RAD,
            pitch_rad: motion.delta.y * DRAG_RAD,
        });
    }
}

fn turn_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    aim: Res<Aim>,
    egui: Option<Res<EguiWantsInput>>,
    mut wishes: MessageWriter<Wish>,
) {
    if egui.is_some_and(|egui| egui.wants_any_keyboard_input()) {
        return;
    }
    for (key, preset) in PRESET_KEYS {
        if keys.just_pressed(key) {
            wishes.write(Wish::Look(preset));
        }
    }
    // There it is the beginning of the game.
    if keys.just_pressed(KeyCode::Home) && *screen.get() != Screen::Replay {
        wishes.write(Wish::Look(aim.preset));
    }
    let pushed = |more: KeyCode, less: KeyCode| {
        f32::from(i8::from(keys.pressed(more)) - i8::from(keys.pressed(less)))
    };
    let turn = Vec2::new(
        pushed(KeyCode::KeyA, KeyCode::KeyD),
        pushed(KeyCode::KeyW, KeyCode::KeyS),
    );
    let step = KEY_RAD_PER_S * time.delta_secs();
    if turn != Vec2::ZERO {
        let (yaw_rad, pitch_rad) = (turn.x * step, turn.y * step);
        wishes.write(Wish::Orbit { yaw_rad, pitch_rad });
    }
    let nearer = pushed(KeyCode::PageUp, KeyCode::PageDown);
    if nearer != 0.0 {
        wishes.write(Wish::Zoom(NOTCH.powf(8.0 * nearer * time.delta_secs())));
    }
}

fn zoom(scroll: Res<AccumulatedMouseScroll>, rivals: Rivals, mut wishes: MessageWriter<Wish>) {
    if scroll.delta.y == 0.0 || !rivals.leave_it() {
        return;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 40.0,
    };
    wishes.write(Wish::Zoom(NOTCH.powf(notches.clamp(-5.0, 5.0))));
}
