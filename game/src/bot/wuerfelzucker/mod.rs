//! Computer players of Würfelzucker.

mod counsel;
mod greedy;
mod odds;
mod partition;
mod plan;
mod solved;
mod strong;
mod worth;

pub use counsel::Counsel;
pub use greedy::Greedy;
pub use strong::Strong;

use super::{Advisor, Bot, Bots, RandomBot};
use crate::games::wuerfelzucker::Wuerfelzucker;
use crate::player::Player;

impl Bots for Wuerfelzucker {
    const BOTS: &'static [&'static str] = &["random", "greedy", "strong"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Wuerfelzucker>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::new(Greedy)),
            "strong" => Some(Box::<Strong>::default()),
            _ => None,
        }
    }

    fn advisor() -> Option<Box<dyn Advisor<Wuerfelzucker>>> {
        Some(Box::<Counsel>::default())
    }
}
