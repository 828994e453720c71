//! What a check finds.

use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, say};
use kipp_physics::spec::SpecError;

use super::{Check, Knob};
use crate::quantity::plain;
use crate::unit::Unit;

/// Something that is doubtful or wrong with a study. A `field` is a path, values are in its SI unit.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the figures are those of the knob")]
pub enum Finding {
    /// A knob for all of something whose machine has different values there.
    NominalsDiffer { field: String, values: String },
    /// The machine's own value is not in the range.
    NominalOutside {
        field: String,
        nominal: f64,
        range: [f64; 2],
        hint: Option<UnitHint>,
    },
    /// A range in which only its least value can be made.
    StepTooLarge {
        field: String,
        step: f64,
        range: [f64; 2],
    },
    /// A whole number in broken steps.
    StepNotWhole { field: String },
    /// A range whose largest value cannot be made.
    StepUneven { field: String, step: f64, last: f64 },
    /// An end of the range that makes no machine.
    EndNotBuilt {
        field: String,
        value: f64,
        error: SpecError,
        hint: Option<UnitHint>,
    },
    /// Every value but the machine's own makes no machine.
    NeverBuilt { field: String },
    /// The knob changes nothing that is asked about, in statics or (`is_simulated`) at all.
    MovesNothing { field: String, is_simulated: bool },
    /// Tip counts respond to each of these knobs as they do to some mix of the others.
    NotToldApart { fields: String },
}

/// A number that is so far from the machine's own that its unit was forgotten: without one it is in SI.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UnitHint {
    /// What was written.
    value: f64,
    /// The unit that is likely meant.
    meant: &'static str,
    /// The SI unit.
    si: &'static str,
}

/// How many times the machine's own value makes one look twice at the unit.
const FAR: f64 = 20.0;

impl UnitHint {
    /// The hint for a value of a knob that is far from the machine's own; none where no unit would
    /// bring it near.
    pub(super) fn of(knob: &Knob, value: f64) -> Option<Self> {
        let unit = knob.field.unit();
        let far = |size: f64| (value * size / knob.nominal).abs().ln().abs();
        if unit == Unit::One || !far(1.0).is_finite() || value.abs() < FAR * knob.nominal.abs() {
            return None;
        }
        let others = unit.accepted().iter().skip(1);
        let near = others.filter(|(_, size)| *size < 1.0 && far(*size) < FAR.ln());
        let meant = near.min_by(|one, two| far(one.1).total_cmp(&far(two.1)))?.0;
        Some(Self {
            value,
            meant,
            si: unit.symbol(),
        })
    }
}

/// A finding with the hint at a unit, if there is one.
fn hinted(said: String, hint: Option<UnitHint>, words: &Words) -> String {
    let Some(UnitHint { value, meant, si }) = hint else {
        return said;
    };
    let example = format!("\"{} {meant}\"", short(value));
    let hint = say!(words, "finding-unit", si = si, example = example);
    format!("{said}; {hint}")
}

/// The ends of a knob's range.
pub(super) const fn range_of(knob: &Knob) -> [f64; 2] {
    [knob.from, knob.to]
}

impl Finding {
    /// The check that found it.
    #[must_use]
    pub const fn check(&self) -> Check {
        match self {
            Self::NominalsDiffer { .. } => Check::OneNominal,
            Self::NominalOutside { .. } => Check::NominalInRange,
            Self::StepTooLarge { .. } | Self::StepNotWhole { .. } | Self::StepUneven { .. } => {
                Check::StepFits
            }
            Self::EndNotBuilt { .. } | Self::NeverBuilt { .. } => Check::RangeBuilds,
            Self::MovesNothing { .. } => Check::KnobMoves,
            Self::NotToldApart { .. } => Check::ToldApart,
        }
    }

    /// Whether it stops a run; else it is a warning.
    #[must_use]
    pub const fn is_fault(&self) -> bool {
        !matches!(
            self,
            Self::StepUneven { .. } | Self::EndNotBuilt { .. } | Self::NotToldApart { .. }
        )
    }

    /// The finding in one line.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::NominalsDiffer { field, values } => say!(
                words,
                "finding-nominals-differ",
                field = field,
                values = values
            ),
            Self::NominalOutside {
                field,
                nominal,
                range: [from, to],
                hint,
            } => {
                let said = say!(
                    words,
                    "finding-nominal-outside",
                    field = field,
                    nominal = short(*nominal),
                    from = short(*from),
                    to = short(*to)
                );
                hinted(said, *hint, words)
            }
            Self::MovesNothing {
                field,
                is_simulated: true,
            } => say!(words, "finding-moves-nothing", field = field),
            Self::MovesNothing {
                field,
                is_simulated: false,
            } => say!(words, "finding-not-in-statics", field = field),
            Self::NotToldApart { fields } => {
                say!(words, "finding-not-told-apart", fields = fields)
            }
            other => other.range_said(words),
        }
    }

    fn range_said(&self, words: &Words) -> String {
        match self {
            Self::StepTooLarge {
                field,
                step,
                range: [from, to],
            } => say!(
                words,
                "finding-step-too-large",
                field = field,
                step = short(*step),
                from = short(*from),
                to = short(*to)
            ),
            Self::StepNotWhole { field } => say!(words, "finding-step-not-whole", field = field),
            Self::StepUneven { field, step, last } => say!(
                words,
                "finding-step-uneven",
                field = field,
                step = short(*step),
                last = short(*last)
            ),
            Self::EndNotBuilt {
                field,
                value,
                error,
                hint,
            } => {
                let said = say!(
                    words,
                    "finding-end-not-built",
                    field = field,
                    value = short(*value),
                    cause = spec_fault::problem(&error.problem, words)
                );
                hinted(said, *hint, words)
            }
            Self::NeverBuilt { field } => say!(words, "finding-never-built", field = field),
            _ => String::new(),
        }
    }
}

/// The value with six digits at most, as a study file would say it.
fn short(value: f64) -> String {
    let rounded: f64 = format!("{value:.5e}").parse().unwrap_or(value);
    plain(rounded)
}
