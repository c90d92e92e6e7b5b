//! A clock for the window that also runs between frames.

use std::time::{Duration, Instant};

use egui::Context;

/// Time since a fixed moment in the past.
pub(crate) type Monotonic = Box<dyn Fn() -> Duration + Send>;

/// Clock of the window. egui's time stops between frames, and a hidden window has no frames: eframe then
/// calls only [`App::logic`](crate::app::App::logic).
pub(crate) struct FrameClock {
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
    pub(crate) fn new(monotonic: Monotonic) -> Self {
        Self {
            monotonic,
            last_frame: (f64::NEG_INFINITY, Duration::ZERO),
        }
    }

    pub(crate) fn moment(&mut self, ctx: &Context) -> Moment {
        let (frame, now) = (ctx.input(|input| input.time), (self.monotonic)());
        let (last, began) = self.last_frame;
        // A repeated pass has the same egui time as the pass before it.
        if frame > last || ctx.current_pass_index() > 0 {
            self.last_frame = (frame, now);
            return Moment {
                now: frame,
                is_drawn: true,
            };
        }
        Moment {
            now: last + now.saturating_sub(began).as_secs_f64(),
            is_drawn: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use egui::RawInput;

    use super::*;

    #[test]
    fn time_goes_on_while_no_frame_is_drawn() {
        let millis = Arc::new(AtomicU64::new(500));
        let elapsed = Arc::clone(&millis);
        let monotonic = move || Duration::from_millis(elapsed.load(Ordering::Relaxed));
        let mut clock = FrameClock::new(Box::new(monotonic));
        let ctx = Context::default();
        let input = |time: f64| RawInput {
            time: Some(time),
            ..RawInput::default()
        };
        let frame = |clock: &mut FrameClock, time: f64| {
            let mut moment = None;
            let output = ctx.run_ui(input(time), |ui| moment = Some(clock.moment(ui.ctx())));
            output.drop_without_applying_deltas();
            moment.expect("a frame was run")
        };
        let drawn = |now: f64| Moment {
            now,
            is_drawn: true,
        };
        assert_eq!(frame(&mut clock, 7.0), drawn(7.0));
        millis.store(2_500, Ordering::Relaxed);
        let mut hidden = None;
        let _ = ctx.run_logic(&input(9.0), |ctx| hidden = Some(clock.moment(ctx)));
        let is_drawn = false;
        assert_eq!(hidden, Some(Moment { now: 9.0, is_drawn }));
        assert_eq!(frame(&mut clock, 9.1), drawn(9.1));
    }
}
