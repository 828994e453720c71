//! The apparatus on the simulated machine: the only place where a game meets physics.

use std::path::Path;

use kipp_physics::{DieDrop, DieSize, DropOutcome, Machine, MachineError, MachineSpec};

use crate::dice::{DieId, Face, Size};
use crate::rules::{Apparatus, ApparatusError, DropOrder, DropReport, Poured, TakeOrder};
use crate::session::MachineNote;

/// A machine description that cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum WorkshopError {
    /// The description is wrong.
    #[error(transparent)]
    Spec(#[from] kipp_physics::spec::SpecError),
    /// The description does not make a machine.
    #[error(transparent)]
    Machine(#[from] MachineError),
    /// The match was played on a built-in machine of another version, and the record does not hold
    /// its description.
    #[error("the match was played on the built-in machine {recorded}, this version has {builtin}")]
    OtherBuiltin {
        /// Hash in the record.
        recorded: String,
        /// Hash of this version's machine.
        builtin: String,
    },
    /// The description in a record is not the one that its hash stands for.
    #[error("the machine in the record has the hash {found}, but the record says {recorded}")]
    OtherHash {
        /// Hash in the record.
        recorded: String,
        /// Hash of the description.
        found: String,
    },
}

impl From<MachineError> for ApparatusError {
    fn from(error: MachineError) -> ApparatusError {
        match error {
            MachineError::Spec(_) => ApparatusError::Unsound,
            MachineError::NoSuchTube(tube) => ApparatusError::NoSuchTube(tube),
            MachineError::DieInside(die) => ApparatusError::DieInside(die.0),
            MachineError::NotInTray { die, tray } => ApparatusError::NotInTray { die: die.0, tray },
            MachineError::Busy => ApparatusError::Busy,
        }
    }
}

impl From<WorkshopError> for ApparatusError {
    fn from(error: WorkshopError) -> ApparatusError {
        match error {
            WorkshopError::Machine(error) => error.into(),
            _ => ApparatusError::Unsound,
        }
    }
}

/// Builds machines of one description.
#[derive(Clone, Debug)]
pub struct Workshop {
    spec: MachineSpec,
}

impl Workshop {
    /// The workshop for the machine that ships with the program.
    #[must_use]
    pub fn builtin() -> Workshop {
        Workshop {
            spec: MachineSpec::builtin(),
        }
    }

    /// The workshop for a machine file, or for the built-in machine when there is none.
    ///
    /// # Errors
    /// When the file cannot be read or describes no machine.
    pub fn open(path: Option<&Path>) -> Result<Workshop, WorkshopError> {
        let Some(path) = path else {
            return Ok(Workshop::builtin());
        };
        Workshop::of(MachineSpec::load(path)?)
    }

    /// The workshop for a machine of this description.
    ///
    /// # Errors
    /// When it describes no machine.
    pub fn of(spec: MachineSpec) -> Result<Workshop, WorkshopError> {
        Machine::new(&spec)?;
        Ok(Workshop { spec })
    }

    /// The workshop for the machine of a record.
    ///
    /// # Errors
    /// When this program's built-in machine is another one, or the record's description is wrong.
    pub fn of_note(note: &MachineNote) -> Result<Workshop, WorkshopError> {
        let workshop = match &note.description {
            None => Workshop::builtin(),
            Some(text) => Workshop {
                spec: MachineSpec::from_toml(text)?,
            },
        };
        let found = workshop.spec.digest().to_string();
        let recorded = note.digest.clone();
        match &note.description {
            _ if found == recorded => Ok(workshop),
            None => Err(WorkshopError::OtherBuiltin {
                recorded,
                builtin: found,
            }),
            Some(_) => Err(WorkshopError::OtherHash { recorded, found }),
        }
    }

    /// Whether a record's machine is the one that ships with this program.
    #[must_use]
    pub fn is_builtin(note: &MachineNote) -> bool {
        note.digest == MachineSpec::builtin().digest().to_string()
    }

    /// The description.
    #[must_use]
    pub fn spec(&self) -> &MachineSpec {
        &self.spec
    }

    /// What a record keeps of the machine: all of it, since the built-in machine of a later version
    /// may be another one.
    #[must_use]
    pub fn note(&self) -> MachineNote {
        MachineNote {
            digest: self.spec.digest().to_string(),
            description: Some(self.spec.to_toml()),
        }
    }

    /// A machine with nothing in it.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn build(&self) -> Result<MachineApparatus, WorkshopError> {
        Ok(MachineApparatus {
            machine: Machine::new(&self.spec)?,
        })
    }
}

