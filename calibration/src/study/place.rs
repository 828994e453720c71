//! Where a key of a study stands in its file.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The line, counted from 1, of a path of keys such as `knob[1].from`: of the longest part of it
/// that is there. None if nothing of it is.
pub(super) fn line_of(text: &str, place: &str) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let mut table = table.get_ref();
    let mut found = None;
    for part in place.split('.') {
        let Some((start, value)) = step(table, part) else {
            break;
        };
        found = Some(start);
        match value {
            DeValue::Table(inner) => table = inner,
            _ => break,
        }
    }
    let before = text.get(..found?)?;
    Some(before.matches('\n').count() + 1)
}

/// What stands at one part of a path, such as `from` or `knob[1]`, and where it begins.
fn step<'t>(table: &'t DeTable<'_>, part: &str) -> Option<(usize, &'t DeValue<'t>)> {
    let (key, index) = match part.split_once('[') {
        Some((key, index)) => (key, index.trim_end_matches(']').parse::<usize>().ok()),
        None => (part, None),
    };
    let mut pairs = table.iter();
    let (name, value) = pairs.find(|(name, _)| name.get_ref() == key)?;
    match (index, value.get_ref()) {
        (Some(index), DeValue::Array(list)) => {
            let element: &Spanned<DeValue<'_>> = list.get(index)?;
            Some((element.span().start, element.get_ref()))
        }
        _ => Some((name.span().start, value.get_ref())),
    }
}

#[cfg(test)]
mod tests {
    use super::line_of;

    const TEXT: &str = "format = 1\n\n[goal]\ntubes = []\n[[knob]]\nfield = \"a\"\n\
        [[knob]]\nfield = \"b\"\ntolerance = { plus_minus = 1 }\n";

    #[test]
    fn a_place_is_found_in_tables_and_lists_of_tables() {
        for (place, line) in [
            ("format", Some(1)),
            ("goal", Some(3)),
            ("goal.tubes", Some(4)),
            ("knob[0]", Some(5)),
            ("knob[0].field", Some(6)),
            ("knob[0].from", Some(5)),
            ("knob[1].field", Some(8)),
            ("knob[1].tolerance.plus_minus", Some(9)),
            ("design.fills", None),
        ] {
            assert_eq!(line_of(TEXT, place), line, "{place}");
        }
    }
}
