//! A piece for every rolled number: from the middle or from a neighbour.

use super::state::{Kaese, Phase, ROLLS};
use super::{Action, Cheese, End, Event, IllegalAction, Stack, USED_UP};
use crate::player::Player;

impl Kaese {
    pub(super) fn take(
        &mut self,
        rolled: Cheese,
        piece: Cheese,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.check_due(rolled)?;
        if piece > rolled {
            return Err(IllegalAction::TooHigh { rolled, piece });
        }
        if self.table.left(piece) == 0 {
            return Err(IllegalAction::MiddleEmpty { piece });
        }
        self.table.take(piece);
        self.gain(rolled, piece);
        let left = self.table.left(piece);
        log.push(Event::PieceTaken {
            player: self.turn,
            rolled,
            piece,
            left,
        });
        if left == 0 {
            self.note_used_up(piece, log);
        }
        Ok(())
    }

    fn note_used_up(&mut self, piece: Cheese, log: &mut Vec<Event>) {
        let stacks = self.table.used_up();
        log.push(Event::UsedUp { piece, stacks });
        if self.end == End::AtOnce && stacks >= USED_UP {
            self.lapse(log);
        }
    }

    pub(super) fn steal(
        &mut self,
        rolled: Cheese,
        from: Player,
        stack: Stack,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.check_theft(rolled, from, stack)?;
        self.table.place_mut(from).shelf.take_top(stack);
        self.gain(rolled, rolled);
        log.push(Event::PieceStolen {
            player: self.turn,
            from,
            stack,
        });
        Ok(())
    }

    /// What is not there comes before what the rules forbid about it, and that before what the table
    /// shows: where nobody has a fitting piece, that is said of every theft.
    fn check_theft(&self, rolled: Cheese, from: Player, stack: Stack) -> Result<(), IllegalAction> {
        let is_own = from == self.turn;
        let mut players = self.table.players();
        let lies = players.any(|it| it == from && self.table.place(it).shelf.contains(stack));
        if is_own || !lies || !self.is_due(rolled) || !stack.has(rolled) {
            self.check_any_theft(rolled)?;
        }
        match () {
            () if is_own => Err(IllegalAction::Own),
            () if !lies => Err(IllegalAction::NoSuchStack { stack }),
            () if !self.table.neighbours(self.turn).any(|other| other == from) => {
                Err(IllegalAction::NotNeighbour { from })
            }
            () if rolled == Cheese::ONE && stack.top() == rolled => Err(IllegalAction::OnesAreSafe),
            () if stack.top() == rolled => Ok(()),
            () if stack.is_closed() && stack.has(rolled) => {
                Err(IllegalAction::StackClosed { stack })
            }
            () => Err(IllegalAction::NotOnTop { stack, rolled }),
        }
    }

    /// Whether anything can be stolen now, and for this number.
    fn check_any_theft(&self, rolled: Cheese) -> Result<(), IllegalAction> {
        let is_stolen = |piece: Cheese| {
            let mut found = false;
            self.each_theft(piece, |_| found = true);
            found && self.is_due(piece)
        };
        if !Cheese::ALL.into_iter().any(is_stolen) {
            return Err(IllegalAction::NothingToSteal);
        }
        self.check_due(rolled)?;
        match is_stolen(rolled) {
            true => Ok(()),
            false => Err(IllegalAction::NoneToSteal { rolled }),
        }
    }

    fn check_due(&self, rolled: Cheese) -> Result<(), IllegalAction> {
        match self.is_due(rolled) {
            true => Ok(()),
            false => Err(IllegalAction::NotRolled { rolled }),
        }
    }

    fn gain(&mut self, rolled: Cheese, piece: Cheese) {
        self.due[rolled.index()] = false;
        self.hand[piece.index()] += 1;
        self.taken += 1;
    }

    /// Shows `found` every piece that may be taken now, highest number first.
    pub(super) fn each_take(&self, mut found: impl FnMut(Action)) {
        for rolled in Cheese::descending().filter(|&rolled| self.is_due(rolled)) {
            self.each_middle_take(rolled, &mut found);
            self.each_theft(rolled, &mut found);
        }
    }

    fn each_middle_take(&self, rolled: Cheese, mut found: impl FnMut(Action)) {
        for piece in Cheese::descending() {
            if piece <= rolled && self.table.left(piece) > 0 {
                found(Action::Take { rolled, piece });
            }
        }
    }

    fn each_theft(&self, rolled: Cheese, mut found: impl FnMut(Action)) {
        if rolled == Cheese::ONE {
            return;
        }
        for from in self.table.neighbours(self.turn) {
            let stacks = self.table.place(from).shelf.kinds();
            for stack in stacks.filter(|stack| stack.top() == rolled) {
                found(Action::Steal {
                    rolled,
                    from,
                    stack,
                });
            }
        }
    }

    /// What is still due brings nothing.
    fn lapse(&mut self, log: &mut Vec<Event>) {
        for rolled in Cheese::descending() {
            if std::mem::take(&mut self.due[rolled.index()]) {
                log.push(Event::Lapsed {
                    player: self.turn,
                    rolled,
                });
            }
        }
    }

    /// Nothing more can be taken: consolation if nothing was, then the pieces are placed.
    pub(super) fn end_taking(&mut self, log: &mut Vec<Event>) {
        self.lapse(log);
        if self.taken == 0 {
            log.push(self.console());
        }
        self.phase = Phase::Place;
    }

    fn console(&mut self) -> Event {
        let player = self.turn;
        if self.rolls == ROLLS && self.table.give_gift(player) {
            return Event::GiftGiven { player };
        }
        Event::NoGift {
            player,
            holds_one: self.holds_gift(player),
        }
    }
}
