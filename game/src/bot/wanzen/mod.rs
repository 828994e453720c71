//! Computer players of Wanzen tanzen.

use super::{Bot, Bots, RandomBot};
use crate::games::wanzen::Wanzen;
use crate::player::Player;

impl Bots for Wanzen {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(key: &str, _seat: Player) -> Option<Box<dyn Bot<Wanzen>>> {
        match key {
            "random" => Some(Box::new(RandomBot)),
            _ => None,
        }
    }
}
