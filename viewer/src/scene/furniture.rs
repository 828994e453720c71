//! What does not move: table, trays, rod and frame.

use bevy::prelude::*;
use kipp_physics::machine::WALL_M;
use kipp_physics::spec::{TUBES, TubeSpec};
use kipp_physics::{MachineSpec, ThrowSpec};

use super::palette::{Palette, clear, matt};
use super::solid::{Solid, metres};

/// A tray without its place.
struct Tray {
    rear_m: f32,
    length_m: f32,
    width_m: f32,
    wall_height_m: f32,
    floor_m: f32,
}

/// A part of the furniture: a solid and what it is made of.
pub type Part = (Solid, StandardMaterial);

/// Distance between two bays along the rod, m.
#[must_use]
pub fn pitch_m(spec: &MachineSpec) -> f32 {
    metres(spec.tray.width_m + 2.0 * WALL_M)
}

/// Height of the table top over the rod, m; it is negative.
#[must_use]
pub fn table_m(spec: &MachineSpec) -> f32 {
    metres(-spec.tray.floor_depth_m - WALL_M)
}

/// Everything that stands still round a machine. In `is_open` nothing hides the tubes from the side.
#[must_use]
pub fn of_machine(spec: &MachineSpec, palette: &Palette, is_open: bool) -> Vec<Part> {
    let tray = Tray {
        rear_m: metres(spec.tray.rear_distance_m),
        length_m: metres(spec.tray.length_m),
        width_m: metres(spec.tray.width_m),
        wall_height_m: metres(spec.tray.wall_height_m),
        floor_m: metres(-spec.tray.floor_depth_m),
    };
    let pitch = pitch_m(spec);
    let mut trays = Trays::default();
    // From the front and along the rod, every tray is looked into.
    for bay in [-pitch, 0.0, pitch] {
        trays.add(&tray, bay, Panes::FrontAndSides);
    }
    let mut parts = trays.parts(palette);
    let frame = match is_open {
        true => clear(palette.frame, 0.3),
        false => matt(palette.frame),
    };
    parts.push((frame_of(spec), frame));
    parts.push((rod(spec), matt(palette.rod)));
    parts.push((table(table_m(spec)), matt(palette.table)));
    parts
}

/// The tray into which dice are thrown, on its table.
#[must_use]
pub fn of_throw(spec: &ThrowSpec, palette: &Palette) -> Vec<Part> {
    let tray = Tray {
        rear_m: 0.0,
        length_m: metres(spec.tray.length_m),
        width_m: metres(spec.tray.width_m),
        wall_height_m: metres(spec.tray.wall_height_m),
        floor_m: 0.0,
    };
    let mut trays = Trays::default();
    // People look from the side: along the throw nothing hides the dice.
    trays.add(&tray, 0.0, Panes::Near);
    let mut parts = trays.parts(palette);
    parts.push((table(metres(-WALL_M)), matt(palette.table)));
    parts
}

/// Thickness of the felt on a tray's floor, m.
const FELT_M: f32 = 0.0005;
/// Height of the rim of a pane, m: it shows where the pane ends and hides no pips.
const RIM_M: f32 = 0.001;

/// Walls that people look through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Panes {
    /// The side towards higher `z`.
    Near,
    /// Both sides, and the wall at which poured dice end.
    FrontAndSides,
}

/// Trays that stand side by side, by material.
#[derive(Default)]
struct Trays {
    floors: Solid,
    walls: Solid,
    panes: Solid,
    rims: Solid,
}

impl Trays {
    /// The boxes that dice bounce off in physics, with a pane where people look in.
    fn add(&mut self, tray: &Tray, aside: f32, panes: Panes) {
        let wall = metres(WALL_M);
        let middle = tray.rear_m + tray.length_m / 2.0;
        let across = tray.width_m + 2.0 * wall;
        let floor = Vec3::new(middle, tray.floor_m - wall / 2.0, aside);
        let inside = Vec3::new(tray.length_m, wall - 2.0 * FELT_M, tray.width_m);
        self.floors.cuboid(floor + Vec3::Y * FELT_M, inside);
        let base = Vec3::new(tray.length_m + 2.0 * wall, wall - FELT_M, across);
        self.walls.cuboid(floor - Vec3::Y * FELT_M / 2.0, base);
        let upright = tray.floor_m + tray.wall_height_m / 2.0;
        let end = Vec3::new(wall, tray.wall_height_m, across);
        let side = Vec3::new(tray.length_m, tray.wall_height_m, wall);
        let at = |x: f32, z: f32| Vec3::new(x, upright, aside + z);
        let beside = (tray.width_m + wall) / 2.0;
        self.walls.cuboid(at(tray.rear_m - wall / 2.0, 0.0), end);
        let front = tray.rear_m + tray.length_m + wall / 2.0;
        let is_pane = panes == Panes::FrontAndSides;
        self.wall(at(front, 0.0), end, is_pane);
        self.pane(at(middle, beside), side);
        self.wall(at(middle, -beside), side, is_pane);
    }

