//! A clock for the window that also runs between frames.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use egui::{Context, RawInput};
use kuba::app::platform::frame_clock::FrameClock;
use kuba::app::platform::frame_clock::Moment;

#[test]
fn time_goes_on_while_no_frame_is_drawn() {
    let millis = Arc::new(AtomicU64::new(500));
    let elapsed = Arc::clone(&millis);
    let monotonic = move || Duration::from_millis(elapsed.load(Ordering::Relaxed));
    let mut clock = FrameClock::new(Box::new(monotonic));
    let ctx = Context::default();
    let input = |time: f64| RawInput { time: Some(time), ..RawInput::default() };
    let frame = |clock: &mut FrameClock, time: f64| {
        let mut moment = None;
        let output = ctx.run_ui(input(time), |ui| moment = Some(clock.moment(ui.ctx())));
        output.drop_without_applying_deltas();
        moment.expect("a frame was run")
    };
    let drawn = |now: f64| Moment { now, asleep: 0.0, is_drawn: true };
    assert_eq!(frame(&mut clock, 7.0), drawn(7.0));
    millis.store(2_500, Ordering::Relaxed);
    let mut hidden = None;
    let _ = ctx.run_logic(&input(9.0), |ctx| hidden = Some(clock.moment(ctx)));
    let is_drawn = false;
    assert_eq!(hidden, Some(Moment { now: 9.0, asleep: 0.0, is_drawn }));
    assert_eq!(frame(&mut clock, 9.1), drawn(9.1));
}
