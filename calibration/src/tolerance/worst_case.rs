//! The sections of worst case and RSS.

use kipp_game::cli::words::{Words, decimal, say};

use super::linear::{Linear, Part};
use super::margin::Response;
use super::stack::{Stack, Stacked, Toleranced};
use crate::document::figures::{Axes, Effect, tornado};
use crate::document::{Cell, Figure, Section, Table};
use crate::shown::percent;

impl Stack {
    /// Worst case and RSS of a response, and what every part adds.
    pub(super) fn section(&self, stack: &Stacked, words: &Words) -> Section {
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

    fn tornado(&self, response: &str, linear: &Linear, words: &Words) -> Figure {
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
