//! The cup of simulated dice behind the game's port.

use kipp_physics::throw::ThrowError;
use kipp_physics::{ThrowSpec, Thrower};

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

impl Cup for DiceCup {
    fn throw(&mut self, order: ThrowOrder) -> Result<Faces, ApparatusError> {
        let thrown = self.thrower.throw(usize::from(order.dice), order.jitter);
        let mut faces = Faces::new();
        for shown in thrown?.faces {
            let face = Face::new(shown.pips()).ok_or(ApparatusError::NoFace)?;
            let pushed = faces.push(face);
            pushed.map_err(|_| ApparatusError::Dice(order.dice.into()))?;
        }
        Ok(faces)
    }

    fn description(&self) -> String {
        // A description is numbers alone, which TOML can write.
        toml::to_string(self.thrower.spec()).unwrap_or_default()
    }
}
