//! Which moves are legal, and why not.

use super::action::Move;
use super::bits::Squares;
use super::cube::Cube;
use super::notation::MoveError;
use super::position::{Colour, Position};
use super::square::{Direction, Square};
use crate::phrase::{Phrase, Say, said_error};
use crate::rules::Player;

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Nothing stands there.
    Empty(Square),
    /// The pawn is the opponent's; the player to move has the other colour.
    NotYours(Player),
    /// A pawn goes one step, not diagonally, or jumps over the other pawn.
    NotAStep,
    /// A cube stands where the pawn would go.
    CubeInTheWay(Square),
    /// The other pawn stands there: it can only be jumped over.
    PawnInTheWay(Square),
    /// Sideways past the other pawn, though this square straight behind it is free.
    JumpStraight(Square),
    /// Nothing is free before the cube's arrow.
    Locked(Square),
    /// The cube stands at the edge at which its arrow points.
    PointsOff,
    /// A cube moves where its arrow points.
    OffArrow(Direction),
    /// Something stands between the cube and the square it should go to, or on that square.
    NotFree(Square),
    /// The square for a new cube is taken.
    Taken(Square),
    /// All cubes are on the board.
    SupplyEmpty,
    /// The new cube's arrow would point off the board.
    ArrowOff,
    /// The new cube's arrow would point at a cube.
    ArrowAtCube(Square),
    /// The new cube's arrow would point at a pawn.
    ArrowAtPawn(Square),
    /// A pawn would have no way to the far side any more.
    NoWay(Wall),
    /// The move was written wrongly.
    Written(MoveError),
}

/// What would wall a pawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// Whose pawn it is.
    pub player: Player,
    /// The squares that it could still reach, its own included.
    pub reach: Squares,
    /// The squares of cubes each of which, if it alone were away, would leave a way open. The one
    /// that was to be placed or moved is always among them.
    pub closing: Squares,
}

said_error!(Illegal, from Written(MoveError));

impl Say for Illegal {
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
    /// Whether a move is legal here.
    ///
    /// # Errors
    /// The reason why it isn't.
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
            // A free square beside the other pawn, but not the one behind it.
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

    /// Appends every legal move, each once.
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
