//! No die passes a wall: thrown about at up to 5 m/s inside a tube and over a tray.

use nalgebra::Vector3;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rapier3d::prelude::*;

use super::bay::Bay;
use crate::drop::{DieDrop, DieId};
use crate::real::{exact, vector};
use crate::spec::{DieSize, MachineSpec};

/// Fastest throw, m/s.
const SPEED: f64 = 5.0;

/// Ticks that a throw is watched (0.2 s): at full speed a metre of way, 25 bores.
const TICKS: u32 = 48;

/// A die in a bay of its own, thrown again and again.
struct Thrower {
    spec: MachineSpec,
    bay: Bay,
    draw: Pcg32,
}

impl Thrower {
    fn new(seed: u64) -> Self {
        let spec = MachineSpec::builtin();
        let bay = Bay::new(&spec, 0);
        let draw = Pcg32::seed_from_u64(seed);
        Self { spec, bay, draw }
    }

    /// Evenly from −1 to 1.
    fn draw(&mut self) -> f64 {
        2.0 * f64::from(self.draw.next_u32()) / f64::from(u32::MAX) - 1.0
    }

    fn direction(&mut self) -> Vector3<f64> {
        loop {
            let v = Vector3::new(self.draw(), self.draw(), self.draw());
            if (0.01..1.0).contains(&v.norm()) {
                return v.normalize();
            }
        }
    }

    /// Lets a die go in the held tube, or over the tray, in a random direction. Returns where it
    /// got to if it passed a wall.
    fn throw(&mut self, number: u16) -> Option<Vector3<f64>> {
        let size = DieSize::ALL[usize::from(number) % 3];
        let seed = self.draw.next_u64();
        let drop = DieDrop::by_hand(&self.spec, 0, DieId(0), size, seed);
        self.bay.insert(&self.spec, &drop);
        let into_tube = number.is_multiple_of(2);
        let velocity = self.direction() * SPEED * (0.5 + 0.5 * self.draw().abs());
        let body = self.bay.dice[0].body;
        if !into_tube {
            let over = self.over_tray();
            self.bay.world.bodies[body].set_translation(vector(over), true);
        }
        self.bay.world.bodies[body].set_linvel(vector(velocity), true);
        let stray = self.watch(body, into_tube);
        self.bay.remove(0);
        stray
    }

    fn watch(&mut self, body: RigidBodyHandle, into_tube: bool) -> Option<Vector3<f64>> {
        for _ in 0..TICKS {
            self.bay.step(&self.spec);
            let at = exact(self.bay.world.bodies[body].translation());
            let fate = if into_tube {
                self.fate_in_tube(body)
            } else {
                self.fate_in_tray(at)
            };
            match fate {
                Fate::Inside => {}
                Fate::LeftByTheOpening => return None,
                Fate::PassedAWall => return Some(at),
            }
        }
        None
    }

    /// Somewhere over the tray's floor, low enough to meet its walls.
    fn over_tray(&mut self) -> Vector3<f64> {
        let tray = self.spec.tray.clone();
        let (length, width) = (tray.length_m / 2.0 - 0.015, tray.width_m / 2.0 - 0.015);
        Vector3::new(
            tray.rear_distance_m + tray.length_m / 2.0 + length * self.draw(),
            0.5 * tray.wall_height_m - tray.floor_depth_m,
            width * self.draw(),
        )
    }

    /// A die has passed a wall when its centre is beyond the wall's inner face.
    fn fate_in_tube(&self, body: RigidBodyHandle) -> Fate {
        let tube = &self.spec.tube[0];
        let pose = *self.bay.world.bodies[self.bay.hinge.body()].position();
        let at = exact(pose.inverse_transform_point(self.bay.world.bodies[body].translation()));
        let station = at.x + tube.pivot_station_m;
        if station > tube.length_m {
            return Fate::LeftByTheOpening;
        }
        let height = at.y + tube.pivot_height_m;
        let is_outside = (0..tube.sides).any(|side| {
            let turn = std::f64::consts::TAU * f64::from(side) / f64::from(tube.sides);
            at.z * turn.sin() - height * turn.cos() > tube.bore_m / 2.0
        });
        if is_outside || station < tube.end_wall_station_m {
            Fate::PassedAWall
        } else {
            Fate::Inside
        }
    }

    fn fate_in_tray(&self, at: Vector3<f64>) -> Fate {
        let tray = &self.spec.tray;
        let ahead = at.x - tray.rear_distance_m;
        let is_over = (0.0..tray.length_m).contains(&ahead) && at.z.abs() < tray.width_m / 2.0;
        let height = at.y + tray.floor_depth_m;
        if height > tray.wall_height_m {
            Fate::LeftByTheOpening
        } else if is_over && height > 0.0 {
            Fate::Inside
        } else {
            Fate::PassedAWall
        }
    }
}

enum Fate {
    Inside,
    LeftByTheOpening,
    PassedAWall,
}

/// Throws on two threads; all throws that passed a wall.
fn strays(throws: u32) -> Vec<Vector3<f64>> {
    std::thread::scope(|scope| {
        let halves: Vec<_> = [1, 2]
            .map(|seed| {
                scope.spawn(move || {
                    let mut thrower = Thrower::new(seed);
                    (0..throws / 2)
                        .filter_map(|number| thrower.throw((number % 6) as u16))
                        .collect::<Vec<_>>()
                })
            })
            .into_iter()
            .collect();
        halves
            .into_iter()
            .flat_map(|half| half.join().expect("no panic"))
            .collect()
    })
}

#[test]
fn no_die_passes_a_wall_in_20_000_throws_of_up_to_5_m_per_s() {
    let strays = strays(20_000);
    assert!(strays.is_empty(), "{} passed: {strays:?}", strays.len());
}

#[test]
#[ignore = "two minutes: cargo test -p kipp-physics --release --lib -- --ignored"]
fn no_die_passes_a_wall_in_100_000_throws_of_up_to_5_m_per_s() {
    let strays = strays(100_000);
    assert!(strays.is_empty(), "{} passed: {strays:?}", strays.len());
}
