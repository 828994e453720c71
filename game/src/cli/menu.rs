//! The numbered lines of a choice. A long list is folded: of every kind of choice the first ones are
//! shown, each under the number that it has in the whole list.

/// Lines that are shown of a folded list.
const FOLDED: usize = 20;
/// Lists that take no more lines than this are shown whole.
const WHOLE: usize = 28;

/// Places of the choices that are shown, in order, when the list of all takes `lines` lines on the
/// screen; `kinds` says of each choice what kind it is. `None` when the list is short enough.
#[must_use]
pub fn folded(kinds: &[&str], lines: usize) -> Option<Vec<usize>> {
    if lines <= WHOLE {
        return None;
    }
    let counts = counts(kinds);
    let shown_with = |most: usize| counts.iter().map(|count| count.min(&most)).sum::<usize>();
    // Every kind is shown, and as many of each as fit.
    let most = (2..=FOLDED)
        .take_while(|most| shown_with(*most) <= FOLDED)
        .last()
        .unwrap_or(1);
    let earlier = |place: usize| {
        let before = kinds[..place].iter();
        before.filter(|kind| **kind == kinds[place]).count()
    };
    let shown: Vec<usize> = (0..kinds.len())
        .filter(|place| earlier(*place) < most)
        .collect();
    (shown.len() < kinds.len()).then_some(shown)
}

/// How many choices there are of each kind, in the order in which the kinds appear.
fn counts(kinds: &[&str]) -> Vec<usize> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for kind in kinds {
        match counts.iter_mut().find(|(known, _)| known == kind) {
            Some((_, count)) => *count += 1,
            None => counts.push((kind, 1)),
        }
    }
    counts.into_iter().map(|(_, count)| count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_fits_is_shown_whole() {
        assert_eq!(folded(&["keep"; 28], 28), None);
        assert_eq!(folded(&["keep"; 60], 20), None, "three columns of 20");
    }

    #[test]
    fn a_long_list_shows_every_kind_of_choice_and_no_more_lines_than_fit() {
        let kinds: Vec<&str> = [("keep", 120), ("place", 3), ("roll", 1), ("give", 40)]
            .into_iter()
            .flat_map(|(kind, count)| vec![kind; count])
            .collect();
        let shown = folded(&kinds, kinds.len()).expect("it is long");
        let of = |kind: &str| shown.iter().filter(|place| kinds[**place] == kind).count();
        assert_eq!(
            (of("keep"), of("place"), of("roll"), of("give")),
            (8, 3, 1, 8)
        );
        assert!(shown.len() <= FOLDED && shown.is_sorted());
        assert_eq!(shown[..8], [0, 1, 2, 3, 4, 5, 6, 7], "the first of each");
        let one_kind = folded(&["keep"; 90], 90).expect("it is long");
        assert_eq!(one_kind, (0..FOLDED).collect::<Vec<_>>());
    }

    #[test]
    fn many_kinds_are_all_shown_however_long_that_is() {
        let names: Vec<String> = (0..40).map(|number| number.to_string()).collect();
        let kinds: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(folded(&kinds, 40), None);
        let doubled = [&kinds[..], &kinds[..]].concat();
        assert_eq!(folded(&doubled, 80).map(|shown| shown.len()), Some(40));
    }
}
