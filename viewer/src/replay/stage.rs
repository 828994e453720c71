//! The machine of a record, put back to any of its drops.

use kipp_game::machine::{MachineApparatus, Workshop, WorkshopError};
use kipp_game::rules::{Apparatus, ApparatusError, DropOrder, DropReport, TakeOrder};
use kipp_physics::Machine;
use kipp_physics::machine::Snapshot;

/// A recorded drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// At which step, from 1.
    pub step: usize,
    /// Dice that leave their trays before.
    pub leaving: Vec<TakeOrder>,
    /// What is dropped where.
    pub order: DropOrder,
    /// What came of it.
    pub report: DropReport,
}

/// The machine, which makes the recorded drops again, each once: what it was like after each is kept.
pub struct Stage {
    workshop: Workshop,
    falls: Vec<Fall>,
    machine: MachineApparatus,
    /// After as many drops as their place says.
    marks: Vec<Snapshot>,
    done: usize,
    wanted: usize,
    is_falling: bool,
    /// Place of the first drop that came out otherwise.
    parted: Option<usize>,
}

impl Stage {
    /// The machine before the first drop.
    ///
    /// # Errors
    /// When the description makes no machine.
    pub fn new(workshop: Workshop, falls: Vec<Fall>) -> Result<Stage, WorkshopError> {
        let machine = workshop.build()?;
        Ok(Stage {
            marks: vec![machine.machine().snapshot()],
            workshop,
            falls,
            machine,
            done: 0,
            wanted: 0,
            is_falling: false,
            parted: None,
        })
    }

    /// The machine.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        self.machine.machine()
    }

    /// Drops made.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// Drops that the step on the screen wants.
    #[must_use]
    pub fn wanted(&self) -> usize {
        self.wanted
    }

    /// Whether a die is on its way.
    #[must_use]
    pub fn is_falling(&self) -> bool {
        self.is_falling
    }

    /// The step, from 1, whose drop came out otherwise than recorded.
    #[must_use]
    pub fn parted_at(&self) -> Option<usize> {
        Some(self.falls.get(self.parted?)?.step)
    }

    /// Whether the machine can be shown after so many drops.
    #[must_use]
    pub fn can_show(&self, falls: usize) -> bool {
        self.parted.is_none_or(|parted| falls <= parted)
    }

    /// Puts the machine to the state after so many drops, or as near to it as it has been.
    pub fn want(&mut self, falls: usize) {
        self.wanted = falls.min(self.parted.unwrap_or(self.falls.len()));
        let nearest = self.wanted.min(self.marks.len() - 1);
        // A fall on the way to what is wanted goes on.
        let is_idle_fall = self.is_falling && self.wanted == self.done;
        if is_idle_fall || nearest != self.done {
            self.put_back(nearest);
        }
    }

    /// Makes drops that are wanted, for at most so many ticks; whether there were any to make.
    pub fn catch_up(&mut self, ticks: u32) -> bool {
        let is_behind = self.done < self.wanted;
        for _ in 0..ticks {
            if self.done >= self.wanted {
                break;
            }
            self.tick();
        }
        is_behind
    }

    /// Begins the next drop, or moves it on by a tick; whether it is over.
    pub fn tick(&mut self) -> bool {
        let report = match self.is_falling {
            true => self.machine.step(),
            false => self.begin(),
        };
        match report {
            Ok(None) => false,
            Ok(Some(report)) => {
                self.end(&report);
                true
            }
            Err(_) => {
                self.part();
                true
            }
        }
    }

    fn begin(&mut self) -> Result<Option<DropReport>, ApparatusError> {
        let Some(fall) = self.falls.get(self.done) else {
            return Ok(None);
        };
        for take in &fall.leaving {
            self.machine.take(*take)?;
        }
        self.is_falling = true;
        self.machine.begin(fall.order)
    }

    fn end(&mut self, report: &DropReport) {
        self.is_falling = false;
        let is_same = self
            .falls
            .get(self.done)
            .is_some_and(|fall| fall.report == *report);
        if !is_same {
            self.part();
            return;
        }
        self.done += 1;
        self.wanted = self.wanted.max(self.done);
        if self.marks.len() == self.done {
            self.marks.push(self.machine.machine().snapshot());
        }
    }

    /// Nothing is shown of this drop and later ones.
    fn part(&mut self) {
        self.parted = Some(self.done);
        self.wanted = self.wanted.min(self.done);
        self.put_back(self.done);
    }

    fn put_back(&mut self, falls: usize) {
        self.is_falling = false;
        let mark = self.marks.get(falls);
        let restored = mark.map(|mark| Machine::restore(self.workshop.spec(), mark));
        if let Some(Ok(machine)) = restored {
            self.machine = MachineApparatus::around(machine);
            self.done = falls;
        }
    }
}
