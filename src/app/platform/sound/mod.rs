//! Sound output: synthesis, mixing and playback.
//!
//! A [`Speaker`] plays the [`Cues`] of boards and panels; [`Loudspeaker`] synthesises and mixes them on a thread
//! of its own. The output is the sound server of the desktop on Linux, without linking a library, and the default
//! device on Windows and macOS. It is opened for the first sound; without an output the program is silent and
//! reports no error.

#[cfg(any(windows, target_os = "macos"))]
mod device;
pub mod feed;
mod game_sounds;
pub mod loudspeaker;
pub mod mixer;
pub mod output;
pub mod resampler;
pub mod synth;

#[cfg(all(unix, not(target_os = "macos")))]
pub mod pulse;

pub(crate) use self::game_sounds::GameSounds;
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
