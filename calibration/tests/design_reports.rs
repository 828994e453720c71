//! Laws of the design report: what was found is said and drawn as it is.

#[path = "support/design.rs"]
mod support;

use kipp_calibration::design::{Aim, Concern, DesignTable, Tried, answer, front, report};
use kipp_calibration::document::{Cell, Level};
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use support::{PLATES, STATION, crew, study};

/// The plates between other ends.
fn plates(from: u32, to: u32) -> String {
    PLATES
        .replace("from = 8", &format!("from = {from}"))
        .replace("to = 20", &format!("to = {to}"))
}

/// What is shown, drawn and judged is what was aimed at.
#[test]
fn the_report_tells_of_the_aim() {
    let study = study(&format!("{PLATES}{STATION}"));
    for (aim, key) in [(Aim::Share, "in_band"), (Aim::WorstDecile, "worst_decile")] {
        let table = DesignTable {
            aim,
            fills: 60,
            copies: 4,
            designs: 20,
            ..DesignTable::default()
        };
        let found = answer(&study, &table, &crew(2), || ());
        assert_eq!(
            found.best.searched.worst_decile.is_some(),
            key == "worst_decile"
        );
        for language in [Language::English, Language::German, Language::Dutch] {
            let report = report(&found, &study, &table, &words(language));
            let columns = |name: &str| {
                let section = report.sections.iter().find(|it| it.name == name);
                let columns = &section.expect("it is shown").table.columns;
                columns.iter().map(|it| it.key.as_str()).collect::<Vec<_>>()
            };
            assert_eq!(columns("design-along-1")[..2], ["value", key]);
            assert_eq!(columns("design-map")[2], key);
            assert!(columns("design-outcomes").contains(&key));
        }
    }
}

/// A band that nothing reaches is said so, not shown as a choice among equals.
#[test]
fn a_band_out_of_reach_is_said_in_plain_words() {
    // The machine's own plates, which are nearest to all others, are an end of the range.
    let mut study = study(&plates(15, 20));
    (study.goal.first_die, study.goal.last_die) = (11, 12);
    let table = DesignTable {
        fills: 30,
        designs: 20,
        ..DesignTable::default()
    };
    let found = answer(&study, &table, &crew(2), || ());
    let report = report(&found, &study, &table, &words(Language::English));
    assert_eq!(report.verdict.level, Level::Bad);
    let sentence = &report.verdict.sentence;
    assert!(
        sentence.starts_with("Out of reach") && sentence.contains("die 11 to 12"),
        "{sentence}"
    );
    let text = report.sections[0].text.join(" ");
    assert!(
        !text.contains("0.0 %") && !text.contains("as good as"),
        "{text}"
    );
    assert!(
        !report
            .warnings
            .iter()
            .any(|it| it.contains("end of its range"))
    );
}

/// What lies beyond a range is no worst of the designs beside the one chosen.
#[test]
fn nothing_is_said_to_be_below_nothing() {
    let study = study(&plates(14, 16));
    let table = DesignTable {
        fills: 90,
        ..DesignTable::default()
    };
    let mut found = answer(&study, &table, &crew(2), || ());
    assert!(
        found.plateau.designs > 1 && found.plateau.beside <= 0.0,
        "{:?}",
        found.plateau
    );
    let middle = report(&found, &study, &table, &words(Language::English));
    let text = middle.sections[0].text.join(" ");
    assert!(text.contains("designs are as good"), "{text}");
    assert!(
        !text.contains("every design reaches") && !text.contains(" 0.0 %"),
        "{text}"
    );
    assert!(text.contains("the middle one"), "{text}");
    // One that has nothing good or known beside it is no middle.
    found.plateau.steps = 1;
    let other = report(&found, &study, &table, &words(Language::English));
    let text = other.sections[0].text.join(" ");
    assert!(
        !text.contains("middle") && text.contains("the best was chosen"),
        "{text}"
    );
}

