//! Reading measurements from a CSV file.
//!
//! One file holds everything, one measurement a line, so that a person can write it in any
//! spreadsheet while filling tubes:
//!
//! ```csv
//! kind,of,dice,value,deviation,note
//! tip,copper,s m l m,,,            tipped at the last die that is listed
//! tip,gold,l l s m,never,,         still stood after all of them
//! tip,silver,s s m l m,4,,         tipped at the fourth; the fifth was counted, not dropped
//! die,large,,6.1 g,,
//! plate,,,1.02 g,0.05 g,
//! tube,copper,,31 g,,              with its ballast, without the rod
//! period,copper,,0.62 s,3 %,       hanging free on the rod
//! slide,,,14 deg,,
//! rest,copper,,35.5 deg,,
//! ```
//!
//! Columns may stand in any order; `dice`, `deviation` and `note` may be left out where no line needs
//! them. A file whose headings are parted by semicolons may write decimal commas. Standard deviations
//! that are not given are those of kitchen tools, see [`usual_deviation`].

use std::path::Path;

use csv::StringRecord;
use kipp_game::cli::screen::excerpt;
use kipp_physics::spec::{DieSize, MachineSpec, Unreadable};

use super::error::{CellFault, DataError, DataProblem};
use super::measurement::{Kind, Measurement, Seen, Tip};
use crate::pool;
use crate::quantity::Quantity;
use crate::source;
use crate::unit::{DEGREE, Unit};

/// Most characters that are repeated of a cell.
const ECHOED: usize = 40;

const KIND: &str = "kind";
const OF: &str = "of";
const DICE: &str = "dice";
const VALUE: &str = "value";
const DEVIATION: &str = "deviation";
const NOTE: &str = "note";
const COLUMNS: [&str; 6] = [KIND, OF, DICE, VALUE, DEVIATION, NOTE];
const NEVER: &str = "never";

/// All headings, for messages.
pub(super) fn headings() -> String {
    COLUMNS.join(", ")
}

/// Reads the measurements of a file about a machine.
///
/// # Errors
/// [`DataError`] names file, line and column.
pub fn measurements(path: &Path, machine: &MachineSpec) -> Result<Vec<Measurement>, DataError> {
    parse(&path.display().to_string(), &data_text(path)?, machine)
}

/// The whole text of a data file.
///
/// # Errors
/// [`DataError`] names the file, and the line that is no text.
pub fn data_text(path: &Path) -> Result<String, DataError> {
    let refuse = |problem| DataError {
        origin: path.display().to_string(),
        problem,
    };
    let bytes = source::bytes(path);
    let bytes = bytes.map_err(|cause| refuse(DataProblem::Unreadable(cause)))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        refuse(not_text(&String::from_utf8_lossy(before)))
    })?;
    match text.trim().is_empty() {
        true => Err(refuse(DataProblem::Unreadable(Unreadable::Empty))),
        false => Ok(text),
    }
}

/// Reads the measurements of a text that stands in the file `origin`.
///
/// # Errors
/// As [`measurements`].
pub fn parse(
    origin: &str,
    text: &str,
    machine: &MachineSpec,
) -> Result<Vec<Measurement>, DataError> {
    let refuse = |problem| DataError {
        origin: origin.to_owned(),
        problem,
    };
    let text = text.trim_start_matches('\u{feff}');
    let is_parted_by_semicolon = text.lines().next().is_some_and(|line| line.contains(';'));
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(if is_parted_by_semicolon { b';' } else { b',' })
        .trim(csv::Trim::All)
        .flexible(true)
        .from_reader(text.as_bytes());
    let headings = reader.headers().map_err(|error| refuse(problem(&error)))?;
    let (wanted, columns) = (headings.len(), Columns::find(headings).map_err(refuse)?);
    let mut found = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| refuse(problem(&error)))?;
        let row = Row {
            line: record.position().map_or(0, csv::Position::line),
            has_decimal_commas: is_parted_by_semicolon,
            columns,
            record: &record,
            machine,
        };
        if record.len() > wanted {
            return Err(refuse(row.surplus_cells(wanted)));
        }
        if record.iter().any(|cell| !cell.is_empty()) {
            found.push(row.measurement(origin).map_err(refuse)?);
        }
    }
    match found.is_empty() {
        true => Err(refuse(DataProblem::NoRows)),
        false => Ok(found),
    }
}

/// The place behind the text that can be read.
fn not_text(before: &str) -> DataProblem {
    let line = before.rsplit('\n').next().unwrap_or_default();
    DataProblem::NotText {
        line: before.matches('\n').count() + 1,
        character: line.chars().count() + 1,
    }
}

