//! Advice to a person who has to choose.

use super::failure::Failure;
use super::screen::Screen;
use super::speech::Speech;
use super::table::Table;
use super::words::{Words, decimal, say};
use crate::bot::{Bots, Valued, ranked};
use crate::rules::Player;

/// Choices that are named after the best one.
const OTHERS: usize = 3;

/// Prints what the game's advisor thinks of the player's choices, the best first, and how likely
/// each open task is.
///
/// # Errors
/// When nobody reads any more.
pub fn print<G: Bots>(
    table: &Table<G>,
    player: Player,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let words = speech.words();
    let Some(mut advisor) = G::advisor() else {
        return screen.paragraph(&say!(words, "hint-none"), 2);
    };
    for event in table.session().events() {
        advisor.observe(event);
    }
    let game = table.game();
    let view = game.view(player);
    let choices = ranked(advisor.as_mut(), &view, &game.legal_actions());
    for line in lines::<G>(&view, &choices, speech) {
        screen.paragraph(&line, 4)?;
    }
    let prospects = advisor.prospects(&view);
    if !prospects.is_empty() {
        screen.paragraph(&say!(words, "hint-prospects"), 2)?;
    }
    for prospect in prospects {
        let (task, chance) = (speech.say(&prospect.task), percent(prospect.chance, words));
        let line = say!(words, "hint-prospect", task = task, chance = chance);
        screen.paragraph(&format!("  {line}"), 4)?;
    }
    screen.flush()
}

/// The best choice and the next ones; of choices that read alike only the best.
fn lines<G: Bots>(
    view: &G::View,
    choices: &[Valued<G::Action>],
    speech: &Speech<'_>,
) -> Vec<String> {
    let words = speech.words();
    let Some(best) = choices.first() else {
        return Vec::new();
    };
    let mut said: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    for choice in choices {
        let action = speech.say(&G::word_action(view, choice.action));
        if said.contains(&action) {
            continue;
        }
        let less = best.worth - choice.worth;
        lines.push(match said.len() {
            0 => say!(words, "hint-best", action = &action),
            _ if less < 0.005 => say!(words, "hint-as-good", action = &action),
            _ => {
                let less = decimal(less, 2, words);
                say!(words, "hint-next", action = &action, less = less)
            }
        });
        said.push(action);
        if said.len() > OTHERS {
            break;
        }
    }
    lines
}

/// A chance in per cent.
fn percent(chance: f64, words: &Words) -> String {
    let digits = if chance < 0.1 { 2 } else { 1 };
    format!("{} %", decimal(100.0 * chance, digits, words))
}
