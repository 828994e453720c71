//! A machine that does everything a machine may do: refuses dice, hangs, tips several
//! tubes, pours only a part, pours without tipping.

use kipp_game::dice::{DieId, Draws};
use kipp_game::rules::{
    Apparatus, ApparatusError, DropOrder, DropReport, Poured, TUBES, TakeOrder,
};

#[derive(Default)]
pub struct FickleApparatus {
    tubes: [Vec<DieId>; TUBES],
    trays: [Vec<DieId>; TUBES],
}

impl FickleApparatus {
    fn pour(&mut self, tube: usize, draws: &mut Draws, report: &mut DropReport) {
        let stay = if draws.below(4) == 0 {
            draws.position(self.tubes[tube].len() + 1)
        } else {
            0
        };
        for die in self.tubes[tube].split_off(stay) {
            self.trays[tube].push(die);
            let reseated = draws.below(20) == 0;
            report.poured.push(Poured {
                die,
                tray: tube as u8,
                face: draws.face(),
                reseated,
            });
        }
    }
}

impl Apparatus for FickleApparatus {
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError> {
        let mut draws = Draws::from_seed(order.jitter);
        let tube = usize::from(order.tube);
        let mut report = DropReport {
            entered: draws.below(12) > 0,
            ..DropReport::default()
        };
        if report.entered {
            self.tubes[tube].push(order.die);
        }
        for at in 0..TUBES {
            let chance = if at == tube { 4 } else { 40 };
            report.tipped[at] = draws.below(chance) == 0;
            report.hanging[at] = draws.below(15) == 0;
            if report.tipped[at] || draws.below(60) == 0 {
                self.pour(at, &mut draws, &mut report);
            }
        }
        report.digest = draws.long_word();
        Ok(report)
    }

    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError> {
        let tray = &mut self.trays[usize::from(order.tray)];
        let at = tray.iter().position(|&die| die == order.die);
        let at = at.ok_or(ApparatusError::not_in_tray(order.die, order.tray))?;
        tray.remove(at);
        Ok(())
    }

    fn digest(&self) -> u64 {
        0
    }
}
