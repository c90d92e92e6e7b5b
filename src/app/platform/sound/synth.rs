//! Sound synthesis: struck wood is a sum of decaying tones, rolling and sliding are filtered noise.

use std::f32::consts::TAU;

use crate::board::sound::{Cue, Sound};
use crate::random::Random;

/// Sample rate of the program, in hertz.
pub const RATE: u32 = 48_000;
/// Largest random deviation of the pitch of a wooden sound, relative to the pitch.
const PITCH_VARIATION: f32 = 0.05;
/// Fade-in and fade-out of every sound, in seconds, so that nothing clicks.
const FADES: (f32, f32) = (0.0004, 0.006);
/// Cut-off of the high-pass filter, in hertz.
const HIGH_PASS: f32 = 45.0;
/// Longest sound, in seconds.
const LONGEST: f64 = 4.0;
/// Swells per second of a rolling ball, from slowest to fastest.
const SWELL_RATE: (f32, f32) = (9.0, 17.0);

/// Mode of a struck object: frequency in hertz, initial level, and decay time to 1/e in seconds.
type Mode = (f32, f32, f32);

const BALLS: &[Mode] =
    &[(1180.0, 1.0, 0.016), (1890.0, 0.7, 0.011), (2870.0, 0.45, 0.007), (4210.0, 0.25, 0.004)];
const HOLLOW: &[Mode] = &[(510.0, 1.0, 0.026), (860.0, 0.5, 0.017), (1420.0, 0.2, 0.008)];
const BOX: &[Mode] =
    &[(236.0, 1.0, 0.060), (392.0, 0.8, 0.042), (715.0, 0.4, 0.022), (1260.0, 0.2, 0.009)];
const BLOCK: &[Mode] =
    &[(168.0, 1.0, 0.050), (262.0, 0.8, 0.040), (455.0, 0.5, 0.022), (1310.0, 0.3, 0.006)];
const DULL: &[Mode] = &[(176.0, 1.0, 0.040), (241.0, 0.6, 0.030)];
const LEAF: &[Mode] = &[(930.0, 1.0, 0.007), (1640.0, 0.4, 0.004)];
const CLOCK: &[Mode] = &[(1610.0, 1.0, 0.010), (2480.0, 0.5, 0.006)];

/// Notes of the three endings: start in seconds, frequency in hertz.
const WON: &[(f32, f32)] = &[(0.0, 523.25), (0.12, 659.26), (0.24, 783.99), (0.40, 1046.5)];
const LOST: &[(f32, f32)] = &[(0.0, 392.0), (0.18, 329.63), (0.38, 261.63)];
const OVER: &[(f32, f32)] = &[(0.0, 392.0), (0.18, 523.25)];

const BEGUN: &[(f32, f32)] = &[(0.0, 392.0), (0.09, 587.33)];
const WARNED: &[(f32, f32)] = &[(0.0, 311.13), (0.17, 261.63)];

/// Steps of the pentatonic scale, in semitones, and the pitch of its first note in hertz.
const PENTATONIC: [u8; 5] = [0, 2, 4, 7, 9];
const FIRST_NOTE: f32 = 523.25;
/// Notes after which captures sound no higher.
pub const MOST_NOTES: u8 = 10;

/// Mono samples of a sound, from −1 to 1; `seed` varies repeated sounds slightly.
pub fn render(cue: &Cue, seed: u64) -> Vec<f32> {
    let mut random = Random::new(seed);
    let pitch = 1.0 + PITCH_VARIATION * (2.0 * random_unit(&mut random) - 1.0);
    // A faster impact sounds brighter.
    let bright = 0.35 + 0.65 * cue.strength.clamp(0.0, 1.0);
    let (level, mut samples) = match cue.sound {
        Sound::Contact => (0.50, struck(BALLS, pitch, bright)),
        Sound::Rest => (0.32, struck(HOLLOW, pitch, bright)),
        Sound::Drop => (0.50, bouncing(BOX, pitch)),
        Sound::Tip => (0.60, struck(BLOCK, pitch, bright)),
        Sound::Refused => (0.34, double_knock(DULL)),
        Sound::Leaf => (0.14, struck(LEAF, pitch, bright)),
        Sound::Tick => (0.22, struck(CLOCK, 1.0, 1.0)),
        Sound::Roll => (0.20, rolling(cue.length, &mut random)),
        Sound::Slide => (0.12, sliding(cue.length, &mut random)),
        Sound::Won => (0.55, melody(WON)),
        Sound::Lost => (0.40, melody(LOST)),
        Sound::Over => (0.40, melody(OVER)),
        Sound::Begun => (0.20, melody(BEGUN)),
        Sound::Warned => (0.24, melody(WARNED)),
        Sound::Captured(nth) => (0.20, melody(&[(0.0, note(nth))])),
    };
    finish(&mut samples, level * cue.strength.clamp(0.0, 1.0));
    samples
}

/// Random number from 0 to 1.
fn random_unit(random: &mut Random) -> f32 {
    random.below(1 << 16) as f32 / f32::from(u16::MAX)
}

