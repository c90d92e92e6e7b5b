//! Division of the window into board, panel and bars. It computes rectangles and draws nothing.

use egui::{Rect, Vec2, pos2};

/// Height of the menu bar, in points.
pub const MENU_HEIGHT: f32 = 30.0;
/// Height of the status bar, in points.
pub const STATUS_HEIGHT: f32 = 28.0;
/// Distance between parts of the window, in points.
pub const GAP: f32 = 10.0;
/// Height of a player's card, in points.
pub const CARD_HEIGHT: f32 = 92.0;
/// Height of a player's card, in points, with three cards in a low panel.
pub const MIDDLE_CARD_HEIGHT: f32 = 64.0;
/// Panel height, in points, below which three cards are made lower.
pub const PANEL_OF_MANY: f32 = 640.0;
/// Height of a player's card, in points, with three cards in a row.
pub const ROW_CARD_HEIGHT: f32 = 44.0;
/// Height of a player's card in a narrow window, in points.
pub const LOW_CARD_HEIGHT: f32 = 56.0;
/// Height of the strip with the computer's evaluation, in points.
pub const THINKING_HEIGHT: f32 = 54.0;
/// Minimum useful height of the move list, in points.
pub const LEAST_LIST: f32 = 80.0;
/// Height of the main buttons, in points.
pub const BUTTON_HEIGHT: f32 = 36.0;

/// Width of the panel in a narrow window, in points.
pub const NARROW_PANEL: f32 = 236.0;
/// Width of the panel in a wide window, in points.
pub const WIDE_PANEL: f32 = 312.0;
/// Maximum extra width of the panel where there is room, in points.
const WIDER: f32 = 108.0;
const MARGIN: f32 = 8.0;
/// Height of the buttons at the foot of the move list that step through the game, with the space around
/// them, in points.
const STEPS_HEIGHT: f32 = 40.0;
/// Width of the space reserved for a board, as a multiple of its height.
const BOARD_SPACE: f32 = 1.35;
/// Distance between board and panel where both have room at their sides, in points.
pub const TOGETHER: f32 = 40.0;
/// Spare window width, in points, from which board and panel stand together in the middle.
const PLENTY: f32 = 200.0;
/// Gain in board size that makes the stacked division worthwhile, as a factor.
const MUCH: f32 = 1.2;

/// Arrangement of the board and what surrounds it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Division {
    /// The board, with a panel of this width in points at its right.
    Beside(f32),
    /// A card, the board and a card from top to bottom.
    Stacked,
}

/// Returns the division of a window of this size, in points. The panel stands beside the board unless the
/// window is too narrow for it or the board would become much smaller.
pub fn division(window: Vec2) -> Division {
    let panel = if window.x < 1000.0 { NARROW_PANEL } else { WIDE_PANEL };
    let height = window.y - MENU_HEIGHT - STATUS_HEIGHT;
    let beside = (window.x - panel).min(height);
    let stacked = window.x.min(height - 2.0 * LOW_CARD_HEIGHT);
    if window.x < NEEDED[1].x || stacked > MUCH * beside {
        Division::Stacked
    } else {
        Division::Beside(panel)
    }
}

/// Returns the rectangles of the board and of the panel beside it in the area between the bars. In a wide
/// window the panel is wider and stands next to the board, with both in the middle. `aspect_ratio`: width of the
/// board divided by its height.
pub fn beside(area: Rect, panel: f32, aspect_ratio: f32) -> (Rect, Rect) {
    let extra = (area.width() - panel - BOARD_SPACE * area.height()).max(0.0);
    let panel = panel + (extra * 0.3).min(WIDER) - 2.0 * MARGIN;
    let height = area.height() - 2.0 * GAP;
    // Left and right end of the board, then of the panel: apart, and together.
    let end = area.width() - MARGIN - panel;
    let apart = [GAP, end - MARGIN - GAP, end, end + panel];
    let wide = aspect_ratio * height;
    let margin = (area.width() - wide - TOGETHER - panel) / 2.0;
    let end = margin + wide + TOGETHER;
    let together = [margin, margin + wide, end, end + panel];
    // Interpolated, so that nothing jumps while the window is made wider.
    let near = (extra / PLENTY).min(1.0);
    let at = |index: usize| area.left() + egui::lerp(apart[index]..=together[index], near).round();
    let part = |from, to| {
        let top = area.top() + GAP;
        Rect::from_min_max(pos2(from, top), pos2(to, top + height))
    };
    (part(at(0), at(1)), part(at(2), at(3)))
}

