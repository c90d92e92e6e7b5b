//! Maximum-likelihood fit of the chance curve.

use std::ops::RangeInclusive;

use super::played::Sample;

/// Ranges of the curve's scale, in hundredths, and of its bend, in percent.
const SCALES: RangeInclusive<i32> = 20..=1500;
const BENDS: RangeInclusive<i32> = 0..=60;
/// Step widths of the scale and bend in the successive grid searches.
const STEPS: [(i32, i32); 3] = [(40, 10), (10, 4), (1, 1)];

/// Returns the best scale and bend. Samples with a proved result are ignored.
pub(crate) fn fitted(samples: &[Sample]) -> (i32, i32) {
    let open: Vec<(f64, f64)> = samples
        .iter()
        .filter(|sample| sample.score.plies_to_end().is_none())
        .map(|sample| (f64::from(sample.score.centi()), sample.own_result()))
        .collect();
    let mut ranges = (SCALES, BENDS);
    let mut best = (*SCALES.start(), *BENDS.start());
    for (scale_step, bend_step) in STEPS {
        let (scales, bends) = &ranges;
        let all = scales.clone().step_by(scale_step as usize).flat_map(|scale| {
            let bends = bends.clone().step_by(bend_step as usize);
            bends.map(move |bend| (scale, bend))
        });
        let weighed = all.map(|curve| (surprise(&open, curve), curve));
        let least = weighed.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best = least.map_or(best, |(_, curve)| curve);
        ranges = (around(best.0, scale_step, &SCALES), around(best.1, bend_step, &BENDS));
    }
    best
}

fn around(place: i32, step: i32, most: &RangeInclusive<i32>) -> RangeInclusive<i32> {
    (place - step).max(*most.start())..=(place + step).min(*most.end())
}

/// Negative log-likelihood of the results.
fn surprise(samples: &[(f64, f64)], (scale, bend): (i32, i32)) -> f64 {
    let of_one = |&(score, result): &(f64, f64)| {
        let divisor = f64::from(scale) + score.abs() * f64::from(bend) / 100.0;
        let chance = 1.0 / (1.0 + (-score / divisor).exp());
        let chance = chance.clamp(1e-3, 1.0 - 1e-3);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    samples.iter().map(of_one).sum()
}
