//! `kipp-calibrate fit`: what are the real parameters of a copy?

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use kipp_game::cli::failure::Failure;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, say};
use kipp_physics::spec::MachineSpec;

use super::doubts::Doubts;
use super::machine_out::MachineOut;
use crate::document::{self, Origin, text};
use crate::fit::{self, FitResult, FitTable, Measurement};
use crate::study::{Check, Study, gate};

#[derive(Debug, clap::Args)]
pub(super) struct Fit {
    /// The study file (TOML).
    #[arg(value_name = "STUDY")]
    study: PathBuf,
    /// Data files (CSV); those of the study if left out.
    #[arg(value_name = "DATA")]
    data: Vec<PathBuf>,
    /// A machine file in place of the study's.
    #[arg(long, value_name = "FILE")]
    machine: Option<PathBuf>,
    /// Run although this check fails.
    #[arg(long, value_enum, value_name = "CHECK")]
    although: Vec<Check>,
    #[command(flatten)]
    machine_out: MachineOut,
    /// Where the report goes.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Fit {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        self.machine_out.check(words)?;
        let (study, doubts) = self.study(words)?;
        let table = study.file.fit.clone().unwrap_or_default();
        let paths = self.paths(&table);
        let data = read(&paths, &study.machine, words)?;
        let result = fit::fit(&study, &data, &table.settings());
        let result = result.map_err(|error| Failure::input(error.said(words)))?;
        let mut report = fit::report(&study, &result, words);
        doubts.add_to(&mut report);
        let mut answer = text(&report, words);
        if let Some(folder) = &self.out {
            let files = paths
                .iter()
                .map(|path| path.display().to_string())
                .collect();
            let origin = Origin::of(&study, self.command(&paths))
                .with_data(files, result.residuals.len() as u64);
            document::write(folder, &report, &origin, &result, words)
                .map_err(|error| error.said(words))?;
        }
        if let Some(path) = self.machine_out.path() {
            let machine = sound(&result, words)?;
            self.machine_out.write(&machine, words)?;
            let path = path.display().to_string();
            answer += &format!("\n{}\n", say!(words, "fit-machine-written", path = path));
        }
        Ok(answer)
    }

    /// The study, and what its checks found. Whether a knob changes anything, and which knobs go
    /// together, depends on what was measured: the fit itself looks at that.
    fn study(&self, words: &Words) -> Result<(Study, Doubts), Failure> {
        let study = Study::load(&self.study, self.machine.as_deref());
        let study = study.map_err(|error| Failure::input(error.said(words)))?;
        let own = [Check::KnobMoves, Check::ToldApart];
        let although = [own.as_slice(), &self.although].concat();
        let mut findings = gate(&study, &although, words)?;
        findings.retain(|it| !own.contains(&it.check()));
        let doubts = Doubts::of(&findings, |_| true, words);
        Ok((study, doubts))
    }

    fn paths(&self, table: &FitTable) -> Vec<PathBuf> {
        let folder = self.study.parent().unwrap_or(Path::new(""));
        match self.data.is_empty() {
            false => self.data.clone(),
            true => table.data.iter().map(|path| folder.join(path)).collect(),
        }
    }

    fn command(&self, paths: &[PathBuf]) -> String {
        let mut words = vec![
            OsStr::new("kipp-calibrate"),
            OsStr::new("fit"),
            self.study.as_os_str(),
        ];
        words.extend(paths.iter().map(|path| path.as_os_str()));
        let named = [("--machine", &self.machine), ("--out", &self.out)];
        for (option, path) in named {
            if let Some(path) = path {
                words.extend([OsStr::new(option), path.as_os_str()]);
            }
        }
        let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
        words.join(" ")
    }
}

fn read(
    paths: &[PathBuf],
    machine: &MachineSpec,
    words: &Words,
) -> Result<Vec<Measurement>, Failure> {
    let mut all = Vec::new();
    let mut seen = BTreeSet::new();
    for path in paths {
        // A measurement that counts twice makes intervals too narrow.
        if !seen.insert(fs::canonicalize(path).unwrap_or_else(|_| path.clone())) {
            let path = path.display().to_string();
            return Err(Failure::input(say!(words, "fit-data-twice", path = path)));
        }
        let found = fit::measurements(path, machine);
        all.extend(found.map_err(|error| Failure::input(error.said(words)))?);
    }
    Ok(all)
}

/// The fitted machine with a note of what was fitted, if it can be built.
fn sound(result: &FitResult, words: &Words) -> Result<MachineSpec, Failure> {
    let spec = noted(result, words);
    if let Err(mut error) = spec.validate() {
        error.origin = Some(say!(words, "fit-machine"));
        let cause = spec_fault::said(&error, words);
        return Err(Failure::input(say!(
            words,
            "fit-machine-unsound",
            cause = cause
        )));
    }
    Ok(spec)
}

fn noted(result: &FitResult, words: &Words) -> MachineSpec {
    let mut spec = result.machine.clone();
    let fields = result.parameters.iter().map(|it| it.field.as_str());
    let fields = fields.collect::<Vec<_>>().join(", ");
    spec.notes.push(say!(
        words,
        "fit-machine-note",
        count = result.residuals.len(),
        fields = fields
    ));
    spec
}
