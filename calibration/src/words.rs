//! The words of the command: those that it shares with `kipp`, and its own.

use kipp_game::cli::words::{Language, Words};

/// The messages in `language`.
#[must_use]
pub fn words(language: Language) -> Words {
    Words::with(language, &[("calibrate.ftl", own(language))])
}

/// The command's own message file.
const fn own(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../locales/en/calibrate.ftl"),
        Language::German => include_str!("../locales/de/calibrate.ftl"),
        Language::Dutch => include_str!("../locales/nl/calibrate.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Language, own};

    /// Every message with its text, by key.
    fn messages(language: Language) -> BTreeMap<&'static str, String> {
        let mut messages: BTreeMap<&str, String> = BTreeMap::new();
        let mut key = "";
        for line in own(language).lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((name, text)) if !line.starts_with(' ') => {
                    key = name;
                    messages.insert(key, text.trim().to_owned());
                }
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

    #[test]
    fn every_language_has_every_message_with_its_values_and_in_its_own_words() {
        let english = messages(Language::English);
        assert!(english.len() > 40, "the scan has missed the messages");
        for language in [Language::German, Language::Dutch] {
            let other = messages(language);
            let keys = |messages: &BTreeMap<&'static str, String>| -> Vec<_> {
                messages.keys().copied().collect()
            };
            assert_eq!(keys(&english), keys(&other));
            for (key, text) in &english {
                assert_eq!(values(text), values(&other[key]), "{key}");
                assert_ne!(*text, other[key], "{key} is left in English");
            }
        }
    }

    #[test]
    fn every_message_is_said() {
        let sources = concat!(include_str!("cli.rs"), include_str!("report.rs"));
        for key in messages(Language::English).keys() {
            let is_composed = key.starts_with("help-");
            assert!(
                is_composed || sources.contains(&format!("\"{key}\"")),
                "{key}"
            );
        }
    }
}
