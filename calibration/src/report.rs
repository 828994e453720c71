//! What the command prints.

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};
use kipp_game::cli::drop::letter;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::spec::{MachineSpec, TUBES};

use crate::campaign::{Ending, Tally};
use crate::check::TubeCheck;
use crate::fidelity::Fidelity;
use crate::fidelity::gap::Gap;
use crate::fidelity::machine::{Fill, Release};
use crate::fidelity::plan::Neighbours;
use crate::share::Share;
use crate::shown::percent;
use crate::study::Study;
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
        histogram = histogram_table(spec, &summary.tubes, words),
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

fn histogram_table(spec: &MachineSpec, tubes: &[Histogram; TUBES], words: &Words) -> Table {
    let mut all = Histogram::EMPTY;
    tubes.iter().for_each(|tube| all.add(tube));
    let columns: Vec<usize> = match (all.fills.keys().next(), all.fills.keys().last()) {
        (Some(first), Some(last)) => (*first..=*last).collect(),
        _ => Vec::new(),
    };
    let mut header = vec![say!(words, "calibrate-tube")];
    header.extend(columns.iter().map(ToString::to_string));
    header.push(words.text("calibrate-never"));
    header.extend((all.failed > 0).then(|| words.text("calibrate-failed")));
    header.extend(["calibrate-fills", "calibrate-mean"].map(|key| words.text(key)));
    let mut table = numbers(&header);
    let histogram_row = |name: &str, histogram: &Histogram| {
        histogram_row(name, histogram, (&columns, all.failed > 0), words)
    };
    for (tube, histogram) in spec.tube.iter().zip(tubes) {
        table.add_row(histogram_row(&tube.name, histogram));
    }
    let name = say!(words, "calibrate-all");
    table.add_row(histogram_row(&name, &all));
    table
}

fn histogram_row(
    name: &str,
    histogram: &Histogram,
    (columns, some_failed): (&[usize], bool),
    words: &Words,
) -> Vec<String> {
    let count = |dice: &usize| histogram.fills.get(dice).copied().unwrap_or(0);
    let mean = histogram.mean().map(|mean| decimal(mean, 3, words));
    let mut row = vec![name.to_owned()];
    row.extend(columns.iter().map(|dice| count(dice).to_string()));
    row.push(histogram.never.to_string());
    row.extend(some_failed.then(|| histogram.failed.to_string()));
    row.push(histogram.total().to_string());
    row.push(mean.unwrap_or_else(|| "-".to_owned()));
    row
}

fn share_table(summary: &Summary, words: &Words) -> Table {
    shares_table(
        &[
            ("calibrate-in-band", summary.in_band),
            ("calibrate-hanging", summary.hanging),
            ("calibrate-emptied", summary.emptied),
            ("calibrate-returned", summary.returned),
            ("calibrate-second-tube", summary.second_tube),
            ("calibrate-stilled", summary.stilled),
        ],
        words,
    )
}

fn shares_table(shares: &[(&str, Share)], words: &Words) -> Table {
    let header = [
        "calibrate-what",
        "calibrate-hits",
        "calibrate-of",
        "calibrate-share",
        "calibrate-from",
        "calibrate-to",
    ];
    let mut table = numbers(&header.map(|key| words.text(key)));
    for (what, share) in shares {
        table.add_row(share_row(words.text(what), *share, words));
    }
    table
}

fn share_row(what: String, share: Share, words: &Words) -> [String; 6] {
    let said = |value| percent_or_dash(value, words);
    let interval = share.wilson95();
    [
        what,
        share.hits.to_string(),
        share.of.to_string(),
        said(share.value()),
        said(interval.map(|(from, _)| from)),
        said(interval.map(|(_, to)| to)),
    ]
}

fn percent_or_dash(value: Option<f64>, words: &Words) -> String {
    match value {
        Some(value) => percent(value, 2, words),
        None => "-".to_owned(),
    }
}

/// The answer of `run` and `merge` for copies drawn at random: verdict, what it cost, how cases ended, and how true it is.
#[must_use]
pub fn campaign_report(study: &Study, ending: &Ending, gap: Option<&Gap>, words: &Words) -> String {
    let tally = &ending.tally;
    let mut parts = vec![verdict(study, ending, words)];
    parts.extend(saved(study, ending, words));
    parts.push(String::new());
    parts.push(say!(words, "calibrate-histogram"));
    parts.push(histogram_table(&study.machine, &tally.tubes, words).to_string());
    parts.push(String::new());
    parts.push(say!(words, "sweep-statuses"));
    parts.push(status_table(tally, words).to_string());
    let shares = [
        ("sweep-hanging", tally.hanging),
        ("sweep-emptied", tally.emptied),
        ("sweep-second-tube", tally.second_tube),
    ];
    // Statics knows none of these.
    if tally.emptied.of > 0 {
        parts.push(String::new());
        parts.push(say!(words, "calibrate-shares"));
        parts.push(shares_table(&shares, words).to_string());
    }
    parts.push(String::new());
    if let Some(torque) = tally.mean_torque_mnm() {
        let torque = decimal(torque, 3, words);
        parts.push(say!(words, "sweep-torque", torque = torque));
    }
    if let Some(gap) = gap {
        parts.push(gap_lines(study, gap, words));
    }
    parts.join("\n") + "\n"
}

