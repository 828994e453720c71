//! `kipp-calibrate fit`: what are the real parameters of a copy?

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kipp_game::cli::drop::{option, quoted};
use kipp_game::cli::failure::Failure;
use kipp_game::cli::words::{Words, say};
use kipp_game::cli::{progress, spec_fault};
use kipp_physics::spec::MachineSpec;
use serde::Serialize;

use super::analysing::{Gaps, WithGap, language_typed};
use super::campaign::crew;
use super::common::{MOST_THREADS, written};
use super::doubts::Doubts;
use super::machine_out::MachineOut;
use super::study_args::StudyArgs;
use crate::document::{DataFile, Origin, Report, text};
use crate::fidelity::Fidelity;
use crate::fit::{self, DataError, FitResult, FitTable, Measurement, Ranks};
use crate::plan::MonteCarlo;
use crate::source;
use crate::study::{Check, Study, gate};

/// Most repeated fits.
const MOST_RANKS: i64 = 1000;

#[derive(Debug, clap::Args)]
pub(super) struct Fit {
    #[command(flatten)]
    named: StudyArgs,
    /// Data files (CSV); those of the study if left out.
    #[arg(value_name = "DATA", display_order = 2)]
    data: Vec<PathBuf>,
    #[command(flatten)]
    machine_out: MachineOut,
    #[command(flatten)]
    gaps: Gaps,
    /// Simulated copies on which the fit is repeated.
    #[arg(long, default_value_t = 0, value_name = "N",
        value_parser = clap::value_parser!(u16).range(0..=MOST_RANKS))]
    ranks: u16,
    /// Number of threads; the answer does not depend on it. All cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
    /// Where the report goes.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Fit {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.study(words)?;
        let table = study.file.fit.clone().unwrap_or_default();
        let paths = self.paths(&study, &table);
        let inputs = [study.inputs(), paths.clone()].concat();
        self.machine_out.check(&inputs, words)?;
        let (data, files) = read(&paths, &study.machine, words)?;
        let result = fit::fit(&study, &data, &table.settings());
        let result = result.map_err(|error| Failure::input(error.said(&study, words)))?;
        let ranks = self.ranks(&study, &data, &table, &result, words)?;
        let mut report = fit::report(&study, &result, words);
        if let Some(ranks) = &ranks {
            let (sections, warnings) = fit::rank_sections(ranks, words);
            report.sections.extend(sections);
            report.warnings.extend(warnings);
        }
        // What was found is kept even where its machine cannot be.
        let kept = self.keep(&result, &mut report, words);
        let copy = study.with_machine(result.machine.clone());
        let gap = self
            .gaps
            .measure(&copy, &MonteCarlo::new(&copy), self.threads, words);
        report
            .sections
            .extend(gap.iter().map(|gap| gap.section(&copy, words)));
        doubts.add_to(&mut report, words);
        let mut text = text(&report, words);
        if let Some(folder) = &self.out {
            let origin = Origin::of(&study, self.command(&paths, words))
                .with_data(files, result.residuals.len() as u64);
            let result = WithRanks { result, ranks };
            let result = WithGap::new(&result, gap.as_ref());
            text += &written(folder, &report, &origin, &result, words)?;
        }
        kept.map(|()| text)
    }

    /// Where the truth lies in repeated fits, if that is asked.
    fn ranks(
        &self,
        study: &Study,
        data: &[Measurement],
        table: &FitTable,
        result: &FitResult,
        words: &Words,
    ) -> Result<Option<Ranks>, Failure> {
        if self.ranks == 0 {
            return Ok(None);
        }
        let bar = progress::bar(self.ranks.into(), &say!(words, "ranks-fits"));
        let asked = (result, self.ranks.into());
        let settings = table.settings();
        let found = crew(self.threads, Fidelity::Statics)
            .within(|| fit::ranks(study, data, &settings, asked, || bar.inc(1)));
        bar.finish_and_clear();
        let found = found.map_err(|error| Failure::input(error.said(study, words)))?;
        Ok(Some(found))
    }

    /// Writes the fitted machine, if it is wanted and can be built.
    fn keep(&self, result: &FitResult, report: &mut Report, words: &Words) -> Result<(), Failure> {
        match self.machine_out.path() {
            None => Ok(()),
            Some(path) => {
                let machine = sound(result, path, words)?;
                self.machine_out.keep(&machine, report, words)
            }
        }
    }

    /// The study, and what its checks found. Whether a knob changes anything, and which knobs go
    /// together, depends on what was measured: the fit itself looks at that.
    fn study(&self, words: &Words) -> Result<(Study, Doubts), Failure> {
        let study = self.named.load(words)?;
        let own = [Check::KnobMoves, Check::ToldApart];
        let although = [own.as_slice(), &self.named.although].concat();
        let mut findings = gate(&study, &although, words)?;
        findings.retain(|it| !own.contains(&it.check()));
        let doubts = Doubts::of(&findings, |_| true, words);
        Ok((study, doubts))
    }

    fn paths(&self, study: &Study, table: &FitTable) -> Vec<PathBuf> {
        match self.data.is_empty() {
            false => self.data.clone(),
            true => table.files(&study.path),
        }
    }

    /// The command as it is typed again.
    fn command(&self, paths: &[PathBuf], words: &Words) -> String {
        let named = |path: &PathBuf| path.display().to_string();
        let mut typed = vec!["kipp-calibrate fit".to_owned(), self.named.typed()];
        typed.extend(paths.iter().map(|path| quoted(&named(path))));
        typed.extend(self.named.options());
        typed.extend(self.gaps.typed());
        let ranks = (self.ranks > 0).then(|| option("--ranks", &self.ranks.to_string()));
        typed.extend(ranks);
        typed.extend(self.machine_out.typed());
        typed.extend(self.out.as_ref().map(|path| option("--out", &named(path))));
        typed.push(language_typed(words));
        typed.join(" ")
    }
}

