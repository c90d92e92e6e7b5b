//! Hit targets of a board.

use egui::{Painter, Pos2, Rect, Vec2};

use crate::Palette;
use crate::paint::{Circle, marks};

/// The shape of a target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A disc.
    Disc(Circle),
    /// A rectangle.
    Rect(Rect),
    /// A convex quadrilateral, its corners in order.
    Polygon([Pos2; 4]),
}

impl Shape {
    /// Returns the bounding rectangle.
    pub fn rect(&self) -> Rect {
        match *self {
            Self::Disc(Circle { center, radius }) => {
                Rect::from_center_size(center, Vec2::splat(2.0 * radius))
            }
            Self::Rect(rect) => rect,
            Self::Polygon(corners) => Rect::from_points(&corners),
        }
    }

    /// Returns the distance of a point from the shape, in points; 0 inside.
    pub fn distance(&self, point: Pos2) -> f32 {
        match *self {
            Self::Disc(Circle { center, radius }) => (center.distance(point) - radius).max(0.0),
            Self::Rect(rect) => rect.distance_to_pos(point),
            Self::Polygon(corners) => far_from(corners, point),
        }
    }

    /// Paints the keyboard cursor there, on a board whose cells are `unit` points wide.
    pub fn paint_cursor(&self, painter: &Painter, unit: f32, palette: &Palette) {
        match *self {
            Self::Polygon(corners) => marks::cursor_within(painter, corners, unit, palette),
            Self::Rect(_) | Self::Disc(_) => {
                let rect = self.rect();
                marks::cursor(painter, rect.center(), rect.width(), palette);
            }
        }
    }
}

fn far_from(corners: [Pos2; 4], point: Pos2) -> f32 {
    let edges = [0, 1, 2, 3].map(|corner| (corners[corner], corners[(corner + 1) % 4]));
    let side = |(from, to): (Pos2, Pos2)| {
        let (edge, way) = (to - from, point - from);
        edge.x * way.y - edge.y * way.x
    };
    let sides = edges.map(side);
    if sides.iter().all(|&side| side >= 0.0) || sides.iter().all(|&side| side <= 0.0) {
        return 0.0;
    }
    let to_edge = |(from, to): (Pos2, Pos2)| {
        let edge = to - from;
        let part = (point - from).dot(edge) / edge.length_sq().max(f32::MIN_POSITIVE);
        (from + edge * part.clamp(0.0, 1.0)).distance(point)
    };
    edges.map(to_edge).into_iter().fold(f32::INFINITY, f32::min)
}

/// The way a target is presented to screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A part of the board, activated by its name or by the board's own gestures.
    Part,
    /// A button over the board.
    Button,
    /// Read-only text.
    Text,
    /// Not presented, because another target does the same.
    Hidden,
}

/// A hit target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HitTarget<P> {
    /// The place that the target stands for.
    pub place: P,
    /// The shape of the target.
    pub outline: Shape,
    /// The way it is presented to screen readers.
    pub access: Access,
    /// The group of parts that it belongs to, if any.
    pub group: Option<u8>,
    /// `true` if a press picks it; `false` if it can only be dragged.
    pub pressed: bool,
    /// `true` if it contains a piece.
    pub holds: bool,
    /// The place where the keyboard cursor is drawn while it is here, and where it goes once this is
    /// played.
    pub cursor: P,
    /// Extra hit distance for a finger, in points.
    pub reach: f32,
    /// `true` if its words are shown in a tooltip.
    pub tip: bool,
}

impl<P: Copy> HitTarget<P> {
    /// Creates an empty part of the board.
    pub const fn part(place: P, outline: Shape) -> Self {
        Self {
            place,
            outline,
            access: Access::Part,
            group: None,
            pressed: true,
            holds: false,
            cursor: place,
            reach: 0.0,
            tip: false,
        }
    }
}

/// Returns the target for the pointer at a point: the nearest one that is not a widget of its own. `nearly`
/// extends the targets by their `reach`, for a finger or a drop.
pub fn target_at<P: Copy>(
    spots: &[HitTarget<P>],
    point: Pos2,
    nearly: bool,
) -> Option<HitTarget<P>> {
    let mut nearest: Option<(f32, HitTarget<P>)> = None;
    for &spot in spots {
        if matches!(spot.access, Access::Button | Access::Text) {
            continue;
        }
        let far = spot.outline.distance(point);
        let reach = if nearly { spot.reach } else { 0.0 };
        if far <= reach && nearest.as_ref().is_none_or(|(nearest, _)| far < *nearest) {
            nearest = Some((far, spot));
        }
    }
    nearest.map(|(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn inside_of_an_outline_nothing_is_far() {
        let disc = Shape::Disc(Circle::new(pos2(10.0, 10.0), 5.0));
        let rect = Shape::Rect(disc.rect());
        assert!(disc.distance(pos2(13.0, 13.0)) < 1e-6);
        assert!(disc.distance(pos2(14.5, 14.5)) > 1.0 && rect.distance(pos2(14.5, 14.5)) < 1e-6);
        assert!((rect.distance(pos2(18.0, 10.0)) - 3.0).abs() < 1e-6);
    }

    #[test]
    fn a_figure_with_four_corners_is_left_over_its_nearest_edge() {
        let corners = [(10.0, 0.0), (20.0, 5.0), (10.0, 10.0), (0.0, 5.0)];
        let mut corners = corners.map(|(x, y)| pos2(x, y));
        for _ in 0..2 {
            let slanted = Shape::Polygon(corners);
            assert_eq!(slanted.rect(), Rect::from_min_max(Pos2::ZERO, pos2(20.0, 10.0)));
            assert!(slanted.distance(pos2(10.0, 9.5)) < 1e-6);
            assert!(slanted.distance(pos2(1.0, 5.0)) < 1e-6);
            assert!(slanted.distance(pos2(1.0, 9.0)) > 1.0, "in its rectangle only");
            assert!((slanted.distance(pos2(23.0, 5.0)) - 3.0).abs() < 1e-5);
            corners.reverse();
        }
    }
}
