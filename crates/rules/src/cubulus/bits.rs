//! Sets of cells as bits: a cell's bit is its index, so that a step along an axis is a shift by one, three or
//! nine.

use super::cell::{Cell, Direction, Face};
use crate::bit_set::bit_set;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u32);

bit_set!(Cells(u32), Cell, index, from_index, CUBE);

const CUBE: u32 = (1 << 27) - 1;

/// By direction: the cells of the face on that side.
const FACES: [u32; 6] = faces();

const fn faces() -> [u32; 6] {
    let mut faces = [0; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut index = 0;
        while index < 27 {
            let cell = Cell::from_index(index);
            if cell.step(Direction::ALL[direction]).is_none() {
                faces[direction] |= 1 << index;
            }
            index += 1;
        }
        direction += 1;
    }
    faces
}

impl Cells {
    /// All 27 cells.
    pub const CUBE: Self = Self(CUBE);
    /// The 26 cells on the faces: all but the core.
    pub const OUTER: Self = Self(CUBE & !(1 << Cell::CORE.index()));

    pub(super) const MIDDLE_LAYER: Self = Self(0o777 << 9);
    /// The centres of the faces, the core, a11 and c33.
    pub(super) const CENTRES: Self = Self(0o420 << 18 | 0o272 << 9 | 0o021);

    /// The nine cells of a face.
    #[inline]
    pub const fn face(face: Face) -> Self {
        Self(FACES[face.inwards().opposite() as usize])
    }

    /// Bit *n* of `pattern` stands for the *n*-th of the face's nine cells in index order.
    pub(super) const fn pattern(face: Face, pattern: u16) -> Self {
        let mut left = Self::face(face).0;
        let mut cells = 0;
        let mut bit = 0;
        while left != 0 {
            let cell = left & left.wrapping_neg();
            left ^= cell;
            if pattern >> bit & 1 != 0 {
                cells |= cell;
            }
            bit += 1;
        }
        Self(cells)
    }

    /// All cells moved one step; those that leave the cube are dropped.
    #[inline]
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        let staying = self.0 & !FACES[direction as usize];
        Self(match direction {
            Direction::East => staying << 1,
            Direction::North => staying << 3,
            Direction::Up => staying << 9,
            Direction::West => staying >> 1,
            Direction::South => staying >> 3,
            Direction::Down => staying >> 9,
        })
    }

    /// The first cells of the lines in a direction that lie wholly in the set.
    #[inline]
    #[must_use]
    pub const fn lines(self, direction: Direction) -> Self {
        let back = direction.opposite();
        let behind = self.shift(back);
        Self(self.0 & behind.0 & behind.shift(back).0)
    }

    /// Returns `true` if all cells of `other` are in the set.
    #[inline]
    pub const fn includes(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns `true` if the set contains one of the 36 squares.
    #[inline]
    pub const fn has_square(self) -> bool {
        self.len() >= 4
            && (self.squares_on(1, 3) | self.squares_on(1, 9) | self.squares_on(3, 9)) != 0
    }

    /// Squares on the two faces along which a step is a shift by `one` or by `other`. A square sets the bit
    /// of its cell nearest to a11, a diamond that of the free corner there.
    const fn squares_on(self, one: u32, other: u32) -> u32 {
        let cells = self.0;
        let third = 13 - one - other;
        let origins = 1 | 1 << (2 * third);
        let row = origins | origins << one;
        let small = cells & cells >> one & cells >> other & cells >> (one + other);
        let corners =
            cells & cells >> (2 * one) & cells >> (2 * other) & cells >> (2 * (one + other));
        let diamond =
            cells >> one & cells >> other & cells >> (2 * one + other) & cells >> (one + 2 * other);
        small & (row | row << other) | (corners | diamond) & origins
    }
}
