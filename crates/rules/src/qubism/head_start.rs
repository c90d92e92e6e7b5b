//! Head starts: a pawn that is nearer to its goal, and the first move.

use super::position::{Colour, Position};
use super::square::{SIDE, Square};
use crate::{HeadStart, Player};

/// The largest head start, as a number of [`STEPS`].
pub(super) const MOST: u8 = STEPS.len() as u8;

/// By size: the ranks by which the pawn is nearer, and `true` if its player begins whatever the colour.
const STEPS: [(u8, bool); 3] = [(1, false), (1, true), (2, false)];

impl Position {
    /// The same start with a head start; `None` if there is none of this size.
    pub(super) fn ahead(mut self, head_start: HeadStart) -> Option<Self> {
        let HeadStart { player, steps } = head_start;
        let &(ranks, begins) = STEPS.get(usize::from(steps.checked_sub(1)?))?;
        let rank = match Colour::of(player) {
            Colour::Black => ranks,
            Colour::White => SIDE - 1 - ranks,
        };
        self.pawns[player.index()] = Square::new(self.pawn(player).file(), rank)?;
        if begins {
            self.turn = player;
        }
        Some(self)
    }

    /// Black begins anyway, so that the second step is the first for this colour.
    pub(super) fn head_start(&self) -> Option<HeadStart> {
        let mut known = (1..=MOST).flat_map(|steps| {
            [Player::FIRST, Player::SECOND].map(|player| HeadStart { player, steps })
        });
        known.find(|&head_start| Self::start().ahead(head_start) == Some(*self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EditablePosition;

    #[test]
    fn every_head_start_is_a_legal_start_that_is_told_from_all_others() {
        assert_eq!(Position::start().head_start(), None);
        for (steps, player) in
            (1..=MOST).flat_map(|steps| [(steps, Player::FIRST), (steps, Player::SECOND)])
        {
            let head_start = HeadStart { player, steps };
            let position = Position::start().ahead(head_start).expect("a head start");
            assert_eq!(position.faults(), [], "{position}");
            let found = position.head_start().expect("a head start");
            assert_eq!(Position::start().ahead(found), Some(position));
            assert_eq!(found.player, player);
        }
    }
}
