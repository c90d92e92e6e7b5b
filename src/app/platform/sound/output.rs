//! The interface of sound outputs.

use std::io;

/// Sink of samples.
pub trait Output {
    /// Waits briefly and returns the number of samples wanted, possibly 0.
    ///
    /// # Errors
    /// The output is lost.
    fn wanted(&mut self) -> io::Result<usize>;
    /// Writes samples at [`RATE`](super::synth::RATE).
    ///
    /// # Errors
    /// The output is lost.
    fn write(&mut self, samples: &[i16]) -> io::Result<()>;
}
