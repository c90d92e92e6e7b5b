//! A picture on its way to the display.

use std::time::Instant;

use egui::Context;

use super::damage::Damage;
use super::renderer::{Frame, Renderer, Target};

/// A picture that is to be shown.
pub(super) struct Picture<'a> {
    pub ctx: &'a Context,
    pub renderer: &'a mut Renderer,
    pub frame: Frame,
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// The window may have lost what it showed.
    pub is_lost: bool,
    /// Another picture follows at once.
    #[cfg_attr(
        not(all(unix, not(target_os = "macos"))),
        expect(dead_code, reason = "only a line to a display needs it")
    )]
    pub is_restless: bool,
}

impl Picture<'_> {
    /// Where it looks otherwise than what was drawn last.
    pub(super) fn changes(&self) -> Damage {
        self.renderer.changes(&self.frame, self.size)
    }

    /// Draws it; `changes` are what [`Picture::changes`] says.
    pub(super) fn draw(self, changes: &Damage, target: Target) {
        self.renderer.draw(self.ctx, self.frame, changes, target);
    }

    /// What is seen where nothing is, as a pixel.
    #[cfg(all(unix, not(target_os = "macos")))]
    pub(super) fn ground(&self) -> u32 {
        let [red, green, blue, _] = self.frame.background.to_array();
        u32::from_be_bytes([0, red, green, blue])
    }
}

/// What has become of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// It is shown, or on its way.
    Yes,
    /// A later one will be shown: at this time, or when the window is woken.
    #[cfg_attr(
        not(all(unix, not(target_os = "macos"))),
        expect(dead_code, reason = "only a line to a display may be busy")
    )]
    Later(Option<Instant>),
}
