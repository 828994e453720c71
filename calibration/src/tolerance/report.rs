//! The report of a tolerance analysis.

use kipp_game::cli::words::{Words, decimal, say};

use super::copies::Change;
use super::linear::{Linear, Part};
use super::margin::Response;
use super::stack::{Stack, Stacked, Toleranced};
use crate::analysis::{Interval as Gain, along};
use crate::document::figures::{Axes, Effect, Interval, intervals, tornado};
use crate::document::{Cell, Level, Report, Section, Table, Verdict, rule_of_shares};
use crate::share::Share;
use crate::shown::{Shown, percent};
use crate::study::{Study, band_said};
use crate::unit::Unit;

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
        if self.copies.failed() > 0 {
            warnings.push(say!(
                words,
                "tolerance-failed",
                failed = self.copies.failed(),
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

    fn name(&self, response: Response, words: &Words) -> String {
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
    fn variants(&self, words: &Words) -> Vec<(Cell, Change, Gain)> {
        let alone = |key: &str, said: &str, change: Change| {
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

    /// Worst case and RSS of a response, and what every part adds.
    fn section(&self, stack: &Stacked, words: &Words) -> Section {
        let response = self.name(stack.response, words);
        let mut section = Section {
            name: format!("tolerance-{}", stack.response.name()),
            title: say!(words, "tolerance-stack", response = &response),
            text: Vec::new(),
            figure: None,
            table: Table::default(),
        };
        if section.name == "tolerance-torque-to-tip" {
            section.name = "tolerance-needed".to_owned();
        }
        if let Ok(linear) = &stack.linear {
            section.text = self.stack_text(stack.response, linear, words);
            section.figure = Some(self.tornado(&response, linear, words));
            section.table = self.stack_table(linear, words);
        }
        section
    }

    fn stack_text(&self, response: Response, linear: &Linear, words: &Words) -> Vec<String> {
        let number = |value: f64| decimal(value, 3, words);
        let reach = linear.corners.reach();
        let mut text = vec![say!(
            words,
            "tolerance-stack-text",
            nominal = number(linear.nominal),
            worst = number(linear.worst),
            rss = number(linear.rss),
            sd = number(linear.sd),
            from = number(reach.from),
            to = number(reach.to)
        )];
        if response.is_margin() {
            let key = match reach.from > 0.0 {
                true => "tolerance-stays-right",
                false => "tolerance-turns-wrong",
            };
            text.push(words.text(key));
        }
        text
    }

    fn tornado(&self, response: &str, linear: &Linear, words: &Words) -> crate::document::Figure {
        let ranked = || linear.ranking().into_iter();
        let effects: Vec<Effect> = ranked()
            .map(|at| Effect {
                name: self.parts[at].field.clone(),
                low: linear.parts[at].low,
                high: linear.parts[at].high,
            })
            .collect();
        let shares: Vec<String> = ranked()
            .map(|at| {
                let share = percent(linear.parts[at].share, 0, words);
                format!("{} {share}", self.parts[at].field)
            })
            .collect();
        let axes = Axes {
            alt: say!(
                words,
                "tolerance-tornado-alt",
                response = response,
                shares = shares.join(", ")
            ),
            x: say!(words, "tolerance-change"),
            y: say!(words, "tolerance-part"),
        };
        let limits = ["tolerance-lower", "tolerance-upper"].map(|key| words.text(key));
        tornado(&effects, (&limits[0], &limits[1]), &axes)
    }

    fn stack_table(&self, linear: &Linear, words: &Words) -> Table {
        let mut table = Table::new([
            ("part", say!(words, "tolerance-part")),
            ("nominal_si", say!(words, "tolerance-nominal")),
            ("plus_minus_si", say!(words, "tolerance-plus-minus")),
            ("low_mnm", say!(words, "tolerance-lower")),
            ("high_mnm", say!(words, "tolerance-upper")),
            ("share", say!(words, "tolerance-contribution")),
        ]);
        for at in linear.ranking() {
            let row = stack_row(&self.parts[at], linear.parts[at], words);
            table.rows.push(row);
        }
        table
    }
}

fn stack_row(part: &Toleranced, linear: Part, words: &Words) -> Vec<Cell> {
    vec![
        Cell::Text(part.field.clone()),
        part.cell(part.dimension.nominal, "", words),
        part.cell(part.dimension.plus_minus, "±", words),
        Cell::Number(linear.low, 3),
        Cell::Number(linear.high, 3),
        Cell::Share(linear.share, 1),
    ]
}

impl Toleranced {
    /// A value for people, and in the CSV file in SI units.
    fn cell(&self, value: f64, sign: &str, words: &Words) -> Cell {
        let said = format!("{sign}{}", self.measured(value, words));
        Cell::named(value.to_string(), said)
    }

    /// A value of the part in a unit that suits a cardboard machine.
    fn measured(&self, value: f64, words: &Words) -> String {
        let name = self.field.rsplit('.').next().unwrap_or(&self.field);
        let unit = Unit::of_name(name);
        let shown = match unit {
            Unit::Kilogram => Shown::of(unit).with_decimals(2),
            Unit::KilogramPerCubicMetre => Shown::of(unit).with_decimals(1),
            _ => Shown::of(unit),
        };
        shown.measured(value, words)
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

fn change_row(name: Cell, change: Change, interval: Gain) -> Vec<Cell> {
    let mut row = share_row(name, change.after());
    row.truncate(4);
    row.extend([change.gain(), interval.from, interval.to].map(|share| Cell::Share(share, 2)));
    row
}

/// A share with its Wilson interval, in percent.
fn ends(name: String, share: Share) -> Interval {
    let (from, to) = share.wilson95().unwrap_or_default();
    Interval {
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
