//! What is heard.
//!
//! Boards and the shell say what is to be heard, and when, as [`Cues`]; a [`Speaker`] plays them.
//! The program's own one, [`Loudspeaker`], makes the samples itself (`synth`), mixes them (`mixer`)
//! on a thread of its own, and hands them to the sound server of the desktop (`pulse`) over a
//! socket of this machine: nothing is linked, and nothing is opened before there is something to
//! hear. Where there is no such server nothing is heard, and nobody is told.

mod ending;
mod loudspeaker;
mod mixer;
mod output;
mod synth;

#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;

pub(super) use self::ending::EndingSound;
pub use self::loudspeaker::Loudspeaker;
use crate::board::sound::Cues;

/// Whether anything can be heard on this system.
pub const IS_POSSIBLE: bool = cfg!(all(unix, not(target_os = "macos")));

/// Where what is to be heard goes.
pub trait Speaker {
    /// Plays this; nothing waits for it. `loudness` goes from 0 to 1.
    fn play(&mut self, cues: &Cues, loudness: f32);
}

/// A speaker that plays nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Speaker for Silent {
    fn play(&mut self, _: &Cues, _: f32) {}
}