fn frames(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// Adds a decaying tone that starts at `begins` seconds.
fn add_tone(samples: &mut Vec<f32>, begins: f32, (pitch, level, falls): Mode) {
    let length = frames(7.0 * falls);
    let start = frames(begins);
    if samples.len() < start + length {
        samples.resize(start + length, 0.0);
    }
    // Recurrence with two multiplications per sample instead of a sine.
    let turn = TAU * pitch / RATE as f32;
    let shrink = (-1.0 / (falls * RATE as f32)).exp();
    let (feed, back) = (2.0 * shrink * turn.cos(), shrink * shrink);
    let (mut before, mut now) = (0.0, level * shrink * turn.sin());
    for sample in &mut samples[start + 1..start + length] {
        *sample += now;
        (before, now) = (now, feed * now - back * before);
    }
}

/// A single stroke; lower brightness damps the higher modes.
fn struck(modes: &[Mode], pitch: f32, bright: f32) -> Vec<f32> {
    let mut samples = Vec::new();
    for (index, &(tone, level, falls)) in modes.iter().enumerate() {
        let level = level * bright.powi(index as i32);
        add_tone(&mut samples, 0.0, (tone * pitch, level, falls));
    }
    samples
}

/// A fall with two bounces.
fn bouncing(modes: &[Mode], pitch: f32) -> Vec<f32> {
    let mut samples = Vec::new();
    for (begins, share) in [(0.0, 1.0), (0.075, 0.35), (0.125, 0.15)] {
        for &(tone, level, falls) in modes {
            add_tone(&mut samples, begins, (tone * pitch, level * share, falls));
        }
    }
    samples
}

/// Two dull knocks.
fn double_knock(modes: &[Mode]) -> Vec<f32> {
    let mut samples = Vec::new();
    for (begins, share) in [(0.0, 1.0), (0.105, 0.8)] {
        for &(tone, level, falls) in modes {
            add_tone(&mut samples, begins, (tone, level * share, falls));
        }
    }
    samples
}

/// Wooden bars, struck one after the other.
fn melody(notes: &[(f32, f32)]) -> Vec<f32> {
    let mut samples = Vec::new();
    for &(begins, pitch) in notes {
        for (tone, level, falls) in [(1.0, 1.0, 0.22), (3.93, 0.25, 0.06), (9.2, 0.08, 0.015)] {
            add_tone(&mut samples, begins, (pitch * tone, level, falls));
        }
    }
    samples
}

/// Pitch of the capture with this number, in hertz.
pub fn note(nth: u8) -> f32 {
    let place = nth.clamp(1, MOST_NOTES) - 1;
    let count = PENTATONIC.len() as u8;
    let step = PENTATONIC[usize::from(place % count)] + 12 * (place / count);
    FIRST_NOTE * (f32::from(step) / 12.0).exp2()
}

/// Noise through a resonant filter; `pitch` in hertz.
fn noise(count: usize, pitch: f32, random: &mut Random) -> Vec<f32> {
    let shrink = 0.985_f32;
    let feed = 2.0 * shrink * (TAU * pitch / RATE as f32).cos();
    let back = shrink * shrink;
    let (mut before, mut now) = (0.0, 0.0);
    let mut samples = Vec::with_capacity(count);
    for _ in 0..count {
        let next = feed * now - back * before + 2.0 * random_unit(random) - 1.0;
        (before, now) = (now, next);
        samples.push(next);
    }
    samples
}

fn count(length: f64) -> usize {
    (length.clamp(0.0, LONGEST) * f64::from(RATE)) as usize
}

/// A ball in a groove, slowing down.
fn rolling(length: f64, random: &mut Random) -> Vec<f32> {
    let count = count(length);
    let low = noise(count, 330.0, random);
    let high = noise(count, 870.0, random);
    let mut turned = 0.0_f32;
    let mixed = low.iter().zip(&high).enumerate().map(|(index, (low, high))| {
        let gone = index as f32 / count as f32;
        let (slowest, fastest) = SWELL_RATE;
        turned += (fastest - (fastest - slowest) * gone) / RATE as f32;
        let swell = 0.7 + 0.3 * (TAU * turned).sin();
        (low + 0.5 * high) * swell * swelling(gone, 0.08)
    });
    mixed.collect()
}

/// A block sliding on a board.
fn sliding(length: f64, random: &mut Random) -> Vec<f32> {
    let count = count(length);
    let (low, high) = (noise(count, 1250.0, random), noise(count, 2600.0, random));
    let mixed = low.iter().zip(&high).enumerate().map(|(index, (low, high))| {
        let gone = index as f32 / count as f32;
        (low + 0.7 * high) * swelling(gone, 0.25)
    });
    mixed.collect()
}

/// Envelope that rises during the share `rise` and then falls; `gone` is the elapsed share.
fn swelling(gone: f32, rise: f32) -> f32 {
    if gone < rise { gone / rise } else { ((1.0 - gone) / (1.0 - rise)).sqrt() }
}

/// Removes inaudibly low frequencies, fades both ends and scales the peak to `level`.
fn finish(samples: &mut [f32], level: f32) {
    let keep = 1.0 - TAU * HIGH_PASS / RATE as f32;
    let (mut before, mut high) = (0.0, 0.0);
    for sample in samples.iter_mut() {
        high = keep * (high + *sample - before);
        before = *sample;
        *sample = high;
    }
    let count = samples.len();
    let (rise, fall) = (frames(FADES.0), frames(FADES.1));
    for (index, sample) in samples.iter_mut().enumerate() {
        let from_end = count - 1 - index;
        *sample *= (index as f32 / rise as f32).min(1.0) * (from_end as f32 / fall as f32).min(1.0);
    }
    let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
    if peak > 0.0 {
        for sample in samples {
            *sample *= level / peak;
        }
    }
}
