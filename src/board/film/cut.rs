//! A part of a game.

/// The part of a game that a film plays: from the position after so many moves to the one after so
/// many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The moves before it begins.
    pub from: usize,
    /// The moves after which it ends.
    pub to: usize,
}

impl Cut {
    /// The number of moves that it plays.
    pub const fn moves(self) -> usize {
        self.to.saturating_sub(self.from)
    }

    /// The same part of a game that has so many moves.
    #[must_use]
    pub fn within(self, moves: usize) -> Self {
        let to = self.to.min(moves);
        Self {
            from: self.from.min(to),
            to,
        }
    }
}
