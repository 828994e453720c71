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
    let (x, y) = (widened(&map.x), widened(&map.y));
    let field = ContourPlot::new()
        .with_grid(coloured(map), x.clone(), y.clone())
        .with_filled()
        .with_colormap(ColorMap::Cividis)
        .with_legend(plain(&map.scale));
    let (chosen, words) = &map.chosen;
    let dot = ScatterPlot::new()
        .with_data([*chosen])
        .with_color(ORANGE)
        .with_size(6.0)
        .with_legend(plain(words));
    let mut plots = vec![Plot::Contour(field)];
    plots.extend(missing(map));
    plots.extend(tolerance(map));
    plots.push(Plot::Scatter(dot));
    let mut layout = layout(&plots, axes);
    if let ([left, .., right], [low, .., high]) = (x.as_slice(), y.as_slice()) {
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

/// Room on each side of a map, in parts of its range: marks at the frame are drawn whole.
const ROOM: f64 = 0.025;

/// Grid values with one more at each end, as far away as marks need.
fn widened(values: &[f64]) -> Vec<f64> {
    let [left, .., right] = values else {
        return values.to_vec();
    };
    let room = ROOM * (right - left);
    let inner = values.iter().copied();
    std::iter::once(left - room)
        .chain(inner)
        .chain([right + room])
        .collect()
}

/// Values for the colours of a widened map: where there is none that of the nearest place, so that no
/// slope is drawn to a place that has no value.
fn coloured(map: &Map) -> Vec<Vec<f64>> {
    let known = map.values.iter().enumerate().flat_map(|(row, values)| {
        let values = values.iter().enumerate();
        values.filter_map(move |(column, value)| value.map(|value| ((row, column), value)))
    });
    let known: Vec<((usize, usize), f64)> = known.collect();
    let nearest = |row: usize, column: usize| {
        let steps = |at: &(usize, usize)| at.0.abs_diff(row).pow(2) + at.1.abs_diff(column).pow(2);
        let nearest = known.iter().min_by_key(|(at, _)| steps(at));
        nearest.map_or(0.0, |(_, value)| *value)
    };
    let [rows, columns] = [map.y.len(), map.x.len()].map(with_ends);
    let row = |row: &usize| {
        columns
            .iter()
            .map(|column| nearest(*row, *column))
            .collect()
    };
    rows.iter().map(row).collect()
}

/// The places of so many grid values after [`widened`]: the ends twice.
fn with_ends(number: usize) -> Vec<usize> {
    let last = number.saturating_sub(1);
    let ends = usize::from(number > 1);
    let places = std::iter::repeat_n(0, ends).chain(0..number);
    places.chain(std::iter::repeat_n(last, ends)).collect()
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
        let (left, right) = around(&map.x, *column);
        let (low, high) = around(&map.y, *row);
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

/// Half-way to the neighbours of a grid value, or the end of the [`widened`] map.
fn around(values: &[f64], at: usize) -> (f64, f64) {
    let wide = widened(values);
    let half_way = |other: Option<&f64>, end: Option<&f64>| {
        let half_way = other.map(|it| (it + values[at]) / 2.0);
        half_way.or(end.copied()).unwrap_or(values[at])
    };
    let before = at.checked_sub(1).and_then(|before| values.get(before));
    (
        half_way(before, wide.first()),
        half_way(values.get(at + 1), wide.last()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_without_a_value_colours_no_other_and_is_drawn_whole() {
        let map = Map {
            x: vec![1.0, 2.0, 3.0],
            y: vec![5.0, 6.0],
            values: vec![
                vec![Some(94.0), Some(94.0), None],
                vec![Some(94.0), Some(94.0), None],
            ],
            are_whole: [true, true],
            scale: String::new(),
            missing: String::new(),
            chosen: ((1.0, 5.0), String::new()),
            tolerance: (0.0, 0.0),
            box_name: String::new(),
        };
        let colours = coloured(&map);
        assert_eq!((colours.len(), colours[0].len()), (4, 5));
        let all = colours.iter().flatten();
        assert!(all.copied().all(|colour| (colour - 94.0).abs() < 1e-12));
        assert_eq!(around(&map.x, 2), (2.5, 3.0 + 2.0 * ROOM));
        assert_eq!(around(&map.x, 0), (1.0 - 2.0 * ROOM, 1.5));
    }
}
