//! The laws that every registered game keeps, on a quiet machine and on a fickle one.
#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a panic in a test is a failed test"
)]

#[path = "support/fickle.rs"]
mod fickle;
#[path = "support/laws.rs"]
mod laws;
mod support;

use fickle::FickleApparatus;
use kipp_game::bot::Bots;
use kipp_game::dice::{Faces, Roller, Stream};
use kipp_game::games::{GAMES, Visitor, dispatch};
use kipp_game::rules::{Game, Node, Outcome, Player, Worded};
use serde::de::DeserializeOwned;
use support::{Table, luck};

/// Bots that think long are asked at one choice in so many.
const SOMETIMES: u64 = 7;

/// Plays random games of `G` for all numbers of players and shows every state to `look`.
fn every_state<G: Game>(games: u64, mut look: impl FnMut(&mut Table<G>)) {
    for players in usize::from(G::INFO.min_players)..=usize::from(G::INFO.max_players) {
        for seed in 0..games {
            let mut table = match seed % 2 {
                0 => Table::<G>::new(players, seed),
                _ => Table::<G>::on(players, seed, Box::<FickleApparatus>::default()),
            };
            let mut luck = luck(seed);
            look(&mut table);
            while table.step(&mut luck, &mut Vec::new()) {
                look(&mut table);
            }
        }
    }
}

