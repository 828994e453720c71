//! Laws of reports: nothing of the data is lost on the way to page, table and file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kipp_calibration::document::figures::{
    Axes, Curve, CurvePoint, DiceHistogram, Dot, Effect, Front, HistogramNames, IndexPair, Map,
    Step, Whisker,
};
use kipp_calibration::document::{
    Cell, Figure, Level, Origin, Report, Section, Table, Verdict, figures, html, text, write,
};
use kipp_calibration::row::Status;
use kipp_calibration::study::{Study, StudyFile};
use kipp_game::cli::words::{Language, Words};
use kipp_physics::spec::MachineSpec;

fn words() -> Words {
    kipp_calibration::words::words(Language::English)
}

fn axes(what: &str) -> Axes {
    Axes {
        alt: format!("{what}, described"),
        x: "abscissa in mm".to_owned(),
        y: "ordinate in $".to_owned(),
    }
}

/// One figure of every kind, over made-up numbers.
fn gallery() -> Vec<(&'static str, Figure)> {
    let tube = |tube: &str, never| DiceHistogram {
        tube: tube.to_owned(),
        shares: vec![
            (3, [1.0, 2.0, 3.5]),
            (4, [48.0, 52.0, 55.0]),
            (5, [39.0, 43.0, 47.0]),
            (6, [1.8, 3.0, 4.6]),
        ],
        never: [never / 2.0, never, never * 2.0],
    };
    let effect = |name: &str, low, high| Effect {
        name: name.to_owned(),
        low,
        high,
    };
    let pair = |name: &str, first, total| IndexPair {
        name: name.to_owned(),
        first: [first - 0.05, first, first + 0.04],
        total: [total - 0.06, total, total + 0.06],
    };
    let dot = |name: &str, x, y| Dot {
        name: name.to_owned(),
        x,
        y,
    };
    let point = |at: i32| {
        let y = (-f64::from(at * at) / 40.0).exp();
        CurvePoint {
            x: f64::from(at) + 15.0,
            y,
            low: y - 0.05,
            high: (y + 0.05).min(1.0),
        }
    };
    let step = |dice: u32| Step {
        dice,
        dice_moment: [4.0, 5.0, 6.0].map(|each| each * f64::from(dice)),
        holding_moment: [20.0, 22.0, 24.0].map(|base| base + 0.3 * f64::from(dice)),
    };
    let grid: Vec<f64> = (0..30).map(f64::from).collect();
    let height = |x: f64, y: f64| (-((x - 12.0).powi(2) + (y - 18.0).powi(2)) / 90.0).exp();
    let place = |x: f64, y: f64| (x + y > 10.0).then(|| height(x, y));
    let field = Map {
        are_whole: [false; 2],
        values: grid
            .iter()
            .map(|y| grid.iter().map(|x| place(*x, *y)).collect())
            .collect(),
        x: grid.clone(),
        y: grid,
        scale: "chance in band".to_owned(),
        missing: "cannot be built".to_owned(),
        chosen: ((12.0, 18.0), "chosen".to_owned()),
        tolerance: (2.0, 3.0),
        box_name: "tolerance box".to_owned(),
    };
    let panel = |height: f64| {
        let points = (-6..=6).map(point).map(|point| CurvePoint {
            y: height * point.y,
            low: height * point.low,
            high: height * point.high,
            ..point
        });
        let curve = Curve {
            points: points.collect(),
            is_whole: false,
            nominal: Some((15.0, "now".to_owned())),
            wanted: None,
            span: None,
        };
        (format!("knob {height} in mm"), curve)
    };
    let wave = |at: i32| (f64::from(at), f64::from(at * 7 % 5) - 2.0);
    vec![
        (
            "histogram",
            figures::dice_histogram(
                &[tube("copper", 0.0), tube("silver", 1.0), tube("gold", 6.0)],
                (4, 5),
                HistogramNames {
                    never: "never",
                    band: "wanted",
                },
                &axes("histogram"),
            ),
        ),
        (
            "staircase",
            figures::staircase(
                &[1, 2, 3, 4, 5, 6].map(step),
                ("dice", "holding"),
                &axes("staircase"),
            ),
        ),
        (
            "tornado",
            figures::tornado(
                &[
                    effect("ballast station", -2.1, 2.2),
                    effect("pivot height", 0.9, -0.8),
                    effect("rod friction", -0.2, 0.2),
                ],
                ("at the lower limit", "at the upper limit"),
                &axes("tornado"),
            ),
        ),
        (
            "indices",
            figures::twin_bars(
                &[
                    pair("dice mix", 0.7, 0.78),
                    pair("ballast", 0.15, 0.2),
                    pair("friction", 0.01, 0.02),
                ],
                ("alone", "with interactions"),
                &axes("indices"),
            ),
        ),
        (
            "plane",
            figures::plane(
                &[
                    dot("ballast", 2.0, 0.5),
                    dot("pivot", 1.9, 0.6),
                    dot("rod", 0.1, 0.02),
                ],
                &axes("plane"),
            ),
        ),
        (
            "curve",
            figures::curve(
                &Curve {
                    points: (-6..=6).map(point).collect(),
                    is_whole: false,
                    nominal: Some((15.0, "now".to_owned())),
                    wanted: Some((0.9, "wanted".to_owned())),
                    span: None,
                },
                &axes("curve"),
            ),
        ),
        (
            "curves",
            figures::curves(&[0.4, 0.7, 1.0].map(panel), &axes("curves")),
        ),
        ("map", figures::map(&field, &axes("map"))),
        (
            "front",
            figures::front(
                &[Front {
                    y: "other".to_owned(),
                    designs: vec![(10.0, 90.0), (50.0, 50.0), (30.0, 40.0), (90.0, 20.0)],
                    best: vec![(10.0, 90.0), (50.0, 50.0), (90.0, 20.0)],
                    chosen: vec![(90.0, 20.0)],
                }],
                ["designs", "best trade-offs", "found"],
                &axes("front"),
            ),
        ),
        (
            "intervals",
            figures::intervals(
                &[
                    Whisker {
                        name: "plate mass".to_owned(),
                        ends: [-0.1, 0.02, 0.2],
                    },
                    Whisker {
                        name: "pivot".to_owned(),
                        ends: [-0.3, -0.2, -0.1],
                    },
                ],
                0.0,
                &axes("intervals"),
            ),
        ),
        (
            "residuals",
            figures::residuals(
                &(0..30).map(wave).collect::<Vec<_>>(),
                &(30..40).map(wave).collect::<Vec<_>>(),
                ("fitted", "held out"),
                &axes("residuals"),
            ),
        ),
        (
            "ranks",
            figures::rank_histogram(&[9, 11, 10, 8, 12], &axes("ranks")),
        ),
    ]
}

