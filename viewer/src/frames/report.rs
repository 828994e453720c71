//! What frames cost, in words and as JSON.

use std::time::Duration;

use kipp_game::cli::words::{Words, decimal, say};
use serde::Serialize;

use super::{Laps, Part};
use crate::platform;

/// What frames cost.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Frames that were measured.
    pub frames: usize,
    /// Dice on the table.
    pub dice: u16,
    /// Ticks of a frame.
    pub tick_ms: Spread,
    /// Poses of a frame.
    pub pose_ms: Spread,
    /// Panels of a frame.
    pub panels_ms: Spread,
    /// Gathering what is drawn.
    pub render_ms: Spread,
    /// A whole frame up to drawing.
    pub whole_ms: Spread,
    /// From the program's begin to the end of its first frame.
    pub first_picture_s: f64,
    /// Most memory that the program has had; `None` where the system does not say.
    pub peak_memory_mib: Option<u64>,
}

/// Half of all times are at most the first, 95 of 100 at most the second, all at most the last.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The time in the middle.
    pub p50: f64,
    /// Longer than most.
    pub p95: f64,
    /// The longest.
    pub max: f64,
}

impl Spread {
    /// The spread of times, in milliseconds; zero of none.
    #[must_use]
    pub fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            let time = times.get(place).copied().unwrap_or_default();
            1e3 * time.as_secs_f64()
        };
        Spread {
            p50: at(50),
            p95: at(95),
            max: at(100),
        }
    }
}

impl Report {
    /// The report on laps that began after the first picture.
    #[must_use]
    pub fn new(laps: &Laps, dice: u16, first_picture: Duration) -> Report {
        let spread = |part| Spread::of(laps.times(part));
        Report {
            frames: laps.frames(),
            dice,
            tick_ms: spread(Part::Tick),
            pose_ms: spread(Part::Pose),
            panels_ms: spread(Part::Panels),
            render_ms: spread(Part::Render),
            whole_ms: spread(Part::Whole),
            first_picture_s: first_picture.as_secs_f64(),
            peak_memory_mib: platform::peak_memory().map(|bytes| bytes >> 20),
        }
    }

    /// A table for people.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let title = say!(words, "frames-title", count = self.frames, dice = self.dice);
        let head = ["ms", "p50", "p95", "max"].map(str::to_owned);
        let mut lines = vec![title, row(&head)];
        lines.extend(self.parts().map(|(key, spread)| {
            let [half, most, worst] =
                [spread.p50, spread.p95, spread.max].map(|ms| decimal(ms, 2, words));
            row(&[words.text(key), half, most, worst])
        }));
        let seconds = decimal(self.first_picture_s, 2, words);
        lines.push(say!(words, "frames-first", seconds = seconds));
        if let Some(mebibytes) = self.peak_memory_mib {
            lines.push(say!(words, "frames-memory", mebibytes = mebibytes));
        }
        lines.join("\n") + "\n"
    }

    /// One JSON object on one line, the same in every language.
    ///
    /// # Errors
    /// Never for finite times.
    pub fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self).map(|json| json + "\n")
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, Spread)> {
        [
            ("frames-tick", self.tick_ms),
            ("frames-pose", self.pose_ms),
            ("frames-panels", self.panels_ms),
            ("frames-render", self.render_ms),
            ("frames-whole", self.whole_ms),
        ]
        .into_iter()
    }
}

fn row([name, half, most, worst]: &[String; 4]) -> String {
    format!("{name:<34}{half:>9}{most:>9}{worst:>9}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_of_times_in_whatever_order() {
        let times = (1..=200).rev().map(Duration::from_millis).collect();
        let spread = Spread::of(times);
        let is = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-9, "{found}");
        is(spread.p50, 101.0);
        is(spread.p95, 191.0);
        is(spread.max, 200.0);
        let one = Spread::of(vec![Duration::from_millis(7)]);
        for time in [one.p50, one.p95, one.max] {
            is(time, 7.0);
        }
        assert!(Spread::of(Vec::new()).max.abs() < f64::EPSILON);
    }
}
