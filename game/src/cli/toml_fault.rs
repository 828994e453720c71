//! What is wrong with a TOML file, out of the sentence in which the TOML reader says so: it tells in
//! no other way.

/// What is wrong at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault<'a> {
    /// A name that should be there.
    Missing(&'a str),
    /// A name that should not be there, and those that may.
    Unknown(&'a str, Vec<&'a str>),
    /// A word that means nothing here, and those that do.
    UnknownWord(&'a str, Vec<&'a str>),
    /// A value of the wrong kind, or too small or too large for its kind.
    Type(Found<'a>, Expected),
    /// A list of the wrong length, and the right one.
    Count(&'a str, &'a str),
    /// No TOML; the message that says why.
    Broken(&'static str),
    /// Something else.
    Other(&'a str),
}

/// A value in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found<'a> {
    Number(&'a str),
    Text(&'a str),
    Truth(&'a str),
    List,
    Table,
}

/// What should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Whole(i64, u64),
    Number,
    Text,
    Truth,
    List,
    Table,
}

/// What the sentence says.
#[must_use]
pub fn fault(sentence: &str) -> Fault<'_> {
    let about_content = misfit(sentence).or_else(|| named(sentence));
    let known = about_content.or_else(|| broken(sentence).map(Fault::Broken));
    known.unwrap_or(Fault::Other(sentence))
}

/// `invalid type: string "x", expected u8` and its like.
fn misfit(sentence: &str) -> Option<Fault<'_>> {
    // What is expected comes from the program and is never quoted, what is found from the file.
    let (found, expected) = sentence.rsplit_once(", expected ")?;
    if let Some(length) = found.strip_prefix("invalid length ") {
        return Some(Fault::Count(length, last_number(expected)?));
    }
    let found = found
        .strip_prefix("invalid type: ")
        .or_else(|| found.strip_prefix("invalid value: "))?;
    if expected == "any valid TOML value" {
        return Some(Fault::Broken("reader-number"));
    }
    Some(Fault::Type(found_value(found)?, expected_kind(expected)?))
}

/// `missing field`, `unknown field`, `unknown variant`, and lists with too many or too few entries.
fn named(sentence: &str) -> Option<Fault<'_>> {
    if let Some(name) = sentence.strip_prefix("missing field ") {
        return Some(Fault::Missing(name.trim_matches('`')));
    }
    if let Some((length, want)) = sentence.split_once(" in the list, ") {
        return Some(Fault::Count(length, last_number(want)?));
    }
    let (asked, known) = sentence
        .rsplit_once(", expected ")
        .or_else(|| sentence.rsplit_once(", there are no "))?;
    let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    if let Some(name) = asked.strip_prefix("unknown field ") {
        return Some(Fault::Unknown(name.trim_matches('`'), known));
    }
    let word = asked.strip_prefix("unknown variant ")?;
    Some(Fault::UnknownWord(word.trim_matches('`'), known))
}

fn last_number(text: &str) -> Option<&str> {
    let number = text.rsplit(' ').next()?;
    number.parse::<usize>().ok().map(|_| number)
}

fn found_value(found: &str) -> Option<Found<'_>> {
    let (kind, value) = match found.split_once(['`', '"']) {
        Some((kind, value)) => (kind.trim_end(), value.trim_end_matches("` as i128")),
        None => (found, ""),
    };
    match kind {
        "integer" | "floating point" => Some(Found::Number(value.trim_matches('`'))),
        "string" | "character" => Some(Found::Text(&found[kind.len() + 1..])),
        "boolean" => Some(Found::Truth(value.trim_matches('`'))),
        "sequence" => Some(Found::List),
        "map" => Some(Found::Table),
        _ => None,
    }
}

fn expected_kind(expected: &str) -> Option<Expected> {
    Some(match expected {
        "u8" => Expected::Whole(0, u8::MAX.into()),
        "u16" => Expected::Whole(0, u16::MAX.into()),
        "u32" => Expected::Whole(0, u32::MAX.into()),
        "u64" | "usize" => Expected::Whole(0, i64::MAX.unsigned_abs()),
        "f32" | "f64" => Expected::Number,
        "a string" | "a borrowed string" | "string or table" => Expected::Text,
        "a boolean" => Expected::Truth,
        "a sequence" => Expected::List,
        "a map" => Expected::Table,
        _ if expected.starts_with("struct ") => Expected::Table,
        _ if expected.starts_with("an array of ") => Expected::List,
        _ => return None,
    })
}

