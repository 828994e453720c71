//! Laws of a match's record: folding, taking back, going on, checking. The machine is scripted.

use kipp_game::dice::{Roller, Stream};
use kipp_game::games::kipp::{Action, Event, Kipp};
use kipp_game::rules::{
    Apparatus, ApparatusError, Chance, Cup, DropOrder, DropReport, Game, Node, Outcome, Player,
    Poured, ScriptedApparatus, ScriptedCup, TakeOrder, ThrowOrder,
};
use kipp_game::session::{
    Crew, DiceSource, Difference, Equipment, Fold, Nature, NatureError, Record, Seat, Session,
    SessionError, Setup, Step, UndoError, verify,
};

fn machine() -> Option<Box<dyn Apparatus>> {
    Some(Box::new(ScriptedApparatus::new()))
}

fn begin(seats: Vec<Seat>, seed: u64) -> Session<Kipp> {
    let setup = Setup {
        options: Default::default(),
        seats,
        seed,
        machine: None,
    };
    Session::begin(setup, machine()).expect("the seats fit")
}

fn people() -> Vec<Seat> {
    ["Ada", "Ben"].map(Seat::person).into()
}

fn bots() -> Vec<Seat> {
    ["Ada", "Ben", "Cleo"]
        .map(|name| Seat::bot(name, "random"))
        .into()
}

/// Who decides, with what is allowed; `None` at the end.
fn due(session: &mut Session<Kipp>) -> Option<(Player, Vec<Action>)> {
    session.settle().expect("the scripted machine answers");
    match session.game().node() {
        Node::Decision { player } => Some((player, session.game().legal_actions())),
        _ => None,
    }
}

/// Decides by a fixed rule until `enough` or the end.
fn play(session: &mut Session<Kipp>, mut enough: impl FnMut(&Session<Kipp>) -> bool) {
    while let Some((player, legal)) = due(session) {
        if enough(session) {
            return;
        }
        let action = legal[session.record().steps.len() * 7 % legal.len()];
        session.decide(player, action).expect("it is allowed");
    }
}

fn played_by_bots(seed: u64) -> Session<Kipp> {
    let mut session = begin(bots(), seed);
    bots_play_on(&mut session, seed);
    session
}

/// Bots who have seen nothing yet decide until the end.
fn bots_play_on(session: &mut Session<Kipp>, seed: u64) {
    let mut crew = Crew::<Kipp>::new(&bots(), seed).expect("random bots exist");
    while let Some((player, _)) = due(session) {
        crew.observe(session.events());
        let step = session.record().steps.len();
        let action = crew
            .choose(session.game(), player, step)
            .expect("a bot sits there");
        session
            .decide(player, action)
            .expect("bots choose what is allowed");
    }
}

fn picks(session: &Session<Kipp>) -> usize {
    let is_pick = |event: &&Event| matches!(event, Event::DiePicked { .. });
    session.events().iter().filter(is_pick).count()
}

#[test]
fn a_match_is_the_fold_of_its_record() {
    let session = played_by_bots(5);
    let fold = Fold::after(session.record(), session.record().steps.len()).expect("it was played");
    assert_eq!(fold.game(), session.game());
    assert_eq!(fold.events(), session.events());
    assert!(session.record().ending.is_some());
}

#[test]
fn a_record_survives_json_without_a_change() {
    let record = played_by_bots(6).record().clone();
    let text = serde_json::to_string(&record).expect("records are JSON");
    let back: Record<Kipp> = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(record, back);
}

#[test]
fn the_same_seed_and_choices_give_the_same_record() {
    assert_eq!(played_by_bots(8).record(), played_by_bots(8).record());
    assert_ne!(
        played_by_bots(8).record().steps,
        played_by_bots(9).record().steps
    );
}

#[test]
fn going_on_from_any_step_ends_as_if_nothing_had_happened() {
    let whole = played_by_bots(11);
    for steps in [0, 1, 7, 40, whole.record().steps.len() - 1] {
        let mut cut = whole.record().clone();
        cut.steps.truncate(steps);
        cut.ending = None;
        let mut session = Session::resume(cut, machine()).expect("the same machine follows");
        bots_play_on(&mut session, 11);
        assert_eq!(session.record(), whole.record(), "after {steps} steps");
    }
}

