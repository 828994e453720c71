//! Dropping a die by hand.

use nalgebra::Vector3;
use serde::{Deserialize, Serialize};

use crate::draw::Draw;
use crate::spec::{DieSize, MachineSpec, TubeSpec};

/// The caller's name of a die, unique in a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DieId(pub u16);

/// One die let go at the mouth of one tube.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DieDrop {
    /// The tube, 0 to 2.
    pub tube: usize,
    /// The die's name.
    pub die: DieId,
    /// Its size.
    pub size: DieSize,
    /// How it leaves the hand.
    pub release: Release,
}

/// Pose and motion of a die as it leaves the hand, in the tube's own directions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Release {
    /// Distance of the die's centre behind the mouth plane, m.
    pub depth_m: f64,
    /// Offset from the tube's axis: across it (up when level) and along the rod, m.
    pub offset_m: [f64; 2],
    /// Orientation as a unit quaternion (x, y, z, w).
    pub orientation_xyzw: [f64; 4],
    /// Speed into the tube along its axis, m/s.
    pub speed_m_per_s: f64,
    /// Spin, rad/s.
    pub spin_rad_per_s: [f64; 3],
}

impl DieDrop {
    /// A drop with the spread of a person's hand; the same seed gives the same drop.
    ///
    /// # Panics
    /// If `tube` is not 0 to 2.
    #[must_use]
    pub fn by_hand(
        spec: &MachineSpec,
        tube: usize,
        die: DieId,
        size: DieSize,
        jitter_seed: u64,
    ) -> Self {
        let hand = &spec.hand;
        let mut draw = Draw::new(jitter_seed);
        let orientation_xyzw = draw.orientation();
        let free = (spec.tube[tube].bore_m - spec.die[size.index()].edge_m * 3f64.sqrt()) / 2.0;
        let reach = hand.offset_spread_m.min(free.max(0.0));
        let release = Release {
            depth_m: hand.depth_m + draw.spread(hand.depth_spread_m),
            offset_m: [draw.spread(reach), draw.spread(reach)],
            orientation_xyzw,
            speed_m_per_s: hand.speed_m_per_s + draw.spread(hand.speed_spread_m_per_s),
            spin_rad_per_s: std::array::from_fn(|_| draw.spread(hand.spin_spread_rad_per_s)),
        };
        Self {
            tube,
            die,
            size,
            release,
        }
    }

    /// The die's centre as it leaves the hand, in the frame of the tube it is dropped into, m.
    pub(crate) fn center(&self, tube: &TubeSpec) -> Vector3<f64> {
        let [across, along_rod] = self.release.offset_m;
        let mouth = tube.to_tube_frame(tube.length_m - self.release.depth_m, across);
        mouth + Vector3::z() * along_rod
    }

    /// The velocity in the tube's directions, m/s.
    pub(crate) fn velocity(&self) -> Vector3<f64> {
        Vector3::new(-self.release.speed_m_per_s, 0.0, 0.0)
    }
}
