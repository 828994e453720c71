//! One person's choice at the table: the menu, what can be typed at it, and the answers.

use super::dialogue::ask;
use super::failure::Failure;
use super::rule_book;
use super::screen::Screen;
use super::table::{Table, show_view};
use super::wish::{self, Wish};
use super::words::{Words, say};
use crate::bot::Bots;
use crate::rules::{Game, Player, Points};

/// Most choices that are listed as examples.
const EXAMPLES: usize = 4;

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
    screen.line("")?;
    let speech = table.speech(words, screen.has_colours());
    show_view(table.game(), player, screen, &speech)?;
    menu(table, player, screen, words)?;
    loop {
        let prompt = say!(words, "play-prompt", player = speech.name(player));
        let Some(mut answer) = ask(&format!("{prompt} "), screen)? else {
            return Ok(false);
        };
        if answer.is_empty() && wish::choices(table.game(), player, &speech).len() == 1 {
            answer.push('1'); // Enter takes the only choice
        }
        match command(&answer) {
            Some(Command::Quit) => return Ok(false),
            Some(Command::Undo(back)) => {
                if table.turn_back(back, words)? {
                    let key = if back { "play-undone" } else { "play-redone" };
                    screen.line(&words.text(key))?;
                    return Ok(true);
                }
                let key = if back { "play-no-undo" } else { "play-no-redo" };
                screen.paragraph(&words.text(key), 0)?;
            }
            Some(other) => inform(other, table, player, screen, words)?,
            None => {
                if let Some(action) = understand(&answer, table, player, screen, words)? {
                    table.decide(player, action, words)?;
                    return Ok(true);
                }
            }
        }
    }
}

/// What can be typed beside a choice.
#[derive(Clone, Copy)]
enum Command {
    Help,
    Menu,
    Refused,
    Rules,
    Undo(bool),
    Quit,
}

/// The commands, each in English and German and by its first letter.
fn command(answer: &str) -> Option<Command> {
    match answer.to_lowercase().as_str() {
        "?" | "h" | "help" | "hilfe" => Some(Command::Help),
        "" | "t" | "table" | "tisch" => Some(Command::Menu),
        "w" | "why" | "warum" => Some(Command::Refused),
        "rules" | "regeln" => Some(Command::Rules),
        "u" | "undo" | "zurück" | "zurueck" => Some(Command::Undo(true)),
        "redo" | "vor" => Some(Command::Undo(false)),
        "q" | "quit" | "exit" | "ende" => Some(Command::Quit),
        _ => None,
    }
}

fn inform<G: Bots>(
    command: Command,
    table: &Table<G>,
    player: Player,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    match command {
        Command::Rules => rule_book::print(G::INFO, words, screen),
        Command::Refused => show_refusals(table, player, screen, words),
        Command::Menu => {
            let speech = table.speech(words, screen.has_colours());
            show_view(table.game(), player, screen, &speech)?;
            menu(table, player, screen, words)
        }
        _ => {
            for key in [
                "play-help-choose",
                "play-help-words",
                "play-help-commands",
                "play-help-score",
            ] {
                screen.paragraph(&words.text(key), 2)?;
            }
            Ok(())
        }
    }
}

/// The question and its numbered answers, each with what it would do to the own score.
fn menu<G: Bots>(
    table: &Table<G>,
    player: Player,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let speech = table.speech(words, screen.has_colours());
    let game = table.game();
    let view = game.view(player);
    screen.paragraph(&speech.say(&G::word_question(&view)), 2)?;
    let lines: Vec<String> = (1..)
        .zip(wish::choices(game, player, &speech))
        .map(|(number, (action, said)): (u32, _)| {
            let preview = preview(game, player, action, words).unwrap_or_default();
            format!("{number:>3}  {said}{preview}")
        })
        .collect();
    screen.side_by_side(&lines)?;
    match lines.len() {
        1 => screen.line(&say!(words, "play-only-choice")),
        _ => Ok(()),
    }
}

/// What an action does to the player's score, when it does anything.
fn preview<G: Game>(game: &G, player: Player, action: G::Action, words: &Words) -> Option<String> {
    let before = game.standings().total(player);
    let mut trial = game.clone();
    trial.act(action, &mut Vec::new()).ok()?;
    let after = trial.standings().total(player);
    let change = after - before;
    let sign = if change > Points::ZERO { "+" } else { "" };
    let (change, total) = (format!("{sign}{change}"), after.to_string());
    (after != before).then(|| {
        let said = say!(words, "play-preview", change = &change, total = &total);
        format!("  [{said}]")
    })
}

fn show_refusals<G: Bots>(
    table: &Table<G>,
    player: Player,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let speech = table.speech(words, screen.has_colours());
    let view = table.game().view(player);
    let allowed = wish::choices(table.game(), player, &speech);
    let mut by_reason: Vec<(String, Vec<String>)> = Vec::new();
    for (action, why) in wish::refusals(table.game()) {
        let (action, why) = (speech.say(&G::word_action(&view, action)), speech.say(&why));
        if allowed.iter().any(|(_, said)| *said == action) {
            continue; // another die of the same look will do
        }
        match by_reason.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, actions)) => actions.push(action),
            None => by_reason.push((why, vec![action])),
        }
    }
    if by_reason.is_empty() {
        return screen.line(&say!(words, "play-all-allowed"));
    }
    for (why, mut actions) in by_reason {
        actions.dedup();
        let more = actions.len().saturating_sub(EXAMPLES);
        actions.truncate(EXAMPLES);
        let list = actions.join("; ");
        let line = say!(
            words,
            "play-refusals",
            reason = &why,
            list = &list,
            more = more
        );
        screen.paragraph(&line, 4)?;
    }
    Ok(())
}

fn understand<G: Bots>(
    answer: &str,
    table: &Table<G>,
    player: Player,
    screen: &mut Screen,
    words: &Words,
) -> Result<Option<G::Action>, Failure> {
    let speech = table.speech(words, screen.has_colours());
    let game = table.game();
    let view = game.view(player);
    let said = |action| speech.say(&G::word_action(&view, action));
    match wish::read(answer, game, player, &speech) {
        Wish::Do(action) => return Ok(Some(action)),
        Wish::Forbidden(action, why) => {
            let (action, why) = (said(action), speech.say(&why));
            screen.paragraph(
                &say!(words, "play-forbidden", action = &action, reason = &why),
                2,
            )?;
        }
        Wish::Which(actions) => {
            let count = actions.len();
            let examples: Vec<String> = actions.into_iter().take(EXAMPLES).map(said).collect();
            let list = examples.join("; ");
            screen.paragraph(&say!(words, "play-which", count = count, list = &list), 2)?;
        }
        Wish::NoSuchNumber => {
            let most = wish::choices(game, player, &speech).len();
            screen.paragraph(
                &say!(words, "play-no-number", asked = answer, most = most),
                2,
            )?;
        }
        Wish::Unknown => screen.paragraph(&say!(words, "play-unknown", asked = answer), 2)?,
    }
    Ok(None)
}
