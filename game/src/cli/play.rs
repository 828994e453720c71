//! `kipp play`: people and bots at one table.

use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use super::args::{PlayArgs, TableArgs};
use super::dialogue::{ask, ask_number};
use super::failure::Failure;
use super::opening;
use super::progress;
use super::rule_book;
use super::saves;
use super::screen::Screen;
use super::table::{Table, Turn, WithRecord, free_save_name, new_save, show_view, with_record};
use super::watch::{finish, greet};
use super::wish::{self, Wish};
use super::words::{Words, say};
use crate::bot::Bots;
use crate::games::{GAMES, Visitor};
use crate::rules::{Game, GameInfo, Player, Points};
use crate::session::{Record, SaveFile, Seat};

/// Most choices that are listed as examples.
const EXAMPLES: usize = 4;

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &PlayArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    if let Some(path) = &args.resume {
        let resume = Resume {
            path,
            words,
            screen,
        };
        return with_record(path, words, resume);
    }
    let start = Start {
        args,
        words,
        screen,
    };
    opening::with_game(&args.table.game, words, start)
}

/// Asks what to play, and plays it.
///
/// # Errors
/// One line when the game cannot begin.
pub fn ask_and_play(words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    screen.heading("kipp")?;
    screen.paragraph(&say!(words, "menu-hint"), 0)?;
    let Some(game) = ask_game(words, screen)? else {
        return Ok(());
    };
    let Some(people) = ask_people(game, words, screen)? else {
        return Ok(());
    };
    let least = usize::from(game.min_players).saturating_sub(people.len());
    let most = usize::from(game.max_players) - people.len();
    let usual = if people.is_empty() {
        most
    } else {
        most.min(least.max(1))
    };
    let question = say!(words, "menu-bots");
    let Some(bots) = ask_number(&question, (least, most), usual, screen)? else {
        return Ok(());
    };
    let table = TableArgs {
        game: game.key.to_owned(),
        machine: None,
        cards: None,
    };
    let asked = Asked {
        table,
        people,
        bots,
        words,
        screen,
    };
    opening::with_game(game.key, words, asked)
}

fn ask_game(words: &Words, screen: &mut Screen) -> Result<Option<GameInfo>, Failure> {
    if let [only] = GAMES {
        return Ok(Some(*only));
    }
    for (number, game) in (1..).zip(GAMES) {
        screen.line(&format!("{number:>3}  {}", game.title))?;
    }
    let question = say!(words, "menu-game");
    let chosen = ask_number(&question, (1, GAMES.len()), 1, screen)?;
    Ok(chosen.and_then(|number| GAMES.get(number - 1)).copied())
}

fn ask_people(
    game: GameInfo,
    words: &Words,
    screen: &mut Screen,
) -> Result<Option<Vec<String>>, Failure> {
    let question = say!(words, "menu-people", game = game.title);
    let most = usize::from(game.max_players);
    let Some(people) = ask_number(&question, (0, most), 1, screen)? else {
        return Ok(None);
    };
    let mut names: Vec<String> = Vec::new();
    while names.len() < people {
        let number = names.len() + 1;
        let usual = say!(words, "menu-name-default", number = number);
        let question = say!(words, "menu-name", number = number, usual = &usual);
        match ask(&question, screen)? {
            None => return Ok(None),
            Some(name) if name.is_empty() => names.push(usual),
            Some(name) if names.contains(&name) || name.chars().count() > 20 => {
                screen.line(&say!(words, "menu-name-again"))?;
            }
            Some(name) => names.push(name),
        }
    }
    Ok(Some(names))
}

