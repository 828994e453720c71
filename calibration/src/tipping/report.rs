//! The report of when a machine tips.

use kipp_game::cli::words::{Words, decimal, say};

use super::{Stair, Tipping};
use crate::analysis::said::percent;
use crate::document::figures::{Axes, DiceHistogram, Step, dice_histogram, staircase};
use crate::document::{Cell, Level, Report, Section, Table, Verdict};
use crate::fidelity::gap::Gap;
use crate::share::Share;
use crate::study::Study;

/// Share of cases within the band that is sure enough to be called good, and that is bad.
const SURE: f64 = 0.9;
const POOR: f64 = 0.5;

impl Tipping {
    /// The report, without its provenance.
    #[must_use]
    pub fn report(&self, study: &Study, words: &Words) -> Report {
        let mut sections = vec![self.histogram(words)];
        sections.extend(self.behaviour(words));
        sections.extend(self.stairs.iter().map(|stair| stair_section(stair, words)));
        sections.extend(
            self.gap
                .as_ref()
                .map(|gap| gap_section(gap, self.band, words)),
        );
        Report {
            title: say!(words, "tipping-title", name = &study.name),
            verdict: self.verdict(words),
            warnings: self.warnings(words),
            sections,
            provenance: Vec::new(),
            command: String::new(),
        }
    }

    fn verdict(&self, words: &Words) -> Verdict {
        let (from, to) = self.in_band.wilson95().unwrap_or_default();
        let level = match (from, to) {
            (from, _) if from >= SURE => Level::Good,
            (_, to) if to < POOR => Level::Bad,
            _ => Level::Caution,
        };
        let sentence = say!(
            words,
            "tipping-verdict",
            share = percent(self.in_band.value().unwrap_or_default(), 1, words),
            from = percent(from, 1, words),
            to = percent(to, 1, words),
            cases = self.in_band.of.to_string(),
            first = self.band[0],
            last = self.band[1]
        );
        Verdict { level, sentence }
    }

    fn warnings(&self, words: &Words) -> Vec<String> {
        let mut warnings = Vec::new();
        if self.failed > 0 {
            let (failed, cases) = (self.failed.to_string(), self.in_band.of.to_string());
            warnings.push(say!(
                words,
                "tipping-failed",
                failed = failed,
                cases = cases
            ));
        }
        if self.saved > 0 {
            let saved = self.saved.to_string();
            warnings.push(say!(words, "tipping-saved", saved = saved));
        }
        warnings
    }

    fn histogram(&self, words: &Words) -> Section {
        let mut table = Table::new([
            ("tube", words.text("calibrate-tube")),
            ("dice", words.text("tipping-dice")),
            ("cases", words.text("sweep-cases")),
            ("share", words.text("calibrate-share")),
            ("from", words.text("analysis-from")),
            ("to", words.text("analysis-to")),
        ]);
        let in_band = say!(
            words,
            "tipping-band",
            first = self.band[0],
            last = self.band[1]
        );
        for tube in &self.tubes {
            let of = tube.in_band.of;
            let mut row = |what: String, hits: u64| {
                table
                    .rows
                    .push(share_row(&tube.name, what, Share { hits, of }));
            };
            for (dice, cases) in &tube.dice {
                row(dice.to_string(), *cases);
            }
            row(words.text("calibrate-never"), tube.never);
            row(in_band.clone(), tube.in_band.hits);
        }
        let drawn: Vec<DiceHistogram> = self
            .tubes
            .iter()
            .map(|tube| DiceHistogram {
                tube: tube.name.clone(),
                fills: tube.dice.clone(),
                never: tube.never,
            })
            .collect();
        let axes = Axes {
            alt: self.histogram_alt(words),
            x: words.text("tipping-dice"),
            y: words.text("sweep-cases"),
        };
        let band = (self.band[0], self.band[1]);
        Section {
            name: "dice-to-tip".to_owned(),
            title: words.text("calibrate-histogram"),
            text: vec![words.text("tipping-histogram-legend")],
            figure: Some(dice_histogram(
                &drawn,
                band,
                &words.text("calibrate-never"),
                &axes,
            )),
            table,
        }
    }

    fn histogram_alt(&self, words: &Words) -> String {
        let shares = self.tubes.iter().map(|tube| {
            let share = percent(tube.in_band.value().unwrap_or_default(), 1, words);
            format!("{} {share}", tube.name)
        });
        say!(
            words,
            "tipping-histogram-alt",
            first = self.band[0],
            last = self.band[1],
            shares = shares.collect::<Vec<_>>().join(", ")
        )
    }

