//! Shares and their intervals.

use kipp_calibration::share::Share;

/// Values from R's `prop.test(x, n, correct = FALSE)`, which is the score interval.
#[test]
fn wilson_interval_matches_published_values() {
    for (hits, of, from, to) in [
        (0, 10, 0.0, 0.277_533),
        (5, 10, 0.236_593, 0.763_407),
        (10, 10, 0.722_467, 1.0),
        (1, 100, 0.001_767, 0.054_486),
        (950, 1000, 0.934_693, 0.961_862),
    ] {
        let (low, high) = Share { hits, of }.wilson95().expect("there are trials");
        assert!((low - from).abs() < 1e-5, "{hits}/{of}: {low} for {from}");
        assert!((high - to).abs() < 1e-5, "{hits}/{of}: {high} for {to}");
    }
}

#[test]
fn no_trials_no_share() {
    assert_eq!(Share::default().value(), None);
    assert_eq!(Share::default().wilson95(), None);
}

#[test]
fn counting_adds_up() {
    let mut share = Share::default();
    share.count(true);
    share.count(false);
    share.add(2, 2);
    assert_eq!(share, Share { hits: 3, of: 4 });
    assert_eq!(share.value(), Some(0.75));
}
