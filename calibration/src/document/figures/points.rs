//! Points with names, ends or a line through them.

use kuva::plot::{ForestPlot, LinePlot, MarkerShape, ScatterPlot};
use kuva::render::annotations::ReferenceLine;
use kuva::render::plots::Plot;

use super::canvas::{BLUE, GREY, ORANGE, SIZE, draw, layout, plain};
use super::{Axes, Figure};

/// A named point.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// Its name.
    pub name: String,
    /// Abscissa.
    pub x: f64,
    /// Ordinate.
    pub y: f64,
}

/// Named points on a plane.
#[must_use]
pub fn plane(dots: &[Dot], axes: &Axes) -> Figure {
    let points = ScatterPlot::new()
        .with_data(dots.iter().map(|dot| (dot.x, dot.y)))
        .with_labels(dots.iter().map(|dot| plain(&dot.name)))
        .with_repel_labels()
        .with_color(BLUE)
        .with_size(5.0);
    let plots = vec![Plot::Scatter(points)];
    let layout = layout(&plots, axes);
    draw(plots, layout, &axes.alt)
}

/// All designs as points and the best trade-offs as a line through crosses, with their names.
#[must_use]
pub fn front(
    designs: &[(f64, f64)],
    best: &[(f64, f64)],
    (all, front): (&str, &str),
    axes: &Axes,
) -> Figure {
    let cloud = ScatterPlot::new()
        .with_data(designs.iter().copied())
        .with_color(GREY)
        .with_size(3.0)
        .with_legend(plain(all));
    let line = LinePlot::new()
        .with_data(best.iter().copied())
        .with_color(ORANGE)
        .with_legend(plain(front));
    let crosses = ScatterPlot::new()
        .with_data(best.iter().copied())
        .with_color(ORANGE)
        .with_marker(MarkerShape::Cross)
        .with_size(6.0);
    let plots = vec![
        Plot::Scatter(cloud),
        Plot::Line(line),
        Plot::Scatter(crosses),
    ];
    let layout = layout(&plots, axes);
    draw(plots, layout, &axes.alt)
}

/// A value with the ends of its interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Whisker {
    /// What it is.
    pub name: String,
    /// Lower end, value, upper end.
    pub ends: [f64; 3],
}

/// Intervals under each other, with a line at `reference`.
#[must_use]
pub fn intervals(rows: &[Whisker], reference: f64, axes: &Axes) -> Figure {
    let mut forest = ForestPlot::new()
        .with_color(BLUE)
        .with_null_value(reference);
    for Whisker { name, ends } in rows {
        forest = forest.with_row(plain(name), ends[1], ends[0], ends[2]);
    }
    let plots = vec![Plot::Forest(forest)];
    let height = (120.0 + 36.0 * rows.len() as f64).max(SIZE.1 / 2.0);
    let layout = layout(&plots, axes).with_height(height);
    draw(plots, layout, &axes.alt)
}

/// Residuals of tips and, with crosses, of measured values; both named.
#[must_use]
pub fn residuals(
    tips: &[(f64, f64)],
    values: &[(f64, f64)],
    (of_tips, of_values): (&str, &str),
    axes: &Axes,
) -> Figure {
    let mut plots = vec![Plot::Scatter(
        ScatterPlot::new()
            .with_data(tips.iter().copied())
            .with_color(BLUE)
            .with_size(4.0)
            .with_legend(plain(of_tips)),
    )];
    if !values.is_empty() {
        let points = ScatterPlot::new()
            .with_data(values.iter().copied())
            .with_color(ORANGE)
            .with_marker(MarkerShape::Cross)
            .with_size(5.0)
            .with_legend(plain(of_values));
        plots.push(Plot::Scatter(points));
    }
    let zero = ReferenceLine::horizontal(0.0).with_color(GREY);
    let layout = layout(&plots, axes).with_reference_line(zero);
    draw(plots, layout, &axes.alt)
}
