//! Computer players of Käse Würfeln.

mod counsel;
mod gain;
mod greedy;
mod outcomes;
mod outlook;
mod plan;
mod solitaire;
mod strong;

pub use counsel::Counsel;
pub use greedy::Greedy;
pub use strong::Strong;

use super::{Advisor, Bot, Bots, RandomBot};
use crate::games::kaese::Kaese;
use crate::player::Player;

impl Bots for Kaese {
    const BOTS: &'static [&'static str] = &["random", "greedy", "strong"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Kaese>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::<Greedy>::default()),
            "strong" => Some(Box::<Strong>::default()),
            _ => None,
        }
    }

    fn advisor() -> Option<Box<dyn Advisor<Kaese>>> {
        Some(Box::<Counsel>::default())
    }
}
