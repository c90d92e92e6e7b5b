//! What pictures are shown on.

use std::num::NonZeroU32;
use std::sync::Arc;

use winit::dpi::PhysicalSize;
use winit::event_loop::{ActiveEventLoop, OwnedDisplayHandle};
use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
use winit::window::Window;

use super::damage::Damage;
use super::picture::{Picture, Shown};
use super::renderer::Target;
#[cfg(all(unix, not(target_os = "macos")))]
use super::wire::Wire;
use crate::app::start::Fault;
use crate::board::raster::Area;

/// What pictures are shown on.
pub(super) enum Surface {
    /// Memory that is shared with the display.
    Shared(Shared),
    /// A line to a display that shares no memory.
    #[cfg(all(unix, not(target_os = "macos")))]
    Wire(Box<Wire>),
}

impl Surface {
    /// The surface of a window. `wake` makes that go on.
    pub(super) fn open(
        events: &ActiveEventLoop,
        window: &Arc<Window>,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Self, Fault> {
        #[cfg(all(unix, not(target_os = "macos")))]
        if let Some(wire) = Wire::open(window, wake).map_err(Fault::pictures)? {
            return Ok(Self::Wire(Box::new(wire)));
        }
        #[cfg(not(all(unix, not(target_os = "macos"))))]
        drop(wake);
        Ok(Self::Shared(Shared::open(events, window)?))
    }

    /// Makes the memory for pictures of this size: it takes its time, which the window has until there
    /// is something to be seen in it.
    pub(super) fn prepare(&mut self, size: PhysicalSize<u32>) {
        match self {
            Self::Shared(shared) => shared.prepare(size),
            #[cfg(all(unix, not(target_os = "macos")))]
            Self::Wire(_) => {}
        }
    }

    /// Whether the display says when it wants the next picture. Elsewhere it says so only if the
    /// window has lost what it showed.
    pub(super) fn asks(&self) -> bool {
        match self {
            Self::Shared(shared) => shared.keeping != Keeping::UntilLost,
            #[cfg(all(unix, not(target_os = "macos")))]
            Self::Wire(_) => false,
        }
    }

    /// Whether pictures are lost that are shown before the window is: then it had better be opened
    /// while the first one is drawn.
    pub(super) fn needs_the_window(&self) -> bool {
        matches!(self, Self::Shared(shared) if shared.keeping == Keeping::UntilLost)
    }

    /// Shows a picture.
    ///
    /// # Errors
    /// Why it cannot be shown.
    pub(super) fn show(&mut self, picture: Picture) -> Result<Shown, String> {
        match self {
            Self::Shared(shared) => shared.show(picture).map(|()| Shown::Yes),
            #[cfg(all(unix, not(target_os = "macos")))]
            Self::Wire(wire) => wire.show(picture),
        }
    }
}

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

/// Memory that is shared with the display.
pub(super) struct Shared {
    surface: softbuffer::Surface<OwnedDisplayHandle, Arc<Window>>,
    keeping: Keeping,
    /// Something has been shown.
    is_used: bool,
}

impl Shared {
    fn open(events: &ActiveEventLoop, window: &Arc<Window>) -> Result<Self, Fault> {
        let surface = softbuffer::Context::new(events.owned_display_handle())
            .and_then(|display| softbuffer::Surface::new(&display, Arc::clone(window)))
            .map_err(|error| Fault::pictures(error.to_string()))?;
        Ok(Self {
            surface,
            keeping: Keeping::of(window),
            is_used: false,
        })
    }

    /// What goes wrong here is told when a picture is shown.
    fn prepare(&mut self, size: PhysicalSize<u32>) {
        let sides = [size.width, size.height].map(NonZeroU32::new);
        if let [Some(width), Some(height)] = sides
            && self.surface.resize(width, height).is_ok()
            && let Ok(mut buffer) = self.surface.buffer_mut()
        {
            buffer.fill(0);
        }
    }

    fn show(&mut self, picture: Picture) -> Result<(), String> {
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
        self.surface.resize(width, height).map_err(text)?;
        // On Wayland the next picture is asked for when this one has been shown.
        self.surface.window().pre_present_notify();
        let mut buffer = self.surface.buffer_mut().map_err(text)?;
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
