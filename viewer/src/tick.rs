//! The machine's clock: Bevy's fixed time steps it and nothing else does.

use std::collections::VecDeque;

use bevy::prelude::*;
use kipp_physics::machine::{Phase, TICK_HZ};
use kipp_physics::{DieDrop, DropOutcome, Machine, MachineError};

/// The one machine of the app, with the dice that wait to be dropped.
#[derive(Resource)]
pub struct Experiment {
    /// The truth that all entities mirror.
    pub machine: Machine,
    /// Drops to come, each begun when the one before is over.
    pub waiting: VecDeque<DieDrop>,
    /// What the drops so far led to.
    pub outcomes: Vec<DropOutcome>,
    /// Drops that the machine refused, and why.
    pub refused: Vec<(DieDrop, MachineError)>,
}

impl Experiment {
    /// A machine and the drops that it is to be given.
    #[must_use]
    pub fn new(machine: Machine, drops: impl IntoIterator<Item = DieDrop>) -> Self {
        Self {
            machine,
            waiting: drops.into_iter().collect(),
            outcomes: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// Whether all drops are over.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.machine.phase() == Phase::Idle
    }

    /// Begins the next drop if the machine is free, then advances by one tick.
    pub fn tick(&mut self) {
        if self.machine.phase() == Phase::Idle
            && let Some(drop) = self.waiting.pop_front()
            && let Err(error) = self.machine.begin(&drop)
        {
            self.refused.push((drop, error));
        }
        self.outcomes.extend(self.machine.step());
    }
}

/// Steps the [`Experiment`] in fixed time, at the machine's own rate.
pub fn plugin(app: &mut App) {
    app.insert_resource(Time::<Fixed>::from_hz(f64::from(TICK_HZ)))
        .add_systems(FixedUpdate, tick);
}

fn tick(mut experiment: ResMut<Experiment>) {
    experiment.tick();
}
