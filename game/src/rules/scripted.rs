//! A machine of whole numbers, for tests and speed: openly no physics.

use super::{Apparatus, ApparatusError, DropOrder, DropReport, Poured, TUBES, TakeOrder};
use crate::dice::{DieId, Draws, Size};

/// Turning effect of a die per place towards the mouth, in arbitrary units.
const WEIGHT: [u32; 3] = [27, 41, 58];
/// Length that a die takes up in the tube, in arbitrary units.
const LENGTH: [u32; 3] = [14, 16, 18];
/// Where the first die lies, in the same units.
const FIRST_PLACE: u32 = 30;
/// Turning effect that tips a tube.
const THRESHOLD: u32 = 9_000;
/// Per mille of tips that shake a neighbour near its threshold over.
const SHAKE_PER_MILLE: u32 = 300;

/// Marks a take in the history, where a drop has its tube.
const TAKEN: u8 = u8::MAX;

/// A deterministic stand-in for the machine. A tube is a row of dice whose weights
/// times places add up; above a threshold it tips and empties, sometimes with a
/// neighbour. Faces are fair and come from the order's jitter alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScriptedApparatus {
    tubes: [Vec<(DieId, Size)>; TUBES],
    trays: [Vec<DieId>; TUBES],
    /// A chain over all orders: equal histories make equal states.
    history: u64,
}

impl ScriptedApparatus {
    /// Empty tubes.
    #[must_use]
    pub fn new() -> ScriptedApparatus {
        ScriptedApparatus::default()
    }

    fn load(&self, tube: usize) -> u32 {
        let mut place = FIRST_PLACE;
        let mut load = 0;
        for (_, size) in &self.tubes[tube] {
            load += WEIGHT[size.index()] * (place + LENGTH[size.index()] / 2);
            place += LENGTH[size.index()];
        }
        load
    }

    fn pour(&mut self, tube: usize, draws: &mut Draws, report: &mut DropReport) {
        report.tipped[tube] = true;
        for (die, _) in self.tubes[tube].drain(..) {
            self.trays[tube].push(die);
            let tray = u8::try_from(tube).expect("there are three tubes");
            report.poured.push(Poured {
                die,
                tray,
                face: draws.face(),
                reseated: false,
            });
        }
    }

    fn shake(&mut self, tube: usize, draws: &mut Draws, report: &mut DropReport) {
        let near = self.load(tube) > THRESHOLD * 2 / 3;
        if near && draws.below(1000) < SHAKE_PER_MILLE {
            self.pour(tube, draws, report);
        }
    }

    fn remember(&mut self, order: [u8; 3], jitter: u64) {
        let order = order
            .into_iter()
            .fold(0, |word, byte| word << 8 | u64::from(byte));
        for word in [order, jitter] {
            self.history = (self.history.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn is_inside(&self, die: DieId) -> bool {
        let in_tube = self.tubes.iter().flatten().any(|&(other, _)| other == die);
        in_tube || self.trays.iter().flatten().any(|&other| other == die)
    }
}

impl Apparatus for ScriptedApparatus {
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError> {
        let tube = usize::from(order.tube);
        if tube >= TUBES {
            return Err(ApparatusError::NoSuchTube(tube));
        }
        if self.is_inside(order.die) {
            return Err(ApparatusError::inside(order.die));
        }
        self.remember([order.tube, order.die.0, order.size as u8], order.jitter);
        self.tubes[tube].push((order.die, order.size));
        let mut report = DropReport {
            entered: true,
            ..DropReport::default()
        };
        if self.load(tube) > THRESHOLD {
            let mut draws = Draws::from_seed(order.jitter);
            self.pour(tube, &mut draws, &mut report);
            for neighbour in [tube.wrapping_sub(1), tube + 1] {
                if neighbour < TUBES {
                    self.shake(neighbour, &mut draws, &mut report);
                }
            }
        }
        report.digest = self.digest();
        Ok(report)
    }

    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError> {
        let tray = self.trays.get_mut(usize::from(order.tray));
        let found = tray.and_then(|tray| {
            let at = tray.iter().position(|&die| die == order.die)?;
            Some(tray.remove(at))
        });
        let found = found.map(|_| self.remember([TAKEN, order.tray, order.die.0], 0));
        found.ok_or(ApparatusError::not_in_tray(order.die, order.tray))
    }

    fn digest(&self) -> u64 {
        self.history
    }
}
