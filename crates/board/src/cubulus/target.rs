//! Hit targets of the board, and rejections of an input.

use kuba_rules::Player;
use kuba_rules::cubulus::{Cell, Illegal, Opening};

/// A hit target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// One of the 54 openings.
    Opening(Opening),
    /// A layer seen from above, counted from 0 at the bottom.
    Layer(u8),
    /// A cell in the tray of its layer, which can only be looked at.
    Seen(Cell),
    /// The core in its tray, while neutral balls are being laid.
    Core,
    /// A hollow of the tray that the next ball comes from.
    Hand(usize),
}

/// Reason why an input is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// An opening that the rules forbid to enter.
    Opening(Opening, Illegal),
    /// A ball in the core, which the rules forbid.
    Core(Illegal),
    /// A move that would only let this other player win.
    Gift(Player),
}

impl Target {
    pub(super) const fn opening(self) -> Option<Opening> {
        match self {
            Self::Opening(opening) => Some(opening),
            Self::Layer(_) | Self::Seen(_) | Self::Core | Self::Hand(_) => None,
        }
    }
}
