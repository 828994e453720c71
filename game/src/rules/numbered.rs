//! The cards of a box, by their numbers.

/// One thing for each of `N` cards, made from the card's number.
pub fn numbered<T, const N: usize>(make: impl Fn(u8) -> T) -> [T; N] {
    const { assert!(N <= u8::MAX as usize, "a card's number is a byte") };
    let mut number = 0;
    [(); N].map(|()| {
        number += 1;
        make(number - 1)
    })
}
