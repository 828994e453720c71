//! A number with its unit, as a person writes it.

use std::borrow::Cow;
use std::fmt;

use kipp_game::cli::screen::excerpt;
use kipp_game::cli::words::{Words, say};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::unit::Unit;

/// A number in the field's SI unit, or a text with a unit: `0.0002`, `"0.2 mm"`, `"5 %"`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Quantity {
    /// A bare number, in the SI unit of what it is for.
    Number(f64),
    /// A number and a unit.
    Text(String),
}

/// Why a quantity cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuantityFault {
    /// Infinite or not a number.
    NotFinite {
        /// What was written.
        written: String,
    },
    /// A text that does not begin with a number, or with one that has a decimal comma.
    NoNumber {
        /// What was written.
        written: String,
    },
    /// A unit that does not belong here.
    WrongUnit {
        /// What was written.
        written: String,
        /// The unit that belongs here.
        wanted: Unit,
    },
    /// A text with a number and no unit, where the number alone would be in the SI unit.
    NoUnit {
        /// What was written.
        written: String,
        /// The unit that belongs here.
        wanted: Unit,
    },
}

/// Most characters that are repeated of what was written.
const ECHOED: usize = 40;

impl Quantity {
    /// The value in the SI unit `unit`; a percentage is a hundredth, of plain numbers only.
    ///
    /// # Errors
    /// [`QuantityFault`] when it is no finite number with such a unit.
    pub fn value(&self, unit: Unit) -> Result<f64, QuantityFault> {
        match self {
            Self::Number(value) => finite(*value, &plain(*value)),
            Self::Text(written) => {
                let (number, symbol) = split(written)?;
                let size = size(symbol, unit, written)?;
                finite(number * size, written)
            }
        }
    }

    /// The value in the SI unit `unit` as a distance from `nominal`; a percentage is of `nominal`.
    ///
    /// # Errors
    /// As [`value`](Self::value).
    pub fn spread(&self, unit: Unit, nominal: f64) -> Result<f64, QuantityFault> {
        if let Self::Text(written) = self {
            let (number, symbol) = split(written)?;
            if symbol == "%" {
                return finite(number / 100.0 * nominal.abs(), written);
            }
        }
        self.value(unit)
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(value) => f.write_str(&plain(*value)),
            Self::Text(written) => f.write_str(&excerpt(written, ECHOED)),
        }
    }
}

/// A number with all its digits, as a power of ten where there would be too many of them to read.
pub(crate) fn plain(value: f64) -> String {
    const MOST_DIGITS: usize = 24;
    let digits = value.to_string();
    match digits.len() > MOST_DIGITS {
        true => format!("{value:e}"),
        false => digits,
    }
}

fn finite(value: f64, written: &str) -> Result<f64, QuantityFault> {
    if value.is_finite() {
        return Ok(value);
    }
    Err(QuantityFault::NotFinite {
        written: excerpt(written, ECHOED),
    })
}

/// The number, and what stands behind it.
fn split(written: &str) -> Result<(f64, &str), QuantityFault> {
    let text = written.trim();
    let end = text
        .char_indices()
        .find(|(at, c)| !is_of_number(*c, &text[..*at]))
        .map_or(text.len(), |(at, _)| at);
    let (number, symbol) = text.split_at(end);
    let number = number.trim_end_matches(['e', 'E']);
    match number.parse() {
        Ok(value) if !symbol.starts_with(',') => Ok((value, symbol.trim())),
        _ => Err(QuantityFault::NoNumber {
            written: excerpt(written, ECHOED),
        }),
    }
}

/// Whether a character carries on the number that begins with `before`.
fn is_of_number(c: char, before: &str) -> bool {
    let has_exponent = before.contains(['e', 'E']);
    match c {
        '0'..='9' | '.' => true,
        '+' | '-' => before.is_empty() || before.ends_with(['e', 'E']),
        'e' | 'E' => !has_exponent && before.ends_with(|c: char| c.is_ascii_digit() || c == '.'),
        _ => false,
    }
}

fn size(symbol: &str, unit: Unit, written: &str) -> Result<f64, QuantityFault> {
    let accepted = unit.accepted().iter();
    let written = || excerpt(written, ECHOED);
    match accepted.clone().find(|(known, _)| *known == symbol) {
        Some((_, size)) => Ok(*size),
        None if symbol.is_empty() => Err(QuantityFault::NoUnit {
            written: written(),
            wanted: unit,
        }),
        None => Err(QuantityFault::WrongUnit {
            written: written(),
            wanted: unit,
        }),
    }
}

impl QuantityFault {
    /// The fault as the end of a sentence in the reader's language.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::NotFinite { written } => {
                say!(words, "quantity-not-finite", written = written)
            }
            Self::NoNumber { written } => say!(words, "quantity-no-number", written = written),
            Self::WrongUnit { written, wanted } | Self::NoUnit { written, wanted }
                if *wanted == Unit::One =>
            {
                say!(words, "quantity-plain", written = written)
            }
            Self::WrongUnit { written, wanted } => say!(
                words,
                "quantity-wrong-unit",
                written = written,
                units = symbols(*wanted)
            ),
            Self::NoUnit { written, wanted } => say!(
                words,
                "quantity-no-unit",
                written = written,
                units = symbols(*wanted),
                si = wanted.symbol()
            ),
        }
    }
}

fn symbols(unit: Unit) -> String {
    let accepted = unit.accepted().iter();
    accepted
        .map(|(symbol, _)| *symbol)
        .collect::<Vec<_>>()
        .join(", ")
}

impl<'de> Deserialize<'de> for Quantity {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Reads;
        impl Visitor<'_> for Reads {
            type Value = Quantity;

            // The words by which kipp_game::cli::reader knows what belongs here.
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a quantity")
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Quantity, E> {
                Ok(Quantity::Number(value))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Quantity, E> {
                Ok(Quantity::Number(value as f64))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<Quantity, E> {
                Ok(Quantity::Number(value as f64))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Quantity, E> {
                Ok(Quantity::Text(text.to_owned()))
            }
        }
        reader.deserialize_any(Reads)
    }
}

impl JsonSchema for Quantity {
    fn schema_name() -> Cow<'static, str> {
        "Quantity".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number in the SI unit that ends the field's name, or a text with a \
                unit such as \"0.2 mm\", \"5 %\", \"3 g\", \"10 deg\".",
            "type": ["number", "string"],
        })
    }
}
