//! Computer players of Würfelzucker.

mod greedy;
mod plan;

pub use greedy::Greedy;

use super::{Bot, Bots, RandomBot};
use crate::games::wuerfelzucker::Wuerfelzucker;
use crate::player::Player;

impl Bots for Wuerfelzucker {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Wuerfelzucker>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}
