//! Sound output.
//!
//! Boards and the shell request sounds as [`Cues`], and a [`Speaker`] plays them. The program's own speaker,
//! [`Loudspeaker`], synthesises the samples (`synth`) and mixes them (`mixer`) on a thread of its own. The
//! output is the desktop's sound server on Linux (`pulse`), over a local socket and without linking a
//! library, and the default device on Windows and macOS (`device`), which pulls samples (`feed`) at its own
//! rate (`resampler`). An output is opened for the first sound only; without an output the program is silent
//! and reports no error.

#[cfg(any(windows, target_os = "macos"))]
mod device;
mod ending;
#[cfg(any(test, windows, target_os = "macos"))]
mod feed;
mod loudspeaker;
mod mixer;
mod output;
#[cfg(any(test, windows, target_os = "macos"))]
mod resampler;
mod synth;

#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;

pub(super) use self::ending::EndingSound;
pub use self::loudspeaker::Loudspeaker;
use crate::board::sound::Cues;

/// Sink for sounds.
pub trait Speaker: Send {
    /// Plays cues without blocking. `loudness` is from 0 to 1.
    fn play(&mut self, cues: &Cues, loudness: f32);
}

/// Speaker that plays nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Speaker for Silent {
    fn play(&mut self, _: &Cues, _: f32) {}
}
