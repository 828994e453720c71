//! Step 2 of a turn: up to three rolls.

use super::collecting::short;
use super::state::{Phase, Wuerfelzucker};
use super::{DICE_EACH, Event, Hand, IllegalAction, ROLLS};
use crate::dice::{Faces, Pool};
use crate::rules::OutcomeMismatch;

/// How many of six dice are not among `kept`.
pub(super) fn others(kept: &Pool) -> u8 {
    DICE_EACH.saturating_sub(short(kept.len()))
}

fn fallen(kept: &Pool, faces: &Faces) -> Result<Pool, OutcomeMismatch> {
    let (want, got) = (usize::from(others(kept)), faces.len());
    match want == got {
        true => Ok(faces.into()),
        false => Err(OutcomeMismatch::Count { want, got }),
    }
}

impl Wuerfelzucker {
    pub(super) fn roll(
        &mut self,
        kept: Pool,
        roll: u8,
        faces: &Faces,
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        let dice = fallen(&kept, faces)?;
        let all = kept.with(&dice);
        self.phase = match roll {
            ROLLS.. => Phase::Place {
                hand: Hand::new(all),
            },
            _ => Phase::Keep { dice: all, roll },
        };
        log.push(Event::Rolled {
            player: self.turn,
            roll,
            dice,
            all,
        });
        Ok(())
    }

    pub(super) fn keep(
        &mut self,
        (dice, roll): (Pool, u8),
        kept: Pool,
        log: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        let player = self.turn;
        let rest = dice.without(&kept);
        let rest = rest.ok_or(IllegalAction::NotYourDice { dice: kept })?;
        if rest.is_empty() {
            self.phase = Phase::Place {
                hand: Hand::new(dice),
            };
            log.push(Event::Stopped { player, dice });
        } else {
            self.phase = Phase::Rolling {
                kept,
                roll: roll + 1,
            };
            log.push(Event::Kept { player, dice: kept });
        }
        Ok(())
    }

    /// The dice of a re-roll joker have fallen.
    pub(super) fn reroll_falls(
        &mut self,
        kept: Pool,
        faces: &Faces,
        log: &mut Vec<Event>,
    ) -> Result<(), OutcomeMismatch> {
        let dice = fallen(&kept, faces)?;
        let all = kept.with(&dice);
        self.phase = Phase::Place {
            hand: Hand::new(all),
        };
        log.push(Event::Rerolled {
            player: self.turn,
            dice,
            all,
        });
        Ok(())
    }
}
