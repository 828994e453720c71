//! The telemetry of one tube, as long as it is kept.

use std::collections::VecDeque;
use std::fmt::Write as _;

use kipp_physics::MachineSpec;
use kipp_physics::machine::{AT_STOP_RAD, TICK_HZ};
use kipp_physics::telemetry::Frame;

/// Longest telemetry that is kept, ticks: a minute of motion.
pub const LONGEST: usize = 60 * TICK_HZ as usize;

/// Slower than this a tube does not set off, rad/s.
const SETS_OFF_RAD_PER_S: f64 = 1e-3;

/// One tick.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Record {
    /// Number of the die that was dropped into this tube, from 1; 0 while another tube had its turn.
    pub die: u16,
    /// What moved the tube.
    pub frame: Frame,
}

/// What happens to a tube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A die leaves the hand above the mouth.
    Drop,
    /// The hand that held the tube lets it go.
    LetGo,
    /// The tube leaves its rest stop, and does not come back to it before it has reached the front one.
    Leave,
    /// The tube reaches its front stop.
    Front,
    /// The tube is back at its rest stop.
    Return,
}

/// Where a tube is on its way down and up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// At its rest stop.
    Rests,
    /// Off its rest stop, maybe to come back.
    Leaves,
    /// At its front stop, or on its way back from there.
    Down,
}

/// When something happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Simulated time, s.
    pub time_s: f64,
    /// What.
    pub event: Event,
}

/// The telemetry of one tube, oldest first.
#[derive(Clone, Debug)]
pub struct Strip {
    /// Every tick while a drop was under way.
    pub records: VecDeque<Record>,
    /// What happened meanwhile.
    pub marks: VecDeque<Mark>,
    rest_rad: f64,
    front_rad: f64,
    last_die: u16,
    way: Way,
}

impl Strip {
    /// Nothing yet of tube `tube`.
    #[must_use]
    pub fn new(spec: &MachineSpec, tube: usize) -> Strip {
        Strip {
            records: VecDeque::new(),
            marks: VecDeque::new(),
            rest_rad: spec.tube[tube].rest_angle_rad,
            front_rad: spec.tube[tube].front_stop_angle_rad,
            last_die: 0,
            way: Way::Rests,
        }
    }

    /// Adds a tick and tells what happened with it; the oldest tick goes when there are too many.
    pub fn push(&mut self, record: Record) -> [Option<Event>; 3] {
        let way = self.way_of(&record.frame);
        let events = self.events(&record, way);
        self.mark_leaving(&record.frame, way);
        let time_s = record.frame.time_s;
        let marks = events.into_iter().flatten();
        self.marks.extend(marks.map(|event| Mark { time_s, event }));
        self.way = way;
        if record.die != 0 {
            self.last_die = record.die;
        }
        self.records.push_back(record);
        self.forget();
        events
    }

    fn way_of(&self, frame: &Frame) -> Way {
        let is_at_rest = frame.angle_rad >= self.rest_rad - AT_STOP_RAD;
        let is_at_front = frame.angle_rad <= self.front_rad + AT_STOP_RAD;
        match self.way {
            _ if is_at_rest => Way::Rests,
            _ if is_at_front => Way::Down,
            Way::Rests if !frame.is_held => Way::Leaves,
            way => way,
        }
    }

    fn events(&self, record: &Record, way: Way) -> [Option<Event>; 3] {
        let Record { die, frame } = record;
        let is_new = *die != 0 && *die != self.last_die;
        let was_held = match self.records.back() {
            Some(last) => last.frame.is_held || is_new,
            None => true,
        };
        let turn = match (self.way, way) {
            (Way::Rests | Way::Leaves, Way::Down) => Some(Event::Front),
            (Way::Down, Way::Rests) => Some(Event::Return),
            _ => None,
        };
        [
            is_new.then_some(Event::Drop),
            (*die != 0 && was_held && !frame.is_held).then_some(Event::LetGo),
            turn,
        ]
    }

    /// Marks where a tube set off, and unmarks it when the tube comes back from half-way.
    fn mark_leaving(&mut self, frame: &Frame, way: Way) {
        match (self.way, way) {
            (Way::Rests, Way::Leaves | Way::Down) => {
                let time_s = self.set_off_s().unwrap_or(frame.time_s);
                let event = Event::Leave;
                self.marks.push_back(Mark { time_s, event });
            }
            (Way::Leaves, Way::Rests) => {
                let leaves = |mark: &Mark| mark.event == Event::Leave;
                if let Some(last) = self.marks.iter().rposition(leaves) {
                    self.marks.remove(last);
                }
            }
            _ => {}
        }
    }

    /// When the tube that is under way began to move.
    fn set_off_s(&self) -> Option<f64> {
        let moves = |record: &&Record| {
            !record.frame.is_held && record.frame.rate_rad_per_s < -SETS_OFF_RAD_PER_S
        };
        let moving = self.records.iter().rev().take_while(moves);
        moving.last().map(|record| record.frame.time_s)
    }

    fn forget(&mut self) {
        if self.records.len() > LONGEST {
            self.records.pop_front();
        }
        let Some(first) = self.records.front() else {
            return;
        };
        while (self.marks.front()).is_some_and(|mark| mark.time_s < first.frame.time_s) {
            self.marks.pop_front();
        }
    }

    /// The ticks of drops into this tube in the columns of `kipp drop --csv`.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut lines = format!("die,{}\n", Frame::COLUMNS.join(","));
        for Record { die, frame } in self.records.iter().filter(|record| record.die != 0) {
            // A text takes every line.
            writeln!(lines, "{die},{frame}").ok();
        }
        lines
    }
}