fn report() -> Report {
    let sections = gallery().into_iter().map(|(name, figure)| {
        let mut table = Table::new([
            ("what", "what".to_owned()),
            ("share", "share".to_owned()),
            ("moment_mnm", "moment in mN·m".to_owned()),
        ]);
        table.rows.push(vec![
            Cell::Text(format!("<{name}>")),
            Cell::Share(0.125, 1),
            Cell::Number(1.0 / 3.0, 3),
        ]);
        Section {
            name: name.to_owned(),
            title: format!("The {name}"),
            text: vec!["A paragraph & more.".to_owned()],
            figure: Some(figure),
            table,
        }
    });
    Report {
        title: "Will it tip?".to_owned(),
        verdict: Verdict {
            level: Level::Caution,
            sentence: "It tips in 98 % of fills.".to_owned(),
            rule: "Enough is 99 %.".to_owned(),
        },
        warnings: vec!["Only 300 fills.".to_owned()],
        sections: sections.collect(),
    }
}

fn origin() -> Origin {
    let text = "format = 1\nname = \"origin\"\nseed = 4711\n";
    let file = StudyFile::from_toml(text).expect("it is sound");
    let study = Study::of(file, MachineSpec::builtin()).expect("it is sound");
    let endings = BTreeMap::from([
        (Status::Ok, 290),
        (Status::Jammed, 7),
        (Status::TimedOut, 3),
    ]);
    Origin::of(&study, "kipp-calibrate report \"a b\"".to_owned()).with_cases(&endings)
}

