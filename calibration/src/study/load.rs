//! Reading a study.

use std::path::{Path, PathBuf};

use kipp_game::cli::screen::excerpt;
use kipp_physics::spec::{MachineSpec, TUBES};

use super::bounds::{self, within};
use super::file::{CasesTable, FORMAT, GoalTable, KnobTable, StudyFile, ToleranceTable};
use super::place::line_of;
use super::{Cases, Goal, Knob, Study, StudyError, StudyProblem, Tolerance};
use crate::field::Field;
use crate::pool;
use crate::quantity::Quantity;
use crate::source;
use crate::unit::Unit;

/// Most characters that are repeated of the file.
pub(super) const ECHOED: usize = 60;
/// Least half width at which a run may stop: the most fills would not reach a smaller one.
const NARROWEST: f64 = 1e-6;

impl Study {
    /// Reads a study file and its machine; `machine` replaces the machine that the file names.
    ///
    /// # Errors
    /// [`StudyError`] when a file is missing or not readable, the text is not TOML, a key is unknown
    /// or missing, the format is not known, the machine has no such field, or a quantity has the wrong
    /// unit or contradicts another.
    pub fn load(path: &Path, machine: Option<&Path>) -> Result<Self, StudyError> {
        let refused = |problem, text: &str| StudyError {
            origin: path.display().to_string(),
            line: StudyProblem::place(&problem).and_then(|place| line_of(text, place)),
            problem: Box::new(problem),
        };
        // Before it is read: a spreadsheet may be large, and in another encoding.
        if source::is_csv(path) {
            return Err(refused(StudyProblem::IsTable, ""));
        }
        let text = source::read(path);
        let text = text.map_err(|cause| refused(StudyProblem::Unreadable(cause), ""))?;
        let refuse = |problem| refused(problem, &text);
        let file = StudyFile::from_toml(&text).map_err(refuse)?;
        let machine_path = machine.map(PathBuf::from).or_else(|| file.beside(path));
        let spec = match &machine_path {
            None => MachineSpec::builtin(),
            Some(named) => MachineSpec::load(named).map_err(|error| {
                // The study has a line of it only where it names the machine itself.
                let text = machine.map_or(text.as_str(), |_| "");
                refused(StudyProblem::of_machine(named, error), text)
            })?,
        };
        let mut study = Self::of(file, spec).map_err(refuse)?;
        study.path = path.to_owned();
        study.machine_path = machine_path;
        Ok(study)
    }

    /// What a study file means for a machine.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn of(file: StudyFile, machine: MachineSpec) -> Result<Self, StudyProblem> {
        let mut knobs: Vec<Knob> = Vec::new();
        for (index, table) in file.knobs.iter().enumerate() {
            let place = format!("knob[{index}]");
            let knob = table.knob(&place, &machine)?;
            if let Some(before) = knobs.iter().position(|it| it.field.overlaps(&knob.field)) {
                return Err(StudyProblem::Twice {
                    place,
                    field: knob.field.path().to_owned(),
                    before: format!("knob[{before}]"),
                });
            }
            knobs.push(knob);
        }
        bounds::tables(&file)?;
        Ok(Self {
            name: excerpt(&file.name, ECHOED),
            path: PathBuf::new(),
            machine_path: None,
            seed: file.seed,
            fidelity: file.fidelity,
            goal: file.goal.goal(&machine)?,
            dice: file.dice.which,
            neighbours: file.dice.neighbours,
            cases: file.cases.cases()?,
            knobs,
            machine,
            file,
        })
    }
}

impl StudyFile {
    /// Reads the text of a study file.
    ///
    /// # Errors
    /// [`StudyProblem`] when it is not TOML, has an unknown or missing key, or another format.
    pub fn from_toml(text: &str) -> Result<Self, StudyProblem> {
        check_format(text)?;
        let reader = toml::Deserializer::parse(text).map_err(|error| syntax(text, "", &error))?;
        serde_path_to_error::deserialize(reader).map_err(|error| {
            let place = error.path().to_string();
            let place = if place == "." { "" } else { &place };
            syntax(text, place, error.inner())
        })
    }

    /// Whether the file at `path` is a study and no machine: it has a part of a study and none of a
    /// machine, or it is TOML and has parts of neither.
    #[must_use]
    pub fn is_at(path: &Path) -> bool {
        let text = source::read(path).unwrap_or_default();
        let keys = keys(&text);
        let has = |parts: &[&str]| keys.iter().any(|key| parts.contains(&key.as_str()));
        let is_toml = text.parse::<toml::Table>().is_ok();
        !has(&MACHINE) && (has(&STUDY) || is_toml && !keys.is_empty())
    }

