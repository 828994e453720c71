//! Every message is translated: none stands in another language's file as it stands in English.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::words::Language;

type Message = Pattern<&'static str>;

/// Messages with words that two languages rightly share.
const SHARED: &[&str] = &[
    "size-small",
    "size-medium",
    "size-large",
    "drop-moment",
    "drop-row-ballast",
    "tournament-bot",
    "wanzen-task-full-house",
    "wuerfelzucker-task-full-house",
];

fn messages(language: Language) -> BTreeMap<&'static str, Message> {
    let files = language.sources().iter();
    let entries = files.flat_map(|(_, text)| parse(*text).expect("the file parses").body);
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    });
    messages.collect()
}

/// Whether there is anything to translate beside the values.
fn has_words(message: &Message) -> bool {
    message.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.contains(char::is_alphabetic),
        PatternElement::Placeable { expression } => {
            matches!(expression, Expression::Select { .. })
        }
    })
}

#[test]
fn no_message_is_left_in_english() {
    let english = messages(Language::English);
    for language in [Language::German, Language::Dutch] {
        let left: Vec<&str> = messages(language)
            .iter()
            .filter(|(key, message)| english.get(*key) == Some(*message) && has_words(message))
            .map(|(key, _)| *key)
            .filter(|key| !SHARED.contains(key))
            .collect();
        assert_eq!(left, [""; 0], "{}", language.code());
    }
}

#[test]
fn what_is_said_to_be_shared_is_shared() {
    let english = messages(Language::English);
    let others = [Language::German, Language::Dutch].map(messages);
    for key in SHARED {
        let shared = |other: &BTreeMap<_, _>| other.get(key) == english.get(key);
        assert!(
            english.contains_key(key) && others.iter().any(shared),
            "{key}"
        );
    }
}
