//! Counts over whole numbers.

use std::sync::Arc;

use kuva::plot::Histogram;
use kuva::render::annotations::ShadedRegion;
use kuva::render::layout::{Layout, TickFormat};
use kuva::render::plots::Plot;

use super::canvas::{BLUE, GREEN, GREY, draw, draw_column, layout, plain};
use super::{Axes, Figure};

/// Dice to tip of one tube.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceHistogram {
    /// The tube's name.
    pub tube: String,
    /// Number of dice and of fills, in any order.
    pub fills: Vec<(u32, u64)>,
    /// Fills that never tipped.
    pub never: u64,
}

/// One panel a tube, the wanted band from `band.0` to `band.1` shaded; `never` names the bar of the
/// fills that never tipped.
#[must_use]
pub fn dice_histogram(
    tubes: &[DiceHistogram],
    band: (u32, u32),
    never: &str,
    axes: &Axes,
) -> Figure {
    let dice = || {
        tubes
            .iter()
            .flat_map(|tube| &tube.fills)
            .map(|(dice, _)| *dice)
    };
    let first = dice()
        .chain([band.0])
        .min()
        .unwrap_or(band.0)
        .saturating_sub(1);
    let last = dice().chain([band.1]).max().unwrap_or(band.1) + 1;
    let panels = tubes
        .iter()
        .map(|tube| panel(tube, (first, last), band, never, axes));
    draw_column(panels.collect(), 210.0, &axes.alt)
}

fn panel(
    tube: &DiceHistogram,
    (first, last): (u32, u32),
    band: (u32, u32),
    never: &str,
    axes: &Axes,
) -> (Vec<Plot>, Layout) {
    // The bar after a gap at the end is that of the fills that never tipped.
    let never_at = last + 1;
    let counts = (first..=never_at).map(|dice| {
        let fills = tube.fills.iter().find(|(at, _)| *at == dice);
        let never = if dice == never_at { tube.never } else { 0 };
        (fills.map_or(0, |(_, fills)| *fills) + never) as f64
    });
    let edges = (first..=never_at + 1).map(|dice| f64::from(dice) - 0.5);
    let bars = Histogram::from_bins(edges.collect(), counts.collect()).with_color(BLUE);
    let plots = vec![Plot::Histogram(bars)];
    let never = plain(never);
    let ticks = move |at: f64| {
        let is_never = (at - f64::from(never_at)).abs() < 1e-6;
        if is_never {
            never.clone()
        } else {
            at.round().to_string()
        }
    };
    let layout = layout(&plots, axes)
        .with_title(plain(&tube.tube))
        .with_x_tick_step(1.0)
        .with_x_tick_format(TickFormat::Custom(Arc::new(ticks)))
        .with_x_axis_min(f64::from(first) - 0.5)
        .with_x_axis_max(f64::from(never_at) + 0.5)
        .with_y_axis_min(0.0)
        .with_shaded_region(
            ShadedRegion::vertical(f64::from(band.0) - 0.5, f64::from(band.1) + 0.5)
                .with_color(GREEN)
                .with_opacity(0.15),
        );
    (plots, layout)
}

/// Counts of ranks, with the count that every rank has on average as a line.
#[must_use]
pub fn rank_histogram(counts: &[u64], axes: &Axes) -> Figure {
    let edges = (0..=counts.len()).map(|rank| rank as f64 + 0.5).collect();
    let bars = Histogram::from_bins(edges, counts.iter().map(|count| *count as f64).collect());
    let plots = vec![Plot::Histogram(bars.with_color(BLUE))];
    let even = counts.iter().sum::<u64>() as f64 / counts.len().max(1) as f64;
    let line = kuva::render::annotations::ReferenceLine::horizontal(even).with_color(GREY);
    let layout = layout(&plots, axes)
        .with_y_axis_min(0.0)
        .with_reference_line(line);
    draw(plots, layout, &axes.alt)
}
