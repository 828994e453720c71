//! Which message says what; the words themselves are in the catalogue.

use super::state::{BUGS_FOR_A_FAILURE, LAST_BUG};
use super::{Action, EndReason, Event, OpenCard, Place, Stage, Task, View};
use crate::dice::{Face, FaceSet};
use crate::player::Player;
use crate::rules::{Arg, Phrase, Worded};

fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn by(key: &'static str, player: Player) -> Phrase {
    say(key).with("player", player)
}

impl Task {
    /// The task in words.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Task::Numbers { dice } => say("wanzen-task-numbers").with("dice", dice),
            Task::NoneOf { faces } => {
                say("wanzen-task-none-of").with("faces", joined(faces, "wanzen-faces-or"))
            }
            Task::AllOf { faces } => {
                say("wanzen-task-all-of").with("faces", joined(faces, "wanzen-faces-and"))
            }
            Task::AllEven => say("wanzen-task-all-even"),
            Task::AllOdd => say("wanzen-task-all-odd"),
            Task::SmallStraight => say("wanzen-task-small-straight"),
            Task::LargeStraight => say("wanzen-task-large-straight"),
            Task::TwoPairs => say("wanzen-task-two-pairs"),
            Task::ThreeOfAKind => say("wanzen-task-three-of-a-kind"),
            Task::FourOfAKind => say("wanzen-task-four-of-a-kind"),
            Task::FullHouse => say("wanzen-task-full-house"),
            Task::SumAtLeast { least } => say("wanzen-task-sum").with("least", least),
        }
    }
}

/// Faces as an enumeration such as "1s, 2s or 3s".
fn joined(faces: FaceSet, before_the_last: &'static str) -> Phrase {
    let faces = Face::ALL.into_iter().filter(|face| faces.contains(*face));
    let face = |face: Face| say("wanzen-faces").with("face", face.pips());
    let mut said: Vec<Phrase> = faces.map(face).collect();
    match said.pop() {
        Some(only) if said.is_empty() => only,
        Some(last) => say(before_the_last).with("faces", said).with("last", last),
        None => say("list-empty"),
    }
}

impl EndReason {
    /// Stable message key.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            EndReason::CardsGone => "wanzen-end-cards",
            EndReason::PenaltiesGone => "wanzen-end-penalties",
        }
    }
}

impl Stage {
    /// Stable message key of what is due.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Stage::Shuffling => "wanzen-due-shuffle",
            Stage::Rolling => "wanzen-due-roll",
            Stage::Choosing => "wanzen-due-choose",
            Stage::Covering => "wanzen-due-cover",
            Stage::GoingOn => "wanzen-due-go-on",
            Stage::Over { .. } => "wanzen-due-nothing",
        }
    }
}

impl Worded for Event {
    fn phrase(&self) -> Phrase {
        self.dice_phrase().unwrap_or_else(|| self.course_phrase())
    }
}

impl Event {
    /// What is done with the dice.
    fn dice_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::TurnBegan { player } => by("wanzen-event-turn-began", player),
            Event::Rolled { player, dice } => by("wanzen-event-rolled", player).with("dice", dice),
            Event::SetAside { player, dice, kept } if dice == kept => {
                by("wanzen-event-first-set-aside", player).with("dice", dice)
            }
            Event::SetAside { player, dice, kept } => by("wanzen-event-set-aside", player)
                .with("dice", dice)
                .with("kept", kept),
            Event::RollRepeated { player } => by("wanzen-event-repeated", player),
            Event::TurnFailed { player, dice } => {
                by("wanzen-event-failed", player).with("dice", dice)
            }
            Event::TurnGivenUp { player } => by("wanzen-event-given-up", player),
            Event::WentOn { player } => by("wanzen-event-went-on", player),
            Event::Stopped { player } => by("wanzen-event-stopped", player),
            _ => return None,
        };
        Some(phrase)
    }

    /// What becomes of cards and bugs.
    fn course_phrase(&self) -> Phrase {
        match *self {
            Event::DeckShuffled { stack, unused } => say("wanzen-event-shuffled")
                .with("stack", stack)
                .with("unused", unused),
            Event::CardTurnedUp { card, left } => say("wanzen-event-turned-up")
                .with("points", card.points)
                .with("tasks", tasks(&card.tasks))
                .with("left", left),
            Event::BugTaken { player, bugs } => by("wanzen-event-bug", player).with("bugs", bugs),
            Event::TaskCovered { player, task, open } => by("wanzen-event-covered", player)
                .with("task", task.phrase())
                .with("open", open),
            Event::CardWon { player, points } => {
                by("wanzen-event-won", player).with("points", points)
            }
            Event::FifthBug { player } => by("wanzen-event-fifth-bug", player),
            Event::PenaltyTaken {
                player,
                points,
                left,
            } => by("wanzen-event-penalty", player)
                .with("points", points)
                .with("left", left),
            Event::BugsReturned => say("wanzen-event-bugs-returned"),
            Event::GameEnded { reason } => {
                say("wanzen-event-game-ended").with("reason", say(reason.key()))
            }
            _ => say("wanzen-event-unworded"),
        }
    }
}