macro_rules! law {
    ($(#[$doc:meta])* $test:ident, $visitor:ident, |$game:ident| $body:block) => {
        struct $visitor;

        impl Visitor for $visitor {
            type Output = ();

            fn visit<$game: Game + Bots>(self) $body
        }

        $(#[$doc])*
        #[test]
        fn $test() {
            for info in GAMES {
                dispatch(info.key, $visitor).expect("a listed game can be played");
            }
        }
    };
}

law!(
    an_action_is_listed_exactly_if_it_applies_and_errors_change_nothing,
    LegalIsWhatApplies,
    |G| {
        every_state::<G>(4, |table| laws::listed_is_what_applies(&table.game));
    }
);

law!(
    an_answer_of_the_wrong_kind_changes_nothing,
    WrongAnswers,
    |G| {
        every_state::<G>(4, |table| {
            let answers = [
                Outcome::Roll {
                    faces: Faces::new(),
                },
                Outcome::Shuffle { order: vec![0, 0] },
                Outcome::Shuffle { order: vec![] },
            ];
            for outcome in answers {
                let mut tried = table.game.clone();
                let mut log = Vec::new();
                assert!(
                    tried.settle(&outcome, &mut log).is_err(),
                    "{outcome:?} at {:?}",
                    table.game.node()
                );
                assert!(
                    log.is_empty() && tried == table.game,
                    "a refused {outcome:?} changed the game"
                );
            }
        });
    }
);

fn round_trip<T: serde::Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    serde_json::from_str(&text).expect("what was written can be read")
}

law!(
    a_state_read_back_from_json_is_the_same_and_plays_on,
    RoundTrip,
    |G| {
        every_state::<G>(6, |table| {
            let back = round_trip(&table.game);
            assert_eq!(back, table.game);
            for action in table.game.legal_actions() {
                assert_eq!(round_trip(&action), action);
            }
            table.game = back;
        });
    }
);

enum Step<A> {
    Act(A),
    Settle(Outcome),
}

law!(
    the_same_record_gives_the_same_events_and_the_same_end,
    SameRecord,
    |G| {
        for seed in 0..20 {
            let mut table = Table::<G>::on(
                usize::from(G::INFO.max_players),
                seed,
                Box::<FickleApparatus>::default(),
            );
            let (mut luck, mut log, mut steps) = (luck(seed), Vec::new(), Vec::new());
            while table.game.node() != Node::Terminal {
                if let Some(outcome) = table.answer(&mut log) {
                    steps.push(Step::Settle(outcome));
                    continue;
                }
                let legal = table.game.legal_actions();
                let action = legal[luck.position(legal.len())];
                table
                    .act(action, &mut log)
                    .expect("a listed action applies");
                steps.push(Step::Act(action));
            }
            let mut again = G::new(
                &round_trip(&G::Options::default()),
                usize::from(G::INFO.max_players),
            )
            .unwrap();
            let mut seen = Vec::new();
            for step in &steps {
                match step {
                    Step::Act(action) => again.act(*action, &mut seen).unwrap(),
                    Step::Settle(outcome) => again.settle(&round_trip(outcome), &mut seen).unwrap(),
                }
            }
            assert_eq!(seen, log);
            assert_eq!(again, table.game);
            assert_eq!(
                seen.iter().map(round_trip).collect::<Vec<_>>(),
                log,
                "events survive JSON"
            );
        }
    }
);

law!(no_piece_is_ever_lost_or_made, Conservation, |G| {
    for players in usize::from(G::INFO.min_players)..=usize::from(G::INFO.max_players) {
        let start = Table::<G>::new(players, 0).game.census();
        for seed in 0..200 {
            let mut table = Table::<G>::on(players, seed, Box::<FickleApparatus>::default());
            let mut luck = luck(seed);
            while table.step(&mut luck, &mut Vec::new()) {
                assert_eq!(table.game.census(), start, "seed {seed}: {:?}", table.game);
            }
        }
    }
});

law!(
    what_is_hidden_changes_neither_view_nor_choices_nor_bots,
    Blindness,
    |G| {
        let mut real_twins = 0;
        for seed in 0..8 {
            let players = usize::from(G::INFO.max_players);
            let mut table = Table::<G>::new(players, seed);
            let (mut luck, mut log, mut seen) = (luck(seed), Vec::new(), 0);
            let mut pairs: Vec<_> = G::BOTS
                .iter()
                .map(|key| [(); 2].map(|()| G::bot(key, Player(0)).unwrap()))
                .collect();
            let mut choice = 0;
            while table.step(&mut luck, &mut log) {
                pairs
                    .iter_mut()
                    .flatten()
                    .for_each(|bot| log[seen..].iter().for_each(|event| bot.observe(event)));
                seen = log.len();
                for viewer in (0..table.game.players()).map(Player) {
                    let twin = table.game.hidden_twin(viewer, seed + choice);
                    real_twins += usize::from(twin != table.game);
                    assert_eq!(twin.view(viewer), table.game.view(viewer));
                    assert_eq!(twin.node(), table.game.node());
                    assert_eq!(twin.legal_actions(), table.game.legal_actions());
                    assert_eq!(twin.standings(), table.game.standings());
                }
                let Node::Decision { player } = table.game.node() else {
                    continue;
                };
                choice += 1;
                if !choice.is_multiple_of(SOMETIMES) {
                    continue;
                }
                let legal = table.game.legal_actions();
                let worlds = [
                    table.game.view(player),
                    table.game.hidden_twin(player, choice).view(player),
                ];
                for pair in &mut pairs {
                    let mut think = |at: usize| {
                        let mut luck = Roller::new(seed).draws(Stream::Bot(player.0), choice);
                        pair[at].choose(&worlds[at], &legal, &mut luck)
                    };
                    assert_eq!(think(0), think(1), "a bot saw something hidden");
                }
            }
        }
        assert_eq!(
            real_twins > 100,
            G::INFO.has_hidden,
            "{real_twins} twins differed: a game with hidden parts needs many, another none"
        );
    }
);

law!(every_game_of_random_choices_ends, Ends, |G| {
    for players in usize::from(G::INFO.min_players)..=usize::from(G::INFO.max_players) {
        for seed in 0..500 {
            let mut table = match seed % 2 {
                0 => Table::<G>::new(players, seed),
                _ => Table::<G>::on(players, seed, Box::<FickleApparatus>::default()),
            };
            let mut luck = luck(seed);
            let steps = (0..100_000)
                .take_while(|_| table.step(&mut luck, &mut Vec::new()))
                .count();
            assert!(
                steps < 100_000,
                "seed {seed} with {players} players does not end"
            );
            assert!(
                !table.game.standings().winners().is_empty(),
                "somebody wins"
            );
        }
    }
});

law!(
    the_options_file_for_users_says_what_the_default_options_are,
    OptionsFile,
    |G| {
        let read = G::read_options(G::OPTIONS_FILE, "built in").expect("it can be read");
        assert_eq!(read, G::Options::default());
        assert!(!G::options_note(&read).is_empty());
    }
);

law!(only_the_right_number_of_players_can_sit_down, Seats, |G| {
    let most = usize::from(G::INFO.max_players);
    for players in (0..usize::from(G::INFO.min_players)).chain([most + 1, 255, 256, 258, 1_000_000])
    {
        let refused = G::new(&G::Options::default(), players).expect_err("wrong number of players");
        let says = refused.to_string();
        assert!(
            says.contains(&players.to_string()) && says.contains(&most.to_string()),
            "{says}"
        );
    }
});

law!(
    everything_has_a_message_and_all_bots_choose_what_is_legal,
    Words,
    |G| {
        for seed in 0..6 {
            let mut table = Table::<G>::on(
                usize::from(G::INFO.max_players),
                seed,
                Box::<FickleApparatus>::default(),
            );
            let mut bots: Vec<_> = G::BOTS
                .iter()
                .map(|key| G::bot(key, Player(0)).unwrap())
                .collect();
            let (mut luck, mut log, mut seen) = (luck(seed), Vec::new(), 0);
            let mut choice = 0_u64;
            while table.step(&mut luck, &mut log) {
                for event in &log[seen..] {
                    assert!(
                        !event.phrase().key.ends_with("unworded"),
                        "{event:?} has no message"
                    );
                    bots.iter_mut().for_each(|bot| bot.observe(event));
                }
                seen = log.len();
                let Node::Decision { player } = table.game.node() else {
                    continue;
                };
                let (view, legal) = (table.game.view(player), table.game.legal_actions());
                assert!(!G::word_view(&view).is_empty() && !G::word_question(&view).key.is_empty());
                let lines: Vec<_> = legal
                    .iter()
                    .map(|action| G::word_action(&view, *action))
                    .collect();
                assert!(
                    lines.iter().all(
                        |line| !line.key.ends_with("missing") && !line.key.ends_with("unknown")
                    )
                );
                choice += 1;
                for bot in bots.iter_mut().filter(|_| choice.is_multiple_of(SOMETIMES)) {
                    assert!(legal.contains(&bot.choose(&view, &legal, &mut luck)));
                }
            }
        }
    }
);
