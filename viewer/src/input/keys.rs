//! Reads the keyboard.

use bevy::prelude::*;

use super::clicks::Backlog;
use super::{Act, Asked, Focus, act};
use crate::screen::Screen;
use crate::seen::Seen;
use crate::tick::{Notice, Pace, SPEEDS};
use crate::wish::Wish;

/// A key that went down or came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    key: KeyCode,
    is_down: bool,
    is_control_down: bool,
}

/// Keys that wait until panels have heard of the clicks before them.
#[derive(Default)]
pub struct Waiting(Vec<Stroke>);

impl Waiting {
    /// The strokes that are due, those of this frame the last.
    fn due(&mut self, now: impl Iterator<Item = Stroke>, is_busy: bool) -> Vec<Stroke> {
        self.0.extend(now);
        match is_busy {
            true => Vec::new(),
            false => std::mem::take(&mut self.0),
        }
    }
}

/// Whether a key means something else, with Control held.
pub fn is_control_down(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
}

fn strokes(keys: &ButtonInput<KeyCode>) -> impl Iterator<Item = Stroke> {
    let is_control_down = is_control_down(keys);
    let stroke = move |is_down| {
        move |key: &KeyCode| Stroke {
            key: *key,
            is_down,
            is_control_down,
        }
    };
    let down = keys.get_just_pressed().map(stroke(true));
    down.chain(keys.get_just_released().map(stroke(false)))
}

/// Turns keys into wishes; a mouth's key holds the die as long as it is down.
#[allow(clippy::too_many_arguments, reason = "what a system reads and writes")]
pub fn read(
    keys: Res<ButtonInput<KeyCode>>,
    backlog: Option<Res<Backlog>>,
    mut waiting: Local<Waiting>,
    seen: Res<Seen>,
    pace: Res<Pace>,
    mut notice: ResMut<Notice>,
    mut asked: ResMut<Asked>,
    mut focus: ResMut<Focus>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_busy = backlog.is_some_and(|backlog| backlog.0);
    for stroke in waiting.due(strokes(&keys), is_busy) {
        if !stroke.is_down {
            if let Some(Act::Number(number)) = act(stroke.key, false)
                && focus.aim.is_some()
                && focus.aim == focus.mouths.tube(number)
            {
                wishes.write_batch(focus.let_go());
            }
            continue;
        }
        let Some(act) = act(stroke.key, stroke.is_control_down) else {
            continue;
        };
        let wish = match act {
            Act::Escape => escape(&mut focus, &mut notice, &mut asked),
            _ if seen.is_covered => (act == Act::Choose).then_some(Wish::Uncover),
            _ => in_time(act, &pace).or_else(|| {
                let sight = seen.sight.as_ref()?;
                match sight.choices.is_empty() && act.is_answer() {
                    true => Some(Wish::OutOfTurn),
                    false => focus.perform(act, sight),
                }
            }),
        };
        wishes.write_batch(wish);
    }
}

/// Out of what was begun, or else to the menu.
fn escape(focus: &mut Focus, notice: &mut Notice, asked: &mut Asked) -> Option<Wish> {
    let was_held = focus.aim.take().is_some();
    let was_told = notice.line.take().is_some();
    let was_begun = asked.close() || was_held || was_told;
    (!was_begun).then_some(Wish::Open(Screen::Menu))
}

/// Turns the keys of time into wishes, where no others are read.
pub fn read_time(
    keys: Res<ButtonInput<KeyCode>>,
    pace: Res<Pace>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_control_down = is_control_down(&keys);
    let acts = keys
        .get_just_pressed()
        .filter_map(|key| act(*key, is_control_down));
    wishes.write_batch(acts.filter_map(|act| in_time(act, &pace)));
}

/// What a key asks of time.
pub fn in_time(act: Act, pace: &Pace) -> Option<Wish> {
    match act {
        Act::Pause => Some(Wish::Pause(!pace.is_paused)),
        Act::Step => Some(Wish::Step),
        Act::Hurry => Some(Wish::Hurry),
        Act::Speed(by) => next_speed(pace.speed, by).map(Wish::Speed),
        _ => None,
    }
}

fn next_speed(speed: f32, by: i8) -> Option<f32> {
    match by {
        ..0 => SPEEDS.into_iter().rev().find(|slower| *slower < speed),
        _ => SPEEDS.into_iter().find(|faster| *faster > speed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_end_at_the_slowest_and_the_fastest() {
        assert_eq!(next_speed(1.0, 1), Some(2.0));
        assert_eq!(next_speed(1.0, -1), Some(0.25));
        assert_eq!(next_speed(4.0, 1), None);
        assert_eq!(next_speed(0.1, -1), None);
    }

    #[test]
    fn keys_wait_for_the_clicks_before_them_and_keep_their_order() {
        let stroke = |is_down| Stroke {
            key: KeyCode::Digit1,
            is_down,
            is_control_down: false,
        };
        let mut waiting = Waiting::default();
        assert_eq!(waiting.due([stroke(true)].into_iter(), true), []);
        assert_eq!(waiting.due([stroke(false)].into_iter(), true), []);
        let both = [stroke(true), stroke(false)];
        assert_eq!(waiting.due([].into_iter(), false), both);
        assert_eq!(waiting.due([].into_iter(), false), []);
    }

    #[test]
    fn escape_first_leaves_what_was_begun() {
        let mut focus = Focus {
            die: Some(kipp_game::dice::DieId(1)),
            aim: Some(0),
            ..Focus::default()
        };
        let mut notice = Notice::default();
        let mut asked = Asked::Nothing;
        assert_eq!(escape(&mut focus, &mut notice, &mut asked), None);
        assert_eq!(focus.aim, None);
        asked.turn(Asked::Rules);
        assert_eq!(escape(&mut focus, &mut notice, &mut asked), None);
        let menu = Some(Wish::Open(Screen::Menu));
        assert_eq!(escape(&mut focus, &mut notice, &mut asked), menu);
    }
}
