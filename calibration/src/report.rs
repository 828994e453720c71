//! What the command prints.

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};
use kipp_physics::spec::MachineSpec;

use crate::check::TubeCheck;
use crate::fill::Neighbours;
use crate::share::Share;
use crate::summary::{Histogram, Summary};

/// The answer of `check`: verdict first, then the table.
#[must_use]
pub fn check_report(spec: &MachineSpec, tubes: &[TubeCheck]) -> String {
    format!(
        "{name}: valid, so every empty tube comes back to rest\ndigest {digest}\n\n{table}\n\n{legend}\n",
        name = spec.name,
        digest = spec.digest(),
        table = check_table(tubes),
        legend = CHECK_LEGEND,
    )
}

const CHECK_LEGEND: &str = "Moments of the empty tube about the rod in mN·m; negative restores. \
Dead band: what bearing\nfriction can hold. Last columns: about the fewest dice of one size that \
tip the tube (lying in\nsingle file, not simulated); `fills` measures what dice do.";

fn check_table(tubes: &[TubeCheck]) -> Table {
    let mut table = numbers(&[
        "tube",
        "at rest",
        "at front stop",
        "dead band",
        "small",
        "medium",
        "large",
    ]);
    for tube in tubes {
        let mut row = vec![
            tube.name.clone(),
            milli(tube.at_rest.net_moment_nm),
            milli(tube.at_front_stop.net_moment_nm),
            milli(tube.at_rest.dead_band_nm),
        ];
        row.extend(tube.dice_to_tip.map(dice));
        table.add_row(row);
    }
    table
}

fn milli(moment_nm: f64) -> String {
    format!("{:.3}", moment_nm * 1e3)
}

fn dice(count: Option<usize>) -> String {
    count.map_or_else(|| "never".to_owned(), |count| count.to_string())
}

/// The answer of `fills`: how the run was made, histogram, then the shares.
#[must_use]
pub fn fills_report(spec: &MachineSpec, run: &RunNote, summary: &Summary) -> String {
    format!(
        "{run}\n\nDice to tip\n{histogram}\n\nShares with 95 % interval (Wilson)\n{shares}\n",
        run = run.line(spec),
        histogram = histogram_table(spec, summary),
        shares = share_table(summary),
    )
}

/// How a run was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunNote {
    /// Number of fills.
    pub fills: usize,
    /// The run's seed.
    pub seed: u64,
    /// What the other tubes did.
    pub neighbours: Neighbours,
    /// Which dice were used, in words.
    pub dice: String,
}

impl RunNote {
    fn line(&self, spec: &MachineSpec) -> String {
        let neighbours = match self.neighbours {
            Neighbours::Fed => "fed too",
            Neighbours::Empty => "empty",
        };
        format!(
            "{name} (digest {digest}): {fills} fills, seed {seed}, dice: {dice}, other tubes {neighbours}",
            name = spec.name,
            digest = spec.digest(),
            fills = self.fills,
            seed = self.seed,
            dice = self.dice,
        )
    }
}

fn histogram_table(spec: &MachineSpec, summary: &Summary) -> Table {
    let all = summary.all_tubes();
    let columns: Vec<usize> = match (all.fills.keys().next(), all.fills.keys().last()) {
        (Some(first), Some(last)) => (*first..=*last).collect(),
        _ => Vec::new(),
    };
    let mut header = vec!["tube".to_owned()];
    header.extend(columns.iter().map(ToString::to_string));
    header.extend(["never", "fills", "mean"].map(str::to_owned));
    let mut table = numbers(&header);
    for (tube, histogram) in spec.tube.iter().zip(&summary.tubes) {
        table.add_row(histogram_row(&tube.name, histogram, &columns));
    }
    table.add_row(histogram_row("all", &all, &columns));
    table
}

fn histogram_row(name: &str, histogram: &Histogram, columns: &[usize]) -> Vec<String> {
    let count = |dice: &usize| histogram.fills.get(dice).copied().unwrap_or(0);
    let mut row = vec![name.to_owned()];
    row.extend(columns.iter().map(|dice| count(dice).to_string()));
    row.push(histogram.never.to_string());
    row.push(histogram.total().to_string());
    row.push(
        histogram
            .mean()
            .map_or_else(|| "-".to_owned(), |mean| format!("{mean:.3}")),
    );
    row
}

fn share_table(summary: &Summary) -> Table {
    let mut table = numbers(&["what", "hits", "of", "share", "from", "to"]);
    for (what, share) in [
        ("fills that tip at die 4 or 5", summary.in_band),
        ("releases that leave the tube hanging", summary.hanging),
        ("tips that empty the tube", summary.emptied),
        ("tips that end back at rest", summary.returned),
        ("tips that tip a second tube", summary.second_tube),
        ("releases stilled at the time limit", summary.stilled),
    ] {
        table.add_row(share_row(what, share));
    }
    table
}

fn share_row(what: &str, share: Share) -> [String; 6] {
    let percent = |value: Option<f64>| {
        value.map_or_else(|| "-".to_owned(), |value| format!("{:.2} %", value * 100.0))
    };
    let interval = share.wilson95();
    [
        what.to_owned(),
        share.hits.to_string(),
        share.of.to_string(),
        percent(share.value()),
        percent(interval.map(|(from, _)| from)),
        percent(interval.map(|(_, to)| to)),
    ]
}

/// A table whose first column is words and whose others are numbers.
fn numbers<S: ToString>(header: &[S]) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header(header.iter().map(ToString::to_string));
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
