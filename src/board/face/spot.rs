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
}

impl Outline {
    /// The rectangle around it.
    pub fn rect(&self) -> Rect {
        match *self {
            Self::Disc(Circle { center, radius }) => {
                Rect::from_center_size(center, Vec2::splat(2.0 * radius))
            }
            Self::Rect(rect) => rect,
        }
    }

    /// How far a point is outside of it, in points; 0 inside.
    pub fn distance(&self, point: Pos2) -> f32 {
        match *self {
            Self::Disc(Circle { center, radius }) => (center.distance(point) - radius).max(0.0),
            Self::Rect(rect) => rect.distance_to_pos(point),
        }
    }
}

/// What a place is for who does not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A part of the board, pressed by its name or in the board's own way.
    Part,
    /// A button over the board.
    Button,
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
}