/// The answer of `run` and `merge` for the rows of a design, which depend on each other: how many
/// there are and how they ended, and the command that reads them. A share of them means nothing.
#[must_use]
pub fn rows_report(ending: &Ending, (plan, reader): (&str, &str), words: &Words) -> String {
    let cases = ending.tally.cases().to_string();
    let mut parts = vec![say!(words, "sweep-rows", cases = cases, plan = plan)];
    parts.extend(resumed(ending, words));
    parts.push(say!(words, "sweep-reader", command = reader));
    parts.push(String::new());
    parts.push(say!(words, "sweep-statuses"));
    parts.push(status_table(&ending.tally, words).to_string());
    parts.join("\n") + "\n"
}

fn resumed(ending: &Ending, words: &Words) -> Option<String> {
    let cases = ending.resumed.to_string();
    (ending.resumed > 0).then(|| say!(words, "sweep-resumed", cases = cases))
}

fn verdict(study: &Study, ending: &Ending, words: &Words) -> String {
    let tally = &ending.tally;
    let interval = tally.in_band.wilson95();
    say!(
        words,
        "sweep-verdict",
        percent = percent_or_dash(tally.in_band.value(), words),
        cases = tally.cases().to_string(),
        band = study.goal.band_said(words),
        fidelity = study.fidelity.said(words),
        from = percent_or_dash(interval.map(|(from, _)| from), words),
        to = percent_or_dash(interval.map(|(_, to)| to), words)
    )
}

/// What was there before, and whether the run could stop.
fn saved(study: &Study, ending: &Ending, words: &Words) -> Vec<String> {
    let cases = ending.tally.cases().to_string();
    let mut lines: Vec<String> = resumed(ending, words).into_iter().collect();
    let half_width = ending.tally.in_band.half_width95();
    if ending.saved > 0 {
        let all = (ending.tally.cases() + ending.saved).to_string();
        let saved = ending.saved.to_string();
        lines.push(say!(
            words,
            "sweep-saved",
            cases = cases,
            saved = saved,
            all = all
        ));
    } else if let Some((wanted, found)) = study.cases.half_width.zip(half_width)
        && found > wanted
    {
        let (wanted, found) = (decimal(wanted, 4, words), decimal(found, 4, words));
        lines.push(say!(
            words,
            "sweep-not-saved",
            wanted = wanted,
            cases = cases,
            found = found
        ));
    }
    lines
}

fn status_table(tally: &Tally, words: &Words) -> Table {
    let mut table = numbers(&["sweep-status", "sweep-cases"].map(|key| words.text(key)));
    for (status, cases) in &tally.statuses {
        table.add_row([status.said(words), cases.to_string()]);
    }
    table
}

/// How far statics is from the simulated machine, in words.
#[must_use]
pub fn gap_lines(study: &Study, gap: &Gap, words: &Words) -> String {
    let fills = gap.fills.to_string();
    let number = |value: Option<f64>| value.map_or("-".to_owned(), |n| decimal(n, 2, words));
    if gap.compared() == 0 {
        return say!(words, "sweep-gap-none", fills = fills);
    }
    let more = gap.more_dice;
    let lines = [
        say!(
            words,
            "sweep-gap",
            fills = fills,
            mean = number(more.map(|mean| mean.value)),
            from = number(more.map(|mean| mean.interval.from)),
            to = number(more.map(|mean| mean.interval.to)),
            torque = number(gap.torque_mnm)
        ),
        say!(
            words,
            "sweep-gap-spread",
            spread = gap.spread(),
            unlike = gap.unlike.to_string()
        ),
        say!(
            words,
            "sweep-gap-band",
            band = study.goal.band_said(words),
            statics = percent_or_dash(gap.share(Fidelity::Statics).value(), words),
            machine = percent_or_dash(gap.share(Fidelity::Machine).value(), words)
        ),
    ];
    lines.join("\n")
}

/// Every drop of a fill, in order.
#[must_use]
pub fn drops_table(spec: &MachineSpec, fill: &Fill, words: &Words) -> Table {
    let header = [
        "sweep-drop",
        "sweep-drop-tube",
        "sweep-drop-die",
        "sweep-drop-what",
    ];
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header(header.map(|key| words.text(key)));
    for (number, release) in (1_u32..).zip(&fill.releases) {
        let tube = spec.tube[release.tube].name.trim();
        let die = letter(release.die);
        table.add_row([
            number.to_string(),
            tube.to_owned(),
            die.to_owned(),
            happened(release, words),
        ]);
    }
    table
}

fn happened(release: &Release, words: &Words) -> String {
    match release {
        Release { entered: false, .. } => say!(words, "sweep-drop-full"),
        Release {
            tipped: 0, hangs, ..
        } => match hangs {
            true => say!(words, "sweep-drop-hangs"),
            false => say!(words, "sweep-drop-stays"),
        },
        Release { tipped, .. } => say!(words, "sweep-drop-tips", tubes = *tipped),
    }
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
