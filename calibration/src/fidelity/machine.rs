//! A fill on the simulated machine.

use kipp_physics::spec::{DieSize, MachineSpec, TUBES};
use kipp_physics::statics::{SINGLE_FILE, stacked};
use kipp_physics::{DieDrop, DropOutcome, Machine, MachineError};

use super::plan::{FillPlan, Sequence};
use super::statics::letter;
use crate::pool::BoxDie;
use crate::replicate::Replicate;
use crate::row::{Row, Status};

/// What one drop did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
    /// The tube that was fed.
    pub tube: usize,
    /// Size of the die.
    pub die: DieSize,
    /// Whether the die found room in its tube.
    pub entered: bool,
    /// Tubes that tipped.
    pub tipped: usize,
    /// Of those, the tubes that held no die afterwards.
    pub emptied: usize,
    /// Of those that tipped, the tubes that came back to rest.
    pub returned: usize,
    /// Whether the tube that was fed hangs between its stops.
    pub hangs: bool,
    /// Whether something still moved at the machine's time limit and was stilled.
    pub stilled: bool,
}

/// How one watched tube was filled.
#[derive(Clone, Debug, PartialEq)]
pub struct Fill {
    /// The watched tube.
    pub tube: usize,
    /// Dice in the watched tube when it tipped; none if it filled up without tipping.
    pub dice_at_tip: Option<usize>,
    /// Sizes of the dice that were let go over the watched tube, in order.
    pub dice: Vec<DieSize>,
    /// Dice moment that had to be passed for the watched tube to tip, with the load on the rod
    /// after its last die, N·m; none before its first.
    pub needed_moment_nm: Option<f64>,
    /// Whether the watched tube poured every die when it tipped.
    pub emptied: bool,
    /// Every drop of the case, in order.
    pub releases: Vec<Release>,
}

/// Fills the watched tube of a new machine until it tips, is full to the mouth, or no dice are left.
///
/// Dice that pour go back to the box. Everything follows from machine, plan and replicate.
///
/// # Errors
/// The machine's own.
pub fn fill(
    spec: &MachineSpec,
    plan: &FillPlan,
    replicate: Replicate,
) -> Result<Fill, MachineError> {
    let mut desk = Desk::new(spec, plan, replicate)?;
    for jitter in plan.hand(replicate) {
        let Some((tube, die)) = desk.dice.take() else {
            break;
        };
        if desk.drop(tube, die, jitter)? {
            break;
        }
    }
    Ok(desk.fill)
}

/// A machine, the dice beside it, and what was dropped where.
struct Desk<'spec> {
    spec: &'spec MachineSpec,
    machine: Machine,
    dice: Sequence,
    inside: [Vec<BoxDie>; TUBES],
    fill: Fill,
}

impl<'spec> Desk<'spec> {
    fn new(
        spec: &'spec MachineSpec,
        plan: &FillPlan,
        replicate: Replicate,
    ) -> Result<Self, MachineError> {
        Ok(Self {
            spec,
            machine: Machine::new(spec)?,
            dice: plan.dice(replicate.dice),
            inside: [const { Vec::new() }; TUBES],
            fill: Fill {
                tube: plan.tube(replicate.dice),
                dice_at_tip: None,
                dice: Vec::new(),
                needed_moment_nm: None,
                emptied: false,
                releases: Vec::new(),
            },
        })
    }

    /// Drops a die; whether the fill is over.
    fn drop(&mut self, tube: usize, die: BoxDie, jitter: u64) -> Result<bool, MachineError> {
        let is_watched = tube == self.fill.tube;
        let drop = DieDrop::by_hand(self.spec, tube, die.id, die.size, jitter);
        let outcome = self.machine.drop_die(&drop)?;
        if is_watched {
            self.fill.dice.push(die.size);
            self.fill.needed_moment_nm = Some(outcome.before_release.needed_moment_nm());
        }
        match outcome.entered {
            true => self.inside[tube].push(die),
            false => self.dice.give_back(die),
        }
        let inside = self.inside[self.fill.tube].len();
        let release = self.settle(tube, die.size, &outcome)?;
        self.fill.releases.push(release);
        if outcome.tipped[self.fill.tube] {
            self.fill.dice_at_tip = Some(inside);
            self.fill.emptied = self.inside[self.fill.tube].is_empty();
            return Ok(true);
        }
        Ok(is_watched && !outcome.entered)
    }

    /// Takes the poured dice back to the box.
    fn settle(
        &mut self,
        fed: usize,
        die: DieSize,
        outcome: &DropOutcome,
    ) -> Result<Release, MachineError> {
        for poured in &outcome.poured {
            self.machine.take_from_tray(poured.tray, poured.die)?;
            for inside in &mut self.inside {
                let gone = inside.extract_if(.., |die| die.id == poured.die);
                gone.for_each(|die| self.dice.give_back(die));
            }
        }
        Ok(self.release(fed, die, outcome))
    }

    fn release(&self, fed: usize, die: DieSize, outcome: &DropOutcome) -> Release {
        let tipped = || (0..TUBES).filter(|tube| outcome.tipped[*tube]);
        Release {
            tube: fed,
            die,
            entered: outcome.entered,
            tipped: tipped().count(),
            emptied: tipped()
                .filter(|tube| self.inside[*tube].is_empty())
                .count(),
            returned: tipped().filter(|tube| !outcome.hanging[*tube]).count(),
            hangs: outcome.hanging[fed],
            stilled: outcome.stilled,
        }
    }
}

impl Fill {
    /// The fill as a row of a sweep.
    #[must_use]
    pub fn row(&self, spec: &MachineSpec) -> Row {
        let tipped = self.dice_at_tip;
        let needed = self.needed_moment_nm.filter(|nm| nm.is_finite());
        let mut watched = self
            .releases
            .iter()
            .filter(|drop| drop.tube == self.tube && drop.entered);
        Row {
            dice_to_tip: tipped.map(|dice| u32::try_from(dice).unwrap_or(u32::MAX)),
            torque_to_tip_mnm: needed.filter(|_| tipped.is_some()).map(|nm| 1e3 * nm),
            dice: self.dice.iter().copied().map(letter).collect(),
            emptied: tipped.map(|_| self.emptied),
            second_tube: tipped.and_then(|_| self.releases.last().map(|last| last.tipped > 1)),
            hanging: watched.any(|drop| drop.hangs),
            ..Row::without_dice(
                self.status(spec),
                u8::try_from(self.tube).unwrap_or(u8::MAX),
            )
        }
    }

    fn status(&self, spec: &MachineSpec) -> Status {
        let is_blocked = self.releases.last().is_some_and(|last| !last.entered);
        if self.needed_moment_nm.is_some_and(|nm| !nm.is_finite()) {
            Status::NotFinite
        } else if self.releases.iter().any(|release| release.stilled) {
            Status::TimedOut
        } else if self.dice_at_tip.is_some() {
            Status::Ok
        } else if is_blocked && self.would_fit(spec) {
            Status::Jammed
        } else {
            Status::NeverTipped
        }
    }

    /// Whether all dice, with the one that was refused, would have had room in single file.
    fn would_fit(&self, spec: &MachineSpec) -> bool {
        stacked(spec, self.tube, &self.dice, SINGLE_FILE).len() == self.dice.len()
    }
}
