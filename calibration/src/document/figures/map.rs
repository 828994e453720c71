//! An answer over two dimensions.

use kuva::plot::{ColorMap, ContourPlot, LinePlot, ScatterPlot};
use kuva::render::plots::Plot;

use super::canvas::{ORANGE, draw, layout, plain};
use super::{Axes, Figure};

/// A field over a grid with the chosen design and its tolerance box.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// Abscissas of the columns, rising.
    pub x: Vec<f64>,
    /// Ordinates of the rows, rising.
    pub y: Vec<f64>,
    /// Values by row and column.
    pub values: Vec<Vec<f64>>,
    /// What the values are.
    pub scale: String,
    /// The chosen design, with its words.
    pub chosen: ((f64, f64), String),
    /// Half the width and height of its tolerance box; 0 where a side has no tolerance.
    pub tolerance: (f64, f64),
    /// The name of the box.
    pub box_name: String,
}

/// Filled contours, the chosen design as a dot in its box.
#[must_use]
pub fn map(map: &Map, axes: &Axes) -> Figure {
    let field = ContourPlot::new()
        .with_grid(map.values.clone(), map.x.clone(), map.y.clone())
        .with_filled()
        .with_colormap(ColorMap::Cividis)
        .with_legend(plain(&map.scale));
    let ((x, y), words) = &map.chosen;
    let (half_x, half_y) = map.tolerance;
    let corners = [
        (-1.0, -1.0),
        (1.0, -1.0),
        (1.0, 1.0),
        (-1.0, 1.0),
        (-1.0, -1.0),
    ];
    let outline = corners.map(|(right, up)| (x + right * half_x, y + up * half_y));
    let frame = LinePlot::new()
        .with_data(outline)
        .with_color(ORANGE)
        .with_stroke_width(2.0)
        .with_legend(plain(&map.box_name));
    let dot = ScatterPlot::new()
        .with_data([(*x, *y)])
        .with_color(ORANGE)
        .with_size(6.0)
        .with_legend(plain(words));
    let plots = vec![Plot::Contour(field), Plot::Line(frame), Plot::Scatter(dot)];
    let mut layout = layout(&plots, axes);
    if let ([left, .., right], [low, .., high]) = (map.x.as_slice(), map.y.as_slice()) {
        layout = layout.with_x_axis_min(*left).with_x_axis_max(*right);
        layout = layout.with_y_axis_min(*low).with_y_axis_max(*high);
    }
    draw(plots, layout, &axes.alt)
}
