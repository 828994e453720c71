//! What nobody sees, and how many pieces there are.

use super::Stage;
use super::state::Wanzen;
use crate::dice::Draws;

impl Wanzen {
    /// The same table with the face-down cards in another order.
    pub(super) fn twin(&self, twist: u64) -> Wanzen {
        let mut twin = self.clone();
        if self.stage != Stage::Shuffling {
            let unseen = &mut twin.deck[usize::from(self.turned_up)..];
            Draws::from_seed(twist).shuffle(unseen);
        }
        twin
    }

    pub(super) fn count_pieces(&self) -> Vec<(&'static str, u32)> {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let face_down = self.deck.len() - usize::from(self.turned_up);
        let won = self.winners.iter().flatten().count();
        let open = usize::from(self.open_card().is_some());
        let bugs = self.supply + self.bugs.iter().sum::<u8>();
        let on_the_table = match self.stage {
            Stage::Choosing => self.rolled.len(),
            _ => usize::from(self.dice_left()),
        };
        vec![
            ("task cards", count(face_down + won + open)),
            ("baby bugs", u32::from(bugs)),
            ("dice", count(self.kept.len() + on_the_table)),
        ]
    }
}
