//! A range of moves of a game.

/// The part of a game that a film plays: from the position after `from` moves to the one after `to` moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRange {
    /// Number of moves before the range.
    pub from: usize,
    /// Number of moves at its end.
    pub to: usize,
}

impl MoveRange {
    /// Returns the number of moves in the range.
    pub const fn moves(self) -> usize {
        self.to.saturating_sub(self.from)
    }

    /// Returns the range clamped to a game of this many moves.
    #[must_use]
    pub fn within(self, moves: usize) -> Self {
        let to = self.to.min(moves);
        Self { from: self.from.min(to), to }
    }
}
