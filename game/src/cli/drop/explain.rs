//! An experiment in words: each weight's torque, the balance, and why the tube tipped or stayed.

use comfy_table::{CellAlignment, Table, presets};
use kipp_physics::statics::MomentRow;

use super::experiment::{Experiment, Trial};
use crate::cli::failure::Failure;
use crate::cli::screen::Screen;
use crate::cli::words::{Words, decimal, say};

/// Prints the experiment.
///
/// # Errors
/// When nobody reads any more.
pub fn print(experiment: &Experiment, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
    let tube = experiment.tube.said(words);
    let (machine, seed) = (&experiment.machine, experiment.seed.to_string());
    screen.heading(&say!(
        words,
        "drop-title",
        tube = &tube,
        machine = machine,
        seed = &seed
    ))?;
    screen.paragraph(&say!(words, "drop-signs"), 0)?;
    for trial in &experiment.drops {
        screen.line("")?;
        let (number, size) = (u32::from(trial.number), trial.size);
        let fed = trial.tube.said(words);
        let key = match trial.tube == experiment.tube {
            true => "drop-die",
            false => "drop-die-into",
        };
        screen.line(&say!(words, key, number = number, size = size, tube = &fed))?;
        match (trial.entered, trial.tube == experiment.tube) {
            (true, _) => print_trial(trial, &fed, screen, words)?,
            (false, true) => print_refusal(experiment.dice_left, &tube, screen, words)?,
            (false, false) => print_refusal(0, &fed, screen, words)?,
        }
    }
    Ok(())
}

/// The die for which the tube was full, and those that were not tried after it.
fn print_refusal(
    left: usize,
    tube: &str,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let full = say!(words, "drop-full", tube = tube, left = left);
    screen.paragraph(&format!("  {full}"), 2)
}

fn print_trial(
    trial: &Trial,
    tube: &str,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    for line in moments(trial, words).to_string().lines() {
        screen.line(&format!("  {}", line.trim_end()))?;
    }
    screen.paragraph(&format!("  {}", sentence(trial, tube, words)), 2)?;
    for other in &trial.others_tipped {
        let other = other.said(words);
        screen.paragraph(
            &format!("  {}", say!(words, "drop-neighbour", tube = &other)),
            2,
        )?;
    }
    if !trial.poured.is_empty() {
        screen.paragraph(&format!("  {}", faces(trial, words)), 2)?;
    }
    Ok(())
}

fn moments(trial: &Trial, words: &Words) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(
        ["drop-part", "drop-mass", "drop-arm", "drop-moment"].map(|key| words.text(key)),
    );
    for (die, row) in trial.inside.iter().zip(&trial.balance.dice) {
        let (number, size) = (u32::from(die.number), die.size);
        table.add_row(cells(
            say!(words, "drop-row-die", number = number, size = size),
            row,
            words,
        ));
    }
    table.add_row(cells(
        say!(words, "drop-row-board"),
        &trial.balance.board,
        words,
    ));
    table.add_row(cells(
        say!(words, "drop-row-ballast"),
        &trial.balance.ballast,
        words,
    ));
    let balance = &trial.balance;
    let sums = [
        ("drop-row-sum", balance.net_moment_nm),
        ("drop-row-band", balance.dead_band_nm),
        ("drop-row-margin", balance.margin_nm),
    ];
    for (key, moment_nm) in sums {
        let blank = String::new;
        table.add_row([words.text(key), blank(), blank(), milli(moment_nm, words)]);
    }
    for column in 1..4 {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

fn cells(part: String, row: &MomentRow, words: &Words) -> [String; 4] {
    let grams = decimal(row.mass_kg * 1e3, 2, words);
    let millimetres = decimal(row.lever_arm_m * 1e3, 1, words);
    [part, grams, millimetres, milli(row.moment_nm, words)]
}

/// Why the tube did what it did.
fn sentence(trial: &Trial, tube: &str, words: &Words) -> String {
    let balance = &trial.balance;
    let count = trial.inside.len();
    let dice = milli(balance.dice_moment_nm, words);
    let needed = milli(trial.needed_moment_nm, words);
    let hold = milli(-balance.tube_moment_nm, words);
    let band = milli(balance.dead_band_nm, words);
    let margin = milli(balance.margin_nm.abs(), words);
    let key = match (balance.margin_nm > 0.0, trial.has_tipped, trial.is_hanging) {
        (_, false, true) => "drop-why-hangs",
        (true, true, _) => "drop-why-tips",
        (false, false, false) => "drop-why-stays",
        (true, false, false) => "drop-why-stays-moving",
        (false, true, _) => "drop-why-tips-moving",
    };
    say!(
        words,
        key,
        tube = tube,
        count = count,
        dice = &dice,
        needed = &needed,
        hold = &hold,
        band = &band,
        margin = &margin
    )
}

fn faces(trial: &Trial, words: &Words) -> String {
    let fallen: Vec<String> = trial
        .poured
        .iter()
        .map(|die| {
            let key = if die.reseated {
                "drop-face-reseated"
            } else {
                "drop-face"
            };
            let (number, size) = (u32::from(die.number), die.size);
            say!(words, key, number = number, size = size, face = die.face)
        })
        .collect();
    let list = fallen.join(", ");
    say!(words, "drop-faces", list = &list)
}

/// Newton metres as millinewton metres.
fn milli(moment_nm: f64, words: &Words) -> String {
    decimal(moment_nm * 1e3, 3, words)
}
