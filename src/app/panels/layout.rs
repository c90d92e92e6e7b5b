//! How the window is divided.

use egui::{Rect, Vec2, pos2};

/// The height of the menu bar in points.
pub const MENU_HEIGHT: f32 = 30.0;
/// The height of the status bar in points.
pub const STATUS_HEIGHT: f32 = 28.0;
/// The distance between parts in points.
pub const GAP: f32 = 10.0;
/// The height of a player's card in points.
pub const CARD_HEIGHT: f32 = 92.0;
/// The height of a player's card where three stand in a low panel, in points.
pub const MIDDLE_CARD_HEIGHT: f32 = 64.0;
/// The height of a panel, in points, below which three cards have less of it each.
pub const PANEL_OF_MANY: f32 = 640.0;
/// The height of a player's card where three stand in a row, in points.
pub const ROW_CARD_HEIGHT: f32 = 44.0;
/// The height, in points, below which the list of moves of three is left out under a result.
pub const LIST_UNDER_RESULT: f32 = 120.0;
/// The height, in points, below which the list of moves of two is left out under a result.
pub const ROW_UNDER_RESULT: f32 = 40.0;
/// The height of a player's card in a narrow window, in points.
pub const LOW_CARD_HEIGHT: f32 = 56.0;
/// The height of a panel, in points, below which not everything has a place in it.
pub const LOW_PANEL: f32 = 470.0;
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
    if window.x < 760.0 && window.x > window.y && window.x >= NEEDED[1].x {
        Division::Beside(236.0)
    } else if window.x < 760.0 {
        Division::Stacked
    } else if window.x < 1000.0 {
        Division::Beside(236.0)
    } else {
        Division::Beside(312.0)
    }
}

/// Whether the captured marbles fit on the board: in a low or narrow window they lie on the
/// cards only, so that the cells are larger.
pub fn has_stores(window: Vec2) -> bool {
    division(window) != Division::Stacked || window.x >= 640.0 && window.y >= 900.0
}

/// The sizes, in points, that a window needs at least: upright or lying.
const NEEDED: [Vec2; 2] = [Vec2::new(480.0, 600.0), Vec2::new(640.0, 480.0)];

/// The largest zoom at which everything is to be seen in a window of this size, in points
/// without a zoom.
pub fn largest_zoom(window: Vec2) -> f32 {
    NEEDED
        .into_iter()
        .map(|needed| (window / needed).min_elem())
        .fold(0.0, f32::max)
}

/// Where messages lie: over the panel or over the card at the bottom, and not over the board.
/// While the ways to begin are shown, which have their buttons there, they lie above those.
pub fn messages(window: Rect, welcome: bool) -> Messages {
    let top = window.top() + MENU_HEIGHT;
    let foot = window.bottom() - STATUS_HEIGHT - GAP;
    let place = match division(window.size()) {
        Division::Beside(width) => Rect::from_min_max(
            pos2(window.right() - width, top + GAP),
            pos2(
                window.right() - 8.0,
                foot - CARD_HEIGHT - BUTTON_HEIGHT - 2.0 * GAP,
            ),
        ),
        Division::Stacked => Rect::from_min_max(
            pos2(window.left() + GAP, top + 4.0),
            pos2(window.right() - GAP, foot + GAP - 4.0),
        ),
    };
    Messages {
        place,
        from_top: welcome,
    }
}

/// Where messages lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Messages {
    /// The room for them.
    pub place: Rect,
    /// They begin at the top of it; else they end at the bottom.
    pub from_top: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_window_sizes_are_divided_as_designed() {
        assert_eq!(division(Vec2::new(800.0, 600.0)), Division::Beside(236.0));
        assert_eq!(division(Vec2::new(1280.0, 800.0)), Division::Beside(312.0));
        assert_eq!(division(Vec2::new(480.0, 600.0)), Division::Stacked);
        assert_eq!(division(Vec2::new(640.0, 480.0)), Division::Beside(236.0));
        assert!(!has_stores(Vec2::new(480.0, 600.0)));
        assert!(has_stores(Vec2::new(800.0, 600.0)));
    }

    #[test]
    fn a_zoom_leaves_the_board_usable() {
        for (window, most) in [
            (Vec2::new(800.0, 600.0), 1.25),
            (Vec2::new(480.0, 600.0), 1.0),
            (Vec2::new(1920.0, 1080.0), 2.25),
        ] {
            let largest = largest_zoom(window);
            assert!((largest - most).abs() < 0.001, "{window}: {largest}");
            let points = window / largest;
            let beside = match division(points) {
                Division::Beside(panel) => panel,
                Division::Stacked => 0.0,
            };
            let board = (points.x - beside - 2.0 * GAP) * largest;
            assert!(board > 300.0, "{window}: {board}");
        }
    }

    #[test]
    fn messages_lie_beside_the_board() {
        for (x, y) in [(1280.0, 800.0), (800.0, 600.0), (640.0, 480.0)] {
            let window = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(x, y));
            let Division::Beside(panel) = division(window.size()) else {
                panic!("{window} has no panel");
            };
            for welcome in [true, false] {
                let place = messages(window, welcome).place;
                assert!(place.left() >= window.right() - panel);
                assert!(window.contains_rect(place));
            }
        }
    }
}
