//! Swing of a board that can be looked at from its other sides while it is held.

use egui::{Rect, Vec2};

/// Position of a board that swings round; all zero at rest.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Swing {
    /// Quarter turns: to the left about the upright axis, then towards the viewer from the top.
    pub angle: Vec2,
    /// Distance of the side in front from its place while it slides in, from 1 to 0.
    pub slide: f32,
}

impl Swing {
    /// Returns `true` if the board shows whole sides: it is at rest or has swung by whole quarter turns.
    pub fn is_settled(&self) -> bool {
        self.angle == self.angle.round() && self.slide == 0.0
    }
}

/// Part of a board that swings it while it is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SwingHandle {
    /// The area to press.
    pub rect: Rect,
    /// The angle of the swing, as in [`Swing::angle`].
    pub angle: Vec2,
}
