//! Mixer: turns overlapping sounds into one stream of samples.

use super::synth::{self, RATE};
use crate::board::sound::{Cue, Cues, Sound};

/// Maximum number of playing and scheduled sounds; more are dropped.
pub const MAX_VOICES: usize = 64;
/// Fade-out of a hushed sound, in seconds.
const FADE_OUT: f32 = 0.012;

/// A playing or scheduled sound.
pub struct Voice {
    sound: Sound,
    samples: Vec<f32>,
    /// Index of its first sample in the stream.
    start: u64,
    gain: f32,
    /// Samples until the end of the fade-out, if it is fading.
    fade_left: Option<usize>,
}

/// Mixes sounds to a stream of samples.
#[derive(Default)]
pub struct Mixer {
    /// Playing and scheduled sounds.
    pub voices: Vec<Voice>,
    /// Number of samples mixed so far.
    position: u64,
    /// Number of sounds so far, which seeds their variation.
    count: u64,
}

impl Mixer {
    /// Schedules cues from the next sample on. `loudness` is from 0 to 1.
    pub fn take(&mut self, cues: &Cues, loudness: f32) {
        if cues.hush {
            self.hush();
        }
        for cue in &cues.list {
            self.add(cue, loudness);
        }
    }

    /// Drops scheduled sounds and fades out lasting ones; strokes ring out.
    fn hush(&mut self) {
        let position = self.position;
        self.voices.retain(|voice| voice.start < position);
        for voice in &mut self.voices {
            if matches!(voice.sound, Sound::Roll | Sound::Slide) {
                voice.fade_left.get_or_insert((FADE_OUT * RATE as f32) as usize);
            }
        }
    }

    fn add(&mut self, cue: &Cue, loudness: f32) {
        if self.voices.len() >= MAX_VOICES {
            return;
        }
        self.count += 1;
        let after = (cue.after.clamp(0.0, 60.0) * f64::from(RATE)) as u64;
        // Perceived loudness is not linear: half the volume is a quarter of the sound pressure.
        let gain = loudness.clamp(0.0, 1.0).powi(2);
        self.voices.push(Voice {
            sound: cue.sound,
            samples: synth::render(cue, self.count),
            start: self.position + after,
            gain,
            fade_left: None,
        });
    }

    /// Returns `true` if nothing is playing or scheduled.
    pub const fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// Mixes the next `count` samples of the stream.
    pub fn mix(&mut self, count: usize) -> Vec<i16> {
        let mut mixed = vec![0.0_f32; count];
        for voice in &mut self.voices {
            voice.add_to(&mut mixed, self.position);
        }
        self.position += count as u64;
        let position = self.position;
        self.voices.retain(|voice| {
            voice.fade_left != Some(0) && voice.start + voice.samples.len() as u64 > position
        });
        let bounded = |sample: f32| (sample.tanh() * f32::from(i16::MAX)) as i16;
        mixed.into_iter().map(bounded).collect()
    }
}

impl Voice {
    /// `first` is the stream index of the first sample.
    fn add_to(&mut self, mixed: &mut [f32], first: u64) {
        let waits = self.start.saturating_sub(first) as usize;
        let heard = first.saturating_sub(self.start) as usize;
        let whole = FADE_OUT * RATE as f32;
        let samples = self.samples.iter().skip(heard);
        for (mixed, sample) in mixed.iter_mut().skip(waits).zip(samples) {
            let mut gain = self.gain;
            if let Some(fade_left) = &mut self.fade_left {
                gain *= *fade_left as f32 / whole;
                *fade_left = fade_left.saturating_sub(1);
            }
            *mixed += sample * gain;
        }
    }
}
