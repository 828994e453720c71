//! Every step is shown as it was, whichever way it is reached.

use std::path::Path;

use kipp_game::cli::words::Language;
use kipp_game::games::GAMES;
use kipp_game::rules::Player;
use kipp_viewer::poses::Piece;
use kipp_viewer::replay::{self, Simulation};
use kipp_viewer::words;

use crate::finished::saved;
use crate::record::{Digests, Forge, Sights, digest, opened, prepared, with};

#[test]
fn every_step_of_every_game_is_shown_as_folded_whichever_way_it_is_reached() {
    for info in GAMES {
        let saved = saved(info.key, false);
        let wanted = with(&saved.path, Sights);
        let mut replay = opened(&saved.path);
        let last = replay.steps();
        assert!(last > 20 && replay.is_finished() && replay.has_true_ending());
        let there = 0..=last;
        let back = (0..=last).rev().step_by(7);
        let about = (0..40).map(|jump| jump * 37 % (last + 1));
        for step in there.chain(back).chain(about) {
            replay.scrub_to(step);
            assert_eq!(replay.at(), step);
            for viewer in [Player(0), Player(1)] {
                let found = replay.sight(viewer);
                let wanted = &wanted[step][viewer.index()];
                assert_eq!(found.lines, wanted.lines, "{} step {step}", info.key);
                assert_eq!(found.standings, wanted.standings);
                assert_eq!(found.events, wanted.events);
            }
        }
        replay.scrub_to(last + 1);
        assert_eq!(replay.at(), last, "there is nothing behind the end");
    }
}

#[test]
fn the_machine_is_after_every_drop_what_it_was_whether_jumped_to_or_played() {
    let saved = saved("kipp", false);
    let drops = with(&saved.path, Digests);
    let mut replay = opened(&saved.path);
    replay.scrub_to(replay.steps());
    assert!(matches!(replay.simulation(), Simulation::CatchingUp { .. }));
    prepared(replay.as_mut());
    assert_eq!(replay.simulation(), Simulation::Running);
    assert_eq!(digest(replay.as_ref()), drops.last().map(|drop| drop.1));
    for (step, wanted) in drops.iter().rev() {
        replay.scrub_to(*step);
        prepared(replay.as_mut());
        assert_eq!(digest(replay.as_ref()), Some(*wanted), "step {step}");
    }
    let [(_, before), (step, after)] = drops[drops.len() / 2..][..2] else {
        panic!("more than two dice are dropped");
    };
    replay.scrub_to(step - 1);
    assert_eq!(digest(replay.as_ref()), Some(before));
    let mut ticks = 0;
    while replay.at() < step {
        replay.play(false);
        ticks += 1;
    }
    assert!(ticks > 20, "a die takes its time to fall");
    assert_eq!(digest(replay.as_ref()), Some(after));
}

#[test]
fn a_drop_that_was_begun_is_taken_back_by_going_elsewhere() {
    let saved = saved("kipp", false);
    let drops = with(&saved.path, Digests);
    let (step, wanted) = drops[3];
    let mut replay = opened(&saved.path);
    replay.scrub_to(step);
    prepared(replay.as_mut());
    while !replay.is_moving() {
        replay.play(false);
    }
    for _ in 0..50 {
        replay.play(false);
    }
    assert_ne!(digest(replay.as_ref()), Some(wanted));
    replay.scrub_to(replay.at());
    assert!(!replay.is_moving());
    assert_eq!(digest(replay.as_ref()), Some(wanted));
}

#[test]
fn thrown_dice_lie_as_they_were_thrown() {
    let saved = saved("wuerfelzucker", true);
    let mut replay = opened(&saved.path);
    replay.scrub_to(replay.steps());
    prepared(replay.as_mut());
    assert_eq!(replay.simulation(), Simulation::Running);
    let is_thrown = |piece: Piece| matches!(piece, Piece::Thrown(_));
    assert!(replay.placed().iter().any(|placed| is_thrown(placed.piece)));
    replay.scrub_to(0);
    assert!(replay.placed().is_empty());
    let mut moved = 0;
    while replay.at() < 12 {
        replay.play(false);
        moved += usize::from(replay.is_moving());
    }
    assert!(moved > 100, "dice roll before everybody's eyes");
    assert_eq!(replay.simulation(), Simulation::Running);
}

#[test]
fn only_the_last_step_of_an_unfinished_record_says_that_it_is_not_over() {
    let saved = saved("kipp", false);
    let to = saved.folder.path().join("unfinished.json");
    let forge = Forge {
        to: to.clone(),
        steps: Some(9),
        ..Forge::default()
    };
    with(&saved.path, forge);
    let words = words::words(Language::English);
    let says = |path: &Path, step| {
        let mut replay = opened(path);
        replay.scrub_to(step);
        prepared(replay.as_mut());
        replay::remarks(replay.as_ref(), &words)
    };
    assert_eq!(says(&to, 8), [""; 0]);
    assert!(says(&to, 9).concat().contains("not over"));
    assert_eq!(says(&saved.path, usize::MAX), [""; 0]);
}
