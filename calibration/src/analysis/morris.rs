//! Elementary effects: a cheap first look at which inputs matter.

use serde::{Deserialize, Serialize};

use super::bootstrap::{Bootstrap, unseen};
use super::sample::{Inputs, Sample};
use super::variance::{mean, variance};
use crate::interval::Interval;
use crate::stream::{Purpose, Stream};

/// Paths through the inputs along which one input moves at a time (Morris, 1991), chosen from more
/// candidates so that they lie far apart (Campolongo et al., 2007).
///
/// A knob stands in the middle of one of `levels` equally likely parts of its range, so that no path
/// touches an end, and steps by half the range. A chance steps from one draw to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MorrisDesign {
    inputs: Inputs,
    paths: Vec<Path>,
}

/// One path: a start, and the order in which the inputs move away from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Path {
    number: u64,
    start: Vec<f64>,
    order: Vec<usize>,
}

/// A knob's step.
const STEP: f64 = 0.5;
/// The step that a chance's redraw counts as: the mean distance of two draws from an even range, so
/// that a chance and a knob that move the output alike have the same mean effect.
const CHANCE_STEP: f64 = 1.0 / 3.0;
/// Candidates from which each path is chosen.
const CANDIDATES: usize = 8;
/// Most distances of points that the choice of paths may cost.
const MOST_DISTANCES: usize = 20_000_000;

impl MorrisDesign {
    /// `paths` paths over `levels` levels (an even number; an odd one counts as the next).
    #[must_use]
    pub fn new(inputs: Inputs, paths: u32, levels: u32, seed: u64) -> Self {
        let wanted = paths as usize;
        let candidates: Vec<Path> = (0..candidates(inputs, wanted) as u64)
            .map(|number| Path::draw(inputs, levels.next_multiple_of(2).max(2), seed, number))
            .collect();
        let mut paths = apart(candidates, wanted);
        for (number, path) in (0..).zip(&mut paths) {
            path.number = number;
        }
        Self { inputs, paths }
    }

    /// All cases.
    #[must_use]
    pub fn cases(&self) -> u64 {
        (self.paths.len() * self.points()) as u64
    }

    /// Number of paths.
    #[must_use]
    pub const fn paths(&self) -> usize {
        self.paths.len()
    }

    /// Where a case lies.
    ///
    /// # Panics
    /// If `case` is not below [`MorrisDesign::cases`].
    #[must_use]
    pub fn sample(&self, case: u64) -> Sample {
        assert!(case < self.cases(), "the design has no such case");
        let points = self.points() as u64;
        #[allow(
            clippy::cast_possible_truncation,
            reason = "fewer cases than memory, checked above"
        )]
        let (path, moves) = ((case / points) as usize, (case % points) as usize);
        self.paths[path].sample(self.inputs, moves)
    }

    /// Cases of a path.
    #[must_use]
    pub const fn points(&self) -> usize {
        self.inputs.count() + 1
    }
}

/// How many paths to choose `wanted` from, within the cost allowed.
fn candidates(inputs: Inputs, wanted: usize) -> usize {
    let affordable = MOST_DISTANCES / (inputs.count() + 1).pow(2) / wanted.max(1);
    (wanted * CANDIDATES).min(affordable).max(wanted)
}

impl Path {
    fn draw(inputs: Inputs, levels: u32, seed: u64, number: u64) -> Self {
        let mut stream = Stream::new(seed, Purpose::Morris, number);
        let mut order: Vec<usize> = (0..inputs.count()).collect();
        for left in (1..order.len()).rev() {
            order.swap(left, stream.below(left + 1));
        }
        let mut level = || (stream.below(levels as usize) as f64 + 0.5) / f64::from(levels);
        Self {
            number,
            start: (0..inputs.knobs).map(|_| level()).collect(),
            order,
        }
    }

    /// The point after the first `moves` inputs moved.
    fn sample(&self, inputs: Inputs, moves: usize) -> Sample {
        let mut sample = Sample {
            unit: self.start.clone(),
            chance: vec![self.number * 2; inputs.chances],
        };
        for input in &self.order[..moves] {
            if *input < inputs.knobs {
                sample.unit[*input] += self.step(*input);
            } else {
                sample.chance[*input - inputs.knobs] += 1;
            }
        }
        sample
    }

    /// Up from the lower half, down from the upper.
    fn step(&self, knob: usize) -> f64 {
        if self.start[knob] < 0.5 { STEP } else { -STEP }
    }

    /// Sum of the distances of all points of two paths.
    fn distance(&self, other: &Self) -> f64 {
        let points = |path: &Self| -> Vec<Vec<f64>> {
            let inputs = Inputs {
                knobs: path.start.len(),
                chances: path.order.len() - path.start.len(),
            };
            (0..=path.order.len())
                .map(|moves| path.sample(inputs, moves).unit)
                .collect()
        };
        let theirs = points(other);
        let far = |one: &[f64], two: &[f64]| -> f64 {
            let squares = one.iter().zip(two).map(|(one, two)| (one - two).powi(2));
            squares.sum::<f64>().sqrt()
        };
        points(self)
            .iter()
            .flat_map(|one| theirs.iter().map(move |two| far(one, two)))
            .sum()
    }
}

