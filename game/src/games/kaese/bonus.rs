//! The bonus cards.

/// A card for whoever closes a stack of a given size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackBonus {
    /// Pieces of the closed stack, the dome among them.
    pub pieces: u8,
    /// Its points.
    pub points: u8,
}

/// Cards for closed stacks, in the order in which each size is given out.
pub const STACK_BONUSES: [StackBonus; 6] = [
    bonus(4, 12),
    bonus(4, 10),
    bonus(4, 8),
    bonus(5, 25),
    bonus(5, 20),
    bonus(6, 40),
];

/// Points of the seventh card, for most stacks at the end; shared when several have most.
pub const MOST_STACKS: u8 = 12;

const fn bonus(pieces: u8, points: u8) -> StackBonus {
    StackBonus { pieces, points }
}
