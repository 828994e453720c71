//! Shares and counts over whole numbers.

use std::sync::Arc;

use kuva::plot::{Histogram, ScatterPlot};
use kuva::render::annotations::{ReferenceLine, ShadedRegion};
use kuva::render::layout::{Layout, TickFormat};
use kuva::render::plots::Plot;

use super::canvas::{BLUE, GREEN, GREY, SIZE, draw, draw_grid, layout, plain};
use super::{Axes, Figure};

/// Height of a tube's panel, px.
const PANEL: f64 = 230.0;
/// Room above the highest interval, as a share of it.
const ROOM: f64 = 1.08;

/// Dice to tip of one tube.
#[derive(Clone, Debug, PartialEq)]
pub struct DiceHistogram {
    /// The tube's name.
    pub tube: String,
    /// Number of dice, in any order, and lower end, value and upper end of the share of fills, %.
    pub shares: Vec<(u32, [f64; 3])>,
    /// The same of the fills that never tipped.
    pub never: [f64; 3],
}

/// The words of [`dice_histogram`] beside those of its axes.
#[derive(Clone, Copy, Debug)]
pub struct HistogramNames<'a> {
    /// The bar of the fills that never tipped.
    pub never: &'a str,
    /// The wanted band.
    pub band: &'a str,
}

/// One panel a tube, all on one scale, every bar with its interval, the wanted band from `band.0` to
/// `band.1` shaded.
#[must_use]
pub fn dice_histogram(
    tubes: &[DiceHistogram],
    band: (u32, u32),
    names: HistogramNames,
    axes: &Axes,
) -> Figure {
    let bars = tubes.iter().flat_map(|tube| &tube.shares);
    let dice = || bars.clone().map(|(dice, _)| *dice);
    let first = dice().chain([band.0]).min().unwrap_or(band.0);
    let last = dice().chain([band.1]).max().unwrap_or(band.1) + 1;
    let never = tubes.iter().map(|tube| tube.never[2]);
    let highest = bars.clone().map(|(_, share)| share[2]).chain(never);
    let panel = Panel {
        dice: (first.saturating_sub(1), last),
        band,
        names,
        axes,
        top: highest.fold(1.0, f64::max) * ROOM,
    };
    let panels = tubes.iter().map(|tube| panel.draw(tube));
    draw_grid(panels.collect(), 1, (SIZE.0, PANEL), &axes.alt)
}

/// What the panels have in common.
struct Panel<'a> {
    dice: (u32, u32),
    band: (u32, u32),
    names: HistogramNames<'a>,
    axes: &'a Axes,
    top: f64,
}

impl Panel<'_> {
    fn draw(&self, tube: &DiceHistogram) -> (Vec<Plot>, Layout) {
        let (first, last) = self.dice;
        // The bar after a gap at the end is that of the fills that never tipped.
        let never_at = last + 1;
        let share = |dice: u32| {
            let found = tube.shares.iter().find(|(at, _)| *at == dice);
            let share = found.map(|(_, share)| *share);
            share.or((dice == never_at).then_some(tube.never))
        };
        let heights = (first..=never_at).map(|dice| share(dice).map_or(0.0, |share| share[1]));
        let edges = (first..=never_at + 1).map(|dice| f64::from(dice) - 0.5);
        let bars = Histogram::from_bins(edges.collect(), heights.collect()).with_color(BLUE);
        let known = (first..=never_at).filter_map(|dice| Some((dice, share(dice)?)));
        let plots = vec![Plot::Histogram(bars), Plot::Scatter(whiskers(known))];
        let layout = self.layout(&plots, never_at).with_title(plain(&tube.tube));
        (plots, layout)
    }

    fn layout(&self, plots: &[Plot], never_at: u32) -> Layout {
        let never = plain(self.names.never);
        let ticks = move |at: f64| {
            let is_never = (at - f64::from(never_at)).abs() < 1e-6;
            if is_never {
                never.clone()
            } else {
                at.round().to_string()
            }
        };
        let (from, to) = (f64::from(self.band.0) - 0.5, f64::from(self.band.1) + 0.5);
        let wanted = ShadedRegion::vertical(from, to).with_color(GREEN);
        let edge = |at| ReferenceLine::vertical(at).with_color(GREEN);
        layout(plots, self.axes)
            .with_x_tick_step(1.0)
            .with_x_tick_format(TickFormat::Custom(Arc::new(ticks)))
            .with_x_axis_min(f64::from(self.dice.0) - 0.5)
            .with_x_axis_max(f64::from(never_at) + 0.5)
            .with_y_axis_min(0.0)
            .with_y_axis_max(self.top)
            .with_shaded_region(wanted.with_opacity(0.15))
            .with_reference_line(edge(from).with_label(plain(self.names.band)))
            .with_reference_line(edge(to))
    }
}

/// The intervals of bars.
fn whiskers(bars: impl Iterator<Item = (u32, [f64; 3])>) -> ScatterPlot {
    let (dice, shares): (Vec<u32>, Vec<[f64; 3]>) = bars.unzip();
    let points = dice.into_iter().zip(&shares);
    ScatterPlot::new()
        .with_data(points.map(|(dice, share)| (f64::from(dice), share[1])))
        .with_y_err_asymmetric(shares.iter().map(|[low, at, high]| (at - low, high - at)))
        .with_color("#1a1a1a")
        .with_size(1.5)
}

/// Counts of ranks, with the count that every rank has on average as a line.
#[must_use]
pub fn rank_histogram(counts: &[u64], axes: &Axes) -> Figure {
    let edges = (0..=counts.len()).map(|rank| rank as f64 + 0.5).collect();
    let bars = Histogram::from_bins(edges, counts.iter().map(|count| *count as f64).collect());
    let plots = vec![Plot::Histogram(bars.with_color(BLUE))];
    let even = counts.iter().sum::<u64>() as f64 / counts.len().max(1) as f64;
    let line = ReferenceLine::horizontal(even).with_color(GREY);
    let layout = layout(&plots, axes)
        .with_y_axis_min(0.0)
        .with_reference_line(line);
    draw(plots, layout, &axes.alt)
}
