//! What can be pointed at on the board, and why something is not done there.

use crate::rules::Player;
use crate::rules::cubulus::{Cell, Illegal, Opening};

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// One of the 54 openings.
    Opening(Opening),
    /// A layer seen from above, counted from 0 at the bottom.
    Layer(u8),
    /// A cell in the tray of its layer, which is only looked at.
    Seen(Cell),
    /// The core, in its tray, while neutral balls are being laid.
    Core,
    /// A hollow of the tray from which the next ball is taken.
    Hand(usize),
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules forbid to enter an opening.
    Opening(Opening, Illegal),
    /// They forbid to lay a ball in the core.
    Core(Illegal),
    /// It would only let this other player win.
    Gift(Player),
}

impl Place {
    /// The opening that it is.
    pub(super) const fn opening(self) -> Option<Opening> {
        match self {
            Self::Opening(opening) => Some(opening),
            Self::Layer(_) | Self::Seen(_) | Self::Core | Self::Hand(_) => None,
        }
    }
}
