//! What a person typed at the menu.

use console::strip_ansi_codes;

use super::speech::Speech;
use crate::rules::{Game, Phrase, Player, Worded};

/// What the typed text means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish<A> {
    /// An allowed action.
    Do(A),
    /// Allowed actions that all fit; more words are needed.
    Which(Vec<A>),
    /// Only forbidden actions fit; the first of them, and why not.
    Forbidden(A, Phrase),
    /// A number without a choice.
    NoSuchNumber,
    /// Nothing fits.
    Unknown,
}

/// The allowed actions with their words, in menu order. Of actions that read alike (two dice of one
/// look) only the first is listed.
#[must_use]
pub fn choices<G: Game>(game: &G, player: Player, speech: &Speech<'_>) -> Vec<(G::Action, String)> {
    let view = game.view(player);
    let mut choices: Vec<(G::Action, String)> = Vec::new();
    for action in game.legal_actions() {
        let said = speech.say(&G::word_action(&view, action));
        if choices.iter().all(|(_, listed)| *listed != said) {
            choices.push((action, said));
        }
    }
    choices
}

/// Reads `text` as the number of a choice, with or without a full stop, or as words out of the
/// menu's lines. Digits alone are never words: they would only find the numbers inside the lines.
#[must_use]
pub fn read<G: Game>(text: &str, game: &G, player: Player, speech: &Speech<'_>) -> Wish<G::Action> {
    let choices = choices(game, player, speech);
    let bare = text.strip_suffix('.').unwrap_or(text).trim_end();
    if let Ok(number) = bare.parse::<i64>() {
        let index = usize::try_from(number)
            .ok()
            .and_then(|number| number.checked_sub(1));
        let chosen = index.and_then(|index| choices.get(index));
        return chosen.map_or(Wish::NoSuchNumber, |(action, _)| Wish::Do(*action));
    }
    if !text.contains(char::is_alphabetic) {
        return Wish::Unknown;
    }
    let fitting = choices.iter().filter(|(_, said)| matches(text, said));
    let mut allowed: Vec<G::Action> = fitting.map(|(action, _)| *action).collect();
    if allowed.len() > 1 {
        return Wish::Which(allowed);
    }
    if let Some(action) = allowed.pop() {
        return Wish::Do(action);
    }
    let view = game.view(player);
    forbidden(game, |action| {
        matches(text, &speech.say(&G::word_action(&view, *action)))
    })
}

fn forbidden<G: Game>(game: &G, fits: impl Fn(&G::Action) -> bool) -> Wish<G::Action> {
    let refusals = refusals(game).into_iter();
    let mut wished = refusals.filter(|(action, _)| fits(action));
    wished
        .next()
        .map_or(Wish::Unknown, |(action, why)| Wish::Forbidden(action, why))
}

/// Everything that might be tried here and is not allowed, with the reason.
#[must_use]
pub fn refusals<G: Game>(game: &G) -> Vec<(G::Action, Phrase)> {
    let refusal = |action: G::Action| {
        let mut trial = game.clone();
        let illegal = trial.act(action, &mut Vec::new()).err()?;
        Some((action, illegal.phrase()))
    };
    game.candidates().into_iter().filter_map(refusal).collect()
}

/// Whether every typed word begins a word of the line; numbers must be whole.
fn matches(text: &str, line: &str) -> bool {
    let line = words_of(line);
    let typed = words_of(text);
    let is_there = |word: &String| match word.chars().all(|c| c.is_ascii_digit()) {
        true => line.contains(word),
        false => line
            .iter()
            .any(|candidate| candidate.starts_with(word.as_str())),
    };
    !typed.is_empty() && typed.iter().all(is_there)
}

fn words_of(text: &str) -> Vec<String> {
    strip_ansi_codes(text)
        .to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn words_and_beginnings_of_words_are_understood() {
        let line = "\x1b[1;31mred\x1b[0m-L into the silver shape tube";
        assert!(matches("red l silver", line));
        assert!(matches("Silver", line));
        assert!(!matches("blue", line));
        assert!(!matches("", line));
        assert!(!matches("--", line));
    }

    #[test]
    fn a_number_among_words_must_be_whole() {
        assert!(matches("gives 4", "yellow (costs 3, gives 4)"));
        assert!(!matches("gives 4", "yellow (costs 3, gives 40)"));
    }
}
