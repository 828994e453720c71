//! The running machine: three bays that are stepped in a fixed order, and the course of a drop.
//!
//! # Course of a drop
//! [`Machine::begin`] puts a die into a mouth and holds the tube. [`Machine::step`] advances by one
//! tick: the die falls and comes to rest, the hand lets go, the tube stays or tips, pours and
//! swings back, a shock may move a neighbour, the poured dice come to rest and are read.
//! [`Machine::drop_die`] does all of it at once.
//!
//! # Re-seating
//! A die in the tray that leans on something (cocked), or that left the tray, is set down flat on
//! its most upward face at the first free spot of its tray and left to settle, once a drop. What it
//! shows then counts, even if it leans again.
//!
//! # Stilling
//! What still moves 20 s after the release is stilled: a hand holds the tubes that moved where they
//! are, and all motion of their dice is damped, by 20 a second at first and twice as hard every
//! quarter of a second, until all lie still. Then dice are read and re-seated as ever, and the hand
//! lets go; a tube that it stopped between its stops is a tube that hangs there.

mod bay;
mod course;
mod hinge;
#[cfg(test)]
mod laws;
mod rest;
mod scene;
mod seat;
mod snapshot;
#[cfg(test)]
mod stilling_laws;
#[cfg(test)]
mod threshold_laws;
mod view;
#[cfg(test)]
mod wall_laws;

pub use crate::tumble::{TICK_HZ, WALL_M};
pub use bay::Place;
pub use rest::AT_STOP_RAD;
pub use snapshot::{Snapshot, SnapshotError};
pub use view::{Part, PartPose, WORLD_UNIT_M};

use std::mem;

use serde::{Deserialize, Serialize};

use crate::drop::{DieDrop, DieId};
use crate::outcome::{DropOutcome, Poured};
use crate::spec::{MachineSpec, SpecError, TUBES};
use crate::statics::Balance;
use crate::tumble::stilling;
use bay::Bay;
use course::{Course, Released, Stage};

/// Longest time that a hand waits for a die to come to rest, s.
const HOLD_LIMIT_S: f64 = 4.0;

/// A release whose net moment stays below the friction's by this share of the latter is not
/// simulated: it cannot move. The share covers what dice that just came to rest still shift.
const SKIP_SHARE: f64 = 0.02;

/// A wish that the machine cannot follow.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum MachineError {
    /// The description cannot be built.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// There is no such tube or tray.
    #[error("tube {0} does not exist; tubes are 0 to 2")]
    NoSuchTube(usize),
    /// The die is in the machine already.
    #[error("die {} is in the machine already; take it from its tray first", .0.0)]
    DieInside(DieId),
    /// The die does not lie in that tray.
    #[error("die {} does not lie in tray {tray}", .die.0)]
    NotInTray {
        /// The die asked for.
        die: DieId,
        /// The tray asked for.
        tray: usize,
    },
    /// A drop is under way.
    #[error("a drop is under way; step the machine until it is over")]
    Busy,
}

/// What the machine is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Everything lies still and waits for a die.
    Idle,
    /// A hand holds the tube while the die comes to rest in it.
    Held {
        /// The tube.
        tube: usize,
    },
    /// The tube was let go.
    Released {
        /// The tube.
        tube: usize,
    },
}

/// Three tubes on their rod, with trays and dice.
pub struct Machine {
    spec: MachineSpec,
    bays: [Bay; TUBES],
    course: Course,
}

impl Machine {
    /// Builds the machine at rest, without dice.
    ///
    /// # Errors
    /// [`MachineError::Spec`] if the description does not hold together.
    pub fn new(spec: &MachineSpec) -> Result<Self, MachineError> {
        spec.validate()?;
        Ok(Self {
            spec: spec.clone(),
            bays: std::array::from_fn(|index| Bay::new(spec, index)),
            course: Course::new(),
        })
    }

    /// The description this machine was built from.
    #[must_use]
    pub fn spec(&self) -> &MachineSpec {
        &self.spec
    }

