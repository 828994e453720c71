//! JSON that is not what it should be: where, and what stands there.

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::one_line::one_line;

/// Characters of a wrong value or of a name that are shown.
const MOST_SHOWN: usize = 40;

/// A value in JSON that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misfit {
    /// The way to it, as `record.seats[1].name`.
    pub place: String,
    /// The beginning of what stands there; `None` when nothing does.
    pub found: Option<String>,
}

/// Reads a value; `root` names it in errors.
///
/// # Errors
/// The first place that does not fit.
pub(super) fn read<T: DeserializeOwned>(text: &str, root: &str) -> Result<T, Misfit> {
    let mut reader = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let (value, steps) = walk(text, error.path());
        let missing = missing(&error.inner().to_string());
        let last = missing.as_ref().map(|field| format!(".{field}"));
        let place = steps.into_iter().chain(last);
        let place = place.fold(root.to_owned(), |place, step| place + &step);
        Misfit {
            place: place.trim_start_matches('.').to_owned(),
            found: missing.is_none().then(|| shortened(&value.to_string())),
        }
    })
}

/// Follows the path for as long as it leads anywhere.
fn walk(text: &str, path: &Path) -> (Value, Vec<String>) {
    let mut value: Value = serde_json::from_str(text).unwrap_or_default();
    let mut steps = Vec::new();
    for segment in path {
        let (next, step) = match segment {
            Segment::Seq { index } => (value.get_mut(*index), format!("[{index}]")),
            Segment::Map { key } => (value.get_mut(key), format!(".{}", shortened(key))),
            Segment::Enum { variant } => {
                (value.get_mut(variant), format!(".{}", shortened(variant)))
            }
            Segment::Unknown => break,
        };
        let Some(next) = next.map(Value::take) else {
            break;
        };
        value = next;
        steps.push(step);
    }
    (value, steps)
}

/// The field that serde misses; it has no other way to tell.
fn missing(words: &str) -> Option<String> {
    let rest = words.strip_prefix("missing field `")?;
    rest.split_once('`').map(|(field, _)| field.to_owned())
}

fn shortened(text: &str) -> String {
    let text = one_line(text);
    match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Seat;

    fn misfit(text: &str) -> (String, Option<String>) {
        let misfit = read::<Vec<Seat>>(text, "record.seats").expect_err("it is no seat");
        (misfit.place, misfit.found)
    }

    #[test]
    fn the_place_and_the_value_are_named_and_what_is_missing() {
        let found = |place: &str, found: &str| (place.to_owned(), Some(found.to_owned()));
        assert_eq!(misfit("3"), found("record.seats", "3"));
        assert_eq!(
            misfit(r#"[{"name":"Ada","kind":"person"},{"name":7,"kind":"person"}]"#),
            found("record.seats[1].name", "7")
        );
        assert_eq!(
            misfit(r#"[{"name":"Ada","kind":{"bot":[]}}]"#),
            found("record.seats[0].kind.bot", "[]")
        );
        assert_eq!(
            misfit(r#"[{"name":"Ada","kind":"person","age":3}]"#),
            found("record.seats[0].age", "3")
        );
        assert_eq!(
            misfit(r#"[{"name":"Ada"}]"#),
            ("record.seats[0].kind".to_owned(), None)
        );
        let long = format!("\"{}\"", "x".repeat(500));
        let (_, shown) = misfit(&long);
        assert!(shown.is_some_and(|shown| shown.chars().count() < 50));
    }

    #[test]
    fn a_name_of_a_field_cannot_break_the_line_or_fill_the_screen() {
        let (place, _) = misfit(r#"[{"a\nb\u001b":3}]"#);
        assert_eq!(place, "record.seats[0].a?b?");
        let (place, _) = misfit(&format!("[{{\"{}\":3}}]", "x".repeat(500)));
        assert!(place.chars().count() < 70, "{place}");
    }
}
