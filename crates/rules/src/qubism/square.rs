//! The 25 squares of the board and the four directions.

use crate::{Compass, GridSquare};

/// The number of squares along a side of the board.
pub const SIDE: u8 = 5;

/// A square of the 5×5 board: files a–e from left to right, ranks 1–5 from bottom to top, as
/// Black sees it.
pub type Square = GridSquare<SIDE>;

/// One of the four directions on the board. North is towards rank 5, east towards file e.
pub type Direction = Compass;
