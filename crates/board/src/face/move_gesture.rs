//! Dragged pieces, and the gestures that made a move.

use egui::Vec2;

/// A piece that is dragged or springs back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pull<P> {
    /// The place where the piece lies.
    pub from: P,
    /// Displacement from there, in cells on the screen.
    pub travel: Vec2,
    /// `true` if the piece may move on in this direction.
    pub open: bool,
    /// `true` while the piece is held; `false` while it springs back.
    pub held: bool,
}

/// The gesture that made a move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveGesture<P> {
    /// The picks of the move, the last one included.
    pub picks: Vec<P>,
    /// Displacement of the dragged piece when it was released, in cells on the screen; `None` if nothing
    /// was dragged.
    pub travel: Option<Vec2>,
}
