//! Points with names, ends or a line through them.

use kuva::plot::{ForestPlot, MarkerShape, ScatterPlot};
use kuva::render::annotations::ReferenceLine;
use kuva::render::layout::Layout;
use kuva::render::plots::Plot;

use super::canvas::{
    BLUE, GREEN, GREY, HIGH, ORANGE, SIZE, WIDE, draw, draw_grid, layout, plain, whole_step,
};
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

/// Designs by two goals, in percent.
#[derive(Clone, Debug, PartialEq)]
pub struct Front {
    /// Name of the goal that goes up.
    pub y: String,
    /// All designs.
    pub designs: Vec<(f64, f64)>,
    /// The best trade-offs.
    pub best: Vec<(f64, f64)>,
    /// The design that was chosen, if any.
    pub chosen: Vec<(f64, f64)>,
}

/// Height of a panel of designs, px.
const PANEL: f64 = 360.0;

/// All designs as points, the best trade-offs as crosses and the chosen design as a square, with their
/// names; a panel for each goal that goes up, all over the same one.
#[must_use]
pub fn front(fronts: &[Front], names: [&str; 3], axes: &Axes) -> Figure {
    let panels = fronts.iter().map(|front| {
        let y = front.y.clone();
        front_panel(front, names, &Axes { y, ..axes.clone() })
    });
    draw_grid(panels.collect(), 1, (SIZE.0, PANEL), &axes.alt)
}

fn front_panel(front: &Front, [all, best, chosen]: [&str; 3], axes: &Axes) -> (Vec<Plot>, Layout) {
    let points = |points: &[(f64, f64)], name: &str| {
        let points = ScatterPlot::new().with_data(points.iter().copied());
        points.with_legend(plain(name))
    };
    let cloud = points(&front.designs, all).with_color(GREY).with_size(3.0);
    let best = points(&front.best, best)
        .with_color(ORANGE)
        .with_marker(MarkerShape::Cross)
        .with_size(6.0);
    let chosen = points(&front.chosen, chosen)
        .with_color(GREEN)
        .with_marker(MarkerShape::Square)
        .with_size(7.0);
    let plots = Vec::from([chosen, cloud, best].map(Plot::Scatter));
    let ends = |of: fn(&(f64, f64)) -> f64| shares(front.designs.iter().map(of));
    let ((left, right), (low, high)) = (ends(|point| point.0), ends(|point| point.1));
    let layout = layout(&plots, axes)
        .with_legend_col_limit(plots.len())
        .with_x_axis_min(left)
        .with_x_axis_max(right)
        .with_x_tick_step(whole_step(right - left, WIDE))
        .with_y_axis_min(low)
        .with_y_axis_max(high)
        .with_y_tick_step(whole_step(high - low, HIGH));
    (plots, layout)
}

/// Ends of an axis around values in percent: with room for the whole of each sign, and less than a tick
/// beyond 0 and 100.
fn shares(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((100.0_f64, 0.0_f64), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    let room = (0.05 * (high - low)).max(0.9);
    (low - room, high + room)
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
