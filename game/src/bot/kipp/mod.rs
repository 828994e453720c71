//! Computer players of Kipp mir Saures.

mod belief;
mod forecast;
mod greedy;
mod imagination;
mod memory;
mod strong;
mod tipping;
mod tutor;
mod weigher;
mod worth;

pub use greedy::Greedy;
pub use strong::Strong;
pub use tutor::Tutor;

use super::{Advisor, Bot, Bots, RandomBot};
use crate::games::kipp::Kipp;
use crate::player::Player;

impl Bots for Kipp {
    const BOTS: &'static [&'static str] = &["random", "greedy", "strong"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Kipp>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::<Greedy>::default()),
            "strong" => Some(Box::<Strong>::default()),
            _ => None,
        }
    }

    fn advisor() -> Option<Box<dyn Advisor<Kipp>>> {
        Some(Box::<Tutor>::default())
    }
}
