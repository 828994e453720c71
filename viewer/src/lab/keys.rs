//! The keyboard in the lab.

use bevy::prelude::*;
use kipp_physics::DieSize;

use super::Order;
use crate::input::{Act, Focus, act, in_time, is_control_down};
use crate::screen::Screen;
use crate::table::Table;
use crate::tick::Pace;
use crate::wish::Wish;

/// The keys that drop a die into the tube that is looked at, and what is written on them. Numbers
/// name tubes, as they do everywhere.
pub const DROPS: [(KeyCode, &str, DieSize); 3] = [
    (KeyCode::KeyJ, "J", DieSize::Small),
    (KeyCode::KeyK, "K", DieSize::Medium),
    (KeyCode::KeyL, "L", DieSize::Large),
];

/// Turns keys into wishes.
pub fn read(
    keys: Res<ButtonInput<KeyCode>>,
    table: NonSend<Table>,
    pace: Res<Pace>,
    focus: Res<Focus>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_control_down = is_control_down(&keys);
    let tube = table.lab.tube;
    for key in keys.get_just_pressed() {
        let wish = match act(*key, is_control_down) {
            Some(Act::Number(number)) => {
                let tube = focus.mouths.tube(number);
                tube.map(|tube| Wish::Lab(Order::LookAt(tube.into())))
            }
            Some(Act::Escape) => Some(Wish::Open(Screen::Menu)),
            Some(act) => in_time(act, &pace),
            None => {
                let dropped = DROPS.iter().find(|(its, ..)| its == key);
                let dropped = dropped.filter(|_| !is_control_down);
                dropped.map(|(_, _, size)| Wish::DropInLab { tube, size: *size })
            }
        };
        wishes.write_batch(wish);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_that_drops_a_die_means_anything_else() {
        for (key, name, _) in DROPS {
            assert_eq!(act(key, false), None, "{name}");
        }
    }
}
