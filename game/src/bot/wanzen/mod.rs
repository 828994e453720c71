//! Computer players of Wanzen tanzen.

mod bug_risk;
mod card_worth;
mod greedy;
mod judge;
mod position;
mod strong;
mod task_set;

pub use greedy::Greedy;
pub use judge::Judge;
pub use strong::Strong;

use super::{Advisor, Bot, Bots, RandomBot};
use crate::games::wanzen::Wanzen;
use crate::player::Player;

impl Bots for Wanzen {
    const BOTS: &'static [&'static str] = &["random", "greedy", "strong"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Wanzen>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::<Greedy>::default()),
            "strong" => Some(Box::<Strong>::default()),
            _ => None,
        }
    }

    fn advisor() -> Option<Box<dyn Advisor<Wanzen>>> {
        Some(Box::<Judge>::default())
    }
}
