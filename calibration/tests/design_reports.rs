//! Laws of the design report: what was found is said and drawn as it is.

#[path = "support/design.rs"]
mod support;

use kipp_calibration::design::{Aim, DesignTable, answer, report};
use kipp_calibration::document::Level;
use kipp_calibration::words::words;
use kipp_game::cli::words::Language;
use support::{PLATES, STATION, crew, study};

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
    let mut study = study(&PLATES.replace("from = 8", "from = 15"));
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
    let study = study(
        &PLATES
            .replace("from = 8", "from = 14")
            .replace("to = 20", "to = 16"),
    );
    let table = DesignTable {
        fills: 90,
        ..DesignTable::default()
    };
    let found = answer(&study, &table, &crew(2), || ());
    assert!(
        found.plateau.designs > 1 && found.plateau.beside <= 0.0,
        "{:?}",
        found.plateau
    );
    let report = report(&found, &study, &table, &words(Language::English));
    let text = report.sections[0].text.join(" ");
    assert!(text.contains("designs are as good"), "{text}");
    assert!(
        !text.contains("every design reaches") && !text.contains(" 0.0 %"),
        "{text}"
    );
}

#[test]
fn an_axis_of_plates_has_no_halves() {
    let study = study(
        &PLATES
            .replace("from = 8", "from = 14")
            .replace("to = 20", "to = 16"),
    );
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
    let study = study(&PLATES.replace("to = 20", "to = 28"));
    let table = DesignTable {
        fills: 30,
        designs: 30,
        ..DesignTable::default()
    };
    let found = answer(&study, &table, &crew(2), || ());
    let slice = &found.slices[0];
    assert!(!slice.unbuildable.is_empty() && !slice.points.is_empty());
    assert_eq!(slice.points.len() + slice.unbuildable.len(), 21);
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
    let study = study(&(PLATES.replace("to = 20", "to = 24") + &station));
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