    fn wall(&mut self, middle: Vec3, size: Vec3, is_pane: bool) {
        match is_pane {
            true => self.pane(middle, size),
            false => self.walls.cuboid(middle, size),
        }
    }

    /// A wall to be looked through, with a rim on top that shows where it ends.
    fn pane(&mut self, middle: Vec3, size: Vec3) {
        let rim = Vec3::Y * RIM_M;
        self.panes.cuboid(middle - rim / 2.0, size - rim);
        let top = middle + Vec3::Y * (size.y - RIM_M) / 2.0;
        self.rims.cuboid(top, size.with_y(RIM_M));
    }

    fn parts(self, palette: &Palette) -> Vec<Part> {
        let pane = StandardMaterial {
            cull_mode: Some(bevy::render::render_resource::Face::Back),
            double_sided: false,
            ..clear(palette.glass, palette.glass.alpha())
        };
        vec![
            (self.floors, matt(palette.floor)),
            (self.walls, matt(palette.wall)),
            (self.panes, pane),
            (self.rims, clear(palette.glass, 0.55)),
        ]
    }
}

/// A table that reaches to the horizon of any camera.
fn table(top_m: f32) -> Solid {
    let mut solid = Solid::default();
    let corner = |x: f32, z: f32| Vec3::new(8.0 * x, top_m, 8.0 * z);
    solid.face(&[
        corner(-1.0, -1.0),
        corner(-1.0, 1.0),
        corner(1.0, 1.0),
        corner(1.0, -1.0),
    ]);
    solid
}

/// A prism along the rod between two ends.
fn beam(solid: &mut Solid, outline: &[Vec2], ends: [f32; 2]) {
    let at = |z: f32| -> Vec<Vec3> { outline.iter().map(|at| at.extend(z)).collect() };
    let (near, far) = (at(ends[1]), at(ends[0]));
    solid.face(&near);
    solid.band(&far, &near);
    solid.face(&far.into_iter().rev().collect::<Vec<_>>());
}

/// A round section.
fn round(radius: f32) -> Vec<Vec2> {
    let turn = |step: u8| std::f32::consts::TAU * f32::from(step) / 24.0;
    (0..24)
        .map(|step| radius * Vec2::from_angle(turn(step)))
        .collect()
}

/// Half the length of the rod between its posts, m.
fn reach_m(spec: &MachineSpec) -> f32 {
    1.5 * pitch_m(spec) + metres(WALL_M)
}

/// How far the rod reaches out of its posts and where its knobs end, m.
const ENDS_M: [f32; 2] = [0.016, 0.024];
/// Radius of a knob, radii of the rod.
const KNOB: f32 = 2.2;
/// Thickness of a post, m.
const POST_M: f32 = 0.012;
/// How far the soles of the posts reach forward, and rearward from the rearmost bar, m.
const SOLE_M: f32 = 0.03;

/// The rod, with a knob at either end.
fn rod(spec: &MachineSpec) -> Solid {
    let (radius, reach) = (metres(spec.rod.radius_m()), reach_m(spec));
    let [near, far] = ENDS_M.map(|end| reach + end);
    let mut solid = Solid::default();
    beam(&mut solid, &round(radius), [-near, near]);
    for ends in [[-far, -near], [near, far]] {
        beam(&mut solid, &round(KNOB * radius), ends);
    }
    solid
}

/// Corners round rod and frame: all of them are between these.
#[must_use]
pub fn corners_of_frame(spec: &MachineSpec) -> Vec<Vec3> {
    let (foot, reach) = (table_m(spec), reach_m(spec));
    let rod = metres(spec.rod.diameter_m);
    let knob = KNOB * rod / 2.0;
    let rearmost = rearmost_m(spec) - SOLE_M;
    let mut corners = Vec::new();
    for side in [-1.0, 1.0] {
        let mut add = |x: f32, y: f32, z: f32| corners.push(Vec3::new(x, y, side * (reach + z)));
        for across in [-1.0, 1.0] {
            add(across * knob, knob, ENDS_M[1]);
            add(across * knob, -knob, ENDS_M[1]);
            add(across * POST_WIDTH * rod, POST_TOP * rod, POST_M);
        }
        add(rearmost, foot, POST_M);
        add(SOLE_M, foot, POST_M);
    }
    corners
}

/// Half the width and the top of a post, diameters of the rod.
const POST_WIDTH: f32 = 1.4;
const POST_TOP: f32 = 1.6;

/// How far forward the rearmost bar is, m; it is negative.
fn rearmost_m(spec: &MachineSpec) -> f32 {
    let rests = spec.tube.iter().map(rest);
    rests.map(|rest| rest.x).fold(0.0, f32::min)
}

