//! Which message says what; the words themselves are in the catalogue.

use super::{Action, Cheese, Event, Place, STACK_BONUSES, Stack, Stage, View};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::{Arg, Phrase, Worded};

fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn by(key: &'static str, player: Player) -> Phrase {
    say(key).with("player", player)
}

/// A stack as a row of numbers from bottom to top.
pub(super) fn stack(stack: Stack) -> Phrase {
    let rows = stack.numbers().map(piece);
    let row = rows.reduce(|below, top| say("kaese-on").with("below", below).with("top", top));
    let key = match stack.is_closed() {
        true => "kaese-stack-closed",
        false => "kaese-stack-open",
    };
    say(key).with("stack", row.into_iter().collect::<Vec<_>>())
}

fn piece(piece: Cheese) -> Phrase {
    say("kaese-piece").with("number", piece.number())
}

fn pieces(numbers: impl Iterator<Item = Cheese>) -> Arg {
    Arg::List(numbers.map(piece).collect())
}

impl Worded for Event {
    fn phrase(&self) -> Phrase {
        self.dice_phrase()
            .or_else(|| self.taking_phrase())
            .or_else(|| self.placing_phrase())
            .unwrap_or_else(|| self.course_phrase())
    }
}

impl Event {
    fn dice_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::Rolled {
                player,
                roll,
                rolled,
                dice,
            } if rolled == dice => by("kaese-event-rolled-all", player)
                .with("roll", roll)
                .with("dice", dice),
            Event::Rolled {
                player,
                roll,
                rolled,
                dice,
            } => by("kaese-event-rolled", player)
                .with("roll", roll)
                .with("rolled", rolled)
                .with("dice", dice),
            Event::DiceKept { player, dice: kept } => kept_phrase(player, kept),
            Event::Stopped { player } => by("kaese-event-stopped", player),
            Event::GiftUsed {
                player,
                from,
                to,
                dice,
            } => by("kaese-event-gift-used", player)
                .with("from", from.pips())
                .with("to", to.pips())
                .with("dice", dice),
            Event::Earned { player, numbers } if numbers == [false; 6] => {
                by("kaese-event-nothing-earned", player)
            }
            Event::Earned { player, numbers } => {
                let earned = Cheese::descending().filter(|piece| numbers[piece.index()]);
                by("kaese-event-earned", player).with("numbers", pieces(earned))
            }
            _ => return None,
        };
        Some(phrase)
    }

    fn taking_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::PieceTaken {
                player,
                rolled,
                piece,
                left,
            } => {
                let key = match piece == rolled {
                    true => "kaese-event-piece-taken",
                    false => "kaese-event-lower-taken",
                };
                by(key, player)
                    .with("rolled", rolled.number())
                    .with("piece", piece.number())
                    .with("left", left)
            }
            Event::UsedUp { piece, stacks } => say("kaese-event-used-up")
                .with("piece", piece.number())
                .with("stacks", stacks),
            Event::PieceStolen {
                player,
                from,
                stack: it,
            } if it.pieces() == 1 => by("kaese-event-single-stolen", player)
                .with("piece", it.top().number())
                .with("from", from),
            Event::PieceStolen {
                player,
                from,
                stack: it,
            } => by("kaese-event-piece-stolen", player)
                .with("piece", it.top().number())
                .with("from", from)
                .with("stack", stack(it)),
            Event::Lapsed { player, rolled } => {
                by("kaese-event-lapsed", player).with("rolled", rolled.number())
            }
            Event::GiftGiven { player } => by("kaese-event-gift-given", player),
            Event::NoGift { player, holds_one } => {
                let key = match holds_one {
                    true => "kaese-event-no-second-gift",
                    false => "kaese-event-no-gift",
                };
                by(key, player)
            }
            _ => return None,
        };
        Some(phrase)
    }

    fn placing_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::StackBegun { player, piece } => {
                let key = match piece == Cheese::ONE {
                    true => "kaese-event-dome-alone",
                    false => "kaese-event-stack-begun",
                };
                by(key, player).with("piece", piece.number())
            }
            Event::PiecePut { player, piece, on } => by("kaese-event-piece-put", player)
                .with("piece", piece.number())
                .with("stack", stack(on)),
            Event::MouseLaid { player } => by("kaese-event-mouse-laid", player),
            Event::StackClosed {
                player,
                stack: it,
                by_mouse,
            } => {
                let key = match by_mouse {
                    true => "kaese-event-mouse-closes",
                    false => "kaese-event-stack-closed",
                };
                by(key, player)
                    .with("stack", stack(it))
                    .with("points", it.points())
            }
            Event::BonusTaken {
                player,
                pieces,
                points,
            } => by("kaese-event-bonus-taken", player)
                .with("pieces", pieces)
                .with("points", points),
            Event::NoBonusLeft { player, pieces } => {
                by("kaese-event-no-bonus-left", player).with("pieces", pieces)
            }
            Event::MiceSpared { player } => by("kaese-event-mice-spared", player),
            Event::MouseTurned { player } => by("kaese-event-mouse-turned", player),
            _ => return None,
        };
        Some(phrase)
    }

    /// How the game goes on.
    fn course_phrase(&self) -> Phrase {
        match *self {
            Event::TurnBegan { player } => by("kaese-event-turn-began", player),
            Event::LastClosing { player } => by("kaese-event-last-closing", player),
            Event::MostStacks {
                player,
                stacks,
                sharers,
            } => by("kaese-event-most-stacks", player)
                .with("stacks", stacks)
                .with("sharers", sharers),
            Event::GameEnded => say("kaese-event-game-ended"),
            _ => say("kaese-event-unworded"),
        }
    }
}

