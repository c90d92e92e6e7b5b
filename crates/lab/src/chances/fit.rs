//! Maximum-likelihood fit of the chance curve.

use std::ops::RangeInclusive;

use super::played::Sample;

/// Numbers of a [`ChanceCurve`](kuba_bot::study::ChanceCurve): its scale, in hundredths, its bend, in percent, and
/// its weight of a point of progress, in thousandths.
pub(crate) type Numbers = [i32; 3];

/// Ranges of the numbers.
pub(crate) type Ranges = [RangeInclusive<i32>; 3];

pub(crate) const SCALES: RangeInclusive<i32> = 20..=1500;
pub(crate) const BENDS: RangeInclusive<i32> = 0..=300;
pub(crate) const WEIGHTS: RangeInclusive<i32> = 0..=900;
/// Step widths of the successive grid searches.
const STEPS: [Numbers; 4] = [[60, 30, 30], [20, 10, 10], [5, 3, 3], [1, 1, 1]];

/// Returns the best numbers in these ranges for these samples.
pub(crate) fn fitted<'a>(samples: impl Iterator<Item = &'a Sample>, all: &Ranges) -> Numbers {
    let samples = samples.map(|sample| {
        let lead = f64::from(sample.lead) / 1000.0;
        (f64::from(sample.score.centi()), lead, sample.own_result())
    });
    let samples: Vec<_> = samples.collect();
    let mut ranges = all.clone();
    let mut best = all.each_ref().map(|range| *range.start());
    for steps in STEPS {
        let mut least = f64::INFINITY;
        let [scales, bends, weights] = &ranges;
        for scale in scales.clone().step_by(steps[0] as usize) {
            for bend in bends.clone().step_by(steps[1] as usize) {
                for weight in weights.clone().step_by(steps[2] as usize) {
                    let found = surprise(&samples, [scale, bend, weight]);
                    if found < least {
                        (least, best) = (found, [scale, bend, weight]);
                    }
                }
            }
        }
        ranges = [0, 1, 2].map(|place| around(best[place], steps[place], &all[place]));
    }
    best
}

fn around(place: i32, step: i32, most: &RangeInclusive<i32>) -> RangeInclusive<i32> {
    (place - step).max(*most.start())..=(place + step).min(*most.end())
}

/// Negative log-likelihood of the results.
fn surprise(samples: &[(f64, f64, f64)], [scale, bend, weight]: Numbers) -> f64 {
    let [scale, bend, weight] = [scale, bend, weight].map(f64::from);
    let of_one = |&(score, lead, result): &(f64, f64, f64)| {
        let exponent = score / (scale + score.abs() * bend / 100.0) + weight * lead;
        let chance = 1.0 / (1.0 + (-exponent).exp());
        let chance = chance.clamp(1e-3, 1.0 - 1e-3);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    samples.iter().map(of_one).sum()
}
