//! Where the time of a frame goes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy_egui::EguiPostUpdateSet;

use crate::platform::{self, Moment};
use crate::{mirror, tick};

/// A part of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The session or the lab moves on.
    Tick,
    /// Poses are read and copied to entities.
    Pose,
    /// Panels.
    Panels,
    /// What the graphics card is to draw is gathered.
    Render,
    /// All of it, up to where drawing begins.
    Whole,
}

impl Part {
    const COUNT: usize = Part::Whole as usize + 1;
}

/// What each part of each frame took.
#[derive(Resource, Debug, Default)]
pub struct Laps {
    frame: [Duration; Part::COUNT],
    frames: Vec<[Duration; Part::COUNT]>,
    since: Option<Moment>,
}

impl Laps {
    /// The frame that began at this moment is over, and drawing began at that one: from there on a
    /// driver without a card would be measured instead of the viewer.
    pub fn end(&mut self, begun: Moment, drawing: Moment) {
        if let Some(since) = self.since.take() {
            self.frame[Part::Render as usize] = drawing - since;
        }
        self.frame[Part::Whole as usize] = drawing - begun;
        self.frames.push(std::mem::take(&mut self.frame));
    }

    /// Number of frames that are over.
    #[must_use]
    pub fn frames(&self) -> usize {
        self.frames.len()
    }

    /// What a part took, frame by frame.
    #[must_use]
    pub fn times(&self, part: Part) -> Vec<Duration> {
        let times = self.frames.iter().map(|frame| frame[part as usize]);
        times.collect()
    }

    fn start(&mut self) {
        self.since = Some(platform::moment());
    }

    /// What passed since the last lap belongs to this part.
    fn lap(&mut self, part: Part) {
        let now = platform::moment();
        if let Some(since) = self.since.replace(now) {
            self.frame[part as usize] += now - since;
        }
    }
}

/// When drawing began, told by the world that draws.
#[derive(Resource, Clone, Debug, Default)]
pub struct Drawing(Arc<Mutex<Option<Moment>>>);

impl Drawing {
    /// When it began in the last frame; now if it did not.
    #[must_use]
    pub fn begun(&self) -> Moment {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.take().unwrap_or_else(platform::moment)
    }
}

fn stamp(drawing: Res<Drawing>) {
    let mut told = drawing.0.lock().unwrap_or_else(PoisonError::into_inner);
    *told = Some(platform::moment());
}

/// Measures every frame.
pub fn plugin(app: &mut App) {
    let drawing = Drawing::default();
    app.insert_resource(drawing.clone());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        let last = stamp
            .after(RenderSystems::Prepare)
            .before(RenderSystems::Render);
        renderer.insert_resource(drawing).add_systems(Render, last);
    }
    app.init_resource::<Laps>()
        .add_systems(FixedPreUpdate, start)
        .add_systems(FixedPostUpdate, lap(Part::Tick).before(tick::place))
        .add_systems(FixedLast, lap(Part::Pose))
        .add_systems(Update, start.before(mirror::mirror))
        .add_systems(Update, lap(Part::Pose).after(mirror::mirror))
        .add_systems(
            PostUpdate,
            (
                start.before(EguiPostUpdateSet::EndPass),
                lap(Part::Panels)
                    .after(EguiPostUpdateSet::PostProcessOutput)
                    .before(AssetEventSystems),
            ),
        )
        .add_systems(Last, start);
}

fn start(mut laps: ResMut<Laps>) {
    laps.start();
}

fn lap(part: Part) -> impl FnMut(ResMut<Laps>) {
    move |mut laps| laps.lap(part)
}