fn tasks(tasks: &[Task]) -> Arg {
    Arg::List(tasks.iter().map(|task| task.phrase()).collect())
}

/// What the choice is about.
pub(super) fn question(view: &View) -> Phrase {
    match view.stage {
        Stage::Shuffling => say("wanzen-ask-shuffle"),
        Stage::Rolling => say("wanzen-ask-roll"),
        Stage::Choosing => say("wanzen-ask-choose").with("rolled", view.rolled),
        Stage::Covering => say("wanzen-ask-cover").with("dice", view.kept),
        Stage::GoingOn => say("wanzen-ask-go-on"),
        Stage::Over { reason } => say("wanzen-ask-over").with("reason", say(reason.key())),
    }
}

/// An action as a menu line.
pub(super) fn action(view: &View, action: Action) -> Phrase {
    match action {
        Action::SetAside { dice } if dice == view.rolled => {
            say("wanzen-do-set-aside-all").with("dice", dice)
        }
        Action::SetAside { dice } => say("wanzen-do-set-aside").with("dice", dice),
        Action::Repeat => costly("wanzen-do-repeat", "wanzen-do-repeat-fifth", view, 1),
        Action::GiveUp => costly(
            "wanzen-do-give-up",
            "wanzen-do-give-up-fifth",
            view,
            BUGS_FOR_A_FAILURE,
        ),
        Action::Cover { task } => say("wanzen-do-cover").with("task", task.phrase()),
        Action::GoOn => say("wanzen-do-go-on"),
        Action::Stop => say("wanzen-do-stop"),
    }
}

/// A choice that costs baby bugs, or with them a penalty card.
fn costly(plain: &'static str, fifth: &'static str, view: &View, bugs: u8) -> Phrase {
    let has = view.places[view.turn.index()].bugs;
    match view.penalties.first() {
        Some(&points) if has + bugs >= LAST_BUG => say(fifth).with("points", points),
        _ => say(plain),
    }
}

/// The table, line by line.
pub(super) fn table(view: &View) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = view.open.iter().map(card_line).collect();
    let penalty = view.penalties.first().map_or_else(
        || say("wanzen-table-no-penalty"),
        |&points| say("wanzen-table-penalty").with("points", points),
    );
    lines.push(
        say("wanzen-table-stacks")
            .with("stack", view.stack)
            .with("penalty", penalty)
            .with("supply", view.supply),
    );
    let is_over = matches!(view.stage, Stage::Over { .. });
    if !is_over && !view.kept.is_empty() {
        lines.push(say("wanzen-table-kept").with("dice", view.kept));
    }
    lines.extend(view.places.iter().map(place_line));
    lines
}

fn card_line(open: &OpenCard) -> Phrase {
    let tasks = open.card.tasks.iter().zip(&open.covered);
    let task = |(task, covered): (&Task, &bool)| match covered {
        true => say("wanzen-task-covered").with("task", task.phrase()),
        false => task.phrase(),
    };
    say("wanzen-table-card")
        .with("points", open.card.points)
        .with("tasks", Arg::List(tasks.map(task).collect()))
}

fn place_line(place: &Place) -> Phrase {
    by("wanzen-table-player", place.player)
        .with("points", place.points)
        .with("bugs", place.bugs)
        .with("cards", place.cards)
        .with("penalties", place.penalties)
}