#[test]
fn a_drop_cannot_be_taken_back() {
    let mut session = begin(people(), 3);
    let (player, legal) = due(&mut session).expect("the first drop");
    assert_eq!(session.undo(), Err(UndoError::Revealed));
    session.decide(player, legal[0]).expect("it is allowed");
    session.settle().expect("the die falls");
    assert!(!session.can_undo());
    assert_eq!(session.undo(), Err(UndoError::Revealed));
}

#[test]
fn a_pick_can_be_taken_back_and_another_made_and_the_machine_follows() {
    let mut session = begin(people(), 4);
    play(&mut session, |session| picks(session) > 0);
    let with_pick = session.record().clone();
    let before = picks(&session);
    session.undo().expect("a pick was made");
    assert_eq!(picks(&session), before - 1);
    session.redo().expect("the pick was taken back");
    assert_eq!(session.record(), &with_pick);
    session.undo().expect("again");
    // The whole rest of the game: the machine must know which dice really left their trays.
    play(&mut session, |_| false);
    assert!(session.record().ending.is_some());
    verify(session.record(), machine(), |_| {}).expect("the record is honest");
}

#[test]
fn taking_back_never_passes_an_outcome_or_a_revealed_card() {
    let mut session = begin(people(), 12);
    let mut undone = 0;
    let mut decisions = 0;
    while let Some((player, legal)) = due(&mut session) {
        let settled = settled_steps(session.record());
        let before = session.record().steps.len();
        if decisions % 3 == 2 && session.can_undo() {
            session.undo().expect("it can be taken back");
            undone += 1;
            assert!(
                session.record().steps.len() >= settled,
                "hidden things were taken back"
            );
            assert!(session.record().steps.len() < before);
            session.redo().expect("it was taken back just now");
            assert_eq!(session.record().steps.len(), before);
        }
        decisions += 1;
        session
            .decide(player, legal[decisions % legal.len()])
            .expect("it is allowed");
    }
    assert!(undone > 10, "the law was hardly tried: {undone}");
}

#[test]
fn going_on_with_a_save_gives_no_more_to_take_back_than_playing_on() {
    let mut session = begin(people(), 12);
    let (mut choices, mut takebacks) = (0, 0);
    while let Some((player, legal)) = due(&mut session) {
        let resumed = Session::resume(session.record().clone(), machine());
        let mut resumed = resumed.expect("the same machine follows");
        assert_eq!(resumed.can_undo(), session.can_undo());
        let taken_back = resumed.undo();
        assert_eq!(taken_back.is_ok(), session.can_undo());
        takebacks += usize::from(taken_back.is_ok());
        assert!(resumed.record().steps.len() >= settled_steps(session.record()));
        choices += 1;
        session
            .decide(player, legal[choices % legal.len()])
            .expect("it is allowed");
        if choices == 120 {
            break;
        }
    }
    assert!(takebacks > 10, "the law was hardly tried: {takebacks}");
}

/// Steps up to the last one that showed something new: a chance outcome or a card from the deck.
fn settled_steps(record: &Record<Kipp>) -> usize {
    let mut fold = Fold::start(record).expect("it began");
    let mut settled = 0;
    for (number, step) in (1..).zip(&record.steps) {
        let events = fold.step(step).expect("it was played");
        let revealed = events
            .iter()
            .any(|event| matches!(event, Event::CardRevealed { .. }));
        if revealed || matches!(step, Step::Happened(_)) {
            settled = number;
        }
    }
    settled
}

#[test]
fn another_choice_after_taking_back_forgets_the_old_ones() {
    let mut tried = 0;
    for seed in 1..40 {
        let mut session = begin(people(), seed);
        play(&mut session, |session| picks(session) > 3);
        if session.undo().is_err() || session.undo().is_err() {
            continue;
        }
        let Some((player, legal)) = due(&mut session) else {
            continue;
        };
        tried += 1;
        session.decide(player, legal[0]).expect("it is allowed");
        let before = session.record().clone();
        // Twice: what the second of the old choices wants may be allowed by now.
        assert_eq!(session.redo(), Err(UndoError::NothingUndone));
        assert_eq!(session.redo(), Err(UndoError::NothingUndone));
        assert_eq!(session.record(), &before);
    }
    assert!(tried > 5, "the law was hardly tried: {tried}");
}

