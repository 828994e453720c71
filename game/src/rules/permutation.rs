//! A shuffled deck, checked.

use super::OutcomeMismatch;

/// The numbers of a shuffled deck of `N` cards from top to bottom.
///
/// # Errors
/// When `order` has another length, or a number is repeated or names no card.
pub fn permutation<const N: usize>(order: &[u16]) -> Result<[u8; N], OutcomeMismatch> {
    if order.len() != N {
        let (want, got) = (N, order.len());
        return Err(OutcomeMismatch::Count { want, got });
    }
    let mut seen = [false; N];
    let mut deck = [0; N];
    for (place, &card) in deck.iter_mut().zip(order) {
        let bad = OutcomeMismatch::NotAPermutation { card };
        let fresh = seen.get_mut(usize::from(card)).filter(|seen| !**seen);
        let (Some(seen), Ok(number)) = (fresh, u8::try_from(card)) else {
            return Err(bad);
        };
        *seen = true;
        *place = number;
    }
    Ok(deck)
}
