//! Turns the phrases of a game into sentences of the reader's language.

use fluent_bundle::{FluentArgs, FluentValue};

use super::screen::harmless;
use super::words::{Shown, Words};
use crate::rules::{Arg, Phrase, Player};

/// A speaker who knows the language and the names at the table.
#[derive(Debug)]
pub struct Speech<'a> {
    words: &'a Words,
    names: Vec<String>,
    colours: bool,
}

impl<'a> Speech<'a> {
    /// A speaker; `colours` paints the names of colours, which stay readable without.
    #[must_use]
    pub fn new(words: &'a Words, names: Vec<String>, colours: bool) -> Speech<'a> {
        Speech {
            words,
            names,
            colours,
        }
    }

    /// The catalogue.
    #[must_use]
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// Number of players at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.names.get(player.index()).map_or("?", String::as_str)
    }

    /// The phrase in words.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.painted(
            phrase.key,
            self.words.format(phrase.key, &self.values(phrase)),
        )
    }

    /// The phrase in words, and behind them what else the same may be called by whoever types.
    #[must_use]
    pub fn names(&self, phrase: &Phrase) -> Vec<String> {
        let others = self.words.other_names(phrase.key, &self.values(phrase));
        std::iter::once(self.say(phrase)).chain(others).collect()
    }

    fn values(&self, phrase: &Phrase) -> FluentArgs<'static> {
        let values = phrase.args.iter();
        values.map(|(name, arg)| (*name, self.value(arg))).collect()
    }

    /// Several phrases as a list.
    #[must_use]
    pub fn list(&self, phrases: &[Phrase]) -> String {
        if phrases.is_empty() {
            return self.words.text("list-empty");
        }
        let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
        said.join(", ")
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Player(player) => FluentValue::from(self.name(*player).to_owned()),
            Arg::Points(points) => points.shown(),
            Arg::Dice(dice) if dice.is_empty() => FluentValue::from(self.words.text("list-empty")),
            Arg::Dice(dice) => FluentValue::from(dice.to_string()),
            Arg::Word(word) => FluentValue::from(*word),
            Arg::Text(text) => FluentValue::from(harmless(text)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(phrases) => FluentValue::from(self.list(phrases)),
        }
    }

    fn painted(&self, key: &str, text: String) -> String {
        let code = match key {
            "colour-red" => 31,
            "colour-yellow" => 33,
            "colour-blue" => 34,
            _ => return text,
        };
        match self.colours {
            true => format!("\x1b[1;{code}m{text}\x1b[0m"),
            false => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Speech, Words};
    use crate::cli::words::Language;
    use crate::dice::Pool;

    #[test]
    fn dice_are_said_by_their_pips_lowest_first() {
        let words = Words::new(Language::English);
        let speech = Speech::new(&words, Vec::new(), false);
        let said = |counts| {
            let dice = Pool::from_counts(counts);
            speech.value(&dice.into())
        };
        assert_eq!(said([0, 0, 2, 0, 1, 0]), "3 3 5".into());
        assert_eq!(said([0; 6]), words.text("list-empty").into());
    }
}
