//! Messages of Kipp mir Saures.

use super::Event;
use crate::rules::{Phrase, Worded};

impl Worded for Event {
    fn phrase(&self) -> Phrase {
        todo!()
    }
}
