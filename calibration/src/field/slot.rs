//! Where a number stands in a description.

use std::fmt;

/// The place of one number in a `T`.
pub(super) struct Slot<T> {
    /// Path of the field below its table.
    pub(super) name: &'static str,
    pub(super) read: fn(&T) -> f64,
    pub(super) write: fn(&mut T, f64),
    pub(super) is_whole: bool,
}

impl<T> PartialEq for Slot<T> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl<T> Eq for Slot<T> {}

impl<T> fmt::Debug for Slot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A kind of number that a description holds.
pub(super) trait Number {
    const IS_WHOLE: bool;
    fn shown(&self) -> f64;
    fn set(&mut self, value: f64);
}

impl Number for f64 {
    const IS_WHOLE: bool = false;

    fn shown(&self) -> f64 {
        *self
    }

    fn set(&mut self, value: f64) {
        *self = value;
    }
}

macro_rules! whole_numbers {
    ($($kind:ty),*) => {$(
        impl Number for $kind {
            const IS_WHOLE: bool = true;

            fn shown(&self) -> f64 {
                f64::from(*self)
            }

            #[allow(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a cast from a float stops at the ends of the whole numbers"
            )]
            fn set(&mut self, value: f64) {
                *self = value.round() as Self;
            }
        }
    )*};
}

whole_numbers!(u8, u32);

/// Whether the number behind a reference is whole, by its type alone.
pub(super) const fn is_whole<T, N: Number>(_: fn(&mut T) -> &mut N) -> bool {
    N::IS_WHOLE
}