/// A step aside that costs what is enough is named with what it leaves.
#[test]
fn a_design_beside_a_cliff_says_so() {
    let study = study(PLATES);
    let table = DesignTable {
        fills: 90,
        ..DesignTable::default()
    };
    let mut found = answer(&study, &table, &crew(2), || ());
    let best = found.knobs[0].best;
    let beside = found.slices[0].points.iter();
    let beside = beside.filter(|(value, _)| ((value - best).abs() - 1.0).abs() < 1e-9);
    let worst = beside
        .map(|(_, score)| score.in_band.value)
        .fold(1.0, f64::min);
    let neighbour = found.neighbour.as_mut().expect("it was tried");
    assert!((neighbour.share.value - worst).abs() < 1e-12);
    assert!(((neighbour.value - best).abs() - 1.0).abs() < 1e-9);
    let plates = format!("plates = {}", neighbour.value);
    for (own, others, is_said) in [(0.95, 0.3, true), (0.95, 0.92, false), (0.8, 0.3, false)] {
        found.best.searched.in_band.value = own;
        let neighbour = found.neighbour.as_mut().expect("it was tried");
        neighbour.share.value = others;
        let report = report(&found, &study, &table, &words(Language::English));
        let warnings = report.warnings.join(" ");
        let names = warnings.contains(&plates) && warnings.contains("30.0 %");
        assert_eq!(names, is_said, "{warnings}");
    }
}

/// Where goals conflict, each design has its values, what is drawn is what is told, and a choice that
/// another design beats is no secret.
#[test]
fn trade_offs_name_the_designs_and_the_one_that_was_found() {
    let study = study(&plates(14, 16));
    let table = DesignTable {
        fills: 9,
        also: vec![Concern::Emptied, Concern::Alone],
        ..DesignTable::default()
    };
    let mut found = answer(&study, &table, &crew(2), || ());
    let values = found.designs.iter().map(|it| it.values.clone());
    assert_eq!(values.collect::<Vec<_>>(), [[14.0], [15.0], [16.0]]);
    let best = found.chosen.expect("it was tried");
    assert!((found.designs[best].values[0] - found.knobs[0].best).abs() < 1e-12);

    let goals = [[1.0, 1.0, 0.7], [1.0, 1.0, 0.8], [0.0, 1.0, 1.0]].map(|it| it.to_vec());
    found.front = front(&goals);
    for (design, goals) in found.designs.iter_mut().zip(goals) {
        *design = Tried {
            goals,
            ..design.clone()
        };
    }
    for (chosen, rows) in [(0, ["15", "16", "14"].as_slice()), (1, &["15", "16"])] {
        found.chosen = Some(chosen);
        let report = report(&found, &study, &table, &words(Language::English));
        let section = report.sections.last().expect("it is there");
        let cells = section
            .table
            .rows
            .iter()
            .map(|row| row[0].said(&words(Language::English)));
        assert_eq!(cells.collect::<Vec<_>>(), rows);
        let marked = section.table.rows.iter().position(
            |row| matches!(row.last(), Some(Cell::Named { key, .. }) if key.starts_with("best")),
        );
        assert_eq!(marked, Some(if chosen == 0 { 2 } else { 0 }));
        let warnings = report.warnings.join(" ");
        assert_eq!(
            warnings.contains("plates = 15 some goal"),
            chosen == 0,
            "{warnings}"
        );
        let figure = section.figure.as_ref().expect("two goals conflict");
        assert!(figure.alt.contains("3 designs") && figure.alt.contains("; 2 of them"));
        let text = section.text.join(" ");
        let of_all = ["Not drawn", "empty the tube"].map(|part| text.contains(part));
        assert_eq!(of_all, [true; 2], "{text}");
        assert!(
            figure.svg.contains("no second tube (%)<")
                && !figure.svg.contains("empty the tube (%)<")
        );
        let labels = figure
            .svg
            .split('>')
            .filter_map(|it| it.split('<').next()?.parse().ok());
        let labels: Vec<f64> = labels.collect();
        assert!(
            labels.len() > 6 && labels.iter().all(|it| (0.0..=100.0).contains(it)),
            "{labels:?}"
        );
    }
}

#[test]
fn an_axis_of_plates_has_no_halves() {
    let study = study(&plates(14, 16));
    let table = DesignTable {
        fills: 9,
        ..DesignTable::default()
    };
    let found = answer(&study, &table, &crew(2), || ());
    let report = report(&found, &study, &table, &words(Language::English));
    let mut sections = report.sections.iter();
    let section = sections.find(|it| it.name == "design-along-1");
    let figure = section.and_then(|section| section.figure.as_ref());
    let svg = &figure.expect("it is drawn").svg;
    assert!(svg.contains(">15<") && !svg.contains(".5<"), "{svg}");
}

