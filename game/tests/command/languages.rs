//! What is refused is refused in the reader's language, and in no other.

use std::fs;

use super::{assert_refused, folder, kipp, short_save};

/// Words that stand in almost every English sentence and in no German or Dutch one.
const ENGLISH: [&str; 24] = [
    "the", "and", "must", "or", "this", "that", "not", "from", "with", "no", "file", "here", "be",
    "there", "which", "expected", "found", "invalid", "missing", "unknown", "give", "check",
    "between", "allowed",
];

/// The words of a line that are ours: without quotations, paths, and what has a value.
fn own_words(line: &str) -> Vec<String> {
    let quoted = |part: &(usize, &str)| part.0.is_multiple_of(2);
    let outside = line.split(['"', '„', '“']).enumerate().filter(quoted);
    let words = outside.flat_map(|(_, text)| text.split([' ', ',', ';', ':', '(', ')']));
    words.map(str::to_lowercase).collect()
}

fn bad_machines() -> Vec<(String, String)> {
    let whole = include_str!("../../../physics/data/default.toml");
    let changes = [
        ("sides = 8", "sides = 8.5"),
        ("sides = 8", "sides = 900"),
        ("sides = 8", "sides = \"eight\""),
        ("sides = 8", "sides = eight"),
        ("sides = 8", "sides = 99"),
        ("sides = 8", "colour = 8"),
        ("sides = 8", ""),
        ("sides = 8", "sides = 8\nsides = 8"),
        ("sides = 8", "sides = [8"),
        ("bore_m = 0.040", "bore_m = 0,04"),
        ("bore_m = 0.040", "bore_m = 0.02"),
        ("bore_m = 0.040", "bore_m = nan"),
        ("bore_m = 0.040", "bore_m = -1e9"),
        ("name = \"copper\"", "name = \"silver\""),
        ("name = \"copper\"", "name = \"\""),
        ("name = \"copper\"", "name = \"copper"),
        ("[rod]", "[rod"),
        ("[[tube]]", "[[pipe]]"),
        ("format = 1", "format = 2"),
        ("format = 1", "format = \"x\""),
        ("format = 1", ""),
    ];
    let mut machines: Vec<_> = changes
        .iter()
        .map(|(old, new)| {
            assert!(whole.contains(old), "{old}");
            (format!("{old} -> {new}"), whole.replacen(old, new, 1))
        })
        .collect();
    machines.push(("empty".to_owned(), String::new()));
    machines.push(("web".to_owned(), "<html>".to_owned()));
    machines
}

fn bad_cards() -> Vec<(String, String)> {
    let whole = include_str!("../../data/kipp_cards.toml");
    [
        ("ingredients = 2", "ingredients = 0"),
        ("ingredients = 2", "ingredients = -2"),
        ("points = 2", "points = 21"),
        ("points = 2", "points = \"two\""),
        ("points = 2", "sugar = 2"),
        ("\"red\"", "\"blue\""),
        ("\"red\"", "\"green\""),
        ("note =", "remark ="),
        ("cards = [", "cards = 5 # ["),
    ]
    .map(|(old, new)| {
        assert!(whole.contains(old), "{old}");
        (format!("{old} -> {new}"), whole.replacen(old, new, 1))
    })
    .into()
}

#[test]
fn no_refusal_mixes_two_languages() {
    let folder = folder();
    let path = folder.path().join("bad");
    let mut cases: Vec<(String, String, &str)> = Vec::new();
    let with = |cases: Vec<(String, String)>, task| {
        let case = move |(about, text)| (about, text, task);
        cases.into_iter().map(case).collect::<Vec<_>>()
    };
    cases.extend(with(bad_machines(), "machine --check bad"));
    cases.extend(with(bad_cards(), "cards --check bad"));
    cases.extend(with(bad_saves(folder.path()), "replay bad"));
    for (about, text, task) in cases {
        fs::write(&path, text).expect("there is room");
        let mut said = Vec::new();
        for language in ["en", "de", "nl"] {
            let refused = kipp(folder.path(), &format!("{task} --lang {language}"));
            assert_refused(&refused, &about);
            let line = String::from_utf8(refused.stderr).expect("we print text");
            let words = own_words(&line);
            let mixed = ENGLISH
                .iter()
                .find(|word| words.iter().any(|own| own == *word));
            assert!(
                language == "en" || mixed.is_none(),
                "{about}: {mixed:?} in {line}"
            );
            assert!(
                !line.contains("u8") && !line.contains("f64"),
                "{about}: {line}"
            );
            said.push(line);
        }
        said.dedup();
        assert_eq!(said.len(), 3, "{about}: {said:?}");
    }
}

fn bad_saves(folder: &std::path::Path) -> Vec<(String, String)> {
    short_save(folder);
    let whole = fs::read_to_string(folder.join("game.json")).expect("it was just written");
    let cut = whole[..whole.len() / 2].to_owned();
    [
        ("cut", cut),
        ("flipped", whole.replacen("\"seed\":", "\"need\":", 1)),
        ("broken", whole.replacen("\"record\":{", "\"record\":{,", 1)),
        (
            "newer",
            whole.replacen("\"kipp_save\":", "\"kipp_save\":9", 1),
        ),
        ("foreign", "hello".to_owned()),
        ("empty", String::new()),
    ]
    .map(|(about, text)| (about.to_owned(), text))
    .into()
}