/// Beginnings of what the reader says of text that is no TOML, with the messages for them.
const BROKEN: [(&str, &str); 39] = [
    ("string values must be quoted", "reader-unquoted"),
    ("wanted string or table", "reader-unquoted"),
    ("invalid basic string", "reader-text"),
    ("invalid literal string", "reader-text"),
    ("invalid multi-line", "reader-text"),
    ("missing escaped value", "reader-text"),
    ("too few unicode", "reader-text"),
    ("invalid value", "reader-text"),
    ("missing opening quote", "reader-text"),
    ("key with no value", "reader-no-value"),
    ("missing value", "reader-no-value"),
    ("missing assignment", "reader-no-value"),
    ("unexpected leading zero", "reader-number"),
    ("unexpected sign", "reader-number"),
    ("redundant", "reader-number"),
    ("`_` may only", "reader-number"),
    ("integer", "reader-number"),
    ("floating-point", "reader-number"),
    ("radix", "reader-number"),
    ("invalid fraction", "reader-number"),
    ("invalid exponent", "reader-number"),
    ("invalid mantissa", "reader-number"),
    ("duplicate", "reader-twice"),
    ("extra comma", "reader-list"),
    ("missing comma", "reader-list"),
    ("unexpected `=` in array", "reader-list"),
    ("unclosed array table", "reader-heading"),
    ("unclosed array", "reader-list"),
    ("unclosed inline", "reader-list"),
    ("invalid inline", "reader-list"),
    ("missing key for inline", "reader-list"),
    ("unclosed table", "reader-heading"),
    ("unquoted keys", "reader-no-name"),
    ("invalid key", "reader-no-name"),
    ("extra", "reader-too-much"),
    ("unexpected", "reader-too-much"),
    ("invalid comment character", "reader-sign"),
    ("carriage return", "reader-sign"),
    ("cannot recurse", "reader-deep"),
];

fn broken(sentence: &str) -> Option<&'static str> {
    let known = BROKEN.iter().find(|(start, _)| sentence.starts_with(start));
    known.map(|(_, key)| *key)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read")]
    struct File {
        whole: u8,
        #[serde(default)]
        number: f64,
        #[serde(default)]
        text: String,
        #[serde(default)]
        list: Vec<u32>,
        #[serde(default)]
        table: BTreeMap<String, u8>,
    }

    fn sentence(text: &str) -> String {
        let error = toml::from_str::<File>(text).expect_err("it is broken");
        error.message().replace('\n', ", ")
    }

    /// Whatever the TOML reader may say, these kinds of damage have our own words.
    #[test]
    fn text_that_is_no_toml_is_told_in_our_words() {
        for (text, key) in [
            ("whole = eight", "reader-unquoted"),
            ("whole = \"a", "reader-text"),
            ("whole = 'a", "reader-text"),
            ("whole = \"\"\"a", "reader-text"),
            ("text = \"a\\qb\"", "reader-text"),
            ("text = \"\\u12\"", "reader-text"),
            ("whole", "reader-no-value"),
            ("whole =", "reader-unquoted"),
            ("whole = 08", "reader-number"),
            ("whole = 1.e", "reader-number"),
            ("number = 1e", "reader-number"),
            ("whole = 1__0", "reader-number"),
            ("whole = +-1", "reader-number"),
            ("whole = 1\nwhole = 1", "reader-twice"),
            ("whole = 1\n[table]\n[table]", "reader-twice"),
            ("list = [1,,2]", "reader-list"),
            ("list = [1", "reader-list"),
            ("table = {a = 1", "reader-list"),
            ("[table", "reader-heading"),
            ("[[table", "reader-heading"),
            ("[]", "reader-no-name"),
            ("= 8", "reader-no-name"),
            ("<html>", "reader-no-value"),
            ("{\"a\": 1}", "reader-no-name"),
            ("whole == 8", "reader-too-much"),
            ("number = 0,04", "reader-too-much"),
            ("whole = 8 # \u{7}", "reader-sign"),
        ] {
            let said = fault(&sentence(text)) == Fault::Broken(key);
            assert!(said, "{text}: {}", sentence(text));
        }
        let deep = format!("list = {}", "[".repeat(1000));
        assert_eq!(fault(&sentence(&deep)), Fault::Broken("reader-deep"));
    }
}
