//! Which message says what; the words themselves are in the catalogue.

use super::{Action, Card, CardId, Course, Joker, Laid, Place, ROLLS, Stage, Task, View};
use crate::dice::Pool;
use crate::rules::{Arg, Phrase};

pub(super) fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

fn task_phrase(task: Task) -> Phrase {
    match task {
        Task::Given { face } => say("wuerfelzucker-task-given").with("face", face.pips()),
        Task::Equal { dice } => say("wuerfelzucker-task-equal").with("dice", dice),
        Task::Groups { groups, dice } => say("wuerfelzucker-task-groups")
            .with("groups", groups)
            .with("dice", dice),
        Task::FullHouse => say("wuerfelzucker-task-full-house"),
        Task::SmallestSum { dice } => say("wuerfelzucker-task-smallest-sum").with("dice", dice),
        Task::HighestSum => say("wuerfelzucker-task-highest-sum"),
    }
}

pub(super) fn card_phrase(card: Card) -> Phrase {
    say("wuerfelzucker-card")
        .with("task", task_phrase(card.task))
        .with("points", card.points)
}

pub(super) fn joker_phrase(joker: Joker) -> Phrase {
    match joker {
        Joker::Reroll { dice } => say("wuerfelzucker-joker-reroll").with("dice", dice),
        Joker::Displace => say("wuerfelzucker-joker-displace"),
        Joker::Change { by } => say("wuerfelzucker-joker-change").with("by", by),
        Joker::TurnOver => say("wuerfelzucker-joker-turn-over"),
    }
}

/// What the choice is about.
pub(super) fn question(view: &View) -> Phrase {
    match view.stage {
        Stage::Shuffling => say("wuerfelzucker-ask-shuffle"),
        Stage::Rolling { .. } | Stage::Rerolling { .. } => say("wuerfelzucker-ask-roll"),
        Stage::Keep { dice, roll } => say("wuerfelzucker-ask-keep")
            .with("dice", dice)
            .with("roll", roll)
            .with("rolls", ROLLS),
        Stage::Place { hand } if hand.free() == 0 => say("wuerfelzucker-ask-end"),
        Stage::Place { hand } if hand.on_jokers > 0 => say("wuerfelzucker-ask-place-rest")
            .with("dice", hand.dice)
            .with("number", hand.free())
            .with("others", hand.on_jokers),
        Stage::Place { hand } => say("wuerfelzucker-ask-place").with("dice", hand.dice),
        Stage::Over => say("wuerfelzucker-ask-over"),
    }
}

/// An action as a menu line.
pub(super) fn action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Keep { dice } => keep(view, dice),
        Action::Reroll { dice } => say("wuerfelzucker-do-reroll").with("dice", dice),
        Action::Place { card, dice } => place(view, card, dice),
        Action::Displace { card, dice } => {
            say("wuerfelzucker-do-displace").with("place", place(view, card, dice))
        }
        Action::PlaceOnJokers { number } => {
            let line = match view.joker_bid {
                Some(bid) if view.active == Some(bid.player) => {
                    say("wuerfelzucker-do-place-again-on-jokers")
                }
                Some(bid) => say("wuerfelzucker-do-outbid-jokers").with("player", bid.player),
                None => say("wuerfelzucker-do-place-on-jokers"),
            };
            line.with("number", number)
        }
        Action::Change { from, to } => say("wuerfelzucker-do-change")
            .with("from", from.pips())
            .with("to", to.pips()),
        Action::TurnOver { from } => say("wuerfelzucker-do-turn-over")
            .with("from", from.pips())
            .with("to", from.opposite().pips()),
        Action::EndTurn => end(view),
    }
}

fn keep(view: &View, kept: Pool) -> Phrase {
    let at_hand = dice_at_hand(view).unwrap_or_default();
    let line = match kept {
        none if none.is_empty() => say("wuerfelzucker-do-keep-none"),
        all if all == at_hand => return say("wuerfelzucker-do-stop").with("dice", kept),
        _ => say("wuerfelzucker-do-keep").with("dice", kept),
    };
    match at_hand.without(&kept) {
        Some(rest) => line.with("rest", rest),
        None => line,
    }
}

