//! The bot that knows nothing.

use super::Bot;
use crate::dice::Draws;
use crate::rules::Game;

/// Chooses every allowed action with equal chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn observe(&mut self, _event: &G::Event) {}

    fn choose(&mut self, _view: &G::View, legal: &[G::Action], luck: &mut Draws) -> G::Action {
        legal[luck.position(legal.len())]
    }
}
