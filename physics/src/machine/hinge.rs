//! The rod: a revolute joint with stops, dry load-dependent bearing friction, hold and release.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use crate::real::{moment, real};
use crate::spec::TubeSpec;

/// Friction torque of the hand that holds a tube, N·m: far above any moment in the machine.
pub(super) const HOLD_NM: f64 = 10.0;

/// Gain of the zero-velocity motor that acts as friction, N·m·s/rad. So stiff that below its
/// torque limit the tube does not creep.
const STICK_GAIN: f64 = 1.0e9;

/// How a stop pushes back, Hz and damping ratio: over-damped like rapier's contacts. With its joint
/// default (1 MHz) a tube leaning on its stop chatters at 0.02 rad/s for ever.
const STOP_HZ: Real = 30.0;
const STOP_DAMPING: Real = 10.0;

/// A tube's joint with the rod.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Hinge {
    joint: MultibodyJointHandle,
    body: RigidBodyHandle,
    rest_rad: f64,
    stop_rad: f64,
    is_held: bool,
}

impl Hinge {
    /// Hangs `body` on the rod at its rest angle. The joint frame carries that angle, since a
    /// multibody starts at zero coordinates whatever the body's pose.
    pub(super) fn insert(
        world: &mut PhysicsWorld,
        tube: &TubeSpec,
        anchor: RigidBodyHandle,
        body: RigidBodyHandle,
    ) -> Self {
        let swing = real(tube.front_stop_angle_rad - tube.rest_angle_rad);
        let mut joint = RevoluteJointBuilder::new(Vector::Z)
            .limits([swing, 0.0])
            .motor_model(MotorModel::ForceBased)
            .motor_velocity(0.0, moment(STICK_GAIN))
            .motor_max_force(0.0)
            .softness(SpringCoefficients::new(STOP_HZ, STOP_DAMPING))
            .contacts_enabled(false)
            .build();
        let frame = joint.data.local_frame1;
        joint.data.local_frame1 = Pose::rotation(Vector::Z * real(tube.rest_angle_rad)) * frame;
        let joint = world
            .multibody_joints
            .insert(anchor, body, joint, true)
            .expect("two fresh bodies accept a joint");
        let hinge = Self {
            joint,
            body,
            rest_rad: tube.rest_angle_rad,
            stop_rad: tube.front_stop_angle_rad,
            is_held: false,
        };
        hinge.place(world);
        hinge
    }

    /// Removes rapier's default joint damping (0.1 N·m·s/rad, many times critical for a tube) and
    /// moves the body to where its joint says it is.
    fn place(&self, world: &mut PhysicsWorld) {
        let bodies = &mut world.bodies;
        if let Some((multibody, _)) = world.multibody_joints.get_mut(self.joint) {
            multibody.forward_kinematics(bodies, true);
            multibody.damping_mut().fill(0.0);
            multibody.update_rigid_bodies(bodies, true);
        }
    }

    pub(crate) fn body(&self) -> RigidBodyHandle {
        self.body
    }

    /// Elevation of the mouth, rad.
    pub(crate) fn angle_rad(&self, world: &PhysicsWorld) -> f64 {
        let travel = world
            .multibody_joints
            .get(self.joint)
            .and_then(|(multibody, link)| multibody.link(link))
            .map_or(0.0, |link| link.joint().coords()[3]);
        self.rest_rad + f64::from(travel)
    }

    /// Angular speed, rad/s, positive when the mouth rises.
    pub(crate) fn rate_rad_per_s(&self, world: &PhysicsWorld) -> f64 {
        world.bodies[self.body].angvel().z.into()
    }

    pub(crate) fn rest_rad(&self) -> f64 {
        self.rest_rad
    }

    pub(crate) fn stop_rad(&self) -> f64 {
        self.stop_rad
    }

    /// How far the tube has run into a stop, rad.
    pub(crate) fn overshoot_rad(&self, world: &PhysicsWorld) -> f64 {
        let angle = self.angle_rad(world);
        (angle - self.rest_rad).max(self.stop_rad - angle).max(0.0)
    }

    pub(crate) fn is_held(&self) -> bool {
        self.is_held
    }

    /// A hand holds the tube. Friction alone would let falling dice shift it.
    pub(crate) fn hold(&mut self, world: &mut PhysicsWorld) {
        self.is_held = true;
        self.clamp(world);
        self.set_friction(world, HOLD_NM);
    }

    /// Opens the hand; its friction goes when the next limit is set.
    pub(crate) fn release(&mut self, world: &mut PhysicsWorld) {
        self.is_held = false;
        self.free(world);
    }

    /// Keeps the tube from turning either way.
    pub(super) fn clamp(&self, world: &mut PhysicsWorld) {
        let angle = self.angle_rad(world).clamp(self.stop_rad, self.rest_rad);
        let travel = real(angle - self.rest_rad);
        self.set_limits(world, [travel, travel]);
    }

    /// Lets the tube turn between its stops.
    pub(super) fn free(&self, world: &mut PhysicsWorld) {
        self.set_limits(world, [real(self.stop_rad - self.rest_rad), 0.0]);
    }

    pub(super) fn set_limits(&self, world: &mut PhysicsWorld, limits: [Real; 2]) {
        if let Some(link) = self.link_mut(world) {
            link.joint.data.set_limits(JointAxis::AngX, limits);
        }
    }

    /// Limits the dry friction torque for the coming tick.
    pub(crate) fn set_friction(&self, world: &mut PhysicsWorld, torque_nm: f64) {
        if let Some(link) = self.link_mut(world) {
            link.joint
                .data
                .set_motor_max_force(JointAxis::AngX, moment(torque_nm));
        }
    }

    fn link_mut<'a>(&self, world: &'a mut PhysicsWorld) -> Option<&'a mut MultibodyLink> {
        let (multibody, link) = world.multibody_joints.get_mut(self.joint)?;
        multibody.link_mut(link)
    }

    /// Turns the tube by an angular impulse during the coming tick, N·m·s.
    pub(crate) fn kick(&self, world: &mut PhysicsWorld, impulse: f64) {
        let rate = world.integration_parameters.inv_dt();
        let body = &mut world.bodies[self.body];
        body.add_torque(Vector::Z * (moment(impulse) * rate), true);
    }
}
