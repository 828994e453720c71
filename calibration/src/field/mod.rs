//! One number of a machine, by its path.

mod slot;
mod table;

use kipp_physics::spec::{DieSize, DieSpec, MachineSpec, TUBES, TubeSpec};

use slot::Slot;

use crate::unit::Unit;

/// One numeric field of a [`MachineSpec`], or the same field of all its dice or tubes at once.
///
/// ```
/// use kipp_calibration::field::Field;
/// use kipp_physics::spec::MachineSpec;
///
/// let mut spec = MachineSpec::builtin();
/// let field = Field::parse("tube.*.ballast.plates", &spec)?;
/// field.write(&mut spec, 12.0);
/// assert_eq!(spec.tube[2].ballast.plates, 12);
/// # Ok::<(), kipp_calibration::field::FieldError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    path: String,
    place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Machine(&'static Slot<MachineSpec>),
    Die(Among, &'static Slot<DieSpec>),
    Tube(Among, &'static Slot<TubeSpec>),
}

/// Which of the three dice or tubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Among {
    One(usize),
    All,
}

impl Among {
    const fn first(self) -> usize {
        match self {
            Self::One(index) => index,
            Self::All => 0,
        }
    }

    const fn holds(self, index: usize) -> bool {
        match self {
            Self::One(one) => one == index,
            Self::All => true,
        }
    }
}

/// A path that names no field of the machine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no field {asked:?}; near it is {nearest:?}")]
pub struct FieldError {
    /// What was asked for.
    pub asked: String,
    /// The field whose path is nearest, if it is like what was asked for.
    pub nearest: Option<String>,
}

const DICE: [&str; DieSize::ALL.len()] = ["small", "medium", "large"];

impl Field {
    /// The field at a path such as `rod.friction`, `die.large.edge_m`, `tube.gold.bore_m` or, for
    /// all three, `die.*.edge_m` and `tube.*.bore_m`.
    ///
    /// # Errors
    /// [`FieldError`] names the nearest path, if one is near.
    pub fn parse(path: &str, spec: &MachineSpec) -> Result<Self, FieldError> {
        let path = path.trim();
        let all = Self::all(spec).chain(Self::common());
        let mut nearest: Option<(usize, Self)> = None;
        for field in all {
            if field.path.eq_ignore_ascii_case(path) {
                return Ok(field);
            }
            let distance = strsim::damerau_levenshtein(&field.path, path);
            if nearest.as_ref().is_none_or(|(least, _)| distance < *least) {
                nearest = Some((distance, field));
            }
        }
        // Half of the longer path must be alike: else the nearest is one of chance.
        let is_like = |distance: usize, field: &Self| {
            let longer = field.path.len().max(path.chars().count());
            2 * distance <= longer
        };
        let nearest = nearest.filter(|(distance, field)| is_like(*distance, field));
        Err(FieldError {
            asked: path.to_owned(),
            nearest: nearest.map(|(_, field)| field.path),
        })
    }

    /// Every single field of the machine: its numbers, one by one.
    pub fn all(spec: &MachineSpec) -> impl Iterator<Item = Self> {
        let tubes = (0..TUBES).flat_map(|at| {
            let name = spec.tube[at].name.trim().to_lowercase();
            table::TUBE
                .iter()
                .map(move |slot| Self::tube(&name, Among::One(at), slot))
        });
        let dice = (0..DICE.len()).flat_map(|at| {
            table::DIE
                .iter()
                .map(move |slot| Self::die(DICE[at], Among::One(at), slot))
        });
        table::MACHINE
            .iter()
            .map(Self::machine)
            .chain(dice)
            .chain(tubes)
    }

    /// The fields that stand for all three dice or tubes.
    pub fn common() -> impl Iterator<Item = Self> {
        let dice = table::DIE
            .iter()
            .map(|slot| Self::die("*", Among::All, slot));
        let tubes = table::TUBE.iter();
        dice.chain(tubes.map(|slot| Self::tube("*", Among::All, slot)))
    }

    fn machine(slot: &'static Slot<MachineSpec>) -> Self {
        Self {
            path: slot.name.to_owned(),
            place: Place::Machine(slot),
        }
    }

    fn die(name: &str, among: Among, slot: &'static Slot<DieSpec>) -> Self {
        Self {
            path: format!("die.{name}.{}", slot.name),
            place: Place::Die(among, slot),
        }
    }

    fn tube(name: &str, among: Among, slot: &'static Slot<TubeSpec>) -> Self {
        Self {
            path: format!("tube.{name}.{}", slot.name),
            place: Place::Tube(among, slot),
        }
    }

    /// The path, with tubes by their names and dice by their sizes.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The SI unit of the value.
    #[must_use]
    pub fn unit(&self) -> Unit {
        Unit::of_name(&self.path)
    }

    /// Whether the field holds whole numbers only.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        match self.place {
            Place::Machine(slot) => slot.is_whole,
            Place::Die(_, slot) => slot.is_whole,
            Place::Tube(_, slot) => slot.is_whole,
        }
    }

    /// The value in the SI unit; of several, the first. The mass of a die that was not weighed
    /// follows from its shape.
    #[must_use]
    pub fn read(&self, spec: &MachineSpec) -> f64 {
        match self.place {
            Place::Machine(slot) => (slot.read)(spec),
            Place::Die(among, slot) => (slot.read)(&spec.die[among.first()]),
            Place::Tube(among, slot) => (slot.read)(&spec.tube[among.first()]),
        }
    }

    /// The single values behind a field that stands for several.
    #[must_use]
    pub fn read_each(&self, spec: &MachineSpec) -> Vec<f64> {
        let all = 0..TUBES;
        match self.place {
            Place::Machine(slot) => vec![(slot.read)(spec)],
            Place::Die(among, slot) => all
                .filter(|at| among.holds(*at))
                .map(|at| (slot.read)(&spec.die[at]))
                .collect(),
            Place::Tube(among, slot) => all
                .filter(|at| among.holds(*at))
                .map(|at| (slot.read)(&spec.tube[at]))
                .collect(),
        }
    }

    /// Sets the value, in the SI unit; a whole field takes the nearest whole number.
    pub fn write(&self, spec: &mut MachineSpec, value: f64) {
        match self.place {
            Place::Machine(slot) => (slot.write)(spec, value),
            Place::Die(among, slot) => write_among(&mut spec.die, among, slot, value),
            Place::Tube(among, slot) => write_among(&mut spec.tube, among, slot, value),
        }
    }

    /// Whether writing one of the two fields changes what the other reads.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let meet = |one: Among, two: Among| (0..TUBES).any(|at| one.holds(at) && two.holds(at));
        match (self.place, other.place) {
            (Place::Machine(one), Place::Machine(two)) => one == two,
            (Place::Die(one, slot), Place::Die(two, other)) => slot == other && meet(one, two),
            (Place::Tube(one, slot), Place::Tube(two, other)) => slot == other && meet(one, two),
            _ => false,
        }
    }
}

fn write_among<T>(all: &mut [T; TUBES], among: Among, slot: &Slot<T>, value: f64) {
    for (at, one) in all.iter_mut().enumerate() {
        if among.holds(at) {
            (slot.write)(one, value);
        }
    }
}
