//! The board of a game as the window uses it.

use egui::Key;

use super::BoardWidget;
use super::editing::PositionEditor;
use kuba_rules::Game;

/// The board of a game: its state between frames, its shape, its commands and its position editor.
pub trait GameBoard: Game {
    /// State of the board between frames: selection, drag, motion. Never saved.
    type View: BoardWidget<Self>;

    /// Returns the width of the board divided by its height.
    fn aspect_ratio(view: &Self::View) -> f32 {
        let _ = view;
        1.0
    }

    /// Returns whether the layers of the board are large; `None` for a board without layers.
    fn large_layers(view: &Self::View) -> Option<bool> {
        let _ = view;
        None
    }

    /// Switches the layers of the board between large and small.
    fn switch_layers(view: &mut Self::View) {
        let _ = view;
    }

    /// Message key of the command that turns the board.
    const TURN_BOARD_NAME: &'static str = "command-turn-board";

    /// Message key of the command that shows threats.
    const THREATS_NAME: &'static str = "command-threats";

    /// Keyboard key that shows threats for a moment.
    const THREATS_KEY: Key = Key::T;

    /// Creates a position editor that starts with `position`; `None` if the game has no editor.
    fn editor(position: &str, rules: &Self::Rules) -> Option<Box<dyn PositionEditor>> {
        let _ = (position, rules);
        None
    }
}
