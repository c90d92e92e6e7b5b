//! Winning chances.

/// How likely a player is to win, in tenths of a percent; a draw is half a win.
///
/// A whole number, so that it is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u16);

impl Chance {
    /// A proved loss.
    pub const LOST: Self = Self(0);
    /// As likely as not.
    pub const EVEN: Self = Self(500);
    /// A proved win.
    pub const WON: Self = Self(1000);

    /// So many tenths of a percent, 1000 at most.
    pub fn permille(tenths: u16) -> Self {
        Self(tenths.min(Self::WON.0))
    }

    /// In tenths of a percent, 0 to 1000.
    pub fn tenths(self) -> u16 {
        self.0
    }
}
