//! Events in the words of the table.

use super::words::{card_phrase, joker_phrase, say};
use super::{Card, Course, Event};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::{Phrase, Worded};

impl Worded for Event {
    fn phrase(&self) -> Phrase {
        self.cards_phrase()
            .or_else(|| self.dice_phrase())
            .unwrap_or_else(|| self.course_phrase())
    }
}

fn about_card(key: &'static str, player: Player, card: Card) -> Phrase {
    say(key)
        .with("player", player)
        .with("card", card_phrase(card))
}

fn about_dice(key: &'static str, player: Player, dice: Pool) -> Phrase {
    say(key).with("player", player).with("dice", dice)
}

fn counted(key: &'static str, player: Player, number: u8) -> Phrase {
    say(key).with("player", player).with("number", number)
}

impl Event {
    /// What happens to cards.
    fn cards_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::TasksShuffled { cards, below } => say("wuerfelzucker-event-tasks-shuffled")
                .with("cards", cards)
                .with("below", below),
            Event::JokersShuffled { cards } => {
                say("wuerfelzucker-event-jokers-shuffled").with("cards", cards)
            }
            Event::TaskRevealed { card, deck_left } => say("wuerfelzucker-event-task-revealed")
                .with("card", card_phrase(card))
                .with("left", deck_left),
            Event::OwnTaskRevealed {
                player,
                card,
                deck_left,
            } => about_card("wuerfelzucker-event-own-task-revealed", player, card)
                .with("left", deck_left),
            Event::NoOwnTask { player } => {
                say("wuerfelzucker-event-no-own-task").with("player", player)
            }
            Event::TaskWon { player, card, dice } => {
                about_card("wuerfelzucker-event-task-won", player, card).with("dice", dice)
            }
            Event::JokerWon {
                player,
                joker,
                deck_left,
            } => say("wuerfelzucker-event-joker-won")
                .with("player", player)
                .with("joker", joker_phrase(joker))
                .with("left", deck_left),
            Event::JokersClosed => say("wuerfelzucker-event-jokers-closed"),
            Event::JokerUsed { player, joker } => say("wuerfelzucker-event-joker-used")
                .with("player", player)
                .with("joker", joker_phrase(joker)),
            Event::CollectedAtEnd { player, card } => {
                about_card("wuerfelzucker-event-collected-at-end", player, card)
            }
            _ => return None,
        };
        Some(phrase)
    }

    /// What happens to dice.
    fn dice_phrase(&self) -> Option<Phrase> {
        let phrase = match *self {
            Event::Rolled {
                player, dice, all, ..
            } if dice == all => about_dice("wuerfelzucker-event-rolled-all", player, all),
            Event::Rolled {
                player, dice, all, ..
            } => about_dice("wuerfelzucker-event-rolled", player, dice).with("all", all),
            Event::Kept { player, dice } if dice.is_empty() => {
                say("wuerfelzucker-event-kept-none").with("player", player)
            }
            Event::Kept { player, dice } => about_dice("wuerfelzucker-event-kept", player, dice),
            Event::Stopped { player, dice } => {
                about_dice("wuerfelzucker-event-stopped", player, dice)
            }
            Event::Rerolled { player, dice, all } => {
                about_dice("wuerfelzucker-event-rerolled", player, dice).with("all", all)
            }
            Event::DieChanged { player, from, to } => say("wuerfelzucker-event-die-changed")
                .with("player", player)
                .with("from", from.pips())
                .with("to", to.pips()),
            Event::Displaced { player, card, dice } => {
                about_card("wuerfelzucker-event-displaced", player, card).with("dice", dice)
            }
            Event::Placed { player, card, dice } => {
                about_card("wuerfelzucker-event-placed", player, card).with("dice", dice)
            }
            Event::DisplacedFromJokers { player, number } => {
                counted("wuerfelzucker-event-displaced-from-jokers", player, number)
            }
            Event::PlacedOnJokers { player, number } => {
                counted("wuerfelzucker-event-placed-on-jokers", player, number)
            }
            _ => return None,
        };
        Some(phrase)
    }

    /// How the game goes on.
    fn course_phrase(&self) -> Phrase {
        match *self {
            Event::ClosingCardSeen { player } => {
                say("wuerfelzucker-event-closing-card").with("player", player)
            }
            Event::LastRoundBegan => say("wuerfelzucker-event-last-round"),
            Event::TurnBegan {
                player,
                course: Course::ExtraTurn,
            } => say("wuerfelzucker-event-extra-turn").with("player", player),
            Event::TurnBegan { player, .. } => {
                say("wuerfelzucker-event-turn-began").with("player", player)
            }
            Event::TurnEnded {
                player,
                unplaced: 0,
            } => say("wuerfelzucker-event-turn-ended").with("player", player),
            Event::TurnEnded { player, unplaced } => {
                counted("wuerfelzucker-event-dice-left", player, unplaced)
            }
            Event::GameEnded => say("wuerfelzucker-event-game-ended"),
            _ => say("wuerfelzucker-event-unworded"),
        }
    }
}