    /// The path of the machine's file for a study at `path`; none for the built-in machine.
    fn beside(&self, path: &Path) -> Option<PathBuf> {
        let folder = path.parent().unwrap_or(Path::new(""));
        (self.machine != "default").then(|| folder.join(&self.machine))
    }
}

/// Keys that only a machine file has at its top.
const MACHINE: [&str; 7] = ["rod", "base", "tray", "hand", "materials", "die", "tube"];
/// Keys that only a study file has at its top.
const STUDY: [&str; 13] = [
    "machine",
    "seed",
    "fidelity",
    "goal",
    "dice",
    "cases",
    "design",
    "knob",
    "knobs",
    "fit",
    "screen",
    "sensitivity",
    "tolerance",
];

/// The keys at the top of a TOML file, as far as they can be read; of a file with a fault in it, what
/// its lines say.
fn keys(text: &str) -> Vec<String> {
    if let Ok(table) = text.parse::<toml::Table>() {
        return table.keys().cloned().collect();
    }
    let mut keys = Vec::new();
    let mut is_top = true;
    for line in text.lines().map(str::trim_start) {
        let table = line.trim_start_matches('[');
        let is_table = table.len() < line.len();
        is_top &= !is_table;
        if is_table || is_top && line.contains('=') {
            let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
            keys.extend(table.trim_start().split(ends).next().map(str::to_owned));
        }
    }
    keys
}

/// Looks at the format before anything else, since a newer file may differ in all the rest.
fn check_format(text: &str) -> Result<(), StudyProblem> {
    let table: toml::Table = toml::from_str(text).map_err(|error| syntax(text, "", &error))?;
    if table.keys().any(|key| MACHINE.contains(&key.as_str())) {
        return Err(StudyProblem::IsMachine);
    }
    let is_newer = match table.get("format") {
        None => return Err(StudyProblem::NoFormat),
        Some(toml::Value::Integer(found)) if *found == i64::from(FORMAT) => return Ok(()),
        Some(toml::Value::Integer(found)) => *found > i64::from(FORMAT),
        Some(_) => false,
    };
    Err(StudyProblem::Format {
        found: excerpt(&table["format"].to_string(), ECHOED),
        is_newer,
    })
}

fn syntax(text: &str, place: &str, error: &toml::de::Error) -> StudyProblem {
    let start = error.span().map_or(0, |span| span.start);
    let before = text.get(..start).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    StudyProblem::Syntax {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        place: excerpt(place, ECHOED),
        message: excerpt(&error.message().replace('\n', ", "), 5 * ECHOED),
    }
}

impl KnobTable {
    fn knob(&self, place: &str, machine: &MachineSpec) -> Result<Knob, StudyProblem> {
        let field = Field::parse(&self.field, machine).map_err(|error| StudyProblem::Field {
            place: format!("{place}.field"),
            error,
        })?;
        let nominal = field.read(machine);
        let tolerance = match &self.tolerance {
            Some(table) => Some(table.tolerance(place, &field, nominal)?),
            None => None,
        };
        let range = self.range(place, field.unit())?;
        let Some((from, to)) = range.or_else(|| around(nominal, tolerance)) else {
            return Err(StudyProblem::Still {
                place: place.to_owned(),
            });
        };
        Ok(Knob {
            step: self.step(place, &field)?,
            field,
            from,
            to,
            is_free: range.is_some(),
            tolerance,
            nominal,
        })
    }

    fn range(&self, place: &str, unit: Unit) -> Result<Option<(f64, f64)>, StudyProblem> {
        let (from, to) = match (&self.from, &self.to) {
            (None, None) => return Ok(None),
            (Some(from), Some(to)) => (from, to),
            (Some(_), None) => return Err(half_range(place, "to", "from")),
            (None, Some(_)) => return Err(half_range(place, "from", "to")),
        };
        let least = from.at(&format!("{place}.from"), unit)?;
        let most = to.at(&format!("{place}.to"), unit)?;
        if least < most {
            return Ok(Some((least, most)));
        }
        Err(StudyProblem::Range {
            place: place.to_owned(),
            from: from.to_string(),
            to: to.to_string(),
        })
    }

