//! Computer players of Kipp mir Saures.

mod forecast;
mod greedy;
mod memory;
mod tipping;
mod worth;

pub use greedy::Greedy;

use super::{Bot, Bots, RandomBot};
use crate::games::kipp::Kipp;
use crate::player::Player;

impl Bots for Kipp {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Kipp>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::<Greedy>::default()),
            _ => None,
        }
    }
}