/// A machine that writes down the jitter of every drop.
struct Listening {
    machine: ScriptedApparatus,
    heard: std::sync::Arc<std::sync::Mutex<Vec<u64>>>,
}

impl Apparatus for Listening {
    fn drop_die(&mut self, order: DropOrder) -> Result<DropReport, ApparatusError> {
        self.heard.lock().expect("one thread").push(order.jitter);
        self.machine.drop_die(order)
    }

    fn take(&mut self, order: TakeOrder) -> Result<(), ApparatusError> {
        self.machine.take(order)
    }

    fn digest(&self) -> u64 {
        self.machine.digest()
    }
}

/// The jitters of a short match of people who choose the `habit`-th of what is allowed.
fn jitters(habit: usize) -> Vec<u64> {
    let heard = std::sync::Arc::default();
    let machine = Listening {
        machine: ScriptedApparatus::new(),
        heard: std::sync::Arc::clone(&heard),
    };
    let setup = Setup {
        options: Default::default(),
        seats: people(),
        seed: 4,
        machine: None,
    };
    let mut session = Session::<Kipp>::begin(setup, Some(Box::new(machine))).expect("two can play");
    while session.record().steps.len() < 60 {
        let (player, legal) = due(&mut session).expect("sixty steps do not end a match");
        session
            .decide(player, legal[habit % legal.len()])
            .expect("it is allowed");
    }
    heard.lock().expect("one thread").clone()
}

#[test]
fn every_drop_has_luck_of_its_own_whatever_was_chosen_before() {
    let (one, other) = (jitters(0), jitters(5));
    let common = one.len().min(other.len());
    assert!(common > 8);
    assert_eq!(one[..common], other[..common]);
    let distinct: std::collections::BTreeSet<_> = one.iter().collect();
    assert_eq!(distinct.len(), one.len());
}

#[test]
fn the_same_drop_after_taking_back_a_pick_meets_the_same_dice() {
    let rest = |detour: bool| {
        let mut session = begin(people(), 21);
        play(&mut session, |session| picks(session) > 0);
        if detour {
            session.undo().expect("a pick was made");
            session.redo().expect("and is made again");
        }
        play(&mut session, |_| false);
        session.record().steps.clone()
    };
    assert_eq!(rest(false), rest(true));
}

#[test]
fn a_choice_out_of_turn_or_against_the_rules_changes_nothing() {
    let mut session = begin(people(), 3);
    let (player, legal) = due(&mut session).expect("the first drop");
    let before = session.record().clone();
    assert!(session.decide(player.left(2), legal[0]).is_err());
    assert!(session.decide(player.left(2), Action::LeaveCard).is_err());
    assert!(session.decide(player, Action::LeaveCard).is_err());
    assert_eq!(session.record(), &before);
}

/// The first recorded drop that fits, changed by `change`.
fn forged(record: &Record<Kipp>, change: impl Fn(&mut DropReport) -> bool) -> Record<Kipp> {
    let mut record = record.clone();
    let changed = record.steps.iter_mut().any(|step| match step {
        Step::Happened(Outcome::Drop(report)) => change(report),
        _ => false,
    });
    assert!(changed, "there was nothing to change");
    record
}

fn difference(record: &Record<Kipp>) -> Difference {
    verify(record, machine(), |_| {}).expect_err("the record was forged")
}

#[test]
fn checking_finds_an_honest_record_the_same() {
    for seed in 30..34 {
        let session = played_by_bots(seed);
        let fold = verify(session.record(), machine(), |_| {}).expect("nothing was changed");
        assert_eq!(fold.game(), session.game());
    }
}

#[test]
fn checking_names_a_changed_face() {
    use kipp_game::dice::Face;
    let record = forged(played_by_bots(30).record(), |report| {
        match report.poured.first_mut() {
            Some(poured) => {
                poured.face = Face::ALL[(poured.face.index() + 1) % 6];
                true
            }
            None => false,
        }
    });
    assert!(matches!(difference(&record), Difference::Face { .. }));
}

