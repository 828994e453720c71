//! Reads the keyboard in the lab.

use bevy::prelude::*;
use kipp_physics::DieSize;
use kipp_physics::spec::TUBES;

use super::keys::in_time;
use super::{Act, act};
use crate::lab::Order;
use crate::screen::Screen;
use crate::table::Table;
use crate::tick::Pace;
use crate::wish::Wish;

/// The key that looks at the next tube.
const NEXT_TUBE: KeyCode = KeyCode::KeyT;

/// 1, 2 and 3 drop a small, a medium or a large die into the tube that is looked at.
pub fn read(
    keys: Res<ButtonInput<KeyCode>>,
    table: NonSend<Table>,
    pace: Res<Pace>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_control_down = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let tube = table.lab.tube;
    for key in keys.get_just_pressed() {
        let wish = match act(*key, is_control_down) {
            Some(Act::Number(number)) => {
                let size = DieSize::ALL.get(usize::from(number) - 1);
                size.map(|size| Wish::DropInLab { tube, size: *size })
            }
            Some(Act::Escape) => Some(Wish::Open(Screen::Menu)),
            Some(act) => in_time(act, &pace),
            None if *key == NEXT_TUBE => Some(Wish::Lab(Order::LookAt((tube + 1) % TUBES))),
            None => None,
        };
        wishes.write_batch(wish);
    }
}
