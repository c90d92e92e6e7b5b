//! How the window is divided.

use egui::Vec2;

/// The height of the menu bar in points.
pub const MENU_HEIGHT: f32 = 30.0;
/// The height of the status bar in points.
pub const STATUS_HEIGHT: f32 = 28.0;
/// The distance between parts in points.
pub const GAP: f32 = 10.0;
/// The height of a player's card in points.
pub const CARD_HEIGHT: f32 = 92.0;
/// The height of a player's card in a narrow window, in points.
pub const LOW_CARD_HEIGHT: f32 = 56.0;
/// The height of the strip that tells what the computer thinks, in points.
pub const THINKING_HEIGHT: f32 = 54.0;
/// The least height that the list of moves is worth having, in points.
pub const LEAST_LIST: f32 = 80.0;
/// The height of the main buttons in points.
pub const BUTTON_HEIGHT: f32 = 36.0;

/// Where things go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Division {
    /// The board, and a panel of this width at its right.
    Beside(f32),
    /// A card, the board, a card, one above the other.
    Stacked,
}

/// How a window of this size, in points, is divided.
pub fn division(window: Vec2) -> Division {
    if window.x < 760.0 {
        Division::Stacked
    } else if window.x < 1000.0 {
        Division::Beside(236.0)
    } else {
        Division::Beside(312.0)
    }
}

/// Whether the captured marbles fit on the board: in a low or narrow window they lie on the
/// cards only, so that the cells are larger.
pub fn has_hollows(window: Vec2) -> bool {
    division(window) != Division::Stacked || window.x >= 640.0 && window.y >= 900.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_window_sizes_are_divided_as_designed() {
        assert_eq!(division(Vec2::new(800.0, 600.0)), Division::Beside(236.0));
        assert_eq!(division(Vec2::new(1280.0, 800.0)), Division::Beside(312.0));
        assert_eq!(division(Vec2::new(480.0, 600.0)), Division::Stacked);
        assert!(!has_hollows(Vec2::new(480.0, 600.0)));
        assert!(has_hollows(Vec2::new(800.0, 600.0)));
    }
}
