//! Sets of cells as bits: the rules' only bit tricks.
//!
//! A rank takes eight bits, of which the eighth is never set. This guard column is what makes a
//! shift stop at the edge: beyond file g there is always an empty cell.

use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

use super::cell::{Cell, Direction};

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u64);

const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
const FILE_A: u64 = 0x0001_0101_0101_0101;
const RANK_1: u64 = 0x7f;

/// For each direction and cell, the cells in front of it up to the edge.
const RAYS: [[u64; 56]; 4] = rays();

const fn rays() -> [[u64; 56]; 4] {
    let mut table = [[0; 56]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut bit = 0;
        while bit < 56 {
            let mut cell = Some(Cell::from_bit(bit));
            let mut ray = 0;
            while let Some(here) = cell {
                cell = here.step(Direction::ALL[direction]);
                if let Some(next) = cell {
                    ray |= 1 << next.bit();
                }
            }
            table[direction][bit as usize] = ray;
            bit += 1;
        }
        direction += 1;
    }
    table
}

impl Cells {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 49 cells.
    pub const BOARD: Self = Self(BOARD);

    /// The set of one cell.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.bit())
    }

    /// The cells along the edge that a push in this direction goes towards.
    #[inline]
    pub const fn edge(direction: Direction) -> Self {
        Self(match direction {
            Direction::North => RANK_1 << 48,
            Direction::East => FILE_A << 6,
            Direction::South => RANK_1,
            Direction::West => FILE_A,
        })
    }

    /// The cells in front of a cell, up to the edge.
    #[inline]
    pub const fn ray(cell: Cell, direction: Direction) -> Self {
        Self(RAYS[direction as usize][cell.bit() as usize])
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.bit() & 1 != 0
    }

    /// The number of cells in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set holds no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as a number, eight bits a rank, file a and rank 1 first: for hashing, and for
    /// whoever reads whole lines of cells at once.
    #[inline]
    pub const fn to_bits(self) -> u64 {
        self.0
    }

    /// Every cell moved one step; those that leave the board are dropped.
    #[inline]
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        Self(
            BOARD
                & match direction {
                    Direction::North => self.0 << 8,
                    Direction::East => self.0 << 1,
                    Direction::South => self.0 >> 8,
                    Direction::West => self.0 >> 1,
                },
        )
    }

    /// These cells, and every cell that can be reached from them in one direction over cells
    /// of `through` without a gap.
    #[inline]
    #[must_use]
    pub const fn fill(self, through: Self, direction: Direction) -> Self {
        let mut cells = self.0;
        let mut open = through.0;
        // Doubling steps: 1 + 2 + 4 cells cross the whole board.
        match direction {
            Direction::North => {
                cells |= open & (cells << 8);
                open &= open << 8;
                cells |= open & (cells << 16);
                open &= open << 16;
                cells |= open & (cells << 32);
            }
            Direction::East => {
                cells |= open & (cells << 1);
                open &= open << 1;
                cells |= open & (cells << 2);
                open &= open << 2;
                cells |= open & (cells << 4);
            }
            Direction::South => {
                cells |= open & (cells >> 8);
                open &= open >> 8;
                cells |= open & (cells >> 16);
                open &= open >> 16;
                cells |= open & (cells >> 32);
            }
            Direction::West => {
                cells |= open & (cells >> 1);
                open &= open >> 1;
                cells |= open & (cells >> 2);
                open &= open >> 2;
                cells |= open & (cells >> 4);
            }
        }
        Self(cells)
    }

    /// The cell of the set that is nearest when looking in a direction from outside the set:
    /// for a set of cells on one ray, the first one on it.
    #[inline]
    pub const fn first(self, direction: Direction) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let bit = match direction {
            Direction::North | Direction::East => self.0.trailing_zeros(),
            Direction::South | Direction::West => self.0.ilog2(),
        };
        Some(Cell::from_bit(bit as u8))
    }
}

#[expect(
    clippy::copy_iterator,
    reason = "a set is one word, and walking it by value is how it is read"
)]
impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.first(Direction::North)?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Self {
        cells
            .into_iter()
            .fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl BitOr for Cells {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Cells {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for Cells {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The cells of the left set that are not in the right one.
impl Sub for Cells {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// All other cells of the board.
impl Not for Cells {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(BOARD & !self.0)
    }
}
