//! The report of a sensitivity analysis.

use kipp_game::cli::words::{Words, decimal, say};

use super::along;
use super::factors::Factor;
use super::leading::Leading;
use super::output::Output;
use super::said;
use super::sensitivity::{Answer, Moved, Refusal, Sensitivity, Split};
use super::sobol::{Index, Indices};
use crate::document::figures::{Axes, IndexPair, twin_bars};
use crate::document::{Cell, Level, Report, Section, Table, Verdict};
use crate::interval::Interval;
use crate::shown::percent;
use crate::study::Study;

/// Half width of an interval beyond which an index says little.
const WIDE: f64 = 0.1;

impl Sensitivity {
    /// The report.
    #[must_use]
    pub fn report(&self, study: &Study, words: &Words) -> Report {
        Report {
            title: say!(words, "sensitivity-title", name = &study.name),
            verdict: self.verdict(study, words),
            warnings: self.warnings(study, words),
            sections: self.sections(study, words),
        }
    }

    fn sections(&self, study: &Study, words: &Words) -> Vec<Section> {
        let moved = self.outputs.iter();
        moved
            .map(|moved| self.section(moved, study, words))
            .chain(along::section(&self.along, study, words))
            .collect()
    }

    /// Why the question itself, about dice to tip, has no answer: cases without a value.
    #[must_use]
    pub fn refusal(&self, study: &Study, words: &Words) -> Option<String> {
        let asked = &self.outputs[0];
        let is_refused = matches!(asked.answer, Answer::Refused(_));
        let sentence = asked.unanswered(study, words).filter(|_| is_refused)?;
        Some(study.refused(&sentence))
    }

    /// How much of dice to tip is dice mix and how much build, and which dimension matters most.
    fn verdict(&self, study: &Study, words: &Words) -> Verdict {
        let moved = &self.outputs[0];
        match &moved.answer {
            Answer::Indices { indices, split } => {
                let (sentence, is_decided) = self.shares(indices, *split, words);
                Verdict {
                    level: match split.adds_up && !is_wide(indices) && is_decided {
                        true => Level::Good,
                        false => Level::Caution,
                    },
                    sentence,
                    rule: words.text("sensitivity-rule"),
                }
            }
            Answer::Constant(_) | Answer::Refused(_) => Verdict {
                level: Level::Bad,
                sentence: moved.unanswered(study, words).unwrap_or_default(),
                rule: words.text("sensitivity-rule"),
            },
        }
    }

    /// Dice and build by their first indices: a total would count what they do together once for each.
    /// And whether one dimension surely matters most.
    fn shares(&self, indices: &Indices, split: Split, words: &Words) -> (String, bool) {
        let share = |share: f64| percent(share.clamp(0.0, 1.0), 0, words);
        let split = say!(
            words,
            "sensitivity-verdict",
            over = self.over.key(),
            fidelity = self.fidelity.said(words),
            mix = share(split.dice_mix),
            build = share(split.build),
            together = share(split.together)
        );
        let (first, is_decided) = self.first(indices, words);
        (format!("{split} {first}"), is_decided)
    }

    /// The dimension that matters most, by its total: one that acts only together with others matters
    /// too. And whether it surely does.
    fn first(&self, indices: &Indices, words: &Words) -> (String, bool) {
        let knobs: Vec<(String, Index)> = self.knobs(indices, words).collect();
        let totals = knobs.iter().map(|(_, it)| (it.total, it.total_interval));
        let share = |at: usize| percent(knobs[at].1.total.clamp(0.0, 1.0), 0, words);
        match Leading::of(&totals.collect::<Vec<_>>()) {
            Leading::Clear(at) => {
                let (knob, share) = (&knobs[at].0, share(at));
                let first = say!(words, "sensitivity-first-knob", knob = knob, share = share);
                (first, true)
            }
            Leading::Close(at, rivals) => {
                let rivals = rivals.iter().map(|rival| knobs[*rival].0.as_str());
                let close = say!(
                    words,
                    "sensitivity-close-knobs",
                    knob = &knobs[at].0,
                    share = share(at),
                    others = rivals.collect::<Vec<_>>().join(", ")
                );
                (close, false)
            }
            Leading::Unknown | Leading::Nothing => {
                let rows = self.rows;
                (say!(words, "sensitivity-no-first", rows = rows), false)
            }
        }
    }

