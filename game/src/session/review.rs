//! Luck and skill of a match: what chance gave and what choices gave away.

use serde::Serialize;

use super::{Fold, FoldError, Record, Step};
use crate::bot::{Advisor, Bots};
use crate::player::Player;
use crate::rules::Node;

/// One player's luck and skill, in points on the advisor's scale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Review {
    /// Whose.
    pub player: Player,
    /// Sum of what every answer of chance changed for this player.
    pub luck: f64,
    /// Sum of what the choices fell short of the best ones; never negative.
    pub regret: f64,
    /// Choices among at least two actions.
    pub decisions: u32,
    /// Of these, choices that nothing beats.
    pub best_decisions: u32,
    /// The choice that gave away most, if any gave away anything.
    pub worst: Option<Slip>,
}

/// A choice that was not the best.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Slip {
    /// The step of the record, from 1.
    pub step: usize,
    /// What it gave away, in points.
    pub regret: f64,
}

/// Regrets below this are rounding.
const NOTHING: f64 = 1e-9;

impl Review {
    fn of(player: Player) -> Review {
        Review {
            player,
            luck: 0.0,
            regret: 0.0,
            decisions: 0,
            best_decisions: 0,
            worst: None,
        }
    }

    /// What a choice gives away on average (0 without choices).
    #[must_use]
    pub fn mean_regret(&self) -> f64 {
        self.regret / f64::from(self.decisions.max(1))
    }

    fn decided(&mut self, step: usize, regret: f64) {
        self.decisions += 1;
        if regret < NOTHING {
            self.best_decisions += 1;
            return;
        }
        self.regret += regret;
        if self.worst.is_none_or(|worst| regret > worst.regret) {
            self.worst = Some(Slip { step, regret });
        }
    }
}

/// Everybody's luck and skill in seat order; `None` when the game has no advisor.
///
/// # Errors
/// When the record does not fold.
pub fn review<G: Bots>(record: &Record<G>) -> Result<Option<Vec<Review>>, FoldError> {
    let Some(advisor) = G::advisor() else {
        return Ok(None);
    };
    let mut reviewer = Reviewer {
        advisor,
        fold: Fold::start(record)?,
        reviews: (0..record.seats.len())
            .filter_map(|seat| u8::try_from(seat).ok())
            .map(|seat| Review::of(Player(seat)))
            .collect(),
    };
    for step in &record.steps {
        reviewer.step(step)?;
    }
    Ok(Some(reviewer.reviews))
}

struct Reviewer<G: Bots> {
    advisor: Box<dyn Advisor<G>>,
    fold: Fold<G>,
    reviews: Vec<Review>,
}

impl<G: Bots> Reviewer<G> {
    fn step(&mut self, step: &Step<G::Action>) -> Result<(), FoldError> {
        match step {
            Step::Decided { player, action } => {
                let regret = self.regret(*player, *action);
                self.advance(step)?;
                let review = self.reviews.get_mut(player.index());
                if let (Some(review), Some(regret)) = (review, regret) {
                    review.decided(self.fold.steps(), regret);
                }
            }
            Step::Happened(_) => {
                let before = self.worths();
                self.advance(step)?;
                let after = self.worths();
                let changes = before.into_iter().zip(after).map(|(old, new)| new - old);
                let reviews = self.reviews.iter_mut();
                reviews
                    .zip(changes)
                    .for_each(|(review, change)| review.luck += change);
            }
        }
        Ok(())
    }

    /// What the action gives away against the best; `None` when nothing else could be chosen.
    fn regret(&mut self, player: Player, action: G::Action) -> Option<f64> {
        let game = self.fold.game();
        let legal = game.legal_actions();
        let chosen = legal.iter().position(|&other| other == action)?;
        if legal.len() < 2 || game.node() != (Node::Decision { player }) {
            return None;
        }
        let worths = self.advisor.worths(&game.view(player), &legal);
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Some(best - worths.get(chosen)?)
    }

    fn advance(&mut self, step: &Step<G::Action>) -> Result<(), FoldError> {
        for event in self.fold.step(step)? {
            self.advisor.observe(event);
        }
        Ok(())
    }

    fn worths(&mut self) -> Vec<f64> {
        let game = self.fold.game();
        let views = self.reviews.iter().map(|review| game.view(review.player));
        views.map(|view| self.advisor.worth(&view)).collect()
    }
}
