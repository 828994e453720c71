//! The share in the wanted band along each knob, from cases that were run anyway.

use kipp_game::cli::words::{Words, say};
use serde::{Deserialize, Serialize};

use super::factors::{Over, on_range};
use crate::document::figures::{Axes, Curve, CurvePoint, curves};
use crate::document::{Cell, Section, Table};
use crate::share::Share;
use crate::shown::{Shown, percent};
use crate::study::{Knob, Study};

/// Parts of equal probability that a knob's values are counted in.
const PARTS: u32 = 10;

/// The share in the band along one knob, whatever the other inputs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Along {
    /// Path of the field.
    pub field: String,
    /// Place of the knob in the study.
    place: usize,
    /// Inner ends of the parts, in SI units.
    edges: Vec<f64>,
    /// Sum of the values in each part, in SI units.
    sums: Vec<f64>,
    /// Cases of each part.
    shares: Vec<Share>,
}

impl Along {
    /// The knobs of a study that move, with parts of equal probability; values that are made in a few
    /// steps have a part each.
    #[must_use]
    pub fn knobs(study: &Study, over: Over) -> Vec<Self> {
        let knobs = study.knobs.iter().enumerate();
        let moving = knobs.filter(|(_, knob)| over.moves(knob));
        moving
            .map(|(place, knob)| {
                let edges = edges(knob, over);
                Self {
                    field: knob.field.path().to_owned(),
                    place,
                    sums: vec![0.0; edges.len() + 1],
                    shares: vec![Share::default(); edges.len() + 1],
                    edges,
                }
            })
            .collect()
    }

    /// Counts a case.
    ///
    /// # Panics
    /// If the point is of another study.
    pub fn count(&mut self, point: &[f64], is_in_band: bool) {
        let value = point[self.place];
        let part = self.edges.partition_point(|edge| *edge <= value);
        self.sums[part] += value;
        self.shares[part].count(is_in_band);
    }

    /// Mean value in SI units and share of each part that has cases.
    pub fn parts(&self) -> impl Iterator<Item = (f64, Share)> {
        let parts = self.sums.iter().zip(&self.shares);
        let counted = parts.filter(|(_, share)| share.of > 0);
        counted.map(|(sum, share)| (sum / share.of as f64, *share))
    }
}

/// Inner ends of the parts of a knob's values, rising.
fn edges(knob: &Knob, over: Over) -> Vec<f64> {
    let at = |place: f64| match (over, knob.tolerance) {
        (Over::Range, _) => on_range(knob, place),
        (Over::Tolerance, Some(tolerance)) => knob.nominal + tolerance.quantile(place),
        (Over::Tolerance, None) => knob.nominal,
    };
    let steps = knob.step.filter(|_| over == Over::Range);
    let steps = steps.map(|step| ((knob.to - knob.from) / step + 1e-9).floor());
    match (steps, knob.step) {
        (Some(steps), Some(step)) if steps < f64::from(2 * PARTS) => {
            let between = |number: u32| knob.from + step * (f64::from(number) - 0.5);
            (1..)
                .take_while(|number| f64::from(*number) <= steps)
                .map(between)
                .collect()
        }
        _ => (1..PARTS)
            .map(|part| at(f64::from(part) / f64::from(PARTS)))
            .collect(),
    }
}

/// The picture of all knobs on one scale; none if none moves.
#[must_use]
pub fn section(knobs: &[Along], study: &Study, words: &Words) -> Option<Section> {
    let mut table = Table::new([
        ("field", words.text("analysis-input")),
        ("value", words.text("along-value")),
        ("unit", words.text("along-unit")),
        ("cases", words.text("sweep-cases")),
        ("in_band", words.text("gap-share")),
        ("from", words.text("analysis-from")),
        ("to", words.text("analysis-to")),
    ]);
    let mut drawn = Vec::new();
    for along in knobs {
        let knob = &study.knobs[along.place];
        let shown = Shown::of(knob.field.unit());
        let mut points = Vec::new();
        for (value, share) in along.parts() {
            let (point, row) = part(&along.field, shown, value, share);
            points.push(point);
            table.rows.push(row);
        }
        let nominal = (shown.scaled(knob.nominal), words.text("along-nominal"));
        let curve = Curve {
            points,
            is_whole: knob.field.is_whole(),
            nominal: Some(nominal),
            wanted: None,
            span: None,
        };
        drawn.push((shown.titled(&along.field), curve));
    }
    let axes = Axes {
        alt: alt(knobs, words),
        x: String::new(),
        y: words.text("share-percent"),
    };
    let band = study.goal.band_said(words);
    (!drawn.is_empty()).then(|| Section {
        name: "in-band-along".to_owned(),
        title: say!(words, "along-title", band = band),
        text: vec![words.text("along-legend")],
        figure: Some(curves(&drawn, &axes)),
        table,
    })
}

fn part(field: &str, shown: Shown, value: f64, share: Share) -> (CurvePoint, Vec<Cell>) {
    let point = CurvePoint::percent(shown.scaled(value), share);
    let mut row = vec![
        Cell::Text(field.to_owned()),
        Cell::Number(point.x, shown.decimals()),
        Cell::Text(shown.symbol().to_owned()),
        Cell::Count(share.of),
    ];
    let shares = [point.y, point.low, point.high];
    row.extend(shares.map(|percent| Cell::Share(percent / 100.0, 1)));
    (point, row)
}

/// The least and the largest share of each knob in words.
fn alt(knobs: &[Along], words: &Words) -> String {
    let ends = |along: &Along| {
        let shares = || along.parts().filter_map(|(_, share)| share.value());
        let least = shares().fold(1.0, f64::min);
        let most = shares().fold(0.0, f64::max);
        let [least, most] = [least, most].map(|share| percent(share, 1, words));
        format!("{} {least}…{most}", along.field)
    };
    let shares = knobs.iter().map(ends).collect::<Vec<_>>().join(", ");
    say!(words, "along-alt", shares = shares)
}
