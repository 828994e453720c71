//! What happens by itself: a choice of one, the next turn, the end of the game.

use super::state::{Kaese, Phase};
use super::{Action, Cheese, Event, IllegalAction, Stack, USED_UP};
use crate::player::Player;

/// How many choices there are.
enum Choice {
    None,
    Only(Action),
    Several,
}

impl Choice {
    /// The choice among actions that `list` shows one by one.
    fn among(list: impl FnOnce(&mut Choice)) -> Choice {
        let mut choice = Choice::None;
        list(&mut choice);
        choice
    }

    fn add(&mut self, action: Action) {
        *self = match self {
            Choice::None => Choice::Only(action),
            _ => Choice::Several,
        };
    }
}

impl Kaese {
    /// Goes on until somebody has more than one choice, dice must roll, or the game is over.
    pub(super) fn proceed(&mut self, log: &mut Vec<Event>) {
        while !self.waits() && self.goes_on(log) {}
    }

    /// Whether the dice, their player or nobody is waited for: in a fast game most of the time.
    fn waits(&self) -> bool {
        matches!(self.phase, Phase::Roll | Phase::Choose | Phase::Over)
    }

    fn goes_on(&mut self, log: &mut Vec<Event>) -> bool {
        match self.phase {
            Phase::Roll | Phase::Choose | Phase::Over => false,
            Phase::Take => match self.take_choice() {
                Choice::None => {
                    self.end_taking(log);
                    true
                }
                Choice::Only(action) => self.moves(action, log),
                Choice::Several => false,
            },
            Phase::Place if self.hand_is_empty() => self.leaves(log),
            Phase::Place => {
                match Choice::among(|choice| self.each_placing(|action| choice.add(action))) {
                    Choice::Only(action) => self.moves(action, log),
                    _ => false,
                }
            }
            Phase::Close { player } => self.goes_on_closing(player, log),
        }
    }

    /// Most turns of a fast game earn nothing, and then nothing is searched.
    fn take_choice(&self) -> Choice {
        match self.due {
            [false, false, false, false, false, false] => Choice::None,
            _ => Choice::among(|choice| self.each_take(|action| choice.add(action))),
        }
    }

    /// Performs an action of a list of allowed ones.
    fn moves(&mut self, action: Action, log: &mut Vec<Event>) -> bool {
        self.step(action, log).is_ok()
    }

    /// All pieces are placed.
    fn leaves(&mut self, log: &mut Vec<Event>) -> bool {
        if self.table.used_up() >= USED_UP {
            log.push(Event::LastClosing { player: self.turn });
            self.phase = Phase::Close { player: self.turn };
            return true;
        }
        if !self.can_close(self.turn) {
            self.pass_on();
        }
        false
    }

    /// The mice of everybody in turn close stacks; those that find none become stacks themselves.
    fn goes_on_closing(&mut self, player: Player, log: &mut Vec<Event>) -> bool {
        match Choice::among(|choice| self.each_closing(player, |action| choice.add(action))) {
            Choice::Several => return false,
            Choice::Only(action) => return self.moves(action, log),
            Choice::None => {}
        }
        let place = self.table.place_mut(player);
        for _ in 0..std::mem::take(&mut place.mice) {
            place.shelf.add(Stack::of(Cheese::ONE));
            log.push(Event::MouseTurned { player });
        }
        let next = player.left(self.table.seats());
        if next == self.turn {
            self.finish(log);
            return false;
        }
        self.phase = Phase::Close { player: next };
        true
    }

    fn finish(&mut self, log: &mut Vec<Event>) {
        let (stacks, sharers) = self.table.most_stacks();
        for player in self.table.players() {
            if self.table.place(player).shelf.len() == stacks {
                log.push(Event::MostStacks {
                    player,
                    stacks: u8::try_from(stacks).unwrap_or(u8::MAX),
                    sharers,
                });
            }
        }
        log.push(Event::GameEnded);
        self.phase = Phase::Over;
    }

    pub(super) fn perform(
        &mut self,
        action: Action,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.step(action, log)?;
        self.proceed(log);
        Ok(())
    }

    /// One action without what follows by itself.
    fn step(&mut self, action: Action, log: &mut Vec<Event>) -> Result<(), IllegalAction> {
        match (self.phase, action) {
            (Phase::Choose, Action::Keep { dice }) => self.keep(dice, log),
            (Phase::Choose, Action::Stop) => {
                self.stop(log);
                Ok(())
            }
            (Phase::Choose, Action::Gift { from, to }) => self.use_gift(from, to, log),
            (Phase::Take, Action::Take { rolled, piece }) => self.take(rolled, piece, log),
            (
                Phase::Take,
                Action::Steal {
                    rolled,
                    from,
                    stack,
                },
            ) => self.steal(rolled, from, stack, log),
            (Phase::Place, Action::Begin { piece }) => self.begin(piece, log),
            (Phase::Place, Action::Put { piece, on }) => self.put(piece, on, log),
            (Phase::Place, Action::Mouse) => self.lay_mouse(log),
            (Phase::Place, Action::Close { stack }) => self.close(self.turn, stack, log),
            (Phase::Place, Action::EndTurn) => self.end_turn(log),
            (Phase::Close { player }, Action::Close { stack }) => self.close(player, stack, log),
            (Phase::Over, _) => Err(IllegalAction::GameOver),
            _ => Err(IllegalAction::NotNow {
                waits_for: self.phase.key(),
            }),
        }
    }
}
