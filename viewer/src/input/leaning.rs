//! Leans over the trays for whoever picks dice out of them, and stands upright again for the next drop.

use bevy::prelude::*;
use kipp_physics::spec::TUBES;

use super::focus::{is_drop, picks};
use crate::camera::{Aim, Bays, Lean, Preset};
use crate::poses::Piece;
use crate::scene::furniture::pitch_m;
use crate::scene::stage::{Scenery, Stage};
use crate::screen::Screen;
use crate::seen::Seen;
use crate::session::Turn;
use crate::table::Table;

/// What the match asks of the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// Dice lie in these trays, to be picked.
    In(Bays),
    /// Nothing new.
    Stay,
    /// Something else is to be seen.
    Back,
}

/// Leans over where dice are to be picked, unless somebody has turned the camera.
pub fn lean(
    screen: Res<State<Screen>>,
    table: NonSend<Table>,
    (seen, stage): (Res<Seen>, Res<Stage>),
    pieces: Query<(&Piece, &Transform)>,
    (mut aim, mut lean): (ResMut<Aim>, ResMut<Lean>),
    mut was_called: Local<bool>,
) {
    let call = on(*screen.get(), || call(&table, &seen, &stage, pieces.iter()));
    answer(call, &mut was_called, &mut aim, &mut lean);
}

/// What a screen asks for, where a match asks for that much.
fn on(screen: Screen, of_match: impl FnOnce() -> Call) -> Call {
    match screen {
        Screen::Play => of_match(),
        // Whoever comes back sits as before.
        Screen::Menu | Screen::Settings => Call::Stay,
        Screen::Opening | Screen::Lab | Screen::Replay => Call::Back,
    }
}

fn call<'a>(
    table: &Table,
    seen: &Seen,
    stage: &Stage,
    pieces: impl Iterator<Item = (&'a Piece, &'a Transform)>,
) -> Call {
    let (Some(game), Some(sight)) = (&table.game, &seen.sight) else {
        return Call::Back;
    };
    let Scenery::Machine(spec) = &stage.scenery else {
        return Call::Back;
    };
    if game.is_moving() || game.turn() == Turn::Over || is_drop(sight) {
        return Call::Back;
    }
    let picks = picks(sight);
    let is_picked = |piece: &Piece| match piece {
        Piece::Die(die, _) => picks.iter().any(|pick| u16::from(pick.0) == die.0),
        _ => false,
    };
    let mut bays = [false; TUBES];
    for (_, at) in pieces.filter(|(piece, _)| is_picked(piece)) {
        let place = at.translation.z / pitch_m(spec) + TUBES as f32 / 2.0;
        let bay = (0..TUBES).rfind(|bay| place >= *bay as f32);
        bays[bay.unwrap_or(0)] = true;
    }
    match bays.contains(&true) {
        true => Call::In(bays),
        false => Call::Stay,
    }
}

fn answer(call: Call, was_called: &mut bool, aim: &mut Aim, lean: &mut Lean) {
    let upright = Aim::at(Preset::Front);
    match call {
        Call::In(bays) => {
            let is_free = !*was_called && *aim == upright;
            if is_free || lean.0.is_some() {
                *lean = Lean(Some(bays));
            }
            *was_called = true;
        }
        Call::Stay => {}
        Call::Back => {
            if lean.0.take().is_some() {
                *aim = upright;
            }
            *was_called = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: Bays = [false, true, false];

    fn after(calls: &[Call], mut aim: Aim) -> (Aim, Lean) {
        let (mut was_called, mut lean) = (false, Lean(None));
        for call in calls {
            answer(*call, &mut was_called, &mut aim, &mut lean);
        }
        (aim, lean)
    }

    #[test]
    fn the_camera_leans_in_to_pick_and_back_to_drop() {
        let front = Aim::at(Preset::Front);
        let picked = [Call::In(MIDDLE), Call::Stay];
        assert_eq!(after(&picked, front), (front, Lean(Some(MIDDLE))));
        let dropped = [Call::In(MIDDLE), Call::Stay, Call::Back];
        assert_eq!(after(&dropped, front), (front, Lean(None)));
    }

    #[test]
    fn whoever_comes_back_from_the_menu_leans_as_before() {
        let front = Aim::at(Preset::Front);
        let calls = |screens: &[Screen]| {
            let of_match = || Call::Stay;
            let screens = screens.iter().map(|screen| on(*screen, of_match));
            [Call::In(MIDDLE)]
                .into_iter()
                .chain(screens)
                .collect::<Vec<_>>()
        };
        let settings = calls(&[Screen::Menu, Screen::Settings, Screen::Menu, Screen::Play]);
        assert_eq!(after(&settings, front), (front, Lean(Some(MIDDLE))));
        let lab = calls(&[Screen::Menu, Screen::Lab]);
        assert_eq!(after(&lab, front), (front, Lean(None)));
    }

    #[test]
    fn a_camera_that_somebody_has_turned_stays_where_it_is() {
        let turned = Aim {
            yaw_rad: 0.2,
            ..Aim::at(Preset::Front)
        };
        for aim in [turned, Aim::at(Preset::Mouth)] {
            let calls = [Call::In(MIDDLE), Call::Back];
            assert_eq!(after(&calls[..1], aim), (aim, Lean(None)));
            assert_eq!(after(&calls, aim), (aim, Lean(None)));
        }
    }

    #[test]
    fn whoever_has_stood_up_is_not_bent_down_again_for_the_same_dice() {
        let (mut was_called, mut lean) = (false, Lean(None));
        let mut aim = Aim::at(Preset::Front);
        answer(Call::In(MIDDLE), &mut was_called, &mut aim, &mut lean);
        lean = Lean(None);
        answer(Call::In(MIDDLE), &mut was_called, &mut aim, &mut lean);
        assert_eq!(lean, Lean(None));
    }
}
