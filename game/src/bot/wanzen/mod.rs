//! Computer players of Wanzen tanzen.

mod greedy;

pub use greedy::Greedy;

use super::{Bot, Bots, RandomBot};
use crate::games::wanzen::Wanzen;
use crate::player::Player;

impl Bots for Wanzen {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Wanzen>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            "greedy" => Some(Box::<Greedy>::default()),
            _ => None,
        }
    }
}
