//! What is heard.
//!
//! Boards and the shell say what is to be heard, and when, as [`Cues`]; a [`Speaker`] plays them.
//! The program's own one, [`Loudspeaker`], makes the samples itself (`synth`), mixes them (`mixer`)
//! on a thread of its own, and hands them to an output. On Linux that is the sound server of the
//! desktop (`pulse`), over a socket of this machine, and nothing is linked; on Windows and macOS it
//! is the system's own device (`device`), which comes for samples by itself (`feed`) and has a rate
//! of its own (`resampler`). Nothing is opened before there is something to hear. Where there is no
//! output nothing is heard, and nobody is told.

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

/// Where what is to be heard goes.
pub trait Speaker: Send {
    /// Plays this; nothing waits for it. `loudness` goes from 0 to 1.
    fn play(&mut self, cues: &Cues, loudness: f32);
}

/// A speaker that plays nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Speaker for Silent {
    fn play(&mut self, _: &Cues, _: f32) {}
}
