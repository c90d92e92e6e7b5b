//! The scale that makes what happened most likely.

use crate::played::Sample;

/// The scales that are weighed, in hundredths.
const SCALES: std::ops::RangeInclusive<i32> = 20..=4000;

/// The scale of the logistic curve that fits best, in hundredths. What is proved needs none.
pub(crate) fn scale(samples: &[Sample]) -> i32 {
    let open: Vec<(f64, f64)> = samples
        .iter()
        .filter(|sample| sample.score.plies_to_end().is_none())
        .map(|sample| (f64::from(sample.score.centi()), sample.own_result()))
        .collect();
    let surprise = |scale: i32| -> f64 {
        let of_one = |&(score, result): &(f64, f64)| {
            let chance = 1.0 / (1.0 + (-score / f64::from(scale)).exp());
            let chance = chance.clamp(1e-3, 1.0 - 1e-3);
            -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
        };
        open.iter().map(of_one).sum()
    };
    // Convex where it matters: first in large steps, then in small ones.
    let coarse = SCALES
        .step_by(20)
        .min_by(|&one, &other| surprise(one).total_cmp(&surprise(other)));
    let coarse = coarse.unwrap_or(*SCALES.start());
    (coarse - 20..=coarse + 20)
        .filter(|scale| SCALES.contains(scale))
        .min_by(|&one, &other| surprise(one).total_cmp(&surprise(other)))
        .unwrap_or(coarse)
}
