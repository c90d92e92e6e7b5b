//! Legal moves, and the reasons other moves are illegal.

use super::bits::Squares;
use super::cube::Cube;
use super::moves::Move;
use super::notation::MoveError;
use super::position::{Colour, Position};
use super::square::{Direction, Square};
use crate::Player;
use crate::phrase::{Phrase, ToPhrase, said_error};

/// Reason a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The square is empty.
    Empty(Square),
    /// The pawn is the opponent's; this player is to move.
    NotYours(Player),
    /// The pawn's move is neither a single orthogonal step nor a jump over the other pawn.
    NotAStep,
    /// A cube is on the pawn's target square.
    CubeInTheWay(Square),
    /// The other pawn is on the target square; it can only be jumped over.
    PawnInTheWay(Square),
    /// The pawn jumps sideways although this square straight behind the other pawn is free.
    JumpStraight(Square),
    /// The square ahead of the cube's arrow is occupied.
    Locked(Square),
    /// The cube is at the edge to which its arrow points.
    PointsOff,
    /// The target is not ahead of the cube's arrow.
    OffArrow(Direction),
    /// This square, the target or one on the way to it, is occupied.
    NotFree(Square),
    /// The square for a new cube is occupied.
    Taken(Square),
    /// All cubes are on the board.
    SupplyEmpty,
    /// The new cube's arrow would point off the board.
    ArrowOff,
    /// The new cube's arrow would point at a cube.
    ArrowAtCube(Square),
    /// The new cube's arrow would point at a pawn.
    ArrowAtPawn(Square),
    /// A pawn would have no path left to the far side.
    NoWay(Wall),
    /// The move text is wrong.
    Written(MoveError),
}

/// A pawn that a move would wall in, and the cubes that do so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The owner of the pawn.
    pub player: Player,
    /// The squares that the pawn could still reach, its own included.
    pub reach: Squares,
    /// The squares of the cubes each of which, if removed alone, would leave a path open. The cube that was
    /// to be placed or moved is always among them.
    pub closing: Squares,
}

said_error!(Illegal, from Written(MoveError));

impl ToPhrase for Illegal {
    fn phrase(&self) -> Phrase {
        let at = |key, square: &Square| Phrase::new(key).with("square", square.to_string());
        match self {
            Self::GameOver => Phrase::new("illegal-game-over"),
            Self::Empty(square) => at("qubism-illegal-empty", square),
            Self::NotYours(player) => {
                Phrase::new("qubism-illegal-not-yours").with("colour", Colour::of(*player).phrase())
            }
            Self::NotAStep => Phrase::new("qubism-illegal-not-a-step"),
            Self::CubeInTheWay(square) => at("qubism-illegal-cube-in-the-way", square),
            Self::PawnInTheWay(square) => at("qubism-illegal-pawn-in-the-way", square),
            Self::JumpStraight(square) => at("qubism-illegal-jump-straight", square),
            Self::Locked(square) => at("qubism-illegal-locked", square),
            Self::PointsOff => Phrase::new("qubism-illegal-points-off"),
            Self::OffArrow(arrow) => {
                Phrase::new("qubism-illegal-off-arrow").with("direction", arrow.phrase())
            }
            Self::NotFree(square) => at("qubism-illegal-not-free", square),
            Self::Taken(square) => at("qubism-illegal-taken", square),
            Self::SupplyEmpty => Phrase::new("qubism-illegal-supply-empty"),
            Self::ArrowOff => Phrase::new("qubism-illegal-arrow-off"),
            Self::ArrowAtCube(square) => at("qubism-illegal-arrow-at-cube", square),
            Self::ArrowAtPawn(square) => at("qubism-illegal-arrow-at-pawn", square),
            Self::NoWay(wall) => Phrase::new("qubism-illegal-no-way")
                .with("colour", Colour::of(wall.player).phrase()),
            Self::Written(error) => error.phrase(),
        }
    }
}

