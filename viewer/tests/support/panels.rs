//! The panels without a window: what they draw is looked at as shapes, and pressed by events.

use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui::{self, Event, FullOutput, Pos2, RawInput, Rect, Shape, pos2, vec2};
use bevy_egui::{EguiContext, EguiInput, EguiPrimaryContextPass, EguiUserTextures};
use kipp_viewer::camera::Room;
use kipp_viewer::hud;
use kipp_viewer::input::{self, Asked, Focus};
use kipp_viewer::lab;
use kipp_viewer::replay;
use kipp_viewer::session::{Opening, Sitting};
use kipp_viewer::settings::Settings;
use kipp_viewer::wish::Wish;

use crate::headless::headless;

/// Something that can be read.
#[derive(Clone, Debug)]
pub struct Text {
    /// Its words.
    pub text: String,
    /// Where its letters are.
    pub rect: Rect,
    /// What of them is not cut off.
    pub clip: Rect,
}

impl Text {
    /// Where its letters are seen.
    pub fn seen(&self) -> Rect {
        self.rect.intersect(self.clip)
    }
}

/// The panels of an app.
pub struct Panels {
    /// The app.
    pub app: App,
    context: egui::Context,
    size: egui::Vec2,
    scale: f32,
    time_s: f64,
    /// Time that a frame takes, s.
    pub frame_s: f64,
}

impl Panels {
    /// In a window of so many pixels.
    pub fn new(size: [f32; 2], settings: Settings) -> Panels {
        let mut app = headless();
        let scale = settings.scale;
        app.insert_resource(settings)
            .init_resource::<EguiUserTextures>()
            .init_resource::<Focus>()
            .init_resource::<Asked>()
            .init_resource::<Room>()
            .add_plugins((hud::plugin, replay::panels, lab::panels))
            .add_systems(Update, input::follow);
        let context = EguiContext::default();
        let egui = context.clone().get_mut().clone();
        app.world_mut().spawn((PrimaryEguiContext, context));
        Panels {
            app,
            context: egui,
            size: size.into(),
            scale,
            time_s: 0.0,
            frame_s: 1.0 / 60.0,
        }
    }

    /// Says everything in this language.
    pub fn speak(&mut self, language: kipp_game::cli::words::Language) {
        let mut table = self
            .app
            .world_mut()
            .non_send_mut::<kipp_viewer::table::Table>();
        table.speak(language);
    }

    /// A frame in which this happens; what is drawn in it.
    pub fn frame(&mut self, events: Vec<Event>) -> FullOutput {
        let mut inputs = self.app.world_mut().query::<&mut EguiInput>();
        let mut input = inputs
            .single_mut(self.app.world_mut())
            .expect("there is one");
        input.0.events.extend(events);
        self.app.update();
        let mut input = inputs
            .single_mut(self.app.world_mut())
            .expect("there is one");
        let told = std::mem::take(&mut input.0.events);
        self.time_s += self.frame_s;
        let raw = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size / self.scale)),
            time: Some(self.time_s),
            events: told,
            ..RawInput::default()
        };
        let world = self.app.world_mut();
        self.context.run_ui(raw, |_| {
            world.run_schedule(EguiPrimaryContextPass);
        })
    }

    /// Everything that can be read once the panels have found their sizes.
    pub fn texts(&mut self) -> Vec<Text> {
        for _ in 0..3 {
            self.frame(Vec::new()).drop_without_applying_deltas();
        }
        texts(self.frame(Vec::new()))
    }

    /// The middle of the first of these words.
    pub fn at(&mut self, words: &str) -> Pos2 {
        let texts = self.texts();
        let found = texts.iter().find(|text| text.text == words);
        let found = found.unwrap_or_else(|| panic!("{words} is not to be read in {texts:#?}"));
        found.seen().center()
    }

    /// What people have wished since this was asked before.
    pub fn wishes(&mut self) -> Vec<Wish> {
        let mut wishes = self.app.world_mut().resource_mut::<Messages<Wish>>();
        wishes.drain().collect()
    }

    /// Makes a wish, and lets it be done.
    pub fn wish(&mut self, wish: Wish) {
        self.app.world_mut().write_message(wish);
        for _ in 0..3 {
            self.app.update();
        }
    }

    /// Begins a game of so many people, whose dice are drawn.
    pub fn begin(&mut self, game: &str, people: usize) {
        let names = ["Wilhelmine", "Bartholomäus", "Cornelia", "Dieudonné"];
        let players = names[..people].iter().map(|name| Sitting {
            name: (*name).to_owned(),
            bot: None,
        });
        self.wish(Wish::Begin(Opening {
            game: game.to_owned(),
            players: players.collect(),
            seed: 7,
            is_thrown: false,
            machine: None,
            is_kept: false,
        }));
        for _ in 0..20 {
            self.app.update();
        }
    }
}

/// A press or a release of the left button.
pub fn button(at: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    }
}

/// A key that goes down.
pub fn key(key: egui::Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    }
}

fn texts(output: FullOutput) -> Vec<Text> {
    let mut found = Vec::new();
    for clipped in &output.shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut found);
    }
    output.drop_without_applying_deltas();
    found
}

fn collect(shape: &Shape, clip: Rect, found: &mut Vec<Text>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, found)),
        Shape::Text(text) => {
            let rect = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            let text = text.galley.text().to_owned();
            let is_seen = rect.intersects(clip) && !text.trim().is_empty();
            found.extend(is_seen.then_some(Text { text, rect, clip }));
        }
        _ => {}
    }
}

/// The window's size as people know it.
pub const SIZES: [[f32; 2]; 2] = [[1280.0, 720.0], [1920.0, 1080.0]];

/// A place where nothing is.
pub fn nowhere() -> Pos2 {
    pos2(0.0, 0.0) + vec2(0.5, 0.5)
}
