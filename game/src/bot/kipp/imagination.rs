//! A game played on in the head: the tubes tip as believed, and everybody plays sensibly.

use super::belief::Belief;
use super::memory::Thresholds;
use super::weigher::{TubeLore, Weigher};
use super::worth::Valuer;
use crate::dice::{Die, DieId, Draws};
use crate::games::kipp::{Action, Event, Kipp, Tube, View, die};
use crate::player::Player;
use crate::rules::{Chance, DropReport, Game, Node, Outcome, Poured, TUBES};

/// The thought stops at the beginning of a turn after so many tray phases.
const TIPS: u32 = 2;
/// It also stops after so many drops.
const DROPS: u32 = 10;
/// Of all drops, a player in a thought weighs this many.
const TRIES: usize = 5;
/// To end the game in the lead is worth this much more, in hundredths of a point.
const VICTORY: i32 = 800;

/// One possible world, and the luck that it has.
#[derive(Clone)]
pub(super) struct Imagination<'a> {
    game: Kipp,
    me: Player,
    inside: [Vec<Die>; TUBES],
    thresholds: [u32; TUBES],
    belief: &'a Belief,
    luck: Draws,
}

impl TubeLore for Imagination<'_> {
    fn inside(&self, tube: Tube) -> &[Die] {
        &self.inside[tube.index()]
    }

    fn tip_chance(&self, tube: Tube, dice: &[Die], die: Die) -> i32 {
        self.belief.chance_with(tube, dice, die)
    }
}

impl<'a> Imagination<'a> {
    /// A world that looks like `view`; what is hidden is drawn from `luck`.
    pub(super) fn new(
        view: &View,
        inside: &[Vec<Die>; TUBES],
        belief: &'a Belief,
        mut luck: Draws,
    ) -> Option<Imagination<'a>> {
        let mut deck = view.unseen.clone();
        luck.shuffle(&mut deck);
        let ids: [Vec<DieId>; TUBES] =
            Tube::ALL.map(|tube| inside[tube.index()].iter().map(|die| die.id).collect());
        let game = Kipp::imagined(view, [&ids[0], &ids[1], &ids[2]], &deck)?;
        let thresholds = Tube::ALL
            .map(|tube| belief.guess(tube, Belief::load(&inside[tube.index()]), &mut luck));
        Some(Imagination {
            game,
            me: view.viewer,
            inside: inside.clone(),
            thresholds,
            belief,
            luck,
        })
    }

    /// How well I stand, in hundredths of a point, when I begin with `first` and all play on.
    pub(super) fn play_on(mut self, first: Action) -> i32 {
        let mut log = Vec::new();
        let mut next = Some(first);
        let (mut tips, mut drops) = (0, 0);
        loop {
            match self.game.node() {
                Node::Terminal => return self.result(),
                Node::Decision { player } => {
                    let action = next.take().unwrap_or_else(|| self.choice(player));
                    if self.game.act(action, &mut log).is_err() {
                        return self.prospect();
                    }
                }
                Node::Chance(Chance::Drop { tube, die, .. }) => {
                    drops += 1;
                    let report = self.drop(usize::from(tube), die);
                    tips += u32::from(!report.poured.is_empty());
                    if self.game.settle(&Outcome::Drop(report), &mut log).is_err() {
                        return self.prospect();
                    }
                }
                Node::Chance(_) => return self.prospect(),
            }
            let turn_begins = matches!(log.last(), Some(Event::TurnBegan { .. }));
            if turn_begins && (tips >= TIPS || drops >= DROPS) {
                return self.prospect();
            }
            log.clear();
        }
    }

    /// How well I stand when the dice in the trays are picked.
    pub(super) fn after_picks(mut self) -> i32 {
        let mut log = Vec::new();
        while let Node::Decision { player } = self.game.node() {
            let action = self.choice(player);
            if matches!(action, Action::Drop { .. }) || self.game.act(action, &mut log).is_err() {
                return self.prospect();
            }
        }
        self.result()
    }

    /// How well I stand when the die in the air has tipped its tube, or has not, and what pours out
    /// is picked.
    pub(super) fn after_landing(mut self, tips: bool) -> i32 {
        let Node::Chance(Chance::Drop { tube, die: id, .. }) = self.game.node() else {
            return self.prospect();
        };
        let tube = usize::from(tube);
        if !self.inside[tube].contains(&die(id)) {
            self.inside[tube].push(die(id));
        }
        let report = self.landing(tube, tips);
        match self.game.settle(&Outcome::Drop(report), &mut Vec::new()) {
            Ok(()) => self.after_picks(),
            Err(_) => self.prospect(),
        }
    }

    fn choice(&mut self, player: Player) -> Action {
        let view = self.game.view(player);
        let mut legal = self.game.legal_actions();
        if matches!(legal.first(), Some(Action::Drop { .. })) {
            self.luck.shuffle(&mut legal);
            legal.truncate(TRIES);
        }
        let valuer = Valuer::new(&view);
        let weigher = Weigher::new(&view, &valuer, self);
        let best = legal.iter().max_by_key(|action| weigher.worth(**action));
        best.copied().unwrap_or(Action::LeaveCard)
    }

    fn drop(&mut self, tube: usize, id: DieId) -> DropReport {
        self.inside[tube].push(die(id));
        let tips = Belief::load(&self.inside[tube]) > self.thresholds[tube];
        self.landing(tube, tips)
    }

    fn landing(&mut self, tube: usize, tips: bool) -> DropReport {
        let mut report = DropReport {
            entered: true,
            ..DropReport::default()
        };
        if tips {
            report.tipped[tube] = true;
            for die in std::mem::take(&mut self.inside[tube]) {
                report.poured.push(Poured {
                    die: die.id,
                    tray: u8::try_from(tube).unwrap_or(0),
                    face: self.luck.face(),
                    reseated: false,
                });
            }
        }
        report
    }

    fn result(&self) -> i32 {
        let standings = self.game.standings();
        let hundredths = |player| standings.total(player).sixtieths() * 5 / 3;
        let lead = self.lead(&hundredths);
        lead + VICTORY * lead.signum()
    }

    fn prospect(&self) -> i32 {
        let view = self.game.view(self.me);
        let valuer = Valuer::new(&view);
        self.lead(&|player| valuer.prospect(player))
    }

    /// Mine against the best of the others.
    fn lead(&self, worth: &dyn Fn(Player) -> i32) -> i32 {
        let others = (0..self.game.players())
            .map(Player)
            .filter(|&player| player != self.me);
        worth(self.me) - others.map(worth).max().unwrap_or(0)
    }
}
