//! What tests of campaigns share.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use kipp_calibration::campaign::{CASES, Campaign, Ending, Fault, Shard, merge};
use kipp_calibration::plan::MonteCarlo;
use kipp_calibration::study::{Study, StudyFile};
use kipp_calibration::sweep::{Crew, Pace};
use kipp_game::cli::words::Language;
use kipp_physics::spec::MachineSpec;
use tempfile::TempDir;

const KNOBS: &str = "[[knob]]\nfield = \"rod.friction\"\ntolerance = { plus_minus = 0.1 }\n\
                     [[knob]]\nfield = \"tube.*.ballast.plate_mass_kg\"\ntolerance = { plus_minus = \"10 %\" }\n";

pub fn study_of(seed: u64, cases: &str) -> Study {
    let text = format!("format = 1\nname = \"laws\"\nseed = {seed}\n[cases]\n{cases}\n{KNOBS}");
    let file = StudyFile::from_toml(&text).expect("the study is sound");
    Study::of(file, MachineSpec::builtin()).expect("the study fits the machine")
}

pub fn study() -> Study {
    study_of(4, "number = 500")
}

/// Small blocks, so that even short runs have many.
pub fn crew(threads: usize) -> Crew {
    let pace = Pace { block: 7, grain: 2 };
    Crew::new(NonZeroUsize::new(threads).expect("some"), pace)
}

pub fn run_in(
    folder: &Path,
    study: &Study,
    shard: Option<Shard>,
    threads: usize,
) -> Result<Ending, Fault> {
    let plan = MonteCarlo::new(study);
    let campaign = Campaign::new(study, &plan, study.fidelity);
    campaign.run(folder, shard, &crew(threads), |_| (), || ())
}

pub fn merge_in(folder: &Path, study: &Study) -> Result<Ending, Fault> {
    let plan = MonteCarlo::new(study);
    merge(folder, &Campaign::new(study, &plan, study.fidelity), || ())
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

pub fn cases(folder: &Path) -> String {
    fs::read_to_string(folder.join(CASES)).expect("all cases are there")
}

pub fn whole(study: &Study) -> String {
    let folder = folder();
    run_in(folder.path(), study, None, 1).expect("it runs");
    cases(folder.path())
}

pub fn shards(folder: &Path, study: &Study, of: u32) {
    for shard in Shard::all(of) {
        run_in(folder, study, Some(shard), 2).expect("it runs");
    }
}

pub fn said(fault: &Fault) -> String {
    fault.said(&kipp_calibration::words::words(Language::English))
}
