//! The table of a tournament.

use std::time::Duration;

use serde::Serialize;

use super::share::wilson95;
use crate::bot::Bots;
use crate::cli::columns;
use crate::cli::failure::Failure;
use crate::cli::screen::Screen;
use crate::cli::words::{Words, decimal, say};
use crate::session::{Kind, Seat};

/// What one bot made of some games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entrant {
    games: u32,
    points: f64,
    wins: f64,
    choices: u32,
    spent: Duration,
    regret: f64,
    judged_choices: u32,
}

impl Entrant {
    /// One game: points and share of the victory, number of choices and the time they took.
    #[must_use]
    pub fn of((points, wins): (f64, f64), (choices, spent): (u32, Duration)) -> Entrant {
        Entrant {
            games: 1,
            points,
            wins,
            choices,
            spent,
            ..Entrant::default()
        }
    }

    /// Adds what the choices gave away, in the game's advisor's opinion.
    pub fn judged(&mut self, regret: f64, choices: u32) {
        self.regret += regret;
        self.judged_choices += choices;
    }

    fn add(&mut self, other: &Entrant) {
        self.games += other.games;
        self.points += other.points;
        self.wins += other.wins;
        self.choices += other.choices;
        self.spent += other.spent;
        self.regret += other.regret;
        self.judged_choices += other.judged_choices;
    }
}

/// The sums of a tournament under way.
#[derive(Debug)]
pub struct Ranking {
    head: Head,
    bots: Vec<(String, Entrant)>,
}

#[derive(Clone, Debug, Serialize)]
struct Head {
    game: &'static str,
    players: usize,
    /// Rounds; each has a seed, and every bot sits once in every seat.
    rounds: u32,
    games: u64,
    seed: u64,
}

impl Ranking {
    /// Nothing played yet.
    #[must_use]
    pub fn new<G: Bots>(seats: &[Seat], rounds: u32, seed: u64) -> Ranking {
        let kind = |seat: &Seat| match &seat.kind {
            Kind::Bot(kind) => kind.clone(),
            Kind::Person => seat.name.clone(),
        };
        let bots = seats.iter().map(|seat| (kind(seat), Entrant::default()));
        Ranking {
            head: Head {
                game: G::INFO.key,
                players: seats.len(),
                rounds,
                games: u64::from(rounds) * seats.len() as u64,
                seed,
            },
            bots: bots.collect(),
        }
    }

    /// Adds a game, with the bots in the order of the ranking.
    pub fn add(&mut self, game: &[Entrant]) {
        for ((_, bot), played) in self.bots.iter_mut().zip(game) {
            bot.add(played);
        }
    }

    /// The figures; times and regrets only where they were measured.
    #[must_use]
    pub fn finished(self, has_clock: bool, has_judge: bool) -> Figures {
        let row = |(bot, sums): (String, Entrant)| Row::of(bot, &sums, has_clock, has_judge);
        Figures {
            head: self.head,
            bots: self.bots.into_iter().map(row).collect(),
        }
    }
}

/// The figures of a tournament.
#[derive(Debug, Serialize)]
pub struct Figures {
    #[serde(flatten)]
    head: Head,
    bots: Vec<Row>,
}

#[derive(Debug, Serialize)]
struct Row {
    bot: String,
    games: u32,
    /// Victories; shared ones count as their part.
    wins: f64,
    win_share: f64,
    win_share_low: f64,
    win_share_high: f64,
    mean_points: f64,
    choices: u32,
    /// With `--timing`; the rest is the same at every run.
    #[serde(skip_serializing_if = "Option::is_none")]
    ms_per_choice: Option<f64>,
    /// With `--regret`, in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    regret_per_choice: Option<f64>,
}

impl Row {
    fn of(bot: String, sums: &Entrant, has_clock: bool, has_judge: bool) -> Row {
        let games = f64::from(sums.games.max(1));
        let (win_share_low, win_share_high) = wilson95(sums.wins, sums.games.into());
        let per = |sum: f64, choices: u32| sum / f64::from(choices.max(1));
        let milliseconds = sums.spent.as_secs_f64() * 1e3;
        Row {
            bot,
            games: sums.games,
            wins: sums.wins,
            win_share: sums.wins / games,
            win_share_low,
            win_share_high,
            mean_points: sums.points / games,
            choices: sums.choices,
            ms_per_choice: has_clock.then(|| per(milliseconds, sums.choices)),
            regret_per_choice: has_judge.then(|| per(sums.regret, sums.judged_choices)),
        }
    }

    fn cells(&self, words: &Words) -> Vec<String> {
        let percent = |share: f64| format!("{} %", decimal(share * 100.0, 2, words));
        let mut cells = vec![
            self.bot.clone(),
            self.games.to_string(),
            percent(self.win_share),
            percent(self.win_share_low),
            percent(self.win_share_high),
            decimal(self.mean_points, 2, words),
        ];
        let optional = [self.ms_per_choice, self.regret_per_choice];
        let measured = optional.into_iter().flatten();
        cells.extend(measured.map(|figure| decimal(figure, 4, words)));
        cells
    }
}

impl Figures {
    /// Prints the table.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub fn print(&self, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
        let Head {
            rounds,
            games,
            seed,
            ..
        } = self.head;
        let seed = seed.to_string();
        let (bots, first) = (self.bots.len(), self.bots.first());
        screen.heading(&say!(words, "tournament-title", games = games, bots = bots))?;
        let method = say!(words, "tournament-method", rounds = rounds, seed = seed);
        screen.paragraph(&method, 0)?;
        let mut head = vec![
            say!(words, "tournament-bot"),
            say!(words, "tournament-games"),
            say!(words, "tournament-share"),
            say!(words, "tournament-from"),
            say!(words, "tournament-to"),
            say!(words, "tournament-points"),
        ];
        if first.is_some_and(|row| row.ms_per_choice.is_some()) {
            head.push(say!(words, "tournament-time"));
        }
        if first.is_some_and(|row| row.regret_per_choice.is_some()) {
            head.push(say!(words, "tournament-regret"));
        }
        let rows: Vec<_> = self.bots.iter().map(|row| row.cells(words)).collect();
        columns::print(&head, &rows, screen)
    }
}
