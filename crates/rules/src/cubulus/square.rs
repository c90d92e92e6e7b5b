//! The 36 winning squares.

use super::bits::Cells;
use super::cell::Face;

/// The shape of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SquareShape {
    /// Two by two neighbouring cells.
    Small,
    /// The four corners of the face.
    Corners,
    /// The four edge centres of the face.
    Diamond,
}

/// Four cells of one face that win if they hold one player's balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The face.
    pub face: Face,
    /// The shape.
    pub shape: SquareShape,
    /// The four cells.
    pub cells: Cells,
}

/// The squares of a face: shape, and one bit per cell of the face in index order.
const PATTERNS: [(SquareShape, u16); 6] = [
    (SquareShape::Small, 0b000_011_011),
    (SquareShape::Small, 0b000_110_110),
    (SquareShape::Small, 0b011_011_000),
    (SquareShape::Small, 0b110_110_000),
    (SquareShape::Corners, 0b101_000_101),
    (SquareShape::Diamond, 0b010_101_010),
];

impl Square {
    /// All 36 squares, six per face.
    pub const ALL: [Self; 36] = squares();
}

const fn squares() -> [Square; 36] {
    let mut squares =
        [Square { face: Face::Right, shape: SquareShape::Small, cells: Cells::EMPTY }; 36];
    let mut number = 0;
    while number < 36 {
        let face = Face::ALL[number / 6];
        let (shape, pattern) = PATTERNS[number % 6];
        squares[number] = Square { face, shape, cells: Cells::pattern(face, pattern) };
        number += 1;
    }
    squares
}