/// Chooses paths one by one, each the farthest from those before, from the first candidate on.
fn apart(mut candidates: Vec<Path>, wanted: usize) -> Vec<Path> {
    if candidates.len() <= wanted {
        return candidates;
    }
    let mut chosen: Vec<Path> = Vec::with_capacity(wanted);
    let mut nearest = vec![f64::INFINITY; candidates.len()];
    let mut next = 0;
    while chosen.len() < wanted && !candidates.is_empty() {
        let path = candidates.remove(next);
        nearest.remove(next);
        next = 0;
        for (at, candidate) in candidates.iter().enumerate() {
            nearest[at] = nearest[at].min(path.distance(candidate));
            if nearest[at] > nearest[next] {
                next = at;
            }
        }
        chosen.push(path);
    }
    chosen
}

/// The effects of one input: change of the output for a step over the input's whole range.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Effect {
    /// Mean effect, with its sign; none of a chance, which has no direction.
    pub mean: Option<f64>,
    /// Mean absolute effect, μ*.
    pub size: f64,
    /// 95 % interval of `size`; where all effects are alike, as far as others can have gone unseen.
    pub size_interval: Interval,
    /// Standard deviation of the effects, σ: large where the input bends or acts with others.
    pub sd: f64,
    /// 95 % interval of `sd`.
    pub sd_interval: Interval,
    /// Paths that this rests upon.
    pub paths: usize,
}

/// The effects of every input, in their order, from one value a case, in case order. A step to or from
/// a missing value is left out; an input with fewer than two steps has no effects.
///
/// # Panics
/// If the number of values is not [`MorrisDesign::cases`].
#[must_use]
pub fn effects(
    design: &MorrisDesign,
    values: &[Option<f64>],
    bootstrap: Bootstrap,
) -> Vec<Option<Effect>> {
    assert_eq!(values.len() as u64, design.cases(), "one value a case");
    let steps = steps(design, values);
    let inputs = design.inputs.count();
    let all: Vec<usize> = (0..steps.len()).collect();
    // The steps of a path share its points: paths are drawn again, never single steps.
    let intervals = bootstrap.intervals(steps.len(), |paths| {
        let found = (0..inputs).map(|input| Steps::of(&steps, paths, input));
        found.flat_map(|it| [it.size(), it.sd()]).collect()
    });
    let largest = largest_change(design, values);
    let effect = |input: usize| {
        let found = Steps::of(&steps, &all, input);
        let has_direction = input < design.inputs.knobs;
        let most = largest / if has_direction { STEP } else { CHANCE_STEP };
        (found.0.len() > 1).then(|| Effect {
            mean: has_direction.then(|| mean(&found.0)),
            size: found.size(),
            size_interval: found.size_interval(intervals[2 * input], most),
            sd: found.sd(),
            sd_interval: intervals[2 * input + 1],
            paths: found.0.len(),
        })
    };
    (0..inputs).map(effect).collect()
}

/// The largest change of the output at a step of any input, so how far one that was not seen may go. If
/// nothing changes, nothing is known.
fn largest_change(design: &MorrisDesign, values: &[Option<f64>]) -> f64 {
    let pairs = |path: &[Option<f64>]| -> Vec<f64> {
        let ends = path.windows(2).filter_map(|ends| ends[0].zip(ends[1]));
        ends.map(|(before, after)| (after - before).abs()).collect()
    };
    let largest = values.chunks(design.points()).flat_map(pairs);
    let largest = largest.filter(|change| *change > 0.0);
    largest.reduce(f64::max).unwrap_or(f64::INFINITY)
}

/// The step of every input on every path; none to or from a missing value.
fn steps(design: &MorrisDesign, values: &[Option<f64>]) -> Vec<Vec<Option<f64>>> {
    let of_path = |(path, values): (&Path, &[Option<f64>])| {
        let mut steps = vec![None; design.inputs.count()];
        for (moves, input) in path.order.iter().enumerate() {
            let step = match *input < design.inputs.knobs {
                true => path.step(*input),
                false => CHANCE_STEP,
            };
            let ends = values[moves].zip(values[moves + 1]);
            steps[*input] = ends.map(|(before, after)| (after - before) / step);
        }
        steps
    };
    let paths = design.paths.iter().zip(values.chunks(design.points()));
    paths.map(of_path).collect()
}

/// The steps of one input.
struct Steps(Vec<f64>);

impl Steps {
    /// On these paths, some of which may repeat.
    fn of(steps: &[Vec<Option<f64>>], paths: &[usize], input: usize) -> Self {
        Self(
            paths
                .iter()
                .filter_map(|path| steps[*path][input])
                .collect(),
        )
    }

    fn size(&self) -> f64 {
        let sizes: Vec<f64> = self.0.iter().map(|step| step.abs()).collect();
        mean(&sizes)
    }

    /// The interval of the size. Steps that are all alike, as none at all or whole dice often are,
    /// stay alike when drawn again: others, from 0 to `most`, may have gone unseen all the same.
    fn size_interval(&self, drawn: Interval, most: f64) -> Interval {
        let sizes: Vec<f64> = self.0.iter().map(|step| step.abs()).collect();
        if sizes
            .windows(2)
            .any(|two| two[0].total_cmp(&two[1]).is_ne())
        {
            return drawn;
        }
        let (size, unseen) = (self.size(), unseen(sizes.len()));
        Interval {
            from: size * (1.0 - unseen),
            to: size + unseen * (most - size),
        }
    }

    fn sd(&self) -> f64 {
        variance(&self.0).sqrt()
    }
}