#[test]
fn every_figure_scales_is_described_and_has_no_number_that_is_none() {
    for (name, Figure { svg, alt }) in gallery() {
        assert!(svg.starts_with("<svg viewBox=\"0 0 "), "{name}: {svg:.80}");
        assert!(svg.contains(&format!("aria-label=\"{alt}\"")), "{name}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
        assert!(!svg.contains("<script"), "{name}");
    }
}

#[test]
fn a_dollar_sign_in_words_stays_one() {
    let curve = figures::plane(&[], &axes("plane"));
    assert!(curve.svg.contains("ordinate in $"), "{}", curve.svg);
}

#[test]
fn a_page_holds_everything_and_needs_nothing_else() {
    let page = html(&report(), &origin(), &words());
    for part in [
        "It tips in 98 % of fills.",
        "Only 300 fills.",
        "&lt;map&gt;",
        "12.5 %",
        "A paragraph &amp; more.",
        "kipp-calibrate report &quot;a b&quot;",
    ] {
        assert!(page.contains(part), "{part} is missing");
    }
    assert_eq!(page.matches("<svg").count(), gallery().len());
    for outside in ["<script", "<link", "<img", "url(http", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn the_origin_says_machine_versions_study_seed_cases_and_failures_on_page_and_in_the_result() {
    let page = html(&report(), &origin(), &words());
    let machine = MachineSpec::builtin().digest().to_string();
    for part in [
        machine.as_str(),
        "kipp-calibrate 0.",
        "kipp-physics 0.",
        "rapier3d 0.",
        "study format 1, row schema 1",
        "<td>4711</td>",
        "<td>300</td>",
        "<td>7 × jammed, 3 × still moved at the time limit</td>",
    ] {
        assert!(page.contains(part), "{part} is missing");
    }
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), &report(), &origin(), &[1, 2], &words()).expect("it can be written");
    let result = fs::read_to_string(folder.path().join("result.json")).expect("it was written");
    let result: serde_json::Value = serde_json::from_str(&result).expect("JSON");
    assert_eq!(result["result"], serde_json::json!([1, 2]));
    let origin = &result["origin"];
    assert_eq!(origin["machine_digest"], machine);
    assert_eq!(
        origin["failures"],
        serde_json::json!({"jammed": 7, "timed_out": 3})
    );
    assert_eq!(origin["cases"], 300);
    assert_eq!(origin["command"], "kipp-calibrate report \"a b\"");
    assert_eq!(origin["study_digest"].as_str().map(str::len), Some(64));
}

/// The engine that is named is the one that was compiled in.
#[test]
fn the_engine_version_is_that_of_the_lock_file() {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
    let lock = fs::read_to_string(lock).expect("the lock file is there");
    let entry = format!(
        "name = \"rapier3d\"\nversion = \"{}\"",
        kipp_physics::ENGINE_VERSION
    );
    assert!(lock.contains(&entry), "{entry}");
}

#[test]
fn the_terminal_shows_verdict_first_then_every_table() {
    let text = text(&report(), &words());
    assert!(text.starts_with("! It tips in 98 % of fills.\nEnough is 99 %.\n! Only 300 fills.\n"));
    assert_eq!(text.matches("12.5 %").count(), gallery().len());
}

#[test]
fn a_report_is_written_whole_and_an_older_one_outlives_a_failure() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new");
    let written = write(&path, &report(), &origin(), &[1, 2], &words()).unwrap();
    assert_eq!(written.len(), gallery().len() + 2);
    let csv = fs::read_to_string(path.join("map.csv")).unwrap();
    assert_eq!(csv.lines().nth(1), Some("<map>,0.125,0.3333333333333333"));

    let before = fs::read(path.join("report.html")).unwrap();
    fs::remove_file(path.join("result.json")).unwrap();
    fs::create_dir(path.join("result.json")).unwrap();
    fs::write(path.join("result.json/in the way"), "").unwrap();
    let other = Report {
        title: "Another".to_owned(),
        ..report()
    };
    let fault = write(&path, &other, &origin(), &[1], &words()).unwrap_err();
    assert_eq!(fault.path, path.join("result.json"));
    assert_eq!(fs::read(path.join("report.html")).unwrap(), before);
    assert_eq!(
        fs::read_dir(&path).unwrap().count(),
        written.len(),
        "no rests"
    );
}

/// Writes a report with every figure, to be looked at:
/// `cargo test -p kipp-calibration --test document -- --ignored --nocapture`.
#[test]
#[ignore = "writes a report to look at"]
fn a_gallery_to_look_at() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery");
    write(&folder, &report(), &origin(), &gallery().len(), &words()).unwrap();
    for (name, figure) in gallery() {
        fs::write(folder.join(format!("{name}.svg")), figure.svg).unwrap();
    }
    println!("{}", folder.join("report.html").display());
}
