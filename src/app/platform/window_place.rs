//! Size and position of the window for the monitors present.

use egui::{Pos2, Rect, Vec2, ViewportBuilder, pos2, vec2};
use winit::dpi::{LogicalSize, PhysicalPosition, PhysicalSize};
use winit::event_loop::ActiveEventLoop;
use winit::monitor::MonitorHandle;
use winit::window::Window;

use crate::app::settings::WindowPlace;

/// Initial size of the window, in points.
pub const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// Minimum size of the window, in points.
pub const LEAST: Vec2 = Vec2::new(480.0, 600.0);
/// Space that title bars and desktop panels take, in points.
const DESKTOP: Vec2 = Vec2::new(0.0, 80.0);
/// Share of a monitor that a window may fill even if the rest has no such space.
const LEAST_SHARE: f32 = 0.75;
/// Smallest size of a large monitor, in points. On a large monitor the initial window is larger.
const LARGE: Vec2 = Vec2::new(2400.0, 1350.0);
/// By so much.
const LARGER: f32 = 1.25;

/// Minimum height of the part by which a window is dragged, in pixels.
const GRIP_HEIGHT: f32 = 30.0;
/// Minimum width of that part on a monitor, in pixels.
const GRIP_WIDTH: f32 = 150.0;

/// Sets the minimum size, and the size of a window that is new or whose saved size exceeds the monitors.
/// A new window is larger by the factor `larger`.
pub(crate) fn fit_to_monitors(window: &Window, left: Option<WindowPlace>, larger: f32) {
    let largest = largest(sizes(window.available_monitors()));
    let size = |size: Vec2| LogicalSize::new(size.x, size.y);
    window.set_min_inner_size(Some(size(fitting(LEAST, largest))));
    if let Some(fitting) = size_for(left, larger, largest) {
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

/// Size for a window given the largest monitor, in points; `None` if the saved size stays.
pub fn size_for(left: Option<WindowPlace>, larger: f32, largest: Vec2) -> Option<Vec2> {
    let stays = |place: &WindowPlace| {
        let over = Vec2::from(place.size) - largest;
        place.maximized || over.max_elem() <= 0.0
    };
    if left.as_ref().is_some_and(stays) {
        return None;
    }
    let wanted = left.map_or(SIZE * larger, |place| place.size.into());
    Some(fitting(wanted, largest))
}

/// Inner size in points without a zoom.
pub(crate) fn inner_size(window: &Window) -> Vec2 {
    let size = window.inner_size().to_logical::<f32>(window.scale_factor());
    vec2(size.width, size.height)
}

/// Factor by which a window that has never been open is larger.
pub(crate) fn first_size(window: &Window) -> f32 {
    size_on(largest(sizes(window.available_monitors())))
}

/// Factor for a window on a monitor of this size, in points.
pub fn size_on(monitor: Vec2) -> f32 {
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
pub fn largest(monitors: impl Iterator<Item = Vec2>) -> Vec2 {
    monitors.filter(|monitor| monitor.min_elem() > 0.0).reduce(Vec2::max).unwrap_or(Vec2::INFINITY)
}

/// The size that fits on the monitor.
pub fn fitting(size: Vec2, monitor: Vec2) -> Vec2 {
    size.min((monitor - DESKTOP).max(monitor * LEAST_SHARE))
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
pub fn moved(wanted: Rect, monitors: &[Rect]) -> Option<Pos2> {
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
