//! What a pressed pointer holds: a line by one of its openings, or a ball from a hand.

use egui::Pos2;

use super::geometry::Geometry;
use crate::board::gesture::Hold;
use crate::rules::cubulus::Opening;

/// Something under a pressed pointer.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    /// What it is.
    pub held: Held,
    /// Where the pointer is.
    pub place: Pos2,
    /// Whether it is a finger or a pen, which see no preview before they press.
    pub by_touch: bool,
    hold: Hold,
}

/// What can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// A line, at the end where it is entered.
    Line(Opening),
    /// The core, in its tray, while neutral balls are being laid.
    Core,
    /// A ball of one's own, from its tray.
    Ball,
}

impl Drag {
    /// A pointer went down on something.
    pub(super) const fn new(held: Held, place: Pos2, by_touch: bool, hold: Hold) -> Self {
        Self {
            held,
            place,
            by_touch,
            hold,
        }
    }

    /// Whether the pointer has moved far enough to be dragging.
    pub(super) const fn has_begun(&self) -> bool {
        self.hold.has_begun()
    }

    /// The pointer is here now, `time` in seconds.
    pub(super) fn move_to(&mut self, place: Pos2, time: f64, geometry: &Geometry) {
        self.place = place;
        self.hold.move_to(place, geometry.u());
        let inwards = self.pull(geometry).map_or(0.0, |(_, distance)| distance);
        self.hold.note(time, inwards);
    }

    /// The line that is held and how far it has been pulled inwards, in cells; `None` if a ball
    /// is held.
    pub(super) fn pull(&self, geometry: &Geometry) -> Option<(Opening, f32)> {
        let Held::Line(opening) = self.held else {
            return None;
        };
        let inwards = geometry.step(opening.direction()) / geometry.u();
        let distance = self.hold.travel().dot(inwards).max(0.0);
        Some((opening, distance))
    }

    /// Whether letting go now moves the line, if that is legal.
    pub(super) fn commits(&self, geometry: &Geometry) -> bool {
        self.pull(geometry)
            .is_some_and(|(_, distance)| self.hold.commits(distance))
    }
}
