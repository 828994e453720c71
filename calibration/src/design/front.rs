//! The best trade-offs between goals that conflict.

/// Places of the points that no other point beats: none is as large in every coordinate and larger
/// in one. Of equal points the first counts.
#[must_use]
pub fn front(points: &[Vec<f64>]) -> Vec<usize> {
    let is_beaten = |place: usize| {
        points.iter().enumerate().any(|(other, point)| {
            let mut pairs = point.iter().zip(&points[place]);
            let is_better = pairs.any(|(theirs, own)| theirs > own);
            is_as_good(point, &points[place]) && (is_better || other < place)
        })
    };
    (0..points.len())
        .filter(|place| !is_beaten(*place))
        .collect()
}

/// Whether a point is nowhere smaller than another.
#[must_use]
pub fn is_as_good(one: &[f64], other: &[f64]) -> bool {
    one.iter().zip(other).all(|(one, other)| one >= other)
}

#[cfg(test)]
mod tests {
    use super::front;

    #[test]
    fn only_points_that_none_beats_are_on_the_front() {
        let points = [
            vec![0.9, 0.1],
            vec![0.5, 0.5],
            vec![0.4, 0.4],
            vec![0.1, 0.9],
            vec![0.5, 0.5],
            vec![0.9, 0.0],
        ];
        assert_eq!(front(&points), [0, 1, 3]);
        assert!(front(&[]).is_empty());
    }
}
