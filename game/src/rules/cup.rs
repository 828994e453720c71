//! The port to a cup: dice that are really thrown, in whole numbers.

use super::ApparatusError;
use crate::dice::{Draws, Faces};

/// An order to throw dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrowOrder {
    /// Number of dice, at least one.
    pub dice: u8,
    /// Seed of the hand that shakes the cup.
    pub jitter: u64,
}

/// A cup with dice and a tray to throw them into.
pub trait Cup {
    /// Throws dice and reads them in their order when they lie still. The same order gives the same
    /// faces, whatever was thrown before.
    ///
    /// # Errors
    /// When the cup does not hold so many dice, or when a die shows no face.
    fn throw(&mut self, order: ThrowOrder) -> Result<Faces, ApparatusError>;

    /// Everything that the faces depend on beside the order, for a record: dice, cup and tray.
    fn description(&self) -> String;
}

/// A cup of whole numbers, for tests: openly no physics. Its faces are fair and come from the
/// order's jitter alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScriptedCup;

impl Cup for ScriptedCup {
    fn throw(&mut self, order: ThrowOrder) -> Result<Faces, ApparatusError> {
        let mut draws = Draws::from_seed(order.jitter);
        let mut faces = Faces::new();
        for _ in 0..order.dice {
            let pushed = faces.push(draws.face());
            pushed.map_err(|_| ApparatusError::Dice(order.dice.into()))?;
        }
        Ok(faces)
    }

    fn description(&self) -> String {
        "scripted".to_owned()
    }
}
