//! The beginning of a turn: shuffled decks, collected cards, the display, the closing card, and
//! how the game comes to its end.

use super::state::{Lying, Phase, Won, Wuerfelzucker};
use super::{Bid, CARDS, Card, CardId, Course, DICE_EACH, Event, JOKERS, JokerId, START, Task};
use crate::dice::Pool;
use crate::player::Player;
use crate::rules::{OutcomeMismatch, permutation};

impl Wuerfelzucker {
    pub(super) fn shuffle_tasks(
        &mut self,
        order: &[u16],
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        let order = permutation::<CARDS>(order)?;
        self.deck = order.into_iter().rev().map(CardId).collect();
        self.phase = Phase::ShufflingJokers;
        log.push(Event::TasksShuffled {
            cards: short(self.deck.len()),
            below: self.below,
        });
        Ok(())
    }

    pub(super) fn shuffle_jokers(
        &mut self,
        order: &[u16],
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        let order = permutation::<JOKERS>(order)?;
        self.joker_deck = order.into_iter().rev().map(JokerId).collect();
        log.push(Event::JokersShuffled {
            cards: short(self.joker_deck.len()),
        });
        self.refill(log);
        self.begin_turn(START, log);
        Ok(())
    }

    fn begin_turn(&mut self, player: Player, log: &mut Vec<Event>) {
        self.turn = player;
        log.push(Event::TurnBegan {
            player,
            course: self.course,
        });
        self.collect_joker(log);
        let own_tasks = self.collect_tasks(log);
        self.refill(log);
        for _ in 0..own_tasks {
            self.draw_own_task(log);
        }
        self.phase = Phase::Rolling {
            kept: Pool::default(),
            roll: 1,
        };
    }

    fn collect_joker(&mut self, log: &mut Vec<Event>) {
        let player = self.turn;
        if self.joker_bid.is_none_or(|bid| bid.player != player) {
            return;
        }
        self.joker_bid = None;
        let Some(id) = self.joker_deck.pop() else {
            return;
        };
        let left = short(self.joker_deck.len());
        self.jokers_used = self.jokers_used.min(left);
        self.hands[player.index()].push(id);
        log.push(Event::JokerWon {
            player,
            joker: self.jokers[id.index()].joker,
            deck_left: left,
        });
        if left == 0 {
            self.jokers_open = false;
            log.push(Event::JokersClosed);
        }
    }

    /// Takes every task card with dice of the player whose turn it is; returns how many cards of
    /// the own are due for it.
    fn collect_tasks(&mut self, log: &mut Vec<Event>) -> u8 {
        let player = self.turn;
        let mut own_tasks = 0;
        let mut at = 0;
        while at < self.table.len() {
            match self.table[at].bid.filter(|bid| bid.player == player) {
                None => at += 1,
                Some(bid) => {
                    let card = self.win(at, bid);
                    own_tasks += u8::from(card.task == Task::HighestSum);
                    log.push(Event::TaskWon {
                        player,
                        card,
                        dice: bid.dice,
                    });
                }
            }
        }
        self.home[player.index()] = DICE_EACH;
        own_tasks
    }

    fn win(&mut self, at: usize, bid: Bid) -> Card {
        let lying = self.table.remove(at);
        self.won.push(Won {
            card: lying.card,
            player: bid.player,
            was_own: lying.owner.is_some(),
        });
        self.card(lying.card)
    }

    /// Lays out cards until there is one more than there are players, while the deck lasts.
    fn refill(&mut self, log: &mut Vec<Event>) {
        let laid_out = self.table.iter().filter(|it| it.owner.is_none()).count();
        for _ in laid_out..=usize::from(self.players) {
            if let Some(id) = self.draw_task(None) {
                log.push(Event::TaskRevealed {
                    card: self.card(id),
                    deck_left: short(self.deck.len()),
                });
                self.look_for_closing_card(log);
            }
        }
    }

    fn draw_own_task(&mut self, log: &mut Vec<Event>) {
        let player = self.turn;
        match self.draw_task(Some(player)) {
            None => log.push(Event::NoOwnTask { player }),
            Some(id) => {
                log.push(Event::OwnTaskRevealed {
                    player,
                    card: self.card(id),
                    deck_left: short(self.deck.len()),
                });
                self.look_for_closing_card(log);
            }
        }
    }

    fn draw_task(&mut self, owner: Option<Player>) -> Option<CardId> {
        let card = self.deck.pop()?;
        self.table.push(Lying {
            card,
            owner,
            bid: None,
        });
        Some(card)
    }

    fn look_for_closing_card(&mut self, log: &mut Vec<Event>) {
        if self.course == Course::Open && short(self.deck.len()) == self.below {
            self.course = Course::Closing;
            log.push(Event::ClosingCardSeen { player: self.turn });
        }
    }

    /// The next player has the turn, or the shop is closed.
    pub(super) fn next_turn(&mut self, log: &mut Vec<Event>) {
        let next = self.turn.left(self.players);
        if next == START || self.course == Course::ExtraTurn {
            self.course = match self.course {
                Course::Open => Course::Open,
                Course::Closing => Course::LastRound,
                Course::LastRound => Course::ExtraTurn,
                Course::ExtraTurn => return self.close(log),
            };
            if self.course == Course::LastRound {
                log.push(Event::LastRoundBegan);
            }
        }
        self.begin_turn(next, log);
    }

    /// Everybody but the start player collects the cards on which the own dice lie.
    fn close(&mut self, log: &mut Vec<Event>) {
        let mut at = 0;
        while at < self.table.len() {
            match self.table[at].bid.filter(|bid| bid.player != START) {
                None => at += 1,
                Some(bid) => {
                    let card = self.win(at, bid);
                    self.home[bid.player.index()] += short(bid.dice.len());
                    log.push(Event::CollectedAtEnd {
                        player: bid.player,
                        card,
                    });
                }
            }
        }
        self.phase = Phase::Over;
        log.push(Event::GameEnded);
    }
}

/// A count of cards or dice.
pub(super) fn short(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
