//! Computer players of Käse Würfeln.

use super::{Bot, Bots, RandomBot};
use crate::games::kaese::Kaese;
use crate::player::Player;

impl Bots for Kaese {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Kaese>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            _ => None,
        }
    }
}
