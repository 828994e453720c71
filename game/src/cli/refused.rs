//! What is not allowed now, folded by reason.

use super::choosing::EXAMPLES;
use super::speech::Speech;
use super::wish::{self, Denied, News};
use super::words::{Words, say};
use crate::rules::{Game, Player};

/// A reason with some of the actions that it forbids.
#[derive(Debug)]
pub struct Refusal {
    key: &'static str,
    reason: String,
    /// No two read alike; none when the reason forbids whatever is not due.
    examples: Vec<String>,
    /// Whether more is forbidden for the same reason.
    has_more: bool,
}

/// Every rule that forbids something here, each once, in the order of the game's candidates; what is
/// merely not due comes last. What the table shows at a glance is left out, and so is what reads like
/// an allowed action: another die of the same look will do.
#[must_use]
pub fn by_reason<G: Game>(game: &G, player: Player, speech: &Speech<'_>) -> Vec<Refusal> {
    let view = game.view(player);
    let allowed = wish::choices(game, player, speech);
    let is_news = |denied: &Denied<G::Action>| match denied.news {
        News::Rule => {
            let said = speech.say(&G::word_action(&view, denied.action));
            allowed.iter().all(|choice| choice.said() != said)
        }
        News::Plain => false,
        News::Untimely => true,
    };
    let denied = wish::refusals(game, speech).into_iter().filter(is_news);
    folded::<G>(&view, &denied.collect::<Vec<_>>(), speech)
}

/// Every reason once, with examples. Of the actions that one reason forbids in every detail the last
/// is the example: it takes the most dice.
#[must_use]
pub fn folded<G: Game>(
    view: &G::View,
    denied: &[Denied<G::Action>],
    speech: &Speech<'_>,
) -> Vec<Refusal> {
    let mut refusals: Vec<Refusal> = Vec::new();
    for (at, one) in denied.iter().enumerate() {
        let reason = speech.say(&one.why);
        let known = refusals
            .iter_mut()
            .find(|refusal| refusal.key == one.why.key);
        let refusal = match known {
            Some(refusal) => refusal,
            None => refusals.push_mut(Refusal::of(one.why.key, reason.clone())),
        };
        let mut later = denied[at + 1..].iter();
        match later.any(|other| other.detail == one.detail) {
            _ if one.news == News::Untimely => {}
            true => refusal.has_more = true,
            false => refusal.add(speech.say(&G::word_action(view, one.action)), &reason),
        }
    }
    refusals.sort_by_key(|refusal| refusal.examples.is_empty());
    refusals
}

impl Refusal {
    fn of(key: &'static str, reason: String) -> Refusal {
        Refusal {
            key,
            reason,
            examples: Vec::new(),
            has_more: false,
        }
    }

    /// One more action. The reason of another card can have other numbers; such an action is no
    /// example of this one.
    fn add(&mut self, action: String, reason: &str) {
        if self.examples.contains(&action) {
            return;
        }
        match self.examples.len() < EXAMPLES && self.reason == reason {
            true => self.examples.push(action),
            false => self.has_more = true,
        }
    }

    /// The line of a reason that stands alone.
    #[must_use]
    pub fn only_line(&self, words: &Words) -> String {
        match self.examples.is_empty() {
            true => say!(words, "play-refusals-only", reason = &self.reason),
            false => self.line(words),
        }
    }

