//! The port to the machine: what a game needs of it, in whole numbers.

use super::{ApparatusError, DropReport};
use crate::dice::{DieId, Size};

/// Tubes of the machine, and trays.
pub const TUBES: usize = 3;

/// An order to drop a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DropOrder {
    /// The tube, `0..TUBES`.
    pub tube: u8,
    /// Which die.
    pub die: DieId,
    /// Its size.
    pub size: Size,
    /// Seed of the hand's unsteadiness.
    pub jitter: u64,
}

/// An order to take a die out of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeOrder {
    /// The tray, `0..TUBES`.
    pub tray: u8,
    /// Which die.
    pub die: DieId,
}

/// A machine with three tipping tubes and a tray under each.
pub trait Apparatus {
    /// Drops a die into a held tube, lets go, and waits until everything lies still.
    ///
    /// # Errors
    /// When the order names a die that is already in the machine or a tube that does
    /// not exist, or when the machine does not come to rest.
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError>;

    /// Takes a die out of a tray.
    ///
    /// # Errors
    /// When the die does not lie in that tray.
    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError>;

    /// A hash of the machine's whole state.
    fn digest(&self) -> u64;
}
