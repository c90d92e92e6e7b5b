//! A picture on its way to the display.

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
}