struct Asked<'a> {
    table: TableArgs,
    people: Vec<String>,
    bots: usize,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Asked<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Asked {
            table,
            people,
            bots,
            words,
            screen,
        } = self;
        let mut kinds = Vec::new();
        for number in 1..=bots {
            for (kind, name) in (1..).zip(G::BOTS) {
                screen.line(&format!(
                    "{kind:>3}  {}",
                    words.text(&format!("bot-{name}"))
                ))?;
            }
            let question = say!(words, "menu-kind", number = number);
            let most = G::BOTS.len();
            match ask_number(&question, (1, most), most, screen)? {
                None => return Ok(()),
                Some(kind) => kinds.push(G::BOTS[kind - 1].to_owned()),
            }
        }
        let seats = opening::seats::<G>(&people, &kinds, words)?;
        let args = PlayArgs {
            table,
            people,
            bots: kinds,
            seed: None,
            save: None,
            resume: None,
        };
        begin::<G>(&args, seats, words, screen)
    }
}

struct Start<'a> {
    args: &'a PlayArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Start<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Start {
            args,
            words,
            screen,
        } = self;
        let strongest = G::BOTS.last().copied().unwrap_or_default();
        let people = match (args.people.is_empty(), args.bots.is_empty()) {
            (true, true) => vec![say!(words, "menu-name-default", number = 1_u8)],
            _ => args.people.clone(),
        };
        let mut bots = args.bots.clone();
        let least = usize::from(G::INFO.min_players);
        if args.bots.is_empty() && people.len() < least {
            bots.resize(least - people.len(), strongest.to_owned());
        }
        let seats = opening::seats::<G>(&people, &bots, words)?;
        begin::<G>(args, seats, words, screen)
    }
}

fn begin<G: Bots>(
    args: &PlayArgs,
    seats: Vec<Seat>,
    words: &Words,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (setup, workshop) = opening::setup::<G>(&args.table, seats, seed, words)?;
    let path = args.save.clone().unwrap_or_else(free_save_name::<G>);
    let save = new_save(&path, words)?;
    let mut table = Table::begin(setup, workshop.as_ref(), Some(save), words)?;
    greet(&table, screen, words)?;
    let path = path.display().to_string();
    screen.line(&say!(words, "play-saved-in", path = &path))?;
    play_on(&mut table, screen, words)
}

struct Resume<'a> {
    path: &'a Path,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl WithRecord for Resume<'_> {
    type Output = ();

    fn with<G: Bots>(self, record: Record<G>) -> Result<(), Failure> {
        let Resume {
            path,
            words,
            screen,
        } = self;
        let opened = SaveFile::open(path).map_err(|error| saves::refused(&error, words))?;
        let label = say!(words, "play-rebuilding", steps = record.steps.len());
        let bar = progress::bar(record.steps.len() as u64, &label);
        bar.tick();
        let mut table = Table::resume(record, opened.0, words)?;
        bar.finish_and_clear();
        greet(&table, screen, words)?;
        play_on(&mut table, screen, words)
    }
}

/// A seed nobody has chosen.
fn fresh_seed() -> u64 {
    // The standard library seeds its hasher from the system; 32 bits are easy to read and type.
    std::collections::hash_map::RandomState::new()
        .build_hasher()
        .finish()
        >> 32
}

fn play_on<G: Bots>(
    table: &mut Table<G>,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    loop {
        let turn = table.advance(words)?;
        table.tell(screen, words)?;
        match turn {
            Turn::Moved => {}
            Turn::Over => return finish(table, screen, words),
            Turn::Person(player) => {
                if !choose(table, player, screen, words)? {
                    return leave(table, screen, words);
                }
            }
        }
    }
}

fn leave<G: Bots>(table: &Table<G>, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
    if let Some(path) = table.save_path() {
        let path = path.display().to_string();
        screen.line(&say!(words, "play-left", path = &path))?;
    }
    screen.flush()
}

/// One person's choice; `false` when that person leaves the table.
fn choose<G: Bots>(
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
    screen.columns(&lines)?;
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
    let refusals = wish::refusals(table.game());
    if refusals.is_empty() {
        return screen.line(&say!(words, "play-all-allowed"));
    }
    let mut by_reason: Vec<(String, Vec<String>)> = Vec::new();
    for (action, why) in refusals {
        let (action, why) = (speech.say(&G::word_action(&view, action)), speech.say(&why));
        match by_reason.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, actions)) => actions.push(action),
            None => by_reason.push((why, vec![action])),
        }
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
