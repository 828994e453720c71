//! `kipp stats`: many games of bots in figures.

mod machine;

use std::time::Instant;

use serde::Serialize;

use super::args::StatsArgs;
use super::bout::{Arena, count, results};
use super::failure::Failure;
use super::opening;
use super::progress::in_parallel;
use super::report;
use super::screen::Screen;
use super::speech::Speech;
use super::tournament;
use super::unfit::broken;
use super::words::{Words, decimal, say};
use crate::bot::Bots;
use crate::games::Visitor;
use crate::rules::Game;
use crate::session::{Kind, Seat};
use machine::{MachineCounts, MachineFigures};

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &StatsArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::input(say!(words, "error-games")));
    }
    if args.regret && !args.tournament {
        return Err(Failure::input(say!(words, "error-regret-alone")));
    }
    let count = Count {
        args,
        words,
        screen,
    };
    opening::with_game(&args.table.game, words, count)
}

/// Game k takes the seed plus k; the last of them must be a seed as well.
///
/// # Errors
/// One line when it is not.
pub fn check_seeds(seed: u64, games: u32, words: &Words) -> Result<(), Failure> {
    let most = u64::MAX - u64::from(games - 1);
    if seed <= most {
        return Ok(());
    }
    let (seed, most) = (seed.to_string(), most.to_string());
    Err(Failure::input(say!(
        words,
        "error-seed-range",
        seed = seed,
        games = games,
        most = most
    )))
}

struct Count<'a> {
    args: &'a StatsArgs,
    words: &'a Words,
    screen: &'a mut Screen,
}

impl Visitor for Count<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Bots>(self) -> Self::Output {
        let Count {
            args,
            words,
            screen,
        } = self;
        if args.tournament {
            return tournament::run::<G>(args, words, screen);
        }
        check_seeds(args.seed, args.games, words)?;
        let seats = opening::bot_seats::<G>(&args.seats, words)?;
        let (setup, tools) = opening::setup::<G>(&args.table, seats.clone(), args.seed, words)?;
        let arena = Arena {
            setup,
            tools,
            language: words.language(),
        };
        let begun = Instant::now();
        let label = say!(words, "stats-progress");
        let games = in_parallel(u64::from(args.games), &label, |number| {
            one_game(&arena, args.seed + number)
        })?;
        let seconds = begun.elapsed().as_secs_f64();
        let mut figures = Figures::of::<G>(args, &seats, &games);
        figures.timing = args.timing.then(|| Timing {
            seconds,
            games_per_second: f64::from(args.games) / seconds.max(1e-9),
        });
        match args.json {
            true => report::print(&figures, screen),
            false => figures.print(screen, words),
        }
    }
}

/// What one game contributes.
#[derive(Debug)]
struct Played {
    /// Points and share of the victory, in seat order.
    results: Vec<(f64, f64)>,
    machine: MachineCounts,
}

/// Figures of all games.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    games: u32,
    players: usize,
    seed: u64,
    seats: Vec<SeatFigures>,
    /// Present where the game is played on the machine.
    #[serde(flatten)]
    machine: Option<MachineFigures>,
    /// Present with `--timing` only; the rest is the same at every run.
    #[serde(skip_serializing_if = "Option::is_none")]
    timing: Option<Timing>,
}

#[derive(Debug, Serialize)]
struct SeatFigures {
    name: String,
    bot: String,
    mean_points: f64,
    /// Share of the games won, shared victories split.
    win_share: f64,
}

#[derive(Debug, Serialize)]
struct Timing {
    seconds: f64,
    games_per_second: f64,
}

fn one_game<G: Bots>(arena: &Arena<G>, seed: u64) -> Result<Played, Failure> {
    let seats = arena.setup.seats.clone();
    let session = arena.play(seats, seed, false, |_, _| {})?;
    let machine = match G::INFO.needs_apparatus {
        true => MachineCounts::of(session.record()),
        false => Ok(MachineCounts::default()),
    };
    Ok(Played {
        results: results(&session.game().standings()),
        machine: machine.map_err(|error| {
            let words = Words::new(arena.language);
            broken(&error, &Speech::new(&words, Vec::new(), false))
        })?,
    })
}

impl Figures {
    fn of<G: Game>(args: &StatsArgs, seats: &[Seat], games: &[Played]) -> Figures {
        let has_machine = G::INFO.needs_apparatus;
        let mut machine = MachineCounts::default();
        games.iter().for_each(|game| machine.merge(&game.machine));
        let mean = |value: &dyn Fn(&Played) -> f64| {
            games.iter().map(value).sum::<f64>() / count(games.len())
        };
        let seat = |(index, seat): (usize, &Seat)| SeatFigures {
            name: seat.name.clone(),
            bot: match &seat.kind {
                Kind::Bot(kind) => kind.clone(),
                Kind::Person => String::new(),
            },
            mean_points: mean(&|game| game.results[index].0),
            win_share: mean(&|game| game.results[index].1),
        };
        Figures {
            game: G::INFO.key,
            games: args.games,
            players: seats.len(),
            seed: args.seed,
            seats: seats.iter().enumerate().map(seat).collect(),
            machine: has_machine.then(|| MachineFigures::of(machine, games.len())),
            timing: None,
        }
    }

    fn print(&self, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
        let (games, players, seed) = (self.games, self.players, self.seed.to_string());
        screen.heading(&say!(
            words,
            "stats-title",
            games = games,
            players = players,
            seed = &seed
        ))?;
        for seat in &self.seats {
            let (name, bot) = (&seat.name, &seat.bot);
            let points = decimal(seat.mean_points, 2, words);
            let wins = format!("{} %", decimal(seat.win_share * 100.0, 1, words));
            screen.line(&say!(
                words,
                "stats-seat",
                name = name,
                bot = bot,
                points = &points,
                wins = &wins
            ))?;
        }
        if let Some(machine) = &self.machine {
            machine.print(screen, words)?;
        }
        if let Some(timing) = &self.timing {
            let seconds = decimal(timing.seconds, 2, words);
            let speed = decimal(timing.games_per_second, 2, words);
            screen.line(&say!(
                words,
                "stats-timing",
                seconds = &seconds,
                speed = &speed
            ))?;
        }
        Ok(())
    }
}
