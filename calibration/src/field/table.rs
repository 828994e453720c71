//! The numbers of a machine; a test compares this list with the machine file.

use kipp_physics::spec::{DieSpec, MachineSpec, TubeSpec};
use kipp_physics::statics;

use super::slot::{Number, Slot, is_whole};

macro_rules! slot {
    ($kind:ty: $first:ident $(. $rest:ident)*) => {
        Slot::<$kind> {
            name: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            read: |it| it.$first $(. $rest)*.shown(),
            write: |it, value| it.$first $(. $rest)*.set(value),
            is_whole: is_whole::<$kind, _>(|it| &mut it.$first $(. $rest)*),
        }
    };
}

macro_rules! slots {
    ($kind:ty: $($first:ident $(. $rest:ident)*),* $(,)?) => {
        &[$(slot!($kind: $first $(. $rest)*)),*]
    };
}

/// Numbers that a machine has once.
pub(super) static MACHINE: &[Slot<MachineSpec>] = slots!(MachineSpec:
    rod.diameter_m,
    rod.friction,
    base.gravity_m_per_s2,
    base.table_tilt_forward_rad,
    base.table_tilt_sideways_rad,
    base.frame_coupling,
    base.frame_decay,
    tray.rear_distance_m,
    tray.length_m,
    tray.width_m,
    tray.wall_height_m,
    tray.floor_depth_m,
    hand.depth_m,
    hand.depth_spread_m,
    hand.offset_spread_m,
    hand.speed_m_per_s,
    hand.speed_spread_m_per_s,
    hand.spin_spread_rad_per_s,
    materials.board_density_kg_per_m3,
    materials.die_on_tube.friction,
    materials.die_on_tube.restitution,
    materials.die_on_tray.friction,
    materials.die_on_tray.restitution,
    materials.die_on_die.friction,
    materials.die_on_die.restitution,
);

/// Numbers of each size of dice.
pub(super) static DIE: &[Slot<DieSpec>] = &[
    slot!(DieSpec: edge_m),
    slot!(DieSpec: corner_radius_m),
    slot!(DieSpec: density_kg_per_m3),
    Slot {
        name: "mass_kg",
        // A die that was not weighed has the mass that follows from its shape.
        read: |die| die.mass_kg.unwrap_or_else(|| statics::die(die).mass_kg),
        write: |die, value| die.mass_kg = Some(value),
        is_whole: false,
    },
];

/// Numbers of each tube.
pub(super) static TUBE: &[Slot<TubeSpec>] = slots!(TubeSpec:
    sides,
    bore_m,
    wall_m,
    length_m,
    pivot_station_m,
    pivot_height_m,
    end_wall_station_m,
    rest_angle_rad,
    front_stop_angle_rad,
    ballast.plates,
    ballast.plate_mass_kg,
    ballast.plate_thickness_m,
    ballast.plate_edge_m,
    ballast.station_m,
    ballast.height_m,
);
