//! The tool that field checks share: a place in the file, and what may stand there.

use std::fmt;
use std::ops::RangeInclusive;

use super::Conflict;
use super::error::SpecProblem;

/// Longest name, in characters.
pub(super) const LONGEST_NAME: usize = 60;
/// Longest note or source, in characters.
pub(super) const LONGEST_TEXT: usize = 1000;

/// A table of the file, as the start of its fields' paths.
pub(super) struct Place(String);

impl Place {
    /// The top of the file.
    pub(super) fn top() -> Self {
        Self(String::new())
    }

    /// The table `key`.
    pub(super) fn table(&self, key: &str) -> Self {
        Self(format!("{}{key}.", self.0))
    }

    /// The table number `index` of the array `key`.
    pub(super) fn element(&self, key: &str, index: usize) -> Self {
        Self(format!("{}{key}[{index}].", self.0))
    }

    /// Path of a field of this table.
    pub(super) fn field(&self, key: &str) -> String {
        format!("{}{key}", self.0)
    }

    /// Demands that a number lies in an interval; NaN lies in none.
    pub(super) fn within<T: Copy + PartialOrd + fmt::Debug>(
        &self,
        key: &str,
        value: T,
        interval: RangeInclusive<T>,
    ) -> Result<(), SpecProblem> {
        if interval.contains(&value) {
            return Ok(());
        }
        Err(SpecProblem::Interval {
            field: self.field(key),
            value: format!("{value:?}"),
            least: format!("{:?}", interval.start()),
            most: format!("{:?}", interval.end()),
        })
    }

    /// Demands a text that can be shown on one line.
    pub(super) fn text(&self, key: &str, text: &str, longest: usize) -> Result<(), SpecProblem> {
        let shown = !text.trim().is_empty() && !text.chars().any(char::is_control);
        if shown && text.chars().count() <= longest {
            return Ok(());
        }
        Err(SpecProblem::Text {
            field: self.field(key),
            longest,
        })
    }

    /// Demands that a rule between a value and others holds.
    pub(super) fn rule(
        &self,
        holds: bool,
        key: &str,
        value: f64,
        conflict: impl FnOnce() -> Conflict,
    ) -> Result<(), SpecProblem> {
        if holds {
            return Ok(());
        }
        Err(SpecProblem::Conflict {
            field: self.field(key),
            value: format!("{value:?}"),
            conflict: conflict(),
        })
    }
}
