//! Views that show all of what they are meant to show.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use kipp_physics::machine::WALL_M;
use kipp_physics::spec::TUBES;
use kipp_physics::{MachineSpec, ThrowSpec};

use super::{Aim, Bays, Preset, View};
use crate::scene::furniture::{corners_of_frame, pitch_m};
use crate::scene::solid::metres;
use crate::scene::stage::Scenery;

/// Height of the camera's field, rad: a long lens, that bends little.
pub const FIELD_RAD: f32 = 0.5;

/// Yaw and pitch over the trays, rad: so steep that neither tubes nor walls hide a die.
const OVER_TRAYS_RAD: (f32, f32) = (0.0, 1.3);

/// Share of the picture that is left free on each side.
const MARGIN: f32 = 0.06;

/// The picture to be filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    aspect: f32,
}

impl Frame {
    /// A picture so many times as wide as high.
    #[must_use]
    pub fn new(aspect: f32) -> Frame {
        Frame { aspect }
    }

    /// The view of a scenery from an aim.
    #[must_use]
    pub fn view(&self, scenery: &Scenery, aim: &Aim) -> View {
        let (yaw_rad, pitch_rad) = direction(scenery, aim.preset);
        let preset = self.around(&outline(scenery, aim.preset), yaw_rad, pitch_rad);
        moved(preset, aim)
    }

    /// The view down into trays of a machine, from an aim.
    #[must_use]
    pub fn into_trays(&self, spec: &MachineSpec, bays: Bays, aim: &Aim) -> View {
        let (yaw_rad, pitch_rad) = OVER_TRAYS_RAD;
        moved(self.around(&trays(spec, bays), yaw_rad, pitch_rad), aim)
    }

    /// The nearest view from a direction in which all these points are seen, with a margin.
    fn around(&self, points: &[Vec3], yaw_rad: f32, pitch_rad: f32) -> View {
        let least = points.iter().copied().fold(Vec3::INFINITY, Vec3::min);
        let most = points.iter().copied().fold(Vec3::NEG_INFINITY, Vec3::max);
        let mut view = View {
            focus: (least + most) / 2.0,
            yaw_rad,
            pitch_rad,
            distance_m: least.distance(most).max(0.01),
            shift_m: Vec2::ZERO,
        };
        let reach = (FIELD_RAD / 2.0).tan() * Vec2::new(self.aspect, 1.0) * (1.0 - 2.0 * MARGIN);
        // Every round brings the seen middle to the middle and the widest point to the margin; what
        // is left of the error shrinks by more than half.
        for _ in 0..12 {
            let (low, high) = seen(points, &view);
            view.shift_m += (low + high) / 2.0 * view.distance_m;
            let (low, high) = seen(points, &view);
            let share = (low.abs().max(high.abs()) / reach).max_element();
            view.distance_m *= share.clamp(0.5, 2.0);
        }
        view
    }
}

/// A view, turned and moved as people have done it.
fn moved(view: View, aim: &Aim) -> View {
    let moved = View {
        yaw_rad: view.yaw_rad + aim.yaw_rad,
        pitch_rad: view.pitch_rad + aim.pitch_rad,
        distance_m: view.distance_m * aim.zoom,
        shift_m: view.shift_m * aim.zoom,
        ..view
    };
    moved.above_table()
}

/// The lowest and highest slopes, right and up, under which points are seen.
fn seen(points: &[Vec3], view: &View) -> (Vec2, Vec2) {
    let camera = view.transform();
    let turn = camera.rotation.inverse();
    let slope = |point: &Vec3| {
        let at = turn * (*point - camera.translation);
        at.xy() / (-at.z).max(0.01)
    };
    let slopes = points.iter().map(slope);
    slopes.fold((Vec2::INFINITY, Vec2::NEG_INFINITY), |(low, high), at| {
        (low.min(at), high.max(at))
    })
}

/// Yaw and pitch of a preset, rad.
fn direction(scenery: &Scenery, preset: Preset) -> (f32, f32) {
    let mouth = match scenery {
        Scenery::Machine(spec) => metres(spec.tube[1].rest_angle_rad),
        Scenery::Nothing | Scenery::Tray(_) => 1.2,
    };
    match preset {
        // Dice are thrown from the left to the right; from so high no wall hides one of them.
        Preset::Front if matches!(scenery, Scenery::Tray(_)) => (FRAC_PI_2, 1.3),
        Preset::Front => (0.42, 0.58),
        Preset::Mouth => (0.0, mouth + 0.04),
        Preset::Side => (FRAC_PI_2, 0.09),
    }
}

/// Points round everything that a preset shows.
#[must_use]
pub fn outline(scenery: &Scenery, preset: Preset) -> Vec<Vec3> {
    match scenery {
        Scenery::Nothing => cuboid(Vec3::splat(-0.1), Vec3::splat(0.1)),
        Scenery::Machine(spec) => of_machine(spec, preset),
        Scenery::Tray(spec) => of_tray(spec),
    }
}

