//! Matches of bots that nobody watches: many of them, for figures.

use std::time::{Duration, Instant};

use super::failure::Failure;
use super::opening;
use super::speech::Speech;
use super::table::{stopped, unknown_bot};
use super::tools::Tools;
use super::words::{Language, Words};
use crate::bot::Bots;
use crate::player::Player;
use crate::rules::{Node, Standings};
use crate::session::{Crew, Seat, Session, SessionError, Setup};

/// What all bouts of a command have in common.
#[derive(Debug)]
pub struct Arena<G: Bots> {
    /// The game, the machine and the cards; every bout has seats and a seed of its own.
    pub setup: Setup<G>,
    /// What the game is played with.
    pub tools: Tools,
    /// Language of what may go wrong.
    pub language: Language,
}

impl<G: Bots> Arena<G> {
    /// Plays a match of these bots to its end. `watch` is told of every choice: who made it, and
    /// how long it took when there is a clock.
    ///
    /// # Errors
    /// When the machine fails.
    pub fn play(
        &self,
        seats: Vec<Seat>,
        seed: u64,
        has_clock: bool,
        watch: impl FnMut(Player, Duration),
    ) -> Result<Session<G>, Failure> {
        let setup = Setup {
            seats,
            seed,
            ..self.setup.clone()
        };
        let session = Session::begin_with(setup, self.tools.lay_out()?.into());
        let mut session = session.map_err(|error| self.stopped(&error, &[]))?;
        let crew = Crew::new(&session.record().seats, seed);
        let mut crew = crew.map_err(|error| unknown_bot(&error, &Words::new(self.language)))?;
        let played = play_on(&mut session, &mut crew, has_clock, watch);
        played.map_err(|error| self.stopped(&error, &session.record().seats))?;
        Ok(session)
    }

    /// The catalogue is only read when something is to be said: games are quicker than that.
    fn stopped(&self, error: &SessionError, seats: &[Seat]) -> Failure {
        let words = Words::new(self.language);
        let speech = Speech::new(&words, opening::plain_names(seats), false);
        stopped::<G>(error, &speech)
    }
}

fn play_on<G: Bots>(
    session: &mut Session<G>,
    crew: &mut Crew<G>,
    has_clock: bool,
    mut watch: impl FnMut(Player, Duration),
) -> Result<(), SessionError> {
    loop {
        session.settle()?;
        let Node::Decision { player } = session.game().node() else {
            return Ok(());
        };
        let step = session.record().steps.len();
        crew.observe(session.events());
        let begun = has_clock.then(Instant::now);
        let Some(action) = crew.choose(session.game(), player, step) else {
            return Ok(()); // nobody sits there; bots sit everywhere
        };
        let spent = begun.map_or(Duration::ZERO, |begun| begun.elapsed());
        watch(player, spent);
        session.decide(player, action)?;
    }
}

/// Everybody's points and share of the victory, in seat order; a shared victory is split.
#[must_use]
pub fn results(standings: &Standings) -> Vec<(f64, f64)> {
    let winners = standings.winners();
    let tallies = standings.tallies.iter();
    tallies
        .map(|tally| {
            let points = f64::from(tally.total().sixtieths()) / 60.0;
            let has_won = winners.contains(&tally.player);
            let share = if has_won {
                1.0 / count(winners.len())
            } else {
                0.0
            };
            (points, share)
        })
        .collect()
}

/// A small number as a divisor.
#[must_use]
pub fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}
