//! A place of a board that can be pointed at.

use egui::{Pos2, Rect, Vec2};

use crate::board::paint::Circle;

/// The outline of a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outline {
    /// A disc.
    Disc(Circle),
    /// A rectangle.
    Rect(Rect),
    /// A figure with four corners, one after the other, that bulges outwards everywhere.
    Polygon([Pos2; 4]),
}

impl Outline {
    /// The rectangle around it.
    pub fn rect(&self) -> Rect {
        match *self {
            Self::Disc(Circle { center, radius }) => {
                Rect::from_center_size(center, Vec2::splat(2.0 * radius))
            }
            Self::Rect(rect) => rect,
            Self::Polygon(corners) => Rect::from_points(&corners),
        }
    }

    /// How far a point is outside of it, in points; 0 inside.
    pub fn distance(&self, point: Pos2) -> f32 {
        match *self {
            Self::Disc(Circle { center, radius }) => (center.distance(point) - radius).max(0.0),
            Self::Rect(rect) => rect.distance_to_pos(point),
            Self::Polygon(corners) => far_from(corners, point),
        }
    }
}

/// How far a point is outside of a figure with four corners.
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

/// What a place is for who does not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A part of the board, pressed by its name or in the board's own way.
    Part,
    /// A button over the board.
    Button,
    /// Something that is only read.
    Text,
    /// Nothing: there is another way to do the same.
    Hidden,
}

/// A place that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot<P> {
    /// Which.
    pub place: P,
    /// Where.
    pub outline: Outline,
    /// What it is for who does not see it.
    pub access: Access,
    /// The group of parts that it belongs to, if there are groups.
    pub group: Option<u8>,
    /// Whether a press picks it; else it can only be dragged.
    pub pressed: bool,
    /// Whether something stands there.
    pub holds: bool,
    /// Where the keyboard's cursor is drawn when it is here, and where it goes once this is played.
    pub cursor: P,
    /// How far a finger may miss it, in points.
    pub reach: f32,
    /// Whether its words are shown beside a pointer that rests there.
    pub tip: bool,
}

impl<P: Copy> Spot<P> {
    /// A part of the board with nothing on it.
    pub const fn part(place: P, outline: Outline) -> Self {
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

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn inside_of_an_outline_nothing_is_far() {
        let disc = Outline::Disc(Circle::new(pos2(10.0, 10.0), 5.0));
        let rect = Outline::Rect(disc.rect());
        assert!(disc.distance(pos2(13.0, 13.0)) < 1e-6);
        assert!(disc.distance(pos2(14.5, 14.5)) > 1.0 && rect.distance(pos2(14.5, 14.5)) < 1e-6);
        assert!((rect.distance(pos2(18.0, 10.0)) - 3.0).abs() < 1e-6);
    }

    #[test]
    fn a_figure_with_four_corners_is_left_over_its_nearest_edge() {
        let corners = [(10.0, 0.0), (20.0, 5.0), (10.0, 10.0), (0.0, 5.0)];
        let mut corners = corners.map(|(x, y)| pos2(x, y));
        for _ in 0..2 {
            let slanted = Outline::Polygon(corners);
            assert_eq!(
                slanted.rect(),
                Rect::from_min_max(Pos2::ZERO, pos2(20.0, 10.0))
            );
            assert!(slanted.distance(pos2(10.0, 9.5)) < 1e-6);
            assert!(slanted.distance(pos2(1.0, 5.0)) < 1e-6);
            assert!(
                slanted.distance(pos2(1.0, 9.0)) > 1.0,
                "in its rectangle only"
            );
            assert!((slanted.distance(pos2(23.0, 5.0)) - 3.0).abs() < 1e-5);
            corners.reverse();
        }
    }
}
