//! A clock for the window that also runs between frames.

use std::time::{Duration, Instant};

use egui::Context;

/// Time since a fixed moment in the past.
pub(crate) type Monotonic = Box<dyn Fn() -> Duration + Send>;

/// Clock of the window. egui's time stops between frames, and a hidden window has no frames: eframe then
/// calls only [`App::logic`](crate::app::App::logic).
pub struct FrameClock {
    monotonic: Monotonic,
    /// egui's time of the last frame, in seconds, and the monotonic time at its start.
    last_frame: (f64, Duration),
}

/// A moment on the window's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// In seconds; equals egui's time while frames are drawn.
    pub now: f64,
    /// `false` while the window is hidden.
    pub is_drawn: bool,
}

impl Default for FrameClock {
    fn default() -> Self {
        let start = Instant::now();
        Self::new(Box::new(move || start.elapsed()))
    }
}

impl FrameClock {
    /// Clock that measures the time between frames with `monotonic`.
    pub fn new(monotonic: Monotonic) -> Self {
        Self { monotonic, last_frame: (f64::NEG_INFINITY, Duration::ZERO) }
    }

    /// Returns the time of this pass, in seconds, which goes on while no frame is drawn.
    pub fn moment(&mut self, ctx: &Context) -> Moment {
        let (frame, now) = (ctx.input(|input| input.time), (self.monotonic)());
        let (last, began) = self.last_frame;
        // A repeated pass has the same egui time as the pass before it.
        if frame > last || ctx.current_pass_index() > 0 {
            self.last_frame = (frame, now);
            return Moment { now: frame, is_drawn: true };
        }
        Moment { now: last + now.saturating_sub(began).as_secs_f64(), is_drawn: false }
    }
}
