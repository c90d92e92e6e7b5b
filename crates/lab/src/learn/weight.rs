//! One trained number.

/// A weight with its sum of squared gradients (Adagrad; Duchi, Hazan and Singer, 2011).
#[derive(Clone, Copy, Default)]
pub(crate) struct Weight {
    pub(crate) value: f32,
    learned: f32,
}

impl Weight {
    pub(crate) fn of(value: f32) -> Self {
        Self { value, learned: 0.0 }
    }

    /// The rate falls with the sum of squared gradients; `calm` keeps the first steps small.
    pub(crate) fn learn(&mut self, slope: f32, rate: f32, calm: f32) {
        if slope != 0.0 {
            self.learned += slope * slope;
            self.value -= rate * slope / (self.learned.sqrt() + calm);
        }
    }
}

/// Probability of a win from log-odds.
pub(crate) fn likely(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