    fn step(&self, place: &str, field: &Field) -> Result<Option<f64>, StudyProblem> {
        let Some(written) = &self.step else {
            return Ok(field.is_whole().then_some(1.0));
        };
        let place = format!("{place}.step");
        if self.from.is_none() {
            return Err(StudyProblem::StepAlone { place });
        }
        let step = written.at(&place, field.unit())?;
        positive(&place, written, step).map(Some)
    }
}

fn half_range(place: &str, missing: &str, given: &'static str) -> StudyProblem {
    StudyProblem::HalfRange {
        place: format!("{place}.{missing}"),
        given,
    }
}

/// What a tolerance allows.
fn around(nominal: f64, tolerance: Option<Tolerance>) -> Option<(f64, f64)> {
    let spread = tolerance?.plus_minus;
    Some((nominal - spread, nominal + spread))
}

fn positive(place: &str, written: &Quantity, value: f64) -> Result<f64, StudyProblem> {
    if value > 0.0 {
        return Ok(value);
    }
    Err(StudyProblem::NotPositive {
        place: place.to_owned(),
        value: written.to_string(),
    })
}

impl ToleranceTable {
    fn tolerance(
        &self,
        place: &str,
        field: &Field,
        nominal: f64,
    ) -> Result<Tolerance, StudyProblem> {
        let place = format!("{place}.tolerance.plus_minus");
        let spread = self.plus_minus.spread(field.unit(), nominal);
        let spread = spread.map_err(|fault| StudyProblem::Quantity {
            place: place.clone(),
            fault,
        })?;
        Ok(Tolerance {
            kind: self.kind,
            plus_minus: positive(&place, &self.plus_minus, spread)?,
        })
    }
}

impl Quantity {
    /// The value of the quantity that stands at `place`.
    fn at(&self, place: &str, unit: Unit) -> Result<f64, StudyProblem> {
        let value = self.value(unit).map_err(|fault| StudyProblem::Quantity {
            place: place.to_owned(),
            fault,
        })?;
        bounds::size(place, self, value).map(|()| value)
    }
}

impl GoalTable {
    fn goal(&self, machine: &MachineSpec) -> Result<Goal, StudyProblem> {
        within("goal.first_die", self.first_die.into(), 1, pool::ALL as u64)?;
        let (first, last) = (self.first_die.into(), self.last_die.into());
        within("goal.last_die", last, first, pool::ALL as u64)?;
        let tubes = self.tubes(machine)?;
        Ok(Goal {
            tubes,
            first_die: self.first_die,
            last_die: self.last_die,
            enough: self.enough()?,
        })
    }

    fn enough(&self) -> Result<f64, StudyProblem> {
        let Some(written) = &self.enough else {
            return Ok(Goal::ENOUGH);
        };
        let enough = written.at("goal.enough", Unit::One)?;
        bounds::share("goal.enough", written, enough, [0.0, 1.0])?;
        Ok(enough)
    }

    fn tubes(&self, machine: &MachineSpec) -> Result<Vec<usize>, StudyProblem> {
        let plain = |name: &str| name.trim().to_lowercase();
        let is_named =
            |tube: usize, name: &str| name == "*" || plain(&machine.tube[tube].name) == plain(name);
        let times = |tube: &usize| {
            let names = self.tubes.iter();
            names.filter(|name| is_named(*tube, name)).count()
        };
        let mut asked = self.tubes.iter();
        let unknown = asked.find(|name| !(0..TUBES).any(|tube| is_named(tube, name)));
        let names = machine.tube.each_ref().map(|tube| tube.name.as_str());
        let known = names.join(", ");
        match (unknown, (0..TUBES).find(|tube| times(tube) > 1)) {
            _ if self.tubes.is_empty() => Err(StudyProblem::NoTubes { known }),
            (Some(asked), _) => Err(StudyProblem::NoTube {
                asked: excerpt(asked, ECHOED),
                known,
            }),
            (None, Some(twice)) => Err(StudyProblem::NamedTwice {
                place: "goal.tubes".to_owned(),
                name: names[twice].to_owned(),
            }),
            (None, None) => Ok((0..TUBES).filter(|tube| times(tube) > 0).collect()),
        }
    }
}

impl CasesTable {
    fn cases(&self) -> Result<Cases, StudyProblem> {
        within("cases.number", self.number, 1, bounds::MOST_CASES)?;
        let Some(written) = &self.half_width else {
            return Ok(Cases {
                number: self.number,
                half_width: None,
            });
        };
        let width = written.at("cases.half_width", Unit::One)?;
        bounds::share("cases.half_width", written, width, [NARROWEST, 0.5])?;
        Ok(Cases {
            number: self.number,
            half_width: Some(width),
        })
    }
}
