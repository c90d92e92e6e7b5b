//! Buffer of mixed samples for a device that pulls them by callback.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::resampler::Resampler;
use super::synth::RATE;

/// Buffered sound in milliseconds, which is the latency of a new sound.
const BUFFERED: u32 = 40;
/// Longest wait for the device per call.
const POLL_TIMEOUT: Duration = Duration::from_millis(50);
/// Number of channels that get sound: the front pair or a single one.
const SOUNDING_CHANNELS: usize = 2;

/// Sample buffer, filled by the program's thread and emptied by the system's.
pub(super) struct Feed {
    /// Sample rate of the device, in hertz.
    rate: u32,
    state: Mutex<State>,
    /// Notified when samples are taken or the device is lost.
    changed: Condvar,
}

struct State {
    resampler: Resampler,
    waiting: VecDeque<f32>,
    is_lost: bool,
}

impl Feed {
    /// `rate` is in hertz.
    pub(super) fn new(rate: u32) -> Self {
        Self {
            rate: rate.max(1),
            state: Mutex::new(State {
                resampler: Resampler::new(RATE, rate),
                waiting: VecDeque::new(),
                is_lost: false,
            }),
            changed: Condvar::new(),
        }
    }

    /// Ignores poisoning, because no panic can leave the state inconsistent.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Number of buffered samples at which the buffer counts as full.
    const fn capacity(&self) -> usize {
        (self.rate as u64 * BUFFERED as u64 / 1000) as usize
    }

    /// Waits briefly for the device and returns the number of samples wanted, at [`RATE`].
    ///
    /// # Errors
    /// The device is lost.
    pub(super) fn wanted(&self) -> io::Result<usize> {
        let capacity = self.capacity();
        let has_enough = |state: &mut State| state.waiting.len() >= capacity && !state.is_lost;
        let waited = self
            .changed
            .wait_timeout_while(self.state(), POLL_TIMEOUT, has_enough);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if state.is_lost {
            return Err(ErrorKind::BrokenPipe.into());
        }
        let missing = capacity.saturating_sub(state.waiting.len()) as u64;
        Ok((missing * u64::from(RATE)).div_ceil(u64::from(self.rate)) as usize)
    }

    /// Buffers samples of [`RATE`].
    pub(super) fn write(&self, samples: &[i16]) {
        let mut state = self.state();
        let State {
            resampler, waiting, ..
        } = &mut *state;
        for &sample in samples {
            let sample = f32::from(sample) / 32_768.0;
            resampler.take(sample, |sample| waiting.push_back(sample));
        }
    }

    /// Fills the device's buffer with interleaved samples; the rest is silence. `kind` converts to the
    /// device's sample type.
    pub(super) fn fill<T: Copy>(&self, out: &mut [T], channels: usize, kind: impl Fn(f32) -> T) {
        let silence = kind(0.0);
        let mut state = self.state();
        for frame in out.chunks_mut(channels.max(1)) {
            let sample = state.waiting.pop_front().map_or(silence, &kind);
            let (heard, others) = frame.split_at_mut(frame.len().min(SOUNDING_CHANNELS));
            heard.fill(sample);
            others.fill(silence);
        }
        drop(state);
        self.changed.notify_one();
    }

    /// Reports that the device is lost.
    pub(super) fn lose(&self) {
        self.state().is_lost = true;
        self.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;
    use std::time::Instant;

    use super::*;
    use crate::app::platform::sound::mixer::Mixer;
    use crate::board::sound::{Cues, Sound};

    fn whole(sample: f32) -> i16 {
        (sample * 32_768.0) as i16
    }

    #[test]
    fn every_sample_plays_on_the_front_pair_only() {
        let feed = Feed::new(RATE);
        feed.write(&[100, -200]);
        let mut surround = [7; 3 * 6];
        feed.fill(&mut surround, 6, whole);
        let frames = [[100, 100, 0, 0, 0, 0], [-200, -200, 0, 0, 0, 0], [0; 6]];
        assert_eq!(surround, *frames.as_flattened());
    }

    #[test]
    fn a_mono_device_with_float_samples_is_supported() {
        let feed = Feed::new(RATE);
        feed.write(&[16_384, -16_384]);
        let mut one = [0.0_f32; 3];
        feed.fill(&mut one, 1, |sample| sample);
        assert_eq!(one.map(whole), [16_384, -16_384, 0]);
    }

    #[test]
    fn silence_is_converted_to_the_sample_type() {
        let mut out = [0_u8; 4];
        Feed::new(RATE).fill(&mut out, 2, |sample| (sample * 127.0 + 128.0) as u8);
        assert_eq!(out, [128; 4]);
    }

    #[test]
    fn the_feed_wants_as_many_samples_as_the_device_has_taken() {
        for rate in [44_100, 48_000, 96_000] {
            let feed = Feed::new(rate);
            let first = feed.wanted().expect("a device");
            assert_eq!(first, (RATE * BUFFERED / 1000) as usize, "{rate}");
            feed.write(&vec![0; first]);
            assert!(feed.wanted().expect("a device") <= 2, "{rate}");
            // A hundredth of a second in stereo.
            feed.fill(&mut vec![0.0; rate as usize / 50], 2, |sample| sample);
            let more = feed.wanted().expect("a device");
            assert!(more.abs_diff(480) <= 2, "{rate}: {more}");
        }
    }

    #[test]
    fn a_lost_device_ends_the_wait_for_samples() {
        let feed = Arc::new(Feed::new(RATE));
        feed.write(&vec![0; RATE as usize]);
        let theirs = Arc::clone(&feed);
        let device = thread::spawn(move || theirs.lose());
        let begun = Instant::now();
        while feed.wanted().is_ok() {
            assert!(begun.elapsed() < Duration::from_secs(20));
        }
        device.join().expect("no failure");
    }

    #[test]
    fn resampling_keeps_the_power_of_a_click() {
        let mixed = || {
            let mut mixer = Mixer::default();
            mixer.take(&Cues::one(Sound::Contact), 1.0);
            mixer.mix(RATE as usize / 10)
        };
        let power = |samples: &[f32]| {
            let squares = samples.iter().map(|sample| sample * sample);
            squares.sum::<f32>() / samples.len() as f32
        };
        let heard = |rate: u32| {
            let feed = Feed::new(rate);
            feed.write(&mixed());
            let mut out = vec![0.0; rate as usize / 10 * 2];
            feed.fill(&mut out, 2, |sample| sample);
            out
        };
        let usual = power(&heard(RATE));
        assert!(usual > 0.001, "{usual}");
        for rate in [44_100, 96_000] {
            let share = power(&heard(rate)) / usual;
            assert!((0.9..1.1).contains(&share), "{rate}: {share}");
        }
    }
}
