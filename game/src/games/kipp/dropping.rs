//! A turn at the tubes: drop a die, see what tips, who is next.

use super::kit;
use super::state::{DISPLAY, Kipp, Phase};
use super::{CARDS, CardId, EndReason, Event, IllegalAction, Tube, die};
use crate::dice::DieId;
use crate::rules::{DropReport, OutcomeMismatch, TUBES, permutation};

impl Kipp {
    /// The shuffled deck arrives and the display is laid out.
    pub(super) fn shuffle(
        &mut self,
        order: &[u16],
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        self.deck = permutation(order)?.map(CardId);
        log.push(Event::DeckShuffled {
            cards: self.deck_left,
        });
        self.fill_display(log);
        self.phase = Phase::Drop;
        log.push(Event::TurnBegan { player: self.turn });
        Ok(())
    }

    /// Lays out cards until eight lie there or the deck is empty.
    pub(super) fn fill_display(&mut self, log: &mut Vec<Event>) {
        while self.display.len() < DISPLAY && self.deck_left > 0 {
            let top = self.deck[CARDS - usize::from(self.deck_left)];
            self.deck_left -= 1;
            self.display.insert(top);
            log.push(Event::CardRevealed {
                card: self.card(top),
                deck_left: self.deck_left,
            });
        }
        if self.display.is_empty() && !self.shape_closed {
            self.shape_closed = true;
            log.push(Event::ShapeTubeClosed);
        }
    }

    pub(super) fn drop_die(
        &mut self,
        id: DieId,
        tube: Tube,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        if !self.hands[self.turn.index()].contains(id) {
            return Err(IllegalAction::NotYourDie { die: id });
        }
        if tube == Tube::Shape && self.shape_closed {
            return Err(IllegalAction::ShapeTubeClosed);
        }
        self.hands[self.turn.index()].remove(id);
        self.phase = Phase::Falling { die: id, tube };
        log.push(Event::DieDropped {
            player: self.turn,
            die: die(id),
            tube,
        });
        Ok(())
    }

    /// The machine's answer to a drop.
    pub(super) fn land(
        &mut self,
        id: DieId,
        tube: Tube,
        report: &DropReport,
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        self.check_report(id, tube, report)?;
        self.idle_drops += 1;
        if report.entered {
            self.tubes[tube.index()].insert(id);
        } else {
            self.hands[self.turn.index()].insert(id);
            log.push(Event::DieCameBack {
                player: self.turn,
                die: die(id),
                tube,
            });
        }
        self.log_tilting(report, log);
        self.pour(report, log);
        if self.trays_are_empty() {
            self.next_turn(log);
        } else {
            self.phase = Phase::Pick { player: self.turn };
        }
        Ok(())
    }

    fn check_report(
        &self,
        id: DieId,
        tube: Tube,
        report: &DropReport,
    ) -> Result<(), OutcomeMismatch> {
        for (at, poured) in report.poured.iter().enumerate() {
            let die = poured.die;
            if report.poured[..at].iter().any(|earlier| earlier.die == die) {
                return Err(OutcomeMismatch::Twice { die });
            }
            let just_dropped = report.entered && die == id && poured.tray == tube.number();
            self.check_poured(die, poured.tray, just_dropped)?;
        }
        Ok(())
    }

    fn check_poured(
        &self,
        die: DieId,
        tray: u8,
        just_dropped: bool,
    ) -> Result<(), OutcomeMismatch> {
        let Some(inside) = self.tubes.get(usize::from(tray)) else {
            return Err(OutcomeMismatch::UnknownTray { die, tray });
        };
        if !kit::is_in_game(die, self.players) {
            return Err(OutcomeMismatch::UnknownDie { die });
        }
        match just_dropped || inside.contains(die) {
            true => Ok(()),
            false => Err(OutcomeMismatch::NotInTube { die, tray }),
        }
    }

    fn log_tilting(&mut self, report: &DropReport, log: &mut Vec<Event>) {
        for tube in Tube::ALL {
            let at = tube.index();
            if report.tipped[at] {
                log.push(Event::TubeTipped { tube });
            }
            if report.hanging[at] && !self.hanging[at] {
                log.push(Event::TubeHangs { tube });
            }
        }
        self.hanging = report.hanging;
        if report.tipped == [false; TUBES] && report.poured.is_empty() {
            log.push(Event::NothingTipped);
        }
    }

    fn pour(&mut self, report: &DropReport, log: &mut Vec<Event>) {
        for poured in &report.poured {
            let tube = Tube::ALL[usize::from(poured.tray)];
            self.tubes[tube.index()].remove(poured.die);
            self.trays[tube.index()].insert(poured.die);
            *self.face_slot(poured.die) = Some(poured.face);
            let (die, face, reseated) = (die(poured.die), poured.face, poured.reseated);
            log.push(Event::DiePoured {
                tube,
                die,
                face,
                reseated,
            });
        }
    }

    /// The turn goes to the next player to the left who holds a die; without one the
    /// game is over. As two tubes never close, a held die can always be dropped.
    pub(super) fn next_turn(&mut self, log: &mut Vec<Event>) {
        if self
            .seats()
            .all(|player| self.hands[player.index()].is_empty())
        {
            return self.end(EndReason::NoDice, log);
        }
        if self.idle_drops >= self.stall_limit() {
            return self.end(EndReason::Stalled, log);
        }
        self.turn = self.turn.left(self.players);
        while self.hands[self.turn.index()].is_empty() {
            log.push(Event::TurnSkipped { player: self.turn });
            self.turn = self.turn.left(self.players);
        }
        self.phase = Phase::Drop;
        log.push(Event::TurnBegan { player: self.turn });
    }
}
