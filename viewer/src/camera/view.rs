//! Where a camera stands and looks.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

/// A camera that turns about a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The point, m.
    pub focus: Vec3,
    /// Turn about the upright, rad: 0 stands forward of the rod, a quarter turn at its `z` end.
    pub yaw_rad: f32,
    /// Height over the horizon, rad.
    pub pitch_rad: f32,
    /// Distance to the plane of the focus, m.
    pub distance_m: f32,
    /// How far the camera is shifted to its right and up, m.
    pub shift_m: Vec2,
}

/// Lowest and highest that a camera stands, rad; under the table there is nothing to see.
const PITCHES: std::ops::RangeInclusive<f32> = -0.05..=FRAC_PI_2 - 0.02;

impl View {
    /// The same view with a pitch at which something is seen.
    #[must_use]
    pub fn above_table(self) -> View {
        let pitch_rad = self.pitch_rad.clamp(*PITCHES.start(), *PITCHES.end());
        View { pitch_rad, ..self }
    }

    /// The camera's rotation.
    #[must_use]
    pub fn rotation(&self) -> Quat {
        Quat::from_rotation_y(FRAC_PI_2 - self.yaw_rad) * Quat::from_rotation_x(-self.pitch_rad)
    }

    /// The camera's place.
    #[must_use]
    pub fn transform(&self) -> Transform {
        let rotation = self.rotation();
        let from_focus = self.shift_m.extend(self.distance_m);
        Transform::from_translation(self.focus + rotation * from_focus).with_rotation(rotation)
    }

    /// A view a share of the way to another.
    #[must_use]
    pub fn towards(&self, other: View, share: f32) -> View {
        View {
            focus: self.focus.lerp(other.focus, share),
            yaw_rad: self.yaw_rad.lerp(other.yaw_rad, share),
            pitch_rad: self.pitch_rad.lerp(other.pitch_rad, share),
            distance_m: self.distance_m.lerp(other.distance_m, share),
            shift_m: self.shift_m.lerp(other.shift_m, share),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yaw_goes_from_the_front_to_the_rods_end_and_pitch_goes_up() {
        let view = |yaw_rad, pitch_rad| View {
            focus: Vec3::ZERO,
            yaw_rad,
            pitch_rad,
            distance_m: 2.0,
            shift_m: Vec2::ZERO,
        };
        let at = |view: View| view.transform().translation;
        assert!(at(view(0.0, 0.0)).abs_diff_eq(2.0 * Vec3::X, 1e-6));
        assert!(at(view(FRAC_PI_2, 0.0)).abs_diff_eq(2.0 * Vec3::Z, 1e-6));
        assert!(at(view(0.3, FRAC_PI_2)).abs_diff_eq(2.0 * Vec3::Y, 1e-6));
        let looks = view(0.4, 0.3).transform();
        assert!((looks.forward() * 2.0).abs_diff_eq(-looks.translation, 1e-6));
    }
}
