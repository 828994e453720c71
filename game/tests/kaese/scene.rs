//! Tables on which known pieces lie, and dice that fall as they are told.

use kipp_game::dice::{Face, Pool};
use kipp_game::games::kaese::{
    Action, Cheese, End, Event, IllegalAction, Kaese, Options, Place, Stack, Stage, View,
};
use kipp_game::rules::{Game, Node, Outcome, Player, Points};
use serde_json::{Value, json};

/// Dice that earn nothing.
pub const NOTHING: &str = "2 3 3 4 4 5 6 6";

/// Dice in words: `"3 3 5"`.
pub fn dice(text: &str) -> Pool {
    let pips = text.split_whitespace().map(|pips| pips.parse().unwrap());
    pips.map(face).collect()
}

pub fn face(pips: u8) -> Face {
    Face::new(pips).unwrap()
}

pub fn cheese(number: u8) -> Cheese {
    Cheese::new(number).unwrap()
}

/// A stack in words, from the bottom: `"6-4-1"`.
pub fn stack(text: &str) -> Stack {
    let numbers: Vec<u8> = text.split('-').map(|n| n.parse().unwrap()).collect();
    Stack::new(&numbers).unwrap_or_else(|| panic!("{text} is no stack"))
}

pub fn take(rolled: u8, piece: u8) -> Action {
    Action::Take {
        rolled: cheese(rolled),
        piece: cheese(piece),
    }
}

pub fn steal(from: u8, of: &str) -> Action {
    let stack = stack(of);
    Action::Steal {
        rolled: stack.top(),
        from: Player(from),
        stack,
    }
}

pub fn begin(number: u8) -> Action {
    Action::Begin {
        piece: cheese(number),
    }
}

pub fn put(number: u8, on: &str) -> Action {
    Action::Put {
        piece: cheese(number),
        on: stack(on),
    }
}

pub fn close(of: &str) -> Action {
    Action::Close { stack: stack(of) }
}

pub fn gift(from: u8, to: u8) -> Action {
    Action::Gift {
        from: face(from),
        to: face(to),
    }
}

/// A table and what was seen at it.
pub struct Scene {
    pub game: Kaese,
    pub log: Vec<Event>,
}

impl Scene {
    pub fn new(players: usize) -> Scene {
        Scene::with(&Options::default(), players)
    }

    /// A game that ends in the middle of taking.
    pub fn ending_at_once(players: usize) -> Scene {
        let options = Options {
            end: End::AtOnce,
            ..Options::default()
        };
        Scene::with(&options, players)
    }

    fn with(options: &Options, players: usize) -> Scene {
        Scene {
            game: Kaese::new(options, players).unwrap(),
            log: Vec::new(),
        }
    }

    /// Changes what a save of the game says.
    fn arrange(mut self, change: impl FnOnce(&mut Value)) -> Scene {
        let mut saved = serde_json::to_value(&self.game).unwrap();
        change(&mut saved);
        self.game = serde_json::from_value(saved).unwrap();
        self
    }

    /// These stacks lie in front of a player: `"6-4 3 5-1"`.
    pub fn stacks(self, player: usize, stacks: &str) -> Scene {
        let mut shelf: Vec<Stack> = stacks.split_whitespace().map(stack).collect();
        shelf.sort_unstable_by(|a, b| b.cmp(a));
        self.arrange(|saved| saved["table"]["places"][player]["shelf"] = json!(shelf))
    }

    pub fn mice(self, player: usize, mice: u8) -> Scene {
        self.arrange(|saved| saved["table"]["places"][player]["mice"] = json!(mice))
    }

    pub fn with_gift(self, player: usize) -> Scene {
        self.arrange(|saved| {
            saved["table"]["places"][player]["has_gift"] = json!(true);
            let gifts = saved["table"]["gifts"].as_u64().unwrap();
            saved["table"]["gifts"] = json!(gifts - 1);
        })
    }

    /// Pieces left in the middle, from the 1s to the 6s.
    pub fn middle(self, left: [u8; 6]) -> Scene {
        self.arrange(|saved| saved["table"]["middle"] = json!(left))
    }

    /// The bonus cards of so many pieces are all with the last player.
    pub fn without_bonuses(self, cards: &[usize]) -> Scene {
        let last = self.game.players() - 1;
        self.arrange(|saved| {
            for &card in cards {
                saved["table"]["bonus_owners"][card] = json!(last);
            }
        })
    }

    /// It is this player's turn.
    pub fn turn_of(self, player: u8) -> Scene {
        self.arrange(|saved| saved["turn"] = json!(player))
    }

    pub fn act(&mut self, action: Action) {
        let done = self.game.act(action, &mut self.log);
        done.unwrap_or_else(|why| panic!("{action:?}: {why} in {:?}", self.game));
    }

    /// Why an action is refused; the table is unchanged.
    pub fn refused(&mut self, action: Action) -> IllegalAction {
        let before = self.game.clone();
        let done = self.game.act(action, &mut self.log);
        let why = done.err().unwrap_or_else(|| panic!("{action:?} applies"));
        assert_eq!(self.game, before);
        why
    }

    pub fn fall(&mut self, text: &str) {
        let faces = dice(text).faces().collect();
        let outcome = Outcome::Roll { faces };
        self.game.settle(&outcome, &mut self.log).unwrap();
    }

    pub fn keep(&mut self, text: &str) {
        self.act(Action::Keep { dice: dice(text) });
    }

    /// Rolls once and stops.
    pub fn roll(&mut self, text: &str) {
        self.fall(text);
        self.act(Action::Stop);
    }

    /// Rolls four times, all eight dice, and the last time these.
    pub fn roll_four_times(&mut self, last: &str) {
        for _ in 0..3 {
            self.fall(NOTHING);
            self.keep("");
        }
        self.fall(last);
    }

    pub fn view(&self) -> View {
        self.game.view(Player(0))
    }

    pub fn stage(&self) -> Stage {
        self.view().stage
    }

    pub fn turn(&self) -> u8 {
        self.view().turn.0
    }

    pub fn place(&self, player: u8) -> Place {
        self.view().table.place(Player(player)).clone()
    }

    /// The stacks in front of a player, in words.
    pub fn shelf(&self, player: u8) -> String {
        let place = self.place(player);
        let stacks = place.shelf.stacks().iter().map(|stack| {
            let numbers = stack.numbers().map(|piece| piece.number().to_string());
            numbers.collect::<Vec<_>>().join("-")
        });
        stacks.collect::<Vec<_>>().join(" ")
    }

    pub fn left(&self, number: u8) -> u8 {
        self.view().table.left(cheese(number))
    }

    pub fn can(&self, action: Action) -> bool {
        self.game.legal_actions().contains(&action)
    }

    pub fn points(&self, player: u8) -> Points {
        self.game.standings().total(Player(player))
    }

    /// The bonus cards that a player took, by their points.
    pub fn bonuses(&self, player: u8) -> Vec<u8> {
        let taken = self.log.iter().filter_map(|event| match *event {
            Event::BonusTaken {
                player: taker,
                points,
                ..
            } if taker == Player(player) => Some(points),
            _ => None,
        });
        taken.collect()
    }

    pub fn has_seen(&self, event: Event) -> bool {
        self.log.contains(&event)
    }

    pub fn is_over(&self) -> bool {
        self.game.node() == Node::Terminal
    }
}