/// Returns `true` if the captured marbles fit on the board. In a low or narrow window they are only on the
/// cards, which leaves larger cells.
pub fn has_stores(window: Vec2) -> bool {
    division(window) != Division::Stacked || window.x >= 640.0 && window.y >= 900.0
}

/// Minimum window sizes, in points: portrait and landscape.
const NEEDED: [Vec2; 2] = [Vec2::new(480.0, 600.0), Vec2::new(640.0, 480.0)];

/// Returns the largest zoom at which a window of this size, in points without a zoom, still has room for
/// everything.
pub fn largest_zoom(window: Vec2) -> f32 {
    NEEDED.into_iter().map(|needed| (window / needed).min_elem()).fold(0.0, f32::max)
}

/// Width of a window, in points without a zoom, from which the zoom follows its size.
const LARGE: f32 = 1600.0;
/// Window size that is drawn without a zoom, in points.
const USUAL: Vec2 = Vec2::new(1280.0, 800.0);
/// Largest zoom that nobody has chosen, and its steps.
const MOST_ZOOM: f32 = 2.0;
const ZOOM_STEP: f32 = 0.05;

/// Returns the zoom of a window of this size, in points without a zoom, while the user has not chosen one.
pub fn usual_zoom(window: Vec2) -> f32 {
    if window.x < LARGE || !window.is_finite() {
        return 1.0;
    }
    let zoom = (window / USUAL).min_elem().clamp(1.0, MOST_ZOOM);
    (zoom / ZOOM_STEP + 0.01).floor() * ZOOM_STEP
}

/// Area of a window between the menu and the status bar.
pub fn between_the_bars(window: Rect) -> Rect {
    Rect::from_min_max(
        pos2(window.left(), window.top() + MENU_HEIGHT),
        pos2(window.right(), window.bottom() - STATUS_HEIGHT),
    )
}

/// Returns the place for toast messages: over the panel or the top card, not over the board, and never over
/// the buttons that step through the game. On the start page they appear below its buttons, or over the idle
/// board where there is no room below. `aspect_ratio`: as in
/// [`beside`].
pub fn messages(window: Rect, welcome: bool, aspect_ratio: f32) -> Messages {
    let one = window.width() < 1000.0 || window.height() < 700.0;
    let top = window.top() + MENU_HEIGHT;
    let foot = window.bottom() - STATUS_HEIGHT - GAP;
    let division = division(window.size());
    let place = match division {
        Division::Beside(width) if welcome && one => {
            let (board, _) = beside(between_the_bars(window), width, aspect_ratio);
            return Messages { place: board, from_top: false, one };
        }
        Division::Beside(width) => {
            let bars = between_the_bars(window);
            let (_, panel) = beside(bars, width, aspect_ratio);
            let below =
                if welcome { GAP } else { CARD_HEIGHT + BUTTON_HEIGHT + STEPS_HEIGHT + 2.0 * GAP };
            Rect::from_min_max(
                pos2(panel.left() - MARGIN, top + GAP),
                pos2(panel.right(), foot - below),
            )
        }
        Division::Stacked => Rect::from_min_max(
            pos2(window.left() + GAP, top + 4.0),
            pos2(window.right() - GAP, foot + GAP - 4.0),
        ),
    };
    Messages { place, from_top: division == Division::Stacked, one }
}

/// Placement of toast messages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Messages {
    /// Area that the messages may cover.
    pub place: Rect,
    /// `true` if the messages begin at the top of the area, `false` if they end at its bottom.
    pub from_top: bool,
    /// `true` if there is room for only one message at a time.
    pub one: bool,
}
