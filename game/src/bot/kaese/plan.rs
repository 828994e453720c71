//! The best way to take and place what is rolled.

use super::outlook::lead;
use crate::games::kaese::{Action, Cheese, End, MICE, ROLLS, Stack, Stage, Table, USED_UP, View};
use crate::player::Player;

/// A turn after the last roll, as far as it has come.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The table.
    pub table: Table,
    turn: Player,
    end: End,
    /// Whether four rolls were made, which earns a gift where nothing is taken.
    is_last_roll: bool,
    due: [bool; 6],
    hand: [u8; 6],
    taken: u8,
}

impl Plan {
    /// Before anything is taken for these numbers.
    pub fn rolled(table: Table, view: &View, due: [bool; 6], is_last_roll: bool) -> Plan {
        Plan {
            table,
            turn: view.turn,
            end: view.end,
            is_last_roll,
            due,
            hand: [0; 6],
            taken: 0,
        }
    }

    /// Where the turn of this view stands.
    pub fn of(view: &View) -> Plan {
        Plan {
            hand: view.hand,
            taken: view.taken,
            ..Plan::rolled(view.table.clone(), view, view.due, view.rolls == ROLLS)
        }
    }

    /// The lead of whoever has the turn, with the best pieces in the best places.
    pub fn best(mut self) -> f64 {
        let due = Cheese::ALL
            .into_iter()
            .filter(|piece| self.due[piece.index()]);
        for rolled in due {
            let takes = self.takes(rolled);
            if !takes.is_empty() {
                return takes
                    .into_iter()
                    .map(|action| self.after(action).best())
                    .fold(f64::MIN, f64::max);
            }
        }
        if self.taken == 0 && self.is_last_roll {
            self.table.give_gift(self.turn);
        }
        self.due = [false; 6];
        self.best_placed(None)
    }

    /// The best of what can be placed still; `below`: mice have closed this stack, and others that
    /// come before it are no more to be tried.
    fn best_placed(self, below: Option<Stack>) -> f64 {
        let hand = Cheese::descending().find(|piece| self.hand[piece.index()] > 0);
        if let Some(piece) = hand {
            let places = self.placings(piece);
            let after = places.into_iter().map(|action| self.after(action));
            return after
                .map(|plan| plan.best_placed(None))
                .fold(f64::MIN, f64::max);
        }
        let now = lead(&self.table, self.turn, self.next());
        if self.table.used_up() >= USED_UP {
            return now;
        }
        let place = self.table.place(self.turn);
        let stacks = place.shelf.open().filter(|_| place.mice > 0);
        let stacks = stacks.filter(|&stack| below.is_none_or(|below| stack <= below));
        let after = stacks.map(|stack| {
            let plan = self.after(Action::Close { stack });
            plan.best_placed(Some(stack))
        });
        after.fold(now, f64::max)
    }

    /// The turn after one more action, which must be allowed.
    pub fn after(&self, action: Action) -> Plan {
        let mut next = self.clone();
        next.perform(action);
        next
    }

    fn next(&self) -> Player {
        self.turn.left(self.table.seats())
    }

    fn perform(&mut self, action: Action) {
        match action {
            Action::Take { rolled, piece } => {
                self.table.take(piece);
                self.gain(rolled, piece);
                if self.end == End::AtOnce && self.table.used_up() >= USED_UP {
                    self.due = [false; 6];
                }
            }
            Action::Steal {
                rolled,
                from,
                stack,
            } => {
                self.table.place_mut(from).shelf.take_top(stack);
                self.gain(rolled, rolled);
            }
            Action::Begin { piece } => {
                self.hand[piece.index()] -= 1;
                self.table.place_mut(self.turn).shelf.add(Stack::of(piece));
            }
            Action::Put { piece, on } => self.put(piece, on),
            Action::Mouse => {
                self.hand[0] -= 1;
                self.table.place_mut(self.turn).mice += 1;
            }
            Action::Close { stack } => {
                self.table.place_mut(self.turn).mice -= 1;
                self.table.close(self.turn, stack);
            }
            _ => {}
        }
    }

    fn gain(&mut self, rolled: Cheese, piece: Cheese) {
        self.due[rolled.index()] = false;
        self.hand[piece.index()] += 1;
        self.taken += 1;
    }

    fn put(&mut self, piece: Cheese, on: Stack) {
        self.hand[piece.index()] -= 1;
        if piece == Cheese::ONE {
            self.table.close(self.turn, on);
        } else if let Some(stack) = on.with(piece) {
            let shelf = &mut self.table.place_mut(self.turn).shelf;
            shelf.remove(on);
            shelf.add(stack);
        }
    }

    /// What may be worth taking for a number. Lower pieces than the rolled one are thought of only
    /// where it is gone, or where they fit on a stack on which it does not.
    fn takes(&self, rolled: Cheese) -> Vec<Action> {
        let there = |piece: Cheese| self.table.left(piece) > 0;
        let open = || self.table.place(self.turn).shelf.open();
        let fits = |piece: Cheese| open().any(|it| it.top() > piece && it.top() <= rolled);
        let lower = Cheese::descending().filter(|&piece| {
            let is_of_use = piece == rolled || piece == Cheese::ONE || fits(piece);
            piece <= rolled && there(piece) && (is_of_use || !there(rolled))
        });
        let mut takes: Vec<Action> = lower.map(|piece| Action::Take { rolled, piece }).collect();
        if rolled > Cheese::ONE {
            takes.extend(self.thefts(rolled));
        }
        takes
    }

    fn thefts(&self, rolled: Cheese) -> impl Iterator<Item = Action> {
        self.table.neighbours(self.turn).flat_map(move |from| {
            let stacks = self.table.place(from).shelf.open();
            stacks
                .filter(move |stack| stack.top() == rolled)
                .map(move |stack| Action::Steal {
                    rolled,
                    from,
                    stack,
                })
        })
    }

    fn placings(&self, piece: Cheese) -> Vec<Action> {
        let place = self.table.place(self.turn);
        let open = place.shelf.open().filter(|stack| stack.top() > piece);
        let mut all: Vec<Action> = open.map(|on| Action::Put { piece, on }).collect();
        if piece > Cheese::ONE {
            all.push(Action::Begin { piece });
        } else if place.mice < MICE {
            all.push(Action::Mouse);
        } else if all.is_empty() {
            all.push(Action::Begin { piece });
        }
        all
    }
}

/// What an action after the last roll leads to, for whoever chooses it.
pub(super) fn worth(view: &View, action: Action) -> f64 {
    let plan = Plan::of(view);
    match (view.stage, action) {
        (Stage::Close, Action::Close { stack }) => {
            let next = plan.next();
            let mut table = plan.table;
            table.place_mut(view.viewer).mice -= 1;
            table.close(view.viewer, stack);
            lead(&table, view.viewer, next)
        }
        (_, Action::EndTurn) => lead(&plan.table, view.turn, plan.next()),
        _ => plan.after(action).best(),
    }
}
