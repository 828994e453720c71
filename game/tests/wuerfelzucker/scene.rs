//! Tables with known cards and dice.

use kipp_game::dice::{Face, Pool};
use kipp_game::games::wuerfelzucker::{
    Action, CARDS, CardId, Event, IllegalAction, JOKERS, JokerKind, JokerSpec, Length, Options,
    Stage, TaskKind, TaskSpec, View, Wuerfelzucker,
};
use kipp_game::rules::{Game, Node, Outcome, Player};

/// Dice in words: `"3 3 5"`.
pub fn dice(text: &str) -> Pool {
    faces(text).into_iter().collect()
}

fn faces(text: &str) -> Vec<Face> {
    let pips = text.split_whitespace().map(|pips| pips.parse().unwrap());
    pips.map(|pips| Face::new(pips).unwrap()).collect()
}

pub fn face(pips: u8) -> Face {
    Face::new(pips).unwrap()
}

fn task(kind: TaskKind, points: u8) -> TaskSpec {
    TaskSpec {
        kind,
        face: None,
        groups: None,
        dice: None,
        points,
    }
}

pub fn given(pips: u8, points: u8) -> TaskSpec {
    TaskSpec {
        face: Some(pips),
        ..task(TaskKind::Given, points)
    }
}

pub fn equal(dice: u8, points: u8) -> TaskSpec {
    TaskSpec {
        dice: Some(dice),
        ..task(TaskKind::Equal, points)
    }
}

pub fn groups(groups: u8, dice: u8, points: u8) -> TaskSpec {
    TaskSpec {
        groups: Some(groups),
        dice: Some(dice),
        ..task(TaskKind::Groups, points)
    }
}

pub fn full_house(points: u8) -> TaskSpec {
    task(TaskKind::FullHouse, points)
}

pub fn smallest(dice: u8, points: u8) -> TaskSpec {
    TaskSpec {
        dice: Some(dice),
        ..task(TaskKind::SmallestSum, points)
    }
}

pub fn highest() -> TaskSpec {
    task(TaskKind::HighestSum, 1)
}

fn joker(kind: JokerKind) -> JokerSpec {
    JokerSpec {
        kind,
        dice: None,
        by: None,
    }
}

pub fn reroll(dice: u8) -> JokerSpec {
    JokerSpec {
        dice: Some(dice),
        ..joker(JokerKind::Reroll)
    }
}

pub fn displace() -> JokerSpec {
    joker(JokerKind::Displace)
}

pub fn change(by: u8) -> JokerSpec {
    JokerSpec {
        by: Some(by),
        ..joker(JokerKind::Change)
    }
}

pub fn turn_over() -> JokerSpec {
    joker(JokerKind::TurnOver)
}

/// These cards on top of the decks, and below them cards that nobody uses here.
pub fn options(tasks: &[TaskSpec], jokers: &[JokerSpec]) -> Options {
    let mut options = Options {
        note: "a test".to_owned(),
        length: Length::Short,
        tasks: tasks.to_vec(),
        jokers: jokers.to_vec(),
    };
    options.tasks.resize(CARDS, equal(6, 1));
    options.jokers.resize(JOKERS, displace());
    options
}

/// A table whose decks lie in the order of the card file, from the first card on top.
pub struct Scene {
    pub game: Wuerfelzucker,
    pub log: Vec<Event>,
}

impl Scene {
    pub fn new(players: usize, tasks: &[TaskSpec], jokers: &[JokerSpec]) -> Scene {
        Scene::with(players, &options(tasks, jokers))
    }

    pub fn with(players: usize, options: &Options) -> Scene {
        let mut scene = Scene {
            game: Wuerfelzucker::new(options, players).unwrap(),
            log: Vec::new(),
        };
        for cards in [CARDS, JOKERS] {
            let order = (0..cards as u16).collect();
            scene.settle(&Outcome::Shuffle { order });
        }
        scene
    }

    fn settle(&mut self, outcome: &Outcome) {
        self.game.settle(outcome, &mut self.log).unwrap();
    }

