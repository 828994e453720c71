//! An answer along one dimension.

use kuva::plot::{BandPlot, LinePlot};
use kuva::render::annotations::ReferenceLine;
use kuva::render::plots::Plot;

use super::canvas::{BLUE, GREEN, GREY, draw, layout, plain};
use super::{Axes, Figure};

/// A curve with its band.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The points, by rising abscissa.
    pub points: Vec<CurvePoint>,
    /// The present design, marked by a line, with its words.
    pub nominal: Option<(f64, String)>,
    /// What is wanted, marked by a level line, with its words.
    pub wanted: Option<(f64, String)>,
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

/// A line in its band.
#[must_use]
pub fn curve(curve: &Curve, axes: &Axes) -> Figure {
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
    if let Some((at, words)) = &curve.nominal {
        let line = ReferenceLine::vertical(*at).with_color(GREY);
        layout = layout.with_reference_line(line.with_label(plain(words)));
    }
    if let Some((at, words)) = &curve.wanted {
        let line = ReferenceLine::horizontal(*at).with_color(GREEN);
        layout = layout.with_reference_line(line.with_label(plain(words)));
    }
    draw(plots, layout, &axes.alt)
}
