//! From orientation to the face that looks up.

use nalgebra::{Matrix3, Vector3};
use rapier3d::math::Rotation;
use serde::{Deserialize, Serialize};

use crate::real;

/// A face of a die by its pips, 1 to 6. Opposite faces add up to seven; 1, 2 and 3 run
/// counter-clockwise about their common corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

/// A number of pips that no face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a face shows 1 to 6 pips, not {0}")]
pub struct NotAFace(pub u8);

impl Face {
    /// All faces by pips.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with this many pips.
    ///
    /// # Errors
    /// [`NotAFace`] unless `pips` is 1 to 6.
    pub const fn new(pips: u8) -> Result<Self, NotAFace> {
        match pips {
            1..=6 => Ok(Self(pips)),
            _ => Err(NotAFace(pips)),
        }
    }

    /// Number of pips.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// Which of the die's own axes runs through the face: 0, 1 or 2.
    pub(crate) const fn axis(self) -> usize {
        match self.0 {
            1 | 6 => 0,
            2 | 5 => 1,
            _ => 2,
        }
    }

    /// Outward normal in the die's own axes: 1 on +x, 2 on +y, 3 on +z.
    #[must_use]
    pub fn normal(self) -> Vector3<f64> {
        match self.0 {
            1 => Vector3::x(),
            2 => Vector3::y(),
            3 => Vector3::z(),
            4 => -Vector3::z(),
            5 => -Vector3::y(),
            _ => -Vector3::x(),
        }
    }
}

impl TryFrom<u8> for Face {
    type Error = NotAFace;
    fn try_from(pips: u8) -> Result<Self, NotAFace> {
        Self::new(pips)
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}

/// The face that looks most nearly up, and how far it leans.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// The most upward face.
    pub face: Face,
    /// Angle between that face's normal and up, rad.
    pub lean_rad: f64,
}

impl Reading {
    /// A die leaning more than this is cocked, rad (6°). A die that lies flat leans by less than
    /// 1° with the contact softness in use; on another die's edge it leans by more than 10°.
    pub const COCKED_RAD: f64 = 0.105;

    /// Reads a die whose axes are the columns of `axes`, seen from `up` (unit vector).
    #[must_use]
    pub fn of(axes: &Matrix3<f64>, up: &Vector3<f64>) -> Self {
        let cosine = |face: &Face| (axes * face.normal()).dot(up);
        let mut best = Face::ALL[0];
        for face in &Face::ALL[1..] {
            if cosine(face) > cosine(&best) {
                best = *face;
            }
        }
        Self {
            face: best,
            lean_rad: cosine(&best).clamp(-1.0, 1.0).acos(),
        }
    }

    pub(crate) fn of_rotation(rotation: Rotation, up: &Vector3<f64>) -> Self {
        Self::of(&real::exact_axes(rotation), up)
    }

    /// Whether the die leans too far to be read.
    #[must_use]
    pub fn is_cocked(&self) -> bool {
        self.lean_rad > Self::COCKED_RAD
    }
}
