//! What happens before the camera: dice dropped until a tube tips.

use kipp_game::cli::drop::{Cast, MOST_DICE};
use kipp_physics::machine::TICK_HZ;
use kipp_physics::{DieDrop, DieSize, Machine, MachineError, MachineSpec};

use crate::lab::Experiment;

/// Longest scenario, ticks: two minutes.
const LONGEST: u32 = 120 * TICK_HZ;

/// Angle from the front stop within which a tube pours, rad.
const POURING_RAD: f64 = 0.15;

/// Which dice are dropped into which tube.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The tube that is looked at.
    pub tube: usize,
    /// The dice; `None` drops medium ones into this tube until it tips.
    pub casts: Option<Vec<Cast>>,
    /// Seed of the hand.
    pub seed: u64,
}

/// What came of a scenario.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// The drops.
    pub drops: Vec<DieDrop>,
    /// The tick at which the last one before the tip began.
    pub last_drop: u32,
    /// The first tick at which a tube pours.
    pub pours: Option<u32>,
    /// The tick at which everything is at rest again.
    pub end: u32,
}

impl Scenario {
    /// Plays it to its end, without any picture.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn play(&self, spec: &MachineSpec) -> Result<Run, MachineError> {
        let mut experiment = Experiment::new(Machine::new(spec)?, []);
        let mut run = Run::default();
        let most = self.casts.as_ref().map_or(MOST_DICE, Vec::len);
        while run.end < LONGEST {
            let number = run.drops.len();
            if experiment.is_done() {
                let is_over = self.casts.is_none() && run.pours.is_some();
                if is_over || number == most {
                    break;
                }
                let drop = self.drop(spec, number);
                experiment.waiting.push_back(drop.clone());
                run.drops.push(drop);
                if run.pours.is_none() {
                    run.last_drop = run.end;
                }
            }
            experiment.tick();
            run.end += 1;
            if run.pours.is_none() && self.is_pouring(spec, &experiment.machine) {
                run.pours = Some(run.end);
            }
        }
        Ok(run)
    }

    /// The drop as `kipp drop` makes it.
    fn drop(&self, spec: &MachineSpec, number: usize) -> DieDrop {
        let medium = Cast {
            tube: self.tube,
            size: DieSize::Medium,
        };
        let cast = self.casts.as_ref().map_or(medium, |casts| casts[number]);
        let number = u16::try_from(number + 1).unwrap_or(u16::MAX);
        cast.drop(spec, self.seed, number)
    }

    fn is_pouring(&self, spec: &MachineSpec, machine: &Machine) -> bool {
        let front = spec.tube[self.tube].front_stop_angle_rad;
        machine.angle_rad(self.tube) < front + POURING_RAD
    }
}

impl Run {
    /// The tick that tells most: dice pour, or everything lies.
    #[must_use]
    pub fn moment(&self) -> u32 {
        self.pours.map_or(self.end, |pours| pours + TICK_HZ / 6)
    }

    /// First and last tick of a film: from the drop that makes the tube tip, or else from the first
    /// one, until all is at rest.
    #[must_use]
    pub fn scene(&self) -> (u32, u32) {
        let first = self.pours.map_or(0, |_| self.last_drop);
        (first.saturating_sub(TICK_HZ / 4), self.end + TICK_HZ / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_dropped_until_the_tube_pours_and_comes_to_rest() {
        let scenario = Scenario {
            tube: 1,
            casts: None,
            seed: 3,
        };
        let spec = MachineSpec::builtin();
        let run = scenario.play(&spec).expect("the built-in machine is sound");
        let pours = run.pours.expect("the built-in machine tips");
        assert!((2..9).contains(&run.drops.len()), "{}", run.drops.len());
        assert!(run.last_drop < pours && pours < run.moment());
        assert!(run.moment() < run.end, "{run:?}");
        assert_eq!(scenario.play(&spec).as_ref(), Ok(&run));
    }

    #[test]
    fn given_dice_are_dropped_and_no_more() {
        let cast = |tube, size| Cast { tube, size };
        let casts = vec![cast(0, DieSize::Small), cast(2, DieSize::Large)];
        let scenario = Scenario {
            tube: 0,
            casts: Some(casts.clone()),
            seed: 1,
        };
        let run = scenario.play(&MachineSpec::builtin());
        let run = run.expect("the built-in machine is sound");
        let dropped = run.drops.iter().map(|drop| cast(drop.tube, drop.size));
        assert_eq!(dropped.collect::<Vec<_>>(), casts);
        assert_eq!(run.pours, None);
        assert_eq!(run.moment(), run.end);
    }
}
