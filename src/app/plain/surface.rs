//! The surface that pictures are shown on: memory that is shared with the display. Where a display shares no
//! memory, as over `ssh -X`, softbuffer sends each picture as a whole.

use std::num::NonZeroU32;
use std::sync::Arc;

use winit::dpi::PhysicalSize;
use winit::event_loop::{ActiveEventLoop, OwnedDisplayHandle};
use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
use winit::window::Window;

use super::damage::Damage;
use super::picture::Picture;
use super::renderer::Target;
use crate::app::start::Fault;
use crate::board::raster::Area;

/// How long a display keeps what a window shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// As long as the window is there.
    Always,
    /// Until something lies over it: then it asks for a picture.
    UntilLost,
    /// Nobody knows: the wish for a picture may mean either.
    Unknown,
}

impl Keeping {
    fn of(window: &Window) -> Self {
        match window.window_handle().map(|handle| handle.as_raw()) {
            Ok(RawWindowHandle::Wayland(_)) => Self::Always,
            Ok(RawWindowHandle::Xlib(_) | RawWindowHandle::Xcb(_)) => Self::UntilLost,
            _ => Self::Unknown,
        }
    }
}

/// The surface of a window.
pub(super) struct Surface {
    buffers: softbuffer::Surface<OwnedDisplayHandle, Arc<Window>>,
    keeping: Keeping,
    /// Something has been shown.
    is_used: bool,
}

impl Surface {
    pub(super) fn open(events: &ActiveEventLoop, window: &Arc<Window>) -> Result<Self, Fault> {
        let buffers = softbuffer::Context::new(events.owned_display_handle())
            .and_then(|display| softbuffer::Surface::new(&display, Arc::clone(window)))
            .map_err(|error| Fault::pictures(error.to_string()))?;
        Ok(Self {
            buffers,
            keeping: Keeping::of(window),
            is_used: false,
        })
    }

    /// Makes the memory for pictures of this size, which takes its time, before the first one is drawn.
    /// [`Surface::show`] reports what goes wrong here.
    pub(super) fn prepare(&mut self, size: PhysicalSize<u32>) {
        let sides = [size.width, size.height].map(NonZeroU32::new);
        if let [Some(width), Some(height)] = sides
            && self.buffers.resize(width, height).is_ok()
            && let Ok(mut buffer) = self.buffers.buffer_mut()
        {
            buffer.fill(0);
        }
    }

    /// Checks that the display says when it wants the next picture. Others say so only if the window has
    /// lost what it showed.
    pub(super) fn asks(&self) -> bool {
        self.keeping != Keeping::UntilLost
    }

    /// Checks that pictures are lost that are shown before the window is: then it had better be opened
    /// while the first one is drawn.
    pub(super) fn needs_the_window(&self) -> bool {
        self.keeping == Keeping::UntilLost
    }

    /// Shows a picture.
    ///
    /// # Errors
    /// The reason why it cannot be shown.
    pub(super) fn show(&mut self, picture: Picture) -> Result<(), String> {
        let size = picture.size;
        let [Some(width), Some(height)] = size.map(|side| NonZeroU32::new(side as u32)) else {
            return Ok(());
        };
        let keeps = match self.keeping {
            Keeping::Always => true,
            Keeping::UntilLost => !picture.is_lost,
            Keeping::Unknown => false,
        };
        let changes = picture.changes();
        if self.is_used && keeps && changes.is_empty() {
            return Ok(());
        }
        self.buffers.resize(width, height).map_err(text)?;
        // On Wayland the next picture is asked for when this one has been shown.
        self.buffers.window().pre_present_notify();
        let mut buffer = self.buffers.buffer_mut().map_err(text)?;
        let age = usize::from(buffer.age());
        picture.draw(
            &changes,
            Target {
                pixels: &mut buffer,
                size,
                age,
            },
        );
        if keeps {
            buffer.present_with_damage(&rects(&changes))
        } else {
            buffer.present()
        }
        .map_err(text)?;
        self.is_used = true;
        Ok(())
    }
}

/// What is said about a picture that cannot be shown.
fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Areas as the display takes them.
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
