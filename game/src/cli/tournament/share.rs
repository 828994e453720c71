//! How well a share of victories is known.

/// Standard normal quantile at 97.5 %, for two-sided 95 %.
const Z95: f64 = 1.959_963_984_540_054;

/// The 95 % score interval (Wilson, 1927) of a share of `wins` in `games`; everything without games.
/// A shared victory counts as its part. It varies less than a whole one, so that the interval is
/// rather too wide; so does the turning of the table, which evens out luck.
#[must_use]
pub fn wilson95(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let share = wins / games;
    let z2 = Z95 * Z95;
    let middle = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let spread = (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    let half = Z95 / (1.0 + z2 / games) * spread;
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::{Z95, wilson95};

    #[test]
    fn both_ends_are_where_the_observed_share_is_just_as_far_off_as_chance_allows() {
        for (wins, games) in [(7.0, 10.0), (150.5, 200.0), (1.0, 3.0)] {
            let (low, high) = wilson95(wins, games);
            assert!(low < wins / games && wins / games < high);
            for end in [low, high] {
                let off = (wins / games - end).abs();
                let chance = Z95 * (end * (1.0 - end) / games).sqrt();
                assert!((off - chance).abs() < 1e-12, "{wins} of {games}: {end}");
            }
        }
    }

    #[test]
    fn nobody_is_sure_after_few_games_and_no_share_leaves_its_bounds() {
        assert_eq!(wilson95(0.0, 0.0), (0.0, 1.0));
        let (low, high) = wilson95(3.0, 3.0);
        assert!(low < 0.5 && high > 1.0 - 1e-12 && high <= 1.0);
        let (low, high) = wilson95(0.0, 1000.0);
        assert!((0.0..1e-12).contains(&low) && high < 0.005);
    }
}
