//! A bot may rebuild the game from what it sees.

use kipp_game::dice::{DieId, Roller};
use kipp_game::games::kipp::{Event, Kipp};
use kipp_game::rules::{Game, Node, Player};

use crate::support::{Table, luck};

#[test]
fn the_game_imagined_from_a_view_is_the_game_when_the_guess_is_right() {
    for seed in 0..30 {
        let mut table = Table::<Kipp>::new(2 + usize::try_from(seed % 3).unwrap(), seed);
        let (mut luck, mut log, mut seen) = (luck(seed), Vec::new(), 0);
        let mut inside: [Vec<DieId>; 3] = Default::default();
        let mut deck = Roller::new(seed).order(0, 28);
        while table.step(&mut luck, &mut log) {
            for event in &log[seen..] {
                match *event {
                    Event::DieDropped { die, tube, .. } => inside[tube.index()].push(die.id),
                    Event::DiePoured { die, tube, .. } | Event::DieCameBack { die, tube, .. } => {
                        inside[tube.index()].retain(|id| *id != die.id);
                    }
                    Event::CardRevealed { card, .. } => {
                        deck.retain(|id| *id != u16::from(card.id.0));
                    }
                    _ => {}
                }
            }
            seen = log.len();
            let Node::Decision { player } = table.game.node() else {
                continue;
            };
            let view = table.game.view(player);
            let card = |id: &u16| view.unseen.iter().find(|card| u16::from(card.id.0) == *id);
            let order: Vec<_> = deck.iter().filter_map(card).copied().collect();
            let inside = [&inside[0][..], &inside[1], &inside[2]];
            let game = Kipp::imagined(&view, inside, &order).expect("a choice is due");
            for viewer in (0..game.players()).map(Player) {
                assert_eq!(game.view(viewer), table.game.view(viewer), "seed {seed}");
            }
            assert_eq!(game.census(), table.game.census());
            assert_eq!(game.legal_actions(), table.game.legal_actions());
        }
    }
}
