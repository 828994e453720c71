//! Tolerance stacks are those of linear machines, whose answers are known.

use kipp_calibration::document::Cell;
use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::paired_share::PairedShare;
use kipp_calibration::row::Status;
use kipp_calibration::share::Share;
use kipp_calibration::stream::{Purpose, Stream};
use kipp_calibration::study::{Study, StudyFile, ToleranceKind};
use kipp_calibration::tolerance::copies::Counter;
use kipp_calibration::tolerance::{BuiltCopy, Copies, Dimension, Linear, Stack, Toleranced};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;

const SLOPES: [f64; 3] = [2.0, -3.0, 0.5];

fn dimensions() -> [Dimension; 3] {
    [(10.0, 0.2), (4.0, 0.1), (-1.0, 0.4)].map(|(nominal, plus_minus)| Dimension {
        nominal,
        plus_minus,
        sd: plus_minus / 3_f64.sqrt(),
    })
}

fn line(point: &[f64]) -> f64 {
    point.iter().zip(SLOPES).map(|(at, slope)| at * slope).sum()
}

fn near(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-12
}

#[test]
fn a_linear_machine_has_its_closed_stack() {
    let found = Linear::of(&dimensions(), |point| Some(line(point))).unwrap();
    assert!(near(found.nominal, 20.0 - 12.0 - 0.5));
    for (part, slope) in found.parts.iter().zip(SLOPES) {
        assert!((part.slope - slope).abs() < 1e-10, "{part:?}");
        assert!(near(part.low, -part.high));
    }
    assert!(near(found.worst, 0.4 + 0.3 + 0.2));
    assert!(near(found.rss, (0.16_f64 + 0.09 + 0.04).sqrt()));
    assert!(near(found.sd, found.rss / 3_f64.sqrt()));
    assert!(near(found.corners.by_slope.from, found.nominal - 0.9));
    assert!(near(found.corners.by_slope.to, found.nominal + 0.9));
    assert!(!found.corners.are_surprising());
    assert_eq!(found.ranking(), [0, 1, 2]);
    let shares = [16.0, 9.0, 4.0].map(|square| square / 29.0);
    for (part, share) in found.parts.iter().zip(shares) {
        assert!(near(part.share, share), "{part:?}");
    }
}

/// Whatever the machine: RSS is at most the worst case, and shares are the whole.
#[test]
fn rss_is_at_most_the_worst_case_and_shares_are_the_whole() {
    for case in 0..200 {
        let mut stream = Stream::new(3, Purpose::Build, case);
        let mut around = |size: f64| (stream.unit() * 2.0 - 1.0) * size;
        let dimensions: Vec<Dimension> = (0..6)
            .map(|_| Dimension {
                nominal: around(5.0),
                plus_minus: around(1.0).abs(),
                sd: around(1.0).abs(),
            })
            .collect();
        let bends: Vec<f64> = (0..6).map(|_| around(2.0)).collect();
        let bent = |point: &[f64]| -> Option<f64> {
            let parts = point.iter().zip(&bends);
            Some(parts.map(|(at, bend)| bend * (at + 0.1 * at * at)).sum())
        };
        let found = Linear::of(&dimensions, bent).unwrap();
        assert!(found.rss <= found.worst, "{found:?}");
        let shares: f64 = found.parts.iter().map(|part| part.share).sum();
        assert!(near(shares, 1.0), "{shares}");
    }
}

#[test]
fn a_response_that_bends_shows_a_corner_that_slopes_miss() {
    let dimensions = [0.0, 0.0].map(|nominal| Dimension {
        nominal,
        plus_minus: 1.0,
        sd: 0.5,
    });
    let found = Linear::of(&dimensions, |at| Some(at[0] * at[1] + 0.1 * at[0])).unwrap();
    assert!(found.corners.are_surprising());
    assert!(near(found.corners.reach().from, -1.1) && near(found.corners.reach().to, 1.1));
}

#[test]
fn a_point_without_response_is_named() {
    let broken = Linear::of(&dimensions(), |point| {
        (point[1] < 4.05).then(|| line(point))
    });
    assert_eq!(broken.unwrap_err().point, [10.0, 4.1, -1.0]);
}

#[test]
fn nothing_moves_a_machine_without_tolerances() {
    let still = dimensions().map(|dimension| Dimension {
        plus_minus: 0.0,
        sd: 0.0,
        ..dimension
    });
    let found = Linear::of(&still, |point| Some(line(point))).unwrap();
    assert_eq!((found.worst, found.rss, found.sd), (0.0, 0.0, 0.0));
    assert!(found.parts.iter().all(|part| part.share == 0.0));
}

/// Copies drawn at random agree with the closed stack: mean within four standard errors, spread
/// within 3 %.
#[test]
fn copies_of_a_linear_machine_agree_with_the_stack() {
    let dimensions = dimensions();
    let stack = Linear::of(&dimensions, |point| Some(line(point))).unwrap();
    let mut counter = Counter::default();
    let number = 20_000;
    for case in 0..number {
        let mut stream = Stream::new(1, Purpose::Build, case);
        let point =
            dimensions.map(|one| one.nominal + (stream.unit() * 2.0 - 1.0) * one.plus_minus);
        counter.count(&BuiltCopy {
            torque: Some(line(&point)),
            in_band: line(&point) > stack.nominal,
            status: Status::Ok,
            variants: Vec::new(),
        });
    }
    let copies = counter.finish();
    let torque = copies.torque.unwrap();
    let error = stack.sd / (number as f64).sqrt();
    assert!(
        (torque.mean - stack.nominal).abs() < 4.0 * error,
        "{torque:?}"
    );
    assert!((torque.sd / stack.sd - 1.0).abs() < 0.03, "{torque:?}");
    assert!((torque.median - stack.nominal).abs() < 6.0 * error);
    assert!(torque.high - stack.nominal < stack.worst);
    let (from, to) = copies.in_band.wilson95().unwrap();
    assert!(from < 0.5 && 0.5 < to, "{copies:?}");
}

