//! The look of a board, as the settings choose it.

use serde::{Deserialize, Serialize};

use super::Palette;
use kuba_rules::Player;

/// The style of marbles, which tells them apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarbleStyle {
    /// Glass, with a cat's-eye in red and a ring in white.
    #[default]
    Glass,
    /// Ring, plus and diamond on top.
    Symbols,
}

/// The speed of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// No motion.
    Off,
    /// Twice the normal time.
    Slow,
    /// Normal time.
    #[default]
    Normal,
    /// Half the normal time.
    Fast,
}

impl Speed {
    /// Returns the factor for all durations; 0 without motion.
    pub const fn pace(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
        }
    }
}

/// The look of a board: the settings that drawing needs.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The colours.
    pub palette: &'static Palette,
    /// The style of marbles.
    pub marbles: MarbleStyle,
    /// `true` if files and ranks are labelled around the field.
    pub coordinates: bool,
    /// The seat at the bottom of the board.
    pub viewer: Player,
    /// The speed of animations.
    pub speed: Speed,
    /// `true` if outlines replace motion.
    pub reduce_motion: bool,
    /// `true` if the board has room for the pieces beside it; otherwise they are only on the cards.
    pub stores: bool,
}

impl Look {
    /// The usual look on light wood.
    #[cfg(test)]
    pub(super) const PLAIN: Self = Self {
        palette: &crate::palette::MAPLE,
        marbles: MarbleStyle::Glass,
        coordinates: true,
        viewer: Player::FIRST,
        speed: Speed::Normal,
        reduce_motion: false,
        stores: true,
    };

    /// Returns the factor for all durations; 0 without motion.
    pub const fn pace(&self) -> f64 {
        if self.reduce_motion { 0.0 } else { self.speed.pace() }
    }
}