    /// The reason and its examples in one line.
    #[must_use]
    pub fn line(&self, words: &Words) -> String {
        let (reason, list) = (&self.reason, self.examples.join("; "));
        match (self.examples.is_empty(), self.has_more) {
            (true, _) => say!(words, "play-refusals-rest", reason = reason),
            (_, true) => say!(
                words,
                "play-refusals-such-as",
                reason = reason,
                list = &list
            ),
            (_, false) => say!(words, "play-refusals", reason = reason, list = &list),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bot::Bots;
    use crate::cli::typed;
    use crate::cli::wish::Wish;
    use crate::cli::words::Language;
    use crate::games::{GAMES, Visitor, dispatch};
    use crate::rules::{Node, ScriptedApparatus};
    use crate::session::{Crew, Seat, Session, Setup};

    #[test]
    fn every_reason_is_one_short_line_and_the_rest_comes_last() {
        let words = Words::new(Language::English);
        for info in GAMES {
            let mut met = BTreeSet::new();
            at_every_choice(info.key, &words, |met_here| met.extend(met_here));
            let some: &[&str] = match info.key {
                "kipp" => &["kipp-no-wrong-colour", "kipp-no-not-enough"],
                "wuerfelzucker" => &["wuerfelzucker-no-wrong-dice", "wuerfelzucker-no-not-better"],
                "kaese" => &["kaese-no-too-high", "kaese-no-not-lower"],
                _ => &["wanzen-no-no-die"],
            };
            for reason in some {
                assert!(met.contains(reason), "{reason} was never met: {met:?}");
            }
        }
    }

    /// A game of bots; `met` gets the reasons that are named at each choice.
    fn at_every_choice(game: &str, words: &Words, met: impl FnMut(Vec<&'static str>)) {
        struct Play<'a, M>(&'a Words, M);
        impl<M: FnMut(Vec<&'static str>)> Visitor for Play<'_, M> {
            type Output = ();
            fn visit<G: Game + Bots>(self) {
                play::<G>(self.0, self.1);
            }
        }
        dispatch(game, Play(words, met)).expect("the game is in the registry");
    }

    fn play<G: Bots>(words: &Words, mut met: impl FnMut(Vec<&'static str>)) {
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        let speech = Speech::new(words, names.map(str::to_owned).into(), false);
        let seats: Vec<Seat> = names.map(|name| Seat::bot(name, "greedy")).into();
        let mut crew: Crew<G> = Crew::new(&seats, 3).expect("greedy bots exist");
        let setup = Setup {
            options: Default::default(),
            seats,
            seed: 3,
            machine: None,
        };
        let machine = Box::new(ScriptedApparatus::new());
        let mut session = Session::<G>::begin(setup, Some(machine)).expect("four can play");
        loop {
            session.settle().expect("the scripted machine answers");
            let Node::Decision { player } = session.game().node() else {
                break;
            };
            let step = session.record().steps.len();
            if step.is_multiple_of(5) {
                let refusals = by_reason(session.game(), player, &speech);
                check(&refusals, words);
                met(refusals.iter().map(|refusal| refusal.key).collect());
            }
            if step.is_multiple_of(25) {
                check_spelled(session.game(), player, &speech);
            }
            crew.observe(session.events());
            let action = crew.choose(session.game(), player, step);
            let action = action.expect("a bot sits there");
            session.decide(player, action).expect("bots are honest");
        }
    }

    /// A forbidden choice that is typed out is answered with its own reason, and never with another
    /// choice, unless all its words and numbers are an allowed one's as well.
    fn check_spelled<G: Game>(game: &G, player: Player, speech: &Speech<'_>) {
        let view = game.view(player);
        let said = |action| speech.say(&G::word_action(&view, action));
        for denied in wish::refusals(game, speech).into_iter().step_by(61) {
            let typed = said(denied.action);
            match wish::read(&typed, game, player, speech) {
                Wish::Forbidden(all) => {
                    assert!(all.iter().all(|it| said(it.action) == typed), "{typed}");
                    let best = all.iter().map(|it| it.news).min();
                    assert!(best <= Some(denied.news), "{typed}: {all:?}");
                }
                Wish::Do(other) => {
                    let names = speech.names(&G::word_action(&view, other));
                    let fit = typed::best(&typed, "", [names.as_slice()]);
                    assert!(fit.is_some_and(|(fit, _)| fit.is_plain()), "{typed}");
                }
                other => assert!(matches!(other, Wish::Which(_)), "{typed}: {other:?}"),
            }
        }
    }

    /// What nobody would wish for: what is not there, or is one's own already.
    const POINTLESS: [&str; 14] = [
        "wuerfelzucker-no-not-your-dice",
        "wuerfelzucker-no-joker",
        "wuerfelzucker-no-reroll",
        "wuerfelzucker-no-change",
        "wuerfelzucker-no-not-so-many",
        "wuerfelzucker-no-not-on-table",
        "kaese-no-gift",
        "kaese-no-own",
        "kaese-no-not-these-dice",
        "kaese-no-such-stack",
        "kipp-no-not-your-die",
        "kipp-no-not-in-tray",
        "kipp-no-none-of-colour",
        "wanzen-no-not-rolled",
    ];

    fn check(refusals: &[Refusal], words: &Words) {
        let is_rest = |refusal: &Refusal| refusal.examples.is_empty();
        let rests = refusals.iter().filter(|refusal| is_rest(refusal)).count();
        assert!(rests == 1 && refusals.last().is_some_and(is_rest));
        for (index, refusal) in refusals.iter().enumerate() {
            assert!(refusals[..index].iter().all(|it| it.key != refusal.key));
            assert!(!POINTLESS.contains(&refusal.key), "{refusal:?}");
            assert!(refusal.examples.len() <= EXAMPLES);
            let mut alike = refusal.examples.clone();
            alike.sort();
            alike.dedup();
            assert_eq!(alike.len(), refusal.examples.len(), "{refusal:?}");
            assert!(refusal.line(words).contains(&refusal.reason));
        }
    }
}
