//! `kipp-calibrate design`: which values shall the free dimensions have?

use kipp_game::cli::failure::Failure;
use kipp_game::cli::progress;
use kipp_game::cli::words::{Words, say};

use super::analysing::{Found, Gaps, Run};
use super::machine_out::MachineOut;
use crate::design::{Answer, DesignTable, answer, report, work};
use crate::fidelity::discrepancy::Ground;
use crate::plan::MonteCarlo;

#[derive(Debug, clap::Args)]
pub(super) struct Design {
    #[command(flatten)]
    run: Run,
    #[command(flatten)]
    machine_out: MachineOut,
    #[command(flatten)]
    gaps: Gaps,
}

impl Design {
    pub(super) fn answer(&self, words: &Words) -> Result<String, Failure> {
        let (study, doubts) = self.run.study(true, words)?;
        work(&study, words).map_err(Failure::input)?;
        self.machine_out.check(&study.inputs(), words)?;
        let table = DesignTable::of(&study);
        let bar = progress::bar(table.designs.into(), &say!(words, "design-progress"));
        let result = answer(&study, &table, &self.run.crew(&study), || bar.inc(1));
        bar.finish_and_clear();
        let mut machine = study.machine.clone();
        study.write(&result.best.point, &mut machine);
        let mut report = report(&result, &study, &table, words);
        let kept = self.machine_out.keep(&machine, &mut report, words);
        let built = study.with_machine(machine);
        let plan = MonteCarlo::new(&built);
        let gaps = self.gaps.typed();
        let found = Found {
            gap: self
                .gaps
                .of(&built, &plan, ground(&result), &self.run, words),
            options: self.machine_out.typed().into_iter().chain(gaps).collect(),
            study: &study,
            doubts,
            endings: &result.endings,
            result: &result,
        };
        let told = self.run.finish("design", report, found, words)?;
        // The answer is worth hours: it is kept even where the machine could not be.
        kept.map(|()| told)
    }
}

/// A design that was found by statics was judged on the machine.
const fn ground(result: &Answer) -> Ground {
    match result.best.machine {
        Some(_) => Ground::Machine,
        None => Ground::Share(result.best.searched.in_band),
    }
}
