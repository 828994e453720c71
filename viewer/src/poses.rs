//! Where everything is that moves, at the last two ticks.

use bevy::math::DVec3;
use bevy::prelude::*;
use kipp_game::dice::DieId;
use kipp_physics::machine::{Part, PartPose, Phase, Place};
use kipp_physics::spec::TUBES;
use kipp_physics::{DieSize, Machine};

/// A piece on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A tube of the machine.
    Tube(usize),
    /// A die of the machine.
    Die(kipp_physics::DieId, DieSize),
    /// A die that is thrown from the cup, by its number in the throw.
    Thrown(usize),
    /// The cup from which dice are thrown.
    Cup,
}

/// Where a piece is and whether it is to be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Which piece.
    pub piece: Piece,
    /// Where, m.
    pub at: Transform,
    /// Hidden pieces lie where players must not look, or have left the machine.
    pub is_hidden: bool,
}

/// Everything that moves, at the last tick and at the one before it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Poses {
    /// At the tick before the last one.
    pub before: Vec<Placed>,
    /// At the last tick.
    pub now: Vec<Placed>,
    /// Whether something has moved since.
    pub(crate) is_behind: bool,
}

impl Poses {
    /// The next tick's places; a piece that jumps (another table) does not glide there.
    pub fn advance(&mut self, now: Vec<Placed>) {
        self.before = std::mem::replace(&mut self.now, now);
    }

    /// Another table: nothing glides.
    pub fn reset(&mut self, now: Vec<Placed>) {
        self.before.clone_from(&now);
        self.now = now;
    }

    /// Where pieces are between the two ticks, `share` of the way.
    pub fn between(&self, share: f32) -> impl Iterator<Item = Placed> + '_ {
        self.now.iter().enumerate().map(move |(place, now)| {
            let is_it = |before: &&Placed| before.piece == now.piece;
            // Pieces keep their places in the list, unless one comes or goes.
            let there = self.before.get(place).filter(is_it);
            match there.or_else(|| self.before.iter().find(is_it)) {
                Some(before) if before.at != now.at => Placed {
                    at: glided(&before.at, &now.at, share),
                    ..*now
                },
                _ => *now,
            }
        })
    }
}

fn glided(from: &Transform, to: &Transform, share: f32) -> Transform {
    Transform {
        translation: from.translation.lerp(to.translation, share),
        rotation: from.rotation.slerp(to.rotation, share),
        scale: to.scale,
    }
}

/// What may be seen of a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Everything, also the dice in the tubes.
    Open,
    /// Nobody looks into a tube, unless it pours.
    Closed,
}

/// Where the machine's pieces are. Dice in `gone` have left it for everybody's eyes.
#[must_use]
pub fn of_machine(machine: &Machine, secrecy: Secrecy, gone: &[DieId]) -> Vec<Placed> {
    let hidden: Vec<kipp_physics::DieId> = match secrecy {
        Secrecy::Open => Vec::new(),
        Secrecy::Closed => inside(machine),
    };
    let is_gone = |die: kipp_physics::DieId| gone.iter().any(|gone| u16::from(gone.0) == die.0);
    let placed = |pose: &PartPose| Placed {
        piece: match pose.part {
            Part::Tube(tube) => Piece::Tube(tube),
            Part::Die(die, size) => Piece::Die(die, size),
        },
        at: transform(machine, pose),
        is_hidden: match pose.part {
            Part::Tube(_) => false,
            Part::Die(die, _) => hidden.contains(&die) || is_gone(die),
        },
    };
    machine.poses().iter().map(placed).collect()
}

/// Dice in tubes that are not pouring, also in one that friction holds off its rest; the one that is
/// being dropped is seen until it is let go.
fn inside(machine: &Machine) -> Vec<kipp_physics::DieId> {
    let mut inside = Vec::new();
    for tube in (0..TUBES).filter(|tube| !is_pouring(machine, *tube)) {
        let mut dice: Vec<_> = machine
            .dice(tube)
            .into_iter()
            .filter(|(_, _, place)| *place == Place::Tube)
            .map(|(die, _, _)| die)
            .collect();
        if machine.phase() == (Phase::Held { tube }) {
            dice.pop();
        }
        inside.extend(dice);
    }
    inside
}

/// Whether a tube is on its way with the mouth down.
fn is_pouring(machine: &Machine, tube: usize) -> bool {
    let spec = &machine.spec().tube[tube];
    let halfway = f64::midpoint(spec.rest_angle_rad, spec.front_stop_angle_rad);
    machine.phase() == (Phase::Released { tube }) && machine.angle_rad(tube) < halfway
}

/// A part's place in the scene: its pose in its bay, moved along the rod to where the bay stands.
#[must_use]
pub fn transform(machine: &Machine, pose: &PartPose) -> Transform {
    let at = pose.pose.translation + offset(machine, pose.bay);
    Transform::from_translation(at).with_rotation(pose.pose.rotation)
}

/// Where a bay stands in the scene, m.
#[must_use]
pub fn offset(machine: &Machine, bay: usize) -> Vec3 {
    let [x, y, z]: [f64; 3] = machine.bay_offset_m(bay).into();
    DVec3::new(x, y, z).as_vec3()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(piece: Piece, x: f32) -> Placed {
        Placed {
            piece,
            at: Transform::from_xyz(x, 0.0, 0.0),
            is_hidden: false,
        }
    }

    #[test]
    fn pieces_glide_between_two_ticks_and_new_ones_stand_where_they_are() {
        let mut poses = Poses::default();
        poses.reset(vec![placed(Piece::Tube(0), 0.0)]);
        poses.advance(vec![
            placed(Piece::Tube(0), 1.0),
            placed(Piece::Thrown(0), 5.0),
        ]);
        let x = |share| {
            let between = poses.between(share);
            between.map(|it| it.at.translation.x).collect::<Vec<_>>()
        };
        assert_eq!(x(0.25), [0.25, 5.0]);
        assert_eq!(x(1.0), [1.0, 5.0]);
    }
}
