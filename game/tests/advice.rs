//! Advice keeps what it promises, in every game that has an advisor.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a panic in a test is a failed test"
)]

mod support;

use kipp_game::bot::{Advisor, Bots, ranked};
use kipp_game::dice::oracle::Lattice;
use kipp_game::dice::{Faces, Pool};
use kipp_game::games::kipp::{Event, Kipp};
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Chance, Game, Node, Outcome, Player, ScriptedApparatus};
use kipp_game::session::{Review, Seat, Session, Setup, review};
use support::{Table, luck};

/// Plays a random game of two and shows every `nth` node to `look`, with an advisor who has seen
/// everything.
fn every_nth<G: Bots>(nth: usize, mut look: impl FnMut(&G, &mut dyn Advisor<G>)) {
    let Some(mut advisor) = G::advisor() else {
        return;
    };
    let mut table = Table::<G>::new(2, 1);
    let (mut luck, mut log) = (luck(1), Vec::new());
    for step in 0..400 {
        if step % nth == 0 {
            look(&table.game, advisor.as_mut());
        }
        log.clear();
        if !table.step(&mut luck, &mut log) {
            break;
        }
        log.iter().for_each(|event| advisor.observe(event));
    }
}

struct Sensible;

impl Visitor for Sensible {
    type Output = ();

    fn visit<G: Game + Bots>(self) {
        every_nth::<G>(17, |game, advisor| {
            for viewer in [0, 1].map(Player) {
                assert!(advisor.worth(&game.view(viewer)).is_finite());
            }
            let Node::Decision { player } = game.node() else {
                return;
            };
            let (view, legal) = (game.view(player), game.legal_actions());
            let choices = ranked(advisor, &view, &legal);
            assert_eq!(choices.len(), legal.len());
            assert!(choices.iter().all(|choice| choice.worth.is_finite()));
            assert!(choices.is_sorted_by(|a, b| a.worth >= b.worth));
            assert_eq!(choices, ranked(advisor, &view, &legal), "advice is steady");
            for prospect in advisor.prospects(&view) {
                assert!((0.0..=1.0).contains(&prospect.chance), "{prospect:?}");
            }
        });
    }
}

#[test]
fn advice_covers_every_choice_in_order_and_is_the_same_when_asked_again() {
    for info in GAMES {
        dispatch(info.key, Sensible).unwrap();
    }
}

struct FairLuck;

impl Visitor for FairLuck {
    type Output = ();

    fn visit<G: Game + Bots>(self) {
        every_nth::<G>(7, |game, advisor| {
            let Node::Chance(Chance::Roll { dice }) = game.node() else {
                return;
            };
            for viewer in [0, 1].map(Player) {
                let before = advisor.worth(&game.view(viewer));
                let lattice = Lattice::shared();
                let rolls = lattice.rolls(dice).iter().zip(lattice.chances(dice));
                let mean: f64 = rolls
                    .map(|(roll, chance)| chance * worth_after(game, roll, viewer, advisor))
                    .sum();
                let error = (before - mean).abs();
                assert!(error < 1e-6, "{viewer}: {before} before, {mean} on average");
            }
        });
    }
}

fn worth_after<G: Game>(
    game: &G,
    roll: &Pool,
    viewer: Player,
    advisor: &mut dyn Advisor<G>,
) -> f64 {
    let faces: Faces = roll.faces().collect();
    let mut after = game.clone();
    after.resolve(&Outcome::Roll { faces }).unwrap();
    advisor.worth(&after.view(viewer))
}

#[test]
fn luck_of_a_roll_is_nothing_on_average() {
    for info in GAMES {
        dispatch(info.key, FairLuck).unwrap();
    }
}

/// The review of a game of Kipp, or of its beginning, in which `choose` decides.
fn reviewed(
    choices: usize,
    mut choose: impl FnMut(&Kipp, Player, &[Event]) -> usize,
) -> Vec<Review> {
    let setup = Setup::<Kipp> {
        options: Default::default(),
        seats: vec![Seat::person("Ada"), Seat::person("Ben")],
        seed: 5,
        machine: None,
    };
    let mut session = Session::begin(setup, Some(Box::new(ScriptedApparatus::new()))).unwrap();
    let mut told = 0;
    for _ in 0..choices {
        session.settle().unwrap();
        let news = session.events()[told..].to_vec();
        told = session.events().len();
        let Node::Decision { player } = session.game().node() else {
            break;
        };
        let action = session.game().legal_actions()[choose(session.game(), player, &news)];
        session.decide(player, action).unwrap();
    }
    session.settle().unwrap();
    review(session.record()).unwrap().unwrap()
}

#[test]
fn whoever_follows_all_advice_gives_nothing_away() {
    let mut advisor = Kipp::advisor().unwrap();
    let reviews = reviewed(4, |game, player, news| {
        news.iter().for_each(|event| advisor.observe(event));
        let legal = game.legal_actions();
        let best = ranked(advisor.as_mut(), &game.view(player), &legal)[0].action;
        legal.iter().position(|&action| action == best).unwrap()
    });
    for review in reviews {
        assert_eq!((review.decisions, review.best_decisions), (2, 2));
        assert!(review.regret.abs() < 1e-9 && review.worst.is_none());
    }
}

#[test]
fn thoughtless_choices_give_more_away_than_quick_ones() {
    let mut luck = luck(3);
    let mut greedy = Kipp::bot("greedy", Player(0)).unwrap();
    let reviews = reviewed(60, |game, player, news| {
        news.iter().for_each(|event| greedy.observe(event));
        let legal = game.legal_actions();
        if player == Player(1) {
            return luck.position(legal.len());
        }
        let action = greedy.choose(&game.view(player), &legal, &mut luck);
        legal.iter().position(|&other| other == action).unwrap()
    });
    let [quick, thoughtless] = [reviews[0].mean_regret(), reviews[1].mean_regret()];
    assert!(thoughtless > quick, "{quick} {thoughtless}");
    let worst = reviews[1].worst.unwrap();
    assert!(worst.step > 0 && worst.regret <= reviews[1].regret);
    assert!(
        reviews
            .iter()
            .all(|review| review.luck.is_finite() && review.luck != 0.0)
    );
}
