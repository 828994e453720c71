//! Records that cannot be simulated again are shown as they were read.

use std::collections::BTreeSet;

use bevy::math::DVec3;
use bevy::prelude::*;
use kipp_game::rules::Player;
use kipp_physics::Face;
use kipp_viewer::poses::Piece;
use kipp_viewer::replay::{Recording, Simulation};

use crate::finished::saved;
use crate::record::{Digests, Forge, Sights, opened, prepared, with};

#[test]
fn a_record_of_another_program_is_shown_and_not_simulated() {
    for (game, is_thrown) in [("kipp", false), ("wuerfelzucker", true)] {
        let saved = saved(game, is_thrown);
        let to = saved.folder.path().join("foreign.json");
        let forge = Forge {
            to: to.clone(),
            engine: Some("kipp 9"),
            ..Forge::default()
        };
        with(&saved.path, forge);
        let wanted = with(&saved.path, Sights);
        let mut replay = opened(&to);
        replay.scrub_to(replay.steps());
        prepared(replay.as_mut());
        let simulation = replay.simulation();
        assert!(
            matches!(&simulation, Simulation::Foreign { engine, .. } if engine == "kipp 9"),
            "{simulation:?}"
        );
        assert!(lies_as_read(replay.as_ref()), "{game}");
        assert_eq!(replay.sight(Player(1)).lines, wanted[replay.at()][1].lines);
        replay.scrub_to(0);
        while replay.at() < replay.steps() {
            replay.play(true);
        }
    }
}

#[test]
fn dice_that_fall_otherwise_than_recorded_are_not_shown_from_there_on() {
    for (game, is_thrown) in [("kipp", false), ("wuerfelzucker", true)] {
        let saved = saved(game, is_thrown);
        let to = saved.folder.path().join("seed.json");
        let forge = Forge {
            to: to.clone(),
            seed: Some(12),
            ..Forge::default()
        };
        with(&saved.path, forge);
        let mut replay = opened(&to);
        replay.scrub_to(replay.steps());
        prepared(replay.as_mut());
        let Simulation::Parted { step } = replay.simulation() else {
            panic!("{game}: {:?}", replay.simulation());
        };
        assert!(lies_as_read(replay.as_ref()), "{game}");
        if game == "kipp" {
            assert_eq!(step, with(&saved.path, Digests)[0].0);
            replay.scrub_to(step - 1);
            assert!(!replay.placed().is_empty(), "up to there it is the same");
        }
        while replay.at() < replay.steps() {
            replay.play(true);
        }
    }
}

/// Whether nothing is shown but thrown dice that lie flat, beside each other, or a machine.
fn lies_as_read(replay: &dyn Recording) -> bool {
    let mut placed = replay.placed();
    placed.retain(|it| matches!(it.piece, Piece::Thrown(_)));
    let is_flat = |at: &Transform| {
        let axes = Mat3::from_quat(at.rotation).to_cols_array();
        axes.iter()
            .all(|it| it.abs() < 1e-5 || (it.abs() - 1.0).abs() < 1e-5)
    };
    let is_free = |at: &Transform| {
        let beside = placed.iter().filter(|other| {
            let distance = other.at.translation.distance(at.translation);
            distance < 2.5 * at.translation.y
        });
        beside.count() == 1
    };
    let mut all = placed.iter();
    let has_dice = !replay.info().needs_apparatus;
    has_dice != placed.is_empty() && all.all(|it| is_flat(&it.at) && is_free(&it.at))
}

/// A die on the floor of a machine: its number, its tray, and the number of the face that is up.
type Lying = (u16, i32, usize);

/// What anybody sees in the trays of the machine.
fn in_trays(replay: &dyn Recording) -> BTreeSet<Lying> {
    let mut dice = BTreeSet::new();
    replay.look_at_machine(&mut |machine| {
        let spec = machine.spec();
        let tray_m = machine.bay_offset_m(2).z;
        for placed in replay.placed() {
            let at = placed.at.translation.as_dvec3();
            if let Piece::Die(die, _) = placed.piece
                && !placed.is_hidden
                && at.y < -spec.tray.floor_depth_m / 2.0
            {
                #[allow(clippy::cast_possible_truncation, reason = "there are three trays")]
                let tray = (at.z / tray_m).round() as i32;
                dice.insert((die.0, tray, face_up(placed.at.rotation)));
            }
        }
    });
    dice
}

fn face_up(turn: Quat) -> usize {
    let height = |face: &Face| {
        let [x, y, z]: [f64; 3] = face.normal().into();
        (turn.as_dquat() * DVec3::new(x, y, z)).y
    };
    let faces = Face::ALL.iter().enumerate();
    let highest = faces.max_by(|one, other| height(one.1).total_cmp(&height(other.1)));
    highest.expect("a die has faces").0
}

#[test]
fn dice_of_a_foreign_machine_lie_in_their_trays_as_recorded() {
    let saved = saved("kipp", false);
    let to = saved.folder.path().join("foreign.json");
    let forge = Forge {
        to: to.clone(),
        engine: Some("kipp 9"),
        ..Forge::default()
    };
    with(&saved.path, forge);
    let (mut own, mut foreign) = (opened(&saved.path), opened(&to));
    let mut most = 0;
    for step in (0..=own.steps()).step_by(5) {
        own.scrub_to(step);
        foreign.scrub_to(step);
        prepared(own.as_mut());
        let wanted = in_trays(own.as_ref());
        assert_eq!(in_trays(foreign.as_ref()), wanted, "step {step}");
        most = most.max(wanted.len());
    }
    assert!(most > 2, "dice lie in trays: {most}");
}