fn of_machine(spec: &MachineSpec, preset: Preset) -> Vec<Vec3> {
    let aside = 1.5 * pitch_m(spec);
    let mut points = corners_of_frame(spec);
    let tray = &spec.tray;
    let floor = -tray.floor_depth_m;
    let (rear, front) = (tray.rear_distance_m, tray.rear_distance_m + tray.length_m);
    let mut add = |x: f64, y: f64| {
        points.extend([-aside, aside].map(|z| Vec3::new(metres(x), metres(y), z)));
    };
    for tube in &spec.tube {
        let half = tube.outer_apothem_m();
        for side in [-half, half] {
            let mouth = tube.to_bay(tube.length_m, side, tube.rest_angle_rad);
            add(mouth[0], mouth[1]);
            if preset == Preset::Mouth {
                let raised = tube.to_bay(0.0, side, tube.front_stop_angle_rad);
                add(raised[0], raised[1]);
                continue;
            }
            let end = tube.to_bay(0.0, side, tube.rest_angle_rad);
            add(end[0], end[1]);
            for station in [0.0, tube.length_m] {
                let tipped = tube.to_bay(station, side, tube.front_stop_angle_rad);
                add(tipped[0], tipped[1]);
            }
        }
    }
    if preset == Preset::Mouth {
        add(front, floor);
        add(rear, floor + tray.wall_height_m);
    } else {
        add(rear, floor);
        add(front, floor);
        add(front, floor + tray.wall_height_m);
    }
    points
}

/// Corners of these trays.
fn trays(spec: &MachineSpec, bays: Bays) -> Vec<Vec3> {
    let (tray, pitch) = (&spec.tray, pitch_m(spec));
    let (rear, floor) = (metres(tray.rear_distance_m), metres(-tray.floor_depth_m));
    let size = Vec3::new(metres(tray.length_m), metres(tray.wall_height_m), pitch);
    let bays = bays.into_iter().enumerate().filter(|(_, is_in)| *is_in);
    let corners = bays.map(|(bay, _)| {
        let side = pitch * (bay as f32 - TUBES as f32 / 2.0);
        let least = Vec3::new(rear, floor, side);
        cuboid(least, least + size)
    });
    corners.flatten().collect()
}

fn of_tray(spec: &ThrowSpec) -> Vec<Vec3> {
    let tray = &spec.tray;
    let half = metres(tray.width_m / 2.0);
    let mut points = cuboid(
        Vec3::new(0.0, 0.0, -half),
        Vec3::new(metres(tray.length_m), metres(tray.wall_height_m), half),
    );
    points.extend(cup(spec));
    points
}

/// The cup as it stands over the tray before the throw, lifted by a shake.
fn cup(spec: &ThrowSpec) -> Vec<Vec3> {
    let cup = &spec.cup;
    let reach = metres(cup.bore_m / 2.0 + WALL_M);
    let middle = Vec3::X * metres(0.2 * spec.tray.length_m);
    let top = metres(cup.height_m + cup.shake_lift_m + cup.depth_m / 2.0);
    let bottom = metres(cup.height_m - cup.depth_m / 2.0);
    let corner = Vec3::new(reach, 0.0, reach);
    cuboid(
        middle - corner + Vec3::Y * bottom,
        middle + corner + Vec3::Y * top,
    )
}

fn cuboid(least: Vec3, most: Vec3) -> Vec<Vec3> {
    let pick = |corner: u8| {
        let side = |bit: u8| corner >> bit & 1 == 1;
        Vec3::select(BVec3::new(side(0), side(1), side(2)), most, least)
    };
    (0..8).map(pick).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sceneries() -> Vec<Scenery> {
        let mut long = MachineSpec::builtin();
        long.tray.width_m = 0.3;
        long.tray.length_m = 0.5;
        for tube in &mut long.tube {
            tube.length_m = 0.4;
        }
        vec![
            Scenery::Machine(Box::new(MachineSpec::builtin())),
            Scenery::Machine(Box::new(long)),
            Scenery::Tray(Box::new(ThrowSpec::builtin())),
            Scenery::Nothing,
        ]
    }

    #[test]
    fn every_preset_shows_all_of_every_scenery_and_fills_the_picture() {
        for scenery in sceneries() {
            for preset in Preset::ALL {
                for aspect in [0.6, 1.0, 16.0 / 9.0, 3.0] {
                    let view = Frame::new(aspect).view(&scenery, &Aim::at(preset));
                    let (low, high) = seen(&outline(&scenery, preset), &view);
                    let field = (FIELD_RAD / 2.0).tan() * Vec2::new(aspect, 1.0);
                    let share = (low.abs().max(high.abs()) / field).max_element();
                    assert!((0.8..0.95).contains(&share), "{preset:?} {aspect} {share}");
                    assert!((low + high).length() < 0.02, "{preset:?} {aspect}");
                }
            }
        }
    }

    #[test]
    fn whoever_leans_over_a_tray_sees_all_of_it_from_nearer_than_everything() {
        let (spec, aim) = (MachineSpec::builtin(), Aim::at(Preset::Front));
        let all = Frame::new(1.3).view(&sceneries()[0], &aim).distance_m;
        for bays in [[true, false, false], [false, true, true], [true; 3]] {
            let view = Frame::new(1.3).into_trays(&spec, bays, &aim);
            let (low, high) = seen(&trays(&spec, bays), &view);
            let field = (FIELD_RAD / 2.0).tan() * Vec2::new(1.3, 1.0);
            assert!((low.abs().max(high.abs()) / field).max_element() < 0.95);
            assert!(view.distance_m < 0.8 * all, "{bays:?}");
        }
        let middle = Frame::new(1.3).into_trays(&spec, [false, true, false], &aim);
        assert!(middle.focus.z.abs() < 1e-6, "{middle:?}");
    }

    #[test]
    fn no_drag_turns_the_camera_under_the_table_or_over_the_top() {
        let scenery = &sceneries()[0];
        for pitch_rad in [-9.0, 9.0] {
            let aim = Aim {
                pitch_rad,
                ..Aim::at(Preset::Front)
            };
            let up = Frame::new(1.5).view(scenery, &aim).transform().up();
            assert!(up.y > 0.0, "{up:?}");
        }
    }
}
