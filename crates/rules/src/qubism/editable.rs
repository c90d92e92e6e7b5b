//! Changes to a position that is set up by hand.

use super::cube::{Cube, Fin};
use super::position::{CUBES, Colour, Position};
use super::square::Square;
use super::text::PositionError;
use crate::{EditablePosition, Player};

impl Position {
    /// Puts a cube on a square, replacing any cube there; `None` removes it.
    pub fn lay(&mut self, square: Square, cube: Option<Cube>) {
        self.lift(square);
        if let Some(cube) = cube {
            self.put(square, cube);
        }
    }

    /// Puts a player's pawn on a square, even if the square is occupied.
    pub fn stand(&mut self, player: Player, square: Square) {
        self.pawns[player.index()] = square;
    }

    /// Sets the player to move.
    pub fn give_turn(&mut self, player: Player) {
        self.turn = player;
    }
}

impl EditablePosition for Position {
    type Fault = PositionError;

    fn read(text: &str) -> Result<Self, PositionError> {
        Self::laid_out(text)
    }

    fn faults(&self) -> Vec<PositionError> {
        let mut faults = Vec::new();
        let cubes = self.cubes();
        if cubes.len() > CUBES {
            faults.push(PositionError::TooMany(cubes.len()));
        }
        for colour in Colour::ALL {
            let pawn = self.pawn(colour.player());
            if cubes.has(pawn) {
                faults.push(PositionError::PawnOnCube(colour, pawn));
            }
            if Self::goal(colour.player()).has(pawn) {
                faults.push(PositionError::PawnAtGoal(colour));
            }
        }
        let [black, white] = self.pawns;
        if black == white {
            faults.push(PositionError::PawnOnPawn(black));
        }
        let walled_in =
            Colour::ALL.into_iter().filter(|colour| self.steps_to_goal(colour.player()).is_none());
        faults.extend(walled_in.map(PositionError::NoWay));
        faults
    }

    /// Pawns cannot be removed; they return to where they start.
    fn cleared(&self) -> Self {
        Self::start()
    }

    fn mirrored(&self) -> Self {
        let pawns = self.pawns.map(Square::mirrored);
        let mut mirrored = Self::with_pawns(pawns, self.turn);
        for square in self.cubes() {
            let cube = self.cube(square).map(|cube| Cube {
                arrow: cube.arrow.mirrored(),
                fin: match cube.fin {
                    Fin::Left => Fin::Right,
                    Fin::Right => Fin::Left,
                },
            });
            mirrored.lay(square.mirrored(), cube);
        }
        mirrored
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        Position::read(text).expect("a text")
    }

    #[test]
    fn the_mirror_exchanges_left_and_right_and_the_fins() {
        let one = position("SL4/5/ER3WL/5/4NR b2 c4 w");
        let other = position("4SR/5/ER3WL/5/NL4 d2 c4 w");
        assert_eq!(one.mirrored(), other);
        assert_eq!(other.mirrored(), one);
    }

    #[test]
    fn everything_that_is_wrong_is_said() {
        let wrong = position("5/5/5/NLNLNLNLNL/2NL2 c1 c1 b");
        assert_eq!(
            wrong.faults(),
            [
                PositionError::PawnOnCube(Colour::Black, "c1".parse().expect("a square")),
                PositionError::PawnOnCube(Colour::White, "c1".parse().expect("a square")),
                PositionError::PawnAtGoal(Colour::White),
                PositionError::PawnOnPawn("c1".parse().expect("a square")),
                PositionError::NoWay(Colour::Black),
            ]
        );
    }
}
