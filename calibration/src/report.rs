//! What the command prints.

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::spec::MachineSpec;

use crate::check::TubeCheck;
use crate::fidelity::plan::Neighbours;
use crate::share::Share;
use crate::summary::{Histogram, Summary};

/// The answer of `check`: verdict first, then the table.
#[must_use]
pub fn check_report(spec: &MachineSpec, tubes: &[TubeCheck], words: &Words) -> String {
    let (name, digest) = (&spec.name, spec.digest().to_string());
    format!(
        "{valid}\n{digest}\n\n{table}\n\n{legend}\n",
        valid = say!(words, "calibrate-valid", name = name),
        digest = say!(words, "calibrate-digest", digest = digest),
        table = check_table(tubes, words),
        legend = say!(words, "calibrate-legend"),
    )
}

fn check_table(tubes: &[TubeCheck], words: &Words) -> Table {
    let header = [
        "calibrate-tube",
        "calibrate-at-rest",
        "calibrate-at-front-stop",
        "calibrate-dead-band",
        "calibrate-small",
        "calibrate-medium",
        "calibrate-large",
    ];
    let mut table = numbers(&header.map(|key| words.text(key)));
    let milli = |moment_nm: f64| decimal(moment_nm * 1e3, 3, words);
    let dice = |count: Option<usize>| match count {
        Some(count) => count.to_string(),
        None => say!(words, "calibrate-never"),
    };
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

/// The answer of `fills`: how the run was made, histogram, then the shares.
#[must_use]
pub fn fills_report(spec: &MachineSpec, run: &RunNote, summary: &Summary, words: &Words) -> String {
    format!(
        "{run}\n\n{dice}\n{histogram}\n\n{title}\n{shares}\n",
        run = run.line(spec, words),
        dice = say!(words, "calibrate-histogram"),
        histogram = histogram_table(spec, summary, words),
        title = say!(words, "calibrate-shares"),
        shares = share_table(summary, words),
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
    fn line(&self, spec: &MachineSpec, words: &Words) -> String {
        let key = match self.neighbours {
            Neighbours::Fed => "calibrate-run",
            Neighbours::Empty => "calibrate-run-alone",
        };
        say!(
            words,
            key,
            name = &spec.name,
            digest = spec.digest().to_string(),
            fills = self.fills,
            seed = self.seed.to_string(),
            dice = &self.dice
        )
    }
}

fn histogram_table(spec: &MachineSpec, summary: &Summary, words: &Words) -> Table {
    let all = summary.all_tubes();
    let columns: Vec<usize> = match (all.fills.keys().next(), all.fills.keys().last()) {
        (Some(first), Some(last)) => (*first..=*last).collect(),
        _ => Vec::new(),
    };
    let mut header = vec![say!(words, "calibrate-tube")];
    header.extend(columns.iter().map(ToString::to_string));
    let last = ["calibrate-never", "calibrate-fills", "calibrate-mean"];
    header.extend(last.map(|key| words.text(key)));
    let mut table = numbers(&header);
    for (tube, histogram) in spec.tube.iter().zip(&summary.tubes) {
        table.add_row(histogram_row(&tube.name, histogram, &columns, words));
    }
    let name = say!(words, "calibrate-all");
    table.add_row(histogram_row(&name, &all, &columns, words));
    table
}

fn histogram_row(
    name: &str,
    histogram: &Histogram,
    columns: &[usize],
    words: &Words,
) -> Vec<String> {
    let count = |dice: &usize| histogram.fills.get(dice).copied().unwrap_or(0);
    let mean = histogram.mean().map(|mean| decimal(mean, 3, words));
    let mut row = vec![name.to_owned()];
    row.extend(columns.iter().map(|dice| count(dice).to_string()));
    row.push(histogram.never.to_string());
    row.push(histogram.total().to_string());
    row.push(mean.unwrap_or_else(|| "-".to_owned()));
    row
}

fn share_table(summary: &Summary, words: &Words) -> Table {
    let header = [
        "calibrate-what",
        "calibrate-hits",
        "calibrate-of",
        "calibrate-share",
        "calibrate-from",
        "calibrate-to",
    ];
    let mut table = numbers(&header.map(|key| words.text(key)));
    for (what, share) in [
        ("calibrate-in-band", summary.in_band),
        ("calibrate-hanging", summary.hanging),
        ("calibrate-emptied", summary.emptied),
        ("calibrate-returned", summary.returned),
        ("calibrate-second-tube", summary.second_tube),
        ("calibrate-stilled", summary.stilled),
    ] {
        table.add_row(share_row(words.text(what), share, words));
    }
    table
}

fn share_row(what: String, share: Share, words: &Words) -> [String; 6] {
    let percent = |value: Option<f64>| match value {
        Some(value) => format!("{} %", decimal(value * 100.0, 2, words)),
        None => "-".to_owned(),
    };
    let interval = share.wilson95();
    [
        what,
        share.hits.to_string(),
        share.of.to_string(),
        percent(share.value()),
        percent(interval.map(|(from, _)| from)),
        percent(interval.map(|(_, to)| to)),
    ]
}

/// A table whose first column is words and whose others are numbers.
fn numbers(header: &[String]) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header(header);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
