//! `kipp stats --tournament`: which bot is better?
//!
//! Bots meet in rounds. In a round every bot sits once in every seat (the table is turned from game
//! to game), and all games of a round have one seed: the k-th roll shows the same dice and the cards
//! lie alike, as in duplicate bridge. What the seat and the dice give is given to every bot.

mod ranking;
mod share;

use std::time::Duration;

use super::args::{SeatArgs, StatsArgs};
use super::bout::{Arena, results};
use super::failure::Failure;
use super::opening;
use super::progress::in_parallel;
use super::report;
use super::screen::Screen;
use super::speech::Speech;
use super::stats::check_seeds;
use super::unfit::broken;
use super::words::{Words, say};
use crate::bot::Bots;
use crate::session::{Record, Seat, review};
use ranking::{Entrant, Ranking};

/// Runs the tournament.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run<G: Bots>(args: &StatsArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    if args.regret && G::advisor().is_none() {
        let game = G::INFO.title;
        return Err(Failure::input(say!(words, "error-no-advisor", game = game)));
    }
    let seats = entrants::<G>(&args.seats, words)?;
    let (setup, tools) = opening::setup::<G>(&args.table, seats, args.seed, words)?;
    let turns = setup.seats.len();
    let rounds = args
        .games
        .div_ceil(u32::try_from(turns).unwrap_or(u32::MAX));
    check_seeds(args.seed, rounds, words)?;
    let tournament = Tournament {
        arena: Arena {
            setup,
            tools,
            language: words.language(),
        },
        seed: args.seed,
        has_clock: args.timing,
        has_judge: args.regret,
    };
    let label = say!(words, "stats-progress");
    let games = u64::from(rounds) * turns as u64;
    let played = in_parallel(games, &label, |number| tournament.game(number))?;
    let mut ranking = Ranking::new::<G>(&tournament.arena.setup.seats, rounds, args.seed);
    played.iter().for_each(|game| ranking.add(game));
    let ranking = ranking.finished(args.timing, args.regret);
    match args.json {
        true => report::print(&ranking, screen),
        false => ranking.print(screen, words),
    }
}

/// The bots of the tournament as they sit in the first game: those that were named, the last kind
/// filling up to the number of players; all kinds of the game when none was named.
fn entrants<G: Bots>(args: &SeatArgs, words: &Words) -> Result<Vec<Seat>, Failure> {
    let most = args.players.unwrap_or(G::INFO.max_players.into());
    let weakest_left_out = G::BOTS.len().saturating_sub(most);
    let bots = match args.bots.is_empty() {
        true => G::BOTS[weakest_left_out..]
            .iter()
            .map(|kind| (*kind).to_owned())
            .collect(),
        false => args.bots.clone(),
    };
    if bots.len() < 2 && args.players.is_none() {
        return Err(Failure::input(say!(words, "error-tournament")));
    }
    let players = Some(args.players.unwrap_or(bots.len()));
    opening::bot_seats::<G>(&SeatArgs { players, bots }, words)
}

struct Tournament<G: Bots> {
    arena: Arena<G>,
    seed: u64,
    has_clock: bool,
    has_judge: bool,
}

impl<G: Bots> Tournament<G> {
    /// Plays game `number`, from 0, and gives what each entrant made of it.
    fn game(&self, number: u64) -> Result<Vec<Entrant>, Failure> {
        let (seats, turn, round) = self.seating(number);
        let mut spent = vec![(0, Duration::ZERO); seats.len()];
        let watch = |player: crate::player::Player, time: Duration| {
            if let Some((choices, sum)) = spent.get_mut(player.index()) {
                *choices += 1;
                *sum += time;
            }
        };
        let session = self
            .arena
            .play(seats, self.seed + round, self.has_clock, watch)?;
        let mut played: Vec<Entrant> = results(&session.game().standings())
            .into_iter()
            .zip(spent)
            .map(|(result, spent)| Entrant::of(result, spent))
            .collect();
        if self.has_judge {
            self.judge(session.record(), &mut played)?;
        }
        played.rotate_right(turn);
        Ok(played)
    }

