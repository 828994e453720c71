//! The name of a machine's physical content.

use std::fmt;

use sha2::{Digest, Sha256};

use super::MachineSpec;

/// SHA-256 of a machine's numbers, shown as 64 hexadecimal digits.
///
/// Two machines with the same digest behave alike. Names, notes and sources do not count, nor do a
/// file's comments and layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpecDigest([u8; 32]);

impl fmt::Display for SpecDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl MachineSpec {
    /// The digest of this machine.
    ///
    /// The canonical form is the machine's TOML (fields in their declared order, numbers in their
    /// shortest exact notation) with every text emptied.
    #[must_use]
    pub fn digest(&self) -> SpecDigest {
        SpecDigest(Sha256::digest(self.without_texts().to_toml()).into())
    }

    fn without_texts(&self) -> Self {
        let mut bare = self.clone();
        bare.name.clear();
        bare.notes.clear();
        bare.rod.source.clear();
        bare.base.source.clear();
        let materials = &mut bare.materials;
        materials.board_source.clear();
        for surface in [
            &mut materials.die_on_tube,
            &mut materials.die_on_tray,
            &mut materials.die_on_die,
        ] {
            surface.source.clear();
        }
        bare.tube.iter_mut().for_each(|tube| tube.name.clear());
        bare
    }
}
