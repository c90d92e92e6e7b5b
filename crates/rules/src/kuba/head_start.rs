//! Head starts: reds that a player already has.

use super::bits::Cells;
use super::cell::Cell;
use super::marble::Marble;
use super::position::Position;
use super::ruleset::Setup;
use crate::{HeadStart, Player};

/// The largest head start, in reds.
pub(super) const MOST: u8 = 6;

/// By number of reds: the cells they are taken from, as file and rank from 0. Left and right are alike, so that both
/// colours see the same board. Taken from the inside they help most (see `docs/strength.md`).
const TAKEN: [&[(u8, u8)]; MOST as usize] = [
    &[(3, 3)],
    &[(3, 2), (3, 4)],
    &[(3, 2), (3, 3), (3, 4)],
    &[(2, 3), (3, 2), (3, 4), (4, 3)],
    &[(2, 3), (3, 2), (3, 3), (3, 4), (4, 3)],
    &[(2, 2), (2, 4), (3, 2), (3, 4), (4, 2), (4, 4)],
];

impl Position {
    /// The same start with a head start; `None` if there is none of this size.
    pub(super) fn ahead(mut self, head_start: HeadStart) -> Option<Self> {
        let taken = TAKEN.get(usize::from(head_start.steps.checked_sub(1)?))?;
        let taken: Cells = taken.iter().filter_map(|&(file, rank)| Cell::new(file, rank)).collect();
        let red = Marble::Red as usize;
        self.marbles[red] = self.marbles[red] - taken;
        self.reds[head_start.player.index()] = head_start.steps;
        Some(self)
    }

    pub(super) fn head_start(&self) -> Option<HeadStart> {
        let mut known = (1..=MOST).flat_map(|steps| {
            [Player::FIRST, Player::SECOND].map(|player| HeadStart { player, steps })
        });
        known.find(|&head_start| {
            [Setup::Standard, Setup::Mirrored]
                .into_iter()
                .any(|setup| Self::start(setup).ahead(head_start) == Some(*self))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EditablePosition;

    #[test]
    fn every_head_start_is_a_legal_start_that_is_told_from_all_others() {
        for setup in [Setup::Standard, Setup::Mirrored] {
            assert_eq!(Position::start(setup).head_start(), None);
            for (steps, player) in
                (1..=MOST).flat_map(|steps| [(steps, Player::FIRST), (steps, Player::SECOND)])
            {
                let head_start = HeadStart { player, steps };
                let position = Position::start(setup).ahead(head_start).expect("a head start");
                assert_eq!(position.faults(), [], "{position}");
                assert_eq!(position.to_string().parse(), Ok(position));
                assert_eq!(position.head_start(), Some(head_start));
                assert_eq!(position.reds(player), steps);
                let red = position.cells(Marble::Red);
                assert_eq!(red, position.mirrored().cells(Marble::Red), "both see the same board");
            }
        }
        for steps in [0, MOST + 1] {
            let head_start = HeadStart { player: Player::FIRST, steps };
            assert_eq!(Position::start(Setup::Standard).ahead(head_start), None);
        }
    }
}
