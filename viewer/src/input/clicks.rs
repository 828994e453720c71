//! Clicks that count however slow the frames are. Of all that happened since the last frame, only as
//! much is told at once as happened until a button went down or up: a press is looked for where it was
//! made, and not where the pointer has gone since. And no press is taken for what appeared only after
//! it.

use std::collections::VecDeque;

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy_egui::egui::{self, Event, Rect, Sense};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext};
use kipp_game::rules::Phrase;

use crate::screen::Screen;
use crate::seen::Seen;

/// Frames until what is new can have been seen: it is still being drawn in the first of them.
pub const UNSEEN: u8 = 2;

/// Farthest way of a click on something that can be dragged as well, points.
const STEADY: f32 = 6.0;

/// What an event does to the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// It is elsewhere.
    Move,
    /// A button goes down.
    Press,
    /// A button comes up.
    Release,
    /// Nothing.
    None,
}

/// Events that wait for the next frame.
#[derive(Clone, Debug)]
pub struct Waiting<E>(VecDeque<E>);

impl<E> Default for Waiting<E> {
    fn default() -> Waiting<E> {
        Waiting(VecDeque::new())
    }
}

impl<E> Waiting<E> {
    /// Lets presses go that were made before what is there now could be seen.
    fn forget_presses(&mut self, motion: impl Fn(&E) -> Motion) {
        self.0.retain(|event| motion(event) != Motion::Press);
    }

    /// What one frame is told of what waits: nothing of the pointer after a button, so that what is
    /// dragged is held for a frame at least.
    fn next(&mut self, motion: impl Fn(&E) -> Motion) -> Vec<E> {
        let mut told = Vec::new();
        let mut has_button = false;
        while let Some(event) = self.0.pop_front() {
            let motion = motion(&event);
            if has_button && motion != Motion::None {
                self.0.push_front(event);
                break;
            }
            has_button |= is_button(motion);
            told.push(event);
        }
        told
    }
}

/// Whether panels have yet to hear of a button of the pointer: keys that came after it wait.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog(pub bool);

/// Whether what is on the screen is too new to have been seen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Novelty {
    shown: Option<(Screen, bool, Option<Phrase>)>,
    frames: u8,
}

impl Novelty {
    /// Whether a press cannot have been meant for it.
    #[must_use]
    pub fn is_unseen(&self) -> bool {
        self.frames > 0
    }
}

