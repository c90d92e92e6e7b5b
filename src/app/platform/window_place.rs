//! Size, zoom and position of the window for the monitors present.

use egui::{Pos2, Rect, Vec2, ViewportBuilder, pos2, vec2};
use winit::dpi::{LogicalSize, PhysicalPosition, PhysicalSize};
use winit::event_loop::ActiveEventLoop;
use winit::monitor::MonitorHandle;
use winit::window::Window;

use crate::app::settings::WindowPlace;

/// Initial size of the window, in points.
pub(crate) const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// Minimum size of the window, in points.
pub(crate) const LEAST: Vec2 = Vec2::new(480.0, 600.0);
/// Space that title bars and desktop panels take, in points.
const DESKTOP: Vec2 = Vec2::new(0.0, 80.0);
/// Smallest size of a large monitor, in points. On a large monitor the initial window and zoom are larger.
const LARGE: Vec2 = Vec2::new(2400.0, 1350.0);
/// Initial zoom on a large monitor.
const LARGER: f32 = 1.25;

/// Minimum height of the part by which a window is dragged, in pixels.
const GRIP_HEIGHT: f32 = 30.0;
/// Minimum width of that part on a monitor, in pixels.
const GRIP_WIDTH: f32 = 150.0;

/// Sets the minimum size, and the size of a window that is new or whose saved size exceeds the monitors.
/// `zoom` applies to a new window.
pub(crate) fn fit_to_monitors(window: &Window, left: Option<WindowPlace>, zoom: f32) {
    let largest = largest(sizes(window.available_monitors()));
    let size = |size: Vec2| LogicalSize::new(size.x, size.y);
    window.set_min_inner_size(Some(size(fitting(LEAST, largest))));
    if let Some(fitting) = size_for(left, zoom, largest) {
        // The system may choose another size.
        let _ = window.request_inner_size(size(fitting));
    }
}

/// Adds a fitting size to the builder of a window that is not open yet.
pub(crate) fn fitted(
    viewport: ViewportBuilder,
    left: Option<WindowPlace>,
    events: &ActiveEventLoop,
) -> ViewportBuilder {
    let largest = largest(sizes(events.available_monitors()));
    match size_for(left, 1.0, largest) {
        Some(fitting) if largest.is_finite() => viewport.with_inner_size(fitting),
        _ => viewport,
    }
}

/// Expected size of the window in points on a display of one monitor at scale 1; `None` if the system decides
/// it.
pub(crate) fn likely_size(left: Option<WindowPlace>, display: Option<Vec2>) -> Option<Vec2> {
    let fitting = size_for(left, 1.0, display.unwrap_or(Vec2::INFINITY));
    let stays = || {
        left.filter(|left| !left.maximized)
            .map(|left| left.size.into())
    };
    fitting.or_else(stays)
}

/// Size for a window given the largest monitor, in points; `None` if the saved size stays.
fn size_for(left: Option<WindowPlace>, zoom: f32, largest: Vec2) -> Option<Vec2> {
    let stays = |place: &WindowPlace| {
        let over = Vec2::from(place.size) - largest;
        place.maximized || over.max_elem() <= 0.0
    };
    if left.as_ref().is_some_and(stays) {
        return None;
    }
    let wanted = left.map_or(SIZE * zoom, |place| place.size.into());
    Some(fitting(wanted, largest))
}

/// Zoom of a window that has never been open.
pub(crate) fn first_zoom(window: &Window) -> f32 {
    zoom_on(largest(sizes(window.available_monitors())))
}

/// In points.
fn zoom_on(monitor: Vec2) -> f32 {
    let is_large = monitor.is_finite() && (monitor - LARGE).min_elem() >= 0.0;
    if is_large { LARGER } else { 1.0 }
}

/// In points.
fn sizes(monitors: impl Iterator<Item = MonitorHandle>) -> impl Iterator<Item = Vec2> {
    monitors.map(|monitor| {
        let size = monitor.size().to_logical::<f32>(monitor.scale_factor());
        vec2(size.width, size.height)
    })
}

