//! A cup, the dice in it and the tray they are thrown into.

use serde::{Deserialize, Serialize};

use super::check::Place;
use super::error::{SpecError, SpecProblem};
use super::{Conflict, DieSize, MachineSpec, SurfaceSpec};

/// Most dice in one throw.
pub const MOST_THROWN: usize = 24;

/// How dice are thrown from a cup into a tray. All quantities are SI.
///
/// The cup is a hollow prism closed at its bottom. A hand covers its mouth, shakes it, uncovers it,
/// swings it over and takes it away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowSpec {
    /// Gravity, m/s².
    pub gravity_m_per_s2: f64,
    /// The dice, all alike.
    pub die: ThrownDieSpec,
    /// The tray.
    pub tray: ThrowTraySpec,
    /// The cup and the hand that throws it.
    pub cup: CupSpec,
    /// A die on the inside of the cup.
    pub die_on_cup: SurfaceSpec,
    /// A die on tray or table.
    pub die_on_tray: SurfaceSpec,
    /// A die on a die.
    pub die_on_die: SurfaceSpec,
}

/// A die that is thrown: a cuboid with rounded edges, a cube unless it is meant to be unfair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrownDieSpec {
    /// Widths over all, m: between the faces 1 and 6, 2 and 5, 3 and 4.
    pub edges_m: [f64; 3],
    /// Radius of the rounded edges and corners, m; it counts in mass and inertia.
    pub corner_radius_m: f64,
    /// Density of the material, kg/m³.
    pub density_kg_per_m3: f64,
}

/// The tray: a flat floor with four walls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowTraySpec {
    /// Inside length along the throw, m.
    pub length_m: f64,
    /// Inside width across it, m.
    pub width_m: f64,
    /// Height of the walls over the floor, m.
    pub wall_height_m: f64,
}

/// The cup and how it is moved; a throw's seed varies the motion by up to `spread`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupSpec {
    /// Number of panels round the cup.
    pub sides: u8,
    /// Width between opposite panels, m.
    pub bore_m: f64,
    /// Inside depth, m.
    pub depth_m: f64,
    /// Height of the cup's middle over the tray's floor, m.
    pub height_m: f64,
    /// Number of shakes under the covering hand.
    pub shakes: u8,
    /// Shakes in a second, Hz.
    pub shake_hz: f64,
    /// How far a shake lifts the cup, m.
    pub shake_lift_m: f64,
    /// How far a shake rocks the cup to either side, rad.
    pub shake_rock_rad: f64,
    /// Angle by which the cup is swung over, rad: more than a right angle empties it.
    pub swing_rad: f64,
    /// Time of that swing, s.
    pub swing_time_s: f64,
    /// Speed of the cup along the tray at the end of the swing, m/s.
    pub speed_m_per_s: f64,
    /// By how much a throw's motion differs from these values, as a share.
    pub spread: f64,
}

/// Room that a die in the cup takes before it is shaken, in edges: across and along the cup.
pub(crate) const SLOT_WIDTH: f64 = 1.5;
pub(crate) const SLOT_HEIGHT: f64 = 1.35;
/// Dice that lie beside each other in the cup.
pub(crate) const SLOTS_IN_LAYER: usize = 7;

impl ThrowSpec {
    /// The machine's medium dice and its surfaces. Sizes of cup and tray are assumed and grow with
    /// the dice: for edges of 15.5 mm a cup 78 mm wide and a tray of 24 cm by 20 cm.
    #[must_use]
    pub fn of_machine(machine: &MachineSpec) -> Self {
        let die = &machine.die[DieSize::Medium.index()];
        let materials = &machine.materials;
        Self {
            gravity_m_per_s2: machine.base.gravity_m_per_s2,
            die: ThrownDieSpec {
                edges_m: [die.edge_m; 3],
                corner_radius_m: die.corner_radius_m,
                density_kg_per_m3: die.density_kg_per_m3,
            },
            tray: ThrowTraySpec {
                length_m: 15.5 * die.edge_m,
                width_m: 13.0 * die.edge_m,
                wall_height_m: 4.0 * die.edge_m,
            },
            cup: CupSpec::for_dice_of(die.edge_m),
            die_on_cup: materials.die_on_tube.clone(),
            die_on_tray: materials.die_on_tray.clone(),
            die_on_die: materials.die_on_die.clone(),
        }
    }

    /// The throw with the default machine's dice.
    #[must_use]
    pub fn builtin() -> Self {
        Self::of_machine(&MachineSpec::builtin())
    }

    /// Checks every value and every rule between values.
    ///
    /// # Errors
    /// [`SpecError`] names the first field that is out of its interval or at odds with another.
    pub fn validate(&self) -> Result<(), SpecError> {
        self.check()
            .map_err(|problem| SpecError::new(None, problem))
    }

