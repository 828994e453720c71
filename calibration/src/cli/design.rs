//! `kipp-calibrate design`: which values shall the free dimensions have?

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::{Found, Run};
use super::machine_out::MachineOut;
use crate::design::{DesignTable, answer, report, work};

#[derive(Debug, clap::Args)]
pub(super) struct Design {
    #[command(flatten)]
    run: Run,
    #[command(flatten)]
    machine_out: MachineOut,
}

impl Design {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(true, words)?;
        work(&study, words).map_err(Failure::input)?;
        self.machine_out.check(words)?;
        let table = DesignTable::of(&study);
        let bar = progress::bar(table.designs.into(), &say!(words, "design-progress"));
        let result = answer(&study, &table, &self.run.crew(&study), || bar.inc(1));
        bar.finish_and_clear();
        let mut machine = study.machine.clone();
        study.write(&result.best.point, &mut machine);
        self.machine_out.write(&machine, words)?;
        let report = report(&result, &study, &table, words);
        let found = Found {
            gap: None,
            options: Vec::new(),
            study: &study,
            doubts,
            endings: &result.endings,
            result: &result,
        };
        self.run.finish("design", report, found, words)
    }
}
