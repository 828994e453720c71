//! Moments, dead band and margin agree with numbers worked out by hand.

use kipp_physics::spec::{DieSize, MachineSpec};
use kipp_physics::statics::{self, Balance, Load, SINGLE_FILE, Tendency, dice_to_tip};
use nalgebra::Vector3;

const EXACT: f64 = 1e-12;

fn assert_near(what: &str, found: f64, expected: f64, within: f64) {
    assert!(
        (found - expected).abs() <= within,
        "{what}: {found:e} instead of {expected:e}"
    );
}

/// A machine of fixed numbers; the built-in one may be calibrated anew.
fn example() -> MachineSpec {
    MachineSpec::from_toml(include_str!("data/example.toml")).expect("sound")
}

/// Round numbers: square tube, walls 42 g at 30 mm before the rod, end wall 2 g at 10 mm, ballast
/// 38 g at 38 mm behind it, g = 10 m/s².
fn round_numbers() -> MachineSpec {
    let mut spec = example();
    spec.base.gravity_m_per_s2 = 10.0;
    (spec.rod.diameter_m, spec.rod.friction) = (0.010, 0.3);
    spec.materials.board_density_kg_per_m3 = 625.0;
    let tube = &mut spec.tube[2];
    (tube.sides, tube.bore_m, tube.wall_m, tube.length_m) = (4, 0.040, 0.002, 0.200);
    (tube.pivot_station_m, tube.pivot_height_m) = (0.070, -0.003);
    tube.end_wall_station_m = 0.081;
    (tube.ballast.plates, tube.ballast.plate_mass_kg) = (38, 0.001);
    (tube.ballast.station_m, tube.ballast.height_m) = (0.032, 0.0);
    spec
}

fn load(die_mass_kg: f64, x: f64, y: f64) -> Load {
    Load {
        die_mass_kg,
        position_m: Vector3::new(x, y, 0.004),
    }
}

#[test]
fn a_level_tube_balances_as_worked_out_by_hand() {
    let loads = [load(0.005, 0.020, -0.01), load(0.004, 0.050, 0.02)];
    let balance = Balance::of(&round_numbers(), 2, 0.0, &loads);
    assert_near("first die", balance.dice[0].moment_nm, 0.001, EXACT);
    assert_near("second die", balance.dice[1].moment_nm, 0.002, EXACT);
    assert_near("second lever", balance.dice[1].lever_arm_m, 0.050, EXACT);
    assert_near("dice", balance.dice_moment_nm, 0.003, EXACT);
    assert_near("board", balance.board.moment_nm, 0.0128, EXACT);
    assert_near("board mass", balance.board.mass_kg, 0.044, EXACT);
    assert_near("ballast", balance.ballast.moment_nm, -0.01444, EXACT);
    assert_near("ballast lever", balance.ballast.lever_arm_m, -0.038, EXACT);
    assert_near("tube", balance.tube_moment_nm, -0.00164, EXACT);
    assert_near("net", balance.net_moment_nm, 0.00136, EXACT);
    assert_near("bearing load", balance.bearing_load_n, 0.91, EXACT);
    assert_near("dead band", balance.dead_band_nm, 0.001365, EXACT);
    assert_near("margin", balance.margin_nm, -0.000005, EXACT);
    assert_near("needed", balance.needed_moment_nm(), 0.003005, EXACT);
}

#[test]
fn a_tube_tips_exactly_when_the_dead_band_is_passed() {
    let spec = round_numbers();
    let with = |x| {
        Balance::of(
            &spec,
            2,
            0.0,
            &[load(0.005, 0.020, 0.0), load(0.004, x, 0.0)],
        )
    };
    let last = 0.050 + 0.000005 / 0.04;
    assert_eq!(with(last - 1e-9).tendency(), Tendency::Stays);
    assert!(!with(last - 1e-9).tips() && !with(last - 1e-9).is_beyond_dead_band());
    assert_eq!(with(last + 1e-9).tendency(), Tendency::Tips);
    assert!(with(last + 1e-9).tips() && with(last + 1e-9).is_beyond_dead_band());
    let empty = Balance::of(&spec, 2, 0.0, &[]);
    assert_eq!(empty.tendency(), Tendency::Returns);
    assert!(!empty.tips() && empty.is_beyond_dead_band());
}

