//! Which of several estimates is the largest, as far as their intervals tell.

use crate::interval::Interval;

/// What estimates with intervals say about the largest of them; by their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leading {
    /// None is above 0.
    Nothing,
    /// The interval of the largest begins at 0: not even that one is known to be anything.
    Unknown,
    /// The largest, and those whose intervals reach up to its own: each may be the first.
    Close(usize, Vec<usize>),
    /// All others surely lie below this one.
    Clear(usize),
}

impl Leading {
    /// Of these estimates. The second in rank may be known well and the third badly, so all are
    /// looked at.
    #[must_use]
    pub fn of(estimates: &[(f64, Interval)]) -> Self {
        let mut order: Vec<usize> = (0..estimates.len()).collect();
        order.sort_by(|one, two| estimates[*two].0.total_cmp(&estimates[*one].0));
        let Some((&first, others)) = order.split_first() else {
            return Self::Nothing;
        };
        let (size, interval) = estimates[first];
        if size <= 0.0 {
            return Self::Nothing;
        }
        if interval.from <= 0.0 {
            return Self::Unknown;
        }
        let rivals = others.iter().copied();
        let rivals: Vec<usize> = rivals
            .filter(|other| estimates[*other].1.to >= interval.from)
            .collect();
        match rivals.is_empty() {
            true => Self::Clear(first),
            false => Self::Close(first, rivals),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_leads_while_another_reaches_it_or_its_own_interval_begins_at_0() {
        let of = |ends: &[[f64; 3]]| {
            let estimate = |[from, size, to]: &[f64; 3]| {
                (
                    *size,
                    Interval {
                        from: *from,
                        to: *to,
                    },
                )
            };
            Leading::of(&ends.iter().map(estimate).collect::<Vec<_>>())
        };
        let (first, second) = ([2.0, 3.0, 4.0], [0.5, 1.0, 1.9]);
        assert_eq!(of(&[second, first]), Leading::Clear(1));
        let unseen = [0.0, 0.0, 2.0];
        assert_eq!(of(&[unseen, second, first]), Leading::Close(2, vec![0]));
        assert_eq!(of(&[[0.0, 3.0, 4.0], [0.0, 0.0, 0.0]]), Leading::Unknown);
        assert_eq!(of(&[[0.0, 0.0, 2.0]]), Leading::Nothing);
        assert_eq!(of(&[]), Leading::Nothing);
    }
}