    /// The dimensions with their indices.
    fn knobs(&self, indices: &Indices, words: &Words) -> impl Iterator<Item = (String, Index)> {
        let inputs = self.inputs.iter().zip(&indices.inputs);
        let knobs = inputs.filter(|(factor, _)| matches!(factor, Factor::Knob(_)));
        knobs.map(|(factor, index)| (factor.said(words), *index))
    }

    fn warnings(&self, study: &Study, words: &Words) -> Vec<String> {
        let mut warnings = Vec::new();
        for moved in &self.outputs {
            let output = moved.output.said(&study.goal, words);
            if moved.output != Output::DiceToTip {
                warnings.extend(moved.unanswered(study, words));
            }
            if let Answer::Indices { indices, split } = &moved.answer {
                if !split.adds_up {
                    warnings.push(say!(words, "sensitivity-not-adding", output = &output));
                }
                if is_wide(indices) {
                    warnings.push(say!(words, "sensitivity-wide", output = &output));
                }
            }
        }
        let imputed = self
            .never_tips_as
            .map(|dice| say!(words, "sensitivity-imputed", dice = dice));
        warnings.extend(said::unlucky(&self.endings, words));
        warnings.extend(imputed);
        warnings.extend(said::still(&self.still, words));
        warnings
    }

    fn section(&self, moved: &Moved, study: &Study, words: &Words) -> Section {
        let output = moved.output.said(&study.goal, words);
        let name = format!("sensitivity-{}", moved.output.name());
        let title = say!(words, "sensitivity-section", output = &output);
        let Answer::Indices { indices, split } = &moved.answer else {
            return Section {
                name,
                title,
                text: moved.unanswered(study, words).into_iter().collect(),
                figure: None,
                table: Table::default(),
            };
        };
        let rows = self.rows(indices, words);
        let axes = Axes {
            alt: alt(&output, &rows, words),
            x: say!(words, "sensitivity-axis"),
            y: say!(words, "analysis-input"),
        };
        let pairs: Vec<IndexPair> = rows.iter().map(|row| pair(row, words)).collect();
        let legend = ["sensitivity-first", "sensitivity-total"].map(|key| words.text(key));
        Section {
            name,
            title,
            text: self.text(moved.output, indices, *split, words),
            figure: Some(twin_bars(&pairs, (&legend[0], &legend[1]), &axes)),
            table: table(&rows, words),
        }
    }

    fn text(&self, output: Output, indices: &Indices, split: Split, words: &Words) -> Vec<String> {
        let decimals = output.decimals();
        let share = |value: f64, interval: Interval| {
            let ends = [interval.from, interval.to].map(|end| percent(end, 1, words));
            format!("{} ({}…{})", percent(value, 1, words), ends[0], ends[1])
        };
        let mut text = vec![
            say!(
                words,
                "sensitivity-mean",
                mean = decimal(indices.mean, decimals, words),
                sd = decimal(indices.variance.sqrt(), decimals, words)
            ),
            say!(
                words,
                "sensitivity-split",
                over = self.over.key(),
                mix = share(split.dice_mix, split.dice_mix_interval),
                build = share(split.build, split.build_interval),
                together = percent(split.together.clamp(0.0, 1.0), 1, words)
            ),
        ];
        if let Some(hand) = split.hand {
            let hand = percent(hand, 1, words);
            text.push(say!(words, "sensitivity-hand", hand = hand));
        }
        text.push(say!(
            words,
            "sensitivity-sum",
            sum = share(indices.sum_first, indices.sum_first_interval)
        ));
        text.extend(has_missed(indices, split).then(|| say!(words, "sensitivity-missed")));
        text
    }

    /// Inputs by their total, the largest first, then all dimensions as one.
    fn rows(&self, indices: &Indices, words: &Words) -> Vec<(Cell, Index)> {
        let named = self.inputs.iter().zip(&indices.inputs);
        let mut rows: Vec<_> = named
            .map(|(factor, index)| (factor.cell(words), *index))
            .collect();
        rows.sort_by(|one, two| two.1.total.total_cmp(&one.1.total));
        let all = say!(words, "sensitivity-all", over = self.over.key());
        rows.push((Cell::named("all_knobs", all), indices.knobs));
        rows
    }
}