#[test]
fn a_raised_mouth_shortens_levers_and_lengthens_those_of_dice_below_the_rod() {
    let angle = 30f64.to_radians();
    let balance = Balance::of(&round_numbers(), 2, angle, &[load(0.005, 0.020, -0.010)]);
    assert_near("lever", balance.dice[0].lever_arm_m, 0.022_320_508, 1e-9);
    assert_near("moment", balance.dice[0].moment_nm, 0.001_116_025, 1e-9);
    let level = Balance::of(&round_numbers(), 2, 0.0, &[load(0.005, 0.020, -0.010)]);
    assert_near("load", balance.bearing_load_n, level.bearing_load_n, EXACT);
}

#[test]
fn a_moment_is_the_slope_of_the_potential_energy() {
    let spec = round_numbers();
    let (tube, step, g) = (&spec.tube[2], 1e-6, 10.0);
    for angle in [-0.7, -0.2, 0.3, 0.7] {
        let height = |turned| tube.to_bay(0.150, -0.012, turned)[1];
        let slope = 0.004 * g * (height(angle + step) - height(angle - step)) / (2.0 * step);
        let die = Load {
            die_mass_kg: 0.004,
            position_m: tube.to_tube_frame(0.150, -0.012),
        };
        let found = Balance::of(&spec, 2, angle, &[die]).dice[0].moment_nm;
        assert_near("moment", found, slope, 1e-11);
    }
}

#[test]
fn a_table_sloping_forward_acts_like_a_lower_mouth() {
    let mut spec = round_numbers();
    let loads = [load(0.005, 0.06, -0.01), load(0.004, 0.08, 0.02)];
    let level = Balance::of(&spec, 2, 0.5, &loads);
    spec.base.table_tilt_forward_rad = 0.1;
    let tilted = Balance::of(&spec, 2, 0.6, &loads);
    assert_near("net", tilted.net_moment_nm, level.net_moment_nm, EXACT);
    assert_near("margin", tilted.margin_nm, level.margin_nm, EXACT);
    assert_near(
        "lever",
        tilted.dice[1].lever_arm_m,
        level.dice[1].lever_arm_m,
        EXACT,
    );
}

#[test]
fn a_table_sloping_along_the_rod_weakens_all_moments_alike() {
    let mut spec = round_numbers();
    let loads = [load(0.005, 0.06, -0.01)];
    let level = Balance::of(&spec, 2, 0.5, &loads);
    spec.base.table_tilt_sideways_rad = 0.2;
    let tilted = Balance::of(&spec, 2, 0.5, &loads);
    let share = 0.2f64.cos();
    assert_near(
        "net",
        tilted.net_moment_nm,
        share * level.net_moment_nm,
        EXACT,
    );
    assert_near(
        "dead band",
        tilted.dead_band_nm,
        share * level.dead_band_nm,
        EXACT,
    );
    assert_near(
        "lever",
        tilted.dice[0].lever_arm_m,
        level.dice[0].lever_arm_m,
        EXACT,
    );
}

#[test]
fn gravity_keeps_its_strength_and_follows_the_slope() {
    let mut base = example().base;
    assert_eq!(base.gravity_vector(), Vector3::new(0.0, -9.81, 0.0));
    (base.table_tilt_forward_rad, base.table_tilt_sideways_rad) = (0.3, 0.2);
    let pull = base.gravity_vector();
    assert_near("strength", pull.norm(), 9.81, EXACT);
    assert_near("forward", pull.x, 9.81 * 0.3f64.sin(), EXACT);
    assert!(pull.y < 0.0 && pull.z > 0.0);
}

