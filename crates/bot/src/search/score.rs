//! Scores of positions.

use std::ops::Neg;

/// Value of a position for one side, in hundredths of a unit of the game (for Kuba a red marble), or a win or
/// loss in a known number of plies.
///
/// The side is not part of the score. Inside the search it is the side to move at the position; in the
/// results of a search ([`BestMove`](super::BestMove), [`RootMove`](super::RootMove)) it is the side to move at
/// the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i32);

/// A win in 0 plies.
const WIN: i32 = 1_000_000;
/// Longest distance to the end that a score can express, in plies.
const LONGEST: i32 = 10_000;

impl Score {
    /// Score of an even position and of a drawn game.
    pub const DRAW: Self = Self(0);
    pub(super) const LOWEST: Self = Self(-WIN - 1);
    pub(super) const HIGHEST: Self = Self(WIN + 1);

    /// Returns the score of a win in this many plies.
    pub const fn win_in(plies: usize) -> Self {
        Self(WIN - plies as i32)
    }

    /// Returns the score of a loss in this many plies.
    pub const fn loss_in(plies: usize) -> Self {
        Self(plies as i32 - WIN)
    }

    /// Creates a score from an evaluation in hundredths, limited to less than a win.
    pub fn estimate(centi: i32) -> Self {
        let most = WIN - LONGEST - 1;
        Self(centi.clamp(-most, most))
    }

    /// Returns the number of plies to a proved win (positive) or loss (negative), if it is one.
    pub fn plies_to_end(self) -> Option<i32> {
        let plies = WIN - self.0.abs();
        (plies <= LONGEST).then_some(plies * self.0.signum())
    }

    /// Returns the score in hundredths of a unit of the game.
    pub fn centi(self) -> i32 {
        self.0
    }

    /// Inverse of [`Score::centi`].
    pub(super) const fn stored(number: i32) -> Self {
        Self(number)
    }

    pub(super) fn is_decisive(self) -> bool {
        self.0.abs() >= WIN - LONGEST
    }

    pub(super) fn is_win(self) -> bool {
        self.0 >= WIN - LONGEST
    }

    pub(super) fn is_loss(self) -> bool {
        self.0 <= LONGEST - WIN
    }

    pub(super) fn below(self) -> Self {
        Self(self.0 - 1)
    }

    pub(super) fn above(self) -> Self {
        Self(self.0 + 1)
    }

    /// Limited to a win or loss.
    pub(super) fn plus(self, centi: i32) -> Self {
        Self((self.0 + centi).clamp(Self::LOWEST.0, Self::HIGHEST.0))
    }

    /// Converts a win counted from the root to one counted from the position at `ply`.
    pub(super) fn counted_from_here(self, ply: usize) -> Self {
        self.with_end_moved(ply as i32)
    }

    pub(super) fn counted_from_root(self, ply: usize) -> Self {
        self.with_end_moved(-(ply as i32))
    }

    fn with_end_moved(self, nearer: i32) -> Self {
        match self.plies_to_end() {
            Some(_) => Self(self.0 + nearer * self.0.signum()),
            None => self,
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_wins_and_later_losses_are_better() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(5) > Score::loss_in(2));
        assert!(Score::win_in(99) > Score::estimate(i32::MAX));
        assert_eq!(-Score::win_in(4), Score::loss_in(4));
    }

    #[test]
    fn the_plies_to_the_end_have_the_sign_of_the_result() {
        assert_eq!(Score::win_in(3).plies_to_end(), Some(3));
        assert_eq!(Score::loss_in(2).plies_to_end(), Some(-2));
        assert_eq!(Score::estimate(700).plies_to_end(), None);
    }

    #[test]
    fn a_win_is_counted_from_either_end_of_the_path() {
        let seen_from_root = Score::win_in(7);
        assert_eq!(seen_from_root.counted_from_here(4), Score::win_in(3));
        assert_eq!(seen_from_root.counted_from_here(4).counted_from_root(4), seen_from_root);
        assert_eq!(Score::loss_in(7).counted_from_here(4), Score::loss_in(3));
        assert_eq!(Score::estimate(50).counted_from_here(4), Score::estimate(50));
    }
}
