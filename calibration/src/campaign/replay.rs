//! One case of a campaign again, and the commands that show it.

use std::path::Path;

use kipp_game::cli::drop::{self, letter};
use kipp_physics::{DieSize, MachineSpec};

use crate::fidelity::Fidelity;
use crate::fidelity::machine::{self, Fill};
use crate::model::Model;
use crate::plan::Plan;
use crate::row::Row;
use crate::study::Study;

/// A case that was run again.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Its row, the same as in the campaign.
    pub row: Row,
    /// The machine of the case.
    pub machine: MachineSpec,
    /// The case on the simulated machine, drop by drop; none if its values make no machine.
    pub fill: Option<Fill>,
    /// Seed of the hand that feeds the watched tube, as `kipp drop` takes it.
    pub hand_seed: u64,
}

impl Replay {
    /// Runs a case of a plan again.
    #[must_use]
    pub fn of(study: &Study, plan: &dyn Plan, fidelity: Fidelity, case: u64) -> Self {
        let model = Model::new(study, fidelity);
        let draw = plan.case(case);
        let machine = model.machine(&draw.point);
        Self {
            row: plan.run(&model, case),
            fill: machine::fill(&machine, model.plan(), draw.replicate).ok(),
            hand_seed: model.plan().hand_seed(draw.replicate),
            machine,
        }
    }

    /// Whether `kipp drop` sees all that moved the watched tube: no neighbour shook it before it
    /// tipped, and none tipped it.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.fill.as_ref().is_none_or(|fill| {
            let last = fill.releases.last().map(|release| release.tube);
            !fill.shaken && (fill.dice_at_tip.is_none() || last == Some(fill.tube))
        })
    }

    /// The `kipp drop` command that drops the same dice into the machine of a file.
    #[must_use]
    pub fn drop_command(&self, file: &Path) -> String {
        let tube = &self.machine.tube[usize::from(self.row.tube)].name;
        let sizes: &[DieSize] = self.fill.as_ref().map_or(&[], |fill| &fill.dice);
        drop::command(tube, sizes, self.hand_seed, Some(file))
    }

    /// The command that opens the machine of a file in the window's lab, and what to choose there.
    #[must_use]
    pub fn viewer_command(&self, file: &Path) -> String {
        format!(
            "kipp-viewer --lab {}",
            drop::option("--machine", &file.display().to_string())
        )
    }

    /// The dice as they are typed.
    #[must_use]
    pub fn sizes(&self) -> String {
        let sizes = self.fill.iter().flat_map(|fill| &fill.dice);
        sizes
            .map(|size| letter(*size))
            .collect::<Vec<_>>()
            .join(",")
    }
}
