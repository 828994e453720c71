//! What tests of studies share.

use std::path::Path;

use kipp_calibration::study::{Study, StudyFile};
use kipp_physics::spec::MachineSpec;

pub const GOOD: &str = r#"format = 1
name = "good"
machine = "default"
seed = 7
fidelity = "statics"

[goal]
tubes = ["copper", "gold"]
first_die = 4
last_die = 5

[dice]
which = "box"
neighbours = "empty"

[cases]
number = 50
half_width = "1 %"

[[knob]]
field = "rod.friction"
from = 0.2
to = "40 %"
tolerance = { kind = "uniform", plus_minus = "5 %" }

[[knob]]
field = "tube.*.ballast.plates"
from = 14
to = 16
step = 1
"#;

pub fn study(text: &str) -> Study {
    let file = StudyFile::from_toml(text).expect("a study file");
    Study::of(file, MachineSpec::builtin()).expect("a study")
}

pub fn text(path: &Path) -> &str {
    path.to_str().expect("a UTF-8 path")
}
