//! A clock for the window that also runs between frames.

use std::time::{Duration, Instant};

use egui::Context;

/// Time since a fixed moment in the past, or a sum of times.
pub(crate) type Monotonic = Box<dyn Fn() -> Duration + Send>;

/// Clock of the window. egui's time stops between frames, and a hidden window has no frames: eframe then
/// calls only [`App::logic`](crate::app::App::logic).
pub struct FrameClock {
    monotonic: Monotonic,
    /// Time for which the computer has been asleep, of which `monotonic` and egui know nothing.
    asleep: Monotonic,
    /// egui's time of the last frame, in seconds, and the monotonic time at its start.
    last_frame: (f64, Duration),
}

/// A moment on the window's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// In seconds; equals egui's time while frames are drawn.
    pub now: f64,
    /// Seconds for which the computer has been asleep since the window opened; `now` leaves them out.
    pub asleep: f64,
    /// `false` while the window is hidden.
    pub is_drawn: bool,
}

impl Default for FrameClock {
    fn default() -> Self {
        let start = Instant::now();
        let mut clock = Self::new(Box::new(move || start.elapsed()));
        clock.asleep = sleep_meter();
        clock
    }
}

impl FrameClock {
    /// Clock that measures the time between frames with `monotonic`.
    pub fn new(monotonic: Monotonic) -> Self {
        let asleep = Box::new(|| Duration::ZERO);
        Self { monotonic, asleep, last_frame: (f64::NEG_INFINITY, Duration::ZERO) }
    }

    /// Replaces the count of the time for which the computer has been asleep.
    pub(crate) fn set_asleep(&mut self, asleep: Monotonic) {
        self.asleep = asleep;
    }

    /// Returns the time of this pass, in seconds, which goes on while no frame is drawn.
    pub fn moment(&mut self, ctx: &Context) -> Moment {
        let (frame, now) = (ctx.input(|input| input.time), (self.monotonic)());
        let asleep = (self.asleep)().as_secs_f64();
        let (last, began) = self.last_frame;
        // A repeated pass has the same egui time as the pass before it.
        if frame > last || ctx.current_pass_index() > 0 {
            self.last_frame = (frame, now);
            return Moment { now: frame, asleep, is_drawn: true };
        }
        Moment { now: last + now.saturating_sub(began).as_secs_f64(), asleep, is_drawn: false }
    }
}

/// The clock of the system that also runs in sleep, less the one that stops.
#[cfg(unix)]
fn sleep_meter() -> Monotonic {
    let awake = Instant::now();
    let begun = also_asleep();
    Box::new(move || (also_asleep().saturating_sub(begun)).saturating_sub(awake.elapsed()))
}

/// On Windows the clock of the frames runs in sleep, too.
#[cfg(not(unix))]
fn sleep_meter() -> Monotonic {
    Box::new(|| Duration::ZERO)
}

/// Time of a clock that also runs while the computer sleeps.
#[cfg(unix)]
fn also_asleep() -> Duration {
    #[cfg(any(target_os = "linux", target_os = "android"))]
    const CLOCK: rustix::time::ClockId = rustix::time::ClockId::Boottime;
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    const CLOCK: rustix::time::ClockId = rustix::time::ClockId::Monotonic;
    Duration::try_from(rustix::time::clock_gettime(CLOCK)).unwrap_or_default()
}
