//! The report of a design.

use kipp_game::cli::words::{Words, say};

use super::answer::{Answer, Confirmed, Neighbour};
use super::estimate::Estimate;
use super::front::is_as_good;
use super::judge::Score;
use super::table::{Aim, DesignTable};
use crate::document::{Cell, Level, Report, Section, Table, Verdict, rule_of_shares};
use crate::fidelity::Fidelity;
use crate::field::Field;
use crate::row::failed;
use crate::shown::{Shown, percent};
use crate::study::{Knob, Study};
use crate::unit::Unit;

/// Difference of the fidelities that is worth a warning, as a share of fills.
const APART: f64 = 0.05;

/// The report.
#[must_use]
pub fn report(answer: &Answer, study: &Study, table: &DesignTable, words: &Words) -> Report {
    let writer = Writer {
        answer,
        study,
        table,
        words,
    };
    let mut sections = vec![writer.values(), writer.outcomes()];
    sections.extend(
        answer
            .slices
            .iter()
            .enumerate()
            .map(|(at, slice)| writer.slice(at, slice)),
    );
    sections.extend(
        answer
            .surface
            .as_ref()
            .map(|surface| writer.surface(surface)),
    );
    sections.extend((!table.also.is_empty()).then(|| writer.trade_offs()));
    Report {
        title: say!(words, "design-title", name = &study.name),
        verdict: writer.verdict(),
        warnings: writer.warnings(),
        sections,
    }
}

/// A report in the making.
pub(super) struct Writer<'a> {
    pub(super) answer: &'a Answer,
    pub(super) study: &'a Study,
    pub(super) table: &'a DesignTable,
    pub(super) words: &'a Words,
}

impl Confirmed {
    /// What is nearest to the truth of all copies.
    fn truest(&self) -> &Score {
        self.machine.as_ref().unwrap_or(&self.searched)
    }
}

