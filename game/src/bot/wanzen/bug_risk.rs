//! What baby bugs will cost: a small game of bugs and penalty cards alone.

use std::sync::OnceLock;

use crate::games::wanzen::{LAST_BUG, PENALTIES};

/// Most players.
const SEATS: usize = 4;
/// Chances that a turn brings 0, 1, 2, … bugs, about as strong players at tables of two to four
/// take them; a test (`tests/wanzen/bots.rs`) prints what they do.
const BUGS_A_TURN: [f64; 6] = [0.39, 0.17, 0.29, 0.06, 0.05, 0.04];
/// Chance that a game goes on after a turn, from the length of the same games.
const GOES_ON: f64 = 0.966;
/// Rounds of the iteration; what is left is below a thousandth of a point.
const ROUNDS: usize = 150;

/// Per player, from the one whose turn it is to the left: own points less the mean of the others'
/// that the bugs on the table will bring.
type Shares = [f64; SEATS];

/// Expected points by bugs, for one number of players.
#[derive(Debug)]
pub(super) struct BugRisk {
    players: usize,
    /// By penalty cards taken and bugs from the player whose turn it is to the left.
    shares: Vec<Vec<Shares>>,
}

impl BugRisk {
    /// The risk at a table of 2 to 4 players, found when it is first asked for.
    pub fn at_table_of(players: usize) -> &'static BugRisk {
        static TABLES: [OnceLock<BugRisk>; SEATS + 1] = [const { OnceLock::new() }; SEATS + 1];
        let players = players.clamp(2, SEATS);
        TABLES[players].get_or_init(|| BugRisk::find(players))
    }

    fn find(players: usize) -> BugRisk {
        let states = (0..players).map(|_| usize::from(LAST_BUG)).product();
        let mut risk = BugRisk {
            players,
            shares: vec![vec![Shares::default(); states]; usize::from(PENALTIES)],
        };
        for taken in (0..PENALTIES).rev() {
            for _ in 0..ROUNDS {
                for state in 0..states {
                    risk.shares[usize::from(taken)][state] = risk.mean(taken, state);
                }
            }
        }
        risk
    }

    /// The bugs of a state, as [`BugRisk::now`] numbers them.
    fn bugs(&self, mut state: usize) -> [u8; SEATS] {
        let mut bugs = [0; SEATS];
        for own in &mut bugs[..self.players] {
            while !state.is_multiple_of(usize::from(LAST_BUG)) {
                *own += 1;
                state -= 1;
            }
            state /= usize::from(LAST_BUG);
        }
        bugs
    }

    /// The mean over the bugs that the turn may bring.
    fn mean(&self, taken: u8, state: usize) -> Shares {
        let bugs = self.bugs(state);
        let mut mean = Shares::default();
        for (more, chance) in (0..).zip(BUGS_A_TURN) {
            let mut after = bugs;
            after[0] += more;
            let shares = match after[0] >= LAST_BUG {
                true => self.penalty(taken),
                false => self.next(taken, &after),
            };
            let parts = mean.iter_mut().zip(shares);
            parts.for_each(|(sum, share)| *sum += chance * share);
        }
        mean
    }

    /// After a fifth bug of the player whose turn it is.
    pub fn penalty(&self, taken: u8) -> Shares {
        let points = f64::from(taken) + 1.0;
        let mut shares = match taken + 1 < PENALTIES {
            true => self.next(taken + 1, &[0; SEATS]),
            false => Shares::default(),
        };
        shares[0] -= points;
        let others = self.players - 1;
        for share in &mut shares[1..self.players] {
            *share += points / others as f64;
        }
        shares
    }

    /// When the turn passes to the left from a player with these bugs: shares as seen from the
    /// player who has just played.
    pub fn next(&self, taken: u8, bugs: &[u8; SEATS]) -> Shares {
        let mut turned = *bugs;
        turned[..self.players].rotate_left(1);
        let mut shares = *self.now(taken, &turned);
        shares[..self.players].rotate_right(1);
        shares.map(|share| GOES_ON * share)
    }

    /// When the player with the first of these bugs begins a turn.
    pub fn now(&self, taken: u8, bugs: &[u8; SEATS]) -> &Shares {
        let digits = bugs[..self.players].iter().rev();
        let state = digits.fold(0, |state, &bugs| {
            state * usize::from(LAST_BUG) + usize::from(bugs.min(LAST_BUG - 1))
        });
        &self.shares[usize::from(taken)][state]
    }
}
