//! Repaint requests of moving boards.

use std::time::Duration;

use egui::Context;

/// Shorter than any display's frame time. A delay of zero would request two frames, and many wasted ones
/// where the window does not wait for vsync.
const AT_ONCE: Duration = Duration::from_millis(4);

/// Requests the next frame for something that moves. The window waits for vsync, so the frame rate is that
/// of the display.
pub fn next(ctx: &Context) {
    ctx.request_repaint_after(AT_ONCE);
}
