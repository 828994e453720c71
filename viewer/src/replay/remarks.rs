//! Lines below a replay.

use kipp_game::cli::screen::harmless;
use kipp_game::cli::words::{Words, say};

use super::{Recording, Simulation};

/// What has to be known of the record at the step that is shown.
#[must_use]
pub fn remarks(replay: &dyn Recording, words: &Words) -> Vec<String> {
    let simulation = said(&replay.simulation(), words);
    let ending = match (replay.has_true_ending(), replay.is_finished()) {
        (false, _) => Some(words.text("replay-false-ending")),
        (true, false) if replay.at() == replay.steps() => Some(words.text("replay-open-end")),
        (true, _) => None,
    };
    simulation.into_iter().chain(ending).collect()
}

/// What is to be told of a record's physics.
#[must_use]
pub fn said(simulation: &Simulation, words: &Words) -> Option<String> {
    match simulation {
        Simulation::Nothing => Some(words.text("replay-drawn")),
        Simulation::Running => None,
        Simulation::CatchingUp { done, wanted } => Some(say!(
            words,
            "replay-catching-up",
            done = *done,
            wanted = *wanted
        )),
        Simulation::Foreign { engine, platform } => {
            let (engine, platform) = (harmless(engine), harmless(platform));
            Some(say!(
                words,
                "replay-foreign",
                engine = engine,
                platform = platform
            ))
        }
        Simulation::Parted { step } => Some(say!(words, "replay-parted", step = *step)),
    }
}
