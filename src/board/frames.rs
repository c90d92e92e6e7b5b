//! When the next picture is wanted.

use std::time::Duration;

use egui::Context;

/// Shorter than screens take for a picture. No time at all would ask for two pictures, and where the
/// window does not wait for the screen, many in vain.
const AT_ONCE: Duration = Duration::from_millis(4);

/// Wants the next picture as soon as the screen takes one, because something moves. The window
/// waits for the screen: as many pictures a second are drawn as it shows.
pub fn next(ctx: &Context) {
    ctx.request_repaint_after(AT_ONCE);
}
