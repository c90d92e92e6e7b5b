//! Size, zoom and position of the window for the monitors present.

use egui::{Rect, Vec2, pos2, vec2};
use kuba::app::platform::window_place::LEAST;
use kuba::app::platform::window_place::SIZE;
use kuba::app::platform::window_place::fitting;
use kuba::app::platform::window_place::largest;
use kuba::app::platform::window_place::moved;
use kuba::app::platform::window_place::size_for;
use kuba::app::platform::window_place::size_on;
use kuba::app::settings::WindowPlace;

const LEFT: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1400.0, 900.0) };
const RIGHT: Rect = Rect { min: pos2(1400.0, 100.0), max: pos2(2680.0, 1124.0) };

fn window(x: f32, y: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(800.0, 600.0))
}

#[test]
fn the_least_window_fits_on_the_monitor() {
    let small = vec2(960.0, 540.0);
    let large = vec2(1920.0, 1080.0);
    for (monitors, least) in [
        (&[large][..], LEAST),
        // 1920×1080 at 200 %, and 1400×900 at 175 %.
        (&[small], vec2(480.0, 460.0)),
        (&[vec2(800.0, 514.0)], vec2(480.0, 434.0)),
        (&[small, large], LEAST),
        (&[Vec2::ZERO, small], vec2(480.0, 460.0)),
        (&[vec2(320.0, 60.0)], vec2(320.0, 45.0)),
        // 1280×800 at 5000 %.
        (&[vec2(25.6, 16.0)], vec2(25.6, 12.0)),
        (&[], LEAST),
        (&[Vec2::ZERO], LEAST),
    ] {
        let largest = largest(monitors.iter().copied());
        assert_eq!(fitting(LEAST, largest), least, "{monitors:?}");
    }
}

#[test]
fn a_window_is_as_large_as_it_was_where_there_is_room() {
    let left = |width: f32, height: f32, maximized| {
        Some(WindowPlace { size: (width, height), position: None, maximized })
    };
    let (low, wide) = (vec2(1280.0, 800.0), vec2(1920.0, 1080.0));
    let unknown = Vec2::INFINITY;
    for (left, monitor, size) in [
        (None, unknown, Some(SIZE)),
        (None, wide, Some(SIZE)),
        (None, low, Some(vec2(1280.0, 720.0))),
        (left(900.0, 700.0, false), low, None),
        (left(900.0, 700.0, false), unknown, None),
        (left(1600.0, 900.0, false), low, Some(vec2(1280.0, 720.0))),
        (left(900.0, 700.0, true), wide, None),
    ] {
        assert_eq!(size_for(left, 1.0, monitor), size, "{left:?} {monitor:?}");
    }
}

#[test]
fn on_a_large_monitor_everything_is_larger_the_first_time() {
    for (monitor, zoom) in [
        (vec2(2560.0, 1440.0), 1.25),
        (vec2(3840.0, 2160.0), 1.25),
        (vec2(1920.0, 1080.0), 1.0),
        (vec2(2560.0, 1080.0), 1.0),
        (vec2(1280.0, 800.0), 1.0),
        // No monitor has a size.
        (largest([].into_iter()), 1.0),
    ] {
        let is = size_on(monitor);
        assert!((is - zoom).abs() < f32::EPSILON, "{monitor}: {is}");
    }
}

#[test]
fn a_window_in_sight_stays() {
    for (x, y) in [(0.0, 0.0), (1000.0, 400.0), (-600.0, 860.0), (2500.0, 1000.0)] {
        assert_eq!(moved(window(x, y), &[LEFT, RIGHT]), None, "{x}, {y}");
    }
}

#[test]
fn a_window_whose_monitor_is_gone_is_moved_to_the_nearest() {
    for (wanted, monitors, at) in [
        (window(15_000.0, 15_000.0), &[LEFT][..], pos2(600.0, 300.0)),
        (window(1500.0, 200.0), &[LEFT], pos2(600.0, 200.0)),
        (window(2600.0, 500.0), &[LEFT, RIGHT], pos2(1880.0, 500.0)),
        (window(-2000.0, 50.0), &[RIGHT, LEFT], pos2(0.0, 50.0)),
        // Only the title bar, the one part that can be dragged, is above the monitor.
        (window(100.0, -100.0), &[LEFT], pos2(100.0, 0.0)),
    ] {
        assert_eq!(moved(wanted, monitors), Some(at), "{wanted:?}");
    }
}

#[test]
fn a_window_larger_than_the_monitor_shows_its_left_top_corner() {
    let small = Rect::from_min_size(pos2(50.0, 60.0), vec2(640.0, 480.0));
    assert_eq!(moved(window(3000.0, 0.0), &[small]), Some(small.min));
}

#[test]
fn without_monitors_nothing_is_moved() {
    assert_eq!(moved(window(15_000.0, 0.0), &[]), None);
    assert_eq!(moved(window(15_000.0, 0.0), &[Rect::ZERO]), None);
}
