//! Advice at the table: what each choice is worth, and how likely each open task is.

use crate::rules::{Game, Phrase};

/// Somebody who knows what positions are worth. Sees a view and public events, as a bot does, and
/// is asked from any seat.
///
/// Worth is counted in points on a scale that stays the same for the whole game: what the player
/// who looks has and may still expect. Only differences mean anything. The change of a position's
/// worth at an answer of chance is luck; what a choice falls short of the best one is its regret.
pub trait Advisor<G: Game> {
    /// Sees something that everybody saw.
    fn observe(&mut self, event: &G::Event);

    /// What the position is worth to the player who looks when all go on sensibly. Where dice are in
    /// the air it is the mean over what they may show.
    fn worth(&mut self, view: &G::View) -> f64;

    /// What each of `legal` is worth to the player who looks and decides, in the same order. An
    /// estimate from samples counts choices as equal that it cannot tell apart.
    fn worths(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<f64>;

    /// What the player who looks and decides may reach in this turn, and with which chance.
    fn prospects(&mut self, view: &G::View) -> Vec<Prospect>;
}

/// Something that may come about in a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// What.
    pub task: Phrase,
    /// How likely it is, 0 to 1, for a player who tries for it and nothing else.
    pub chance: f64,
}

/// A choice and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued<A> {
    /// The choice.
    pub action: A,
    /// Worth in points, on the advisor's scale.
    pub worth: f64,
}

/// Every choice with its worth, the best first; equals stay in the order of `legal`.
pub fn ranked<G: Game>(
    advisor: &mut dyn Advisor<G>,
    view: &G::View,
    legal: &[G::Action],
) -> Vec<Valued<G::Action>> {
    let worths = advisor.worths(view, legal);
    let choices = legal.iter().zip(worths);
    let mut choices: Vec<_> = choices
        .map(|(&action, worth)| Valued { action, worth })
        .collect();
    choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    choices
}