/// Largest width and height of the monitors, or infinite if none has a size.
fn largest(monitors: impl Iterator<Item = Vec2>) -> Vec2 {
    monitors
        .filter(|monitor| monitor.min_elem() > 0.0)
        .reduce(Vec2::max)
        .unwrap_or(Vec2::INFINITY)
}

/// The size that fits on the monitor.
fn fitting(size: Vec2, monitor: Vec2) -> Vec2 {
    size.min((monitor - DESKTOP).max(Vec2::splat(1.0)))
}

/// Moves an off-screen window to where it can be seen and dragged; its monitor may be disconnected. Does nothing
/// if the system places windows itself.
pub(crate) fn move_into_view(window: &Window) {
    let Ok(position) = window.outer_position() else {
        return;
    };
    let wanted = rect(position, window.outer_size());
    let monitors: Vec<Rect> = window
        .available_monitors()
        .map(|monitor| rect(monitor.position(), monitor.size()))
        .collect();
    let Some(at) = moved(wanted, &monitors) else {
        return;
    };
    window.set_outer_position(PhysicalPosition::new(at.x as i32, at.y as i32));
}

fn rect(position: PhysicalPosition<i32>, size: PhysicalSize<u32>) -> Rect {
    let corner = pos2(position.x as f32, position.y as f32);
    Rect::from_min_size(corner, vec2(size.width as f32, size.height as f32))
}

/// New position for a window that could not be dragged; `None` if it may stay. In pixels of the desktop.
fn moved(wanted: Rect, monitors: &[Rect]) -> Option<Pos2> {
    let grip = Rect::from_min_size(wanted.min, vec2(wanted.width(), GRIP_HEIGHT));
    let least = vec2(GRIP_WIDTH.min(wanted.width()), GRIP_HEIGHT);
    let in_sight = |monitor: &&Rect| {
        let seen = monitor.intersect(grip).size();
        seen.x >= least.x && seen.y >= least.y
    };
    if monitors.iter().any(|monitor| in_sight(&monitor)) {
        return None;
    }
    let distance = |monitor: &&Rect| monitor.distance_sq_to_pos(wanted.center());
    let nearest = monitors
        .iter()
        .filter(|monitor| monitor.is_positive())
        .min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
    let room = (nearest.size() - wanted.size()).max(Vec2::ZERO);
    Some(wanted.min.clamp(nearest.min, nearest.min + room))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: Rect = Rect {
        min: pos2(0.0, 0.0),
        max: pos2(1400.0, 900.0),
    };
    const RIGHT: Rect = Rect {
        min: pos2(1400.0, 100.0),
        max: pos2(2680.0, 1124.0),
    };

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
            (&[vec2(320.0, 60.0)], vec2(320.0, 1.0)),
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
            Some(WindowPlace {
                size: (width, height),
                position: None,
                maximized,
            })
        };
        let (low, wide) = (Some(vec2(1280.0, 800.0)), Some(vec2(1920.0, 1080.0)));
        for (left, display, size) in [
            (None, None, Some(SIZE)),
            (None, wide, Some(SIZE)),
            (None, low, Some(vec2(1280.0, 720.0))),
            (left(900.0, 700.0, false), low, Some(vec2(900.0, 700.0))),
            (left(900.0, 700.0, false), None, Some(vec2(900.0, 700.0))),
            (left(1600.0, 900.0, false), low, Some(vec2(1280.0, 720.0))),
            (left(900.0, 700.0, true), wide, None),
        ] {
            assert_eq!(likely_size(left, display), size, "{left:?} {display:?}");
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
            let is = zoom_on(monitor);
            assert!((is - zoom).abs() < f32::EPSILON, "{monitor}: {is}");
        }
    }

    #[test]
    fn a_window_in_sight_stays() {
        for (x, y) in [
            (0.0, 0.0),
            (1000.0, 400.0),
            (-600.0, 860.0),
            (2500.0, 1000.0),
        ] {
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
}
