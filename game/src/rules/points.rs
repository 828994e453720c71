//! Exact points.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// Points in sixtieths, so that a bonus can be shared among up to six without loss.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(i32);

impl Points {
    const PARTS: i32 = 60;
    /// No points.
    pub const ZERO: Points = Points(0);

    /// Whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Points {
        Points(points * Self::PARTS)
    }

    /// An equal share of whole points among `people` (1 to 6, a divisor of 60).
    ///
    /// # Panics
    /// When there are no `people`.
    #[must_use]
    pub const fn share(points: i32, people: i32) -> Points {
        Points(points * Self::PARTS / people)
    }

    /// The points as a whole number, if they are one.
    #[must_use]
    pub const fn as_whole(self) -> Option<i32> {
        match self.0 % Self::PARTS {
            0 => Some(self.0 / Self::PARTS),
            _ => None,
        }
    }

    /// The number of sixtieths.
    #[must_use]
    pub const fn sixtieths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// Whole points as `7`, others as a mixed fraction in lowest terms: `2 2/5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let parts = Self::PARTS.unsigned_abs();
        let (whole, part) = (self.0.unsigned_abs() / parts, self.0.unsigned_abs() % parts);
        let shared = common_divisor(part, parts);
        match (whole, part) {
            (_, 0) => write!(f, "{sign}{whole}"),
            (0, _) => write!(f, "{sign}{}/{}", part / shared, parts / shared),
            _ => write!(f, "{sign}{whole} {}/{}", part / shared, parts / shared),
        }
    }
}

fn common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
