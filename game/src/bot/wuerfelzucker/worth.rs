//! What bids, jokers and cards are worth to a player, in points.

use super::odds::chance;
use crate::dice::Pool;
use crate::games::wuerfelzucker::{
    Bid, Card, Course, Joker, JokerBid, Laid, Rank, START, Task, View,
};
use crate::player::Player;

/// Numbers that were tried in some hundred games against greedy players at tables of three and
/// four; higher and lower ones won less or no more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    /// How often a rival who could outbid a card does so: other cards want the dice as well.
    pub attack: f64,
    /// Points that a joker card is worth to its holder.
    pub joker: f64,
    /// Points that a task of one's own is worth before it is fulfilled.
    pub own_task: f64,
    /// Part of an own task's points that is gained by fulfilling it now and not later.
    pub urgency: f64,
}

impl Temper {
    pub(super) const TRIED: Temper = Temper {
        attack: 0.4,
        joker: 0.8,
        own_task: 1.5,
        urgency: 0.7,
    };
}

/// Chance that one rival places more than so many dice on the joker deck, as strong bots did in 180
/// games among themselves.
const OUTNUMBERED: [f64; 7] = [1.0, 0.54, 0.35, 0.23, 0.13, 0.04, 0.0];

/// The table with the eyes of one player.
pub(super) struct Worth<'a> {
    pub(super) view: &'a View,
    pub(super) player: Player,
    pub(super) temper: Temper,
}

impl Worth<'_> {
    fn rivals(&self) -> i32 {
        i32::try_from(self.view.places.len()).unwrap_or(2) - 1
    }

    fn rival_seats(&self) -> impl Iterator<Item = Player> + '_ {
        let seats = self.view.places.iter().map(|place| place.player);
        seats.filter(|&seat| seat != self.player)
    }

    /// What a rival's loss is worth: all of it against one rival, a part against several.
    pub(super) fn share(&self) -> f64 {
        1.0 / f64::from(self.rivals().max(1))
    }

    /// What a card brings to whoever collects it.
    pub(super) fn gain(&self, card: Card) -> f64 {
        let draws = card.task == Task::HighestSum && self.view.deck_left > 0;
        let is_late = self.view.course >= Course::LastRound;
        let own_task = if draws && !is_late {
            self.temper.own_task
        } else {
            0.0
        };
        f64::from(card.points) + own_task
    }

    /// Turns of rivals between now and the turn in which `owner` collects.
    fn challengers(&self, owner: Player) -> i32 {
        let players = self.rivals() + 1;
        let (owner, turn) = (i32::from(owner.0), i32::from(self.view.turn.0));
        match (owner - turn).rem_euclid(players) {
            0 => players - 1,
            turns => turns - 1,
        }
    }

    /// Whether bids of this player still bring anything.
    fn can_collect(&self, owner: Player) -> bool {
        self.view.course != Course::ExtraTurn || owner != START
    }

    /// The chance that dice of this rank are still there when their owner collects.
    fn stays(&self, task: Task, rank: Rank, owner: Player) -> f64 {
        let may_displace = self
            .view
            .places
            .iter()
            .any(|place| place.player != owner && place.jokers.contains(&Joker::Displace));
        let better = chance(task, Rank(rank.0 + 1));
        let equal = if may_displace {
            chance(task, rank)
        } else {
            better
        };
        let beaten = self.temper.attack * better.midpoint(equal);
        (1.0 - beaten).powi(self.challengers(owner))
    }

    /// What a card on the table is worth to a player: what the own bid holds. Cards without it
    /// count nothing: the hope to get them some day made the bot weaker at three and four players.
    fn claim(&self, laid: &Laid, player: Player) -> f64 {
        let gain = self.gain(laid.card);
        let task = laid.card.task;
        match (laid.owner, laid.bid) {
            _ if !self.can_collect(player) => 0.0,
            (Some(owner), _) if owner != player => 0.0,
            (Some(_), Some(_)) => gain,
            (Some(_), None) => gain * (1.0 - self.urgency()),
            (None, Some(bid)) if bid.player == player => gain * self.stays(task, bid.rank, player),
            (None, _) => 0.0,
        }
    }

    fn urgency(&self) -> f64 {
        match self.view.course < Course::LastRound {
            true => self.temper.urgency,
            false => 1.0,
        }
    }

    /// What a card is worth to the player and not to the rivals.
    fn edge(&self, laid: &Laid) -> f64 {
        let theirs: f64 = self
            .rival_seats()
            .map(|rival| self.claim(laid, rival))
            .sum();
        self.claim(laid, self.player) - self.share() * theirs
    }

    /// What the player gains by a bid of this rank on the card, now in the own turn.
    pub(super) fn placing(&self, laid: &Laid, rank: Rank) -> f64 {
        let own = Bid {
            player: self.player,
            dice: Pool::default(),
            rank,
        };
        let after = Laid {
            bid: Some(own),
            ..*laid
        };
        self.edge(&after) - self.edge(laid)
    }

    /// Whether a joker that is drawn at the owner's next collection can still be used.
    fn joker_comes_in_time(&self, owner: Player) -> bool {
        match self.view.course {
            Course::Open | Course::Closing => true,
            Course::LastRound => owner == START,
            Course::ExtraTurn => false,
        }
    }

    /// What dice on the joker deck are worth to their owner.
    pub(super) fn held_on_jokers(&self, bid: JokerBid) -> f64 {
        let stays = 1.0 - OUTNUMBERED[usize::from(bid.number).min(6)];
        match self.joker_comes_in_time(bid.player) {
            true => self.temper.joker * stays.powi(self.challengers(bid.player)),
            false => 0.0,
        }
    }

    /// What the player gains by so many dice on the joker deck, now in the own turn.
    pub(super) fn fishing(&self, number: u8) -> f64 {
        let own = JokerBid {
            player: self.player,
            number,
        };
        let there = self.view.joker_bid;
        let taken = there.map_or(0.0, |bid| self.share() * self.held_on_jokers(bid));
        self.held_on_jokers(own) + taken
    }

    /// What a player loses with a joker.
    pub(super) fn joker_cost(&self, player: Player) -> f64 {
        let is_last = match self.view.course {
            Course::Open | Course::Closing => false,
            Course::LastRound => player != START,
            Course::ExtraTurn => true,
        };
        if is_last { 0.0 } else { self.temper.joker }
    }

    /// What the player who looks through these eyes has and holds, less what a rival does on
    /// average.
    pub(super) fn lead(&self) -> f64 {
        let theirs: f64 = self.rival_seats().map(|rival| self.standing(rival)).sum();
        self.standing(self.player) - self.share() * theirs
    }

    /// What a player has and holds: collected points, cards on the table and jokers.
    fn standing(&self, player: Player) -> f64 {
        let points = f64::from(self.view.standings.total(player).sixtieths()) / 60.0;
        let claims = self.view.table.iter().map(|laid| self.claim(laid, player));
        let fished = self.view.joker_bid.filter(|bid| bid.player == player);
        let fished = fished.map_or(0.0, |bid| self.held_on_jokers(bid));
        let jokers = self.view.places[player.index()].jokers.iter();
        let jokers = jokers.map(|_| self.joker_cost(player));
        points + claims.sum::<f64>() + fished + jokers.sum::<f64>()
    }
}