    /// What only a simulated machine knows.
    fn behaviour(&self, words: &Words) -> Option<Section> {
        (self.emptied.of > 0).then(|| {
            let mut table = Table::new([
                ("what", words.text("calibrate-what")),
                ("cases", words.text("sweep-cases")),
                ("share", words.text("calibrate-share")),
                ("from", words.text("analysis-from")),
                ("to", words.text("analysis-to")),
            ]);
            for (key, share) in [
                ("sweep-emptied", self.emptied),
                ("sweep-second-tube", self.second_tube),
            ] {
                table
                    .rows
                    .push(share_row(&words.text(key), String::new(), share));
                // One column of words is enough here.
                if let Some(row) = table.rows.last_mut() {
                    row.remove(1);
                }
            }
            Section {
                name: "behaviour".to_owned(),
                title: words.text("tipping-behaviour"),
                text: Vec::new(),
                figure: None,
                table,
            }
        })
    }
}

fn share_row(first: &str, second: String, share: Share) -> Vec<Cell> {
    let interval = share.wilson95();
    let cell = |share: Option<f64>| share.map_or(Cell::Missing, |share| Cell::Share(share, 1));
    vec![
        Cell::Text(first.to_owned()),
        Cell::Text(second),
        Cell::Count(share.hits),
        cell(share.value()),
        cell(interval.map(|(from, _)| from)),
        cell(interval.map(|(_, to)| to)),
    ]
}

fn stair_section(stair: &Stair, words: &Words) -> Section {
    let tubes = &stair.tubes.join(", ");
    let mut table = Table::new([
        ("dice", words.text("tipping-inside")),
        ("dice_q05_mnm", words.text("tipping-dice-low")),
        ("dice_q50_mnm", words.text("tipping-dice-middle")),
        ("dice_q95_mnm", words.text("tipping-dice-high")),
        ("holding_q05_mnm", words.text("tipping-holding-low")),
        ("holding_q50_mnm", words.text("tipping-holding-middle")),
        ("holding_q95_mnm", words.text("tipping-holding-high")),
    ]);
    for level in &stair.steps {
        let moments = level.dice_mnm.iter().chain(&level.holding_mnm);
        let mut row = vec![Cell::Count(level.dice.into())];
        row.extend(moments.map(|moment| Cell::Number(*moment, 2)));
        table.rows.push(row);
    }
    let steps: Vec<Step> = stair
        .steps
        .iter()
        .map(|level| Step {
            dice: level.dice,
            dice_moment: level.dice_mnm,
            holding_moment: level.holding_mnm,
        })
        .collect();
    let names = [
        words.text("tipping-dice-moment"),
        words.text("tipping-holding"),
    ];
    let axes = Axes {
        alt: say!(words, "tipping-stair-alt", tube = tubes),
        x: words.text("tipping-inside"),
        y: words.text("tipping-moment"),
    };
    Section {
        name: format!("moments-{}", slug(tubes)),
        title: say!(words, "tipping-stair", tube = tubes),
        text: vec![words.text("tipping-stair-legend")],
        figure: Some(staircase(&steps, (&names[0], &names[1]), &axes)),
        table,
    }
}

/// Names as a part of a file's name.
fn slug(name: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '-'
        }
    };
    name.trim().chars().map(plain).collect()
}

fn gap_section(gap: &Gap, [first, last]: [u32; 2], words: &Words) -> Section {
    let mut table = Table::new([
        ("more_dice", words.text("tipping-gap-dice")),
        ("fills", words.text("calibrate-fills")),
    ]);
    for (more, fills) in &gap.dice {
        let row = vec![Cell::Text(format!("{more:+}")), Cell::Count(*fills)];
        table.rows.push(row);
    }
    let share = |share: Option<f64>| percent(share.unwrap_or_default(), 1, words);
    let text = say!(
        words,
        "tipping-gap-legend",
        fills = gap.fills.to_string(),
        mean = decimal(gap.mean().unwrap_or_default(), 3, words),
        statics = share(gap.statics_in_band),
        machine = share(gap.machine_in_band),
        first = first,
        last = last,
        unlike = gap.unlike.to_string()
    );
    Section {
        name: "discrepancy".to_owned(),
        title: words.text("tipping-gap"),
        text: vec![text],
        figure: None,
        table,
    }
}
