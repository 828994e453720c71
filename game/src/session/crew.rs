//! The computer players of one match.

use super::{Kind, Seat};
use crate::bot::{Bot, Bots};
use crate::dice::{Roller, Stream};
use crate::player::Player;

/// A computer player that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no bot '{asked}': choose one of {known}")]
pub struct UnknownBot {
    /// What was asked for.
    pub asked: String,
    /// What there is.
    pub known: String,
}

/// The bots at their seats. They see what everybody sees, and have luck of their own.
pub struct Crew<G: Bots> {
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    roller: Roller,
    seen: usize,
    /// Used again for the choices of every step.
    legal: Vec<G::Action>,
}

impl<G: Bots> std::fmt::Debug for Crew<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crew")
            .field("seen", &self.seen)
            .finish_non_exhaustive()
    }
}

impl<G: Bots> Crew<G> {
    /// The bots for these seats.
    ///
    /// # Errors
    /// When a seat asks for a bot that the game does not have.
    pub fn new(seats: &[Seat], seed: u64) -> Result<Crew<G>, UnknownBot> {
        let seated = |(seat, index): (&Seat, u8)| match &seat.kind {
            Kind::Person => Ok(None),
            Kind::Bot(key) => G::bot(key, Player(index))
                .map(Some)
                .ok_or_else(|| UnknownBot {
                    asked: key.clone(),
                    known: G::BOTS.join(", "),
                }),
        };
        Ok(Crew {
            bots: seats
                .iter()
                .zip(0..)
                .map(seated)
                .collect::<Result<_, _>>()?,
            roller: Roller::new(seed),
            seen: 0,
            legal: Vec::new(),
        })
    }

    /// Lets the bots see the events that they have not seen yet.
    pub fn observe(&mut self, events: &[G::Event]) {
        for event in events.get(self.seen..).unwrap_or_default() {
            for bot in self.bots.iter_mut().flatten() {
                bot.observe(event);
            }
        }
        self.seen = events.len().max(self.seen);
    }

    /// The choice of the bot at `player`'s seat, or `None` when a person sits there or nothing can
    /// be chosen. `step` is the number of the choice in the match and addresses the bot's luck.
    pub fn choose(&mut self, game: &G, player: Player, step: usize) -> Option<G::Action> {
        let bot = self.bots.get_mut(player.index())?.as_mut()?;
        let legal = game.legal_in(&mut self.legal);
        if legal.is_empty() {
            return None;
        }
        let mut luck = self.roller.draws(Stream::Bot(player.0), step as u64);
        Some(bot.choose(&game.view(player), legal, &mut luck))
    }
}
