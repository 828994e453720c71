//! Rows that no run of their case can have given.

use kipp_game::cli::words::Words;

use super::Campaign;
use crate::fidelity::Fidelity;
use crate::fidelity::statics::letter;
use crate::model::Model;
use crate::pool::OF_EACH_SIZE;
use crate::row::{Row, Status};

/// Why a row cannot be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// It watched another tube than its case does.
    Tube,
    /// Its values are not those of its case.
    Point,
    /// No such dice can have been dropped.
    Dice,
    /// It tipped with more dice than were dropped.
    Tip,
    /// Its ending and the rest of it contradict each other.
    Ending,
}

impl Oddity {
    /// The reason in words.
    #[must_use]
    pub fn said(self, words: &Words) -> String {
        words.text(match self {
            Self::Tube => "sweep-odd-tube",
            Self::Point => "sweep-odd-point",
            Self::Dice => "sweep-odd-dice",
            Self::Tip => "sweep-odd-tip",
            Self::Ending => "sweep-odd-ending",
        })
    }
}

impl Campaign<'_> {
    /// Why the row of a case cannot be true; none if it can.
    #[must_use]
    pub fn oddity(&self, row: &Row) -> Option<Oddity> {
        let draw = self.plan().case(row.case);
        let model = Model::new(self.study(), self.fidelity());
        let is_same = |(one, other): (&f64, &f64)| one.to_bits() == other.to_bits();
        let is_point =
            row.point.len() == draw.point.len() && row.point.iter().zip(&draw.point).all(is_same);
        let tube = model.plan().tube_number(draw.replicate.dice);
        if row.tube != tube {
            Some(Oddity::Tube)
        } else if !is_point {
            Some(Oddity::Point)
        } else if !self.can_drop(&row.dice) {
            Some(Oddity::Dice)
        } else if !has_possible_tip(row) {
            Some(Oddity::Tip)
        } else {
            (!is_consistent(row, self.fidelity())).then_some(Oddity::Ending)
        }
    }

    /// Whether the box holds such dice.
    fn can_drop(&self, dice: &str) -> bool {
        let only = self.study().dice.only_size().map(letter);
        let count = |size: char| dice.chars().filter(|it| *it == size).count();
        let of = ['s', 'm', 'l'].map(count);
        let is_held = of.iter().all(|count| *count <= usize::from(OF_EACH_SIZE));
        let is_wanted = only.is_none_or(|size| count(size) == dice.len());
        is_held && is_wanted && of.iter().sum::<usize>() == dice.len()
    }
}

/// A tube tips with no more dice than were dropped into it.
fn has_possible_tip(row: &Row) -> bool {
    row.dice_to_tip
        .is_none_or(|at| at as usize <= row.dice.len())
}

/// Whether what the row says goes together.
fn is_consistent(row: &Row, fidelity: Fidelity) -> bool {
    let tipped = row.dice_to_tip.is_some();
    let ending = match row.status {
        Status::Ok => tipped && row.torque_to_tip_mnm.is_some(),
        Status::NeverTipped | Status::Jammed | Status::Unbuildable => !tipped,
        Status::TimedOut | Status::NotFinite => true,
    };
    let torque = row.torque_to_tip_mnm;
    let is_torque = torque.is_none_or(|torque| tipped && torque.is_finite());
    let knows = [row.emptied, row.second_tube].map(|it| it.is_some());
    let is_knowing = match fidelity {
        Fidelity::Statics => knows == [false; 2] && !row.hanging,
        Fidelity::Machine => knows == [tipped; 2],
    };
    ending && is_torque && is_knowing
}
