//! A marble being dragged along its rank or its file.

use egui::{Pos2, Vec2};

use super::geometry::Geometry;
use crate::board::gesture::Hold;
use crate::rules::kuba::{Cell, Direction};

/// How far the axis stays free, in cells.
const LOCK: f32 = 0.3;
/// How much longer one way must be than the other to lock the axis before that.
const CLEARER: f32 = 1.4;
/// How near to the start the axis is free again, in cells.
const UNLOCK: f32 = 0.2;

/// A marble under a pressed pointer.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    /// The marble's cell.
    pub cell: Cell,
    hold: Hold,
    horizontal: Option<bool>,
}

/// Where a drag would take the marble.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pull {
    /// Which way.
    pub direction: Direction,
    /// How far, in cells, at least 0.
    pub distance: f32,
}

impl Drag {
    /// A pointer went down on a marble.
    pub(super) const fn new(cell: Cell, hold: Hold) -> Self {
        Self {
            cell,
            hold,
            horizontal: None,
        }
    }

    /// Whether the pointer has moved far enough to be dragging.
    pub(super) const fn has_begun(&self) -> bool {
        self.hold.has_begun()
    }

    /// The pointer is here now, `time` in seconds.
    pub(super) fn move_to(&mut self, place: Pos2, time: f64, geometry: &Geometry) {
        self.hold.move_to(place, geometry.cell_size());
        let travel = self.hold.travel().abs();
        let (x, y) = (travel.x, travel.y);
        if x.max(y) < UNLOCK && self.horizontal.is_some() {
            self.horizontal = None;
        }
        let clear = x > CLEARER * y || y > CLEARER * x;
        if self.horizontal.is_none() && self.has_begun() && (x.max(y) >= LOCK || clear) {
            self.horizontal = Some(x >= y);
        }
        let along = self.pull(geometry).map_or(0.0, |pull| pull.distance);
        self.hold.note(time, along);
    }

    /// Which way and how far the marble is pulled; `None` before the drag has an axis.
    pub(super) fn pull(&self, geometry: &Geometry) -> Option<Pull> {
        let travel = self.hold.travel();
        let way = if self.horizontal? {
            Vec2::new(travel.x, 0.0)
        } else {
            Vec2::new(0.0, travel.y)
        };
        Some(Pull {
            direction: geometry.direction(way)?,
            distance: way.length(),
        })
    }

    /// Whether letting go now pushes, if the push is legal.
    pub(super) fn commits(&self, geometry: &Geometry) -> bool {
        self.pull(geometry)
            .is_some_and(|pull| self.hold.commits(pull.distance))
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::rules::Player;

    fn board() -> Geometry {
        // 100 points a cell.
        let space = Rect::from_min_size(pos2(0.0, 0.0), vec2(1060.0, 1060.0));
        Geometry::new(space, Player::FIRST, true)
    }

    fn dragged(places: &[(f64, f32, f32)]) -> Drag {
        let hold = Hold::new(pos2(0.0, 0.0), 6.0);
        let mut drag = Drag::new("f1".parse().expect("a cell"), hold);
        for &(time, x, y) in places {
            drag.move_to(pos2(x, y), time, &board());
        }
        drag
    }

    #[test]
    fn nothing_is_dragged_below_the_threshold() {
        let drag = dragged(&[(0.0, 3.0, 3.0)]);
        assert!(!drag.has_begun() && drag.pull(&board()).is_none());
    }

    #[test]
    fn the_longer_way_locks_the_axis_and_near_the_start_it_is_free_again() {
        let mut drag = dragged(&[(0.0, 5.0, -40.0), (0.1, 90.0, -60.0)]);
        let pull = drag.pull(&board()).expect("an axis");
        assert_eq!((pull.direction, pull.distance), (Direction::North, 0.6));
        drag.move_to(pos2(5.0, -5.0), 0.2, &board());
        drag.move_to(pos2(90.0, -10.0), 0.3, &board());
        let pull = drag.pull(&board()).expect("an axis");
        assert_eq!(pull.direction, Direction::East);
    }

    #[test]
    fn half_a_cell_commits_and_less_springs_back() {
        assert!(dragged(&[(0.0, 0.0, -10.0), (5.0, 0.0, -51.0)]).commits(&board()));
        assert!(!dragged(&[(0.0, 0.0, -10.0), (5.0, 0.0, -45.0)]).commits(&board()));
    }

    #[test]
    fn a_flick_commits_earlier() {
        assert!(dragged(&[(0.0, 0.0, -8.0), (0.05, 0.0, -25.0)]).commits(&board()));
        assert!(!dragged(&[(0.0, 0.0, -8.0), (0.05, 0.0, -15.0)]).commits(&board()));
    }
}
