//! Why a description makes no machine, in the names and units of the lab's knobs.

use kipp_game::cli::conflict;
use kipp_game::cli::spec_fault;
use kipp_game::cli::words::{Words, decimal, say};
use kipp_physics::MachineSpec;
use kipp_physics::spec::{Conflict, SpecError, SpecProblem};

use super::knob::{self, Knob};
use super::tube_name;

/// What is wrong with a description, in one line.
#[must_use]
pub fn said(error: &SpecError, spec: &MachineSpec, words: &Words) -> String {
    of_knob(&error.problem, spec, words).unwrap_or_else(|| {
        let mut error = error.clone();
        let origin = error.origin.take();
        error.origin = origin.or_else(|| Some(words.text("lab-this-machine")));
        spec_fault::said(&error, words)
    })
}

/// The line about a number that the lab has a knob for.
fn of_knob(problem: &SpecProblem, spec: &MachineSpec, words: &Words) -> Option<String> {
    match problem {
        SpecProblem::Interval {
            field,
            value,
            least,
            most,
        } => {
            let (knob, tube) = knob::of_field(field)?;
            Some(say!(
                words,
                "lab-knob-interval",
                name = name(knob, tube, spec, words),
                value = knob.said(value, words),
                least = knob.said(least, words),
                most = knob.said(most, words)
            ))
        }
        SpecProblem::Conflict {
            field,
            value,
            conflict: broken,
        } => {
            let (knob, tube) = knob::of_field(field)?;
            if let Some(tube) = tube
                && let Some(plain) = in_lab_words(broken, &tube_name(spec, tube, words), words)
            {
                return Some(plain);
            }
            Some(say!(
                words,
                "lab-knob-conflict",
                name = name(knob, tube, spec, words),
                value = knob.said(value, words),
                rule = conflict::said(broken, words)
            ))
        }
        _ => None,
    }
}

/// What cannot stand together, where the lab's knobs alone can be the cause.
fn in_lab_words(conflict: &Conflict, tube: &str, words: &Words) -> Option<String> {
    let of_balance = |key, restoring_mnm, friction_mnm| {
        say!(
            words,
            key,
            tube = tube,
            restoring = decimal(restoring_mnm, 3, words),
            friction = decimal(friction_mnm, 3, words)
        )
    };
    let key = match conflict {
        Conflict::DoesNotRest {
            restoring_mnm,
            friction_mnm,
        } => return Some(of_balance("lab-no-rest", *restoring_mnm, *friction_mnm)),
        Conflict::DoesNotReturn {
            restoring_mnm,
            friction_mnm,
        } => return Some(of_balance("lab-no-return", *restoring_mnm, *friction_mnm)),
        Conflict::RodBehindTube { .. } => "lab-rod-behind",
        Conflict::RodInEndWall { .. } => "lab-rod-in-wall",
        Conflict::RodOutOfBore { .. } => "lab-rod-aside",
        Conflict::BallastBehindTube { .. } => "lab-plates-behind",
        Conflict::BallastTooFarForward { .. } => "lab-plates-forward",
        _ => return None,
    };
    Some(say!(words, key, tube = tube))
}

/// What the number is called beside its knob, and whose it is.
fn name(knob: &Knob, tube: Option<usize>, spec: &MachineSpec, words: &Words) -> String {
    let name = words.text(knob.key);
    match tube {
        Some(tube) => format!("{name} ({})", tube_name(spec, tube, words)),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::words;
    use kipp_game::cli::words::Language;

    fn line(turn: impl Fn(&mut MachineSpec)) -> String {
        let mut spec = MachineSpec::builtin();
        turn(&mut spec);
        let error = spec.validate().expect_err("it is no machine");
        said(&error, &spec, &words(Language::English))
    }

    #[test]
    fn numbers_are_refused_by_the_name_and_in_the_unit_of_their_knob() {
        let far = line(|spec| spec.tube[1].pivot_height_m = 0.5);
        assert!(far.starts_with("Rod over the axis (silver tube)"), "{far}");
        assert!(
            far.contains("500.0 mm") && far.contains("100.0 mm"),
            "{far}"
        );
        let light = line(|spec| spec.base.gravity_m_per_s2 = 0.0);
        assert!(
            light.starts_with("Gravity") && light.contains("m/s²"),
            "{light}"
        );
        let dense = line(|spec| spec.die[0].mass_kg = Some(0.9));
        assert!(
            dense.starts_with("Small die S cannot be 900.00 g"),
            "{dense}"
        );
    }

    #[test]
    fn what_cannot_stand_together_is_told_in_words_of_the_lab() {
        let few = line(|spec| spec.tube[0].ballast.plates = 3);
        assert!(few.contains("copper") && few.contains("mN·m"), "{few}");
        let many = line(|spec| spec.tube[0].ballast.plates = 500);
        assert!(many.contains("plates"), "{many}");
        let far = line(|spec| spec.tube[0].pivot_station_m = 0.16);
        assert!(far.contains("wall"), "{far}");
        for line in [few, many, far] {
            assert!(!line.contains('_'), "no name of the file: {line}");
        }
        let behind = line(|spec| spec.tube[0].pivot_station_m = 0.001);
        assert!(behind.contains("rod"), "{behind}");
    }
}
