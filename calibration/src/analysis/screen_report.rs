//! The report of a screening.

use kipp_game::cli::words::{Words, decimal, say};

use super::factors::{Factor, Over};
use super::morris::Effect;
use super::output::Output;
use super::said;
use super::screen::{Screen, Screened};
use crate::document::figures::{Axes, Dot, plane};
use crate::document::{Cell, Level, Report, Section, Table, Verdict};
use crate::study::Study;

/// Below this share of the largest effect an input hardly matters.
const HARDLY: f64 = 0.1;

impl Screen {
    /// The report.
    #[must_use]
    pub fn report(&self, study: &Study, words: &Words) -> Report {
        let warnings = [
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

    /// Which dimension moves dice to tip most, and whether that is sure.
    fn verdict(&self, words: &Words) -> Verdict {
        let ranking = self.outputs[0].ranking();
        let is_knob =
            |(input, _): &&(usize, Effect)| matches!(self.inputs[*input], Factor::Knob(_));
        let knobs: Vec<_> = ranking.iter().filter(is_knob).collect();
        let Some((first, effect)) = knobs.first().filter(|(_, effect)| effect.size > 0.0) else {
            let nothing = say!(
                words,
                "screen-nothing",
                cases = self.cases,
                fidelity = self.fidelity.said(words)
            );
            return verdict(Level::Bad, nothing, words);
        };
        // The second in rank may be known well, and the third badly.
        let rivals: Vec<String> = knobs[1..]
            .iter()
            .filter(|(_, rival)| rival.size_interval.to > effect.size_interval.from)
            .map(|rival| self.sized(rival, words))
            .collect();
        if rivals.is_empty() {
            return verdict(Level::Good, self.clear(&knobs, words), words);
        }
        let close = say!(
            words,
            "screen-close",
            one = self.sized(&(*first, *effect), words),
            others = rivals.join(", "),
            fidelity = self.fidelity.said(words)
        );
        verdict(Level::Caution, close, words)
    }

    /// An input and the dice by which it moves the tip.
    fn sized(&self, (input, effect): &(usize, Effect), words: &Words) -> String {
        let dice = decimal(effect.size, 2, words);
        format!("{} ({dice})", self.inputs[*input].said(words))
    }

    fn clear(&self, knobs: &[&(usize, Effect)], words: &Words) -> String {
        let (first, largest) = knobs.first().map_or((0, 0.0), |(at, it)| (*at, it.size));
        let hardly = knobs
            .iter()
            .filter(|(_, effect)| effect.size < HARDLY * largest);
        let hardly = hardly.count();
        let over = self.over.key();
        say!(
            words,
            "screen-clear",
            name = self.inputs[first].said(words),
            dice = decimal(largest, 2, words),
            over = over,
            fidelity = self.fidelity.said(words),
            hardly = hardly,
            of = knobs.len()
        )
    }

    fn section(&self, screened: &Screened, study: &Study, words: &Words) -> Section {
        let output = screened.output.said(&study.goal, words);
        let ranking = screened.ranking();
        let dots: Vec<Dot> = ranking
            .iter()
            .map(|(input, effect)| Dot {
                name: self.inputs[*input].said(words),
                x: effect.size,
                y: effect.sd,
            })
            .collect();
        let axes = Axes {
            alt: self.alt(&output, &ranking, screened.output, words),
            x: say!(words, "screen-size"),
            y: say!(words, "screen-spread"),
        };
        Section {
            name: format!("screen-{}", screened.output.name()),
            title: say!(words, "screen-section", output = &output),
            text: vec![say!(words, "screen-legend", over = self.over.key())],
            figure: (!dots.is_empty()).then(|| plane(&dots, &axes)),
            table: self.table(screened, words),
        }
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
            ("input", say!(words, "analysis-input")),
            ("mu_star", say!(words, "screen-size")),
            ("mu_star_from", say!(words, "analysis-from")),
            ("mu_star_to", say!(words, "analysis-to")),
            ("mu", say!(words, "screen-mean")),
            ("sigma", say!(words, "screen-spread")),
            ("paths", say!(words, "screen-paths")),
        ]);
        let decimals = screened.output.decimals();
        for (input, effect) in screened.ranking() {
            table.rows.push(vec![
                self.inputs[input].cell(words),
                Cell::Number(effect.size, decimals),
                Cell::finite(Some(effect.size_interval.from), decimals),
                Cell::finite(Some(effect.size_interval.to), decimals),
                Cell::finite(effect.mean, decimals),
                Cell::Number(effect.sd, decimals),
                Cell::Count(effect.paths as u64),
            ]);
        }
        table
    }
}

fn verdict(level: Level, sentence: String, words: &Words) -> Verdict {
    Verdict {
        level,
        sentence,
        rule: words.text("screen-rule"),
    }
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
