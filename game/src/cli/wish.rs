//! What a person who has to choose wishes for.

use std::collections::HashSet;

use super::speech::Speech;
use super::typed::{self, Fit};
use crate::rules::{Game, Objection, Phrase, Player, Worded};

/// What the typed text means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish<A> {
    /// An allowed action.
    Do(A),
    /// Allowed actions that all fit; more words are needed.
    Which(Vec<A>),
    /// Part of this allowed action, whose number in the menu this is.
    Part(A, usize),
    /// Only forbidden actions fit: all that were meant, of those the ones that tell most.
    Forbidden(Vec<Denied<A>>),
    /// A number without a choice.
    NoSuchNumber,
    /// Nothing fits.
    Unknown,
}

/// An allowed action as the menu shows it.
#[derive(Clone, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// Key of its message: what kind of choice it is.
    pub kind: &'static str,
    /// Its words, and behind them other names that it can be called by.
    pub names: Vec<String>,
}

impl<A> Choice<A> {
    /// Its words.
    #[must_use]
    pub fn said(&self) -> &str {
        self.names.first().map_or("", String::as_str)
    }
}

/// A forbidden action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denied<A> {
    /// The action.
    pub action: A,
    /// Which rule forbids it.
    pub why: Phrase,
    /// The same for all that is forbidden for the same reason in every detail.
    pub detail: usize,
    /// How much the reason tells.
    pub news: News,
}

/// How much a reason tells a player, most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum News {
    /// A rule of the game.
    Rule,
    /// What the table shows at a glance.
    Plain,
    /// It forbids whatever is not due.
    Untimely,
}

/// The allowed actions with their words, in menu order. Of actions that read alike (two dice of one
/// look) only the first is listed.
#[must_use]
pub fn choices<G: Game>(game: &G, player: Player, speech: &Speech<'_>) -> Vec<Choice<G::Action>> {
    let view = game.view(player);
    let mut listed = HashSet::new();
    let choice = |action| {
        let phrase = G::word_action(&view, action);
        Choice {
            action,
            kind: phrase.key,
            names: speech.names(&phrase),
        }
    };
    let choices = game.legal_actions().into_iter().map(choice);
    choices
        .filter(|choice| listed.insert(choice.said().to_owned()))
        .collect()
}

/// Reads `text` as the number of a choice, with or without a full stop, or as words out of the
/// menu's lines. Several numbers are the dice of a line that holds exactly these. What is typed in
/// full but forbidden goes before an allowed choice of which it is a part only.
#[must_use]
pub fn read<G: Game>(text: &str, game: &G, player: Player, speech: &Speech<'_>) -> Wish<G::Action> {
    let choices = choices(game, player, speech);
    if let Some(wish) = by_number(text, &choices) {
        return wish;
    }
    let names = choices.iter().map(|choice| choice.names.as_slice());
    let allowed = typed::best(text, &small_words(speech), names);
    if let Some((fit, places)) = &allowed
        && fit.is_plain()
    {
        return match places[..] {
            [only] => Wish::Do(choices[only].action),
            _ => which(places, &choices),
        };
    }
    match (forbidden(text, game, player, speech), allowed) {
        (Some((fit, denied)), allowed)
            if allowed.as_ref().is_none_or(|it| is_better(fit, it.0)) =>
        {
            Wish::Forbidden(denied)
        }
        (_, Some((_, places))) => match places[..] {
            [only] => Wish::Part(choices[only].action, only + 1),
            _ => which(&places, &choices),
        },
        (_, None) => Wish::Unknown,
    }
}

/// What the text means if it is a number.
fn by_number<A: Copy>(text: &str, choices: &[Choice<A>]) -> Option<Wish<A>> {
    let bare = text.strip_suffix('.').unwrap_or(text).trim_end();
    let number: i64 = bare.parse().ok()?;
    let index = usize::try_from(number).ok();
    let index = index.and_then(|number| number.checked_sub(1));
    let chosen = index.and_then(|index| choices.get(index));
    Some(chosen.map_or(Wish::NoSuchNumber, |choice| Wish::Do(choice.action)))
}

/// Whether what is forbidden was meant rather than what is allowed.
fn is_better(forbidden: Fit, allowed: Fit) -> bool {
    forbidden > Fit::Partly && forbidden > allowed
}

/// The words that may be typed without being in a line.
fn small_words(speech: &Speech<'_>) -> String {
    speech.words().text("play-small-words")
}

fn which<A: Copy>(places: &[usize], choices: &[Choice<A>]) -> Wish<A> {
    Wish::Which(places.iter().map(|at| choices[*at].action).collect())
}

/// The forbidden actions that fit the text best, of those the ones whose reasons tell most. What
/// the text names only in part is its meaning only if one reason forbids it all.
fn forbidden<G: Game>(
    text: &str,
    game: &G,
    player: Player,
    speech: &Speech<'_>,
) -> Option<(Fit, Vec<Denied<G::Action>>)> {
    let view = game.view(player);
    let named = typed::dice(text).into_iter();
    let mut tried = game.candidates();
    for action in named.flat_map(|dice| game.candidates_with(dice)) {
        if !tried.contains(&action) {
            tried.push(action);
        }
    }
    let denied = denied(game, tried, speech);
    let lines: Vec<Vec<String>> = denied
        .iter()
        .map(|denied| speech.names(&G::word_action(&view, denied.action)))
        .collect();
    let names = lines.iter().map(Vec::as_slice);
    let (fit, places) = typed::best(text, &small_words(speech), names)?;
    let meant = || places.iter().map(|at| &denied[*at]);
    let news = meant().map(|denied| denied.news).min()?;
    let telling: Vec<_> = meant()
        .filter(|denied| denied.news == news)
        .cloned()
        .collect();
    let is_one = telling.iter().all(|denied| denied.why == telling[0].why);
    (fit > Fit::Partly || is_one && news != News::Plain).then_some((fit, telling))
}

/// Everything that might be tried here and is not allowed, with the reason.
#[must_use]
pub fn refusals<G: Game>(game: &G, speech: &Speech<'_>) -> Vec<Denied<G::Action>> {
    denied(game, game.candidates(), speech)
}

fn denied<G: Game>(game: &G, tried: Vec<G::Action>, speech: &Speech<'_>) -> Vec<Denied<G::Action>> {
    let mut reasons: Vec<G::Illegal> = Vec::new();
    let mut refusal = |action: G::Action| {
        let mut trial = game.clone();
        let illegal = trial.act(action, &mut Vec::new()).err()?;
        let why = illegal.phrase();
        let news = match is_rest(&why, speech) {
            true => News::Untimely,
            false if illegal.is_plain() => News::Plain,
            false => News::Rule,
        };
        let known = reasons.iter().position(|reason| *reason == illegal);
        let detail = known.unwrap_or(reasons.len());
        if known.is_none() {
            reasons.push(illegal);
        }
        Some(Denied {
            action,
            why,
            detail,
            news,
        })
    };
    tried.into_iter().filter_map(&mut refusal).collect()
}

/// The catalogue marks the reasons that forbid whatever is not due.
fn is_rest(why: &Phrase, speech: &Speech<'_>) -> bool {
    speech.words().layout(why.key).as_deref() == Some("rest")
}
