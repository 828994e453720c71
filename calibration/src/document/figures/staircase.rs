//! The dice's moment, die by die, until it meets what holds the tube.

use kuva::plot::{BandPlot, LinePlot};
use kuva::render::plots::Plot;

use super::canvas::{BLUE, ORANGE, draw, layout, plain};
use super::{Axes, Figure};

/// The state after so many dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Dice in the tube.
    pub dice: u32,
    /// Low, middle and high moment of these dice.
    pub dice_moment: [f64; 3],
    /// Low, middle and high moment that holds the tube with this load.
    pub holding_moment: [f64; 3],
}

/// Two lines in their bands; where they cross, the tube tips. `dice` and `holding` name them.
#[must_use]
pub fn staircase(steps: &[Step], (dice, holding): (&str, &str), axes: &Axes) -> Figure {
    let mut plots = Vec::new();
    series(&mut plots, steps, |step| step.dice_moment, BLUE, dice);
    series(
        &mut plots,
        steps,
        |step| step.holding_moment,
        ORANGE,
        holding,
    );
    let last = steps.last().map_or(1, |step| step.dice);
    let layout = layout(&plots, axes)
        .with_x_tick_step(1.0)
        .with_x_axis_min(0.5)
        .with_x_axis_max(f64::from(last) + 0.5);
    draw(plots, layout, &axes.alt)
}

/// Each step is drawn as wide as one die.
fn series(
    plots: &mut Vec<Plot>,
    steps: &[Step],
    moment: fn(&Step) -> [f64; 3],
    color: &str,
    name: &str,
) {
    let ends = |step: &Step| [-0.5, 0.5].map(|half| f64::from(step.dice) + half);
    let x: Vec<f64> = steps.iter().flat_map(ends).collect();
    let row = |part: usize| steps.iter().flat_map(move |step| [moment(step)[part]; 2]);
    let band = BandPlot::new(x.clone(), row(0), row(2)).with_color(color);
    plots.push(Plot::Band(band.with_opacity(0.2)));
    let line = LinePlot::new()
        .with_data(x.into_iter().zip(row(1)))
        .with_color(color)
        .with_stroke_width(2.5)
        .with_legend(plain(name));
    plots.push(Plot::Line(line));
}
