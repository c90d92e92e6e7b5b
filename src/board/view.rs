//! What a board remembers between frames, as the window knows it.

use egui::Ui;

use super::{Reply, Scene};
use crate::rules::Game;

/// Selection, drag, motion of a game's board. Never saved.
pub trait BoardView<G: Game>: Default + Send {
    /// Draws the board into the space that is left and takes gestures and keys.
    fn show(&mut self, ui: &mut Ui, scene: &Scene<G>) -> Reply<G::Move>;

    /// Whether Esc means something on the board: something is chosen, held or refused there.
    fn is_busy(&self) -> bool {
        false
    }

    /// Whether something on the board is still moving (the push part of the last move).
    fn is_moving(&self) -> bool {
        false
    }

    /// Whether nothing moves any more, not even what a move has thrown off the board.
    fn is_at_rest(&self) -> bool {
        !self.is_moving()
    }

    /// Shows for a moment what somebody could do next.
    fn show_threats(&mut self) {}

    /// Ends all motion at once.
    fn finish_motion(&mut self) {}
}