    /// Who sits where in game `number`, by how many seats the table is turned, and the round.
    fn seating(&self, number: u64) -> (Vec<Seat>, usize, u64) {
        let mut seats = self.arena.setup.seats.clone();
        let turns = seats.len() as u64;
        let turn = usize::try_from(number % turns).unwrap_or(0);
        seats.rotate_left(turn);
        (seats, turn, number / turns)
    }

    fn judge(&self, record: &Record<G>, played: &mut [Entrant]) -> Result<(), Failure> {
        let reviews = review(record).map_err(|error| {
            let words = Words::new(self.arena.language);
            broken(&error, &Speech::new(&words, Vec::new(), false))
        })?;
        for (entrant, review) in played.iter_mut().zip(reviews.into_iter().flatten()) {
            entrant.judged(review.regret, review.decisions);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Dice;
    use crate::cli::tools::Tools;
    use crate::cli::words::Language;
    use crate::games::kipp::Kipp;

    fn tournament(seats: Vec<Seat>, seed: u64) -> Tournament<Kipp> {
        let words = Words::new(Language::English);
        let tools = Tools::choose::<Kipp>(None, Dice::Drawn, &words);
        Tournament {
            arena: Arena {
                setup: crate::session::Setup {
                    options: Default::default(),
                    seats,
                    seed,
                    machine: None,
                },
                tools: tools.expect("the machine is built in"),
                language: Language::English,
            },
            seed,
            has_clock: false,
            has_judge: false,
        }
    }

    #[test]
    fn in_a_round_every_bot_sits_once_in_every_seat() {
        let names = ["Ada", "Ben", "Cleo"];
        let seats = names.map(|name| Seat::bot(name, "random")).to_vec();
        let tournament = tournament(seats, 1);
        for round in 0..3 {
            let mut met: Vec<(usize, String)> = Vec::new();
            for game in round * 3..(round + 1) * 3 {
                let (seats, turn, found) = tournament.seating(game);
                assert_eq!(found, round);
                assert_eq!(
                    seats[0].name, names[turn],
                    "the table is turned to this bot"
                );
                met.extend(seats.into_iter().map(|seat| seat.name).enumerate());
            }
            met.sort();
            met.dedup();
            assert_eq!(met.len(), 9, "{met:?}");
        }
    }

    #[test]
    fn in_a_round_every_bot_meets_what_the_others_met_in_its_seat() {
        // A bot's luck is that of its seat, so that bots of one kind play the same game in every turn
        // of the table: each of them gets once what each seat gives.
        let seats = ["Ada", "Ben"]
            .map(|name| Seat::bot(name, "greedy"))
            .to_vec();
        let tournament = tournament(seats, 5);
        let game = |number| tournament.game(number).expect("the machine works");
        let (first, turned, next_round) = (game(0), game(1), game(2));
        assert_eq!(first[0], turned[1]);
        assert_eq!(first[1], turned[0]);
        assert_ne!(first, next_round, "another round has other dice");
    }

    #[test]
    fn two_bots_are_needed_and_the_last_kind_fills_up() {
        let words = Words::new(Language::English);
        let kinds = |players: Option<usize>, bots: &[&str]| {
            let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
            let seats = entrants::<Kipp>(&SeatArgs { players, bots }, &words).ok()?;
            let kind = |seat: Seat| match seat.kind {
                crate::session::Kind::Bot(kind) => kind,
                crate::session::Kind::Person => panic!("a person sits here"),
            };
            Some(seats.into_iter().map(kind).collect::<Vec<_>>())
        };
        assert_eq!(kinds(None, &["greedy"]), None);
        assert_eq!(kinds(None, &["greedy", "clever"]), None);
        assert_eq!(kinds(Some(5), &["greedy", "random"]), None);
        let two = kinds(None, &["greedy", "random"]).expect("two can play");
        assert_eq!(two, ["greedy", "random"]);
        let three = kinds(Some(3), &["greedy", "random"]).expect("three can play");
        assert_eq!(three, ["greedy", "random", "random"]);
        let all = kinds(None, &[]).expect("all kinds of the game");
        assert_eq!(all, Kipp::BOTS);
    }
}
