//! The interface between the window and the state of a board.

use egui::Ui;

use super::{Reply, Scene};
use kuba_rules::Game;

/// Selection, drag and motion of a game's board. Never saved.
pub trait BoardWidget<G: Game>: Default + Send {
    /// Draws the board into the remaining space and handles gestures and keys.
    fn show(&mut self, ui: &mut Ui, scene: &Scene<G>) -> Reply<G::Move>;

    /// Returns `true` if Esc has an effect on the board: there is a selection, a drag, a rejection or a
    /// keyboard cursor.
    fn is_busy(&self) -> bool {
        false
    }

    /// Drops the selection, the drag and the rejection, and hides the keyboard cursor.
    fn put_down(&mut self) {}

    /// Returns `true` while the last move itself is in motion.
    fn is_moving(&self) -> bool {
        false
    }

    /// Returns `true` when nothing moves any more, not even pieces that a move has thrown off the board.
    fn is_at_rest(&self) -> bool {
        !self.is_moving()
    }

    /// Plays this many of the last moves once more, slowly, until the user does something else.
    fn replay(&mut self, moves: usize) {
        let _ = moves;
    }

    /// Shows threats for a moment.
    fn show_threats(&mut self) {}

    /// Shows the hint instead of what is selected or hovered.
    fn show_hint(&mut self) {}

    /// Returns `true` if the hint was visible in the last frame.
    fn shows_hint(&self) -> bool {
        true
    }

    /// Ends all motion at once.
    fn finish_motion(&mut self) {}
}
