//! Head starts: balls that a player already has in the cube.

use super::ball::Ball;
use super::bits::Cells;
use super::cell::Cell;
use super::position::Position;
use crate::{HeadStart, Player};

/// The largest head start, in balls.
pub(super) const MOST: u8 = 3;

/// Corners for the balls, as file, rank and layer from 0. The first ones are taken that are free, and that give no face
/// three of them.
const PLACES: [(u8, u8, u8); 8] =
    [(0, 0, 0), (2, 2, 0), (2, 0, 2), (0, 2, 2), (2, 0, 0), (0, 2, 0), (0, 0, 2), (2, 2, 2)];

/// `true` if the cell is taken, or if a face would have three balls with it.
fn are_close(places: &[Cell], cell: Cell) -> bool {
    let place = |cell: Cell| [cell.file(), cell.rank(), cell.layer()];
    let has_face = |axis: usize, of: Cell| place(of)[axis] == place(cell)[axis];
    let is_outside = |axis: usize| place(cell)[axis] != 1;
    let on_face = |axis: usize| places.iter().filter(|&&other| has_face(axis, other)).count();
    places.contains(&cell) || (0..3).any(|axis| is_outside(axis) && on_face(axis) > 1)
}

impl Position {
    /// The same start with a head start; `None` if there is none of this size, or while the neutral balls are laid.
    pub(super) fn ahead(mut self, head_start: HeadStart) -> Option<Self> {
        let steps = usize::from(head_start.steps);
        if !(1..=MOST).contains(&head_start.steps) || self.seats() != 2 || self.is_laying() {
            return None;
        }
        let corners = PLACES.iter().filter_map(|&(file, rank, layer)| Cell::new(file, rank, layer));
        let cells = corners.chain(Cell::all().filter(|cell| *cell != Cell::CORE));
        let mut places: Vec<Cell> = Vec::new();
        for cell in cells {
            if places.len() < steps && self.ball(cell).is_none() && !are_close(&places, cell) {
                places.push(cell);
            }
        }
        if places.len() < steps {
            return None;
        }
        let ball = Ball::of(head_start.player) as usize;
        self.balls[ball] = self.balls[ball] | places.into_iter().collect();
        Some(self)
    }

    pub(super) fn head_start(&self) -> Option<HeadStart> {
        let players = [Player::FIRST, Player::SECOND].into_iter();
        let mut known = players.filter_map(|player| {
            let balls = self.cells(Ball::of(player));
            let head_start = HeadStart { player, steps: u8::try_from(balls.len()).ok()? };
            let mut start = *self;
            start.balls[Ball::of(player) as usize] = Cells::EMPTY;
            (start.ahead(head_start) == Some(*self)).then_some(head_start)
        });
        known.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cubulus::{CubulusRules, GameState, Neutrals, Players};
    use crate::{EditablePosition, Game};

    #[test]
    fn every_head_start_is_a_legal_start_that_is_told_from_all_others() {
        for lot in 0..200 {
            let start = Position::start(Players::Two(Neutrals::by_lot(lot)));
            assert_eq!(start.head_start(), None);
            for (steps, player) in
                (1..=MOST).flat_map(|steps| [(steps, Player::FIRST), (steps, Player::SECOND)])
            {
                let head_start = HeadStart { player, steps };
                let position = start.ahead(head_start).expect("a head start");
                assert_eq!(position.faults(), [], "{position}");
                assert_eq!(position.head_start(), Some(head_start));
                let game = GameState::laid_out(position, CubulusRules::default());
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                let wins = moves.iter().filter(|&&mv| game.winner_after(mv) == Some(player));
                assert_eq!(wins.count(), 0, "lot {lot}: nothing is won at once");
            }
        }
    }

    #[test]
    fn three_players_and_neutral_balls_to_be_laid_have_none() {
        let head_start = HeadStart { player: Player::FIRST, steps: 1 };
        for players in [Players::Three, Players::Two(Neutrals::LaidBySecond)] {
            assert_eq!(Position::start(players).ahead(head_start), None);
        }
    }
}
