//! Computer players of Kipp mir Saures.

use super::{Bot, Bots, RandomBot};
use crate::games::kipp::Kipp;
use crate::player::Player;

impl Bots for Kipp {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Kipp>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            _ => None,
        }
    }
}
