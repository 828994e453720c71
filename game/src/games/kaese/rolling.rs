//! A turn at the dice: roll, set aside, turn a die with a gift, stop.

use super::state::{DICE, Kaese, Phase, ROLLS};
use super::{Cheese, Event, IllegalAction};
use crate::dice::{Face, Faces, Pool};
use crate::player::Player;
use crate::rules::OutcomeMismatch;

impl Kaese {
    /// The dice come to rest.
    pub(super) fn land(
        &mut self,
        faces: &Faces,
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        let want = usize::from(self.rolling());
        if faces.len() != want {
            return Err(OutcomeMismatch::Count {
                want,
                got: faces.len(),
            });
        }
        let rolled = Pool::from(faces);
        self.dice = self.dice.with(&rolled);
        self.rolls += 1;
        self.phase = Phase::Choose;
        if self.rolls == 1 {
            log.push(Event::TurnBegan { player: self.turn });
        }
        log.push(Event::Rolled {
            player: self.turn,
            roll: self.rolls,
            rolled,
            dice: self.dice,
        });
        self.stop_if_done(log);
        self.proceed(log);
        Ok(())
    }

    /// After the fourth roll only a gift can still change anything.
    fn stop_if_done(&mut self, log: &mut Vec<Event>) {
        if self.rolls == ROLLS && !self.table.place(self.turn).has_gift {
            self.evaluate(log);
        }
    }

    pub(super) fn keep(&mut self, kept: Pool, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        if self.rolls == ROLLS {
            return Err(IllegalAction::NoRollLeft);
        }
        if self.dice.without(&kept).is_none() {
            return Err(IllegalAction::NotTheseDice { dice: kept });
        }
        if kept.len() == usize::from(DICE) {
            return Err(IllegalAction::NothingToRoll);
        }
        self.dice = kept;
        self.phase = Phase::Roll;
        log.push(Event::DiceKept {
            player: self.turn,
            dice: kept,
        });
        Ok(())
    }

    pub(super) fn stop(&mut self, log: &mut Vec<Event>) {
        log.push(Event::Stopped { player: self.turn });
        self.evaluate(log);
    }

    pub(super) fn use_gift(
        &mut self,
        from: Face,
        to: Face,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if !self.table.place(self.turn).has_gift {
            return Err(IllegalAction::NoGift);
        }
        if self.dice.count(from) == 0 {
            let dice = Pool::of(from, 1);
            return Err(IllegalAction::NotTheseDice { dice });
        }
        if from == to {
            return Err(IllegalAction::SameFace);
        }
        self.dice.remove(from);
        self.dice.add(to);
        self.table.return_gift(self.turn);
        log.push(Event::GiftUsed {
            player: self.turn,
            from,
            to,
            dice: self.dice,
        });
        self.stop_if_done(log);
        Ok(())
    }

    /// Which numbers are rolled exactly.
    fn evaluate(&mut self, log: &mut Vec<Event>) {
        self.due = earned(self.dice);
        log.push(Event::Earned {
            player: self.turn,
            numbers: self.due,
        });
        self.phase = Phase::Take;
    }

    /// The next player gets the dice.
    pub(super) fn pass_on(&mut self) {
        self.turn = self.turn.left(self.table.seats());
        self.rolls = 0;
        self.dice = Pool::default();
        self.taken = 0;
        self.phase = Phase::Roll;
    }

    pub(super) fn holds_gift(&self, player: Player) -> bool {
        self.table.place(player).has_gift
    }
}

/// For each number whether exactly so many dice show it.
#[must_use]
pub fn earned(dice: Pool) -> [bool; 6] {
    Cheese::ALL.map(|piece| dice.count(piece.face()) == piece.number())
}