fn problem(error: &csv::Error) -> DataProblem {
    DataProblem::Malformed {
        line: error.position().map_or(1, csv::Position::line),
    }
}

/// Where each column of [`COLUMNS`] stands.
#[derive(Clone, Copy)]
struct Columns([Option<usize>; COLUMNS.len()]);

impl Columns {
    fn find(headings: &StringRecord) -> Result<Self, DataProblem> {
        let mut places = [None; COLUMNS.len()];
        for (place, heading) in headings.iter().enumerate() {
            let known = COLUMNS
                .iter()
                .position(|it| it.eq_ignore_ascii_case(heading));
            let column = || excerpt(heading, ECHOED);
            match known {
                None => return Err(DataProblem::UnknownColumn { column: column() }),
                Some(index) if places[index].is_some() => {
                    return Err(DataProblem::ColumnTwice { column: column() });
                }
                Some(index) => places[index] = Some(place),
            }
        }
        let found = Self(places);
        match [KIND, OF, VALUE]
            .into_iter()
            .find(|it| found.place(it).is_none())
        {
            Some(column) => Err(DataProblem::NoColumn { column }),
            None => Ok(found),
        }
    }

    fn place(self, column: &str) -> Option<usize> {
        let index = COLUMNS.iter().position(|it| *it == column)?;
        self.0[index]
    }
}

struct Row<'a> {
    line: u64,
    has_decimal_commas: bool,
    columns: Columns,
    record: &'a StringRecord,
    machine: &'a MachineSpec,
}

