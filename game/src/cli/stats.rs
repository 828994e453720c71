//! `kipp stats`: many games of bots in figures.

use std::collections::BTreeMap;
use std::time::Instant;

use serde::Serialize;

use super::args::StatsArgs;
use super::drop::explain::decimal;
use super::drop::sweep::{histogram, percent};
use super::failure::Failure;
use super::opening;
use super::progress::in_parallel;
use super::report;
use super::screen::Screen;
use super::table::{Table, Turn};
use super::unfit::broken;
use super::words::{Language, Words, say};
use crate::bot::Bots;
use crate::games::Visitor;
use crate::machine::Workshop;
use crate::rules::{Chance, Game, Node, Outcome, TUBES};
use crate::session::{Fold, Kind, Record, Seat, Setup, Step};

/// Runs the command.
///
/// # Errors
/// One line when an argument or a file cannot be used.
pub fn run(args: &StatsArgs, words: &Words, screen: &mut Screen) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::input(say!(words, "error-games")));
    }
    check_seeds(args, words)?;
    let count = Count {
        args,
        words,
        screen,
    };
    opening::with_game(&args.table.game, words, count)
}

/// Game k takes the seed plus k; the last of them must be a seed as well.
fn check_seeds(args: &StatsArgs, words: &Words) -> Result<(), Failure> {
    let most = u64::MAX - u64::from(args.games - 1);
    if args.seed <= most {
        return Ok(());
    }
    let (seed, most) = (args.seed.to_string(), most.to_string());
    Err(Failure::input(say!(
        words,
        "error-seed-range",
        seed = seed,
        games = args.games,
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
        let seats = opening::bot_seats::<G>(&args.seats, words)?;
        let (setup, workshop) = opening::setup::<G>(&args.table, seats.clone(), args.seed, words)?;
        let begun = Instant::now();
        let label = say!(words, "stats-progress");
        let (options, machine) = (setup.options.clone(), setup.machine.clone());
        let language = words.language();
        let games = in_parallel(u64::from(args.games), &label, |number| {
            let setup = Setup::<G> {
                options: options.clone(),
                seats: seats.clone(),
                seed: args.seed + number,
                machine: machine.clone(),
            };
            one_game(setup, workshop.as_ref(), language)
        })?;
        let seconds = begun.elapsed().as_secs_f64();
        let mut figures = Figures::of::<G>(args, &seats, &games);
        if args.timing {
            figures.timing = Some(Timing {
                seconds,
                games_per_second: f64::from(args.games) / seconds.max(1e-9),
            });
        }
        match args.json {
            true => report::print(&figures, screen),
            false => figures.print(screen, words),
        }
    }
}

/// What one game contributes.
#[derive(Debug)]
struct Played {
    points: Vec<f64>,
    win_shares: Vec<f64>,
    machine: MachineCounts,
}

/// What the machine did.
#[derive(Debug, Default, Serialize)]
struct MachineCounts {
    /// Dice dropped.
    drops: u32,
    /// Drops after which the chosen tube hung half-way.
    hanging: u32,
    /// Drops into a tube that was full.
    refused: u32,
    /// Drops after which a tube tipped.
    tips: u32,
    /// Of these, drops after which more than one tipped.
    double_tips: u32,
    /// Dice set flat by the re-seating rule.
    reseated_dice: u32,
    /// How many dice were in a tube when its last die tipped it, and how often.
    dice_to_tip: BTreeMap<u16, u32>,
}

/// Figures of all games.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    games: u32,
    players: usize,
    seed: u64,
    seats: Vec<SeatFigures>,
    machine: MachineCounts,
    drops_per_game: f64,
    hanging_share: f64,
    double_tip_share: f64,
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

fn one_game<G: Bots>(
    setup: Setup<G>,
    workshop: Option<&Workshop>,
    language: Language,
) -> Result<Played, Failure> {
    let words = Words::new(language);
    let mut table = Table::begin(setup, workshop, None, &words)?;
    while table.advance(&words)? == Turn::Moved {}
    let standings = table.game().standings();
    let winners = standings.winners();
    let share = |player| {
        if winners.contains(&player) {
            1.0 / count(winners.len())
        } else {
            0.0
        }
    };
    let tallies = || standings.tallies.iter();
    Ok(Played {
        points: tallies()
            .map(|tally| f64::from(tally.total().sixtieths()) / 60.0)
            .collect(),
        win_shares: tallies().map(|tally| share(tally.player)).collect(),
        machine: MachineCounts::of(table.session().record())
            .map_err(|error| broken(&error, &table.speech(&words, false)))?,
    })
}

impl MachineCounts {
    fn of<G: Game>(record: &Record<G>) -> Result<MachineCounts, crate::session::FoldError> {
        let mut counts = MachineCounts::default();
        let mut inside = [0_u16; TUBES];
        let mut fold = Fold::start(record)?;
        for step in &record.steps {
            if let Node::Chance(Chance::Drop { tube, .. }) = fold.game().node()
                && let Step::Happened(Outcome::Drop(report)) = step
            {
                counts.add(usize::from(tube), report, &mut inside);
            }
            fold.step(step)?;
        }
        Ok(counts)
    }

    fn add(&mut self, tube: usize, report: &crate::rules::DropReport, inside: &mut [u16; TUBES]) {
        self.drops += 1;
        self.hanging += u32::from(report.hanging[tube]);
        self.refused += u32::from(!report.entered);
        inside[tube] += u16::from(report.entered);
        let tipped = report.tipped.iter().filter(|tipped| **tipped).count();
        self.tips += u32::from(tipped > 0);
        self.double_tips += u32::from(tipped > 1);
        if report.tipped[tube] {
            *self.dice_to_tip.entry(inside[tube]).or_default() += 1;
        }
        for poured in &report.poured {
            let tray = usize::from(poured.tray).min(TUBES - 1);
            inside[tray] = inside[tray].saturating_sub(1);
            self.reseated_dice += u32::from(poured.reseated);
        }
    }

    fn merge(&mut self, other: &MachineCounts) {
        self.drops += other.drops;
        self.hanging += other.hanging;
        self.refused += other.refused;
        self.tips += other.tips;
        self.double_tips += other.double_tips;
        self.reseated_dice += other.reseated_dice;
        for (dice, number) in &other.dice_to_tip {
            *self.dice_to_tip.entry(*dice).or_default() += number;
        }
    }
}

impl Figures {
    fn of<G: Game>(args: &StatsArgs, seats: &[Seat], games: &[Played]) -> Figures {
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
            mean_points: mean(&|game| game.points[index]),
            win_share: mean(&|game| game.win_shares[index]),
        };
        let share = |part: u32, all: u32| f64::from(part) / f64::from(all.max(1));
        Figures {
            game: G::INFO.key,
            games: args.games,
            players: seats.len(),
            seed: args.seed,
            seats: seats.iter().enumerate().map(seat).collect(),
            drops_per_game: f64::from(machine.drops) / count(games.len()),
            hanging_share: share(machine.hanging, machine.drops),
            double_tip_share: share(machine.double_tips, machine.tips),
            machine,
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
        if self.machine.drops > 0 {
            self.print_machine(screen, words)?;
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

    fn print_machine(&self, screen: &mut Screen, words: &Words) -> Result<(), Failure> {
        let machine = &self.machine;
        let drops = decimal(self.drops_per_game, 1, words);
        let hanging = percent(machine.hanging, machine.drops, words);
        let double = percent(machine.double_tips, machine.tips, words);
        screen.line("")?;
        screen.paragraph(
            &say!(
                words,
                "stats-machine",
                drops = &drops,
                hanging = &hanging,
                double = &double
            ),
            0,
        )?;
        screen.line(&say!(words, "stats-histogram"))?;
        let tips = machine.dice_to_tip.values().sum();
        histogram(&machine.dice_to_tip, tips, screen, words)
    }
}

/// A small number as a divisor.
fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}