#[test]
fn a_change_counts_both_ways_and_its_interval_holds_the_gain() {
    let mut change = PairedShare::default();
    for copy in 0..1000 {
        // 500 before; 30 of the others move in, 10 of them out.
        let before = copy < 500;
        change.count(before, if before { copy >= 10 } else { copy < 530 });
    }
    let after = Share {
        hits: 520,
        of: 1000,
    };
    assert_eq!(change.after(), after);
    assert!((change.gain() - 0.02).abs() < 1e-12);
    let interval = change.interval95();
    // sqrt(40 − 20²/1000) / 1000 · 1.96 is 0.0123.
    assert!(
        (interval.to - interval.from - 0.0247).abs() < 5e-4,
        "{interval:?}"
    );
    assert!(interval.holds(0.02) && !interval.holds(0.0));
}

/// 20 of 1000 more is a sure gain of one part, and no sure one of the best of a thousand.
#[test]
fn the_best_of_many_parts_has_to_gain_more() {
    let mut change = PairedShare::default();
    for copy in 0..1000 {
        let before = copy < 500;
        change.count(before, if before { copy >= 10 } else { copy < 530 });
    }
    let least = |many| change.interval95_among(many).from;
    assert!((least(1) - change.interval95().from).abs() < 1e-9);
    // 2.638 standard errors of 0.0063.
    assert!((least(6) - 0.0034).abs() < 3e-4, "{}", least(6));
    assert!(least(6) > 0.0 && least(1000) < 0.0);
}

#[test]
fn nothing_gained_is_not_a_gain() {
    let mut change = PairedShare::default();
    (0..100).for_each(|_| change.count(true, true));
    assert!(change.gain() == 0.0 && change.interval95().holds(0.0));
}

/// A stack of 4000 copies whose halved tolerances moved so many in and out of the band.
fn stack(moved: &[(u64, u64)]) -> Stack {
    let change = |(gained, lost): (u64, u64)| PairedShare {
        of: 4000,
        before: 3000,
        gained,
        lost,
    };
    let part = |at: usize| Toleranced {
        field: format!("part.{at}"),
        dimension: dimensions()[0],
        kind: ToleranceKind::Uniform,
    };
    Stack {
        fidelity: Fidelity::Statics,
        band: [3, 4],
        parts: (0..moved.len()).map(part).collect(),
        stacks: Vec::new(),
        copies: Copies {
            in_band: change((0, 0)).after(),
            endings: [(Status::Ok, 4000)].into(),
            torque: None,
            variants: Vec::new(),
        },
        perfect: change((0, 0)),
        all_halved: change((0, 0)),
        halved: moved.iter().copied().map(change).collect(),
        along: Vec::new(),
    }
}

/// Parts whose gain is above 0 by the table.
fn sure(stack: &Stack, study: &Study) -> Vec<String> {
    let report = stack.report(study, &words(Language::English));
    let table = &report.sections[0].table;
    let column = |key: &str| table.columns.iter().position(|it| it.key == key);
    let from = column("gain_from").expect("it is there");
    let is_sure = |row: &&Vec<Cell>| matches!(row[from], Cell::Share(from, _) if from > 0.0);
    let names = table.rows.iter().filter(is_sure).map(|row| match &row[0] {
        Cell::Named { key, .. } => key.replace("halved ", ""),
        other => panic!("{other:?}"),
    });
    names.collect()
}

/// The part that is told to be the first is the best of those whose gain is sure by the table; where
/// there is none, the table has none either and the best promises only.
#[test]
fn the_verdict_says_what_its_table_shows() {
    let text = "format = 1\nname = \"test\"\n[[knob]]\nfield = \"rod.friction\"\ntolerance = { plus_minus = 0.01 }\n";
    let file = StudyFile::from_toml(text).expect("it is sound");
    let study = Study::of(file, MachineSpec::builtin()).expect("it is sound");
    let mut told = [0, 0];
    for case in 0..300 {
        let mut stream = Stream::new(5, Purpose::Build, case);
        let parts = 1 + stream.below(10);
        let moved: Vec<(u64, u64)> = (0..parts)
            .map(|_| (stream.below(24) as u64, stream.below(12) as u64))
            .collect();
        let stack = stack(&moved);
        let sure = sure(&stack, &study);
        let report = stack.report(&study, &words(Language::English));
        let said = &report.verdict.sentence;
        let warned = report.warnings.join(" ");
        told[usize::from(sure.is_empty())] += 1;
        match sure.first() {
            Some(first) => {
                assert!(said.contains(&format!("Tighten {first} first")), "{said}");
                assert!(!warned.contains("seems to promise"), "{warned}");
            }
            None => {
                assert!(
                    said.contains("surely") && !said.contains("Tighten"),
                    "{said}"
                );
                let promises = moved.iter().any(|(gained, lost)| gained > lost);
                assert_eq!(warned.contains("seems to promise"), promises, "{warned}");
            }
        }
    }
    assert!(told.iter().all(|cases| *cases > 30), "{told:?}");
}

/// A large gain that may be chance hides no smaller one that is sure, and is named as its rival.
#[test]
fn a_sure_gain_comes_before_a_larger_one_that_may_be_chance() {
    let stack = stack(&[(420, 380), (20, 0), (0, 0)]);
    assert_eq!(stack.tighten_first(), Some(1));
    assert!(stack.has_rival(1));
    assert_eq!(stack.promises_most(), None);
}
