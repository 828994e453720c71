//! One person's choice at the table: the menu, what can be typed at it, and the answers.

use std::collections::HashSet;

use super::dialogue::{ECHOED, ask, leaves};
use super::failure::Failure;
use super::hint;
use super::menu;
use super::preview;
use super::refused;
use super::rule_book;
use super::screen::{Screen, excerpt};
use super::speech::Speech;
use super::table::Table;
use super::telling::show_view;
use super::wish::{self, Choice, Denied, Wish};
use super::words::{Words, say};
use crate::bot::Bots;
use crate::rules::{GameInfo, Player};
use crate::session::{Seat, Step};

/// Most choices that are listed as examples.
pub(super) const EXAMPLES: usize = 4;

/// How somebody might name a choice of the game by its words.
#[must_use]
pub fn example(game: GameInfo, words: &Words) -> String {
    words.text(&format!("{}-example", game.key))
}

/// How somebody names one die, in a game where a number alone could be taken for one.
fn example_of_one(game: GameInfo, words: &Words) -> Option<String> {
    let key = format!("{}-example-one", game.key);
    words.has(&key).then(|| words.text(&key))
}

/// Asks until `player` has chosen or taken back; `false` when that person leaves the table.
///
/// # Errors
/// When nobody reads any more or the save cannot be written.
pub fn choose<G: Bots>(
    table: &mut Table<G>,
    player: Player,
    screen: &mut Screen,
    words: &Words,
) -> Result<bool, Failure> {
    let mut choosing = Choosing {
        speech: table.speech(words, screen.has_colours()),
        table,
        player,
        screen,
        words,
    };
    choosing.screen.line("")?;
    choosing.show_table()?;
    loop {
        if let Some(stays) = choosing.ask()? {
            return Ok(stays);
        }
    }
}

/// A person at the table with a choice to make.
struct Choosing<'a, G: Bots> {
    table: &'a mut Table<G>,
    player: Player,
    screen: &'a mut Screen,
    words: &'a Words,
    speech: Speech<'a>,
}

/// What can be typed beside a choice.
#[derive(Clone, Copy)]
enum Command {
    Help,
    Menu,
    All,
    Refused,
    Hint,
    Rules,
    TakeBack,
    DoAgain,
    Quit,
}

/// The commands, each in English, German and Dutch and by its first letter. A word is understood in
/// every language.
fn command(answer: &str) -> Option<Command> {
    match answer.to_lowercase().as_str() {
        "?" | "h" | "help" | "hilfe" | "hulp" => Some(Command::Help),
        "" | "t" | "table" | "tisch" | "tafel" => Some(Command::Menu),
        "all" | "alle" | "alles" => Some(Command::All),
        "w" | "why" | "warum" | "waarom" => Some(Command::Refused),
        "hint" | "hinweis" | "tip" | "tipp" => Some(Command::Hint),
        "rules" | "regeln" | "regels" => Some(Command::Rules),
        "u" | "undo" | "zurück" | "zurueck" | "terug" => Some(Command::TakeBack),
        "redo" | "vor" | "vooruit" => Some(Command::DoAgain),
        _ if leaves(answer) => Some(Command::Quit),
        _ => None,
    }
}

