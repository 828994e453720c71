//! Dropping dice into one tube, one after the other, with the balance before each release.

use kipp_physics::{Balance, DieDrop, DropOutcome, Machine, MachineSpec};
use serde::Serialize;

use super::telemetry::Table;
use super::{Cast, Tube, letter};
use crate::cli::failure::Failure;

/// A whole experiment.
#[derive(Debug, Serialize)]
pub struct Experiment {
    /// Name of the machine.
    pub machine: String,
    /// Hash of the machine's description.
    pub machine_digest: String,
    /// The tube.
    pub tube: Tube,
    /// Seed of the hand.
    pub seed: u64,
    /// What happened at each drop; a die that finds the tube full is the last one.
    pub drops: Vec<Trial>,
    /// Dice that were not dropped any more because the tube was full.
    pub dice_left: usize,
}

/// One drop.
#[derive(Debug, Serialize)]
pub struct Trial {
    /// Which die of the experiment, from 1.
    pub number: u16,
    /// The tube that it was dropped into.
    pub tube: Tube,
    /// Its size: S, M or L.
    pub size: &'static str,
    /// The dice that lie in the tube with their numbers, in the order of the balance's rows.
    pub inside: Vec<Inside>,
    /// The moments in the tube before the hand let go.
    pub balance: Balance,
    /// Dice moment that must be passed for the tube to tip, N·m.
    pub needed_moment_nm: f64,
    /// Whether the die found room.
    pub entered: bool,
    /// Whether the tube tipped.
    pub has_tipped: bool,
    /// Whether the tube hangs between its stops afterwards.
    pub is_hanging: bool,
    /// Other tubes that tipped with it.
    pub others_tipped: Vec<Tube>,
    /// Dice that came out, with their faces.
    pub poured: Vec<Fallen>,
    /// Hash of the machine's state afterwards.
    pub digest: String,
    /// Simulated time, s.
    pub duration_s: f64,
}

/// A die in the tube.
#[derive(Clone, Debug, Serialize)]
pub struct Inside {
    /// Its number in the experiment.
    pub number: u16,
    /// Its size.
    pub size: &'static str,
}

/// A die in the tray.
#[derive(Debug, Serialize)]
pub struct Fallen {
    /// Its number in the experiment.
    pub number: u16,
    /// Its size.
    pub size: &'static str,
    /// Its upward face.
    pub face: u8,
    /// Whether it was cocked and set flat.
    pub reseated: bool,
}

/// Drops these dice, most of them into one tube; a tube that tips goes on empty, as in the game. That
/// one tube ends the experiment when it is full: nothing can leave it any more.
///
/// # Errors
/// When the machine cannot be built.
pub fn run(
    spec: &MachineSpec,
    tube: &Tube,
    casts: &[Cast],
    seed: u64,
    mut telemetry: Option<&mut Table>,
) -> Result<Experiment, Failure> {
    let mut machine = Machine::new(spec).map_err(Failure::machine)?;
    let mut drops = Vec::new();
    let tubes = Tube::all(spec);
    for (number, cast) in (1..).zip(casts) {
        let drop = cast.drop(spec, seed, number);
        let fed = &tubes[cast.tube];
        let inside = inside(&machine, fed);
        let outcome = dropped(&mut machine, &drop, telemetry.as_deref_mut())?;
        let trial = trial(&machine, fed, &drop, inside, &outcome, casts);
        for fallen in &outcome.poured {
            let taken = machine.take_from_tray(fallen.tray, fallen.die);
            taken.map_err(Failure::machine)?;
        }
        let is_full = fed == tube && !trial.entered;
        drops.push(trial);
        if is_full {
            break;
        }
    }
    let dice_left = casts.len() - drops.len();
    Ok(Experiment {
        machine: spec.name.clone(),
        machine_digest: spec.digest().to_string(),
        tube: tube.clone(),
        seed,
        drops,
        dice_left,
    })
}

fn inside(machine: &Machine, tube: &Tube) -> Vec<Inside> {
    let dice = machine.dice(tube.index()).into_iter();
    dice.map(|(die, size, _)| Inside {
        number: die.0,
        size: letter(size),
    })
    .collect()
}

/// The whole drop, tick by tick when telemetry is wanted.
fn dropped(
    machine: &mut Machine,
    drop: &DieDrop,
    telemetry: Option<&mut Table>,
) -> Result<DropOutcome, Failure> {
    let Some(table) = telemetry else {
        return machine.drop_die(drop).map_err(Failure::machine);
    };
    if !machine.begin(drop).map_err(Failure::machine)? {
        return machine.drop_die(drop).map_err(Failure::machine);
    }
    loop {
        let outcome = machine.step();
        table.row(machine, drop);
        if let Some(outcome) = outcome {
            return Ok(outcome);
        }
    }
}

fn trial(
    machine: &Machine,
    tube: &Tube,
    drop: &DieDrop,
    mut inside: Vec<Inside>,
    outcome: &DropOutcome,
    casts: &[Cast],
) -> Trial {
    if outcome.entered {
        inside.push(Inside {
            number: drop.die.0,
            size: letter(drop.size),
        });
    }
    let others = Tube::all(machine.spec()).into_iter();
    let fallen = outcome.poured.iter().map(|poured| Fallen {
        number: poured.die.0,
        size: letter(casts[usize::from(poured.die.0) - 1].size),
        face: poured.face.pips(),
        reseated: poured.reseated,
    });
    Trial {
        number: drop.die.0,
        tube: tube.clone(),
        size: letter(drop.size),
        inside,
        balance: outcome.before_release.clone(),
        needed_moment_nm: outcome.before_release.needed_moment_nm(),
        entered: outcome.entered,
        has_tipped: outcome.tipped[tube.index()],
        is_hanging: outcome.hanging[tube.index()],
        others_tipped: others
            .filter(|other| other != tube && outcome.tipped[other.index()])
            .collect(),
        poured: fallen.collect(),
        digest: machine.digest().to_string(),
        duration_s: outcome.duration_s,
    }
}
