//! The catalogue is complete: every message in use exists in every language, with the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use fluent_bundle::{FluentArgs, FluentValue};

use super::choosing::example;
use super::plurals;
use super::speech::Speech;
use super::wish::{Wish, read, refusals};
use super::words::{Language, Words};
use crate::bot::Bots;
use crate::games::{GAMES, Visitor, dispatch};
use crate::rules::{Arg, Game, GameInfo, Node, Phrase, ScriptedApparatus, Worded};
use crate::session::{Crew, Seat, Session, Setup};

type Values = BTreeSet<String>;

/// Message keys of a language with the values that each uses.
fn messages(language: Language) -> BTreeMap<String, Values> {
    let mut messages: BTreeMap<String, Values> = BTreeMap::new();
    for (file, text) in language.sources() {
        let mut key = None;
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let name = line.split(" =").next().expect("split gives one").to_owned();
                let before = messages.insert(name.clone(), Values::new());
                assert!(
                    before.is_none(),
                    "{}/{file}: {name} stands twice",
                    language.code()
                );
                key = Some(name);
            }
            if let Some(values) = key.as_ref().and_then(|key| messages.get_mut(key)) {
                values.extend(line.split('$').skip(1).map(leading_name));
            }
        }
    }
    messages
}

fn leading_name(text: &str) -> String {
    text.chars()
        .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect()
}

fn source_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the folder is readable").path();
        if path.is_dir() {
            files.extend(source_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// Every `say!(words, "key", name = …)` in the command's sources.
fn said_in_sources() -> Vec<(String, Values)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli");
    let mut said = Vec::new();
    for file in source_files(&root) {
        if ["catalogue.rs", "words.rs"]
            .iter()
            .any(|own| file.ends_with(own))
        {
            continue; // they speak about the macro
        }
        let text = std::fs::read_to_string(&file).expect("sources are text");
        for call in text.split("say!(").skip(1) {
            let mut parts = arguments(call).into_iter().skip(1);
            let Some(key) = parts.next().and_then(|key| quoted(&key)) else {
                continue; // the key is computed; the plays below meet those
            };
            let names = parts.filter_map(|part| Some(part.split_once(" = ")?.0.trim().to_owned()));
            said.push((key, names.collect()));
        }
    }
    said
}

/// The arguments of a call, split at its own commas.
fn arguments(call: &str) -> Vec<String> {
    let (mut depth, mut parts, mut is_text) = (0, vec![String::new()], false);
    for character in call.chars() {
        match character {
            '"' => is_text = !is_text,
            '(' | '[' | '{' if !is_text => depth += 1,
            ')' | ']' | '}' if !is_text && depth == 0 => break,
            ')' | ']' | '}' if !is_text => depth -= 1,
            ',' if !is_text && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("never empty").push(character);
    }
    parts
}

fn quoted(text: &str) -> Option<String> {
    Some(text.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    let english = messages(Language::English);
    for language in Language::ALL {
        assert_eq!(english, messages(language), "{}", language.code());
    }
}

#[test]
fn what_the_command_says_is_in_the_catalogue_with_these_values() {
    let catalogue = messages(Language::English);
    let said = said_in_sources();
    assert!(
        said.len() > 80,
        "the scan has missed the calls: {}",
        said.len()
    );
    for (key, values) in said {
        let known = catalogue.get(&key);
        let known = known.unwrap_or_else(|| panic!("{key} is not in the catalogue"));
        // A message may leave out a value that one of its siblings shows.
        assert!(
            known.is_subset(&values),
            "{key} needs {known:?} and is given {values:?}"
        );
    }
}

#[test]
fn no_message_is_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sources: Vec<String> = source_files(&root)
        .iter()
        .map(|file| std::fs::read_to_string(file).expect("sources are text"))
        .collect();
    // Keys that are put together from parts.
    let composed = ["help-", "rules-", "bot-"];
    let of_game = |game: &GameInfo| {
        ["note", "example", "example-one"].map(|what| format!("{}-{what}", game.key))
    };
    let of_games: Vec<String> = GAMES.iter().flat_map(of_game).collect();
    for key in messages(Language::English).into_keys() {
        let is_composed =
            composed.iter().any(|start| key.starts_with(start)) || of_games.contains(&key);
        let literal = format!("\"{key}\"");
        let is_used = sources.iter().any(|source| source.contains(&literal));
        assert!(is_composed || is_used, "nobody says {key}");
    }
}

#[test]
fn every_option_has_a_help_text() {
    let words = Words::new(Language::English);
    let command = super::command_line::localised(super::args::Command::command(), &words);
    let tasks = command.get_subcommands().chain([&command]);
    for task in tasks {
        let about = task
            .get_about()
            .map(ToString::to_string)
            .unwrap_or_default();
        assert!(words.has(&format!("help-{}", task.get_name())), "{about}");
        for arg in task.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.starts_with("help-"), "{} has no help", arg.get_id());
            let values = arg.get_value_names().unwrap_or_default();
            assert!(
                values.iter().all(|name| !name.starts_with("help-")),
                "{values:?}"
            );
        }
    }
}

#[test]
fn every_game_has_rules_and_every_bot_a_name() {
    struct BotNames;
    impl Visitor for BotNames {
        type Output = Vec<String>;
        fn visit<G: Game + Bots>(self) -> Vec<String> {
            let keys = |bot: &&str| [format!("bot-{bot}"), format!("bot-{bot}-name")];
            G::BOTS.iter().flat_map(keys).collect()
        }
    }
    let words = Words::new(Language::German);
    for game in GAMES {
        assert!(words.has(&format!("rules-{}-title", game.key)));
        for bot in dispatch(game.key, BotNames).expect("the game is registered") {
            assert!(words.has(&bot), "{bot}");
        }
    }
}