fn place(view: &View, id: CardId, dice: Pool) -> Phrase {
    let Some(laid) = view.laid(id) else {
        let unknown = say("wuerfelzucker-card-unknown").with("number", id.0);
        return say("wuerfelzucker-do-place")
            .with("dice", dice)
            .with("card", unknown);
    };
    let card = owned_phrase(laid);
    match laid.bid {
        Some(bid) if view.active == Some(bid.player) => say("wuerfelzucker-do-place-again")
            .with("dice", dice)
            .with("card", card)
            .with("there", bid.dice),
        Some(bid) => say("wuerfelzucker-do-outbid")
            .with("dice", dice)
            .with("card", card)
            .with("player", bid.player)
            .with("there", bid.dice),
        None => say("wuerfelzucker-do-place")
            .with("dice", dice)
            .with("card", card),
    }
}

fn end(view: &View) -> Phrase {
    let left = match view.stage {
        Stage::Place { hand } => hand.free(),
        _ => 0,
    };
    match left {
        0 => say("wuerfelzucker-do-end"),
        left => say("wuerfelzucker-do-leave").with("number", left),
    }
}

/// A card that says whose it is when only one player may fulfil it.
fn owned_phrase(laid: &Laid) -> Phrase {
    let card = card_phrase(laid.card);
    match laid.owner {
        Some(owner) => say("wuerfelzucker-card-own")
            .with("player", owner)
            .with("card", card),
        None => card,
    }
}

/// The table, line by line.
pub(super) fn table(view: &View) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = view.table.iter().map(Laid::phrase).collect();
    lines.push(jokers_line(view));
    lines.push(deck_line(view));
    if let (Some(player), Some(dice)) = (view.active, dice_at_hand(view))
        && player != view.viewer
    {
        let line = say("wuerfelzucker-table-dice").with("player", player);
        lines.push(line.with("dice", dice));
    }
    lines.extend(view.places.iter().map(|place| place_line(view, place)));
    lines
}

fn dice_at_hand(view: &View) -> Option<Pool> {
    match view.stage {
        Stage::Keep { dice, .. } => Some(dice),
        Stage::Place { hand } => Some(hand.dice),
        _ => None,
    }
}

impl Laid {
    /// The card with the dice on it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let card = owned_phrase(self);
        match self.bid {
            Some(bid) => say("wuerfelzucker-table-taken")
                .with("player", bid.player)
                .with("dice", bid.dice)
                .with("card", card),
            None => say("wuerfelzucker-table-free").with("card", card),
        }
    }

    /// The card as a goal, with the dice that must be beaten.
    #[must_use]
    pub fn goal_phrase(&self) -> Phrase {
        let card = owned_phrase(self);
        match self.bid {
            Some(bid) => say("wuerfelzucker-goal-outbid")
                .with("player", bid.player)
                .with("there", bid.dice)
                .with("card", card),
            None => card,
        }
    }
}

fn jokers_line(view: &View) -> Phrase {
    let left = view.joker_deck_left;
    match view.joker_bid {
        _ if !view.jokers_open => say("wuerfelzucker-table-jokers-closed"),
        Some(bid) => say("wuerfelzucker-table-jokers-taken")
            .with("player", bid.player)
            .with("number", bid.number)
            .with("left", left),
        None => say("wuerfelzucker-table-jokers-free").with("left", left),
    }
}

fn deck_line(view: &View) -> Phrase {
    let left = view.deck_left;
    let line = match view.course {
        Course::Open => {
            let line = say("wuerfelzucker-table-deck-open");
            return line.with("left", left).with("until", view.until_closing);
        }
        Course::Closing => say("wuerfelzucker-table-deck-closing"),
        Course::LastRound => say("wuerfelzucker-table-deck-last-round"),
        Course::ExtraTurn => say("wuerfelzucker-table-deck-extra-turn"),
    };
    line.with("left", left)
}

fn place_line(view: &View, place: &Place) -> Phrase {
    let jokers: Vec<Phrase> = place.jokers.iter().copied().map(joker_phrase).collect();
    say("wuerfelzucker-table-player")
        .with("player", place.player)
        .with("points", view.standings.total(place.player))
        .with("cards", super::collecting::short(place.won.len()))
        .with("dice", place.dice)
        .with("jokers", Arg::List(jokers))
}
