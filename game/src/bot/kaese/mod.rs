//! Computer players of Käse Würfeln.

mod gain;
mod greedy;

pub use greedy::Greedy;

use super::{Bot, Bots, RandomBot};
use crate::games::kaese::Kaese;
use crate::player::Player;

impl Bots for Kaese {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Kaese>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::<Greedy>::default()),
            _ => None,
        }
    }
}