    /// What the machine is doing.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.course.stage {
            Stage::Idle => Phase::Idle,
            Stage::Held { tube } => Phase::Held { tube },
            Stage::Released(Released { tube, .. }) => Phase::Released { tube },
        }
    }

    /// Simulates every release, also those whose exact margin says that nothing can move.
    pub fn simulate_every_release(&mut self) {
        self.course.skips_certain_releases = false;
    }

    /// Puts a die into the mouth of a tube and holds the tube.
    ///
    /// Returns `false`, and changes nothing, if the mouth is full.
    ///
    /// # Errors
    /// [`MachineError`] for an unknown tube, a die that is in the machine, or a drop under way.
    pub fn begin(&mut self, drop: &DieDrop) -> Result<bool, MachineError> {
        if self.phase() != Phase::Idle {
            return Err(MachineError::Busy);
        }
        let bay = self
            .bays
            .get(drop.tube)
            .ok_or(MachineError::NoSuchTube(drop.tube))?;
        if self.bays.iter().any(|bay| bay.position(drop.die).is_some()) {
            return Err(MachineError::DieInside(drop.die));
        }
        if bay.is_blocked(&self.spec, drop) {
            return Ok(false);
        }
        self.bays[drop.tube].insert(&self.spec, drop);
        self.course.begin(drop.tube);
        Ok(true)
    }

    /// Advances by one tick; the outcome when the drop is over. Does nothing while idle.
    pub fn step(&mut self) -> Option<DropOutcome> {
        match mem::replace(&mut self.course.stage, Stage::Idle) {
            Stage::Idle => None,
            Stage::Held { tube } => self.step_held(tube),
            Stage::Released(released) => self.step_released(released),
        }
    }

    /// Drops a die and waits until everything has come to rest.
    ///
    /// # Errors
    /// As [`Machine::begin`].
    pub fn drop_die(&mut self, drop: &DieDrop) -> Result<DropOutcome, MachineError> {
        if !self.begin(drop)? {
            return Ok(self.refusal(drop.tube));
        }
        loop {
            if let Some(outcome) = self.step() {
                return Ok(outcome);
            }
        }
    }

    /// The outcome of a drop into a full mouth, for which [`Machine::begin`] gave `false`.
    ///
    /// # Panics
    /// If `tube` is not 0 to 2.
    #[must_use]
    pub fn refusal(&self, tube: usize) -> DropOutcome {
        DropOutcome {
            entered: false,
            tipped: [false; TUBES],
            hanging: self.hanging(),
            poured: Vec::new(),
            before_release: self.balance(tube),
            simulated: false,
            stilled: false,
            duration_s: 0.0,
        }
    }

    fn step_held(&mut self, tube: usize) -> Option<DropOutcome> {
        let bay = &mut self.bays[tube];
        bay.step(&self.spec);
        self.course.tick += 1;
        let is_late = seconds(self.course.tick - self.course.begun) > HOLD_LIMIT_S;
        if !bay.is_at_rest(&self.spec) && !is_late {
            self.course.stage = Stage::Held { tube };
            return None;
        }
        let before = bay.balance(&self.spec);
        let is_certain = before.margin_nm < -SKIP_SHARE * before.dead_band_nm;
        bay.release(&self.spec);
        let is_certain = is_certain && !is_late && !bay.is_hanging();
        if is_certain && self.course.skips_certain_releases && self.poured().is_empty() {
            return Some(self.outcome(before, false, false));
        }
        let tick = self.course.tick;
        self.course.stage = Stage::Released(Released { tube, tick, before });
        None
    }

    fn step_released(&mut self, released: Released) -> Option<DropOutcome> {
        self.course.tick += 1;
        let stilled_for = (self.course.tick - released.tick).checked_sub(self.course.release_limit);
        if let Some(ticks) = stilled_for {
            for tube in self.course.active() {
                self.bays[tube].still(ticks);
            }
        }
        self.step_active();
        let is_over = stilled_for.is_some_and(stilling::is_over);
        if !is_over && (!self.is_at_rest() || self.reseat()) {
            self.course.stage = Stage::Released(released);
            return None;
        }
        if stilled_for.is_some() {
            self.stop_active();
        }
        Some(self.outcome(released.before, true, stilled_for.is_some()))
    }

    /// A tube that is shaken moves in the same tick if its turn is still to come.
    fn step_active(&mut self) {
        for tube in 0..TUBES {
            if !self.course.is_active[tube] {
                continue;
            }
            if let Some(momentum) = self.bays[tube].step(&self.spec) {
                self.course.tipped[tube] = true;
                self.shake(tube, momentum);
            }
        }
    }

    fn stop_active(&mut self) {
        for tube in self.course.active() {
            self.bays[tube].stop();
        }
    }

    /// The frame hands a share of the struck stop's momentum to each free neighbour.
    fn shake(&mut self, from: usize, momentum: f64) {
        let base = &self.spec.base;
        for tube in (0..TUBES).filter(|tube| *tube != from) {
            let steps = i32::try_from(tube.abs_diff(from)).unwrap_or(i32::MAX);
            let share = base.frame_coupling * base.frame_decay.powi(steps - 1);
            if share > 0.0 {
                self.bays[tube].kick(&self.spec, -share * momentum);
                self.course.is_active[tube] = true;
            }
        }
    }

    fn is_at_rest(&self) -> bool {
        let mut active = self.course.active();
        active.all(|tube| self.bays[tube].is_at_rest(&self.spec))
    }

    /// Sets cocked and lost dice flat; whether any had to be.
    fn reseat(&mut self) -> bool {
        let mut moved = Vec::new();
        for tube in self.course.active() {
            let bay = &mut self.bays[tube];
            moved.extend(seat::reseat(bay, &self.spec, &self.course.reseated));
        }
        self.course.reseated.extend(&moved);
        !moved.is_empty()
    }

    fn outcome(&self, before_release: Balance, simulated: bool, stilled: bool) -> DropOutcome {
        DropOutcome {
            entered: true,
            tipped: self.course.tipped,
            hanging: self.hanging(),
            poured: self.poured(),
            before_release,
            simulated,
            stilled,
            duration_s: seconds(self.course.tick - self.course.begun),
        }
    }

    fn hanging(&self) -> [bool; TUBES] {
        std::array::from_fn(|tube| self.bays[tube].is_hanging())
    }

    /// All dice in trays and the faces they show.
    fn poured(&self) -> Vec<Poured> {
        self.bays
            .iter()
            .flat_map(|bay| seat::read(bay, &self.spec, &self.course.reseated))
            .collect()
    }

    /// Picks a die out of a tray.
    ///
    /// # Errors
    /// [`MachineError::NotInTray`] if it does not lie there, [`MachineError::Busy`] during a drop.
    pub fn take_from_tray(&mut self, tray: usize, die: DieId) -> Result<(), MachineError> {
        if self.phase() != Phase::Idle {
            return Err(MachineError::Busy);
        }
        let bay = self
            .bays
            .get_mut(tray)
            .ok_or(MachineError::NoSuchTube(tray))?;
        let position = bay
            .position(die)
            .filter(|i| bay.place(&self.spec, &bay.dice[*i]) != Place::Tube)
            .ok_or(MachineError::NotInTray { die, tray })?;
        bay.remove(position);
        Ok(())
    }

    /// Moments in a tube of the dice that it carries, as they lie now; see [`Machine::carried`].
    ///
    /// # Panics
    /// If `tube` is not 0 to 2.
    #[must_use]
    pub fn balance(&self, tube: usize) -> Balance {
        self.bays[tube].carried_balance(&self.spec)
    }
}

fn seconds(ticks: u64) -> f64 {
    #[allow(
        clippy::cast_precision_loss,
        reason = "a drop takes far fewer than 2^52 ticks"
    )]
    let ticks = ticks as f64;
    ticks / f64::from(TICK_HZ)
}
