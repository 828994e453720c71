//! The message file of a further command, beside the catalogue that it shares with `kipp`.

use std::collections::BTreeMap;

use super::words::{Language, Words};

/// One message file in all languages.
#[derive(Clone, Copy, Debug)]
pub struct Supplement {
    /// Its name, for errors.
    pub name: &'static str,
    /// Its text in a language.
    pub text: fn(Language) -> &'static str,
}

impl Supplement {
    /// The catalogue in `language` together with this file.
    ///
    /// # Panics
    /// When the file does not parse, or has a message of a name that is taken.
    #[must_use]
    pub fn words(self, language: Language) -> Words {
        Words::with(language, &[(self.name, (self.text)(language))])
    }

    /// What is wrong with the file, for a test: messages that are missing in a language, show other
    /// values or stand as in English, and messages that none of the `sources` says.
    #[must_use]
    pub fn faults(self, sources: &[&str]) -> Vec<String> {
        let english = messages((self.text)(Language::English));
        let is_said = |key: &&&str| {
            let is_composed = key.starts_with("help-");
            is_composed
                || sources
                    .iter()
                    .any(|text| text.contains(&format!("\"{key}\"")))
        };
        let unsaid = english.keys().filter(|key| !is_said(key));
        let mut faults: Vec<String> = unsaid.map(|key| format!("nobody says {key}")).collect();
        for language in [Language::German, Language::Dutch] {
            let other = messages((self.text)(language));
            let code = language.code();
            let surplus = other.keys().filter(|key| !english.contains_key(*key));
            faults.extend(surplus.map(|key| format!("{code}: {key} is not in English")));
            let wrong = english.iter().filter_map(|(key, text)| {
                let fault = translation_fault(text, other.get(key))?;
                Some(format!("{code}: {key} {fault}"))
            });
            faults.extend(wrong);
        }
        faults
    }
}

fn translation_fault(english: &String, other: Option<&String>) -> Option<&'static str> {
    match other {
        None => Some("is missing"),
        Some(other) if values(other) != values(english) => Some("shows other values"),
        Some(other) if other == english => Some("is left in English"),
        Some(_) => None,
    }
}

/// Every message with its text, by key.
fn messages(file: &'static str) -> BTreeMap<&'static str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut key = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((name, text)) if !line.starts_with(' ') => {
                key = name;
                messages.insert(key, text.trim().to_owned());
            }
            _ if key.is_empty() => {}
            _ => *messages.entry(key).or_default() += line.trim(),
        }
    }
    messages
}

/// The values that a text shows, such as `$fills`.
fn values(text: &str) -> Vec<&str> {
    let values = text.split(|c: char| !c.is_alphanumeric() && c != '$' && c != '_');
    let mut values: Vec<&str> = values.filter(|word| word.starts_with('$')).collect();
    values.sort_unstable();
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn text(language: Language) -> &'static str {
        match language {
            Language::English => "a = one { $x }\nb = two\nc = three\nd = four\n",
            Language::German => "a = eins { $y }\nb = two\nd = vier\ne = fünf\n",
            Language::Dutch => "a = een { $x }\nb = twee\nc = drie\nd =\n    vi\n    er\n",
        }
    }

    #[test]
    fn every_kind_of_fault_is_found() {
        let supplement = Supplement {
            name: "a.ftl",
            text,
        };
        assert_eq!(
            supplement.faults(&["\"a\" \"b\"", "\"c\""]),
            [
                "nobody says d",
                "de: e is not in English",
                "de: a shows other values",
                "de: b is left in English",
                "de: c is missing",
            ]
        );
    }
}