/// Fails when the phrase, or one inside it, lacks its message or one of its values.
fn check(phrase: &Phrase, words: &Words) {
    let mut values = FluentArgs::new();
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
            Arg::Phrase(inner) => check(inner, words),
            Arg::List(inner) => inner.iter().for_each(|inner| check(inner, words)),
            Arg::Player(_) | Arg::Points(_) | Arg::Dice(_) | Arg::Word(_) | Arg::Text(_) => {}
        }
        if !matches!(arg, Arg::Number(_)) {
            values.set(*name, "x");
        }
    }
    let said = words.checked(phrase.key, &values);
    assert!(said.is_ok(), "{}: {said:?}", phrase.key);
}

/// Everything that can be said in random games is in the catalogue.
#[test]
fn whole_games_are_spoken_without_gaps() {
    struct Spoken(u64, Language);
    impl Visitor for Spoken {
        type Output = ();
        fn visit<G: Game + Bots>(self) {
            speak_a_game::<G>(self.0, &Words::new(self.1));
        }
    }
    for game in GAMES {
        for (language, seed) in Language::ALL.into_iter().zip(1..) {
            dispatch(game.key, Spoken(seed, language)).expect("the game is registered");
        }
    }
}

fn speak_a_game<G: Game + Bots>(seed: u64, words: &Words) {
    let names = || ["Ada", "Ben", "Cleo"];
    let speech = Speech::new(words, names().map(str::to_owned).into(), false);
    let plurals = plurals::plurals(words.language());
    let speak = |phrase: &Phrase| {
        check(phrase, words);
        let said = speech.say(phrase);
        assert!(!said.is_empty(), "{phrase:?}");
        assert_eq!(plurals::fault(&said, &plurals), None, "{said}");
    };
    let seats: Vec<Seat> = names().map(|name| Seat::bot(name, "random")).into();
    let mut crew: Crew<G> = Crew::new(&seats, seed).expect("random bots exist");
    let setup = Setup {
        options: Default::default(),
        seats,
        seed,
        machine: None,
    };
    let machine = Box::new(ScriptedApparatus::new());
    let mut session = Session::<G>::begin(setup, Some(machine)).expect("three can play");
    let (example, mut is_understood) = (example(G::INFO, words), false);
    loop {
        session.settle().expect("the scripted machine answers");
        let Node::Decision { player } = session.game().node() else {
            break;
        };
        let view = session.game().view(player);
        speak(&G::word_question(&view));
        G::word_view(&view).iter().for_each(speak);
        for action in session.game().legal_actions() {
            speak(&G::word_action(&view, action));
        }
        is_understood |= matches!(read(&example, session.game(), player, &speech), Wish::Do(_));
        let step = session.record().steps.len();
        if step.is_multiple_of(7) {
            for denied in refusals(session.game(), &speech) {
                speak(&G::word_action(&view, denied.action));
                speak(&denied.why);
            }
        }
        let action = crew
            .choose(session.game(), player, step)
            .expect("a bot sits there");
        session
            .decide(player, action)
            .expect("bots choose what is allowed");
    }
    assert!(is_understood, "{} {example}", G::INFO.key);
    for event in session.events() {
        let phrase = event.phrase();
        speak(&phrase);
        assert!(!phrase.key.ends_with("unworded"), "{event:?}");
    }
    for tally in &session.game().standings().tallies {
        assert!(tally.parts.iter().all(|part| words.has(part.0)));
    }
}

/// What a rule forbids stands behind its reason and a colon.
#[test]
fn a_reason_has_no_colon_of_its_own_outside_of_brackets() {
    let is_reason = |key: &str| {
        let starts = |game: &GameInfo| key.starts_with(&format!("{}-no-", game.key));
        GAMES.iter().any(starts)
    };
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, values) in messages(language)
            .into_iter()
            .filter(|entry| is_reason(&entry.0))
        {
            let values = values
                .iter()
                .map(|name| (name.as_str(), FluentValue::from("x")));
            let said = words.format(&key, &values.collect());
            let outside = said.split('(').next().expect("split gives one");
            assert!(!outside.contains(':'), "{key}: {said}");
        }
    }
}

#[test]
fn plurals_differ_where_they_must() {
    for (language, one, two) in [
        (Language::English, "1 ingredient:", "2 ingredients:"),
        (Language::German, "1 Zutat:", "2 Zutaten:"),
        (Language::Dutch, "1 ingrediënt:", "2 ingrediënten:"),
    ] {
        let words = Words::new(language);
        let said = |number: u8| {
            let taken = Phrase::new("kipp-event-ingredients-taken").with("number", number);
            let taken = taken.with("player", Phrase::new("list-empty"));
            let speech = Speech::new(&words, Vec::new(), false);
            speech.say(&taken.with("colour", Phrase::new("colour-red")))
        };
        assert!(said(1).contains(one), "{}", said(1));
        assert!(said(2).contains(two), "{}", said(2));
    }
}

#[test]
fn a_language_is_known_by_any_of_its_locale_names() {
    for name in ["de", "DE", "de-AT", "de_DE.UTF-8", "de@euro"] {
        assert_eq!(name.parse(), Ok(Language::German), "{name}");
    }
    assert_eq!("nl_BE.UTF-8".parse(), Ok(Language::Dutch));
    assert!("den".parse::<Language>().is_err());
    assert!("".parse::<Language>().is_err());
}
