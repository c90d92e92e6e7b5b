//! The speaker of the program: a thread that opens an output for the first sound and closes it after a while
//! of silence. Each output has a thread of its own: on Windows, a thread that has played on a device may stay silent
//! after the default device has changed.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use super::Speaker;
use super::mixer::Mixer;
use super::output::Output;
use crate::board::sound::Cues;

/// Idle time after which the output is closed.
const IDLE_TIMEOUT: Duration = Duration::from_secs(5);
/// Pause after a failed attempt to open an output, which can take time.
pub const RETRY_PAUSE: Duration = Duration::from_secs(3);
/// Age at which an unplayed sound is dropped.
pub const MAX_AGE: Duration = Duration::from_millis(700);
/// Time without a request for samples after which the output is given up.
const STALL_TIMEOUT: Duration = Duration::from_secs(2);

/// Cues to be played.
pub struct SoundRequest {
    /// Sounds to play.
    pub cues: Cues,
    /// From 0 to 1.
    pub loudness: f32,
    /// Time of the request.
    pub asked: Instant,
}

impl SoundRequest {
    fn is_stale(&self) -> bool {
        self.asked.elapsed() >= MAX_AGE
    }

    /// Passes the cues on to the mixer, unless they are stale.
    pub fn give(&self, mixer: &mut Mixer) {
        if !self.is_stale() {
            mixer.take(&self.cues, self.loudness);
        }
    }
}

/// Speaker that plays on the machine's output device, if it has any.
#[derive(Default)]
pub struct Loudspeaker {
    /// Channel to the thread, which starts with the first sound.
    pub orders: Option<Sender<SoundRequest>>,
}

impl Speaker for Loudspeaker {
    fn play(&mut self, cues: &Cues, loudness: f32) {
        let is_silence = cues.list.is_empty();
        if self.orders.is_none() && is_silence {
            return;
        }
        let orders = self.orders.get_or_insert_with(start_thread);
        // If the thread could not start, there is no sound.
        let _ = orders.send(SoundRequest { cues: cues.clone(), loudness, asked: Instant::now() });
    }
}

/// Starts the first thread.
fn start_thread() -> Sender<SoundRequest> {
    let (orders, received) = channel();
    hand_on(received);
    orders
}

/// Starts a thread for the next output, and so on until the sender is dropped. Without a thread the program runs
/// silently.
fn hand_on(orders: Receiver<SoundRequest>) {
    let _ = thread::Builder::new().name("sound".to_owned()).spawn(move || {
        if serve(&orders, open) {
            hand_on(orders);
        }
    });
}

#[cfg(all(unix, not(target_os = "macos")))]
fn open() -> Option<Box<dyn Output>> {
    let stream = super::pulse::Stream::open().ok()?;
    Some(Box::new(stream))
}

#[cfg(any(windows, target_os = "macos"))]
fn open() -> Option<Box<dyn Output>> {
    let device = super::device::Device::open()?;
    Some(Box::new(device))
}

/// Plays orders on one output. If none can be opened, tries again for an order after a pause. Returns `false` once
/// the sender is dropped, and `true` if the next order needs another output.
pub fn serve(
    orders: &Receiver<SoundRequest>,
    mut open: impl FnMut() -> Option<Box<dyn Output>>,
) -> bool {
    let mut retry_at: Option<Instant> = None;
    while let Ok(order) = orders.recv() {
        let is_too_soon = retry_at.is_some_and(|until| order.asked < until);
        if order.cues.list.is_empty() || order.is_stale() || is_too_soon {
            continue;
        }
        let Some(mut output) = open() else {
            retry_at = Some(Instant::now() + RETRY_PAUSE);
            continue;
        };
        let mut mixer = Mixer::default();
        order.give(&mut mixer);
        let _ = play(orders, output.as_mut(), &mut mixer);
        return true;
    }
    false
}

/// Plays until the output has been idle for a while, is lost or stalls.
///
/// # Errors
/// The output is lost.
pub fn play(
    orders: &Receiver<SoundRequest>,
    output: &mut dyn Output,
    mixer: &mut Mixer,
) -> io::Result<()> {
    let mut last = Instant::now();
    let mut last_request = last;
    while last.elapsed() < IDLE_TIMEOUT && last_request.elapsed() < STALL_TIMEOUT {
        let wanted = output.wanted()?;
        if wanted > 0 {
            if last_request.elapsed() >= MAX_AGE {
                *mixer = Mixer::default();
            }
            last_request = Instant::now();
        }
        for order in orders.try_iter() {
            order.give(mixer);
            last = Instant::now();
        }
        if wanted > 0 {
            if !mixer.is_silent() {
                last = Instant::now();
            }
            output.write(&mixer.mix(wanted))?;
        }
    }
    Ok(())
}