/// The real machine behind the game's port.
pub struct MachineApparatus {
    machine: Machine,
}

impl std::fmt::Debug for MachineApparatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MachineApparatus({:016x})", self.digest())
    }
}

impl MachineApparatus {
    /// A machine with whatever lies in it.
    #[must_use]
    pub fn around(machine: Machine) -> MachineApparatus {
        MachineApparatus { machine }
    }

    /// The machine, to be looked at.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Begins a drop that [`MachineApparatus::step`] brings to its end; the report at once when the
    /// mouth is full.
    ///
    /// # Errors
    /// As [`Apparatus::drop_die`].
    pub fn begin(&mut self, order: DropOrder) -> Result<Option<DropReport>, ApparatusError> {
        let drop = DieDrop::by_hand(
            self.machine.spec(),
            checked_tube(order.tube)?,
            physical_die(order.die),
            physical_size(order.size),
            order.jitter,
        );
        match self.machine.begin(&drop)? {
            true => Ok(None),
            false => report(&self.machine.refusal(drop.tube), self.digest()).map(Some),
        }
    }

    /// One tick; the report when the drop is over. Nothing while no drop is under way.
    ///
    /// # Errors
    /// When the machine names a die that no game has.
    pub fn step(&mut self) -> Result<Option<DropReport>, ApparatusError> {
        let outcome = self.machine.step();
        outcome
            .map(|outcome| report(&outcome, self.digest()))
            .transpose()
    }
}

impl Apparatus for MachineApparatus {
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError> {
        let mut over = self.begin(order)?;
        loop {
            if let Some(report) = over {
                return Ok(report);
            }
            over = self.step()?;
        }
    }

    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError> {
        let die = physical_die(order.die);
        Ok(self.machine.take_from_tray(order.tray.into(), die)?)
    }

    fn digest(&self) -> u64 {
        self.machine.digest().0
    }
}

/// The die's name in the machine.
#[must_use]
pub fn physical_die(die: DieId) -> kipp_physics::DieId {
    kipp_physics::DieId(u16::from(die.0))
}

/// The die's size in the machine.
#[must_use]
pub fn physical_size(size: Size) -> DieSize {
    DieSize::ALL[size.index()]
}

fn report(outcome: &DropOutcome, digest: u64) -> Result<DropReport, ApparatusError> {
    Ok(DropReport {
        entered: outcome.entered,
        tipped: outcome.tipped,
        hanging: outcome.hanging,
        poured: outcome
            .poured
            .iter()
            .map(poured)
            .collect::<Result<_, _>>()?,
        stilled: outcome.stilled,
        digest,
    })
}

fn poured(poured: &kipp_physics::Poured) -> Result<Poured, ApparatusError> {
    let number = poured.die.0;
    let strange = |_| ApparatusError::StrangeDie(number);
    Ok(Poured {
        die: DieId(u8::try_from(number).map_err(strange)?),
        tray: u8::try_from(poured.tray).map_err(strange)?,
        face: Face::new(poured.face.pips()).ok_or(ApparatusError::NoFace)?,
        reseated: poured.reseated,
    })
}

fn checked_tube(tube: u8) -> Result<usize, ApparatusError> {
    let tube = usize::from(tube);
    match tube < crate::rules::TUBES {
        true => Ok(tube),
        false => Err(ApparatusError::NoSuchTube(tube)),
    }
}