impl Row<'_> {
    fn surplus_cells(&self, wanted: usize) -> DataProblem {
        DataProblem::Cells {
            line: self.line,
            found: self.record.len(),
            wanted,
        }
    }

    fn measurement(&self, file: &str) -> Result<Measurement, DataProblem> {
        Ok(Measurement {
            file: file.to_owned(),
            line: self.line,
            seen: self.seen()?,
        })
    }

    fn seen(&self) -> Result<Seen, DataProblem> {
        let kinds = ["tip", "die", "plate", "tube", "period", "slide", "rest"];
        let kind = self.cell(KIND).to_lowercase();
        let (kind, unit) = match kind.as_str() {
            "tip" => return self.tip().map(Seen::Tip),
            "die" => (Kind::Die(self.size()?), Unit::Kilogram),
            "plate" => (Kind::Plate(self.tube_or_all()?), Unit::Kilogram),
            "tube" => (Kind::Tube(self.tube()?), Unit::Kilogram),
            "period" => (Kind::Period(self.tube()?), Unit::Second),
            "slide" => (self.of_nothing(Kind::Slide)?, Unit::Radian),
            "rest" => (Kind::Rest(self.tube()?), Unit::Radian),
            _ => return Err(self.unknown(KIND, &kinds.join(", "))),
        };
        self.empty(DICE)?;
        let value = self.quantity(VALUE, |it| it.value(unit))?;
        self.plausible(kind, value)?;
        let deviation = match self.cell(DEVIATION) {
            "" => usual_deviation(kind, value),
            _ => self.quantity(DEVIATION, |it| it.spread(unit, value))?,
        };
        Ok(Seen::Value {
            kind,
            value,
            deviation,
        })
    }

    fn tip(&self) -> Result<Tip, DataProblem> {
        self.empty(DEVIATION)?;
        let tube = self.tube()?;
        let dice = self.dice()?;
        let at = match self.cell(VALUE) {
            "" => Some(dice.len()),
            never if never.eq_ignore_ascii_case(NEVER) => None,
            number => match number.parse() {
                Ok(at) if (1..=dice.len()).contains(&at) => Some(at),
                _ => {
                    return Err(self.fault(
                        VALUE,
                        CellFault::NoSuchDie {
                            asked: excerpt(number, ECHOED),
                            dice: dice.len(),
                        },
                    ));
                }
            },
        };
        Ok(Tip { tube, dice, at })
    }

    fn dice(&self) -> Result<Vec<DieSize>, DataProblem> {
        let letters = self.cell(DICE).chars().filter(|it| it.is_alphabetic());
        let dice: Option<Vec<DieSize>> = letters.map(size_of_letter).collect();
        let strange = |it: char| !it.is_alphabetic() && !" ,;-+/".contains(it);
        match dice {
            _ if self.cell(DICE).contains(strange) => Err(self.unknown(DICE, "s, m, l")),
            None => Err(self.unknown(DICE, "s, m, l")),
            Some(dice) if dice.is_empty() => Err(self.fault(DICE, CellFault::NoDice)),
            Some(dice) if dice.len() > pool::ALL => Err(self.fault(DICE, CellFault::TooManyDice)),
            Some(dice) => Ok(dice),
        }
    }

    fn size(&self) -> Result<DieSize, DataProblem> {
        match self.cell(OF).to_lowercase().as_str() {
            "small" | "s" => Ok(DieSize::Small),
            "medium" | "m" => Ok(DieSize::Medium),
            "large" | "l" => Ok(DieSize::Large),
            _ => Err(self.unknown(OF, "small, medium, large")),
        }
    }

    fn tube(&self) -> Result<usize, DataProblem> {
        let asked = self.cell(OF).to_lowercase();
        let mut tubes = self.machine.tube.iter();
        let named = tubes.position(|tube| tube.name.trim().to_lowercase() == asked);
        named.ok_or_else(|| {
            let names = self.machine.tube.each_ref().map(|tube| tube.name.as_str());
            self.unknown(OF, &names.join(", "))
        })
    }

    fn tube_or_all(&self) -> Result<Option<usize>, DataProblem> {
        match self.cell(OF) {
            "" | "*" => Ok(None),
            _ => self.tube().map(Some),
        }
    }

    fn of_nothing(&self, kind: Kind) -> Result<Kind, DataProblem> {
        self.empty(OF).map(|()| kind)
    }

    fn empty(&self, column: &'static str) -> Result<(), DataProblem> {
        match self.cell(column) {
            "" => Ok(()),
            _ => Err(self.fault(column, CellFault::Surplus)),
        }
    }

    /// A quantity above 0, with its unit.
    fn quantity(
        &self,
        column: &'static str,
        value: impl Fn(&Quantity) -> Result<f64, crate::quantity::QuantityFault>,
    ) -> Result<f64, DataProblem> {
        let mut text = self.cell(column).to_owned();
        if self.has_decimal_commas {
            text = text.replace(',', ".");
        }
        match value(&Quantity::Text(text)) {
            Err(fault) => Err(self.fault(column, CellFault::Quantity(fault))),
            Ok(value) if value > 0.0 => Ok(value),
            Ok(_) => Err(self.fault(
                column,
                CellFault::NotPositive {
                    asked: excerpt(self.cell(column), ECHOED),
                },
            )),
        }
    }

    /// Refuses a value that no such toy can have: a slip of the pen or of the unit.
    fn plausible(&self, kind: Kind, value: f64) -> Result<(), DataProblem> {
        let (least, most, unit, size) = plausible(kind);
        if (least * size..=most * size).contains(&value) {
            return Ok(());
        }
        Err(self.fault(
            VALUE,
            CellFault::Implausible {
                asked: excerpt(self.cell(VALUE), ECHOED),
                least: format!("{least} {unit}"),
                most: format!("{most} {unit}"),
            },
        ))
    }

    fn cell(&self, column: &str) -> &str {
        let place = self.columns.place(column);
        place.and_then(|place| self.record.get(place)).unwrap_or("")
    }

    fn unknown(&self, column: &'static str, known: &str) -> DataProblem {
        self.fault(
            column,
            CellFault::Unknown {
                asked: excerpt(self.cell(column), ECHOED),
                known: known.to_owned(),
            },
        )
    }

    const fn fault(&self, column: &'static str, fault: CellFault) -> DataProblem {
        DataProblem::Cell {
            line: self.line,
            column,
            fault,
        }
    }
}

fn size_of_letter(letter: char) -> Option<DieSize> {
    match letter.to_ascii_lowercase() {
        's' => Some(DieSize::Small),
        'm' => Some(DieSize::Medium),
        'l' => Some(DieSize::Large),
        _ => None,
    }
}

/// What a toy of cardboard may measure: least, most, their unit and its size in the SI unit.
const fn plausible(kind: Kind) -> (f64, f64, &'static str, f64) {
    match kind {
        Kind::Die(_) | Kind::Plate(_) => (0.01, 100.0, "g", 1e-3),
        Kind::Tube(_) => (0.1, 1000.0, "g", 1e-3),
        Kind::Period(_) => (0.01, 20.0, "s", 1.0),
        Kind::Slide | Kind::Rest(_) => (0.1, 90.0, "deg", DEGREE),
    }
}

/// Standard deviation of a measurement that does not say its own: 0.1 g on scales, 2 % of a period
/// taken from a phone video, 2° for the slope at which a die slides, 1° for a rest angle.
#[must_use]
pub fn usual_deviation(kind: Kind, value: f64) -> f64 {
    match kind {
        Kind::Die(_) | Kind::Plate(_) | Kind::Tube(_) => 1e-4,
        Kind::Period(_) => 0.02 * value,
        Kind::Slide => 2f64.to_radians(),
        Kind::Rest(_) => 1f64.to_radians(),
    }
}
