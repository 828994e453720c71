//! A table of Wanzen tanzen on which a test says what the cards are and what the dice show.
//!
//! Positions are reached by play alone.

use kipp_game::dice::{Face, Pool};
use kipp_game::games::wanzen::{
    Action, CARDS, CardSpec, Event, IllegalAction, OpenCard, Options, Stage, Task, View, Wanzen,
};
use kipp_game::rules::{Game, Node, Outcome, OutcomeMismatch, Player};

pub const A: Player = Player(0);
pub const B: Player = Player(1);
pub const C: Player = Player(2);
pub const D: Player = Player(3);

/// Dice that meet none of the tasks of the cards in these tests, unless a test says so.
pub const NOTHING: [u8; 5] = [1, 2, 3, 5, 6];

pub struct Scene {
    pub game: Wanzen,
    pub log: Vec<Event>,
}

pub fn task(text: &str) -> Task {
    text.parse().unwrap()
}

pub fn dice(pips: &[u8]) -> Pool {
    faces(pips).collect()
}

fn faces(pips: &[u8]) -> impl Iterator<Item = Face> {
    pips.iter().map(|&pips| Face::new(pips).expect("1 to 6"))
}

/// Options with these cards on top; the others are worth 1 and ask for full house and all odd.
pub fn options(top: &[(u8, &[&str])]) -> Options {
    let card = |&(points, tasks): &(u8, &[&str])| CardSpec {
        points,
        tasks: tasks
            .iter()
            .map(|text| task(text))
            .collect::<Vec<_>>()
            .try_into()
            .unwrap(),
    };
    let rest: (u8, &[&str]) = (1, &["full house", "all odd"]);
    Options {
        cards: (0..CARDS)
            .map(|at| card(top.get(at).unwrap_or(&rest)))
            .collect(),
        ..Options::default()
    }
}

impl Scene {
    /// A table whose stack begins with these cards.
    pub fn new(players: usize, top: &[(u8, &[&str])]) -> Scene {
        Scene::of(&options(top), players)
    }

    /// A table with these options and the cards in their order.
    pub fn of(options: &Options, players: usize) -> Scene {
        let mut game = Wanzen::new(options, players).unwrap();
        let order = (0..CARDS as u16).collect();
        let log = game.resolve(&Outcome::Shuffle { order }).unwrap();
        Scene { game, log }
    }

    pub fn view(&self) -> View {
        self.game.view(A)
    }

    /// Who decides now, or would if the dice lay still.
    pub fn turn(&self) -> Player {
        self.view().turn
    }

    pub fn act(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.game.act(action, &mut self.log)
    }

    pub fn must(&mut self, action: Action) {
        self.act(action)
            .unwrap_or_else(|why| panic!("{action:?}: {why}"));
    }

    pub fn settle(&mut self, pips: &[u8]) -> Result<(), OutcomeMismatch> {
        let faces = faces(pips).collect();
        self.game.settle(&Outcome::Roll { faces }, &mut self.log)
    }

    pub fn rolls(&mut self, pips: &[u8]) {
        self.settle(pips).expect("as many dice as are rolled");
    }

    pub fn sets_aside(&mut self, pips: &[u8]) {
        self.must(Action::SetAside { dice: dice(pips) });
    }

    /// The player whose turn it is rolls these dice and sets all of them aside.
    pub fn throws(&mut self, pips: &[u8]) {
        self.rolls(pips);
        self.sets_aside(pips);
    }

    pub fn covers(&mut self, text: &str) {
        self.must(Action::Cover { task: task(text) });
    }

    /// Turns fail until `player` is on.
    pub fn until(&mut self, player: Player) {
        while self.turn() != player {
            self.throws(&NOTHING);
        }
    }

    /// The player whose turn it is takes this many bugs by repeating a roll, and has five dice
    /// before them.
    pub fn repeats(&mut self, times: u8) {
        self.rolls(&NOTHING);
        for _ in 0..times {
            self.must(Action::Repeat);
            self.rolls(&NOTHING);
        }
    }

    pub fn bugs(&self, player: Player) -> u8 {
        self.view().places[player.index()].bugs
    }

    pub fn points(&self, player: Player) -> String {
        self.game.standings().total(player).to_string()
    }

    pub fn open_tasks(&self) -> Vec<Task> {
        self.view()
            .open
            .iter()
            .flat_map(OpenCard::open_tasks)
            .collect()
    }

    pub fn stage(&self) -> Stage {
        self.view().stage
    }

    pub fn is_over(&self) -> bool {
        self.game.node() == Node::Terminal
    }

    pub fn saw(&self, event: Event) -> bool {
        self.log.contains(&event)
    }
}
