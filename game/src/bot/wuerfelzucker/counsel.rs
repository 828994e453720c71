//! Advice: what every choice leads to, as the strong bot sees it.

use super::odds;
use super::solved::{Placing, Solved};
use super::worth::{Temper, Worth};
use crate::bot::{Advisor, Prospect};
use crate::dice::Pool;
use crate::games::wuerfelzucker::{
    Action, Bid, CardId, Event, Hand, Joker, JokerBid, Laid, ROLLS, Rank, Stage, View,
    Wuerfelzucker,
};
use crate::player::Player;

/// What the first turn of a game of two, three and four is worth before the built-in cards are
/// shuffled: the mean over many shuffles.
const FIRST_TURN: [f64; 3] = [4.5, 3.9, 3.6];

/// Worth is the lead over the mean of the rivals: collected points, what lies on the table, and what
/// the turn that is being played still brings. One joker is looked ahead.
#[derive(Clone, Debug, Default)]
pub struct Counsel {
    solved: Option<Solved>,
}

impl Advisor<Wuerfelzucker> for Counsel {
    fn observe(&mut self, _event: &Event) {}

    fn worth(&mut self, view: &View) -> f64 {
        let worth = eyes(view, view.viewer);
        let turn = match view.turn == view.viewer {
            true => self.turn(view),
            false => -worth.share() * self.turn(view),
        };
        worth.lead() + turn
    }

    fn worths(&mut self, view: &View, legal: &[Action]) -> Vec<f64> {
        match view.stage {
            Stage::Keep { roll, .. } => {
                let lead = eyes(view, view.viewer).lead();
                let turn = self.solved(view).turn();
                let left = ROLLS - roll;
                let kept = legal.iter().filter_map(kept);
                kept.map(|dice| lead + turn.keep_value(&dice, left))
                    .collect()
            }
            _ => {
                let steps = legal.iter().map(|&action| after(view, action));
                steps.map(|view| self.worth(&view)).collect()
            }
        }
    }

    fn prospects(&mut self, view: &View) -> Vec<Prospect> {
        let Stage::Keep { dice, roll } = view.stage else {
            return Vec::new();
        };
        let open = view
            .table
            .iter()
            .filter(|laid| laid.is_open_to(view.viewer));
        let prospect = |laid: &Laid| {
            let least = laid.bid.map_or(Rank(0), |bid| Rank(bid.rank.0 + 1));
            Prospect {
                task: laid.goal_phrase(),
                chance: odds::aiming(laid.card.task, least).value(&dice, ROLLS - roll),
            }
        };
        open.map(prospect).collect()
    }
}

fn eyes(view: &View, player: Player) -> Worth<'_> {
    Worth {
        view,
        player,
        temper: Temper::TRIED,
    }
}

fn kept(action: &Action) -> Option<Pool> {
    match *action {
        Action::Keep { dice } => Some(dice),
        _ => None,
    }
}

impl Counsel {
    fn solved(&mut self, view: &View) -> &Solved {
        let known = self.solved.take().filter(|solved| solved.is_of(view));
        let solved = known.unwrap_or_else(|| Solved::of(view, Temper::TRIED));
        self.solved.insert(solved)
    }

    /// What the rest of the turn brings to the player whose turn it is.
    fn turn(&mut self, view: &View) -> f64 {
        match view.stage {
            Stage::Shuffling => FIRST_TURN[view.places.len().saturating_sub(2).min(2)],
            Stage::Rolling { roll: ..=1, .. } => self.solved(view).turn().start(),
            Stage::Rolling { kept, roll } => {
                let turn = self.solved(view).turn();
                turn.keep_value(&kept, ROLLS + 1 - roll)
            }
            Stage::Rerolling { kept } => self.solved(view).rerolled(&kept),
            Stage::Keep { dice, roll } => self.solved(view).turn().value(&dice, ROLLS - roll),
            Stage::Place { hand } => {
                let worth = eyes(view, view.turn);
                let solved = (!hand.has_begun).then(|| self.solved(view));
                Placing::new(&worth, solved, hand).best().1
            }
            Stage::Over => 0.0,
        }
    }
}

/// The table after a step of placing, as far as worth goes.
fn after(view: &View, action: Action) -> View {
    let mut view = view.clone();
    let Stage::Place { hand } = view.stage else {
        return view;
    };
    view.stage = match action {
        Action::Place { card, dice } => bid(&mut view, hand, card, dice),
        Action::Displace { card, dice } => {
            spend(&mut view, Joker::Displace);
            bid(&mut view, hand, card, dice)
        }
        Action::PlaceOnJokers { number } => {
            let player = view.turn;
            view.joker_bid = Some(JokerBid { player, number });
            let on_jokers = number;
            placing(Hand { on_jokers, ..hand })
        }
        Action::Change { from, to } => {
            let by = from.pips().abs_diff(to.pips());
            spend(&mut view, Joker::Change { by });
            placing(shown(hand, Pool::of(from, 1), Pool::of(to, 1)))
        }
        Action::TurnOver { from } => {
            spend(&mut view, Joker::TurnOver);
            let to = Pool::of(from.opposite(), 1);
            placing(shown(hand, Pool::of(from, 1), to))
        }
        Action::Reroll { dice } => {
            spend(&mut view, reroll_of(&dice));
            let kept = hand.dice.without(&dice).unwrap_or_default();
            Stage::Rerolling { kept }
        }
        Action::Keep { .. } | Action::EndTurn => Stage::Over,
    };
    view
}

fn placing(hand: Hand) -> Stage {
    let has_begun = true;
    Stage::Place {
        hand: Hand { has_begun, ..hand },
    }
}

fn shown(hand: Hand, from: Pool, to: Pool) -> Hand {
    let rest = hand.dice.without(&from).unwrap_or_default();
    let dice = rest.with(&to);
    Hand { dice, ..hand }
}

fn bid(view: &mut View, hand: Hand, card: CardId, dice: Pool) -> Stage {
    let player = view.turn;
    let laid = view.table.iter_mut().find(|laid| laid.card.id == card);
    if let Some(laid) = laid
        && let Some(rank) = laid.card.task.rank(&dice)
    {
        laid.bid = Some(Bid { player, dice, rank });
    }
    placing(shown(hand, dice, Pool::default()))
}

fn reroll_of(dice: &Pool) -> Joker {
    Joker::Reroll {
        dice: dice.counts().iter().sum(),
    }
}

fn spend(view: &mut View, joker: Joker) {
    let jokers = &mut view.places[view.turn.index()].jokers;
    if let Some(at) = jokers.iter().position(|own| *own == joker) {
        jokers.remove(at);
    }
}
