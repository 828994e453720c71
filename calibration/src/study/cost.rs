//! What fills cost.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use kipp_game::cli::words::{Words, say};

use super::{Fills, Study};
use crate::fidelity::Fidelity;
use crate::model::Model;

/// Time for one fill on one thread, from a few that were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// In closed form.
    pub by_statics: Duration,
    /// On the simulated machine.
    pub simulated: Duration,
}

/// Most fills that are made to measure, and the time after which they are enough.
const MOST_MEASURED: u32 = 300;
const LONGEST: Duration = Duration::from_millis(300);

impl Price {
    /// Measures a few fills of the machine's own values.
    #[must_use]
    pub fn measure(study: &Study) -> Self {
        Self {
            by_statics: each(study, Fidelity::Statics),
            simulated: each(study, Fidelity::Machine),
        }
    }

    /// Time for fills that threads share, s.
    #[must_use]
    pub fn seconds(&self, fills: Fills, threads: NonZeroUsize) -> f64 {
        let time = |price: Duration, fills: u64| {
            let threads = (threads.get() as f64).min(fills as f64).max(1.0);
            price.as_secs_f64() * fills as f64 / threads
        };
        time(self.by_statics, fills.by_statics) + time(self.simulated, fills.simulated)
    }
}

fn each(study: &Study, fidelity: Fidelity) -> Duration {
    let model = Model::new(study, fidelity);
    let nominal = study.nominal();
    let begin = Instant::now();
    let mut made = 0;
    while made < MOST_MEASURED && (made == 0 || begin.elapsed() < LONGEST) {
        std::hint::black_box(model.evaluate(&nominal, u64::from(made)));
        made += 1;
    }
    begin.elapsed() / made
}

/// About how long something takes.
pub(super) fn duration(seconds: f64, words: &Words) -> String {
    const UNITS: [(&str, f64); 5] = [
        ("study-years", 365.25 * 86_400.0),
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

    use super::{Price, duration};
    use crate::study::Fills;
    use crate::words::words;

    #[test]
    fn a_cost_is_said_in_the_unit_that_fits_it() {
        let words = words(Language::English);
        for (millis, fills, threads, time) in [
            (1, 10, 1, "a second or less"),
            (50, 100, 2, "3 s"),
            (360, 1000, 2, "3 min"),
            (360, 1000, 1, "6 min"),
            (100, 1_000_000, 4, "7 h"),
            (1000, 1_000_000, 1, "12 days"),
            (1000, 1_000_000_000, 1, "32 years"),
            (3000, 1, 64, "3 s"),
        ] {
            let price = Price {
                by_statics: Duration::from_millis(millis),
                simulated: Duration::from_millis(2 * millis),
            };
            let threads = NonZeroUsize::new(threads).expect("some threads");
            let seconds = |by_statics, simulated| {
                let fills = Fills {
                    by_statics,
                    simulated,
                };
                price.seconds(fills, threads)
            };
            let said = duration(seconds(fills, 0), &words);
            assert!(said.contains(time), "{said}: {time}");
            let twice = 2.0 * seconds(fills, 0);
            assert!((seconds(0, fills) - twice).abs() < 1e-9 * twice);
        }
    }
}
