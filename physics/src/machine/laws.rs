//! Laws of the hinge, on the machine's own bodies: closed forms against what rapier does.

use nalgebra::Vector3;
use rapier3d::prelude::*;
use std::f64::consts::{FRAC_PI_2, TAU};

use super::hinge::Hinge;
use super::{TICK_HZ, scene};
use crate::spec::MachineSpec;
use crate::statics;

/// A tube on its rod without tray, dice, stops or friction.
struct Pendulum {
    world: PhysicsWorld,
    hinge: Hinge,
    /// Moment of inertia about the rod, kg·m².
    inertia: f64,
    /// Largest moment of its weight, N·m.
    weight_moment: f64,
    /// Angle at which it hangs at rest, rad.
    hang: f64,
}

impl Pendulum {
    /// The first tube, started at rest `start` rad above its hanging position.
    fn new(start: f64) -> Self {
        let mut spec = MachineSpec::builtin();
        let body = statics::tube(&spec, 0);
        let arm = body.center_m;
        let hang = -FRAC_PI_2 - arm.y.atan2(arm.x);
        spec.tube[0].rest_angle_rad = hang + start;
        let mut world = scene::world(&spec);
        let hinge = scene::tube(&mut world, &spec, 0);
        hinge.set_limits(&mut world, [-100.0, 100.0]);
        Self {
            world,
            hinge,
            inertia: body.inertia_about_z(Vector3::zeros()),
            weight_moment: body.mass_kg * spec.base.gravity_m_per_s2 * arm.norm(),
            hang,
        }
    }

    /// Angle from the hanging position, rad, and its rate.
    fn state(&self) -> (f64, f64) {
        (
            self.hinge.angle_rad(&self.world) - self.hang,
            self.hinge.rate_rad_per_s(&self.world),
        )
    }

    fn energy(&self) -> f64 {
        let (angle, rate) = self.state();
        0.5 * self.inertia * rate * rate + self.weight_moment * (1.0 - angle.cos())
    }

    /// Steps to the next upward passage of the hanging position.
    fn next_passage(&mut self) -> Passage {
        let (mut ticks, mut energy) = (0_u32, 0.0);
        loop {
            let (before, _) = self.state();
            self.world.step();
            ticks += 1;
            assert!(ticks < 60 * TICK_HZ, "no swing within a minute");
            energy += self.energy();
            let (after, _) = self.state();
            if before < 0.0 && after >= 0.0 {
                let ticks = f64::from(ticks);
                return Passage {
                    ticks,
                    overshoot: after / (after - before),
                    energy: energy / ticks,
                };
            }
        }
    }

    /// Mean period over `swings` full swings, s.
    fn period(&mut self, swings: u32) -> f64 {
        let mut ticks = self.next_passage().overshoot;
        let mut overshoot = 0.0;
        for _ in 0..swings {
            let passage = self.next_passage();
            ticks += passage.ticks;
            overshoot = passage.overshoot;
        }
        (ticks - overshoot) / f64::from(swings) / f64::from(TICK_HZ)
    }
}

/// One full swing, from one upward passage of the hanging position to the next.
struct Passage {
    /// Ticks on the way, the last one whole.
    ticks: f64,
    /// Share of the last tick that lies behind the passage.
    overshoot: f64,
    /// Mean energy on the way, J: within a swing it sways by the integrator's first order.
    energy: f64,
}

/// T = 2π √(I / m g d) / M(1, cos(A/2)) with Gauss's arithmetic-geometric mean M.
fn closed_period(inertia: f64, weight_moment: f64, amplitude: f64) -> f64 {
    let (mut a, mut b) = (1.0, (amplitude / 2.0).cos());
    for _ in 0..40 {
        (a, b) = (0.5 * (a + b), (a * b).sqrt());
    }
    TAU * (inertia / weight_moment).sqrt() / a
}

#[test]
fn an_empty_tube_swings_with_the_period_of_the_elliptic_integral() {
    for degrees in [5.0_f64, 40.0, 90.0, 120.0] {
        let start = degrees.to_radians();
        let mut pendulum = Pendulum::new(start);
        let expected = closed_period(pendulum.inertia, pendulum.weight_moment, start);
        let error = pendulum.period(10) / expected - 1.0;
        assert!(
            error.abs() < 1e-5,
            "{degrees} degrees: relative error {error:e}"
        );
    }
}

#[test]
fn a_swinging_tube_keeps_its_energy() {
    let mut pendulum = Pendulum::new(FRAC_PI_2);
    pendulum.next_passage();
    let first = pendulum.next_passage();
    let (mut ticks, mut last) = (0.0, first.energy);
    while ticks < 20.0 * f64::from(TICK_HZ) {
        let passage = pendulum.next_passage();
        ticks += passage.ticks;
        last = passage.energy;
    }
    let drift = (last / first.energy - 1.0).abs() / (ticks / f64::from(TICK_HZ));
    assert!(drift < 1e-5, "relative drift {drift:e} a second");
}

/// How far a tube creeps in 10 s when its weight pulls with `load` times the friction, rad.
fn creep(load: f64) -> f64 {
    let mut pendulum = Pendulum::new(FRAC_PI_2);
    let friction = pendulum.weight_moment / load;
    pendulum.hinge.set_friction(&mut pendulum.world, friction);
    let (start, _) = pendulum.state();
    for _ in 0..10 * TICK_HZ {
        pendulum.world.step();
    }
    (pendulum.state().0 - start).abs()
}

#[test]
fn the_bearing_holds_inside_its_dead_band_without_creep() {
    let creep = creep(0.999);
    assert!(
        creep <= 1e-7,
        "{creep:e} rad in 10 s at 0.999 of the friction torque"
    );
}

#[test]
fn the_bearing_gives_way_beyond_its_dead_band() {
    let travel = creep(1.001);
    assert!(
        travel > 0.01,
        "{travel:e} rad in 10 s at 1.001 of the friction torque"
    );
}
