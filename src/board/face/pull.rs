//! What a hand does to a piece.

use egui::Vec2;

/// Something that is dragged, or springs back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pull<P> {
    /// Where it lies.
    pub from: P,
    /// How far it is shown from there, in cells on the screen.
    pub travel: Vec2,
    /// Whether it may go on this way.
    pub open: bool,
    /// Whether it is held; else it is on its way back.
    pub held: bool,
}

/// How a move was made on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Made<P> {
    /// What was picked for it, the last pick included.
    pub picks: Vec<P>,
    /// How far a hand had brought the piece when it let go, in cells on the screen; `None` if
    /// nothing was dragged.
    pub travel: Option<Vec2>,
}