/// Two posts that carry the rod, and the bars on which tubes rest.
fn frame_of(spec: &MachineSpec) -> Solid {
    let mut solid = Solid::default();
    let rests: Vec<Vec2> = spec.tube.iter().map(rest).collect();
    let reach = reach_m(spec);
    for (side, rest) in [(-1.0, rests[0]), (1.0, rests[TUBES - 1])] {
        let ends = [side * reach, side * (reach + POST_M)];
        let ends = [ends[0].min(ends[1]), ends[0].max(ends[1])];
        side_of_frame(&mut solid, spec, rest, ends);
    }
    // Borders of the bays: the outer bars reach to the frame.
    let inner = |bay: usize| pitch_m(spec) * (bay as f32 - 1.5);
    for (bay, rest) in rests.iter().enumerate() {
        let left = if bay == 0 { -reach } else { inner(bay) };
        let is_last = bay + 1 == TUBES;
        let right = if is_last { reach } else { inner(bay + 1) };
        let bar: Vec<Vec2> = round(BAR_M).into_iter().map(|at| at + *rest).collect();
        beam(&mut solid, &bar, [left, right]);
    }
    solid
}

/// Post, brace and sole at one end of the rod, between these ends along it, m.
fn side_of_frame(solid: &mut Solid, spec: &MachineSpec, rest: Vec2, ends: [f32; 2]) {
    let (foot, rod) = (table_m(spec), metres(spec.rod.diameter_m));
    let (wide, top) = (POST_WIDTH * rod, POST_TOP * rod);
    let post = [(-wide, foot), (wide, foot), (wide, top), (-wide, top)];
    beam(solid, &post.map(Vec2::from), ends);
    let (rear, arm) = (rest - Vec2::X * BAR_M, 0.6 * rod);
    let brace = [
        rear - Vec2::Y * arm,
        Vec2::new(-wide, rest.y - 3.0 * arm),
        Vec2::new(-wide, rest.y + arm),
        rear + Vec2::Y * arm,
    ];
    beam(solid, &brace, ends);
    let (rearmost, upper) = (rearmost_m(spec) - SOLE_M, foot + 0.008);
    let sole = [
        (rearmost, foot),
        (SOLE_M, foot),
        (SOLE_M, upper),
        (rearmost, upper),
    ];
    beam(solid, &sole.map(Vec2::from), ends);
}

/// Radius of the bar under a resting tube, m.
const BAR_M: f32 = 0.005;

/// The middle of the bar on which a tube leans at rest: forward and up from the rod.
fn rest(spec: &TubeSpec) -> Vec2 {
    let under = -spec.outer_apothem_m() - f64::from(BAR_M);
    let at = spec.to_bay(0.2 * spec.pivot_station_m, under, spec.rest_angle_rad);
    Vec2::new(metres(at[0]), metres(at[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_touches_the_resting_tube_and_clears_the_tipped_one() {
        for spec in &MachineSpec::builtin().tube {
            let bar = rest(spec);
            let across = |angle: f64| {
                let (sin, cos) = (metres(angle.sin()), metres(angle.cos()));
                // Height across the tube of the bar's middle, from the tube's axis.
                bar.y * cos - bar.x * sin + metres(spec.pivot_height_m)
            };
            let touching = metres(spec.outer_apothem_m()) + BAR_M;
            assert!((across(spec.rest_angle_rad) + touching).abs() < 1e-6);
            assert!(across(spec.front_stop_angle_rad) < -touching);
        }
    }

    #[test]
    fn no_part_of_the_frame_reaches_out_of_its_corners() {
        let spec = MachineSpec::builtin();
        let bounds = |corners: &mut dyn Iterator<Item = Vec3>| {
            corners.fold((Vec3::INFINITY, Vec3::NEG_INFINITY), |(low, high), at| {
                (low.min(at), high.max(at))
            })
        };
        let (frame, rod) = (frame_of(&spec), rod(&spec));
        let solids = frame.triangles().chain(rod.triangles());
        let (low, high) = bounds(&mut solids.flatten());
        let (least, most) = bounds(&mut corners_of_frame(&spec).into_iter());
        assert!(low.cmpge(least - 1e-6).all(), "{low} {least}");
        assert!(high.cmple(most + 1e-6).all(), "{high} {most}");
    }

    #[test]
    fn trays_have_the_inside_of_their_description() {
        let spec = MachineSpec::builtin();
        let parts = of_machine(&spec, &Palette::CALM, false);
        let (walls, panes) = (&parts[1].0, &parts[2].0);
        let corners = || walls.triangles().chain(panes.triangles()).flatten();
        let inside = |at: &Vec3| {
            let tray = &spec.tray;
            let (rear, front) = (tray.rear_distance_m, tray.rear_distance_m + tray.length_m);
            let (x, floor) = (f64::from(at.x), 1e-5 - tray.floor_depth_m);
            let is_along = x > rear + 1e-5 && x < front - 1e-5;
            let is_across = f64::from(at.z.abs()) < tray.width_m / 2.0 - 1e-5;
            is_along && is_across && f64::from(at.y) > floor
        };
        assert!(!corners().any(|at| inside(&at)));
        let top = corners().map(|at| at.y).fold(f32::MIN, f32::max);
        let wanted = metres(spec.tray.wall_height_m - spec.tray.floor_depth_m);
        assert!((top - wanted).abs() < 1e-6);
    }
}
