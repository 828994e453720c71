//! Bounds of the numbers of a study file.

use std::collections::BTreeSet;

use kipp_game::cli::screen::excerpt;

use super::load::ECHOED;
use super::{Outside, StudyFile, StudyProblem};
use crate::analysis::sobol::{FEWEST_ROWS, MOST_CASES as MOST_KEPT};
use crate::quantity::{Quantity, plain};

/// Most fills of one run.
pub(super) const MOST_CASES: u64 = 1_000_000_000_000;
/// Largest size of a quantity in its SI unit: nothing of a machine is near it.
const LARGEST: f64 = 1e12;
/// Most designs: all of them are kept until the report is written.
const MOST_DESIGNS: u64 = 100_000;
/// Most fills that judge a design: what they gave is kept until the next is judged.
const MOST_JUDGED: u64 = 1_000_000;
/// Most copies of a design.
const MOST_COPIES: u64 = 10_000;

/// Refuses numbers in the tables of the verbs that no verb can use.
pub(super) fn tables(file: &StudyFile) -> Result<(), StudyProblem> {
    if let Some(design) = &file.design {
        within("design.fills", design.fills.into(), 1, MOST_JUDGED)?;
        within("design.copies", design.copies.into(), 1, MOST_COPIES)?;
        within("design.designs", design.designs.into(), 1, MOST_DESIGNS)?;
        let also: Vec<&str> = design.also.iter().map(|it| it.key()).collect();
        once("design.also", &also)?;
    }
    if let Some(screen) = &file.screen {
        within("screen.paths", screen.paths.into(), 2, 10_000)?;
        within("screen.levels", screen.levels.into(), 2, 1000)?;
        if !screen.levels.is_multiple_of(2) {
            return Err(StudyProblem::Odd {
                place: "screen.levels".to_owned(),
                value: screen.levels.to_string(),
            });
        }
    }
    if let Some(rows) = file.sensitivity.and_then(|table| table.rows) {
        within(
            "sensitivity.rows",
            rows.into(),
            FEWEST_ROWS.into(),
            MOST_KEPT,
        )?;
    }
    if let Some(fit) = &file.fit {
        once("fit.frozen", &fit.frozen)?;
    }
    if let Some(stack) = &file.tolerance {
        within("tolerance.orders", stack.orders.into(), 1, 100_000)?;
    }
    Ok(())
}

/// Refuses a list that names something twice, in capitals or not.
fn once(place: &str, names: &[impl AsRef<str>]) -> Result<(), StudyProblem> {
    let mut seen = BTreeSet::new();
    let mut names = names.iter().map(|name| name.as_ref().trim());
    let twice = names.find(|name| !seen.insert(name.to_lowercase()));
    twice.map_or(Ok(()), |name| {
        Err(StudyProblem::NamedTwice {
            place: place.to_owned(),
            name: excerpt(name, ECHOED),
        })
    })
}

/// Refuses a quantity that is larger than anything of a machine.
pub(super) fn size(place: &str, written: &Quantity, value: f64) -> Result<(), StudyProblem> {
    if value.abs() <= LARGEST {
        return Ok(());
    }
    let ends = [-LARGEST, LARGEST].map(|end| format!("{end:e}"));
    let outside = outside(place, written.to_string(), ends);
    Err(StudyProblem::Outside(outside))
}

/// Refuses a whole number outside its bounds.
pub(super) fn within(place: &str, value: u64, least: u64, most: u64) -> Result<(), StudyProblem> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let ends = [least, most].map(|end| end.to_string());
    let outside = outside(place, value.to_string(), ends);
    Err(StudyProblem::Outside(outside))
}

/// Refuses a share outside its bounds, and knows it if percent were meant.
pub(super) fn share(
    place: &str,
    written: &Quantity,
    value: f64,
    [least, most]: [f64; 2],
) -> Result<(), StudyProblem> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let said = written.to_string();
    let is_percent = !said.contains('%') && (least..=most).contains(&(value / 100.0));
    let outside = outside(place, said, [least, most].map(plain));
    Err(match is_percent {
        true => StudyProblem::Percent(outside),
        false => StudyProblem::Outside(outside),
    })
}

fn outside(place: &str, value: String, [least, most]: [String; 2]) -> Outside {
    Outside {
        place: place.to_owned(),
        value,
        least,
        most,
    }
}
