//! Sweet-points: packages, Super Selections, Bestseller Certificates.

use super::Kind;
use super::state::{Kipp, PACKAGES};
use super::{Card, die};
use crate::dice::Colour;
use crate::player::Player;
use crate::rules::{Points, Standings, Tally};

/// Points of a Super Selection, for packages of all four kinds.
pub const SUPER_SELECTION: i32 = 5;
/// Points of a Bestseller Certificate, for most dice of a colour on packages.
pub const CERTIFICATE: i32 = 5;

/// The rows of the score table.
const PACKAGE_ROW: &str = "kipp-score-packages";
const SUPER_ROW: &str = "kipp-score-super";
pub(super) const CERTIFICATE_ROWS: [&str; 3] = [
    "kipp-score-certificate-yellow",
    "kipp-score-certificate-red",
    "kipp-score-certificate-blue",
];

/// What counts of a player's finished packages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shop {
    /// Sum of the packages' points.
    pub points: i32,
    /// Packages of each kind, by [`Kind::index`].
    pub kinds: [u8; 4],
    /// Dice of each colour on packages, by [`Colour::index`].
    pub dice: [u8; 3],
}

impl Shop {
    /// Adds a finished package.
    pub fn add(&mut self, card: Card, colour: Colour) {
        self.points += i32::from(card.points);
        self.kinds[card.kind.index()] += 1;
        self.dice[colour.index()] += 1;
    }

    /// Finished packages.
    #[must_use]
    pub fn packages(&self) -> u8 {
        self.kinds.iter().sum()
    }

    /// Whether a fifth package ends the game.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.packages() >= PACKAGES
    }

    fn has_all_kinds(&self) -> bool {
        Kind::ALL
            .into_iter()
            .all(|kind| self.kinds[kind.index()] > 0)
    }
}

/// The score table of these shops, in seat order.
#[must_use]
pub fn standings(shops: &[Shop]) -> Standings {
    let tally = |(player, seat): (Player, usize)| Tally {
        player,
        parts: parts(shops, seat),
        tie_break: 0,
    };
    let players = (0..).map(Player);
    Standings {
        tallies: players.zip(0..shops.len()).map(tally).collect(),
    }
}

/// Where one seat's points come from.
fn parts(shops: &[Shop], seat: usize) -> Vec<(&'static str, Points)> {
    let award = |is_won: bool, points| Points::whole(if is_won { points } else { 0 });
    let shop = &shops[seat];
    let mut parts = vec![
        (PACKAGE_ROW, Points::whole(shop.points)),
        (SUPER_ROW, award(shop.has_all_kinds(), SUPER_SELECTION)),
    ];
    for colour in Colour::ALL {
        let is_best = bestseller(shops, colour) == Some(seat);
        let row = CERTIFICATE_ROWS[colour.index()];
        parts.push((row, award(is_best, CERTIFICATE)));
    }
    parts
}

/// The seat with most dice of the colour, if no other has as many. Where nobody has any,
/// all are equal and nobody wins it.
#[must_use]
pub fn bestseller(shops: &[Shop], colour: Colour) -> Option<usize> {
    let dice = |shop: &Shop| shop.dice[colour.index()];
    let most = shops.iter().map(dice).max()?;
    let mut best = shops
        .iter()
        .enumerate()
        .filter(|(_, shop)| dice(shop) == most);
    let first = best.next()?;
    best.next().is_none().then_some(first.0)
}

impl Kipp {
    pub(super) fn shop(&self, player: Player) -> Shop {
        let mut shop = Shop::default();
        for id in self.shelves[player.index()] {
            if let Some(on_it) = self.packed[id.index()] {
                shop.add(self.card(id), die(on_it).colour);
            }
        }
        shop
    }

    pub(super) fn score(&self) -> Standings {
        let shops: Vec<Shop> = self.seats().map(|player| self.shop(player)).collect();
        standings(&shops)
    }
}
