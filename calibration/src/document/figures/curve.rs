//! An answer along one dimension.

use kuva::plot::{BandPlot, LinePlot};
use kuva::render::annotations::ReferenceLine;
use kuva::render::layout::Layout;
use kuva::render::plots::Plot;

use super::canvas::{
    BLUE, GREEN, GREY, HIGH, SIZE, WIDE, draw, draw_grid, layout, plain, whole_step,
};
use super::{Axes, Figure};
use crate::share::Share;

/// Panels beside each other.
const COLUMNS: usize = 2;
/// Height of a panel, px.
const PANEL: f64 = 250.0;
/// Room above and below the intervals, as a share of their span.
const ROOM: f64 = 0.06;

/// A curve with its band.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The points, by rising abscissa.
    pub points: Vec<CurvePoint>,
    /// Whether abscissas are whole numbers, with no ticks between them.
    pub is_whole: bool,
    /// The present design, marked by a line, with its words.
    pub nominal: Option<(f64, String)>,
    /// What is wanted, marked by a level line, with its words.
    pub wanted: Option<(f64, String)>,
    /// Ends of the vertical axis, so that curves can be compared; around the intervals if left out.
    pub span: Option<(f64, f64)>,
}

/// A point of a curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// Abscissa.
    pub x: f64,
    /// Value.
    pub y: f64,
    /// Lower end of the value's interval.
    pub low: f64,
    /// Upper end of the value's interval.
    pub high: f64,
}

impl CurvePoint {
    /// A share at `x` with its Wilson interval, in percent.
    #[must_use]
    pub fn percent(x: f64, share: Share) -> Self {
        let value = share.value().unwrap_or_default();
        let (low, high) = share.wilson95().unwrap_or((value, value));
        let [y, low, high] = [value, low, high].map(|share| 100.0 * share);
        Self { x, y, low, high }
    }
}

/// A line in its band.
#[must_use]
pub fn curve(curve: &Curve, axes: &Axes) -> Figure {
    let (plots, layout) = panel(curve, axes, WIDE);
    draw(plots, layout, &axes.alt)
}

/// Curves with the names of their abscissas, two beside each other, all on one scale.
#[must_use]
pub fn curves(curves: &[(String, Curve)], axes: &Axes) -> Figure {
    let span = span(curves.iter().flat_map(|(_, curve)| &curve.points));
    let panels = curves.iter().map(|(name, curve)| {
        let curve = Curve {
            span,
            ..curve.clone()
        };
        let x = name.clone();
        panel(&curve, &Axes { x, ..axes.clone() }, HIGH)
    });
    let size = (SIZE.0 / COLUMNS as f64, PANEL);
    draw_grid(panels.collect(), COLUMNS, size, &axes.alt)
}

/// Ends of an axis that shows all intervals; none of no points.
fn span<'a>(points: impl Iterator<Item = &'a CurvePoint>) -> Option<(f64, f64)> {
    let ends = points.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), point| {
        (low.min(point.low), high.max(point.high))
    });
    let room = ROOM * (ends.1 - ends.0).max(f64::MIN_POSITIVE);
    ends.0.is_finite().then_some((ends.0 - room, ends.1 + room))
}

fn panel(curve: &Curve, axes: &Axes, most_ticks: f64) -> (Vec<Plot>, Layout) {
    let of = |value: fn(&CurvePoint) -> f64| curve.points.iter().map(value).collect::<Vec<_>>();
    let x = of(|point| point.x);
    let band = BandPlot::new(x.clone(), of(|point| point.low), of(|point| point.high))
        .with_color(BLUE)
        .with_opacity(0.2);
    let line = LinePlot::new()
        .with_data(x.into_iter().zip(of(|point| point.y)))
        .with_color(BLUE)
        .with_stroke_width(2.5);
    let plots = vec![Plot::Band(band), Plot::Line(line)];
    let mut layout = layout(&plots, axes);
    if let Some((low, high)) = curve.span.or_else(|| span(curve.points.iter())) {
        layout = layout.with_y_axis_min(low).with_y_axis_max(high);
    }
    if let (Some(first), Some(last)) = (curve.points.first(), curve.points.last()) {
        layout = layout.with_x_axis_min(first.x).with_x_axis_max(last.x);
        if curve.is_whole {
            layout = layout.with_x_tick_step(whole_step(last.x - first.x, most_ticks));
        }
    }
    if let Some((at, words)) = &curve.nominal {
        let line = ReferenceLine::vertical(*at).with_color(GREY);
        layout = layout.with_reference_line(line.with_label(plain(words)));
    }
    if let Some((at, words)) = &curve.wanted {
        let line = ReferenceLine::horizontal(*at).with_color(GREEN);
        layout = layout.with_reference_line(line.with_label(plain(words)));
    }
    (plots, layout)
}