impl Position {
    /// Checks that a move is legal here.
    ///
    /// # Errors
    /// The reason the move is illegal.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.winner().is_some() {
            return Err(Illegal::GameOver);
        }
        match mv {
            Move::Place { square, cube } => self.check_place(square, cube),
            Move::Go { from, to } => match (self.pawn_on(from), self.cube(from)) {
                (Some(player), _) if player == self.turn() => self.check_pawn(from, to),
                (Some(_), _) => Err(Illegal::NotYours(self.turn())),
                (None, Some(cube)) => self.check_slide(from, cube, to),
                (None, None) => Err(Illegal::Empty(from)),
            },
        }
    }

    fn check_pawn(&self, from: Square, to: Square) -> Result<(), Illegal> {
        let targets = self.pawn_targets();
        if targets.has(to) {
            return Ok(());
        }
        let own = Squares::of(from);
        let other = self.pawn(self.turn().next(2));
        let beside_other = Squares::of(other).beside();
        let can_jump = beside_other.has(from);
        let near = own.beside().has(to) || can_jump && beside_other.has(to);
        Err(if !near || to == from {
            Illegal::NotAStep
        } else if self.cubes().has(to) {
            Illegal::CubeInTheWay(to)
        } else if to == other {
            Illegal::PawnInTheWay(to)
        } else {
            // The target is a free square beside the other pawn, but not the one straight behind it.
            (targets & (beside_other - own.beside()))
                .next()
                .map_or(Illegal::NotAStep, Illegal::JumpStraight)
        })
    }

    fn check_slide(&self, from: Square, cube: Cube, to: Square) -> Result<(), Illegal> {
        let slide = self.slide(from);
        if slide.is_empty() {
            let locked = from.step(cube.arrow).map(|_| Illegal::Locked(from));
            return Err(locked.unwrap_or(Illegal::PointsOff));
        }
        if !slide.has(to) {
            let ahead =
                std::iter::successors(from.step(cube.arrow), |square| square.step(cube.arrow));
            let mut blocked = ahead.clone().skip_while(|&square| slide.has(square));
            return Err(match blocked.next() {
                Some(first) if ahead.clone().any(|square| square == to) => Illegal::NotFree(first),
                _ => Illegal::OffArrow(cube.arrow),
            });
        }
        self.check_ways((self.cubes() - Squares::of(from)) | Squares::of(to))
    }

    fn check_place(&self, square: Square, cube: Cube) -> Result<(), Illegal> {
        if self.supply() == 0 {
            return Err(Illegal::SupplyEmpty);
        }
        if !self.free().has(square) {
            return Err(Illegal::Taken(square));
        }
        let target = square.step(cube.arrow).ok_or(Illegal::ArrowOff)?;
        if self.cubes().has(target) {
            return Err(Illegal::ArrowAtCube(target));
        }
        if self.pawn_on(target).is_some() {
            return Err(Illegal::ArrowAtPawn(target));
        }
        self.check_ways(self.cubes() | Squares::of(square))
    }

    /// The path rule for a board with these cubes.
    fn check_ways(&self, cubes: Squares) -> Result<(), Illegal> {
        let open = !cubes;
        let Some(player) = self.walled_in(open) else {
            return Ok(());
        };
        let reach = Squares::of(self.pawn(player)).reach(open);
        let goal = Self::goal(player);
        let beyond = (goal & open).reach(open);
        Err(Illegal::NoWay(Wall {
            player,
            reach,
            closing: cubes & reach.beside() & (beyond.beside() | goal),
        }))
    }

    /// Appends every legal move once.
    pub fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.winner().is_some() {
            return;
        }
        let pawn = self.pawn(self.turn());
        moves.extend(self.pawn_targets().map(|to| Move::Go { from: pawn, to }));
        let crossings = self.crossings();
        for from in self.cubes() {
            let targets = self.cube_targets_past(from, crossings);
            moves.extend(targets.map(|to| Move::Go { from, to }));
        }
        let walling = self.walling();
        for cube in Cube::all() {
            let squares = self.placeable(cube.arrow, walling);
            moves.extend(squares.map(|square| Move::Place { square, cube }));
        }
    }
}