fn kept_phrase(player: Player, kept: Pool) -> Phrase {
    match kept.is_empty() {
        true => by("kaese-event-none-kept", player),
        false => by("kaese-event-dice-kept", player).with("dice", kept),
    }
}

/// What the choice is about.
pub(super) fn question(view: &View) -> Phrase {
    match view.stage {
        Stage::Roll => say("kaese-ask-roll"),
        Stage::Choose => say("kaese-ask-choose")
            .with("left", view.rolls_left())
            .with("dice", view.dice),
        Stage::Take => {
            let due = Cheese::descending().filter(|piece| view.due[piece.index()]);
            say("kaese-ask-take").with("numbers", pieces(due))
        }
        Stage::Place => say("kaese-ask-place").with("hand", pieces(view.pieces_in_hand())),
        Stage::Pass => say("kaese-ask-pass"),
        Stage::Close => say("kaese-ask-close"),
        Stage::Over => say("kaese-ask-over"),
    }
}

/// An action as a menu line.
pub(super) fn action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Keep { dice } => keep(view, dice),
        Action::Stop => say("kaese-do-stop"),
        Action::Gift { from, to } => say("kaese-do-gift")
            .with("from", from.pips())
            .with("to", to.pips()),
        Action::Take { rolled, piece } => {
            let key = match piece == rolled {
                true => "kaese-do-take",
                false => "kaese-do-take-lower",
            };
            say(key)
                .with("rolled", rolled.number())
                .with("piece", piece.number())
        }
        Action::Steal {
            rolled,
            from,
            stack,
        } if stack.pieces() == 1 => say("kaese-do-steal-single")
            .with("piece", rolled.number())
            .with("from", from),
        Action::Steal {
            rolled,
            from,
            stack: it,
        } => say("kaese-do-steal")
            .with("piece", rolled.number())
            .with("from", from)
            .with("stack", stack(it)),
        Action::Begin { piece } if piece == Cheese::ONE => say("kaese-do-dome-alone"),
        Action::Begin { piece } => say("kaese-do-begin").with("piece", piece.number()),
        Action::Put { piece, on } if piece == Cheese::ONE => with_bonus("kaese-do-dome", view, on),
        Action::Put { piece, on } => say("kaese-do-put")
            .with("piece", piece.number())
            .with("stack", stack(on)),
        Action::Mouse => say("kaese-do-mouse"),
        Action::Close { stack: it } => with_bonus("kaese-do-close", view, it),
        Action::EndTurn => say("kaese-do-end-turn"),
    }
}

fn keep(view: &View, kept: Pool) -> Phrase {
    let line = match kept.is_empty() {
        true => say("kaese-do-keep-none"),
        false => say("kaese-do-keep").with("dice", kept),
    };
    match view.dice.without(&kept) {
        Some(rest) if !rest.is_empty() => line.with("rest", rest),
        _ => line,
    }
}

/// A choice that closes a stack, with the card that it brings.
fn with_bonus(key: &'static str, view: &View, open: Stack) -> Phrase {
    let bonus = match open.is_closed() {
        true => None,
        false => view.table.next_bonus(open.pieces() + 1),
    };
    say(key)
        .with("stack", stack(open))
        .with("bonus", bonus.unwrap_or(0))
}

/// The table, line by line.
pub(super) fn table(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let middle = Cheese::ALL.map(|piece| {
        let left = say("kaese-left").with("number", piece.number());
        left.with("left", table.left(piece))
    });
    let cards = STACK_BONUSES.iter().zip(table.bonus_owners());
    let left = cards.filter(|(_, owner)| owner.is_none());
    let left = left.map(|(card, _)| bonus(card.pieces, card.points));
    let mut lines = vec![
        say("kaese-table-middle").with("pieces", Vec::from(middle)),
        say("kaese-table-cards")
            .with("gifts", table.gifts())
            .with("cards", left.collect::<Vec<_>>()),
    ];
    let players = table.players();
    lines.extend(players.map(|player| place_line(view, player, table.place(player))));
    lines
}

fn bonus(pieces: u8, points: u8) -> Phrase {
    say("kaese-bonus")
        .with("pieces", pieces)
        .with("points", points)
}

fn place_line(view: &View, player: Player, place: &Place) -> Phrase {
    let cards = STACK_BONUSES.iter().zip(view.table.bonus_owners());
    let own = cards.filter(|(_, owner)| **owner == Some(player));
    let own = own.map(|(card, _)| bonus(card.pieces, card.points));
    let stacks = place.shelf.stacks().iter().map(|&it| stack(it));
    by("kaese-table-player", player)
        .with("points", view.standings.total(player))
        .with("most", view.table.most_stacks_share(player))
        .with("stacks", stacks.collect::<Vec<_>>())
        .with("mice", place.mice)
        .with("gifts", u8::from(place.has_gift))
        .with("cards", own.collect::<Vec<_>>())
}
