//! Sets of cells as bits, with rays and fills along their lines.

use super::cell::{Cell, Direction, SIDE};
use crate::grid::grid_set;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u64);

grid_set!(Cells(u64), Cell, SIDE);

/// By direction and cell: the cells ahead of it up to the edge.
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
    /// The cells ahead of a cell, up to the edge.
    #[inline]
    pub const fn ray(cell: Cell, direction: Direction) -> Self {
        Self(RAYS[direction as usize][cell.bit() as usize])
    }

    /// These cells, and every cell reachable from them in one direction through an unbroken row of `through`.
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

    /// The first cell of the set when moving in a direction; for cells of one ray, the first on the ray.
    #[inline]
    pub const fn first(self, direction: Direction) -> Option<Cell> {
        if self.is_empty() {
            return None;
        }
        let bit = match direction {
            Direction::North | Direction::East => self.0.trailing_zeros(),
            Direction::South | Direction::West => self.0.ilog2(),
        };
        Some(Cell::from_bit(bit as u8))
    }
}
