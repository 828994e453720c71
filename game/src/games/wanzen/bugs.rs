//! Baby bugs and the penalty that the fifth one brings.

use super::state::{BUGS, LAST_BUG, PENALTIES, SEATS, Wanzen};
use super::{EndReason, Event};

impl Wanzen {
    /// The player whose turn it is takes a baby bug. `true` when it is the fifth: then the turn is
    /// over, and perhaps the game.
    pub(super) fn take_bug(&mut self, log: &mut Vec<Event>) -> bool {
        let bugs = &mut self.bugs[self.turn.index()];
        if *bugs + 1 >= LAST_BUG {
            self.interrupt(log);
            return true;
        }
        *bugs += 1;
        self.supply -= 1;
        log.push(Event::BugTaken {
            player: self.turn,
            bugs: *bugs,
        });
        false
    }

    /// A fifth baby bug need not lie in the supply: it would go back at once.
    fn interrupt(&mut self, log: &mut Vec<Event>) {
        log.push(Event::FifthBug { player: self.turn });
        let taken = self.penalties_taken();
        self.penalised[usize::from(taken)] = Some(self.turn);
        let points = taken + 1;
        log.push(Event::PenaltyTaken {
            player: self.turn,
            points,
            left: PENALTIES - points,
        });
        self.bugs = [0; SEATS];
        self.supply = BUGS;
        log.push(Event::BugsReturned);
        match points {
            PENALTIES => self.end(EndReason::PenaltiesGone, log),
            _ => self.pass_on(log),
        }
    }
}
