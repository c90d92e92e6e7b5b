//! Where the samples of what is heard go.

use std::io;

/// Where samples go.
pub(super) trait Output {
    /// Waits a little until samples are wanted, and says how many; 0 if none are yet.
    ///
    /// # Errors
    /// The output is gone.
    fn wanted(&mut self) -> io::Result<usize>;
    /// Takes samples.
    ///
    /// # Errors
    /// The output is gone.
    fn write(&mut self, samples: &[i16]) -> io::Result<()>;
}
