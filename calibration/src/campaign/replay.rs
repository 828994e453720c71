//! One case of a campaign again, and the commands that show it.

use std::path::Path;

use kipp_game::cli::drop::{self, Cast, MOST_DICE};
use kipp_physics::MachineSpec;

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
    /// Seed of the hand, as `kipp drop` takes it.
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

    /// The dice of the case, as many as `kipp drop` takes.
    #[must_use]
    pub fn casts(&self) -> Vec<Cast> {
        let releases = self.fill.iter().flat_map(|fill| &fill.releases);
        let casts = releases.map(|release| Cast {
            tube: release.tube,
            size: release.die,
        });
        casts.take(MOST_DICE).collect()
    }

    /// Whether there are more dice than `kipp drop` takes.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        let releases = self.fill.iter().map(|fill| fill.releases.len());
        releases.sum::<usize>() > MOST_DICE
    }

    /// The `kipp drop` command that drops the same dice into the machine of a file.
    #[must_use]
    pub fn drop_command(&self, file: &Path) -> String {
        format!("kipp drop {}", self.arguments(file))
    }

    /// The command that drops the same dice in the window's lab.
    #[must_use]
    pub fn viewer_command(&self, file: &Path) -> String {
        format!("kipp-viewer --lab {}", self.arguments(file))
    }

    fn arguments(&self, file: &Path) -> String {
        let watched = usize::from(self.row.tube);
        drop::arguments(
            &self.machine,
            watched,
            &self.casts(),
            self.hand_seed,
            Some(file),
        )
    }
}
