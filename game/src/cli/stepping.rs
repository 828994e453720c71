//! `kipp replay`: a saved game, step by step, as it was recorded.

use std::io::{self, IsTerminal};

use super::args::ReplayArgs;
use super::dialogue::{ECHOED, ask, leaves};
use super::difference;
use super::failure::Failure;
use super::luck;
use super::opening::{names, plain_names};
use super::recorded::{WithRecord, with_record};
use super::report::{self, MatchReport};
use super::score;
use super::screen::{Screen, excerpt, harmless};
use super::speech::Speech;
use super::telling::{show_view, tell_event};
use super::unfit::broken;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::rules::{Node, Player, Worded};
use crate::session::{Fold, Record, Step, check_ending};

/// Runs the command.
///
/// # Errors
/// One line when the file is no save.
pub fn run(args: &ReplayArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    let replay = Replay {
        args,
        words,
        screen,
    };
    with_record(&args.file, words, replay)
}

struct Replay<'a> {
    args: &'a ReplayArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl WithRecord for Replay<'_> {
    type Output = ();

    fn with<G: Bots>(self, record: Record<G>) -> Result<(), Failure> {
        let Replay {
            args,
            words,
            screen,
        } = self;
        let speech = Speech::new(words, plain_names(&record.seats), screen.has_colours());
        let all = Fold::after(&record, record.steps.len()).map_err(|e| broken(&e, &speech))?;
        if args.json {
            let reviews = match args.luck {
                true => luck::of(&record, &speech)?,
                false => None,
            };
            return report::print(&MatchReport::of(&record, &all).with(reviews), screen);
        }
        introduce(&record, screen, words)?;
        match screen.is_terminal() && io::stdin().is_terminal() {
            true => step_through(&record, &all, screen, &speech)?,
            false => {
                print_all(&record, screen, &speech)?;
                conclude(&record, &all, screen, &speech)?;
            }
        }
        match args.luck {
            true => luck::show(&record, screen, &speech),
            false => Ok(()),
        }
    }
}

fn introduce<G: Bots>(
    record: &Record<G>,
    screen: &mut Screen,
    words: &Words,
) -> Result<(), Failure> {
    let names = names(&record.seats, words).join(", ");
    screen.heading(G::INFO.title)?;
    screen.line(&say!(words, "greet-players", names = names))?;
    let (engine, platform) = (harmless(&record.engine), harmless(&record.platform));
    screen.paragraph(
        &say!(
            words,
            "replay-as-recorded",
            engine = engine,
            platform = platform
        ),
        0,
    )
}

fn print_all<G: Bots>(
    record: &Record<G>,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let mut fold = Fold::start(record).map_err(|e| broken(&e, speech))?;
    for step in &record.steps {
        tell_step(&mut fold, step, screen, speech)?;
    }
    Ok(())
}

fn tell_step<G: Bots>(
    fold: &mut Fold<G>,
    step: &Step<G::Action>,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let events = fold.step(step).map_err(|e| broken(&e, speech))?;
    for event in events {
        tell_event(&event.phrase(), screen, speech)?;
    }
    Ok(())
}

/// Where a reader wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    On,
    Back,
    To(usize),
    Table,
    Leave,
    Unknown,
}

impl Wish {
    fn of(answer: &str) -> Wish {
        match answer.to_lowercase().as_str() {
            "" => Wish::On,
            "b" => Wish::Back,
            "t" => Wish::Table,
            _ if leaves(answer) => Wish::Leave,
            number => number.parse().map_or(Wish::Unknown, Wish::To),
        }
    }
}

/// Step by step as the reader asks, who also decides when it is over.
fn step_through<G: Bots>(
    record: &Record<G>,
    all: &Fold<G>,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let words = speech.words();
    screen.paragraph(&say!(words, "replay-keys"), 0)?;
    let steps = record.steps.len();
    let mut at = 0;
    loop {
        let prompt = say!(words, "replay-prompt", step = at, steps = steps);
        let Some(answer) = ask(&format!("{prompt} "), screen)? else {
            return Ok(());
        };
        let target = match Wish::of(&answer) {
            Wish::Leave => return Ok(()),
            Wish::Table => {
                show(record, at, screen, speech)?;
                continue;
            }
            Wish::On => at + 1,
            Wish::Back => at.saturating_sub(1),
            Wish::To(number) => number,
            Wish::Unknown => {
                screen.paragraph(&say!(words, "replay-keys"), 0)?;
                continue;
            }
        };
        if target > steps {
            screen.paragraph(&past_the_end(&answer, steps, words), 0)?;
            continue;
        }
        at = go(record, at, target, screen, speech)?;
        if at == steps {
            conclude(record, all, screen, speech)?;
        }
    }
}

