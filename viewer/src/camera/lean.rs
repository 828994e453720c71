//! Over which trays the camera leans.

use bevy::prelude::*;
use kipp_physics::spec::TUBES;

/// Trays, by the places of their tubes.
pub type Bays = [bool; TUBES];

/// The trays that the camera looks into instead of at everything; `None` while it stands upright.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lean(pub Option<Bays>);
