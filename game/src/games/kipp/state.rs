//! state
use serde::{Deserialize, Serialize};

use super::{Action, Event, IllegalAction, Options, View};
use crate::player::Player;
use crate::rules::{Game, GameInfo, Node, Outcome, OutcomeMismatch, Phrase, SetupError, Standings};

/// Name and size.
pub const INFO: GameInfo = GameInfo {
    key: "kipp",
    title: "Kipp mir Saures",
    min_players: 2,
    max_players: 4,
    needs_apparatus: true,
};
/// stall
pub const STALL_ROUNDS: u16 = 4;

/// A game of Kipp mir Saures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kipp {
    players: u8,
}

impl Game for Kipp {
    const INFO: GameInfo = INFO;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;

    fn new(_: &Options, _: usize) -> Result<Self, SetupError> {
        todo!()
    }
    fn read_options(text: &str, place: &str) -> Result<Options, SetupError> {
        Options::read(text, place)
    }
    fn players(&self) -> u8 {
        self.players
    }
    fn node(&self) -> Node {
        todo!()
    }
    fn write_legal(&self, _: &mut Vec<Action>) {
        todo!()
    }
    fn act(&mut self, _: Action, _: &mut Vec<Event>) -> Result<(), IllegalAction> {
        todo!()
    }
    fn settle(&mut self, _: &Outcome, _: &mut Vec<Event>) -> Result<(), OutcomeMismatch> {
        todo!()
    }
    fn view(&self, _: Player) -> View {
        todo!()
    }
    fn standings(&self) -> Standings {
        todo!()
    }
    fn candidates(&self) -> Vec<Action> {
        todo!()
    }
    fn word_question(_: &View) -> Phrase {
        todo!()
    }
    fn word_action(_: &View, _: Action) -> Phrase {
        todo!()
    }
    fn word_view(_: &View) -> Vec<Phrase> {
        todo!()
    }
}
