//! Values of a machine file that do not fit together are refused, and both are named.

use kipp_physics::spec::MachineSpec;

mod example;
use example::{refusal, with};

/// What two values must not do together: changes, the field that is named, and what else is said.
type Conflict = (&'static [(&'static str, f64)], &'static str, &'static str);

const CONFLICTS: &[Conflict] = &[
    (
        &[("die.0.corner_radius_m", 0.0064)],
        "die[0].corner_radius_m = 0.0064",
        "edge_m = 0.014",
    ),
    (
        &[("die.2.edge_m", 0.0150)],
        "die[2].edge_m = 0.015",
        "die[1].edge_m = 0.0155",
    ),
    (
        &[("die.1.mass_kg", 0.0001)],
        "die[1].mass_kg = 0.0001",
        "27 kg/m3",
    ),
    (
        &[("die.2.edge_m", 0.0245)],
        "tube[0].bore_m = 0.04",
        "die[2].edge_m = 0.0245",
    ),
    (
        &[("tube.1.bore_m", 0.0270)],
        "tube[1].bore_m = 0.027",
        "die[2].edge_m = 0.017",
    ),
    (
        &[("tube.0.end_wall_station_m", 0.001)],
        "tube[0].end_wall_station_m = 0.001",
        "wall_m",
    ),
    (
        &[("tube.2.end_wall_station_m", 0.161)],
        "tube[2].end_wall_station_m = 0.161",
        "length_m",
    ),
    (
        &[("tube.0.pivot_station_m", 0.004)],
        "tube[0].pivot_station_m = 0.004",
        "rod.diameter_m",
    ),
    (
        &[("tube.0.pivot_station_m", 0.25)],
        "tube[0].pivot_station_m = 0.25",
        "end_wall_station_m",
    ),
    (
        &[("tube.0.pivot_station_m", 0.0736)],
        "tube[0].pivot_station_m = 0.0736",
        "= 0.08",
    ),
    (
        &[("tube.0.pivot_height_m", -0.0151)],
        "tube[0].pivot_height_m = -0.0151",
        "bore_m = 0.04",
    ),
    (
        &[("rod.diameter_m", 0.018)],
        "tube[0].pivot_station_m = 0.07",
        "rod.diameter_m = 0.018",
    ),
    (
        &[("tube.0.ballast.station_m", 0.02)],
        "tube[0].ballast.station_m = 0.02",
        "0.04560 m thick",
    ),
    (
        &[("tube.0.ballast.station_m", 0.0425)],
        "tube[0].ballast.station_m = 0.0425",
        "0.06500 m",
    ),
    (
        &[("tube.0.ballast.plate_edge_m", 0.0284)],
        "tube[0].ballast.plate_edge_m = 0.0284",
        "sides",
    ),
    (
        &[("tube.0.ballast.height_m", 0.0003)],
        "tube[0].ballast.plate_edge_m = 0.028",
        "= 0.0003",
    ),
    (
        &[("hand.depth_m", 0.117)],
        "hand.depth_m = 0.117",
        "tube[0].end_wall_station_m = 0.08",
    ),
    (
        &[("hand.depth_spread_m", 0.009)],
        "hand.depth_spread_m = 0.009",
        "depth_m = 0.008",
    ),
    (
        &[("hand.speed_spread_m_per_s", 0.2)],
        "hand.speed_spread_m_per_s = 0.2",
        "= 0.1",
    ),
    (
        &[("tray.rear_distance_m", 0.09)],
        "tray.rear_distance_m = 0.09",
        "copper",
    ),
    (&[("tray.length_m", 0.07)], "tray.length_m = 0.07", "copper"),
    (
        &[("tray.width_m", 0.042)],
        "tray.width_m = 0.042",
        "0.04300 m wide",
    ),
    (
        &[("tray.floor_depth_m", 0.114)],
        "tray.floor_depth_m = 0.114",
        "largest die",
    ),
    (
        &[("tray.wall_height_m", 0.11)],
        "tray.wall_height_m = 0.11",
        "floor_depth_m = 0.16",
    ),
    (
        &[
            ("tube.0.rest_angle_rad", 1.4),
            ("tube.0.pivot_station_m", 0.12),
            ("tube.0.end_wall_station_m", 0.13),
            ("tray.floor_depth_m", 0.11),
        ],
        "tray.floor_depth_m = 0.11",
        "rear of tube \"copper\"",
    ),
    (
        &[("tube.2.ballast.plate_mass_kg", 0.0002)],
        "tube[2].rest_angle_rad = 0.698",
        "friction",
    ),
    (
        &[("tube.0.pivot_height_m", -0.012)],
        "tube[0].front_stop_angle_rad = -0.698",
        "friction",
    ),
    (
        &[("rod.friction", 1.9)],
        "tube[0].rest_angle_rad",
        "friction holds",
    ),
    (
        &[("base.table_tilt_forward_rad", -0.5)],
        "tube[0].front_stop_angle_rad",
        "slope 0.2006",
    ),
    (
        &[("materials.die_on_tube.friction", 0.85)],
        "tube[0].front_stop_angle_rad",
        "= 0.85",
    ),
];