#[test]
fn stacked_dice_lie_in_file_before_the_end_wall() {
    let spec = example();
    let tube = &spec.tube[0];
    let sizes = [DieSize::Large, DieSize::Small, DieSize::Medium];
    let loads = statics::stacked(&spec, 0, &sizes, SINGLE_FILE);
    let edge = |size: DieSize| spec.die[size.index()].edge_m;
    let third = tube.end_wall_station_m + edge(sizes[0]) + edge(sizes[1]) + edge(sizes[2]) / 2.0;
    assert_near(
        "station",
        loads[2].position_m.x,
        third - tube.pivot_station_m,
        EXACT,
    );
    let height = edge(sizes[2]) / 2.0 - tube.bore_m / 2.0;
    assert_near(
        "height",
        loads[2].position_m.y,
        height - tube.pivot_height_m,
        EXACT,
    );
    assert_near(
        "mass",
        loads[0].die_mass_kg,
        statics::die(&spec.die[2]).mass_kg,
        EXACT,
    );
}

#[test]
fn a_smaller_pitch_draws_the_centres_together() {
    let spec = example();
    let sizes = [DieSize::Large, DieSize::Small, DieSize::Small];
    let stations = |pitch| {
        statics::stacked(&spec, 0, &sizes, pitch)
            .into_iter()
            .map(|load| load.position_m.x)
    };
    let [file, heap]: [Vec<f64>; 2] = [SINGLE_FILE, 0.4].map(|pitch| stations(pitch).collect());
    assert_near("first", heap[0], file[0], EXACT);
    assert_near(
        "second",
        heap[1] - heap[0],
        0.4 * (file[1] - file[0]),
        EXACT,
    );
    assert_near("third", heap[2] - heap[1], 0.4 * spec.die[0].edge_m, EXACT);
}

#[test]
fn a_full_tube_takes_no_more_dice() {
    let mut spec = example();
    spec.tube[0].length_m = spec.tube[0].end_wall_station_m + 2.5 * spec.die[2].edge_m;
    assert_eq!(
        statics::stacked(&spec, 0, &[DieSize::Large; 9], SINGLE_FILE).len(),
        2
    );
    assert_eq!(dice_to_tip(&spec, 0, &[], SINGLE_FILE), None);
}

#[test]
fn dice_to_tip_is_where_the_summed_moments_pass_the_need() {
    let spec = example();
    for (size, sizes) in DieSize::ALL.map(|size| (size, [size; 7])) {
        let count = dice_to_tip(&spec, 1, &sizes, SINGLE_FILE).expect("seven dice tip the tube");
        let loads = statics::stacked(&spec, 1, &sizes, SINGLE_FILE);
        let margin = |n: usize| {
            let angle = spec.tube[1].rest_angle_rad;
            let lever =
                |load: &Load| load.position_m.x * angle.cos() - load.position_m.y * angle.sin();
            let dice: f64 = loads[..n]
                .iter()
                .map(|die| 9.81 * die.die_mass_kg * lever(die))
                .sum();
            let tube = statics::tube(&spec, 1);
            let arm = tube.center_m.x * angle.cos() - tube.center_m.y * angle.sin();
            let mass: f64 =
                tube.mass_kg + loads[..n].iter().map(|die| die.die_mass_kg).sum::<f64>();
            let friction = spec.rod.friction * 9.81 * mass * spec.rod.diameter_m / 2.0;
            dice + 9.81 * tube.mass_kg * arm - friction
        };
        assert!(
            margin(count) > 0.0 && margin(count - 1) <= 0.0,
            "{size:?} at {count}"
        );
        assert_eq!(statics::fill(&spec, 1, &sizes, SINGLE_FILE).len(), count);
        assert_eq!(
            dice_to_tip(&spec, 1, &sizes[..count - 1], SINGLE_FILE),
            None
        );
    }
}

#[test]
fn larger_dice_tip_sooner() {
    let spec = example();
    let [small, medium, large] =
        DieSize::ALL.map(|size| dice_to_tip(&spec, 0, &[size; 7], SINGLE_FILE));
    assert!(
        large <= medium && medium <= small && large < small,
        "{large:?} {medium:?} {small:?}"
    );
}
