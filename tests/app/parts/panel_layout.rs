//! Division of the window into board, panel and bars. It computes rectangles and draws nothing.

use egui::{Rect, Vec2, pos2};
use kuba::app::shell::panels::layout::Division;
use kuba::app::shell::panels::layout::GAP;
use kuba::app::shell::panels::layout::Messages;
use kuba::app::shell::panels::layout::NARROW_PANEL;
use kuba::app::shell::panels::layout::TOGETHER;
use kuba::app::shell::panels::layout::WIDE_PANEL;
use kuba::app::shell::panels::layout::beside;
use kuba::app::shell::panels::layout::between_the_bars;
use kuba::app::shell::panels::layout::division;
use kuba::app::shell::panels::layout::has_stores;
use kuba::app::shell::panels::layout::largest_zoom;
use kuba::app::shell::panels::layout::messages;

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
    for (x, y) in [(1280.0, 800.0), (800.0, 600.0), (640.0, 480.0), (2560.0, 1440.0)] {
        let window = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(x, y));
        let Division::Beside(panel) = division(window.size()) else {
            panic!("{window} has no panel");
        };
        let (board, _) = beside(between_the_bars(window), panel, 1.0);
        for welcome in [true, false] {
            let Messages { place, one, .. } = messages(window, welcome, 1.0);
            let over_board = welcome && one;
            assert!(place.left() >= board.right() || over_board && board == place);
            assert!(window.contains_rect(place));
        }
    }
}

#[test]
fn an_upright_window_has_the_cards_above_and_below_the_board() {
    for (x, y) in [(1080.0, 1920.0), (768.0, 1024.0), (700.0, 900.0)] {
        assert_eq!(division(Vec2::new(x, y)), Division::Stacked, "{x}×{y}");
    }
    for (x, y) in [(768.0, 480.0), (1000.0, 900.0), (640.0, 400.0)] {
        let division = division(Vec2::new(x, y));
        assert!(matches!(division, Division::Beside(_)), "{x}×{y}");
    }
}

fn between(x: f32, y: f32) -> Rect {
    between_the_bars(Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(x, y)))
}

#[test]
fn in_a_window_much_wider_than_the_board_the_panel_is_next_to_it_and_both_are_in_the_middle() {
    for (x, y) in [(2560.0, 1440.0), (2048.0, 1152.0), (3440.0, 1440.0)] {
        for aspect_ratio in [1.0, 1.35] {
            let area = between(x, y);
            let (board, panel) = beside(area, WIDE_PANEL, aspect_ratio);
            let (width, height) = (board.width(), area.height() - 2.0 * GAP);
            assert!((board.height() - height).abs() < 0.1, "{x}×{y}: {board}");
            assert!((width - aspect_ratio * height).abs() <= 1.0, "{x}×{y}: {width}");
            let gap = panel.left() - board.right();
            assert!((gap - TOGETHER).abs() <= 1.0, "{x}×{y}: {gap}");
            let (left, right) = (board.left(), area.right() - panel.right());
            assert!((left - right).abs() <= 1.0, "{x}×{y}: {left} and {right}");
        }
    }
}

#[test]
fn in_the_usual_windows_everything_has_its_place() {
    let (board, panel) = beside(between(1280.0, 800.0), WIDE_PANEL, 1.0);
    assert_eq!(board, Rect::from_x_y_ranges(10.0..=958.0, 40.0..=762.0));
    assert_eq!(panel, Rect::from_x_y_ranges(976.0..=1272.0, 40.0..=762.0));
    let (board, panel) = beside(between(800.0, 600.0), NARROW_PANEL, 1.0);
    assert_eq!(board, Rect::from_x_y_ranges(10.0..=554.0, 40.0..=562.0));
    assert_eq!(panel, Rect::from_x_y_ranges(572.0..=792.0, 40.0..=562.0));
}

#[test]
fn nothing_jumps_while_a_window_is_made_wider() {
    let places = |x: u16| beside(between(f32::from(x), 900.0), WIDE_PANEL, 1.0);
    for x in 1000..2400 {
        let (before, after) = (places(x), places(x + 1));
        for (before, after) in [(before.0, after.0), (before.1, after.1)] {
            let step = (before.center().x - after.center().x).abs();
            assert!(step <= 2.0, "at {x} by {step}");
        }
    }
}