/// Lets panels hear of every press where it was made.
pub fn for_panels(app: &mut App) {
    app.init_resource::<Novelty>()
        .init_resource::<Backlog>()
        .add_systems(First, look_for_novelty)
        .add_systems(
            PreUpdate,
            in_panels
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// Lets the scene look at every press where it was made.
pub fn for_the_scene(app: &mut App) {
    let in_scene = in_scene.after(look_for_novelty);
    app.add_systems(First, in_scene.in_set(PickingSystems::PostInput));
}

/// Looks whether something else is asked than in the frame before.
fn look_for_novelty(screen: Res<State<Screen>>, seen: Res<Seen>, mut novelty: ResMut<Novelty>) {
    let question = match screen.get() {
        Screen::Play => seen
            .sight
            .as_ref()
            .and_then(|sight| sight.question.as_ref()),
        _ => None,
    };
    let is_same = novelty
        .shown
        .as_ref()
        .is_some_and(|(at, is_covered, asked)| {
            (at, *is_covered, asked.as_ref()) == (screen.get(), seen.is_covered, question)
        });
    if is_same {
        novelty.frames = novelty.frames.saturating_sub(1);
    } else {
        novelty.shown = Some((*screen.get(), seen.is_covered, question.cloned()));
        novelty.frames = UNSEEN;
    }
}

/// Tells the panels what happened, one place a frame.
fn in_panels(
    novelty: Res<Novelty>,
    mut backlog: ResMut<Backlog>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut waiting: Local<Waiting<Event>>,
    mut pressed: Local<Option<(Rect, Sense)>>,
) {
    for (mut context, mut input) in &mut contexts {
        let context = context.get_mut();
        waiting.0.extend(std::mem::take(&mut input.events));
        if novelty.is_unseen() {
            waiting.forget_presses(motion_in_panels);
        }
        input.events = waiting.next(motion_in_panels);
        // Panels are drawn after keys are read.
        let mut events = input.events.iter().chain(&waiting.0);
        backlog.0 = events.any(|event| is_button(motion_in_panels(event)));
        if context.input(|input| input.pointer.any_pressed()) {
            *pressed = under_the_pointer(context);
        }
        let farthest = farthest(*pressed, &input.events);
        context.options_mut(|options| {
            options.input_options.max_click_duration = f64::INFINITY;
            options.input_options.max_click_dist = farthest;
        });
    }
}

fn is_button(motion: Motion) -> bool {
    matches!(motion, Motion::Press | Motion::Release)
}

fn motion_in_panels(event: &Event) -> Motion {
    match event {
        Event::PointerMoved(_) | Event::PointerGone => Motion::Move,
        Event::PointerButton { pressed: true, .. } => Motion::Press,
        Event::PointerButton { pressed: false, .. } => Motion::Release,
        _ => Motion::None,
    }
}

/// What can be clicked where the pointer is.
fn under_the_pointer(context: &egui::Context) -> Option<(Rect, Sense)> {
    let under: Vec<egui::Id> =
        context.interaction_snapshot(|now| now.hovered.iter().copied().collect());
    let found = under.into_iter().filter_map(|id| {
        let response = context.read_response(id)?;
        Some((response.interact_rect, response.sense))
    });
    found.into_iter().find(|(_, sense)| sense.senses_click())
}

/// How far a press may go and still be a click: anywhere on the same button.
fn farthest(pressed: Option<(Rect, Sense)>, events: &[Event]) -> f32 {
    let at = events.iter().rev().find_map(|event| match event {
        Event::PointerMoved(at) => Some(*at),
        _ => None,
    });
    match pressed {
        Some((rect, sense)) if !sense.senses_drag() => match at {
            Some(at) if !rect.contains(at) => 0.0,
            _ => f32::INFINITY,
        },
        _ => STEADY,
    }
}

/// Tells the scene what happened, one place a frame.
fn in_scene(
    novelty: Res<Novelty>,
    mut inputs: ResMut<Messages<PointerInput>>,
    mut waiting: Local<Waiting<PointerInput>>,
    mut cursor: Local<bevy::ecs::message::MessageCursor<PointerInput>>,
) {
    waiting.0.extend(cursor.read(&inputs).cloned());
    if novelty.is_unseen() {
        waiting.forget_presses(motion_in_scene);
    }
    inputs.clear();
    inputs.write_batch(waiting.next(motion_in_scene));
    cursor.clear(&inputs);
}

fn motion_in_scene(input: &PointerInput) -> Motion {
    match input.action {
        PointerAction::Move { .. } => Motion::Move,
        PointerAction::Press(_) => Motion::Press,
        PointerAction::Release(_) => Motion::Release,
        _ => Motion::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn motion(event: &char) -> Motion {
        match event {
            'm' => Motion::Move,
            'p' => Motion::Press,
            'r' => Motion::Release,
            _ => Motion::None,
        }
    }

    #[test]
    fn no_frame_is_told_anything_of_the_pointer_after_a_button() {
        let mut waiting = Waiting::default();
        let mut frame = |new: &str| -> String {
            waiting.0.extend(new.chars());
            waiting.next(motion).into_iter().collect()
        };
        assert_eq!(frame("mmprkmprm"), "mmp");
        assert_eq!(frame(""), "rk");
        assert_eq!(frame("pmmr"), "mp");
        assert_eq!(frame("kp"), "r");
        assert_eq!(frame(""), "mp");
        assert_eq!(frame(""), "mmrk");
        assert_eq!(frame(""), "p");
        assert_eq!(frame(""), "");
    }
}
