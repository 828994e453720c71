//! What the TOML reader says of a file, in the reader's language.
//!
//! A sentence of the TOML reader that is not known is quoted, and said to be a quotation.

use super::toml_fault::{Expected, Fault, Found, fault};
use super::words::{Words, say};

/// Most characters that are repeated of a name or a value of the file.
const LONGEST: usize = 60;

/// The TOML reader's sentence in our words.
#[must_use]
pub fn said(sentence: &str, words: &Words) -> String {
    match fault(sentence) {
        Fault::Missing(name) => say!(words, "reader-missing", name = clipped(name)),
        Fault::Unknown(name, known) => say!(
            words,
            "reader-unknown",
            name = clipped(name),
            known = known.join(", ")
        ),
        Fault::UnknownWord(found, known) => say!(
            words,
            "reader-unknown-word",
            found = clipped(found),
            known = known.join(", ")
        ),
        Fault::Type(found, expected) => say!(
            words,
            "reader-type",
            found = found.said(words),
            expected = expected.said(words)
        ),
        Fault::Count(found, want) => say!(words, "reader-count", found = found, want = want),
        Fault::Broken(key) => words.text(key),
        Fault::Other(sentence) => say!(words, "reader-other", said = sentence),
    }
}

impl Found<'_> {
    fn said(self, words: &Words) -> String {
        match self {
            Found::Number(value) => {
                say!(words, "reader-found-number", value = clipped(value))
            }
            Found::Text(value) => say!(words, "reader-found-text", value = clipped(value)),
            Found::Truth(value) => say!(words, "reader-found-truth", value = value),
            Found::List => say!(words, "reader-found-list"),
            Found::Table => say!(words, "reader-found-table"),
        }
    }
}

impl Expected {
    fn said(self, words: &Words) -> String {
        match self {
            Expected::Whole(least, most) => {
                say!(
                    words,
                    "reader-expects-whole",
                    least = least.to_string(),
                    most = most.to_string()
                )
            }
            Expected::Number => say!(words, "reader-expects-number"),
            Expected::Text => say!(words, "reader-expects-text"),
            Expected::Truth => say!(words, "reader-expects-truth"),
            Expected::List => say!(words, "reader-expects-list"),
            Expected::Table => say!(words, "reader-expects-table"),
        }
    }
}

fn clipped(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;
    use crate::cli::words::Language;

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
        three: Option<[u8; 3]>,
        #[serde(default)]
        truth: bool,
        #[serde(default)]
        kind: Kind,
        #[serde(default)]
        table: BTreeMap<String, u8>,
    }

    #[derive(Debug, Default, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        #[default]
        Red,
        Blue,
    }

    fn sentence(text: &str) -> String {
        let error = toml::from_str::<File>(text).expect_err("it is broken");
        error.message().replace('\n', ", ")
    }

    fn english(text: &str) -> String {
        said(&sentence(text), &Words::new(Language::English))
    }

    #[test]
    fn values_of_the_wrong_kind_are_named_with_what_belongs_there() {
        for (text, found, expected) in [
            (
                "whole = 8.5",
                "the number 8.5,",
                "whole number from 0 to 255 belongs",
            ),
            ("whole = -1", "the number -1,", "whole number"),
            (
                "whole = 99999999999999999999999",
                "the number 99999999999999999999999,",
                "0 to 255",
            ),
            ("whole = 256", "the number 256,", "whole number"),
            ("whole = \"x\"", "the text \"x\",", "whole number"),
            ("whole = true", "found true,", "whole number"),
            ("whole = [1]", "a list,", "whole number"),
            ("whole = {a = 1}", "a table", "whole number"),
            ("whole = 1979-05-27", "a date", "whole number"),
            (
                "whole = 1\nnumber = \"\"",
                "the text \"\"",
                "a number belongs",
            ),
            ("whole = 1\ntext = 5", "the number 5", "a text in quotation"),
            ("whole = 1\nlist = 5", "the number 5", "a list in square"),
            ("whole = 1\ntruth = 5", "the number 5", "true or false"),
            ("whole = 1\ntable = 5", "the number 5", "a table"),
            ("whole = 1\nlist = [-2]", "the number -2", "0 to 4294967295"),
            (
                "whole = \"a, expected b\"",
                "the text \"a, expected b\",",
                "whole number",
            ),
        ] {
            let line = english(text);
            assert!(
                line.contains(found) && line.contains(expected),
                "{text}: {line}"
            );
        }
    }

    #[test]
    fn names_and_lengths_are_named() {
        assert_eq!(english("text = \"\""), "\"whole\" is missing");
        let line = english("whole = 1\ncolour = 2");
        assert!(line.starts_with("the name colour") && line.contains("whole, number, text"));
        let line = english("whole = 1\nkind = \"green\"");
        assert!(
            line.starts_with("\"green\"") && line.ends_with("red, blue"),
            "{line}"
        );
        let line = english("whole = 1\nthree = [1, 2]");
        assert!(line.contains('2') && line.contains('3'), "{line}");
        assert!(!english(&format!("whole = 1\n{} = 2", "k".repeat(500))).contains(&"k".repeat(61)));
    }

    #[test]
    fn what_is_not_known_is_quoted() {
        let words = Words::new(Language::German);
        assert_eq!(
            said("the moon is full", &words),
            "der TOML-Leser sagt auf Englisch „the moon is full“"
        );
    }
}
