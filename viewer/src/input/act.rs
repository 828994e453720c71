//! Which key means what.

use bevy::prelude::*;

/// What a key asks for in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The next (`1`) or previous (`-1`) choice.
    Choice(i8),
    /// The next (`1`) or previous (`-1`) die.
    Die(i8),
    /// The die under the mark is touched, or no longer.
    Touch,
    /// The thing with this number: a mouth, a die, or a choice.
    Number(u8),
    /// The marked choice is made.
    Choose,
    /// Out of here, or out of what was begun.
    Escape,
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Stand still, or go on.
    Pause,
    /// One tick.
    Step,
    /// The next faster (`1`) or slower (`-1`) speed.
    Speed(i8),
    /// At once, or at the speed of before.
    Hurry,
}

impl Act {
    /// Whether it answers a question.
    #[must_use]
    pub fn is_answer(self) -> bool {
        matches!(self, Act::Number(_) | Act::Choose)
    }
}

/// What a key asks for; `None` when it asks for nothing.
#[must_use]
pub fn act(key: KeyCode, is_control_down: bool) -> Option<Act> {
    match (key, is_control_down) {
        (KeyCode::KeyZ | KeyCode::KeyY, false) => None,
        (KeyCode::KeyZ | KeyCode::KeyU, _) => Some(Act::Undo),
        (KeyCode::KeyY | KeyCode::KeyR, _) => Some(Act::Redo),
        (_, true) => None,
        (KeyCode::ArrowDown, _) => Some(Act::Choice(1)),
        (KeyCode::ArrowUp, _) => Some(Act::Choice(-1)),
        (KeyCode::ArrowRight, _) => Some(Act::Die(1)),
        (KeyCode::ArrowLeft, _) => Some(Act::Die(-1)),
        (KeyCode::Space, _) => Some(Act::Touch),
        (KeyCode::Enter | KeyCode::NumpadEnter, _) => Some(Act::Choose),
        (KeyCode::Escape, _) => Some(Act::Escape),
        (KeyCode::KeyP, _) => Some(Act::Pause),
        (KeyCode::Period | KeyCode::NumpadDecimal, _) => Some(Act::Step),
        (KeyCode::Equal | KeyCode::NumpadAdd | KeyCode::BracketRight, _) => Some(Act::Speed(1)),
        (KeyCode::Minus | KeyCode::NumpadSubtract, _) => Some(Act::Speed(-1)),
        (KeyCode::KeyI, _) => Some(Act::Hurry),
        _ => number(key).map(Act::Number),
    }
}

/// The number on a key; 0 stands for 10, as it does behind the 9.
fn number(key: KeyCode) -> Option<u8> {
    const ROW: [KeyCode; 10] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
        KeyCode::Digit0,
    ];
    const PAD: [KeyCode; 10] = [
        KeyCode::Numpad1,
        KeyCode::Numpad2,
        KeyCode::Numpad3,
        KeyCode::Numpad4,
        KeyCode::Numpad5,
        KeyCode::Numpad6,
        KeyCode::Numpad7,
        KeyCode::Numpad8,
        KeyCode::Numpad9,
        KeyCode::Numpad0,
    ];
    let place = [ROW, PAD]
        .iter()
        .find_map(|keys| keys.iter().position(|known| *known == key));
    place.and_then(|place| u8::try_from(place + 1).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_rows_of_numbers_and_zero_name_the_first_ten() {
        assert_eq!(act(KeyCode::Digit1, false), Some(Act::Number(1)));
        assert_eq!(act(KeyCode::Numpad9, false), Some(Act::Number(9)));
        assert_eq!(act(KeyCode::Digit0, false), Some(Act::Number(10)));
    }

    #[test]
    fn undo_and_redo_have_a_letter_and_the_usual_chord() {
        assert_eq!(act(KeyCode::KeyZ, true), Some(Act::Undo));
        assert_eq!(act(KeyCode::KeyU, false), Some(Act::Undo));
        assert_eq!(act(KeyCode::KeyY, true), Some(Act::Redo));
        assert_eq!(act(KeyCode::KeyR, false), Some(Act::Redo));
        assert_eq!(act(KeyCode::KeyZ, false), None);
    }

    #[test]
    fn a_chord_is_never_taken_for_its_key() {
        for key in [KeyCode::Digit1, KeyCode::Enter, KeyCode::KeyP] {
            assert!(act(key, false).is_some());
            assert_eq!(act(key, true), None);
        }
    }
}