impl Writer<'_> {
    fn verdict(&self) -> Verdict {
        let words = self.words;
        if self.is_out_of_reach() {
            return Verdict {
                level: Level::Bad,
                sentence: self.out_of_reach(),
                rule: rule_of_shares(self.study.goal.enough, words),
            };
        }
        let (best, present) = (self.answer.best.truest(), self.answer.present.truest());
        let sentence = say!(
            words,
            "design-verdict",
            values = self.named_values(),
            share = best.in_band.said(words),
            band = self.study.goal.band_said(words),
            present = percent(present.in_band.value, 1, words),
            fidelity = self.truest_fidelity().said(words)
        );
        let level = self.level(best.in_band);
        let rule = rule_of_shares(self.study.goal.enough, words);
        match self.answer.best.searched.worst_decile {
            None => Verdict {
                level,
                sentence,
                rule,
            },
            Some(worst) => Verdict {
                level: level.worse(self.level(worst)),
                sentence: format!("{sentence} {}{}", self.worst_said(worst), self.unbuilt()),
                rule: format!("{rule} {}", words.text("verdict-rule-worse")),
            },
        }
    }

    /// What the worst copies do, by the fidelity of the search: only it makes fills enough for them.
    fn worst_said(&self, worst: Estimate) -> String {
        let present = self.answer.present.searched.worst_decile;
        say!(
            self.words,
            "design-verdict-worst",
            share = worst.said(self.words),
            present = percent(present.unwrap_or_default().value, 1, self.words),
            fidelity = self.study.fidelity.said(self.words)
        )
    }

    /// How many copies of the design cannot be built, if there are any.
    fn unbuilt(&self) -> String {
        let unbuilt = self.answer.best.searched.unbuilt;
        let share = Estimate::of(unbuilt).filter(|_| unbuilt.hits > 0);
        let said = |share: Estimate| {
            say!(
                self.words,
                "design-verdict-unbuilt",
                unbuilt = unbuilt.hits,
                builds = unbuilt.of,
                share = share.said(self.words)
            )
        };
        share.map_or_else(String::new, |share| format!(" {}", said(share)))
    }

    fn level(&self, share: Estimate) -> Level {
        Level::of_share((share.from, share.to), self.study.goal.enough)
    }

    /// The fidelity of [`Confirmed::truest`]: the machine wherever the search was confirmed on it.
    fn truest_fidelity(&self) -> Fidelity {
        match self.answer.best.machine {
            Some(_) => Fidelity::Machine,
            None => self.study.fidelity,
        }
    }

    pub(super) fn named_values(&self) -> String {
        let best = self.answer.knobs.iter().map(|change| change.best);
        self.named(&best.collect::<Vec<_>>())
    }

    /// Values of the free knobs with their names.
    pub(super) fn named(&self, values: &[f64]) -> String {
        let pairs = self.answer.knobs.iter().zip(values);
        let named = pairs.map(|(change, value)| self.named_value(&change.field, *value));
        named.collect::<Vec<_>>().join(", ")
    }

    fn named_value(&self, field: &str, value: f64) -> String {
        let value = self.shown(field).measured(value, self.words);
        format!("{field} = {value}")
    }

    fn warnings(&self) -> Vec<String> {
        let words = self.words;
        let mut warnings = Vec::new();
        let knobs = self.answer.knobs.iter();
        let is_found = !self.is_out_of_reach();
        for change in knobs.filter(|change| change.is_at_bound && is_found) {
            warnings.push(say!(words, "design-at-bound", field = &change.field));
        }
        if !self.answer.is_settled {
            warnings.push(say!(words, "design-incomplete", tried = self.answer.tried));
        }
        warnings.extend(self.cliff());
        warnings.extend(self.beaten());
        let best = &self.answer.best;
        if let Some(machine) = &best.machine {
            let [by_statics, by_machine] =
                [&best.searched, machine].map(|score| score.in_band.value);
            if (by_statics - by_machine).abs() > APART {
                warnings.push(say!(
                    words,
                    "design-apart",
                    statics = percent(by_statics, 1, words),
                    machine = percent(by_machine, 1, words)
                ));
            }
        }
        warnings.extend(self.upside_down());
        let (failed, of) = (failed(&best.truest().endings), best.truest().fills());
        if failed > 0 {
            warnings.push(say!(words, "design-failed", failed = failed, of = of));
        }
        warnings
    }

    /// That a step of one knob leads from enough to less, where it does.
    fn cliff(&self) -> Option<String> {
        let (enough, aim) = (self.study.goal.enough, self.table.aim);
        let Neighbour {
            field,
            value,
            share,
        } = self.answer.neighbour.as_ref()?;
        let is_cliff = self.answer.best.searched.value(aim) >= enough && share.value < enough;
        is_cliff.then(|| {
            say!(
                self.words,
                "design-cliff",
                values = self.named_value(field, *value),
                share = percent(share.value, 1, self.words)
            )
        })
    }

    /// That another design is better in one goal and worse in none, where it is.
    fn beaten(&self) -> Option<String> {
        let (designs, front) = (&self.answer.designs, &self.answer.front);
        let chosen = self.answer.chosen.filter(|_| self.is_beaten())?;
        let own = &designs[chosen].goals;
        let mut front = front.iter();
        let better = front.find(|place| is_as_good(&designs[**place].goals, own))?;
        let values = self.named(&designs[*better].values);
        (!self.table.also.is_empty()).then(|| say!(self.words, "design-beaten", values = values))
    }

    /// That the worst copies seem better than all, where they do: the two met different dice.
    fn upside_down(&self) -> Option<String> {
        let both = [&self.answer.present.searched, &self.answer.best.searched];
        let is_better = |score: &&Score| {
            let worst = score.worst_decile;
            worst.is_some_and(|worst| worst.value > score.in_band.value)
        };
        let words = self.words;
        both.iter()
            .any(is_better)
            .then(|| words.text("design-worst-better"))
    }

    /// The values of the free knobs.
    fn values(&self) -> Section {
        let words = self.words;
        let mut table = Table::new([
            ("field", say!(words, "design-field")),
            ("unit", say!(words, "design-unit")),
            ("present", say!(words, "design-present")),
            ("best", say!(words, "design-best")),
            ("from", say!(words, "design-from")),
            ("to", say!(words, "design-to")),
        ]);
        for change in &self.answer.knobs {
            let shown = self.shown(&change.field);
            let number = |value: f64| Cell::Number(stepped(shown, value), shown.decimals());
            table.rows.push(vec![
                Cell::Text(change.field.clone()),
                Cell::Text(shown.symbol().to_owned()),
                number(change.present),
                number(change.best),
                number(change.from),
                number(change.to),
            ]);
        }
        let mut text = vec![self.end_of_search()];
        text.extend((!self.is_out_of_reach()).then(|| self.plateau()));
        Section {
            name: "design-values".to_owned(),
            title: say!(words, "design-values"),
            text,
            figure: None,
            table,
        }
    }

    /// How many designs were tried, and why no more were.
    fn end_of_search(&self) -> String {
        let (words, answer) = (self.words, self.answer);
        let is_spent = answer.tried >= self.table.designs as usize;
        let key = match (answer.is_complete, answer.is_settled) {
            (true, _) => "design-all-tried",
            (false, false) => "design-some-tried",
            (false, true) if is_spent => "design-spent",
            (false, true) => "design-settled",
        };
        let tried = say!(words, key, tried = answer.tried);
        // Nothing is better than all.
        if answer.is_complete || !answer.is_settled || answer.plateau.peak >= 1.0 {
            return tried;
        }
        format!("{tried} {}", words.text("design-settled-elsewhere"))
    }

    /// How many designs are as good, and why this one was chosen.
    fn plateau(&self) -> String {
        let plateau = &self.answer.plateau;
        // Where every one of them has something untried, out of range or without a hit beside it, none is
        // their middle.
        let has_middle = plateau.steps > 1 || plateau.beside > 0.0;
        let key = match plateau.designs > 1 && !has_middle {
            true => "design-no-middle",
            false => "design-plateau",
        };
        let said = say!(
            self.words,
            key,
            designs = plateau.designs,
            peak = percent(plateau.peak, 1, self.words),
            steps = plateau.steps
        );
        // What was not tried or lies out of range counts as nothing, which is no worst of anything.
        if plateau.designs < 2 || plateau.beside <= 0.0 {
            return said;
        }
        let beside = percent(plateau.beside, 1, self.words);
        format!(
            "{said} {}",
            say!(self.words, "design-beside", beside = beside)
        )
    }

    /// Whether no design that was tried hit the band in a single fill.
    fn is_out_of_reach(&self) -> bool {
        self.answer.plateau.peak <= 0.0 && self.answer.best.truest().in_band.value <= 0.0
    }

    /// That the band cannot be reached, in plain words.
    fn out_of_reach(&self) -> String {
        say!(
            self.words,
            "design-out-of-reach",
            tried = self.answer.tried,
            band = self.study.goal.band_said(self.words),
            fidelity = self.study.fidelity.said(self.words)
        )
    }

    /// The machine as it is and as it shall be, on fresh dice.
    fn outcomes(&self) -> Section {
        let words = self.words;
        let mut columns = vec![
            ("design", say!(words, "design-which")),
            ("fidelity", say!(words, "design-by")),
            ("in_band", say!(words, "design-share")),
            ("from", say!(words, "analysis-from")),
            ("to", say!(words, "analysis-to")),
        ];
        let mut legend = vec![say!(words, "design-outcomes-legend")];
        if self.table.aim == Aim::WorstDecile {
            columns.push(("worst_decile", say!(words, "design-worst-decile")));
            columns.push(("worst_from", say!(words, "analysis-from")));
            columns.push(("worst_to", say!(words, "analysis-to")));
            columns.push(("unbuilt", say!(words, "design-unbuilt")));
            let (copies, builds) = (self.table.copies, self.answer.best.searched.unbuilt.of);
            legend.push(say!(words, "design-worst-legend", copies = copies));
            legend.extend((builds > 0).then(|| {
                say!(
                    words,
                    "design-builds-legend",
                    copies = copies,
                    builds = builds
                )
            }));
        }
        columns.push(("emptied", say!(words, "design-emptied")));
        columns.push(("alone", say!(words, "design-alone")));
        let mut table = Table::new(columns);
        for (key, name, confirmed) in [
            ("present", "design-present", &self.answer.present),
            ("best", "design-best", &self.answer.best),
        ] {
            let name = Cell::named(key, words.text(name));
            let searched = (&confirmed.searched, self.study.fidelity);
            let machine = confirmed.machine.iter();
            let machine = machine.map(|score| (score, Fidelity::Machine));
            let rows = std::iter::once(searched).chain(machine);
            let rows = rows.map(|(score, fidelity)| self.outcome_row(&name, fidelity, score));
            table.rows.extend(rows);
        }
        Section {
            name: "design-outcomes".to_owned(),
            title: say!(words, "design-outcomes"),
            text: legend,
            figure: None,
            table,
        }
    }

    fn outcome_row(&self, name: &Cell, fidelity: Fidelity, score: &Score) -> Vec<Cell> {
        let share = |share: Option<f64>| share.map_or(Cell::Missing, |share| Cell::Share(share, 1));
        let estimate = |it: Option<Estimate>| {
            let ends = it.map(|it| [it.value, it.from, it.to]);
            [0, 1, 2].map(|at| share(ends.map(|ends| ends[at])))
        };
        let mut row = vec![name.clone(), fidelity.cell(self.words)];
        row.extend(estimate(Some(score.in_band)));
        if self.table.aim == Aim::WorstDecile {
            row.extend(estimate(score.worst_decile));
            row.push(share(score.unbuilt.value()));
        }
        row.extend([score.emptied, score.alone].map(|it| share(it.value())));
        row
    }

    /// How the values of a free knob are shown; those that are all whole, as whole numbers.
    pub(super) fn shown(&self, path: &str) -> Shown {
        let field = Field::parse(path, &self.study.machine);
        let shown = Shown::of(field.map_or(Unit::One, |field| field.unit()));
        match self.is_whole(path) {
            true => shown.with_decimals(0),
            false => shown,
        }
    }

    /// Whether a free knob has whole values only, such as a number of plates.
    pub(super) fn is_whole(&self, path: &str) -> bool {
        let mut knobs = self.study.knobs.iter();
        let knob = knobs.find(|knob| knob.field.path() == path);
        let is_whole = |knob: &Knob| {
            let values = [Some(knob.from), Some(knob.nominal), knob.step];
            let mut values = values.iter();
            values.all(|value| value.is_some_and(|value| value.fract() == 0.0))
        };
        knob.is_some_and(is_whole)
    }
}

/// A value of a grid in the unit that people see: 86 mm, not 85.99999999999999 mm.
pub(super) fn stepped(shown: Shown, value: f64) -> f64 {
    (shown.scaled(value) * 1e9).round() / 1e9
}
