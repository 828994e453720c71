//! Where rolled dice come from.

use super::*;
use kipp_game::dice::{Roller, Stream};
use kipp_game::games::kipp::Kipp;
use kipp_game::rules::{Chance, Cup, Outcome, ScriptedCup, ThrowOrder};
use kipp_game::session::{DiceSource, Equipment, Nature, NatureError, Session, Setup};

/// Nature with a cup or without, in a match whose dice are thrown or drawn.
fn nature(dice: &DiceSource, has_cup: bool) -> Nature {
    let cup = has_cup.then(|| Box::new(ScriptedCup) as Box<dyn Cup>);
    let apparatus = machine();
    Nature::with(7, dice, Equipment { apparatus, cup })
}

fn roll(nature: &mut Nature, dice: u8) -> Result<Vec<u8>, NatureError> {
    match nature.answer(Chance::Roll { dice })? {
        Outcome::Roll { faces } => Ok(faces.iter().map(|face| face.pips()).collect()),
        other => panic!("a roll was asked for: {other:?}"),
    }
}

#[test]
fn thrown_dice_come_from_the_cup_and_drawn_dice_never_do() {
    let thrown = DiceSource::of(Some(&ScriptedCup));
    let mut cup = nature(&thrown, true);
    let mut draw = nature(&DiceSource::Drawn, true);
    let mut bare = nature(&DiceSource::Drawn, false);
    let mut rolls = std::collections::BTreeSet::new();
    for number in 0..50 {
        let faces = roll(&mut cup, 8).expect("there is a cup");
        let mut hand = ScriptedCup;
        let jitter = Roller::new(7).draws(Stream::Throw, number).long_word();
        let again = hand.throw(ThrowOrder { dice: 8, jitter });
        let again = again.expect("a cup holds eight dice");
        let again: Vec<u8> = again.iter().map(|face| face.pips()).collect();
        assert_eq!(faces, again, "roll {number}");
        rolls.insert(faces);
        assert_eq!(roll(&mut draw, 8), roll(&mut bare, 8));
    }
    assert_eq!(rolls.len(), 50, "every roll has a hand of its own");
}

#[test]
fn thrown_dice_without_a_cup_are_an_error_and_not_a_draw() {
    let thrown = DiceSource::of(Some(&ScriptedCup));
    assert_eq!(
        roll(&mut nature(&thrown, false), 3),
        Err(NatureError::NoCup)
    );
    assert_eq!(roll(&mut nature(&thrown, false), 0), Ok(Vec::new()));
}

#[test]
fn a_match_that_begins_with_a_cup_says_so_in_its_record() {
    let setup = Setup::<Kipp> {
        options: Default::default(),
        seats: people(),
        seed: 1,
        machine: None,
    };
    let equipment = Equipment {
        apparatus: machine(),
        cup: Some(Box::new(ScriptedCup)),
    };
    let session = Session::begin_with(setup, equipment).expect("two can play");
    let cup = ScriptedCup.description();
    assert_eq!(session.record().dice, DiceSource::Thrown { cup });
    assert_eq!(begin(people(), 1).record().dice, DiceSource::Drawn);
}
