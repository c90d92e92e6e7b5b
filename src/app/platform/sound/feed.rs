//! Buffer of mixed samples for a device that pulls them by callback.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::resampler::Resampler;
use super::synth::RATE;

/// Buffered sound in milliseconds, which is the latency of a new sound.
pub const BUFFERED: u32 = 40;
/// Longest wait for the device per call.
const POLL_TIMEOUT: Duration = Duration::from_millis(50);
/// Number of channels that get sound: the front pair or a single one.
const SOUNDING_CHANNELS: usize = 2;

/// Sample buffer, filled by the program's thread and emptied by the system's.
pub struct Feed {
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
    pub fn new(rate: u32) -> Self {
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
    pub fn wanted(&self) -> io::Result<usize> {
        let capacity = self.capacity();
        let has_enough = |state: &mut State| state.waiting.len() >= capacity && !state.is_lost;
        let waited = self.changed.wait_timeout_while(self.state(), POLL_TIMEOUT, has_enough);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if state.is_lost {
            return Err(ErrorKind::BrokenPipe.into());
        }
        let missing = capacity.saturating_sub(state.waiting.len()) as u64;
        Ok((missing * u64::from(RATE)).div_ceil(u64::from(self.rate)) as usize)
    }

    /// Buffers samples of [`RATE`].
    pub fn write(&self, samples: &[i16]) {
        let mut state = self.state();
        let State { resampler, waiting, .. } = &mut *state;
        for &sample in samples {
            let sample = f32::from(sample) / 32_768.0;
            resampler.take(sample, |sample| waiting.push_back(sample));
        }
    }

    /// Fills the device's buffer with interleaved samples; the rest is silence. `kind` converts to the
    /// device's sample type.
    pub fn fill<T: Copy>(&self, out: &mut [T], channels: usize, kind: impl Fn(f32) -> T) {
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
    pub fn lose(&self) {
        self.state().is_lost = true;
        self.changed.notify_one();
    }
}
