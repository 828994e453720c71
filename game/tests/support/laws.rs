//! Laws that hold in every state of every game, for tests and fuzz targets.
#![allow(dead_code, reason = "each test target uses its own part")]

use std::collections::HashSet;
use std::fmt;

use kipp_game::rules::{Game, Gesture, Node};

/// Every listed action applies, every other one that can be thought of is refused and changes
/// nothing; somebody decides exactly if something is listed.
pub fn listed_is_what_applies<G: Game>(game: &G) {
    let legal = game.legal_actions();
    let mut list = legal.repeat(2);
    assert_eq!(game.legal_in(&mut list), legal, "in {game:?}");
    let listed: HashSet<G::Action> = legal.iter().copied().collect();
    assert_eq!(
        listed.len(),
        legal.len(),
        "an action is listed twice: {legal:?}"
    );
    assert_eq!(
        legal.is_empty(),
        !matches!(game.node(), Node::Decision { .. }),
        "{:?}",
        game.node()
    );
    let candidates: HashSet<G::Action> = game.candidates().into_iter().collect();
    assert!(
        listed.is_subset(&candidates),
        "a legal action is not thought of: {legal:?}"
    );
    only_loose_dice_are_touched(game);
    for action in candidates.into_iter().chain(game.unthinkable()) {
        applies_exactly_if(listed.contains(&action), game, action);
    }
}

/// Whoever chooses touches dice that lie loose in the own view, and no two choices are made with
/// the same hand where one hand makes one choice.
fn only_loose_dice_are_touched<G: Game>(game: &G) {
    let Node::Decision { player } = game.node() else {
        return;
    };
    let loose = G::loose_dice(&game.view(player));
    let mut seen = HashSet::new();
    for action in game.legal_actions() {
        match G::gesture(action) {
            Some(Gesture::Dice { dice }) => {
                assert!(loose.contains(&dice), "{action:?} with {loose} loose");
            }
            Some(gesture @ (Gesture::Drop { die, .. } | Gesture::Pick { die })) => {
                assert!(seen.insert(gesture), "{action:?} is no choice of its own");
                assert!(
                    G::look_of(die).is_some(),
                    "{action:?} of a die without looks"
                );
            }
            None => {}
        }
    }
}

/// The action applies and is seen, or it is refused and changes nothing.
pub fn applies_exactly_if<G: Game>(is_listed: bool, game: &G, action: G::Action) {
    let mut tried = game.clone();
    let mut log = Vec::new();
    let applied = tried.act(action, &mut log).is_ok();
    assert_eq!(applied, is_listed, "{action:?} in {game:?}");
    assert_eq!(
        applied,
        !log.is_empty(),
        "an action is seen exactly if it applies: {action:?}"
    );
    assert!(
        applied || tried == *game,
        "a refused {action:?} changed {game:?}"
    );
}

/// An error says something, on one line.
pub fn is_one_line(error: &impl fmt::Display) {
    let said = error.to_string();
    assert!(
        !said.trim().is_empty() && !said.chars().any(char::is_control),
        "{said:?}"
    );
}
