//! Sets of cells as bits, and what moves along their lines.
//!
//! A rank takes eight bits, of which the eighth is never set. This guard column is what makes a
//! shift stop at the edge: beyond file g there is always an empty cell.

use super::cell::{Cell, Direction};
use crate::rules::bit_set::bit_set;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u64);

bit_set!(Cells(u64), Cell, bit, from_bit, BOARD);

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
    /// All 49 cells.
    pub const BOARD: Self = Self(BOARD);

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
