//! A frame together with the renderer that draws it.

use egui::Context;

use super::damage::Damage;
use super::renderer::{Frame, FrameBuffer, Renderer};

/// A frame to show.
pub(super) struct Picture<'a> {
    pub ctx: &'a Context,
    pub renderer: &'a mut Renderer,
    pub frame: Frame,
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// The window may have lost what it showed.
    pub is_lost: bool,
}

impl Picture<'_> {
    /// Areas that differ from the last picture.
    pub(super) fn changes(&self) -> Damage {
        self.renderer.changes(&self.frame, self.size)
    }

    /// Draws the frame, given the result of [`Picture::changes`].
    pub(super) fn draw(self, changes: &Damage, target: FrameBuffer) {
        self.renderer.draw(self.ctx, self.frame, changes, target);
    }
}
