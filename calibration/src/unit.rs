//! The units of a machine's numbers.

/// The SI unit of a field, as its name ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A length: `_m`.
    Metre,
    /// A mass: `_kg`.
    Kilogram,
    /// An angle: `_rad`.
    Radian,
    /// A time: `_s`.
    Second,
    /// A speed: `_m_per_s`.
    MetrePerSecond,
    /// An acceleration: `_m_per_s2`.
    MetrePerSecond2,
    /// A turning speed: `_rad_per_s`.
    RadianPerSecond,
    /// A density: `_kg_per_m3`.
    KilogramPerCubicMetre,
    /// A plain number: everything else.
    One,
}

/// One degree, rad.
pub(crate) const DEGREE: f64 = std::f64::consts::PI / 180.0;

impl Unit {
    /// All units, longer endings first.
    pub const ALL: [Self; 9] = [
        Self::KilogramPerCubicMetre,
        Self::MetrePerSecond2,
        Self::RadianPerSecond,
        Self::MetrePerSecond,
        Self::Kilogram,
        Self::Radian,
        Self::Metre,
        Self::Second,
        Self::One,
    ];

    /// The unit of the field called `name`.
    #[must_use]
    pub fn of_name(name: &str) -> Self {
        let ends = |unit: &Self| name.ends_with(unit.ending());
        Self::ALL.into_iter().find(ends).unwrap_or(Self::One)
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Metre => "_m",
            Self::Kilogram => "_kg",
            Self::Radian => "_rad",
            Self::Second => "_s",
            Self::MetrePerSecond => "_m_per_s",
            Self::MetrePerSecond2 => "_m_per_s2",
            Self::RadianPerSecond => "_rad_per_s",
            Self::KilogramPerCubicMetre => "_kg_per_m3",
            Self::One => "",
        }
    }

    /// How the unit is written behind a number; empty for a plain number.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        self.accepted()[0].0
    }

    /// Every spelling that a study may use, with its size in the SI unit; the SI unit is the first.
    #[must_use]
    pub const fn accepted(self) -> &'static [(&'static str, f64)] {
        match self {
            Self::Metre => &[
                ("m", 1.0),
                ("cm", 1e-2),
                ("mm", 1e-3),
                ("µm", 1e-6),
                ("um", 1e-6),
            ],
            Self::Kilogram => &[("kg", 1.0), ("g", 1e-3), ("mg", 1e-6)],
            Self::Radian => &[("rad", 1.0), ("deg", DEGREE), ("°", DEGREE)],
            Self::Second => &[("s", 1.0), ("ms", 1e-3)],
            Self::MetrePerSecond => &[("m/s", 1.0), ("cm/s", 1e-2), ("mm/s", 1e-3)],
            Self::MetrePerSecond2 => &[("m/s²", 1.0), ("m/s2", 1.0)],
            Self::RadianPerSecond => &[("rad/s", 1.0), ("deg/s", DEGREE), ("°/s", DEGREE)],
            Self::KilogramPerCubicMetre => &[
                ("kg/m³", 1.0),
                ("kg/m3", 1.0),
                ("g/cm³", 1e3),
                ("g/cm3", 1e3),
            ],
            Self::One => &[("", 1.0), ("%", 1e-2)],
        }
    }
}