/// A curve that leaves out places says where.
#[test]
fn a_curve_names_the_values_with_which_nothing_can_be_built() {
    let study = study(&plates(8, 28));
    let table = DesignTable {
        fills: 30,
        designs: 30,
        ..DesignTable::default()
    };
    let found = answer(&study, &table, &crew(2), || ());
    let slice = &found.slices[0];
    assert!(!slice.unbuildable.is_empty() && !slice.points.is_empty());
    assert_eq!(slice.points.len() + slice.unbuildable.len(), 21);
    assert_eq!(
        found.designs.len(),
        slice.points.len(),
        "nothing is told of the others"
    );
    let report = report(&found, &study, &table, &words(Language::English));
    let section = report
        .sections
        .iter()
        .find(|it| it.name == "design-along-1");
    let section = section.expect("it is there");
    let text = section.text.join(" ");
    for value in &slice.unbuildable {
        assert!(
            text.contains(&value.to_string()),
            "{value} is not in {text}"
        );
    }
    assert_eq!(section.table.rows.len(), 21);
}

#[test]
fn a_worst_tenth_that_seems_better_than_all_is_said_to_be_chance() {
    let study = study(STATION);
    let table = DesignTable {
        aim: Aim::WorstDecile,
        fills: 60,
        copies: 4,
        designs: 3,
        ..DesignTable::default()
    };
    let mut found = answer(&study, &table, &crew(1), || ());
    for (worst, is_said) in [(0.5, false), (0.7, true)] {
        for confirmed in [&mut found.present, &mut found.best] {
            confirmed.searched.in_band.value = 0.6;
            let of_worst = confirmed.searched.worst_decile.as_mut();
            of_worst.expect("it is the aim").value = worst;
        }
        let report = report(&found, &study, &table, &words(Language::English));
        let warnings = report.warnings.join(" ");
        assert_eq!(warnings.contains("cannot be better"), is_said, "{warnings}");
    }
}

/// Only who was stopped by the number of designs is told to allow more.
#[test]
fn more_designs_are_advised_only_where_their_number_ended_the_search() {
    let study = study(&format!("{PLATES}{STATION}"));
    let told = |designs| {
        let table = DesignTable {
            fills: 30,
            designs,
            ..DesignTable::default()
        };
        let found = answer(&study, &table, &crew(2), || ());
        let report = report(&found, &study, &table, &words(Language::English));
        let is_advised = report.warnings.join(" ").contains("more designs");
        assert_eq!(is_advised, !found.is_settled);
        assert!(found.is_settled || found.tried == designs as usize);
        let text = report.sections[0].text.join(" ");
        let is_by_itself = text.contains("stopped by itself");
        assert_eq!(is_by_itself, found.is_settled && !found.is_complete);
        (found.is_complete, found.is_settled)
    };
    assert_eq!(told(8), (false, false));
    assert_eq!(told(142), (false, true));
    assert_eq!(told(143), (true, true));
}

/// A map of few steps is judged at each of them, and its numbers are those of the steps.
#[test]
fn a_map_of_few_steps_leaves_none_out_and_writes_them_as_they_are() {
    // 86 mm is one of the numbers that do not come out even.
    let station = STATION
        .replace("ballast.station_m", "pivot_station_m")
        .replace("16 mm", "82 mm")
        .replace("26 mm", "92 mm");
    let study = study(&(plates(8, 24) + &station));
    let table = DesignTable {
        fills: 9,
        designs: 190,
        ..DesignTable::default()
    };
    let found = answer(&study, &table, &crew(2), || ());
    let map = found.surface.as_ref().expect("there are two knobs");
    assert_eq!((map.x.len(), map.y.len()), (17, 11));
    assert!(map.has_every_step);
    let report = report(&found, &study, &table, &words(Language::English));
    for section in &report.sections {
        let csv = section.table.to_csv().expect("it is sound");
        let csv = String::from_utf8(csv).expect("UTF-8");
        for line in csv
            .lines()
            .skip(1)
            .filter(|_| section.name != "design-outcomes")
        {
            let steps = line.split(',').take(2);
            let is_long = |number: &str| number.len() > 15 && !number.contains("tube");
            let steps = steps.take(1 + usize::from(section.name == "design-map"));
            assert!(!steps.into_iter().any(is_long), "{}: {line}", section.name);
        }
    }
    let json = serde_json::to_string(&(&map.x, &map.y, &found.knobs)).expect("it is sound");
    assert!(!json.contains("99999") && !json.contains("00000"), "{json}");
}
