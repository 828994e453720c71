//! Reads the pointer over the pieces of the scene.

use std::f32::consts::FRAC_PI_2;

use bevy::math::DVec2;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use kipp_game::dice::DieId;
use kipp_game::rules::Gesture;
use kipp_physics::DieSize;

use super::Focus;
use super::focus::{is_drop, picks};
use crate::camera::Panels;
use crate::poses::Piece;
use crate::screen::Screen;
use crate::seen::Seen;
use crate::table::Table;
use crate::wish::Wish;

/// Colour of the rings around what can be taken.
const RING: Color = Color::srgb(0.05, 0.45, 0.5);

/// Pressed on a tube: the die hangs over its mouth, or it is said why none does.
pub fn press(
    pressed: On<Pointer<Press>>,
    pieces: Query<&Piece>,
    seen: Res<Seen>,
    screen: Res<State<Screen>>,
    panels: Res<Panels>,
    mut focus: ResMut<Focus>,
    mut wishes: MessageWriter<Wish>,
) {
    if *screen.get() == Screen::Play
        && pressed.event.button == PointerButton::Primary
        && let Some(tube) = tube_of(pieces.get(pressed.entity))
        && !seen.is_covered
        && !panels.has_pointer
    {
        match seen.sight.as_ref().is_some_and(is_drop) {
            true => focus.hold_over(tube),
            false => {
                wishes.write(Wish::OutOfTurn);
            }
        }
    }
}

/// Let go over the same tube, or over the die that hangs before it: the die falls.
pub fn release(
    released: On<Pointer<Release>>,
    pieces: Query<&Piece>,
    mut focus: ResMut<Focus>,
    mut wishes: MessageWriter<Wish>,
) {
    let is_primary = released.event.button == PointerButton::Primary;
    let is_meant = pieces
        .get(released.entity)
        .is_ok_and(|piece| is_held_over(piece, &focus));
    if is_primary && is_meant {
        wishes.write_batch(focus.let_go());
    }
}

/// Whether the die in the hand hangs before this piece, or is it.
fn is_held_over(piece: &Piece, focus: &Focus) -> bool {
    let (Some(die), Some(aim)) = (focus.die, focus.aim) else {
        return false;
    };
    match piece {
        Piece::Tube(tube) => *tube == usize::from(aim),
        Piece::Die(it, _) => it.0 == u16::from(die.0),
        Piece::Thrown(_) | Piece::Cup => false,
    }
}

/// Clicked on a die: it is picked, or it is told why not.
pub fn click(
    clicked: On<Pointer<Click>>,
    pieces: Query<&Piece>,
    seen: Res<Seen>,
    screen: Res<State<Screen>>,
    panels: Res<Panels>,
    mut wishes: MessageWriter<Wish>,
) {
    if *screen.get() == Screen::Play
        && !panels.has_pointer
        && clicked.event.button == PointerButton::Primary
        && !seen.is_covered
        && let Ok(Piece::Die(die, _)) = pieces.get(clicked.entity)
        && let Ok(number) = u8::try_from(die.0)
    {
        let die = DieId(number);
        wishes.write(Wish::Touch(Gesture::Pick { die }));
    }
}

/// Let go anywhere else: the die stays in the hand.
pub fn let_go(mut inputs: MessageReader<PointerInput>, mut focus: ResMut<Focus>) {
    let mut actions = inputs.read().map(|input| input.action);
    // The observers have looked at the same release before.
    if actions.any(|action| matches!(action, PointerAction::Release(PointerButton::Primary))) {
        focus.take_back();
    }
}

fn tube_of<E>(piece: Result<&Piece, E>) -> Option<u8> {
    match piece {
        Ok(Piece::Tube(tube)) => u8::try_from(*tube).ok(),
        _ => None,
    }
}

/// Draws rings around the dice that can be picked.
pub fn mark(
    table: NonSend<Table>,
    seen: Res<Seen>,
    pieces: Query<(&Piece, &Transform)>,
    mut gizmos: Gizmos,
) {
    let Some(sight) = seen.sight.as_ref().filter(|_| !seen.is_covered) else {
        return;
    };
    let picks = picks(sight);
    if picks.is_empty() {
        return;
    }
    let radii = ring_radii_m(&table);
    let lying = Quat::from_rotation_x(FRAC_PI_2);
    for (piece, at) in &pieces {
        if let Piece::Die(die, size) = piece
            && picks.iter().any(|pick| u16::from(pick.0) == die.0)
        {
            let around = Isometry3d::new(at.translation, lying);
            for share in [1.0, 1.08] {
                gizmos.circle(around, radii[size.index()] * share, RING);
            }
        }
    }
}

/// Rings that go round the corners of the dice, by their sizes, m.
fn ring_radii_m(table: &Table) -> [f32; 3] {
    let mut edges_m = [0.0; 3];
    if let Some(game) = &table.game {
        game.look_at_machine(&mut |machine| {
            edges_m = DieSize::ALL.map(|size| machine.spec().die[size.index()].edge_m);
        });
    }
    // Half a face's diagonal, and some air.
    edges_m.map(|edge_m| DVec2::splat(edge_m * 0.8).as_vec2().x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_falls_when_it_is_let_go_over_its_tube_or_over_itself() {
        let held = Focus {
            die: Some(DieId(4)),
            aim: Some(1),
            ..Focus::default()
        };
        let die = |number| Piece::Die(kipp_physics::DieId(number), DieSize::Large);
        let meant = [Piece::Tube(1), die(4)];
        assert!(meant.iter().all(|piece| is_held_over(piece, &held)));
        let other = [Piece::Tube(0), die(5), Piece::Cup];
        assert!(!other.iter().any(|piece| is_held_over(piece, &held)));
        let in_hand = Focus { aim: None, ..held };
        assert!(!meant.iter().any(|piece| is_held_over(piece, &in_hand)));
    }
}
