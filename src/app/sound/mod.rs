//! What is heard.
//!
//! Boards and the shell say what is to be heard, and when, as [`Cues`]; a [`Speaker`] plays them.
//! The program's own one, [`Loudspeaker`], makes the samples itself (`synth`), mixes them (`mixer`)
//! on a thread of its own, and hands them to the sound server of the desktop (`pulse`) over a
//! socket of this machine: nothing is linked, and nothing is opened before there is something to
//! hear. Where there is no such server nothing is heard, and nobody is told.

mod loudspeaker;
mod mixer;
mod synth;
mod verdict;

#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;

pub use self::loudspeaker::Loudspeaker;
pub(super) use self::verdict::Verdict;
use super::App;
use crate::board::sound::{Cues, Sound};

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

impl App {
    /// Plays what is to be heard from now on by this speaker.
    pub fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.speaker = speaker;
    }

    /// Plays what is to be heard, if the user wants to hear anything.
    pub(super) fn sound(&mut self, cues: &Cues) {
        let loudness = self.settings.loudness();
        if loudness > 0.0 && !cues.is_empty() {
            self.speaker.play(cues, loudness);
        }
    }

    /// Switches the sound off, or on again.
    pub(super) fn toggle_sound(&mut self) {
        self.settings.muted = !self.settings.muted;
        if self.settings.muted {
            self.speaker.play(&Cues::silence(), 1.0);
        } else {
            self.sound(&Cues::one(Sound::Contact));
        }
    }

    /// How loud everything is, in percent; `None` if nothing is heard.
    pub(super) fn volume(&self) -> Option<u8> {
        let percent = (self.settings.loudness_wanted() * 100.0).round() as u8;
        (!self.settings.muted).then_some(percent)
    }

    /// Makes everything this loud, in percent, and lets it be heard.
    pub(super) fn set_volume(&mut self, percent: u8) {
        self.settings.volume = f32::from(percent.min(100)) / 100.0;
        self.settings.muted = false;
        self.sound(&Cues::one(Sound::Contact));
    }

    /// Lets it be heard how a game has ended.
    pub(super) fn sound_verdict(&mut self) {
        if let Some(sound) = self.verdict.watch(&self.state) {
            self.sound(&Cues::one(sound));
        }
    }
}