    fn check(&self) -> Result<(), SpecProblem> {
        let top = Place::top();
        top.within("gravity_m_per_s2", self.gravity_m_per_s2, 0.1..=30.0)?;
        self.die.check(&top.table("die"))?;
        self.tray.check(&top.table("tray"), self.die.largest_m())?;
        self.cup.check(&top.table("cup"), self.die.largest_m())?;
        self.die_on_cup.check(&top.table("die_on_cup"))?;
        self.die_on_tray.check(&top.table("die_on_tray"))?;
        self.die_on_die.check(&top.table("die_on_die"))
    }
}

impl ThrownDieSpec {
    /// The largest width, m.
    #[must_use]
    pub fn largest_m(&self) -> f64 {
        self.edges_m.iter().copied().fold(0.0, f64::max)
    }

    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        for (axis, edge) in self.edges_m.iter().enumerate() {
            at.within(&format!("edges_m[{axis}]"), *edge, 0.003..=0.05)?;
        }
        at.within("corner_radius_m", self.corner_radius_m, 0.0..=0.025)?;
        at.within(
            "density_kg_per_m3",
            self.density_kg_per_m3,
            100.0..=25_000.0,
        )?;
        let least = self.edges_m.iter().copied().fold(f64::MAX, f64::min);
        at.rule(
            self.corner_radius_m <= 0.45 * least,
            "corner_radius_m",
            self.corner_radius_m,
            || Conflict::DieTooRound { edge_m: least },
        )
    }
}

impl ThrowTraySpec {
    fn check(&self, at: &Place, edge_m: f64) -> Result<(), SpecProblem> {
        at.within("length_m", self.length_m, 0.02..=2.0)?;
        at.within("width_m", self.width_m, 0.02..=2.0)?;
        at.within("wall_height_m", self.wall_height_m, 0.002..=1.0)?;
        let (least, widths) = (
            8.0 * edge_m,
            [("length_m", self.length_m), ("width_m", self.width_m)],
        );
        for (key, value) in widths {
            at.rule(value >= least, key, value, || Conflict::ThrowTrayTooSmall {
                edge_m,
            })?;
        }
        Ok(())
    }
}

impl CupSpec {
    /// A cup for dice of this edge: five edges wide, six deep, shaken thrice.
    #[must_use]
    pub fn for_dice_of(edge_m: f64) -> Self {
        Self {
            sides: 8,
            bore_m: 5.0 * edge_m,
            depth_m: 6.0 * edge_m,
            height_m: 9.0 * edge_m,
            shakes: 3,
            shake_hz: 8.0,
            shake_lift_m: 0.04,
            shake_rock_rad: 0.4,
            swing_rad: 2.2,
            swing_time_s: 0.2,
            speed_m_per_s: 0.8,
            spread: 0.15,
        }
    }

    fn check(&self, at: &Place, edge_m: f64) -> Result<(), SpecProblem> {
        at.within("sides", self.sides, 4..=12)?;
        at.within("bore_m", self.bore_m, 0.01..=0.5)?;
        at.within("depth_m", self.depth_m, 0.01..=0.5)?;
        at.within("height_m", self.height_m, 0.01..=1.0)?;
        at.within("shakes", self.shakes, 0..=50)?;
        at.within("shake_hz", self.shake_hz, 1.0..=12.0)?;
        at.within("shake_lift_m", self.shake_lift_m, 0.0..=0.2)?;
        at.within("shake_rock_rad", self.shake_rock_rad, 0.0..=1.0)?;
        at.within("swing_rad", self.swing_rad, 0.0..=3.2)?;
        at.within("swing_time_s", self.swing_time_s, 0.05..=2.0)?;
        at.within("speed_m_per_s", self.speed_m_per_s, 0.0..=3.0)?;
        at.within("spread", self.spread, 0.0..=0.5)?;
        self.check_room(at, edge_m)
    }

    /// All dice find a place in the cup, and under it.
    fn check_room(&self, at: &Place, edge_m: f64) -> Result<(), SpecProblem> {
        let layers = MOST_THROWN.div_ceil(SLOTS_IN_LAYER) as f64;
        let (width, depth) = (3.0 * SLOT_WIDTH * edge_m, layers * SLOT_HEIGHT * edge_m);
        let height = self.bore_m.hypot(self.depth_m) / 2.0 + 2.0 * edge_m;
        at.rule(self.bore_m >= width, "bore_m", self.bore_m, || {
            Conflict::CupTooNarrow {
                least_m: width,
                edge_m,
            }
        })?;
        at.rule(self.depth_m >= depth, "depth_m", self.depth_m, || {
            Conflict::CupTooShallow {
                least_m: depth,
                edge_m,
            }
        })?;
        at.rule(self.height_m >= height, "height_m", self.height_m, || {
            Conflict::CupTooLow {
                least_m: height,
                edge_m,
            }
        })
    }
}