#[test]
fn values_that_do_not_fit_together_are_both_named() {
    for (changes, field, other) in CONFLICTS {
        let changes: Vec<_> = changes
            .iter()
            .map(|&(path, value)| (path, value.into()))
            .collect();
        let message = refusal(&with(&changes));
        assert!(
            message.contains(field),
            "{changes:?} should name {field}: {message}"
        );
        assert!(
            message.contains(other),
            "{changes:?} should name {other}: {message}"
        );
        assert!(
            message.contains("; "),
            "{changes:?} has no remedy: {message}"
        );
    }
}

#[test]
fn no_two_tubes_share_a_name() {
    for (second, third, field) in [
        ("copper", "gold", "tube[1].name = \"copper\""),
        ("silver", " Copper ", "tube[2].name = \" Copper \""),
        ("SILVER", "silver", "tube[2].name = \"silver\""),
    ] {
        let names = [
            ("tube.0.name", "copper".into()),
            ("tube.1.name", second.into()),
            ("tube.2.name", third.into()),
        ];
        let message = refusal(&with(&names));
        assert!(message.contains(field), "{message}");
        assert!(
            message.contains("; give every tube a name of its own"),
            "{message}"
        );
    }
}

const TAKEN: &[&[(&str, f64)]] = &[
    &[("die.0.corner_radius_m", 0.0063)],
    &[("die.2.edge_m", 0.0155)],
    &[("die.1.mass_kg", 0.0003)],
    &[("tube.0.pivot_station_m", 0.0734)],
    &[
        ("tube.0.ballast.station_m", 0.0421),
        ("tube.0.ballast.plate_mass_kg", 0.0014),
    ],
    &[("tube.0.ballast.plate_edge_m", 0.02828)],
    &[("hand.depth_m", 0.1159)],
    &[("hand.depth_spread_m", 0.008)],
    &[("hand.speed_spread_m_per_s", 0.1)],
    &[("tray.rear_distance_m", 0.087)],
    &[("tray.length_m", 0.076)],
    &[("tray.width_m", 0.043_001)],
    &[("tray.floor_depth_m", 0.1161), ("tray.wall_height_m", 0.05)],
    &[("tray.wall_height_m", 0.102)],
    &[("materials.die_on_tube.friction", 0.83)],
    &[("tube.2.front_stop_angle_rad", -0.5)],
];

#[test]
fn values_just_inside_a_rule_are_taken() {
    for changes in TAKEN {
        let changes: Vec<_> = changes
            .iter()
            .map(|&(path, value)| (path, value.into()))
            .collect();
        let taken = MachineSpec::from_toml(&with(&changes));
        assert!(
            taken.is_ok(),
            "{changes:?}: {}",
            taken.expect_err("refused")
        );
    }
}
