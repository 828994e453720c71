//! The report of a tolerance analysis.

use kipp_game::cli::words::{Words, say};

use super::margin::Response;
use super::stack::Stack;
use crate::analysis::along;
use crate::document::figures::{Axes, Whisker, intervals};
use crate::document::{Cell, Level, Report, Section, Table, Verdict, rule_of_shares};
use crate::interval::Interval;
use crate::paired_share::PairedShare;
use crate::row::failed;
use crate::share::Share;
use crate::shown::percent;
use crate::study::{Study, band_said};

impl Stack {
    /// The report.
    #[must_use]
    pub fn report(&self, study: &Study, words: &Words) -> Report {
        let mut sections = vec![self.copies_section(words), self.torque_section(words)];
        sections.extend(along::section(&self.along, study, words));
        sections.extend(self.stacks.iter().map(|stack| self.section(stack, words)));
        Report {
            title: say!(words, "tolerance-title", name = &study.name),
            verdict: self.verdict(study, words),
            warnings: self.warnings(words),
            sections,
        }
    }

    /// How many copies tip in the band, what perfect parts would give, and what to tighten first.
    fn verdict(&self, study: &Study, words: &Words) -> Verdict {
        let interval = self.copies.in_band.wilson95().unwrap_or_default();
        let share = say!(
            words,
            "tolerance-verdict",
            share = with_interval(self.copies.in_band, words),
            perfect = percent(self.perfect.after().value().unwrap_or_default(), 2, words),
            band = band_said(self.band, words),
            fidelity = self.fidelity.said(words)
        );
        Verdict {
            level: Level::of_share(interval, study.goal.enough),
            sentence: format!("{share} {}", self.advice(words)),
            rule: rule_of_shares(study.goal.enough, words),
        }
    }

    /// The tolerance to tighten first, and whether another may gain as much.
    fn advice(&self, words: &Words) -> String {
        let Some(first) = self.tighten_first() else {
            return self.no_advice(words);
        };
        let key = match self.has_rival(first) {
            true => "tolerance-tighten-seems",
            false => "tolerance-tighten",
        };
        let after = self.halved[first].after().value().unwrap_or_default();
        say!(
            words,
            key,
            field = &self.parts[first].field,
            share = percent(after, 2, words)
        )
    }

