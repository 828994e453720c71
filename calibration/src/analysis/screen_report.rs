//! The report of a screening.

use kipp_game::cli::words::{Words, decimal, say};

use super::factors::Over;
use super::morris::Effect;
use super::output::Output;
use super::said;
use super::screen::{Screen, Screened};
use crate::document::figures::{Axes, Dot, plane};
use crate::document::{Cell, Report, Section, Table};
use crate::study::Study;

impl Screen {
    /// The report.
    #[must_use]
    pub fn report(&self, study: &Study, words: &Words) -> Report {
        let warnings = [
            self.doubt(words),
            said::unlucky(&self.endings, words),
            said::still(&self.still, words),
        ];
        Report {
            title: say!(words, "screen-title", name = &study.name),
            verdict: self.verdict(words),
            warnings: warnings.into_iter().flatten().collect(),
            sections: self
                .outputs
                .iter()
                .map(|screened| self.section(screened, study, words))
                .collect(),
        }
    }

    fn section(&self, screened: &Screened, study: &Study, words: &Words) -> Section {
        let output = screened.output.said(&study.goal, words);
        let ranking = self.ranking(screened);
        let moving = (1..)
            .zip(&ranking)
            .filter(|(_, (_, effect))| effect.size > 0.0);
        let dots: Vec<Dot> = moving
            .map(|(number, (_, effect))| Dot {
                name: number.to_string(),
                x: effect.size,
                y: effect.sd,
            })
            .collect();
        let mut text = self.text(screened, words);
        if !dots.is_empty() {
            text.push(words.text("screen-numbers"));
            text.extend(self.undrawn(&ranking, words));
        }
        let axes = Axes {
            alt: self.alt(&output, &ranking, screened.output, words),
            x: say!(words, "screen-size"),
            y: say!(words, "screen-spread"),
        };
        Section {
            name: format!("screen-{}", screened.output.name()),
            title: say!(words, "screen-section", output = &output),
            text,
            figure: (!dots.is_empty()).then(|| plane(&dots, &axes)),
            table: self.table(screened, words),
        }
    }

    /// What the columns mean, and that steps are missing if they are.
    fn text(&self, screened: &Screened, words: &Words) -> Vec<String> {
        let has_all =
            |effect: &Option<Effect>| effect.is_some_and(|effect| effect.paths == self.paths);
        let is_whole = screened.effects.iter().all(has_all);
        let legend = say!(words, "screen-legend", over = self.over.key());
        let missing = (!is_whole).then(|| say!(words, "screen-missing"));
        [legend].into_iter().chain(missing).collect()
    }

    /// The inputs that the picture leaves out: all would lie at its corner.
    fn undrawn(&self, ranking: &[(usize, Effect)], words: &Words) -> Option<String> {
        let still = ranking.iter().filter(|(_, effect)| effect.size <= 0.0);
        let names: Vec<_> = still
            .map(|(input, _)| self.inputs[*input].said(words))
            .collect();
        let inputs = names.join(", ");
        (!inputs.is_empty()).then(|| say!(words, "screen-undrawn", inputs = inputs))
    }

    /// The ranking in words.
    fn alt(&self, output: &str, ranking: &[(usize, Effect)], of: Output, words: &Words) -> String {
        let named: Vec<String> = ranking
            .iter()
            .map(|(input, effect)| {
                let size = decimal(effect.size, of.decimals(), words);
                format!("{} {size}", self.inputs[*input].said(words))
            })
            .collect();
        let inputs = named.join(", ");
        say!(words, "screen-alt", output = output, inputs = inputs)
    }

    fn table(&self, screened: &Screened, words: &Words) -> Table {
        let mut table = Table::new([
            ("number", say!(words, "screen-number")),
            ("input", say!(words, "analysis-input")),
            ("mu_star", say!(words, "screen-size")),
            ("mu_star_from", say!(words, "analysis-from")),
            ("mu_star_to", say!(words, "analysis-to")),
            ("mu", say!(words, "screen-mean")),
            ("sigma", say!(words, "screen-spread")),
            ("paths", say!(words, "screen-paths")),
        ]);
        let decimals = screened.output.decimals();
        for (number, (input, effect)) in (1..).zip(self.ranking(screened)) {
            let name = [Cell::Count(number), self.inputs[input].cell(words)];
            table.rows.push(row(name, &effect, decimals, words));
        }
        for input in self.unjudged(screened) {
            let unjudged = Cell::named("", say!(words, "screen-not-judged"));
            let mut row = vec![Cell::Missing, self.inputs[input].cell(words), unjudged];
            row.resize(table.columns.len(), Cell::Missing);
            table.rows.push(row);
        }
        table
    }
}

/// A line of the table; what never changed is said in words.
fn row([number, name]: [Cell; 2], effect: &Effect, decimals: usize, words: &Words) -> Vec<Cell> {
    let interval = effect.size_interval;
    let size = match effect.size > 0.0 {
        true => Cell::Number(effect.size, decimals),
        false => Cell::named("0", say!(words, "screen-unchanged", paths = effect.paths)),
    };
    vec![
        number,
        name,
        size,
        Cell::finite(Some(interval.from), decimals),
        Cell::finite(Some(interval.to), decimals),
        Cell::finite(effect.mean, decimals),
        Cell::Number(effect.sd, decimals),
        Cell::Count(effect.paths as u64),
    ]
}

impl Over {
    /// How messages choose their words by it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Tolerance => "tolerance",
            Self::Range => "range",
        }
    }
}
