//! The 49 cells of the board and the four directions of a push.

use crate::{Compass, GridSquare};

/// The number of cells along a side of the board.
pub const SIDE: u8 = 7;

/// A cell of the 7×7 board: files a–g from left to right, ranks 1–7 from bottom to top.
pub type Cell = GridSquare<SIDE>;

/// One of the four push directions. North is towards rank 7, east towards file g.
pub type Direction = Compass;
