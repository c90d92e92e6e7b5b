//! Points in the cube and around it.

use crate::rules::cubulus::{Cell, Direction, Face};

/// A point in the cube or around it, in cells from the middle of a11: along the files, the ranks
/// and the layers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CubePoint([f32; 3]);

impl CubePoint {
    /// The middle of the cube.
    pub(super) const MIDDLE: Self = Self([1.0; 3]);

    /// The middle of a cell.
    pub(super) fn of(cell: Cell) -> Self {
        Self([cell.file(), cell.rank(), cell.layer()].map(f32::from))
    }

    /// The point so many cells on.
    #[must_use]
    pub(super) fn moved(self, direction: Direction, cells: f32) -> Self {
        let (axis, sign) = axis(direction);
        let mut place = self.0;
        place[axis] += sign * cells;
        Self(place)
    }

    /// How far it is along each axis, in cells.
    pub(super) const fn along_axes(self) -> [f32; 3] {
        self.0
    }

    /// How far it is under a face, in cells; less than 0 outside.
    pub(super) fn depth(self, face: Face) -> f32 {
        let (axis, sign) = outwards(face);
        if sign > 0.0 {
            2.0 - self.0[axis]
        } else {
            self.0[axis]
        }
    }

    /// How far it is outside the cube, in cells, seen straight at a face.
    pub(super) fn beside(self, face: Face) -> f32 {
        let (normal, _) = outwards(face);
        (0..3)
            .filter(|&axis| axis != normal)
            .map(|axis| (self.0[axis] - 2.0).max(-self.0[axis]).max(0.0))
            .fold(0.0, f32::max)
    }

    /// Its file and its rank.
    pub(super) const fn seen_from_above(self) -> [f32; 2] {
        [self.0[0], self.0[1]]
    }

    /// Its layer.
    pub(super) const fn height(self) -> f32 {
        self.0[2]
    }
}

/// The axis of a direction, and whether it goes up or down it.
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

/// The axis out of a face.
pub(super) const fn outwards(face: Face) -> (usize, f32) {
    axis(face.inwards().opposite())
}
