//! A table for tests and benches: any game with a machine of whole numbers.
#![allow(dead_code, reason = "each test target uses its own part")]

use kipp_game::bot::Bot;
use kipp_game::dice::{Draws, Roller, Stream};
use kipp_game::rules::{Apparatus, Game, Node, Outcome, ScriptedApparatus, Standings};
use kipp_game::session::Nature;

/// A game with its nature.
pub struct Table<G: Game> {
    pub game: G,
    pub nature: Nature,
}

impl<G: Game> Table<G> {
    pub fn new(players: usize, seed: u64) -> Table<G> {
        Table::with(&G::Options::default(), players, seed)
    }

    /// A table with these options; the scripted machine stands on it where one is needed.
    pub fn with(options: &G::Options, players: usize, seed: u64) -> Table<G> {
        let machine = || Box::new(ScriptedApparatus::new()) as Box<dyn Apparatus>;
        Table {
            game: G::new(options, players).expect("the options make a game"),
            nature: Nature::new(seed, G::INFO.needs_apparatus.then(machine)),
        }
    }

    pub fn on(players: usize, seed: u64, apparatus: Box<dyn Apparatus>) -> Table<G> {
        let game =
            G::new(&G::Options::default(), players).expect("the default options make a game");
        Table {
            game,
            nature: Nature::new(seed, Some(apparatus)),
        }
    }

    /// One step: nature's answer or a random choice. `false` when the game is over.
    pub fn step(&mut self, luck: &mut Draws, log: &mut Vec<G::Event>) -> bool {
        match self.game.node() {
            Node::Terminal => return false,
            Node::Chance(_) => drop(self.answer(log)),
            Node::Decision { .. } => {
                let legal = self.game.legal_actions();
                self.act(legal[luck.position(legal.len())], log)
                    .expect("a listed action applies");
            }
        }
        true
    }

    /// Lets nature answer once.
    pub fn answer(&mut self, log: &mut Vec<G::Event>) -> Option<Outcome> {
        let Node::Chance(chance) = self.game.node() else {
            return None;
        };
        let outcome = self.nature.answer(chance).expect("the machine answers");
        self.game
            .settle(&outcome, log)
            .expect("nature answers what was asked");
        Some(outcome)
    }

    /// Performs an action and lets picked dice leave the machine.
    pub fn act(&mut self, action: G::Action, log: &mut Vec<G::Event>) -> Result<(), G::Illegal> {
        let before = log.len();
        self.game.act(action, log)?;
        log[before..]
            .iter()
            .filter_map(G::take_order)
            .for_each(|order| self.nature.take(order));
        Ok(())
    }

    /// Lets nature answer until somebody must choose or the game is over.
    pub fn settle(&mut self, log: &mut Vec<G::Event>) {
        while self.answer(log).is_some() {}
    }

    /// Plays on by random choice until the game is over; returns the number of choices.
    pub fn play_random(&mut self, luck: &mut Draws) -> u32 {
        self.play_random_in(luck, &mut Vec::new(), &mut Vec::new())
    }

    /// [`Table::play_random`] with lists to use again: choices in `legal`, events in `log`, which
    /// keeps those of the last step only.
    pub fn play_random_in(
        &mut self,
        luck: &mut Draws,
        legal: &mut Vec<G::Action>,
        log: &mut Vec<G::Event>,
    ) -> u32 {
        let mut choices = 0;
        loop {
            log.clear();
            self.settle(log);
            if self.game.node() == Node::Terminal {
                return choices;
            }
            let legal = self.game.legal_in(legal);
            let action = legal[luck.position(legal.len())];
            self.act(action, log).expect("a listed action applies");
            choices += 1;
        }
    }
}

/// Plays one game of these bots, in seat order, to its end.
pub fn finish<G: Game>(mut bots: Vec<Box<dyn Bot<G>>>, seed: u64) -> G {
    let mut table = Table::<G>::new(bots.len(), seed);
    let (mut log, mut choices) = (Vec::new(), 0);
    while table.game.node() != Node::Terminal {
        log.clear();
        if let Node::Decision { player } = table.game.node() {
            choices += 1;
            let mut luck = Roller::new(seed).draws(Stream::Bot(player.0), choices);
            let legal = table.game.legal_actions();
            let view = table.game.view(player);
            let action = bots[player.index()].choose(&view, &legal, &mut luck);
            table
                .act(action, &mut log)
                .expect("bots choose what is allowed");
        } else {
            table.answer(&mut log);
        }
        bots.iter_mut()
            .for_each(|bot| log.iter().for_each(|event| bot.observe(event)));
    }
    table.game
}

/// One `key` player among `rival` ones, in every seat, `rounds` times: its share of victories in per
/// cent (shared ones in part), and mean points of both sides. `play` plays bots in seat order.
pub fn alone(
    [key, rival]: [&str; 2],
    players: usize,
    rounds: u64,
    play: impl Fn(&[&str], u64) -> Standings,
) -> (f64, f64, f64) {
    let (mut won, mut own, mut others) = (0.0, 0.0, 0.0);
    for (seed, seat) in (0..rounds).flat_map(|seed| (0..players).map(move |seat| (seed, seat))) {
        let mut keys = vec![rival; players];
        keys[seat] = key;
        let standings = play(&keys, seed);
        let winners = standings.winners();
        if winners.iter().any(|winner| winner.index() == seat) {
            won += 1.0 / winners.len() as f64;
        }
        for tally in &standings.tallies {
            let points = f64::from(tally.total().sixtieths()) / 60.0;
            match tally.player.index() == seat {
                true => own += points,
                false => others += points / (players as f64 - 1.0),
            }
        }
    }
    let games = (rounds * players as u64) as f64;
    (100.0 * won / games, own / games, others / games)
}

/// The luck of test players.
pub fn luck(seed: u64) -> Draws {
    Roller::new(seed).draws(Stream::Trial, 0)
}