/// What a fit found, and what repeated fits say of it.
#[derive(Serialize)]
struct WithRanks {
    #[serde(flatten)]
    result: FitResult,
    #[serde(skip_serializing_if = "Option::is_none")]
    ranks: Option<Ranks>,
}

/// All measurements, and their files. One that counts twice makes intervals too narrow: so no file is
/// read twice, nor one that is a copy of another.
fn read(
    paths: &[PathBuf],
    machine: &MachineSpec,
    words: &Words,
) -> Result<(Vec<Measurement>, Vec<DataFile>), Failure> {
    let (mut all, mut files) = (Vec::new(), Vec::new());
    let mut seen: BTreeMap<String, (PathBuf, String)> = BTreeMap::new();
    for path in paths {
        let named = path.display().to_string();
        let refused = |error: DataError| Failure::input(error.said(words));
        let text = fit::data_text(path).map_err(refused)?;
        all.extend(fit::parse(&named, &text, machine).map_err(refused)?);
        let real = fs::canonicalize(path).unwrap_or_else(|_| path.clone());
        let digest = source::digest(text.as_bytes());
        match seen.insert(digest.clone(), (real.clone(), named.clone())) {
            None => files.push(DataFile {
                file: named,
                digest,
            }),
            Some((before, _)) if before == real => {
                return Err(Failure::input(say!(words, "fit-data-twice", path = named)));
            }
            Some((_, other)) => {
                let refusal = say!(words, "fit-data-copied", path = named, other = other);
                return Err(Failure::input(refusal));
            }
        }
    }
    Ok((all, files))
}

/// The fitted machine with a note of what was fitted, if it can be built.
fn sound(result: &FitResult, path: &Path, words: &Words) -> Result<MachineSpec, Failure> {
    let spec = noted(result, words);
    if let Err(mut error) = spec.validate() {
        error.origin = Some(say!(words, "fit-machine"));
        let cause = spec_fault::said(&error, words);
        return Err(Failure::input(say!(
            words,
            "fit-machine-unsound",
            path = path.display().to_string(),
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
