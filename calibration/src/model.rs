//! The one function that every analysis asks: what does this machine do with these dice?

use kipp_physics::spec::MachineSpec;

use crate::fidelity::Fidelity;
use crate::fidelity::plan::FillPlan;
use crate::replicate::Replicate;
use crate::row::{Row, Status};
use crate::study::Study;

/// A study's machine as a function of its knobs.
#[derive(Clone, Debug)]
pub struct Model<'study> {
    study: &'study Study,
    fidelity: Fidelity,
    plan: FillPlan,
}

impl<'study> Model<'study> {
    /// The model of a study, worked out in this way.
    #[must_use]
    pub fn new(study: &'study Study, fidelity: Fidelity) -> Self {
        Self {
            study,
            fidelity,
            plan: FillPlan {
                neighbours: study.neighbours,
                only_size: study.dice.only_size(),
                tubes: study.goal.tubes.clone(),
                seed: study.seed,
            },
        }
    }

    /// The study.
    #[must_use]
    pub const fn study(&self) -> &'study Study {
        self.study
    }

    /// How fills are worked out.
    #[must_use]
    pub const fn fidelity(&self) -> Fidelity {
        self.fidelity
    }

    /// What the fills are made of.
    #[must_use]
    pub const fn plan(&self) -> &FillPlan {
        &self.plan
    }

    /// The machine with one value for each knob, in SI units.
    #[must_use]
    pub fn machine(&self, point: &[f64]) -> MachineSpec {
        let mut spec = self.study.machine.clone();
        self.study.write(point, &mut spec);
        spec
    }

    /// Fills one tube of the machine at `point`, which has one value for each knob in SI units.
    ///
    /// The same replicate drops the same dice into every machine, so that two machines differ by what
    /// they are and not by their luck. What fails is a row too. The row's case is the number of its
    /// dice, until a plan says otherwise.
    #[must_use]
    pub fn evaluate(&self, point: &[f64], replicate: impl Into<Replicate>) -> Row {
        let replicate = replicate.into();
        let mut row = if point.iter().all(|value| value.is_finite()) {
            self.fidelity
                .fill(&self.machine(point), &self.plan, replicate)
        } else {
            Row::without_dice(Status::NotFinite, self.plan.tube_number(replicate.dice))
        };
        row.case = replicate.dice;
        row.point = point.to_vec();
        row
    }
}
