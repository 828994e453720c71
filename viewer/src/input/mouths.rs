//! Which key stands for which mouth: the keys lie side by side as the mouths do on the screen, from
//! whichever side the camera looks.

use bevy::prelude::*;

use super::Focus;

/// Share of the rod that is seen across the picture at least, before its ends are told apart anew.
const ACROSS: f32 = 0.2;

/// The order of the mouths on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mouths {
    /// Whether the machine's first tube stands at the left; before the machine it does not.
    pub is_first_left: bool,
}

impl Mouths {
    /// The tubes, from left to right.
    #[must_use]
    pub fn tubes(self) -> [u8; 3] {
        match self.is_first_left {
            true => [0, 1, 2],
            false => [2, 1, 0],
        }
    }

    /// The keys' numbers, from left to right, each with its tube.
    pub fn numbered(self) -> impl Iterator<Item = (u8, u8)> {
        (1..).zip(self.tubes())
    }

    /// The tube of a key's number, from 1.
    #[must_use]
    pub fn tube(self, number: u8) -> Option<u8> {
        let place = usize::from(number).checked_sub(1)?;
        self.tubes().get(place).copied()
    }

    /// The order where this is the camera's right; as before where the rod is seen from its end.
    fn seen(self, right: Vec3) -> Mouths {
        let is_first_left = match right.z.abs() > ACROSS {
            true => right.z > 0.0,
            false => self.is_first_left,
        };
        Mouths { is_first_left }
    }
}

/// Gives the keys to the mouths as they are seen; not while a key is held.
pub fn turn(cameras: Query<&Transform, With<Camera3d>>, mut focus: ResMut<Focus>) {
    let Some(camera) = cameras.iter().next() else {
        return;
    };
    let seen = focus.mouths.seen(*camera.right());
    if focus.aim.is_none() && focus.mouths != seen {
        focus.mouths = seen;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_go_from_left_to_right_from_every_side() {
        let front = Mouths::default().seen(Vec3::NEG_Z);
        assert_eq!(front.tubes(), [2, 1, 0]);
        let behind = front.seen(Vec3::Z);
        assert_eq!(behind.tubes(), [0, 1, 2]);
        let along = Vec3::new(0.99, 0.0, -0.1);
        assert_eq!(front.seen(along), front);
        assert_eq!(behind.seen(along), behind);
        assert_eq!(
            [0, 1, 3, 4].map(|key| front.tube(key)),
            [None, Some(2), Some(0), None]
        );
    }
}
