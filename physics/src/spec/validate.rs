//! Intervals of single values.

use super::check::{LONGEST_NAME, LONGEST_TEXT, Place};
use super::error::{SpecError, SpecProblem};
use super::{
    BallastSpec, BaseSpec, Conflict, DieSpec, FORMAT, HandSpec, MachineSpec, MaterialsSpec,
    RodSpec, SurfaceSpec, TraySpec, TubeSpec, fit, stand, swing,
};

impl MachineSpec {
    /// Checks every value and every rule between values.
    ///
    /// A sound machine is finite, can be built from board and dice, rests on its rest stop when it
    /// is empty, pours into its tray, and returns.
    ///
    /// # Errors
    /// [`SpecError`] names the first field that is out of its interval or at odds with another.
    pub fn validate(&self) -> Result<(), SpecError> {
        self.check()
            .map_err(|problem| SpecError::new(None, problem))
    }

    pub(super) fn check(&self) -> Result<(), SpecProblem> {
        self.check_fields()?;
        fit::check(self)?;
        swing::check(self)?;
        stand::check(self)
    }

    fn check_fields(&self) -> Result<(), SpecProblem> {
        let top = Place::top();
        top.within("format", self.format, FORMAT..=FORMAT)?;
        top.text("name", &self.name, LONGEST_NAME)?;
        for (index, note) in self.notes.iter().enumerate() {
            top.text(&format!("notes[{index}]"), note, LONGEST_TEXT)?;
        }
        self.rod.check(&top.table("rod"))?;
        self.base.check(&top.table("base"))?;
        self.tray.check(&top.table("tray"))?;
        self.hand.check(&top.table("hand"))?;
        self.materials.check(&top.table("materials"))?;
        for (index, die) in self.die.iter().enumerate() {
            die.check(&top.element("die", index))?;
        }
        for (index, tube) in self.tube.iter().enumerate() {
            tube.check(&top.element("tube", index))?;
        }
        self.check_names()
    }

    /// Every tube can be named without doubt.
    fn check_names(&self) -> Result<(), SpecProblem> {
        let names = self
            .tube
            .each_ref()
            .map(|tube| tube.name.trim().to_lowercase());
        for (index, name) in names.iter().enumerate() {
            if let Some(first) = names[..index].iter().position(|other| other == name) {
                let name = &self.tube[first].name;
                return Err(SpecProblem::Conflict {
                    field: format!("tube[{index}].name"),
                    value: format!("{:?}", self.tube[index].name),
                    conflict: Conflict::TubeNameTwice {
                        first,
                        name: name.clone(),
                    },
                });
            }
        }
        Ok(())
    }
}

impl RodSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("diameter_m", self.diameter_m, 0.001..=0.05)?;
        at.within("friction", self.friction, 0.0..=2.0)?;
        at.text("source", &self.source, LONGEST_TEXT)
    }
}

impl BaseSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("gravity_m_per_s2", self.gravity_m_per_s2, 0.1..=30.0)?;
        at.within(
            "table_tilt_forward_rad",
            self.table_tilt_forward_rad,
            -0.5..=0.5,
        )?;
        at.within(
            "table_tilt_sideways_rad",
            self.table_tilt_sideways_rad,
            -0.5..=0.5,
        )?;
        at.within("frame_coupling", self.frame_coupling, 0.0..=1.0)?;
        at.within("frame_decay", self.frame_decay, 0.0..=1.0)?;
        at.text("source", &self.source, LONGEST_TEXT)
    }
}

impl TraySpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("rear_distance_m", self.rear_distance_m, 0.0..=1.0)?;
        at.within("length_m", self.length_m, 0.02..=2.0)?;
        at.within("width_m", self.width_m, 0.02..=2.0)?;
        at.within("wall_height_m", self.wall_height_m, 0.002..=1.0)?;
        at.within("floor_depth_m", self.floor_depth_m, 0.01..=2.0)
    }
}

impl HandSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("depth_m", self.depth_m, 0.0..=0.5)?;
        at.within("depth_spread_m", self.depth_spread_m, 0.0..=0.5)?;
        at.within("offset_spread_m", self.offset_spread_m, 0.0..=0.1)?;
        at.within("speed_m_per_s", self.speed_m_per_s, 0.0..=5.0)?;
        at.within("speed_spread_m_per_s", self.speed_spread_m_per_s, 0.0..=5.0)?;
        at.within(
            "spin_spread_rad_per_s",
            self.spin_spread_rad_per_s,
            0.0..=300.0,
        )
    }
}

impl MaterialsSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within(
            "board_density_kg_per_m3",
            self.board_density_kg_per_m3,
            50.0..=3000.0,
        )?;
        at.text("board_source", &self.board_source, LONGEST_TEXT)?;
        self.die_on_tube.check(&at.table("die_on_tube"))?;
        self.die_on_tray.check(&at.table("die_on_tray"))?;
        self.die_on_die.check(&at.table("die_on_die"))
    }
}

impl SurfaceSpec {
    pub(super) fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("friction", self.friction, 0.0..=2.0)?;
        at.within("restitution", self.restitution, 0.0..=1.0)?;
        at.text("source", &self.source, LONGEST_TEXT)
    }
}

impl DieSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("edge_m", self.edge_m, 0.003..=0.05)?;
        at.within("corner_radius_m", self.corner_radius_m, 0.0..=0.025)?;
        at.within(
            "density_kg_per_m3",
            self.density_kg_per_m3,
            100.0..=25_000.0,
        )?;
        match self.mass_kg {
            Some(mass) => at.within("mass_kg", mass, 1e-6..=1.0),
            None => Ok(()),
        }
    }
}

impl TubeSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.text("name", &self.name, LONGEST_NAME)?;
        at.within("sides", self.sides, 4..=12)?;
        at.within("bore_m", self.bore_m, 0.01..=0.2)?;
        at.within("wall_m", self.wall_m, 0.0002..=0.02)?;
        at.within("length_m", self.length_m, 0.03..=1.0)?;
        at.within("pivot_station_m", self.pivot_station_m, 0.0..=1.0)?;
        at.within("pivot_height_m", self.pivot_height_m, -0.1..=0.1)?;
        at.within("end_wall_station_m", self.end_wall_station_m, 0.0..=1.0)?;
        at.within("rest_angle_rad", self.rest_angle_rad, 0.0..=1.4)?;
        at.within(
            "front_stop_angle_rad",
            self.front_stop_angle_rad,
            -1.4..=-0.05,
        )?;
        self.ballast.check(&at.table("ballast"))
    }
}

impl BallastSpec {
    fn check(&self, at: &Place) -> Result<(), SpecProblem> {
        at.within("plates", self.plates, 0..=1000)?;
        at.within("plate_mass_kg", self.plate_mass_kg, 1e-5..=0.1)?;
        at.within("plate_thickness_m", self.plate_thickness_m, 1e-5..=0.02)?;
        at.within("plate_edge_m", self.plate_edge_m, 0.001..=0.2)?;
        at.within("station_m", self.station_m, 0.0..=1.0)?;
        at.within("height_m", self.height_m, -0.1..=0.1)
    }
}
