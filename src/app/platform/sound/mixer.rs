//! Mixer: turns overlapping sounds into one stream of samples.

use super::synth::{self, RATE};
use crate::board::sound::{Cue, Cues, Sound};

/// Maximum number of playing and scheduled sounds; more are dropped.
const MAX_VOICES: usize = 64;
/// Fade-out of a hushed sound, in seconds.
const FADE_OUT: f32 = 0.012;

/// A playing or scheduled sound.
struct Voice {
    sound: Sound,
    samples: Vec<f32>,
    /// Index of its first sample in the stream.
    start: u64,
    gain: f32,
    /// Samples until the end of the fade-out, if it is fading.
    fade_left: Option<usize>,
}

#[derive(Default)]
pub(super) struct Mixer {
    voices: Vec<Voice>,
    /// Number of samples mixed so far.
    position: u64,
    /// Number of sounds so far, which seeds their variation.
    count: u64,
}

impl Mixer {
    /// Schedules cues from the next sample on. `loudness` is from 0 to 1.
    pub(super) fn take(&mut self, cues: &Cues, loudness: f32) {
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
                voice
                    .fade_left
                    .get_or_insert((FADE_OUT * RATE as f32) as usize);
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
    pub(super) const fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// Mixes the next `count` samples of the stream.
    pub(super) fn mix(&mut self, count: usize) -> Vec<i16> {
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

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: usize = RATE as usize;

    fn loudest(samples: &[i16]) -> u16 {
        let loudness = samples.iter().map(|sample| sample.unsigned_abs());
        loudness.max().unwrap_or(0)
    }

    #[test]
    fn a_cue_sounds_at_its_time_and_not_before() {
        let mut mixer = Mixer::default();
        let cues = Cues {
            hush: false,
            list: vec![Cue::at(Sound::Contact, 0.5, 1.0)],
        };
        mixer.take(&cues, 1.0);
        let heard = mixer.mix(SECOND);
        assert_eq!(loudest(&heard[..SECOND / 2]), 0);
        assert!(loudest(&heard[SECOND / 2..]) > 10_000);
        assert!(mixer.is_silent());
    }

    #[test]
    fn the_size_of_the_portions_does_not_change_the_stream() {
        let cues = Cues {
            hush: false,
            list: vec![
                Cue::at(Sound::Contact, 0.01, 0.8),
                Cue::now(Sound::Roll).lasting(0.3),
            ],
        };
        let [mut whole, mut pieces] = [Mixer::default(), Mixer::default()];
        whole.take(&cues, 0.7);
        pieces.take(&cues, 0.7);
        let whole = whole.mix(SECOND);
        let mut pieced = Vec::new();
        for portion in (0..SECOND).step_by(480) {
            pieced.extend(pieces.mix(480.min(SECOND - portion)));
        }
        assert_eq!(whole, pieced);
    }

    #[test]
    fn hushing_drops_scheduled_sounds_and_fades_out_lasting_ones() {
        let mut mixer = Mixer::default();
        let cues = Cues {
            hush: false,
            list: vec![
                Cue::now(Sound::Roll).lasting(2.0),
                Cue::at(Sound::Drop, 1.0, 1.0),
            ],
        };
        mixer.take(&cues, 1.0);
        assert!(loudest(&mixer.mix(SECOND / 10)) > 0);
        mixer.take(&Cues::silence(), 1.0);
        mixer.mix(SECOND / 50);
        assert_eq!(loudest(&mixer.mix(2 * SECOND)), 0);
        assert!(mixer.is_silent());
    }

    #[test]
    fn the_number_of_voices_is_limited() {
        let mut mixer = Mixer::default();
        let list = vec![Cue::now(Sound::Tip); 500];
        mixer.take(&Cues { hush: false, list }, 1.0);
        assert!(mixer.voices.len() <= MAX_VOICES);
        mixer.mix(SECOND);
    }

    #[test]
    fn half_the_volume_is_a_quarter_of_the_pressure() {
        let heard = |loudness| {
            let mut mixer = Mixer::default();
            mixer.take(&Cues::one(Sound::Leaf), loudness);
            f32::from(loudest(&mixer.mix(SECOND)))
        };
        let share = heard(0.5) / heard(1.0);
        assert!((share - 0.25).abs() < 0.01, "{share}");
    }
}
