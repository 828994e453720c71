//! Pieces go on stacks, mice wait or close them.

use super::state::{Kaese, Phase};
use super::{Action, Cheese, Event, IllegalAction, MICE, Stack};
use crate::player::Player;

impl Kaese {
    pub(super) fn begin(
        &mut self,
        piece: Cheese,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.check_hand(piece)?;
        if piece == Cheese::ONE && !self.must_stand_alone() {
            return Err(IllegalAction::NotAlone);
        }
        self.hand[piece.index()] -= 1;
        let player = self.turn;
        self.table.place_mut(player).shelf.add(Stack::of(piece));
        log.push(Event::StackBegun { player, piece });
        Ok(())
    }

    /// A third mouse that finds no open stack.
    fn must_stand_alone(&self) -> bool {
        let place = self.table.place(self.turn);
        place.mice == MICE && place.shelf.open().next().is_none()
    }

    pub(super) fn put(
        &mut self,
        piece: Cheese,
        on: Stack,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.check_hand(piece)?;
        let player = self.turn;
        self.check_open(player, on)?;
        let stack = on.with(piece);
        let stack = stack.ok_or(IllegalAction::NotLower { piece, stack: on })?;
        self.hand[piece.index()] -= 1;
        if piece == Cheese::ONE {
            self.shut(player, on, false, log);
            return Ok(());
        }
        let shelf = &mut self.table.place_mut(player).shelf;
        shelf.remove(on);
        shelf.add(stack);
        log.push(Event::PiecePut { player, piece, on });
        Ok(())
    }

    pub(super) fn lay_mouse(&mut self, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        self.check_hand(Cheese::ONE)?;
        let place = self.table.place_mut(self.turn);
        if place.mice == MICE {
            return Err(IllegalAction::ThirdMouse);
        }
        place.mice += 1;
        self.hand[Cheese::ONE.index()] -= 1;
        log.push(Event::MouseLaid { player: self.turn });
        Ok(())
    }

    /// Closes a stack with a mouse, in the turn or at the end of the game.
    pub(super) fn close(
        &mut self,
        player: Player,
        stack: Stack,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if self.table.place(player).mice == 0 {
            return Err(IllegalAction::NoMouse);
        }
        self.check_open(player, stack)?;
        self.table.place_mut(player).mice -= 1;
        self.shut(player, stack, true, log);
        Ok(())
    }

    fn shut(&mut self, player: Player, open: Stack, by_mouse: bool, log: &mut Vec<Event>) {
        let bonus = self.table.close(player, open);
        let stack = open.with(Cheese::ONE).unwrap_or(open);
        log.push(Event::StackClosed {
            player,
            stack,
            by_mouse,
        });
        let pieces = stack.pieces();
        match bonus {
            Some(points) => log.push(Event::BonusTaken {
                player,
                pieces,
                points,
            }),
            None if pieces >= 4 => log.push(Event::NoBonusLeft { player, pieces }),
            None => {}
        }
    }

    pub(super) fn end_turn(&mut self, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        if !self.hand_is_empty() {
            return Err(IllegalAction::PiecesLeft);
        }
        log.push(Event::MiceSpared { player: self.turn });
        self.pass_on();
        Ok(())
    }

    fn check_hand(&self, piece: Cheese) -> Result<(), IllegalAction> {
        match self.in_hand(piece) {
            0 => Err(IllegalAction::NotInHand { piece }),
            _ => Ok(()),
        }
    }

    fn check_open(&self, player: Player, stack: Stack) -> Result<(), IllegalAction> {
        if !self.table.place(player).shelf.contains(stack) {
            return Err(IllegalAction::NoSuchStack { stack });
        }
        match stack.is_closed() {
            true => Err(IllegalAction::StackClosed { stack }),
            false => Ok(()),
        }
    }

    /// Shows `found` everything that may be done with pieces and mice now.
    pub(super) fn each_placing(&self, mut found: impl FnMut(Action)) {
        for piece in Cheese::descending().filter(|&piece| self.in_hand(piece) > 0) {
            self.each_put(piece, &mut found);
            self.apart(piece).into_iter().for_each(&mut found);
        }
        self.each_closing(self.turn, &mut found);
        if self.hand_is_empty() {
            found(Action::EndTurn);
        }
    }

    fn each_put(&self, piece: Cheese, mut found: impl FnMut(Action)) {
        let stacks = self.table.place(self.turn).shelf.open();
        for on in stacks.filter(|stack| stack.top() > piece) {
            found(Action::Put { piece, on });
        }
    }

    /// The piece on no stack: as a new one or as a mouse.
    fn apart(&self, piece: Cheese) -> Option<Action> {
        if piece != Cheese::ONE || self.must_stand_alone() {
            return Some(Action::Begin { piece });
        }
        (self.table.place(self.turn).mice < MICE).then_some(Action::Mouse)
    }

    /// Shows `found` every stack that a mouse of `player` can close.
    pub(super) fn each_closing(&self, player: Player, mut found: impl FnMut(Action)) {
        if self.can_close(player) {
            let stacks = self.table.place(player).shelf.open();
            stacks.for_each(|stack| found(Action::Close { stack }));
        }
    }

    /// Whether a mouse of `player` finds a stack to close.
    pub(super) fn can_close(&self, player: Player) -> bool {
        let place = self.table.place(player);
        place.mice > 0 && place.shelf.open().next().is_some()
    }
}

impl Phase {
    /// Message key of what is due.
    pub(super) fn key(self) -> &'static str {
        match self {
            Phase::Roll => "kaese-due-roll",
            Phase::Choose => "kaese-due-choose",
            Phase::Take => "kaese-due-take",
            Phase::Place => "kaese-due-place",
            Phase::Close { .. } => "kaese-due-close",
            Phase::Over => "kaese-due-nothing",
        }
    }
}