#[test]
fn checking_names_a_tube_that_tipped_or_did_not() {
    let record = forged(played_by_bots(30).record(), |report| {
        let was = report.tipped[0];
        report.tipped[0] = false;
        was
    });
    let found = difference(&record);
    assert!(
        matches!(
            found,
            Difference::Tipped {
                tube: 0,
                found: true,
                ..
            }
        ),
        "{found}"
    );
}

#[test]
fn checking_names_the_first_thing_that_differs_about_dice() {
    let poured = |change: fn(&mut Vec<Poured>)| {
        let record = forged(played_by_bots(30).record(), |report| {
            let is_enough = report.poured.len() > 1;
            if is_enough {
                change(&mut report.poured);
            }
            is_enough
        });
        difference(&record)
    };
    let found = poured(|dice| dice.swap(0, 1));
    assert!(matches!(
        found,
        Difference::Dice { recorded, found, .. } if recorded[0] == found[1]
    ));
    let found = poured(|dice| dice.truncate(1));
    assert!(matches!(
        found,
        Difference::Dice { recorded, found, .. } if recorded.len() < found.len()
    ));
    let found = poured(|dice| dice[1].tray = (dice[1].tray + 1) % 3);
    assert!(matches!(
        found,
        Difference::Tray { recorded, found, .. } if recorded == (found + 1) % 3
    ));
    let found = poured(|dice| dice[1].reseated = true);
    assert!(matches!(found, Difference::Reseated { found: false, .. }));
}

#[test]
fn checking_names_another_state_of_the_machine() {
    let record = forged(played_by_bots(30).record(), |report| {
        report.digest ^= 1;
        true
    });
    assert!(matches!(difference(&record), Difference::State { .. }));
}

#[test]
fn checking_names_a_drop_that_was_stilled_or_was_not() {
    let record = forged(played_by_bots(30).record(), |report| {
        report.stilled = true;
        true
    });
    let found = difference(&record);
    assert!(matches!(found, Difference::Stilled { found: false, .. }));
}

#[test]
fn checking_names_a_stacked_deck() {
    let mut record = played_by_bots(30).record().clone();
    let shuffled = record.steps.iter_mut().find_map(|step| match step {
        Step::Happened(Outcome::Shuffle { order }) => Some(order),
        _ => None,
    });
    shuffled.expect("Kipp shuffles").swap(0, 1);
    assert!(matches!(difference(&record), Difference::Shuffle { .. }));
}

#[test]
fn checking_names_a_changed_score_and_a_missing_result() {
    let mut record = played_by_bots(30).record().clone();
    let ending = record.ending.as_mut().expect("the match is over");
    ending.points[1] += kipp_game::rules::Points::whole(1);
    assert!(matches!(
        difference(&record),
        Difference::Score { player: 2, .. }
    ));
    let ending = record.ending.as_mut().expect("the match is over");
    let worst = serde_json::from_str(&i32::MIN.to_string()).expect("points are sixtieths");
    ending.points[1] = worst;
    let says = difference(&record).to_string();
    assert!(says.contains("-35791394 2/15"), "{says}");
    record.ending = None;
    let found = difference(&record);
    assert!(matches!(
        found,
        Difference::Result {
            recorded: None,
            found: Some(_)
        }
    ));
}

#[test]
fn checking_names_a_choice_against_the_rules() {
    let mut record = played_by_bots(30).record().clone();
    let choice = record.steps.iter_mut().find_map(|step| match step {
        Step::Decided { action, .. } => Some(action),
        Step::Happened(_) => None,
    });
    *choice.expect("somebody decided") = Action::KeepDie;
    assert!(matches!(difference(&record), Difference::Rules(_)));
}

#[test]
fn a_machine_that_does_something_else_keeps_a_match_from_going_on() {
    let record = forged(played_by_bots(31).record(), |report| {
        report.digest ^= 1;
        true
    });
    let refused = Session::resume(record, machine());
    assert!(matches!(refused, Err(SessionError::OtherOutcome { .. })));
}

#[test]
fn without_a_machine_a_match_can_be_shown_but_not_go_on() {
    let record = played_by_bots(31).record().clone();
    assert!(Fold::after(&record, record.steps.len()).is_ok());
    assert!(Session::resume(record, None).is_err());
}

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
