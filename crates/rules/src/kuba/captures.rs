//! Results of a single push, as search and evaluation ask for them.

use super::bits::Cells;
use super::cell::Direction;
use super::marble::Marble;
use super::position::Position;
use crate::Player;

impl Position {
    /// The cells from which the player to move can push a marble of this colour, not their own,
    /// off the board in a direction, ko included.
    #[inline]
    pub fn capturing(&self, prey: Marble, direction: Direction) -> Cells {
        let falling = self.marbles[prey as usize] & Cells::edge(direction);
        if falling.is_empty() {
            return Cells::EMPTY;
        }
        self.pushable(direction) & falling.fill(self.occupied(), direction.opposite())
    }

    /// The cells from which the player to move can push in a direction without a marble falling off, ko
    /// included.
    #[inline]
    pub fn quiet(&self, direction: Direction) -> Cells {
        let occupied = self.occupied();
        let at_edge = occupied & Cells::edge(direction);
        self.pushable(direction) - at_edge.fill(occupied, direction.opposite())
    }

    /// The marbles, red or the opponent's, that a player could capture with one push now, ignoring ko and
    /// whose turn it is.
    #[inline]
    pub fn prey(&self, player: Player) -> Cells {
        let own = self.marbles[player.index()];
        let occupied = self.occupied();
        Direction::ALL.into_iter().fold(Cells::EMPTY, |prey, direction| {
            let free_behind = own - occupied.shift(direction);
            let pushed = free_behind.fill(occupied, direction);
            prey | ((pushed & Cells::edge(direction)) - own)
        })
    }

    /// The player who has won by reds or marbles.
    pub fn winner(&self) -> Option<Player> {
        self.captured_all().map(|(winner, _)| winner)
    }

    /// Returns `true` if the player to move has no push and loses by that, because the turn is not an extra
    /// one. Ignores Superko's memory.
    #[inline]
    pub fn is_stuck(&self) -> bool {
        !self.extra
            && Direction::ALL.into_iter().all(|direction| self.pushable(direction).is_empty())
    }
}