    /// That no halved tolerance surely helps, and what moves the torque most.
    fn no_advice(&self, words: &Words) -> String {
        let none = say!(words, "tolerance-none-helps");
        let largest = self.largest().map(|(part, share)| {
            let (field, share) = (&part.field, percent(share, 0, words));
            say!(words, "tolerance-largest", field = field, share = share)
        });
        [Some(none), largest]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Where no gain is sure, the part that promises most.
    fn promise(&self, words: &Words) -> Option<String> {
        let most = self.promises_most()?;
        let change = self.halved[most];
        let interval = self.gain_interval(most);
        let [gain, from, to] =
            [change.gain(), interval.from, interval.to].map(|share| percent(share, 2, words));
        let field = &self.parts[most].field;
        Some(say!(
            words,
            "tolerance-promises",
            field = field,
            gain = gain,
            from = from,
            to = to
        ))
    }

    fn warnings(&self, words: &Words) -> Vec<String> {
        let mut warnings: Vec<String> = self.promise(words).into_iter().collect();
        let failed = failed(&self.copies.endings);
        if failed > 0 {
            warnings.push(say!(
                words,
                "tolerance-failed",
                failed = failed,
                of = self.copies.in_band.of
            ));
        }
        for stack in &self.stacks {
            let response = self.name(stack.response, words);
            match &stack.linear {
                Err(point) => warnings.push(say!(
                    words,
                    "tolerance-unanswered",
                    response = response,
                    point = self.point(point, words)
                )),
                Ok(linear) if linear.corners.are_surprising() => {
                    warnings.push(say!(words, "tolerance-bends", response = response));
                }
                Ok(_) => {}
            }
        }
        warnings
    }

    /// A point as "field = value" of every part.
    fn point(&self, point: &[f64], words: &Words) -> String {
        let pairs = self.parts.iter().zip(point);
        let named: Vec<String> = pairs
            .map(|(part, value)| format!("{} = {}", part.field, part.measured(*value, words)))
            .collect();
        named.join(", ")
    }

    pub(super) fn name(&self, response: Response, words: &Words) -> String {
        match response {
            Response::Holding => say!(
                words,
                "tolerance-holding",
                dice = self.band[0].saturating_sub(1)
            ),
            Response::Tipping => say!(words, "tolerance-tipping", dice = self.band[1]),
            Response::TorqueToTip => say!(words, "analysis-torque-to-tip"),
        }
    }

    /// What tighter tolerances would give.
    fn copies_section(&self, words: &Words) -> Section {
        let mut table = Table::new([
            ("tolerances", say!(words, "tolerance-which")),
            ("in_band", say!(words, "tolerance-share")),
            ("from", say!(words, "analysis-from")),
            ("to", say!(words, "analysis-to")),
            ("gain", say!(words, "tolerance-gain")),
            ("gain_from", say!(words, "analysis-from")),
            ("gain_to", say!(words, "analysis-to")),
        ]);
        let now = Cell::named("as_they_are", say!(words, "tolerance-now"));
        let mut drawn = vec![ends(now.said(words), self.copies.in_band)];
        let mut rows = vec![share_row(now, self.copies.in_band)];
        for (name, change, interval) in self.variants(words) {
            drawn.push(ends(name.said(words), change.after()));
            rows.push(change_row(name, change, interval));
        }
        table.rows = rows;
        let axes = Axes {
            alt: self.copies_alt(words),
            x: say!(words, "tolerance-share-percent"),
            y: say!(words, "tolerance-which"),
        };
        let now = self.copies.in_band.value().unwrap_or_default();
        Section {
            name: "tolerance-copies".to_owned(),
            title: say!(
                words,
                "tolerance-copies",
                copies = self.copies.in_band.of,
                band = band_said(self.band, words)
            ),
            text: vec![say!(
                words,
                "tolerance-copies-legend",
                parts = self.parts.len()
            )],
            figure: Some(intervals(&drawn, 100.0 * now, &axes)),
            table,
        }
    }

    /// Every variant with the interval of its gain: perfect parts, all halved, then one halved after
    /// the other by gain.
    fn variants(&self, words: &Words) -> Vec<(Cell, PairedShare, Interval)> {
        let alone = |key: &str, said: &str, change: PairedShare| {
            let name = Cell::named(key, words.text(said));
            (name, change, change.interval95())
        };
        let mut variants = vec![
            alone("perfect", "tolerance-perfect", self.perfect),
            alone("all_halved", "tolerance-all-halved", self.all_halved),
        ];
        variants.extend(self.ranking().into_iter().map(|at| {
            let field = &self.parts[at].field;
            let said = say!(words, "tolerance-halved", field = field);
            (
                Cell::named(format!("halved {field}"), said),
                self.halved[at],
                self.gain_interval(at),
            )
        }));
        variants
    }

    fn copies_alt(&self, words: &Words) -> String {
        let shares: Vec<String> = self
            .variants(words)
            .iter()
            .map(|(name, change, _)| {
                let share = change.after().value().unwrap_or_default();
                format!("{} {}", name.said(words), percent(share, 2, words))
            })
            .collect();
        say!(
            words,
            "tolerance-copies-alt",
            now = percent(self.copies.in_band.value().unwrap_or_default(), 2, words),
            shares = shares.join(", ")
        )
    }

    /// Spread of the torque to tip among the copies.
    fn torque_section(&self, words: &Words) -> Section {
        let mut table = Table::new([
            ("copies", say!(words, "tolerance-number")),
            ("mean_mnm", say!(words, "tolerance-mean")),
            ("sd_mnm", say!(words, "tolerance-sd")),
            ("q05_mnm", "5 %".to_owned()),
            ("q50_mnm", "50 %".to_owned()),
            ("q95_mnm", "95 %".to_owned()),
        ]);
        if let Some(torque) = self.copies.torque {
            let values = [
                torque.mean,
                torque.sd,
                torque.low,
                torque.median,
                torque.high,
            ];
            let mut row = vec![Cell::Count(torque.number)];
            row.extend(values.map(|value| Cell::Number(value, 3)));
            table.rows.push(row);
        }
        Section {
            name: "tolerance-torque".to_owned(),
            title: say!(words, "tolerance-torque"),
            text: Vec::new(),
            figure: None,
            table,
        }
    }
}

fn share_row(name: Cell, share: Share) -> Vec<Cell> {
    let (from, to) = share.wilson95().unwrap_or_default();
    vec![
        name,
        Cell::Share(share.value().unwrap_or_default(), 2),
        Cell::Share(from, 2),
        Cell::Share(to, 2),
        Cell::Missing,
        Cell::Missing,
        Cell::Missing,
    ]
}

fn change_row(name: Cell, change: PairedShare, interval: Interval) -> Vec<Cell> {
    let mut row = share_row(name, change.after());
    row.truncate(4);
    row.extend([change.gain(), interval.from, interval.to].map(|share| Cell::Share(share, 2)));
    row
}

/// A share with its Wilson interval, in percent.
fn ends(name: String, share: Share) -> Whisker {
    let (from, to) = share.wilson95().unwrap_or_default();
    Whisker {
        name,
        ends: [from, share.value().unwrap_or_default(), to].map(|share| 100.0 * share),
    }
}

/// A share with its Wilson interval.
fn with_interval(share: Share, words: &Words) -> String {
    let value = percent(share.value().unwrap_or_default(), 2, words);
    let (from, to) = share.wilson95().unwrap_or_default();
    let ends = [from, to].map(|end| percent(end, 2, words));
    format!("{value} ({}…{})", ends[0], ends[1])
}
