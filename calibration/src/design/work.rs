//! What a design study has to do, or why it cannot be answered.

use kipp_game::cli::words::{Words, say};

use super::answer::{ALONG, SIMULATED, sides};
use super::grid::Grid;
use super::judge::{fills_of, fills_of_shares};
use super::table::{Aim, DesignTable};
use crate::fidelity::Fidelity;
use crate::study::{Fills, Study};

/// The most fills that a search, its confirmation and its pictures make.
///
/// # Errors
/// The sentence why the study cannot be answered.
pub fn work(study: &Study, words: &Words) -> Result<Fills, String> {
    let table = DesignTable::of(study);
    let refused = |fault: String| Err(study.refused(&fault));
    if !study.knobs.iter().any(|knob| knob.is_free) {
        return refused(say!(words, "design-no-knob"));
    }
    if table.has_few_copies() {
        let (copies, fills) = (DesignTable::FEWEST_COPIES, DesignTable::FEWEST_FILLS);
        return refused(say!(
            words,
            "design-few-copies",
            copies = copies,
            fills = fills
        ));
    }
    if !table.also.is_empty() && study.fidelity != Fidelity::Machine {
        return refused(say!(words, "design-needs-machine"));
    }
    let each = fills_of(study, &table);
    let searched = each.saturating_mul(designs(study, &table));
    // The machine as it is and the design that was found.
    let worst = if table.aim == Aim::WorstDecile {
        each
    } else {
        0
    };
    let confirmed = 2 * (fills_of_shares(study, table.fills) + worst);
    let judged = searched.saturating_add(confirmed);
    let simulated = match study.fidelity {
        Fidelity::Statics => 2 * fills_of_shares(study, table.fills.min(SIMULATED)),
        Fidelity::Machine => 0,
    };
    Ok(Fills::of(study.fidelity, judged).and(Fills::of(Fidelity::Machine, simulated)))
}

/// Designs that are judged at most: those of the search, and those that only the pictures show.
fn designs(study: &Study, table: &DesignTable) -> u64 {
    let grid = Grid::new(study);
    let most = u64::from(table.designs);
    let free = grid.knobs().len() as u64;
    let map = if free < 2 {
        0
    } else {
        // The design that was found may lie between the places.
        let sides = sides(&grid, table).map(|side| u64::from(side) + 1);
        sides[0] * sides[1]
    };
    let with_pictures = most + free * u64::from(ALONG + 1) + map;
    grid.size()
        .map_or(with_pictures, |all| with_pictures.min(all))
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use kipp_physics::spec::MachineSpec;

    use super::*;
    use crate::design::answer;
    use crate::study::StudyFile;
    use crate::sweep::{Crew, Pace};

    const STUDY: &str = r#"
format = 1
name = "work"
[design]
fills = 7
copies = 2
designs = 9
[[knob]]
field = "tube.*.ballast.plates"
from = 14
to = 16
step = 1
[[knob]]
field = "tube.*.ballast.station_m"
from = "16 mm"
to = "18 mm"
step = "1 mm"
tolerance = { plus_minus = "0.5 mm" }
"#;

    #[test]
    fn a_grid_that_is_tried_out_costs_what_was_told() {
        let file = StudyFile::from_toml(STUDY).expect("a study");
        let study = Study::of(file, MachineSpec::builtin()).expect("a study");
        let words = crate::words::words(kipp_game::cli::words::Language::English);
        let told = work(&study, &words).expect("it can be answered");
        let crew = Crew::new(NonZeroUsize::MIN, Pace::of(Fidelity::Statics));
        let found = answer(&study, &DesignTable::of(&study), &crew, || ());
        // As many for each of three tubes: nine fills instead of seven.
        assert_eq!(told.by_statics, 9 * (found.tried as u64 + 2));
        assert_eq!(found.best.searched.fills(), 9);
        let simulated = found.best.machine.expect("it was simulated").fills();
        assert_eq!(told.simulated, 2 * simulated);
    }
}
