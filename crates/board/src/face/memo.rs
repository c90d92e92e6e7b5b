//! The state of a board that outlasts a frame, and the shape that it gives the board.

use super::swing::Swing;

/// State that the player keeps for a face between frames.
pub trait BoardMemo: Copy + Default + Send {
    /// Returns the width of the board divided by its height.
    fn aspect_ratio(self) -> f32 {
        1.0
    }

    /// Returns whether the layers of the board are large; `None` for a board without layers.
    fn large_layers(self) -> Option<bool> {
        None
    }

    /// Returns the state with the layers switched between large and small.
    #[must_use]
    fn with_layers_switched(self) -> Self {
        self
    }

    /// `true` if the board can swing round.
    const CAN_SWING: bool = false;

    /// Returns the state with the board swung round.
    #[must_use]
    fn swung(self, swing: Swing) -> Self {
        let _ = swing;
        self
    }
}

impl BoardMemo for () {}