    pub fn view(&self) -> View {
        self.game.view(Player(0))
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Player {
        self.view().turn
    }

    pub fn act(&mut self, action: Action) {
        self.game.act(action, &mut self.log).unwrap();
    }

    /// Why an action is refused; the table is unchanged.
    pub fn refused(&mut self, action: Action) -> IllegalAction {
        let before = self.game.clone();
        let why = self.game.act(action, &mut self.log).unwrap_err();
        assert_eq!(self.game, before);
        why
    }

    /// The dice fall like this.
    pub fn fall(&mut self, text: &str) {
        let faces = faces(text).into_iter().collect();
        self.settle(&Outcome::Roll { faces });
    }

    pub fn keep(&mut self, text: &str) {
        self.act(Action::Keep { dice: dice(text) });
    }

    /// Rolls once and stops.
    pub fn roll(&mut self, text: &str) {
        self.fall(text);
        self.keep(text);
    }

    pub fn place(&mut self, card: u8, text: &str) {
        self.act(place(card, text));
    }

    pub fn place_on_jokers(&mut self, number: u8) {
        self.act(on_jokers(number));
    }

    pub fn end(&mut self) {
        self.act(Action::EndTurn);
    }

    /// A whole turn: one roll, placements on these cards, the end.
    pub fn play(&mut self, roll: &str, placements: &[(u8, &str)]) {
        self.roll(roll);
        for &(card, text) in placements {
            self.place(card, text);
        }
        self.end();
    }

    /// Turns in which nothing is placed, until it is this player's.
    pub fn pass_to(&mut self, player: u8) {
        while self.turn() != Player(player) {
            self.play("1 2 3 4 5 6", &[]);
        }
    }

    /// A turn that places so many dice on the joker deck and nothing else.
    pub fn fish(&mut self, number: u8) {
        self.roll("1 2 3 4 5 6");
        self.place_on_jokers(number);
        self.end();
    }

    /// The first player of two draws so many jokers, one a round; then it is the first player's
    /// turn to roll.
    pub fn draw_jokers(&mut self, number: usize) {
        for _ in 0..number {
            self.fish(1);
            self.pass_to(0);
        }
    }

    pub fn bid(&self, card: u8) -> Option<(Player, Pool)> {
        let view = self.view();
        let bid = view.laid(CardId(card))?.bid?;
        Some((bid.player, bid.dice))
    }

    pub fn joker_bid(&self) -> Option<(Player, u8)> {
        self.view().joker_bid.map(|bid| (bid.player, bid.number))
    }

    /// Numbers of the cards that everybody may fulfil.
    pub fn display(&self) -> Vec<u8> {
        let table = self.view().table.into_iter();
        let display = table.filter(|laid| laid.owner.is_none());
        display.map(|laid| laid.card.id.0).collect()
    }

    /// Numbers of the cards that only this player may fulfil.
    pub fn own(&self, player: u8) -> Vec<u8> {
        let table = self.view().table.into_iter();
        let own = table.filter(|laid| laid.owner == Some(Player(player)));
        own.map(|laid| laid.card.id.0).collect()
    }

    /// Numbers of the cards that a player has collected.
    pub fn won(&self, player: u8) -> Vec<u8> {
        let won = &self.view().places[usize::from(player)].won;
        won.iter().map(|card| card.id.0).collect()
    }

    /// Dice of a player that lie on no card.
    pub fn home(&self, player: u8) -> u8 {
        self.view().places[usize::from(player)].dice
    }

    pub fn points(&self, player: u8) -> i32 {
        self.game.standings().total(Player(player)).sixtieths() / 60
    }

    /// The dice that can be placed.
    pub fn hand(&self) -> Pool {
        match self.view().stage {
            Stage::Place { hand } => hand.dice,
            Stage::Keep { dice, .. } => dice,
            stage => panic!("no dice at hand: {stage:?}"),
        }
    }

    pub fn is_over(&self) -> bool {
        self.game.node() == Node::Terminal
    }
}

pub fn place(card: u8, text: &str) -> Action {
    Action::Place {
        card: CardId(card),
        dice: dice(text),
    }
}

pub fn displacing(card: u8, text: &str) -> Action {
    Action::Displace {
        card: CardId(card),
        dice: dice(text),
    }
}

pub fn on_jokers(number: u8) -> Action {
    Action::PlaceOnJokers { number }
}

pub fn rerolling(text: &str) -> Action {
    Action::Reroll { dice: dice(text) }
}
