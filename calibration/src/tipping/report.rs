//! The report of when a machine tips.

use kipp_game::cli::words::{Words, say};

use super::{Stair, Tipping, TubeCount};
use crate::document::figures::{
    Axes, DiceHistogram, HistogramNames, Step, dice_histogram, staircase,
};
use crate::document::{Cell, Level, Report, Section, Table, Verdict, rule_of_shares};
use crate::share::Share;
use crate::shown::percent;
use crate::study::{Study, band_said};

impl Tipping {
    /// The report.
    #[must_use]
    pub fn report(&self, study: &Study, words: &Words) -> Report {
        let mut sections = vec![self.histogram(words)];
        sections.extend(self.behaviour(words));
        sections.extend(self.stairs.iter().map(|stair| stair_section(stair, words)));
        sections.push(self.settling.section(words));
        Report {
            title: say!(words, "tipping-title", name = &study.name),
            verdict: self.verdict(study, words),
            warnings: self.warnings(words),
            sections,
        }
    }

    fn verdict(&self, study: &Study, words: &Words) -> Verdict {
        let (from, to) = self.in_band.wilson95().unwrap_or_default();
        let sentence = say!(
            words,
            "tipping-verdict",
            share = percent(self.in_band.value().unwrap_or_default(), 1, words),
            from = percent(from, 1, words),
            to = percent(to, 1, words),
            cases = self.in_band.of.to_string(),
            band = band_said(self.band, words),
            fidelity = study.fidelity.said(words)
        );
        Verdict {
            level: Level::of_share((from, to), study.goal.enough),
            sentence,
            rule: rule_of_shares(study.goal.enough, words),
        }
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
        warnings
    }

    fn histogram(&self, words: &Words) -> Section {
        let drawn: Vec<DiceHistogram> = self.tubes.iter().map(drawn).collect();
        let axes = Axes {
            alt: self.histogram_alt(words),
            x: words.text("tipping-dice"),
            y: words.text("tipping-share"),
        };
        let band = (self.band[0], self.band[1]);
        let (never, wanted) = (words.text("calibrate-never"), words.text("tipping-wanted"));
        let names = HistogramNames {
            never: &never,
            band: &wanted,
        };
        Section {
            name: "dice-to-tip".to_owned(),
            title: words.text("calibrate-histogram"),
            text: vec![words.text("tipping-histogram-legend")],
            figure: Some(dice_histogram(&drawn, band, names, &axes)),
            table: self.histogram_table(words),
        }
    }

    fn histogram_table(&self, words: &Words) -> Table {
        let mut table = Table::new([
            ("tube", words.text("calibrate-tube")),
            ("dice", words.text("tipping-dice")),
            ("cases", words.text("sweep-cases")),
            ("share", words.text("calibrate-share")),
            ("from", words.text("analysis-from")),
            ("to", words.text("analysis-to")),
        ]);
        let in_band = Cell::named("in_band", band_said(self.band, words));
        for tube in &self.tubes {
            let of = tube.in_band.of;
            let mut row = |what: Cell, hits: u64| {
                let tube = Cell::Text(tube.name.clone());
                let mut row = vec![tube, what];
                row.extend(share_cells(Share { hits, of }));
                table.rows.push(row);
            };
            for (dice, cases) in &tube.dice {
                row(Cell::Text(dice.to_string()), *cases);
            }
            row(
                Cell::named("never", words.text("calibrate-never")),
                tube.never,
            );
            if tube.failed > 0 {
                let failed = words.text("calibrate-failed");
                row(Cell::named("failed", failed), tube.failed);
            }
            row(in_band.clone(), tube.in_band.hits);
        }
        table
    }

    fn histogram_alt(&self, words: &Words) -> String {
        let shares = self.tubes.iter().map(|tube| {
            let share = percent(tube.in_band.value().unwrap_or_default(), 1, words);
            format!("{} {share}", tube.name)
        });
        say!(
            words,
            "tipping-histogram-alt",
            band = band_said(self.band, words),
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
            for (key, said, share) in [
                ("emptied", "sweep-emptied", self.emptied),
                ("second_tube", "sweep-second-tube", self.second_tube),
            ] {
                let mut row = vec![Cell::named(key, words.text(said))];
                row.extend(share_cells(share));
                table.rows.push(row);
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

/// The shares of a tube with their intervals, in percent.
fn drawn(tube: &TubeCount) -> DiceHistogram {
    let of = tube.in_band.of;
    let ends = |hits: u64| {
        let share = Share { hits, of };
        let (from, to) = share.wilson95().unwrap_or_default();
        [from, share.value().unwrap_or_default(), to].map(|share| 100.0 * share)
    };
    let dice = tube.dice.iter();
    DiceHistogram {
        tube: tube.name.clone(),
        shares: dice.map(|(dice, cases)| (*dice, ends(*cases))).collect(),
        never: ends(tube.never),
    }
}

/// Hits, share and the ends of its interval.
fn share_cells(share: Share) -> [Cell; 4] {
    let interval = share.wilson95();
    let cell = |share: Option<f64>| share.map_or(Cell::Missing, |share| Cell::Share(share, 1));
    [
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