impl<G: Bots> Choosing<'_, G> {
    /// Asks once and does what is answered. `Some(true)` when the match has moved, `Some(false)`
    /// when the person leaves, `None` when there is still a choice to make.
    fn ask(&mut self) -> Result<Option<bool>, Failure> {
        let name = self.speech.name(self.player);
        let prompt = say!(self.words, "play-prompt", player = name);
        let Some(mut answer) = ask(&format!("{prompt} "), self.screen)? else {
            return Ok(Some(false));
        };
        if answer.is_empty() && self.choices().len() == 1 {
            answer.push('1'); // Enter takes the only choice
        }
        match command(&answer) {
            Some(Command::Quit) => return Ok(Some(false)),
            Some(Command::TakeBack) => return self.turn_back(true),
            Some(Command::DoAgain) => return self.turn_back(false),
            Some(Command::Rules) => rule_book::print(G::INFO, self.words, self.screen)?,
            Some(Command::Refused) => self.show_refusals()?,
            Some(Command::Hint) => hint::print(self.table, self.player, self.screen, &self.speech)?,
            Some(Command::Menu) => self.show_table()?,
            Some(Command::All) => self.show_menu(true)?,
            Some(Command::Help) => self.show_help()?,
            None => {
                if let Some(action) = self.understand(&answer)? {
                    self.table.decide(self.player, action, self.words)?;
                    return Ok(Some(true));
                }
            }
        }
        Ok(None)
    }

    fn choices(&self) -> Vec<Choice<G::Action>> {
        wish::choices(self.table.game(), self.player, &self.speech)
    }

    fn turn_back(&mut self, back: bool) -> Result<Option<bool>, Failure> {
        if self.table.turn_back(back, self.words)? {
            let key = if back { "play-undone" } else { "play-redone" };
            self.screen.line(&self.words.text(key))?;
            return Ok(Some(true));
        }
        let key = match (back, self.has_anybody_chosen()) {
            (true, false) => "play-nothing-chosen",
            (true, true) => "play-no-undo",
            (false, _) => "play-no-redo",
        };
        self.screen.paragraph(&self.words.text(key), 2)?;
        Ok(None)
    }

    /// Whether any person at the table has made a choice that still stands.
    fn has_anybody_chosen(&self) -> bool {
        let seats = self.table.seats();
        let is_person = |player: Player| seats.get(player.index()).is_some_and(Seat::is_person);
        let steps = &self.table.session().record().steps;
        steps
            .iter()
            .any(|step| matches!(step, Step::Decided { player, .. } if is_person(*player)))
    }

    fn show_help(&mut self) -> Result<(), Failure> {
        let example = example(G::INFO, self.words);
        let by_words = say!(self.words, "play-help-words", example = &example);
        let one = example_of_one(G::INFO, self.words);
        let one = one.map(|one| say!(self.words, "play-help-one", example = &one));
        let text = |key| Some(self.words.text(key));
        for paragraph in [
            text("play-help-choose"),
            Some(by_words),
            one,
            text("play-help-commands"),
            text("play-help-hint"),
            text("play-help-score"),
        ]
        .into_iter()
        .flatten()
        {
            self.screen.paragraph(&paragraph, 2)?;
        }
        Ok(())
    }

    /// The table and the question with its numbered answers.
    fn show_table(&mut self) -> Result<(), Failure> {
        let game = self.table.game();
        show_view(game, self.player, self.screen, &self.speech)?;
        let question = self.question(&game.view(self.player));
        self.screen.paragraph(&question, 2)?;
        self.show_menu(false)
    }

    /// What is asked, and where a number could be taken for a die, that it is none.
    fn question(&self, view: &G::View) -> String {
        let question = self.speech.say(&G::word_question(view));
        match example_of_one(G::INFO, self.words) {
            Some(_) if !G::loose_dice(view).is_empty() => {
                say!(self.words, "play-one-number", question = question)
            }
            _ => question,
        }
    }

    /// The numbered answers, each with what it would do to the own score; a long list is folded
    /// unless all of it is wished for.
    fn show_menu(&mut self, is_all: bool) -> Result<(), Failure> {
        let choices = self.choices();
        let mut lines: Vec<String> = (1..)
            .zip(&choices)
            .map(|(number, choice): (u32, _)| {
                let preview =
                    preview::of(self.table.game(), self.player, choice.action, self.words);
                format!(
                    "{number:>3}  {}{}",
                    choice.said(),
                    preview.unwrap_or_default()
                )
            })
            .collect();
        let kinds: Vec<&str> = choices.iter().map(|choice| choice.kind).collect();
        let folded = menu::folded(&kinds, self.screen.rows(&lines)).filter(|_| !is_all);
        if let Some(shown) = &folded {
            lines = shown
                .iter()
                .map(|place| std::mem::take(&mut lines[*place]))
                .collect();
        }
        self.screen.side_by_side(&lines)?;
        match (choices.len(), folded) {
            (1, _) => self.screen.line(&say!(self.words, "play-only-choice")),
            (all, Some(shown)) => {
                let more = say!(self.words, "play-more", more = all - shown.len());
                self.screen.paragraph(&format!("     {more}"), 5)
            }
            _ => Ok(()),
        }
    }

    /// One line for every reason, and at the end why all the rest is not allowed.
    fn show_refusals(&mut self) -> Result<(), Failure> {
        let refusals = refused::by_reason(self.table.game(), self.player, &self.speech);
        match &refusals[..] {
            [] => return self.screen.line(&say!(self.words, "play-all-allowed")),
            [only] => return self.screen.paragraph(&only.only_line(self.words), 4),
            _ => {}
        }
        for refusal in refusals {
            self.screen.paragraph(&refusal.line(self.words), 4)?;
        }
        Ok(())
    }

    /// The action that the answer means, or an explanation on the screen.
    fn understand(&mut self, answer: &str) -> Result<Option<G::Action>, Failure> {
        let wish = wish::read(answer, self.table.game(), self.player, &self.speech);
        let explanation = match wish {
            Wish::Do(action) => return Ok(Some(action)),
            Wish::Forbidden(denied) => {
                return self
                    .explain(&excerpt(answer, ECHOED), &denied)
                    .map(|()| None);
            }
            other => self.not_understood(&excerpt(answer, ECHOED), other),
        };
        self.screen.paragraph(&explanation, 2)?;
        Ok(None)
    }

    /// Why what was typed is no choice.
    fn not_understood(&self, asked: &str, wish: Wish<G::Action>) -> String {
        let words = self.words;
        let most = self.choices().len();
        match wish {
            Wish::Which(actions) => {
                let count = actions.len();
                let examples = actions.into_iter().take(EXAMPLES);
                let examples: Vec<_> = examples.map(|action| self.said(action)).collect();
                let list = examples.join("; ");
                say!(words, "play-which", count = count, list = &list)
            }
            Wish::Part(action, number) => say!(
                words,
                "play-part",
                asked = asked,
                number = number,
                action = self.said(action)
            ),
            Wish::NoSuchNumber => say!(words, "play-no-number", asked = asked, most = most),
            _ => say!(words, "play-unknown", asked = asked, most = most),
        }
    }

    /// Which rule forbids what was typed; a choice is named only if it alone can have been meant.
    fn explain(&mut self, asked: &str, denied: &[Denied<G::Action>]) -> Result<(), Failure> {
        let words = self.words;
        let said = |denied: &Denied<G::Action>| self.said(denied.action);
        let actions: HashSet<String> = denied.iter().map(said).collect();
        let reasons = denied.iter().map(|denied| self.speech.say(&denied.why));
        let reasons: HashSet<String> = reasons.collect();
        let (action, reason) = (actions.iter().next(), reasons.iter().next());
        let line = match (action, reason) {
            (Some(action), Some(reason)) if actions.len() == 1 => {
                say!(words, "play-forbidden", action = action, reason = reason)
            }
            (_, Some(reason)) if reasons.len() == 1 => {
                say!(
                    words,
                    "play-forbidden-typed",
                    asked = asked,
                    reason = reason
                )
            }
            _ => say!(words, "play-forbidden-all", asked = asked),
        };
        self.screen.paragraph(&line, 2)?;
        if reasons.len() > 1 {
            let view = self.table.game().view(self.player);
            for refusal in refused::folded::<G>(&view, denied, &self.speech) {
                self.screen
                    .paragraph(&format!("  {}", refusal.line(words)), 4)?;
            }
        }
        Ok(())
    }

    /// An action in words.
    fn said(&self, action: G::Action) -> String {
        let view = self.table.game().view(self.player);
        self.speech.say(&G::word_action(&view, action))
    }
}

#[cfg(test)]
mod tests {
    use super::command;
    use crate::cli::words::{Language, Words};

    /// What the help names between its colon and its full stop: `w or why (…), …`.
    #[test]
    fn every_word_of_the_help_is_understood() {
        for language in Language::ALL {
            let help = Words::new(language).text("play-help-commands");
            let named = help.split_once(": ").expect("the words follow").1;
            let outside = named
                .split('(')
                .filter_map(|part| part.split(')').next_back());
            let typed = outside.flat_map(|part| part.split([',', ' ', '.']));
            let typed = typed.filter(|word| !["", "or", "oder", "of"].contains(word));
            let typed: Vec<&str> = typed.collect();
            assert!(typed.len() >= 9, "{typed:?}");
            for word in typed {
                assert!(command(word).is_some(), "{word} in {}", language.code());
            }
        }
    }
}
