//! Laws of thrown dice: the cup behind its port, and every game that rolls.

use kipp_game::bot::Bots;
use kipp_game::dice::{Face, Faces};
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Game, GameInfo, Node, Outcome, ScriptedCup};
use kipp_game::session::{
    Crew, Difference, Equipment, NatureError, Record, Seat, Session, SessionError, Setup, Step,
    verify,
};

/// The games that roll dice instead of dropping them.
fn rolling() -> impl Iterator<Item = &'static GameInfo> {
    GAMES.iter().filter(|game| !game.needs_apparatus)
}

/// Something that holds for a match of the game with thrown dice.
struct Law(fn(&'static str) -> Equipment);

fn scripted(_: &str) -> Equipment {
    Equipment {
        apparatus: None,
        cup: Some(Box::new(ScriptedCup)),
    }
}

impl Law {
    fn seats<G: Game + Bots>(&self) -> Vec<Seat> {
        let names = ["Ada", "Ben", "Cleo"];
        let seat = |name: &&str| Seat::bot(*name, G::BOTS[0]);
        names.iter().map(seat).collect()
    }

    fn played<G: Game + Bots>(&self) -> Record<G> {
        let seats = self.seats::<G>();
        let setup = Setup {
            options: G::Options::default(),
            seats: seats.clone(),
            seed: 5,
            machine: None,
        };
        let mut crew = Crew::<G>::new(&seats, 5).expect("the game has bots");
        let mut session =
            Session::<G>::begin_with(setup, (self.0)(G::INFO.key)).expect("three can play");
        loop {
            session.settle().expect("the cup is big enough");
            let Node::Decision { player } = session.game().node() else {
                return session.record().clone();
            };
            crew.observe(session.events());
            let step = session.record().steps.len();
            let action = crew.choose(session.game(), player, step);
            let action = action.expect("a bot sits there");
            session.decide(player, action).expect("bots are honest");
        }
    }
}

fn roll<A>(step: &mut Step<A>) -> Option<&mut Faces> {
    match step {
        Step::Happened(Outcome::Roll { faces }) if !faces.is_empty() => Some(faces),
        _ => None,
    }
}

impl Visitor for Law {
    type Output = ();

    fn visit<G: Game + Bots>(self) {
        let key = G::INFO.key;
        let record = self.played::<G>();
        assert!(record.ending.is_some(), "{key}");
        let again = |record: &Record<G>, equipment| verify(record, equipment, |_| {}).map(|_| ());
        assert_eq!(again(&record, (self.0)(key)), Ok(()), "{key}");

        let no_cup = again(&record, Equipment::default());
        let is_no_cup = matches!(
            no_cup,
            Err(Difference::Machine {
                cause: NatureError::NoCup,
                ..
            })
        );
        assert!(is_no_cup, "{key}: {no_cup:?}");

        let mut forged = record.clone();
        let faces = forged.steps.iter_mut().find_map(roll);
        let faces = faces.expect("the game rolls dice");
        let opposite = |face: &Face| Face::ALL[5 - face.index()];
        *faces = faces.iter().map(opposite).collect();
        let other = again(&forged, (self.0)(key));
        assert!(
            matches!(other, Err(Difference::Roll { .. })),
            "{key}: {other:?}"
        );

        let mut cut = record.clone();
        cut.steps.truncate(record.steps.len() / 2);
        cut.ending = None;
        let resumed = Session::resume(cut.clone(), (self.0)(key)).expect("the dice fall so again");
        assert_eq!(resumed.record(), &cut, "{key}");
        let alone = Session::resume(cut, Equipment::default()).map(|_| ());
        let no_cup = Err(SessionError::Nature(NatureError::NoCup));
        assert_eq!(alone, no_cup, "{key}");
    }
}

#[test]
fn thrown_dice_are_recorded_verified_and_thrown_again_in_every_game_that_rolls() {
    for game in rolling() {
        dispatch(game.key, Law(scripted)).expect("the registry knows its games");
    }
}

#[cfg(feature = "machine")]
mod simulated {
    use super::*;
    use kipp_game::cup::DiceCup;
    use kipp_game::rules::{Cup, ThrowOrder};

    fn cup() -> DiceCup {
        DiceCup::builtin().expect("the description holds together")
    }

    fn faces(cup: &mut impl Cup, dice: u8, jitter: u64) -> Faces {
        let thrown = cup.throw(ThrowOrder { dice, jitter });
        thrown.expect("the cup is big enough")
    }

    #[test]
    fn the_same_order_gives_the_same_faces_whatever_was_thrown_before() {
        let mut used = cup();
        let first = faces(&mut used, 5, 11);
        let others: Vec<Faces> = (0..6).map(|jitter| faces(&mut used, 8, jitter)).collect();
        assert_eq!(faces(&mut used, 5, 11), first);
        assert_eq!(faces(&mut cup(), 5, 11), first);
        assert_eq!(first.len(), 5);
        assert!(others.iter().any(|faces| *faces != others[0]));
    }

    #[test]
    fn a_cup_is_rebuilt_from_what_a_record_keeps_of_it() {
        let text = cup().description();
        let mut rebuilt = DiceCup::of_description(&text).expect("it was just described");
        assert_eq!(rebuilt.description(), text);
        for jitter in 0..4 {
            assert_eq!(faces(&mut rebuilt, 8, jitter), faces(&mut cup(), 8, jitter));
        }
        for wrong in ["", "cup", "[die]", &text.replace("sides = ", "sides = -")] {
            assert!(DiceCup::of_description(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn more_dice_than_the_cup_holds_and_none_are_an_error_and_not_a_panic() {
        for dice in [0, 25, 255] {
            let order = ThrowOrder { dice, jitter: 1 };
            assert!(cup().throw(order).is_err(), "{dice}");
        }
        let most = u8::try_from(Faces::MOST).expect("a small number");
        assert_eq!(faces(&mut cup(), most, 1).len(), Faces::MOST);
    }

    fn simulated(_: &str) -> Equipment {
        Equipment {
            apparatus: None,
            cup: Some(Box::new(cup())),
        }
    }

    #[test]
    fn simulated_dice_are_recorded_verified_and_thrown_again_in_every_game_that_rolls() {
        for game in rolling() {
            dispatch(game.key, Law(simulated)).expect("the registry knows its games");
        }
    }
}
