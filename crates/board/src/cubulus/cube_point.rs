//! Points in and around the cube.

use kuba_rules::cubulus::{Cell, Direction, Face};

/// A point in cells from the middle of a11: along the files, the ranks and the layers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CubePoint([f32; 3]);

impl CubePoint {
    pub(super) const MIDDLE: Self = Self([1.0; 3]);

    pub(super) fn of(cell: Cell) -> Self {
        Self([cell.file(), cell.rank(), cell.layer()].map(f32::from))
    }

    #[must_use]
    pub(super) fn moved(self, direction: Direction, cells: f32) -> Self {
        let (axis, sign) = axis(direction);
        let mut place = self.0;
        place[axis] += sign * cells;
        Self(place)
    }

    pub(super) const fn along_axes(self) -> [f32; 3] {
        self.0
    }

    /// Depth below a face, in cells; negative outside.
    pub(super) fn depth(self, face: Face) -> f32 {
        let (axis, sign) = outwards(face);
        if sign > 0.0 { 2.0 - self.0[axis] } else { self.0[axis] }
    }

    /// Distance outside the cube in cells, seen straight at a face.
    pub(super) fn beside(self, face: Face) -> f32 {
        let (normal, _) = outwards(face);
        (0..3)
            .filter(|&axis| axis != normal)
            .map(|axis| (self.0[axis] - 2.0).max(-self.0[axis]).max(0.0))
            .fold(0.0, f32::max)
    }

    /// File and rank.
    pub(super) const fn seen_from_above(self) -> [f32; 2] {
        [self.0[0], self.0[1]]
    }

    pub(super) const fn height(self) -> f32 {
        self.0[2]
    }
}

/// Axis of a direction, and its sign on that axis.
pub(super) const fn axis(direction: Direction) -> (usize, f32) {
    match direction {
        Direction::East => (0, 1.0),
        Direction::North => (1, 1.0),
        Direction::Up => (2, 1.0),
        Direction::West => (0, -1.0),
        Direction::South => (1, -1.0),
        Direction::Down => (2, -1.0),
    }
}

pub(super) const fn outwards(face: Face) -> (usize, f32) {
    axis(face.inwards().opposite())
}