fn past_the_end(answer: &str, steps: usize, words: &Words) -> String {
    match answer.is_empty() {
        true => say!(words, "replay-at-end"),
        false => {
            let asked = excerpt(answer, ECHOED);
            say!(words, "replay-no-step", asked = asked, steps = steps)
        }
    }
}

/// Forward one step tells it; any other move shows the table there.
fn go<G: Bots>(
    record: &Record<G>,
    at: usize,
    target: usize,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<usize, Failure> {
    if target == at + 1 {
        let fold = Fold::after(record, at);
        let mut fold = fold.map_err(|e| broken(&e, speech))?;
        tell_step(&mut fold, &record.steps[at], screen, speech)?;
    } else {
        show(record, target, screen, speech)?;
    }
    Ok(target)
}

fn show<G: Bots>(
    record: &Record<G>,
    at: usize,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    let fold = Fold::after(record, at).map_err(|e| broken(&e, speech))?;
    show_view(fold.game(), Player(0), screen, speech)
}

fn conclude<G: Bots>(
    record: &Record<G>,
    fold: &Fold<G>,
    screen: &mut Screen,
    speech: &Speech<'_>,
) -> Result<(), Failure> {
    if let Err(difference) = check_ending(record, fold) {
        let difference = difference::told::<G>(&difference, speech);
        screen.line("")?;
        screen.paragraph(&difference.sentence, 0)?;
    }
    let standings = fold.game().standings();
    if fold.game().node() == Node::Terminal {
        return score::show(&standings, screen, speech);
    }
    screen.line("")?;
    screen.paragraph(&say!(speech.words(), "replay-unfinished"), 0)?;
    score::show_so_far(&standings, screen, speech)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::screen::tests::scripted;
    use crate::cli::words::Language;
    use crate::games::kipp::Kipp;
    use crate::rules::{Game, ScriptedApparatus};
    use crate::session::{Seat, Session, Setup};

    /// The beginning of a match: the deck, and three turns without a tip.
    fn record() -> Record<Kipp> {
        let setup = Setup {
            options: Default::default(),
            seats: ["Ada", "Ben"].map(Seat::person).into(),
            seed: 1,
            machine: None,
        };
        let machine = Box::new(ScriptedApparatus::new());
        let mut session = Session::<Kipp>::begin(setup, Some(machine)).expect("two can play");
        for _ in 0..3 {
            session.settle().expect("the scripted machine answers");
            let Node::Decision { player } = session.game().node() else {
                panic!("a match is longer than three turns");
            };
            let action = session.game().legal_actions()[0];
            session.decide(player, action).expect("it is allowed");
        }
        session.settle().expect("the scripted machine answers");
        session.record().clone()
    }

    /// What a reader sees who types these lines, and what is left to be read of them.
    fn replayed(typed: &str) -> (String, String) {
        let record = record();
        let words = Words::new(Language::English);
        let speech = Speech::new(&words, plain_names(&record.seats), false);
        let all = Fold::after(&record, record.steps.len()).expect("it was played");
        let (mut screen, seen) = scripted(typed);
        step_through(&record, &all, &mut screen, &speech).expect("somebody reads");
        let mut left = String::new();
        let read = screen.typed().read_to_string(&mut left);
        read.expect("it is text");
        (seen.text(), left)
    }

    fn prompts(seen: &str) -> Vec<&str> {
        let parts = seen.split("step ").skip(1);
        let ends = parts.filter_map(|part| part.split_once(" of 7 "));
        ends.map(|(at, _)| at).collect()
    }

    #[test]
    fn the_end_is_a_place_to_stay_at_and_to_go_back_from() {
        let (seen, left) = replayed("7\n\n\nb\n\nq\nnot asked\n");
        assert_eq!(prompts(&seen), ["0", "7", "7", "7", "6", "7"], "{seen}");
        assert_eq!(seen.matches("This is the end").count(), 2, "{seen}");
        assert_eq!(seen.matches("Points so far").count(), 2, "{seen}");
        assert_eq!(left, "not asked\n", "q leaves");
    }

    #[test]
    fn a_step_that_is_not_there_is_refused_with_the_range() {
        let (seen, _) = replayed("2\n8\n1000\n-1\n\nb\nb\nb\nb\n");
        let at = ["0", "2", "2", "2", "2", "3", "2", "1", "0", "0"];
        assert_eq!(prompts(&seen), at, "{seen}");
        for wrong in ["8", "1000"] {
            let why = format!("There is no step {wrong}: they run from 0 to 7.");
            assert_eq!(seen.matches(&why).count(), 1, "{seen}");
        }
    }
}
