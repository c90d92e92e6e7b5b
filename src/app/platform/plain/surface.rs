//! Surface of the window: memory shared with the display. If a display shares no memory, as over `ssh -X`,
//! softbuffer sends every picture in full.

use std::num::NonZeroU32;
use std::sync::Arc;

use winit::event_loop::{ActiveEventLoop, OwnedDisplayHandle};
use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
use winit::window::Window;

use super::damage::Damage;
use super::picture::Picture;
use super::renderer::FrameBuffer;
use crate::app::platform::start::StartFault;
use crate::board::raster::Area;

/// Time for which a display keeps the content of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Retention {
    /// While the window is open.
    Always,
    /// Until another window covers it; then it requests a picture.
    UntilCovered,
    /// Unknown: the display requests pictures whether it has lost the content or not.
    Unknown,
}

impl Retention {
    fn of(window: &Window) -> Self {
        match window.window_handle().map(|handle| handle.as_raw()) {
            Ok(RawWindowHandle::Wayland(_)) => Self::Always,
            Ok(RawWindowHandle::Xlib(_) | RawWindowHandle::Xcb(_)) => Self::UntilCovered,
            _ => Self::Unknown,
        }
    }
}

pub(super) struct Surface {
    buffers: softbuffer::Surface<OwnedDisplayHandle, Arc<Window>>,
    retention: Retention,
    has_shown: bool,
}

impl Surface {
    pub(super) fn open(events: &ActiveEventLoop, window: &Arc<Window>) -> Result<Self, StartFault> {
        let buffers = softbuffer::Context::new(events.owned_display_handle())
            .and_then(|display| softbuffer::Surface::new(&display, Arc::clone(window)))
            .map_err(|error| StartFault::pictures(error.to_string()))?;
        Ok(Self { buffers, retention: Retention::of(window), has_shown: false })
    }

    /// Returns `true` if the display signals when it is ready for the next picture. Other displays request
    /// pictures only for lost content.
    pub(super) fn signals_frames(&self) -> bool {
        self.retention != Retention::UntilCovered
    }

    /// Returns `true` if pictures presented to an invisible window are lost. The window is then made visible
    /// before its first picture.
    pub(super) fn needs_visible_window(&self) -> bool {
        self.retention == Retention::UntilCovered
    }

    /// # Errors
    /// The picture cannot be shown.
    pub(super) fn show(&mut self, picture: Picture) -> Result<(), String> {
        let size = picture.size;
        let [Some(width), Some(height)] = size.map(|side| NonZeroU32::new(side as u32)) else {
            return Ok(());
        };
        let keeps = match self.retention {
            Retention::Always => true,
            Retention::UntilCovered => !picture.is_lost,
            Retention::Unknown => false,
        };
        let changes = picture.changes();
        if self.has_shown && keeps && changes.is_empty() {
            return Ok(());
        }
        self.buffers.resize(width, height).map_err(error_text)?;
        // On Wayland this requests a signal once the picture is shown.
        self.buffers.window().pre_present_notify();
        let mut buffer = self.buffers.buffer_mut().map_err(error_text)?;
        let age = usize::from(buffer.age());
        picture.draw(&changes, FrameBuffer { pixels: &mut buffer, size, age });
        if keeps { buffer.present_with_damage(&rects(&changes)) } else { buffer.present() }
            .map_err(error_text)?;
        self.has_shown = true;
        Ok(())
    }
}

fn error_text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn rects(changes: &Damage) -> Vec<softbuffer::Rect> {
    let rect = |area: &Area| {
        let side = |from: usize, to: usize| NonZeroU32::new((to - from) as u32);
        Some(softbuffer::Rect {
            x: area.left as u32,
            y: area.top as u32,
            width: side(area.left, area.right)?,
            height: side(area.top, area.bottom)?,
        })
    };
    changes.areas().iter().filter_map(rect).collect()
}
