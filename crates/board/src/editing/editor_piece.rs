//! A piece that the position editor can place.

use std::fmt::Debug;

use egui::{Key, Painter, Rect};

use crate::Look;
use crate::grammar::Rotate;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;

/// A kind of piece in the palette of the position editor.
pub trait EditorPiece: Copy + PartialEq + Debug + Send {
    /// Returns the pieces of the palette in their initial orientation.
    fn all() -> Vec<Self>;

    /// Returns the key that places the piece.
    fn key(self) -> Key;

    /// Returns the name of the piece for a viewer in this seat, such as "White marble".
    fn name(self, viewer: Player) -> Phrase;

    /// Paints the piece as it lies in a cell of this size.
    fn paint(self, painter: &Painter, rect: Rect, look: &Look);

    /// Returns the rotated piece; `None` if the rotation does not change its look.
    fn rotated(self, twist: Rotate) -> Option<Self> {
        let _ = twist;
        None
    }
}
