//! Text from outside on one line.

/// The text without anything that moves the cursor or ends the line; a question mark stands for each.
pub(super) fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { '?' } else { c })
        .collect()
}