fn is_wide(indices: &Indices) -> bool {
    let mut inputs = indices.inputs.iter();
    inputs.any(|index| {
        index.first_interval.half_width() > WIDE || index.total_interval.half_width() > WIDE
    })
}

/// Whether a number is below 0 or above 1, which no share can be.
fn has_missed(indices: &Indices, split: Split) -> bool {
    let all = indices.inputs.iter().chain([&indices.knobs]);
    let shares = all.flat_map(|index| {
        let pairs = [
            (index.first, index.first_interval),
            (index.total, index.total_interval),
        ];
        pairs.map(|(share, interval)| [share, interval.from, interval.to])
    });
    let sum = indices.sum_first_interval;
    let sums = [split.together, indices.sum_first, sum.from, sum.to];
    let mut shares = shares.flatten().chain(sums);
    shares.any(|share| !(0.0..=1.0).contains(&share))
}

/// The bars of an input, in percent.
fn pair((name, index): &(Cell, Index), words: &Words) -> IndexPair {
    let ends = |value: f64, interval: Interval| {
        let ends = [interval.from.min(value), value, interval.to.max(value)];
        ends.map(|share| 100.0 * share)
    };
    IndexPair {
        name: name.said(words),
        first: ends(index.first, index.first_interval),
        total: ends(index.total, index.total_interval),
    }
}

fn alt(output: &str, rows: &[(Cell, Index)], words: &Words) -> String {
    let named: Vec<String> = rows
        .iter()
        .map(|(name, index)| format!("{} {}", name.said(words), percent(index.total, 0, words)))
        .collect();
    let inputs = named.join(", ");
    say!(words, "sensitivity-alt", output = output, inputs = inputs)
}

fn table(rows: &[(Cell, Index)], words: &Words) -> Table {
    let mut table = Table::new([
        ("input", say!(words, "analysis-input")),
        ("first", say!(words, "sensitivity-first")),
        ("first_from", say!(words, "analysis-from")),
        ("first_to", say!(words, "analysis-to")),
        ("total", say!(words, "sensitivity-total")),
        ("total_from", say!(words, "analysis-from")),
        ("total_to", say!(words, "analysis-to")),
    ]);
    let share = |value: f64| match value.is_finite() {
        true => Cell::Share(value, 1),
        false => Cell::Missing,
    };
    for (name, index) in rows {
        table.rows.push(vec![
            name.clone(),
            share(index.first),
            share(index.first_interval.from),
            share(index.first_interval.to),
            share(index.total),
            share(index.total_interval.from),
            share(index.total_interval.to),
        ]);
    }
    table
}

impl Moved {
    /// Why there are no indices, if there are none.
    #[must_use]
    pub fn unanswered(&self, study: &Study, words: &Words) -> Option<String> {
        let output = self.output.said(&study.goal, words);
        match &self.answer {
            Answer::Indices { .. } => None,
            Answer::Constant(value) => {
                let value = decimal(*value, self.output.decimals(), words);
                let constant = say!(
                    words,
                    "sensitivity-constant",
                    output = output,
                    value = value
                );
                Some(constant)
            }
            Answer::Refused(refusal) => Some(refusal.said(self.output, &output, words)),
        }
    }
}

impl Refusal {
    fn said(&self, output: Output, name: &str, words: &Words) -> String {
        let named: Vec<String> = self
            .first
            .iter()
            .map(|(case, status)| format!("{case}: {}", status.said(words)))
            .collect();
        let more = if self.missing > self.first.len() as u64 {
            ", …"
        } else {
            ""
        };
        let cases = format!("{}{more}", named.join(", "));
        // To count them as dice helps only where nothing else is missing.
        let is_counted = output == Output::DiceToTip && self.never_tipped == self.missing;
        let key = match is_counted {
            true => "sensitivity-refused-dice",
            false => "sensitivity-refused",
        };
        say!(
            words,
            key,
            output = name,
            missing = self.missing,
            of = self.of,
            cases = cases
        )
    }
}
