//! One of a kind is singular: nothing is ever said to be "1 points", in any language.

use std::collections::BTreeSet;

use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::words::{Language, Words};

/// Ends of a range, of which there are always several: "2 to 4 players".
const BOUNDS: &[&str] = &["least", "most", "min", "max"];

/// Messages in which a plural may follow what is never a plain 1, and what that is.
const NEVER_ONE: &[(&str, &str)] = &[
    ("error-too-many-dice", "more dice than can be dropped"),
    ("error-seed-range", "games whose last seed is too large"),
    ("reader-count", "entries of the lists of a machine file"),
    ("kaese-event-bonus-taken", "8 points and more"),
    ("wuerfelzucker-table-deck-open", "8 cards and more"),
    ("wuerfelzucker-card-too-many-dice", "7 dice and more"),
    ("stats-seat", "points with two decimals"),
    ("stats-machine", "drops with a decimal"),
    ("stats-timing", "games with a decimal"),
    ("hint-next", "points with two decimals"),
    ("kipp-no-supply-empty", "a colour"),
    ("kipp-event-die-dropped", "a name"),
];

fn messages(language: Language) -> Vec<Message<&'static str>> {
    let files = language.sources().iter();
    let entries = files.flat_map(|(_, text)| parse(*text).expect("the file parses").body);
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.collect()
}

/// The names of all values that a pattern shows or asks for.
fn values(pattern: &Pattern<&'static str>) -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let (shown, variants) = match expression {
            Expression::Inline(inline) => (inline, &[][..]),
            Expression::Select { selector, variants } => (selector, &variants[..]),
        };
        if let InlineExpression::VariableReference { id } = shown {
            names.insert(id.name);
        }
        let inner = variants.iter().map(|variant| values(&variant.value));
        names.extend(inner.flatten());
    }
    names
}

/// Every message with each of its values set to `count`, by key.
fn said(language: Language, count: u8) -> Vec<(&'static str, String)> {
    let words = Words::new(language);
    let all = messages(language).into_iter();
    let said = all.filter_map(|message| {
        let mut args = FluentArgs::new();
        for name in values(&message.value?) {
            args.set(name, if BOUNDS.contains(&name) { 5 } else { count });
        }
        let key = message.id.name;
        Some((key, words.format(key, &args)))
    });
    said.collect()
}

/// Verbs that look like a plural, as in "a die showing 1 rolls out of the tube".
const VERBS: &[&str] = &["rolls"];

/// The words that follow a number in a text.
fn counted<'a>(text: &'a str, number: &str) -> Vec<&'a str> {
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let pairs = tokens.windows(2);
    let is_number = |token: &str| token.trim_start_matches(['(', '[', '"', '„', '+']) == number;
    let pairs = pairs.filter(|pair| is_number(pair[0]));
    let word = |pair: &[&'a str]| pair[1].trim_end_matches(|c: char| !c.is_alphabetic());
    pairs.map(word).filter(|word| !word.is_empty()).collect()
}

/// The plurals of the catalogue: what follows a 2 where something else follows a 1.
pub(super) fn plurals(language: Language) -> BTreeSet<String> {
    let (ones, twos) = (said(language, 1), said(language, 2));
    let pairs = ones.iter().zip(&twos);
    let counted = pairs.map(|((_, one), (_, two))| (counted(one, "1"), counted(two, "2")));
    let alike = counted.filter(|(one, two)| one.len() == two.len());
    let words = alike.flat_map(|(one, two)| one.into_iter().zip(two));
    // German nouns begin with a capital, so that nothing else can be meant.
    let is_noun = |word: &str| language != Language::German || word.starts_with(char::is_uppercase);
    let differing = words.filter(|(one, two)| one != two && is_noun(two));
    differing.map(|(_, two)| two.to_owned()).collect()
}

/// The plural that a text has after a 1, if it has one.
pub(super) fn fault<'a>(text: &'a str, plurals: &BTreeSet<String>) -> Option<&'a str> {
    let mut ones = counted(text, "1").into_iter();
    ones.find(|word| plurals.contains(*word) && !VERBS.contains(word))
}

/// Plurals that the catalogue surely knows; without them the tests below would look for nothing.
const KNOWN: [(Language, &[&str]); 3] = [
    (
        Language::English,
        &["points", "dice", "cards", "ingredients", "tasks", "games"],
    ),
    (
        Language::German,
        &["Punkte", "Würfeln", "Karten", "Zutaten", "Aufgaben"],
    ),
    (
        Language::Dutch,
        &["punten", "dobbelstenen", "kaarten", "ingrediënten"],
    ),
];

#[test]
fn a_plural_is_what_follows_two_and_not_one() {
    for (language, known) in KNOWN {
        let plurals = plurals(language);
        for word in known {
            assert!(plurals.contains(*word), "{word}: {plurals:?}");
        }
    }
    let plurals = ["points"].map(str::to_owned).into();
    assert_eq!(fault("(+1 points: 3)", &plurals), Some("points"));
    assert_eq!(fault("+1 point, 11 points", &plurals), None);
}

#[test]
fn one_of_a_kind_is_singular_in_every_message() {
    let is_excepted = |key: &str| NEVER_ONE.iter().any(|known| known.0 == key);
    let mut faults = Vec::new();
    for language in Language::ALL {
        let plurals = plurals(language);
        let mut found = said(language, 1);
        found.retain(|(key, text)| !is_excepted(key) && fault(text, &plurals).is_some());
        faults.extend(found);
    }
    assert_eq!(faults, []);
}

#[test]
fn every_exception_is_one() {
    let mut idle: BTreeSet<&str> = NEVER_ONE.iter().map(|known| known.0).collect();
    for language in Language::ALL {
        let plurals = plurals(language);
        for (key, text) in said(language, 1) {
            if fault(&text, &plurals).is_some() {
                idle.remove(key);
            }
        }
    }
    assert_eq!(idle, BTreeSet::new());
}
