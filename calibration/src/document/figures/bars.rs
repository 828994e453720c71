//! Bars that lie on their side: one a factor.

use kuva::plot::BarPlot;
use kuva::render::annotations::ReferenceLine;
use kuva::render::layout::TickFormat;
use kuva::render::plots::Plot;

use super::canvas::{BLACK, BLUE, GREY, ORANGE, SIZE, draw, layout, plain};
use super::{Axes, Figure};

/// What a factor at its lower and upper limit does to the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// The factor.
    pub name: String,
    /// Change of the answer with the factor at its lower limit.
    pub low: f64,
    /// Change of the answer with the factor at its upper limit.
    pub high: f64,
}

/// Bars to both sides of the nominal answer, in the order given, the first on top.
#[must_use]
pub fn tornado(effects: &[Effect], (low, high): (&str, &str), axes: &Axes) -> Figure {
    let rows: Vec<_> = effects
        .iter()
        .map(|effect| (effect.name.as_str(), [effect.low, effect.high]))
        .collect();
    let plots = vec![Plot::Bar(sideways(&rows, (low, high)))];
    let layout = layout(&plots, axes)
        .with_height(height(effects.len()))
        .with_reference_line(ReferenceLine::vertical(0.0).with_color(GREY));
    draw(plots, layout, &axes.alt)
}

/// The two indices of a factor with their intervals.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexPair {
    /// The factor.
    pub name: String,
    /// Lower end, value and upper end of the first index.
    pub first: [f64; 3],
    /// Lower end, value and upper end of the total index.
    pub total: [f64; 3],
}

/// A pair of bars for each factor, with whiskers from end to end of the intervals.
#[must_use]
pub fn twin_bars(pairs: &[IndexPair], (first, total): (&str, &str), axes: &Axes) -> Figure {
    let rows: Vec<_> = pairs
        .iter()
        .map(|pair| (pair.name.as_str(), [pair.first[1], pair.total[1]]))
        .collect();
    let whiskers = pairs.iter().rev().flat_map(|pair| {
        [pair.first, pair.total].map(|[low, value, high]| (value - low, high - value))
    });
    let bars = sideways(&rows, (first, total))
        .with_asymmetric_error(whiskers)
        .with_error_color(BLACK);
    let plots = vec![Plot::Bar(bars)];
    let layout = layout(&plots, axes)
        .with_height(height(pairs.len()))
        .with_x_tick_format(TickFormat::Auto);
    draw(plots, layout, &axes.alt)
}

fn sideways(rows: &[(&str, [f64; 2])], (first, second): (&str, &str)) -> BarPlot {
    let mut bars = BarPlot::new().with_horizontal(true).with_width(0.7);
    for (name, [one, other]) in rows.iter().rev() {
        bars = bars.with_group(plain(name), [(*one, BLUE), (*other, ORANGE)]);
    }
    bars.with_legend(vec![first, second])
}

/// Enough height for so many factors, px.
fn height(factors: usize) -> f64 {
    (120.0 + 44.0 * factors as f64).max(SIZE.1 / 2.0)
}
