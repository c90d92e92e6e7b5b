//! Areas of a picture, in pixels.

use egui::{Pos2, Rect};

/// A rectangle of pixels. Its right and bottom edges are exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// The column after the last.
    pub right: usize,
    /// The row after the last.
    pub bottom: usize,
}

impl Area {
    /// Returns the area of a whole picture.
    pub const fn whole([width, height]: [usize; 2]) -> Self {
        Self { left: 0, top: 0, right: width, bottom: height }
    }

    /// Returns the pixels inside a clip rectangle, itself in pixels.
    pub fn clip(rect: Rect) -> Self {
        let pixel = |place: f32| place.round().max(0.0) as usize;
        Self {
            left: pixel(rect.left()),
            top: pixel(rect.top()),
            right: pixel(rect.right()),
            bottom: pixel(rect.bottom()),
        }
    }

    pub(super) fn bounds(self) -> Rect {
        let place = |x: usize, y: usize| Pos2::new(x as f32, y as f32);
        Rect::from_min_max(place(self.left, self.top), place(self.right, self.bottom))
    }

    /// Returns `true` if the area has no pixels.
    pub const fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    /// Returns the intersection of two areas.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }
}
