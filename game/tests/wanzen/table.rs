//! What the table shows.

use super::support::Table;
use kipp_game::dice::Draws;
use kipp_game::games::wanzen::{Event, Wanzen};
use kipp_game::rules::{Game, Player};

#[test]
fn dice_that_were_set_aside_are_shown_while_their_turn_lasts_and_no_longer() {
    for seed in 0..20 {
        let mut table: Table<Wanzen> = Table::new(3, seed);
        let (mut luck, mut log) = (Draws::from_seed(seed), Vec::new());
        let mut was_shown = false;
        loop {
            let goes_on = table.step(&mut luck, &mut log);
            let lines = Wanzen::word_view(&table.game.view(Player(0)));
            let is_shown = lines.iter().any(|line| line.key == "wanzen-table-kept");
            let mut latest = log.iter().rev().filter_map(|event| match event {
                Event::SetAside { .. } => Some(true),
                Event::TurnBegan { .. } | Event::WentOn { .. } | Event::GameEnded { .. } => {
                    Some(false)
                }
                _ => None,
            });
            assert_eq!(is_shown, latest.next() == Some(true), "{:?}", log.last());
            was_shown |= is_shown;
            if !goes_on {
                break;
            }
        }
        assert!(was_shown);
    }
}
