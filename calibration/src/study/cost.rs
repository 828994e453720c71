//! What a study will cost.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use kipp_game::cli::words::{Words, say};

use super::Study;
use crate::model::Model;

/// The time that a study's fills take, from a few that were made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Fills to be made.
    pub fills: u64,
    /// Threads that share them.
    pub threads: NonZeroUsize,
    /// Time for one fill on one thread.
    pub each: Duration,
}

/// Most fills that are made to measure, and the time after which they are enough.
const MOST_MEASURED: u32 = 300;
const LONGEST: Duration = Duration::from_millis(500);

impl Cost {
    /// Measures a few fills of the machine's own values.
    #[must_use]
    pub fn measure(study: &Study, threads: NonZeroUsize) -> Self {
        let model = Model::new(study, study.fidelity);
        let nominal = study.nominal();
        let begin = Instant::now();
        let mut made = 0;
        while made < MOST_MEASURED && (made == 0 || begin.elapsed() < LONGEST) {
            std::hint::black_box(model.evaluate(&nominal, u64::from(made)));
            made += 1;
        }
        Self {
            fills: study.cases.number,
            threads,
            each: begin.elapsed() / made,
        }
    }

    /// Time for all fills, s.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        let threads = (self.threads.get() as f64).min(self.fills as f64);
        self.each.as_secs_f64() * self.fills as f64 / threads
    }

    /// The cost in one line.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let time = duration(self.seconds(), words);
        say!(
            words,
            "study-cost",
            fills = self.fills,
            time = time,
            threads = self.threads.get()
        )
    }
}

/// About how long something takes.
fn duration(seconds: f64, words: &Words) -> String {
    const UNITS: [(&str, f64); 4] = [
        ("study-days", 86_400.0),
        ("study-hours", 3600.0),
        ("study-minutes", 60.0),
        ("study-seconds", 1.0),
    ];
    let large = UNITS.iter().find(|(_, size)| seconds >= 1.5 * size);
    let Some((key, size)) = large else {
        return say!(words, "study-a-second");
    };
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast from a float stops at the ends of the whole numbers"
    )]
    let count = (seconds / size).round() as u64;
    say!(words, key, count = count)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;
    use std::time::Duration;

    use kipp_game::cli::words::Language;

    use super::Cost;
    use crate::words::words;

    #[test]
    fn a_cost_is_said_in_the_unit_that_fits_it() {
        let said = |millis, fills, threads| {
            let cost = Cost {
                fills,
                threads: NonZeroUsize::new(threads).expect("some threads"),
                each: Duration::from_millis(millis),
            };
            cost.said(&words(Language::English))
        };
        for (millis, fills, threads, time) in [
            (1, 10, 1, "a second or less"),
            (50, 100, 2, "3 s"),
            (360, 1000, 2, "3 min on 2 threads"),
            (360, 1000, 1, "6 min on 1 thread"),
            (100, 1_000_000, 4, "7 h"),
            (1000, 1_000_000, 1, "12 days"),
            (3000, 1, 64, "3 s"),
        ] {
            let line = said(millis, fills, threads);
            assert!(line.contains(time), "{line}: {time}");
        }
    }
}
