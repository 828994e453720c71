//! What tests of designs share.

use std::num::NonZeroUsize;

use kipp_calibration::fidelity::Fidelity;
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_physics::spec::MachineSpec;

pub fn crew(threads: usize) -> Crew {
    Crew::new(
        NonZeroUsize::new(threads).expect("it is sound"),
        Pace::of(Fidelity::Statics),
    )
}

pub fn study(knobs: &str) -> Study {
    let text = format!("format = 1\nname = \"test\"\n{knobs}");
    Study::of(
        StudyFile::from_toml(&text).expect("it is sound"),
        MachineSpec::builtin(),
    )
    .expect("it is sound")
}

pub const PLATES: &str = r#"
[[knob]]
field = "tube.*.ballast.plates"
from = 8
to = 20
step = 1
"#;
pub const STATION: &str = r#"
[[knob]]
field = "tube.*.ballast.station_m"
from = "16 mm"
to = "26 mm"
step = "1 mm"
tolerance = { plus_minus = "0.5 mm" }
"#;
