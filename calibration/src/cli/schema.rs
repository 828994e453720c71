//! `kipp-calibrate schema`: what may a study file hold?

use std::path::PathBuf;

use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, say};
use kipp_physics::spec::MachineSpec;

use super::common::machine;
use crate::document::{Cell, Table};
use crate::field::Field;
use crate::quantity::plain;
use crate::study::StudyFile;

#[derive(Debug, clap::Args)]
pub(super) struct Schema {
    /// List the fields that a knob may name instead.
    #[arg(long)]
    fields: bool,
    /// The machine file whose fields they are; the built-in machine if left out.
    #[arg(long, value_name = "FILE", requires = "fields")]
    machine: Option<PathBuf>,
}

impl Schema {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        if !self.fields {
            return Ok(StudyFile::json_schema() + "\n");
        }
        let spec = machine(self.machine.as_deref(), words)?;
        Ok(fields(&spec, words).text(words) + "\n")
    }
}

/// Every field that a knob may name, those of all dice or tubes first, with its value.
fn fields(spec: &MachineSpec, words: &Words) -> Table {
    let mut table = Table::new([
        ("field", say!(words, "study-field")),
        ("unit", say!(words, "design-unit")),
        ("value", say!(words, "study-nominal")),
    ]);
    for field in Field::common().chain(Field::all(spec)) {
        let each = field.read_each(spec);
        let is_one = each
            .iter()
            .all(|value| value.to_bits() == each[0].to_bits());
        table.rows.push(vec![
            Cell::Text(field.path().to_owned()),
            Cell::Text(field.unit().symbol().to_owned()),
            match is_one {
                true => Cell::Text(plain(each[0])),
                false => Cell::Missing,
            },
        ]);
    }
    table
}
