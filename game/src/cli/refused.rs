//! What is not allowed now, folded by reason.

use super::choosing::EXAMPLES;
use super::speech::Speech;
use super::wish;
use super::words::{Words, say};
use crate::rules::{Game, Phrase, Player};

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

/// Every reason, each once, in the order of the game's candidates; what is merely not due comes
/// last. What reads like an allowed action is left out: another die of the same look will do.
#[must_use]
pub fn by_reason<G: Game>(game: &G, player: Player, speech: &Speech<'_>) -> Vec<Refusal> {
    let view = game.view(player);
    let allowed = wish::choices(game, player, speech);
    let mut refusals: Vec<Refusal> = Vec::new();
    for (action, why) in wish::refusals(game) {
        let known = refusals.iter_mut().find(|refusal| refusal.key == why.key);
        let is_rest = is_rest(&why, speech);
        if is_rest && known.is_some() {
            continue;
        }
        let action = speech.say(&G::word_action(&view, action));
        if !is_rest && allowed.iter().any(|choice| choice.said == action) {
            continue;
        }
        match known {
            Some(refusal) => refusal.add(action, &speech.say(&why)),
            None => refusals.push(Refusal {
                key: why.key,
                reason: speech.say(&why),
                examples: (!is_rest).then_some(action).into_iter().collect(),
                has_more: false,
            }),
        }
    }
    refusals.sort_by_key(|refusal| refusal.examples.is_empty());
    refusals
}

/// The catalogue marks the reasons that forbid whatever is not due.
fn is_rest(why: &Phrase, speech: &Speech<'_>) -> bool {
    speech.words().layout(why.key).as_deref() == Some("rest")
}

impl Refusal {
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
    use super::*;
    use crate::cli::words::Language;
    use crate::games::kipp::Kipp;
    use crate::rules::{Node, ScriptedApparatus};
    use crate::session::{Crew, Seat, Session, Setup};

    #[test]
    fn every_reason_is_one_short_line_and_the_rest_comes_last() {
        let words = Words::new(Language::English);
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        let speech = Speech::new(&words, names.map(str::to_owned).into(), false);
        let seats: Vec<Seat> = names.map(|name| Seat::bot(name, "greedy")).into();
        let mut crew: Crew<Kipp> = Crew::new(&seats, 3).expect("greedy bots exist");
        let setup = Setup {
            options: Default::default(),
            seats,
            seed: 3,
            machine: None,
        };
        let machine = Box::new(ScriptedApparatus::new());
        let mut session = Session::<Kipp>::begin(setup, Some(machine)).expect("four can play");
        let mut reasons = std::collections::BTreeSet::new();
        loop {
            session.settle().expect("the scripted machine answers");
            let Node::Decision { player } = session.game().node() else {
                break;
            };
            let refusals = by_reason(session.game(), player, &speech);
            check(&refusals, &words);
            reasons.extend(refusals.iter().map(|refusal| refusal.key));
            let step = session.record().steps.len();
            crew.observe(session.events());
            let action = crew.choose(session.game(), player, step);
            let action = action.expect("a bot sits there");
            session.decide(player, action).expect("bots are honest");
        }
        for met in ["kipp-no-not-your-die", "kipp-no-wrong-number"] {
            assert!(reasons.contains(met), "{met} was never met: {reasons:?}");
        }
    }

    fn check(refusals: &[Refusal], words: &Words) {
        let is_rest = |refusal: &Refusal| refusal.examples.is_empty();
        let rests = refusals.iter().filter(|refusal| is_rest(refusal)).count();
        assert!(rests == 1 && refusals.last().is_some_and(is_rest));
        for (index, refusal) in refusals.iter().enumerate() {
            assert!(refusals[..index].iter().all(|it| it.key != refusal.key));
            assert!(refusal.examples.len() <= EXAMPLES);
            let mut alike = refusal.examples.clone();
            alike.sort();
            alike.dedup();
            assert_eq!(alike.len(), refusal.examples.len(), "{refusal:?}");
            assert!(refusal.line(words).contains(&refusal.reason));
        }
    }
}
