//! Probability distribution of a strength.

use super::Scale;
use crate::Level;

/// Distance of the grid, in Elo.
const STEP: f64 = 10.0;
/// Grid beyond the weakest and the strongest level, in Elo.
const BEYOND: f64 = 500.0;

/// Probabilities of strengths on a grid of Elo. They need not add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Distribution {
    weights: Vec<f64>,
}

impl Distribution {
    /// Normal distribution with this mean and standard deviation, in Elo.
    pub(super) fn normal(scale: &Scale, mean: f64, deviation: f64) -> Self {
        let most = scale.elo(f64::from(Level::COUNT)) + 2.0 * BEYOND;
        let count = (most / STEP) as usize + 1;
        let weight = |index| libm::exp(-((elo(index) - mean) / deviation).powi(2) / 2.0);
        Self { weights: (0..count).map(weight).collect() }
    }

    /// Takes evidence into account, given as the logarithm of its likelihood at each Elo.
    pub(super) fn update(&mut self, log_likelihood: impl Fn(f64) -> f64) {
        let logs: Vec<f64> =
            (0..self.weights.len()).map(|index| log_likelihood(elo(index))).collect();
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for (weight, log) in self.weights.iter_mut().zip(logs) {
            *weight *= libm::exp(log - most);
        }
        let sum: f64 = self.weights.iter().sum();
        for weight in &mut self.weights {
            *weight /= sum;
        }
    }

    /// Adds a normal distribution with mean 0 and this variance, in Elo squared.
    pub(super) fn widen(&mut self, variance: f64) {
        let deviation = variance.sqrt() / STEP;
        let reach = (3.0 * deviation) as usize;
        let kernel: Vec<f64> =
            (0..=reach).map(|away| libm::exp(-(away as f64 / deviation).powi(2) / 2.0)).collect();
        let last = self.weights.len() - 1;
        let mut wider = vec![0.0; self.weights.len()];
        for (index, &weight) in self.weights.iter().enumerate() {
            for (away, &share) in kernel.iter().enumerate() {
                // What would leave the grid stays at its end.
                wider[(index + away).min(last)] += weight * share;
                if away > 0 {
                    wider[index.saturating_sub(away)] += weight * share;
                }
            }
        }
        self.weights = wider;
    }

    /// Mean and standard deviation, in Elo.
    pub(super) fn moments(&self) -> (f64, f64) {
        let sum: f64 = self.weights.iter().sum();
        let mean_of = |value: &dyn Fn(f64) -> f64| {
            let weighted = self.weights.iter().enumerate();
            weighted.map(|(index, weight)| weight * value(elo(index))).sum::<f64>() / sum
        };
        let mean = mean_of(&|elo| elo);
        (mean, mean_of(&|elo| (elo - mean).powi(2)).sqrt())
    }
}

fn elo(index: usize) -> f64 {
    index as f64 * STEP - BEYOND
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(distribution: &Distribution, mean: f64, deviation: f64) {
        let found = distribution.moments();
        let is_near = (found.0 - mean).abs() < 1.0 && (found.1 - deviation).abs() < 1.0;
        assert!(is_near, "{found:?}, not {mean} and {deviation}");
    }

    #[test]
    fn variances_add_up_and_precise_evidence_narrows() {
        let mut known = Distribution::normal(&Scale::USUAL, 800.0, 120.0);
        is_near(&known, 800.0, 120.0);
        known.widen(50.0 * 50.0);
        is_near(&known, 800.0, 130.0);
        // Two normal distributions with the same deviation.
        known.update(|elo| -((elo - 900.0) / 130.0).powi(2) / 2.0);
        is_near(&known, 850.0, 130.0 / 2_f64.sqrt());
    }

    #[test]
    fn evidence_that_nothing_explains_leaves_a_distribution() {
        let mut known = Distribution::normal(&Scale::USUAL, 0.0, 100.0);
        known.update(|elo| -1e6 - (elo - 5000.0).abs());
        let (mean, deviation) = known.moments();
        assert!(mean.is_finite() && deviation.is_finite());
    }
}
