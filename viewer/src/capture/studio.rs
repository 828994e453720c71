//! The app that draws into an image instead of a window.

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;
use image::RgbaImage;
use kipp_physics::machine::TICK_HZ;

use crate::app;
use crate::camera::{self, Preset};
use crate::lab::caption;
use crate::lab::overlay::{self, Overlay};
use crate::scene::{self, stage::SeeThrough};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::Table;
use crate::wish::Wish;

/// Pictures drawn before the first one that counts: meshes and materials arrive in them.
const REHEARSALS: u32 = 3;

/// Nothing but the machine.
const NO_OVERLAY: Overlay = Overlay {
    is_on: false,
    is_alone: false,
};

/// Most updates that a picture may take to come back.
const PATIENCE: u32 = 20;

/// A camera before the table.
pub struct Studio {
    app: App,
    target: Handle<Image>,
    size: UVec2,
}

/// Pictures that came back, in the order in which they were taken.
#[derive(Resource, Default)]
struct Developed(Vec<RgbaImage>);

impl Studio {
    /// A studio of this size.
    ///
    /// # Panics
    /// Without a graphics adapter; ask [`crate::surroundings::check_driver`] before.
    #[must_use]
    pub fn new(table: Table, screen: Screen, size: UVec2, preset: Preset) -> Studio {
        let mut app = App::new();
        app.add_plugins((plugins(), EguiPlugin::default()))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .insert_resource(Settings {
                has_reduced_motion: true,
                ..Settings::default()
            })
            .insert_resource(SeeThrough(false))
            .insert_resource(NO_OVERLAY)
            .init_resource::<Developed>()
            .insert_non_send(table);
        app::core(&mut app);
        app.add_plugins((
            camera::still,
            scene::plugin,
            overlay::plugin,
            caption::plugin,
        ));
        finish_offscreen(&mut app);
        let target = aim_at_image(&mut app, size);
        let world = app.world_mut();
        world.write_message(Wish::Open(screen));
        world.write_message(Wish::Look(preset));
        Studio { app, target, size }
    }

    /// The same studio with an overlay, for which tubes are seen through.
    #[must_use]
    pub fn with_overlay(mut self, overlay: Overlay) -> Studio {
        self.app.insert_resource(SeeThrough(overlay.is_on));
        self.app.insert_resource(overlay);
        self
    }

    /// Lets a wish be obeyed.
    pub fn wish(&mut self, wish: Wish) {
        // The screen is opened before.
        self.update(0);
        self.update(0);
        self.app.world_mut().write_message(wish);
    }

    /// Width and height of its pictures, pixels.
    #[must_use]
    pub fn size(&self) -> UVec2 {
        self.size
    }

    /// The app.
    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    /// Lets so many ticks pass without a picture.
    pub fn pass(&mut self, ticks: u32) {
        // Bevy's clock takes no more than a quarter of a second at once.
        let most = TICK_HZ / 5;
        let mut left = ticks;
        self.watch(false);
        while left > 0 {
            self.update(left.min(most));
            left -= left.min(most);
        }
        self.watch(true);
    }

    fn watch(&mut self, is_active: bool) {
        let world = self.app.world_mut();
        for mut camera in world.query::<&mut Camera>().iter_mut(world) {
            camera.is_active = is_active;
        }
    }

    /// A picture of the present; `None` when none comes back.
    pub fn shot(&mut self) -> Option<RgbaImage> {
        let mut taken = None;
        self.frames(1, 0, |picture| taken = Some(picture));
        taken
    }

    /// Pictures so many ticks apart, the first one of the present; how many came back.
    pub fn frames(&mut self, count: u32, ticks: u32, mut sink: impl FnMut(RgbaImage)) -> u32 {
        for _ in 0..REHEARSALS {
            self.update(0);
        }
        let mut missing = count;
        for number in 0..count + PATIENCE {
            if number < count {
                let shot = Screenshot::image(self.target.clone());
                self.app.world_mut().spawn(shot).observe(develop);
            }
            let is_filming = (1..count).contains(&number);
            self.update(if is_filming { ticks } else { 0 });
            for picture in self.app.world_mut().resource_mut::<Developed>().0.drain(..) {
                missing = missing.saturating_sub(1);
                sink(picture);
            }
            if missing == 0 {
                break;
            }
        }
        count - missing
    }

    /// One update, in which so many ticks pass, however long it takes.
    fn update(&mut self, ticks: u32) {
        let tick = Duration::from_secs_f64(1.0 / f64::from(TICK_HZ));
        let passing = TimeUpdateStrategy::ManualDuration(tick * ticks);
        self.app.insert_resource(passing);
        self.app.update();
        let device = self.app.world().resource::<RenderDevice>().clone();
        // A device that is lost gives no picture, which the caller reports.
        let _ = device.wgpu_device().poll(PollType::wait_indefinitely());
    }
}

/// Bevy without a window, whose pictures are complete from the first one on.
#[must_use]
pub fn plugins() -> impl PluginGroup {
    let window = WindowPlugin {
        primary_window: None,
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    DefaultPlugins
        .set(window)
        .set(app::drawing())
        .set(app::quiet_log())
        .disable::<WinitPlugin>()
        .disable::<PipelinedRenderingPlugin>()
}

/// Finishes an app that has no window to do so; both of its worlds take their systems in turn.
pub fn finish_offscreen(app: &mut App) {
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app::in_turn(app.main_mut());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        app::in_turn(renderer);
    }
}

/// Spawns a camera that draws into an image of this size.
pub fn aim_at_image(app: &mut App, size: UVec2) -> Handle<Image> {
    let format = TextureFormat::Rgba8UnormSrgb;
    let image = Image::new_target_texture(size.x, size.y, format, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let aimed = (camera::lens(), RenderTarget::Image(target.clone().into()));
    app.world_mut().spawn(aimed);
    target
}

fn develop(captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>) {
    if let Ok(picture) = captured.image.clone().try_into_dynamic() {
        developed.0.push(picture.to_rgba8());
    }
}
