//! The cup of simulated dice behind the game's port.

use kipp_physics::throw::{Throw, ThrowError};
use kipp_physics::{ThrowOutcome, ThrowSpec, Thrower};

use crate::dice::{Face, Faces};
use crate::rules::{ApparatusError, Cup, ThrowOrder};

/// A description of dice, cup and tray that cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CupError {
    /// It is none.
    #[error("the cup's description cannot be read: {0}")]
    Text(String),
    /// It does not hold together.
    #[error(transparent)]
    Throw(#[from] ThrowError),
}

impl From<ThrowError> for ApparatusError {
    fn from(error: ThrowError) -> ApparatusError {
        match error {
            ThrowError::Spec(_) => ApparatusError::Unsound,
            ThrowError::Dice(dice) => ApparatusError::Dice(dice),
        }
    }
}

impl From<CupError> for ApparatusError {
    fn from(error: CupError) -> ApparatusError {
        match error {
            CupError::Text(_) => ApparatusError::Unsound,
            CupError::Throw(error) => error.into(),
        }
    }
}

/// Dice that are thrown from a cup into a tray on the simulated table.
#[derive(Clone, Debug)]
pub struct DiceCup {
    thrower: Thrower,
}

impl DiceCup {
    /// The cup that ships with the program.
    ///
    /// # Errors
    /// When its description does not hold together; a test throws it.
    pub fn builtin() -> Result<DiceCup, CupError> {
        DiceCup::of(&ThrowSpec::builtin())
    }

    /// The cup of a record, from what [`Cup::description`] gave.
    ///
    /// # Errors
    /// When it describes no cup.
    pub fn of_description(text: &str) -> Result<DiceCup, CupError> {
        let spec: ThrowSpec =
            toml::from_str(text).map_err(|error| CupError::Text(error.message().to_owned()))?;
        DiceCup::of(&spec)
    }

    fn of(spec: &ThrowSpec) -> Result<DiceCup, CupError> {
        let thrower = Thrower::new(spec)?;
        Ok(DiceCup { thrower })
    }
}

impl DiceCup {
    /// Dice, cup and tray.
    #[must_use]
    pub fn spec(&self) -> &ThrowSpec {
        self.thrower.spec()
    }

    /// Begins a throw, to be stepped to its end and read with [`faces`].
    ///
    /// # Errors
    /// As [`Cup::throw`].
    pub fn begin(&self, order: ThrowOrder) -> Result<Throw, ApparatusError> {
        Ok(self.thrower.begin(usize::from(order.dice), order.jitter)?)
    }
}

/// What thrown dice show.
///
/// # Errors
/// When there are more of them than a game can have.
pub fn faces(thrown: &ThrowOutcome) -> Result<Faces, ApparatusError> {
    let mut faces = Faces::new();
    for shown in &thrown.faces {
        let face = Face::new(shown.pips()).ok_or(ApparatusError::NoFace)?;
        let pushed = faces.push(face);
        pushed.map_err(|_| ApparatusError::Dice(thrown.faces.len()))?;
    }
    Ok(faces)
}

impl Cup for DiceCup {
    fn throw(&mut self, order: ThrowOrder) -> Result<Faces, ApparatusError> {
        faces(&self.thrower.throw(usize::from(order.dice), order.jitter)?)
    }

    fn description(&self) -> String {
        // A description is numbers alone, which TOML can write.
        toml::to_string(self.thrower.spec()).unwrap_or_default()
    }
}
