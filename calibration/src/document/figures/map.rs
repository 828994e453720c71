//! An answer over two dimensions.

use kuva::plot::{BandPlot, ColorMap, ContourPlot, LinePlot, MarkerShape, ScatterPlot};
use kuva::render::plots::Plot;

use super::canvas::{GREY, HIGH, ORANGE, WIDE, draw, layout, plain, whole_step};
use super::{Axes, Figure};

/// A field over a grid with the chosen design and its tolerance box.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// Abscissas of the columns, rising.
    pub x: Vec<f64>,
    /// Ordinates of the rows, rising.
    pub y: Vec<f64>,
    /// Values by row and column; none where nothing can be built.
    pub values: Vec<Vec<Option<f64>>>,
    /// Whether abscissas and ordinates are whole numbers, with no ticks between them.
    pub are_whole: [bool; 2],
    /// What the values are.
    pub scale: String,
    /// What a place without a value is called.
    pub missing: String,
    /// The chosen design, with its words.
    pub chosen: ((f64, f64), String),
    /// Half the width and height of its tolerance box: a line where a side is 0, nothing where both
    /// are.
    pub tolerance: (f64, f64),
    /// The name of the box.
    pub box_name: String,
}

/// Filled contours, the chosen design as a dot in its box, places without a value pale and crossed.
#[must_use]
pub fn map(map: &Map, axes: &Axes) -> Figure {
    let known = |row: &Vec<Option<f64>>| row.iter().map(|value| value.unwrap_or(0.0)).collect();
    let field = ContourPlot::new()
        .with_grid(
            map.values.iter().map(known).collect(),
            map.x.clone(),
            map.y.clone(),
        )
        .with_filled()
        .with_colormap(ColorMap::Cividis)
        .with_legend(plain(&map.scale));
    let ((x, y), words) = &map.chosen;
    let dot = ScatterPlot::new()
        .with_data([(*x, *y)])
        .with_color(ORANGE)
        .with_size(6.0)
        .with_legend(plain(words));
    let mut plots = vec![Plot::Contour(field)];
    plots.extend(missing(map));
    plots.extend(tolerance(map));
    plots.push(Plot::Scatter(dot));
    let mut layout = layout(&plots, axes);
    if let ([left, .., right], [low, .., high]) = (map.x.as_slice(), map.y.as_slice()) {
        layout = layout.with_x_axis_min(*left).with_x_axis_max(*right);
        layout = layout.with_y_axis_min(*low).with_y_axis_max(*high);
        if map.are_whole[0] {
            layout = layout.with_x_tick_step(whole_step(right - left, WIDE));
        }
        if map.are_whole[1] {
            layout = layout.with_y_tick_step(whole_step(high - low, HIGH));
        }
    }
    draw(plots, layout, &axes.alt)
}

/// The tolerance box, or the line that is left of it.
fn tolerance(map: &Map) -> Option<Plot> {
    let ((x, y), _) = map.chosen;
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
    (half_x > 0.0 || half_y > 0.0).then(|| Plot::Line(frame))
}

/// Pale cells with crosses where there is no value.
fn missing(map: &Map) -> Vec<Plot> {
    let rows = map.y.iter().zip(&map.values).enumerate();
    let places: Vec<(usize, usize)> = rows
        .flat_map(|(row, (_, values))| {
            let holes = values.iter().enumerate();
            let holes = holes.filter(|(_, value)| value.is_none());
            holes.map(move |(column, _)| (row, column))
        })
        .collect();
    let cell = |(row, column): &(usize, usize)| {
        let ((left, right), (low, high)) = (around(&map.x, *column), around(&map.y, *row));
        let cell = BandPlot::new([left, right], [low, low], [high, high]);
        Plot::Band(cell.with_color("#f4f4f4").with_opacity(1.0))
    };
    let mut plots: Vec<Plot> = places.iter().map(cell).collect();
    let crosses = places
        .iter()
        .map(|(row, column)| (map.x[*column], map.y[*row]));
    let crosses = ScatterPlot::new()
        .with_data(crosses)
        .with_color(GREY)
        .with_marker(MarkerShape::Cross)
        .with_size(4.0)
        .with_legend(plain(&map.missing));
    plots.extend((!places.is_empty()).then(|| Plot::Scatter(crosses)));
    plots
}

/// Half-way to the neighbours of a grid value, or the value itself at an end.
fn around(values: &[f64], at: usize) -> (f64, f64) {
    let half_way = |other: Option<&f64>| other.map_or(values[at], |it| (it + values[at]) / 2.0);
    let before = at.checked_sub(1).and_then(|before| values.get(before));
    (half_way(before), half_way(values.get(at + 1)))
}
