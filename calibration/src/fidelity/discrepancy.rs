//! The discrepancy of the model in words, and whether the other fidelity would answer alike.

use kipp_game::cli::words::{Words, decimal, say};

use super::Fidelity;
use super::gap::{Gap, Mean};
use crate::design::Estimate;
use crate::document::{Cell, Level, Section, Table};
use crate::share::Share;
use crate::shown::percent;
use crate::study::Study;

/// Share of the variance that the fidelities must have in common for one to stand for the other
/// where inputs are ranked.
const ALIKE: f64 = 0.5;

/// What a verdict rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// The share of cases within the wanted band.
    Share(Estimate),
    /// The order of the inputs by what they do to the number of dice.
    Order,
    /// The simulated machine already.
    Machine,
}

impl Ground {
    /// A counted share; no cases say nothing.
    #[must_use]
    pub fn of(share: Share) -> Self {
        Self::Share(Estimate::of(share).unwrap_or_default())
    }
}

impl Gap {
    /// A warning where the other fidelity would come to another verdict: where the change from one
    /// to the other is sure and moves the share into another class, or where the dice to tip have
    /// little in common.
    #[must_use]
    pub fn doubt(&self, study: &Study, ground: Ground, words: &Words) -> Option<String> {
        let other = study.fidelity.other().said(words);
        match ground {
            Ground::Share(share) => {
                let (shift, interval) = self.shift(study.fidelity);
                let moved = |share: f64| (share + shift).clamp(0.0, 1.0);
                let is_sure = interval.from > 0.0 || interval.to < 0.0;
                let level = |interval| Level::of_share(interval, study.goal.enough);
                let ends = (share.from, share.to);
                let is_other = level((moved(ends.0), moved(ends.1))) != level(ends);
                let moved = moved(share.value);
                (is_sure && is_other).then(|| {
                    say!(
                        words,
                        "gap-other-verdict",
                        fidelity = other,
                        share = percent(moved, 1, words),
                        shift = signed_percent(shift, words),
                        from = signed_percent(interval.from, words),
                        to = signed_percent(interval.to, words)
                    )
                })
            }
            Ground::Order => {
                // Dice that never differ have no order to be doubted.
                let common = self.agreement?;
                (common < ALIKE).then(|| {
                    let common = percent(common, 0, words);
                    say!(words, "gap-other-order", fidelity = other, common = common)
                })
            }
            Ground::Machine => None,
        }
    }

    /// Both fidelities side by side.
    #[must_use]
    pub fn section(&self, study: &Study, words: &Words) -> Section {
        let mut table = Table::new([
            ("fidelity", words.text("origin-fidelity")),
            ("in_band", words.text("gap-share")),
            ("in_band_from", words.text("analysis-from")),
            ("in_band_to", words.text("analysis-to")),
            ("dice", words.text("gap-mean-dice")),
            ("dice_from", words.text("analysis-from")),
            ("dice_to", words.text("analysis-to")),
        ]);
        for (fidelity, dice) in [
            (Fidelity::Statics, self.statics_dice),
            (Fidelity::Machine, self.machine_dice),
        ] {
            let share = self.share(fidelity);
            let interval = share.wilson95();
            let shares = [
                share.value(),
                interval.map(|(from, _)| from),
                interval.map(|(_, to)| to),
            ];
            table.rows.push(row(fidelity.cell(words), shares, dice));
        }
        let (shift, interval) = self.shift(Fidelity::Statics);
        let shares = [shift, interval.from, interval.to].map(Some);
        let difference = Cell::named("machine_less_statics", words.text("gap-difference"));
        table.rows.push(row(difference, shares, self.more_dice));
        Section {
            name: "discrepancy".to_owned(),
            title: words.text("gap-title"),
            text: self.lines(study, words),
            figure: None,
            table,
        }
    }

    fn lines(&self, study: &Study, words: &Words) -> Vec<String> {
        let fills = self.fills.to_string();
        let Some(more) = self.more_dice else {
            return vec![say!(words, "sweep-gap-none", fills = fills)];
        };
        let number = |value: f64| decimal(value, 2, words);
        let mut lines = vec![say!(
            words,
            "gap-legend",
            fills = fills,
            mean = number(more.value),
            from = number(more.interval.from),
            to = number(more.interval.to),
            band = study.goal.band_said(words)
        )];
        lines.push(say!(
            words,
            "sweep-gap-spread",
            spread = self.spread(),
            unlike = self.unlike.to_string()
        ));
        lines.extend(self.agreement.map(|common| {
            let common = percent(common, 0, words);
            say!(words, "gap-common", common = common)
        }));
        lines
    }

    /// How many cases need how many more dice on the machine, such as "-1: 3, 0: 40, +1: 17".
    #[must_use]
    pub fn spread(&self) -> String {
        let spread = self.dice.iter().map(|(more, fills)| match more {
            0 => format!("0: {fills}"),
            more => format!("{more:+}: {fills}"),
        });
        spread.collect::<Vec<_>>().join(", ")
    }
}

fn row(name: Cell, shares: [Option<f64>; 3], dice: Option<Mean>) -> Vec<Cell> {
    let share = |share: Option<f64>| share.map_or(Cell::Missing, |share| Cell::Share(share, 1));
    let mut row = vec![name];
    row.extend(shares.map(share));
    let ends = dice.map(|dice| [dice.value, dice.interval.from, dice.interval.to]);
    row.extend([0, 1, 2].map(|at| Cell::finite(ends.map(|ends| ends[at]), 2)));
    row
}

/// A difference of shares in percent, with its sign.
fn signed_percent(share: f64, words: &Words) -> String {
    let sign = if share > 0.0 { "+" } else { "" };
    format!("{sign}{}", percent(share, 1, words))
}
