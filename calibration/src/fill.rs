//! One case: a tube is filled by hand until it tips.

use kipp_physics::spec::{DieSize, MachineSpec, TUBES};
use kipp_physics::{DieDrop, DropOutcome, Machine, MachineError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::draw::CaseDraw;
use crate::pool::{BoxDie, Pool};

/// What the other two tubes do while one is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Neighbours {
    /// Every die goes to a tube drawn at random, as in a game; the others fill and tip too.
    #[default]
    Fed,
    /// Every die goes to the watched tube; the others stay empty.
    Empty,
}

/// What a fill is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FillPlan {
    /// What the other tubes do.
    pub neighbours: Neighbours,
    /// Only dice of this size, or all 36 of the box.
    pub only_size: Option<DieSize>,
    /// The run's seed.
    pub seed: u64,
}

/// What one drop did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fill {
    /// The watched tube.
    pub tube: usize,
    /// Dice in the watched tube when it tipped; none if it filled up without tipping.
    pub dice_at_tip: Option<usize>,
    /// Every drop of the case, in order.
    pub releases: Vec<Release>,
}

/// Fills one tube of a new machine until it tips, is full to the mouth, or no dice are left.
///
/// The watched tube is `case` modulo three. Dice that pour go back to the box. Everything follows
/// from machine, plan and case.
///
/// # Errors
/// The machine's own.
pub fn fill(spec: &MachineSpec, plan: FillPlan, case: usize) -> Result<Fill, MachineError> {
    let mut desk = Desk::new(spec, plan, case)?;
    let mut fill = Fill {
        tube: case % TUBES,
        dice_at_tip: None,
        releases: Vec::new(),
    };
    while let Some((tube, die)) = desk.next_drop(fill.tube) {
        let outcome = desk.drop(tube, die)?;
        let inside = desk.inside[fill.tube].len();
        fill.releases.push(desk.settle(tube, &outcome)?);
        if outcome.tipped[fill.tube] {
            fill.dice_at_tip = Some(inside);
        }
        if fill.dice_at_tip.is_some() || tube == fill.tube && !outcome.entered {
            break;
        }
    }
    Ok(fill)
}

/// A machine, the dice beside it, and what was dropped where.
struct Desk<'spec> {
    spec: &'spec MachineSpec,
    plan: FillPlan,
    machine: Machine,
    pool: Pool,
    draw: CaseDraw,
    inside: [Vec<BoxDie>; TUBES],
}

impl<'spec> Desk<'spec> {
    fn new(spec: &'spec MachineSpec, plan: FillPlan, case: usize) -> Result<Self, MachineError> {
        Ok(Self {
            spec,
            plan,
            machine: Machine::new(spec)?,
            pool: Pool::full(plan.only_size),
            draw: CaseDraw::new(plan.seed, case as u64),
            inside: [const { Vec::new() }; TUBES],
        })
    }

    fn next_drop(&mut self, watched: usize) -> Option<(usize, BoxDie)> {
        let tube = match self.plan.neighbours {
            Neighbours::Empty => watched,
            Neighbours::Fed => self.draw.below(TUBES),
        };
        Some((tube, self.pool.take(&mut self.draw)?))
    }

    /// Drops a die; it then lies in the tube or, if that was full, in the box again.
    fn drop(&mut self, tube: usize, die: BoxDie) -> Result<DropOutcome, MachineError> {
        let jitter_seed = self.draw.word();
        let drop = DieDrop::by_hand(self.spec, tube, die.id, die.size, jitter_seed);
        let outcome = self.machine.drop_die(&drop)?;
        if outcome.entered {
            self.inside[tube].push(die);
        } else {
            self.pool.give_back(die);
        }
        Ok(outcome)
    }

    /// Takes the poured dice back to the box.
    fn settle(&mut self, fed: usize, outcome: &DropOutcome) -> Result<Release, MachineError> {
        for poured in &outcome.poured {
            self.machine.take_from_tray(poured.tray, poured.die)?;
            for inside in &mut self.inside {
                let gone = inside.extract_if(.., |die| die.id == poured.die);
                gone.for_each(|die| self.pool.give_back(die));
            }
        }
        Ok(self.release(fed, outcome))
    }

    fn release(&self, fed: usize, outcome: &DropOutcome) -> Release {
        let tipped = || (0..TUBES).filter(|tube| outcome.tipped[*tube]);
        Release {
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
