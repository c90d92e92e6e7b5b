//! Conversion of the sample rate.

/// Resampler by linear interpolation. The sounds of the program lie far below half of any sample rate, so
/// nothing better is needed.
pub struct Resampler {
    /// Input samples per output sample.
    step: f64,
    /// Position of the next output sample between the last input (0) and the next one (1).
    at: f64,
    last: f32,
}

impl Resampler {
    /// Rates in hertz.
    pub fn new(from: u32, to: u32) -> Self {
        Self { step: f64::from(from.max(1)) / f64::from(to.max(1)), at: 1.0, last: 0.0 }
    }

    /// Takes an input sample and gives all output samples up to it.
    pub fn take(&mut self, sample: f32, mut give: impl FnMut(f32)) {
        while self.at <= 1.0 {
            give(self.last + (sample - self.last) * self.at as f32);
            self.at += self.step;
        }
        self.at -= 1.0;
        self.last = sample;
    }
}
