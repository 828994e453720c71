//! How values are shown to people.

use kipp_game::cli::words::{Words, decimal};

use crate::unit::Unit;

/// The unit that people measure a field in: millimetres, grams and degrees instead of SI units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    symbol: &'static str,
    /// Size of the unit in the SI unit.
    size: f64,
    decimals: usize,
}

impl Shown {
    /// How fields of a unit are shown.
    #[must_use]
    pub const fn of(unit: Unit) -> Self {
        let (symbol, size, decimals) = match unit {
            Unit::Metre => ("mm", 1e-3, 2),
            Unit::Kilogram => ("g", 1e-3, 3),
            Unit::Radian => ("°", std::f64::consts::PI / 180.0, 2),
            Unit::KilogramPerCubicMetre => ("kg/m³", 1.0, 0),
            other => (other.symbol(), 1.0, 3),
        };
        Self {
            symbol,
            size,
            decimals,
        }
    }

    /// The same with other decimals, such as none for whole plates.
    #[must_use]
    pub const fn with_decimals(self, decimals: usize) -> Self {
        Self { decimals, ..self }
    }

    /// The unit's sign; empty for a plain number.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        self.symbol
    }

    /// Decimals that are worth showing.
    #[must_use]
    pub const fn decimals(self) -> usize {
        self.decimals
    }

    /// A value in SI units, in this unit.
    #[must_use]
    pub fn scaled(self, value: f64) -> f64 {
        value / self.size
    }

    /// A value in SI units as people read it, such as "18.00 mm".
    #[must_use]
    pub fn measured(self, value: f64, words: &Words) -> String {
        let number = decimal(self.scaled(value), self.decimals, words);
        format!("{number} {}", self.symbol).trim_end().to_owned()
    }

    /// A field with this unit, as the title of an axis or a column.
    #[must_use]
    pub fn titled(self, field: &str) -> String {
        match self.symbol {
            "" => field.to_owned(),
            symbol => format!("{field} ({symbol})"),
        }
    }
}

/// Decimals that are added at most to keep a share from looking like all or nothing.
const MORE: usize = 3;

/// A share in percent. One that is not all, or not nothing, is not rounded to it: it gets more decimals
/// as long as they help.
#[must_use]
pub fn percent(share: f64, decimals: usize, words: &Words) -> String {
    let percentage = 100.0 * share;
    let is_shown = |decimals: &usize| {
        let half = 0.5 * 10_f64.powi(-i32::try_from(*decimals).unwrap_or(0));
        [0.0, 100.0]
            .iter()
            .all(|end| (percentage - end).abs() >= half)
    };
    let is_end = [0.0, 100.0]
        .iter()
        .any(|end| (percentage - end).abs() < 1e-9);
    let enough = (decimals..=decimals + MORE).find(is_shown);
    let decimals = enough.filter(|_| !is_end).unwrap_or(decimals);
    format!("{} %", decimal(percentage, decimals, words))
}

#[cfg(test)]
mod tests {
    use kipp_game::cli::words::Language;

    use super::*;

    #[test]
    fn a_share_that_is_not_all_is_not_rounded_to_all() {
        let words = crate::words::words(Language::English);
        for (share, decimals, said) in [
            (0.9997, 0, "99.97 %"),
            (0.9997, 1, "99.97 %"),
            (0.004, 0, "0.4 %"),
            (1.0, 1, "100.0 %"),
            (0.0, 1, "0.0 %"),
            (0.5, 0, "50 %"),
            (1e-12, 1, "0.0 %"),
        ] {
            assert_eq!(percent(share, decimals, &words), said);
        }
    }

    #[test]
    fn lengths_are_millimetres_and_plain_numbers_have_no_unit() {
        let words = crate::words::words(Language::German);
        assert_eq!(Shown::of(Unit::Metre).measured(0.018, &words), "18,00 mm");
        assert_eq!(Shown::of(Unit::One).measured(15.0, &words), "15,000");
        assert_eq!(Shown::of(Unit::One).titled("rod.friction"), "rod.friction");
        let degrees = Shown::of(Unit::Radian).scaled(std::f64::consts::PI);
        assert!((degrees - 180.0).abs() < 1e-12);
    }
}
