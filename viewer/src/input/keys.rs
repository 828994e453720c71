//! Reads the keyboard.

use bevy::prelude::*;

use super::{Act, Focus, act};
use crate::obey::Seen;
use crate::screen::Screen;
use crate::tick::{Notice, Pace, SPEEDS};
use crate::wish::Wish;

/// Turns keys into wishes; a mouth's key holds the die as long as it is down.
pub fn read(
    keys: Res<ButtonInput<KeyCode>>,
    seen: Res<Seen>,
    pace: Res<Pace>,
    mut notice: ResMut<Notice>,
    mut focus: ResMut<Focus>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_control_down = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    for key in keys.get_just_pressed() {
        let Some(act) = act(*key, is_control_down) else {
            continue;
        };
        let wish = match act {
            Act::Escape => escape(&mut focus, &mut notice),
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
    for key in keys.get_just_released() {
        if let Some(Act::Number(number)) = act(*key, false)
            && focus.aim.is_some_and(|tube| tube + 1 == number)
        {
            wishes.write_batch(focus.let_go());
        }
    }
}

/// Out of what was begun, or else to the menu.
fn escape(focus: &mut Focus, notice: &mut Notice) -> Option<Wish> {
    let was_held = focus.aim.take().is_some();
    let was_told = notice.line.take().is_some();
    (!was_held && !was_told).then_some(Wish::Open(Screen::Menu))
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
    fn escape_first_leaves_what_was_begun() {
        let mut focus = Focus {
            die: Some(kipp_game::dice::DieId(1)),
            aim: Some(0),
            ..Focus::default()
        };
        let mut notice = Notice::default();
        assert_eq!(escape(&mut focus, &mut notice), None);
        assert_eq!(focus.aim, None);
        let menu = Some(Wish::Open(Screen::Menu));
        assert_eq!(escape(&mut focus, &mut notice), menu);
    }
}
