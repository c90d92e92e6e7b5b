//! Feature vectors for [`kuba_bot::output_layer`] during training.

use kuba_bot::output_layer::{WIDTH, curve};
use kuba_rules::random::Random;

use super::weight::{Weight, likely};

type Vector = [Weight; WIDTH];

/// The vectors of the features, and the output weights of the components of their sum.
pub(crate) struct Vectors {
    vectors: Vec<Vector>,
    out: Vector,
}

impl Vectors {
    /// Vectors of small random numbers. Each position has exactly one of the first `bases`, which lifts the
    /// sum to the steep part of the curve.
    pub(crate) fn new(bases: usize, count: usize, small: f32) -> Self {
        let mut random = Random::new(7);
        let mut value = |index, part| match (index < bases, part) {
            (_, 0) => 0.0,
            (true, _) => 0.4,
            (false, _) => (random.below(2000) as f32 / 1000.0 - 1.0) * small,
        };
        Self {
            vectors: (0..count)
                .map(|index| std::array::from_fn(|part| Weight::of(value(index, part))))
                .collect(),
            out: std::array::from_fn(|part| Weight::of(if part % 2 == 0 { 1.0 } else { -1.0 })),
        }
    }

    pub(crate) fn learned(out: [f32; WIDTH], vectors: &[[f32; WIDTH]]) -> Self {
        Self {
            vectors: vectors.iter().map(|vector| vector.map(Weight::of)).collect(),
            out: out.map(Weight::of),
        }
    }

    /// Trains on one position. Returns the squared error.
    pub(crate) fn learn(
        &mut self,
        features: impl Iterator<Item = Feature> + Clone,
        goal: f32,
        rate: f32,
    ) -> f32 {
        let mut sum = [0.0; WIDTH];
        for feature in features.clone() {
            for (sum, weight) in sum.iter_mut().zip(&self.vectors[feature.place]) {
                *sum += weight.value;
            }
        }
        let mut odds = sum[0] * self.out[0].value;
        for (&sum, weight) in sum.iter().zip(&self.out).skip(1) {
            odds += curve(sum) * weight.value;
        }
        let expected = likely(odds);
        let error = expected - goal;
        if rate > 0.0 {
            let slopes = self.learn_out(&sum, error * expected * (1.0 - expected), rate);
            for feature in features {
                let vector = &mut self.vectors[feature.place];
                for (weight, slope) in vector.iter_mut().zip(slopes) {
                    weight.learn(slope, feature.pace * rate, CALM);
                }
            }
        }
        error * error
    }

    /// Trains the output weights. Returns the gradient of the components before the step.
    fn learn_out(&mut self, sum: &[f32; WIDTH], slope: f32, rate: f32) -> [f32; WIDTH] {
        let mut slopes = [slope * self.out[0].value; WIDTH];
        for (part, &sum) in sum.iter().enumerate().skip(1) {
            let is_steep = sum > 0.0 && sum < 1.0;
            let steep = if is_steep { 2.0 * sum } else { 0.0 };
            slopes[part] = slope * self.out[part].value * steep;
            self.out[part].learn(slope * curve(sum), 0.2 * rate, CALM);
        }
        slopes
    }

    /// The output weights and the vectors.
    pub(crate) fn values(&self) -> ([f32; WIDTH], Vec<[f32; WIDTH]>) {
        let values = |vector: &Vector| vector.map(|weight| weight.value);
        (values(&self.out), self.vectors.iter().map(values).collect())
    }
}

/// Keeps the first steps small.
const CALM: f32 = 1e-6;

/// A vector that is present in a position.
#[derive(Clone, Copy)]
pub(crate) struct Feature {
    pub(crate) place: usize,
    /// Factor of the learning rate.
    pub(crate) pace: f32,
}

impl Feature {
    pub(crate) fn at(place: usize) -> Self {
        Self { place, pace: 1.0 }
    }
}

/// A vector with only its first, linear component.
pub(crate) fn counting(value: f32) -> [f32; WIDTH] {
    let mut vector = [0.0; WIDTH];
    vector[0] = value;
    vector
}
