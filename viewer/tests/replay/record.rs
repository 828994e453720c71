//! What is to be known of records without a replay.

use std::path::{Path, PathBuf};

use kipp_game::bot::Bots;
use kipp_game::cli::failure::Failure;
use kipp_game::cli::recorded::{WithRecord, with_record};
use kipp_game::cli::words::Language;
use kipp_game::rules::{Outcome, Player, Worded};
use kipp_game::session::{Fold, Record, SaveFile, Step};
use kipp_viewer::replay::{self, Recording};
use kipp_viewer::session::Sight;
use kipp_viewer::words;

/// Does something with the record in a file.
pub fn with<T: WithRecord>(path: &Path, task: T) -> T::Output {
    with_record(path, &words::words(Language::English), task).expect("the save is whole")
}

/// What every player saw after each step, from folding the record again each time.
pub struct Sights;

impl WithRecord for Sights {
    type Output = Vec<[Sight; 2]>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Vec<[Sight; 2]>, Failure> {
        let after = |steps| {
            let fold = Fold::after(&record, steps).expect("it was played");
            [Player(0), Player(1)].map(|viewer| {
                let events = fold.events().iter().map(Worded::phrase).collect();
                Sight::of_game(fold.game(), viewer, events)
            })
        };
        Ok((0..=record.steps.len()).map(after).collect())
    }
}

/// The digest of the machine after each drop, with its step.
pub struct Digests;

impl WithRecord for Digests {
    type Output = Vec<(usize, u64)>;

    fn with<G: Bots>(self, record: Record<G>) -> Result<Vec<(usize, u64)>, Failure> {
        let steps = (1..).zip(&record.steps);
        let digest = |(number, step): (usize, &Step<G::Action>)| match step {
            Step::Happened(Outcome::Drop(report)) => Some((number, report.digest)),
            _ => None,
        };
        Ok(steps.filter_map(digest).collect())
    }
}

/// Writes the record anew with other words about where it comes from, another seed, or only its
/// first steps.
#[derive(Default)]
pub struct Forge {
    pub to: PathBuf,
    pub engine: Option<&'static str>,
    pub seed: Option<u64>,
    pub steps: Option<usize>,
}

impl WithRecord for Forge {
    type Output = ();

    fn with<G: Bots>(self, mut record: Record<G>) -> Result<(), Failure> {
        if let Some(engine) = self.engine {
            engine.clone_into(&mut record.engine);
        }
        record.seed = self.seed.unwrap_or(record.seed);
        if let Some(steps) = self.steps {
            record.steps.truncate(steps);
            record.ending = None;
        }
        let mut file = SaveFile::create(&self.to).expect("the name is free");
        file.write(&record).expect("there is room");
        Ok(())
    }
}

pub fn opened(path: &Path) -> Box<dyn Recording> {
    replay::open(path, &words::words(Language::English)).expect("the save is whole")
}

pub fn prepared(replay: &mut dyn Recording) {
    while replay.prepare() {}
}

pub fn digest(replay: &dyn Recording) -> Option<u64> {
    let mut digest = None;
    replay.look_at_machine(&mut |machine| digest = Some(machine.digest().0));
    digest
}
