//! The position, and the effect of a move on it.

use super::bits::{Shortest, Squares};
use super::cube::{Cube, Fin};
use super::moves::Move;
use super::square::{Direction, SIDE, Square};
use crate::Player;

/// The number of cubes, on the board and in the supply together.
pub const CUBES: u32 = 9;

/// A pawn's colour. Black begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The first player, who heads for rank 5.
    Black,
    /// The second player, who heads for rank 1.
    White,
}

/// A position: the pawns, the cubes, and the player to move. The supply follows from the cubes on the board.
///
/// [`super::GameState`] counts the repetitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    cubes: Squares,
    /// Cubes whose arrow points east or west.
    across: Squares,
    /// Cubes whose arrow points south or west.
    back: Squares,
    /// Cubes with the fin on the right.
    right: Squares,
    pub(super) pawns: [Square; 2],
    pub(super) turn: Player,
}

impl Colour {
    /// Both colours, in the order of play.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The colour of a player.
    pub const fn of(player: Player) -> Self {
        Self::ALL[player.index()]
    }

    /// The player with this colour.
    pub const fn player(self) -> Player {
        Player::seat(self as usize)
    }

    /// `b` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
        }
    }

    /// The goal rank, counted from 0.
    pub const fn goal_rank(self) -> u8 {
        match self {
            Self::Black => SIDE - 1,
            Self::White => 0,
        }
    }
}

impl Position {
    /// An empty board with one pawn per player, Black to move.
    pub fn start() -> Self {
        let middle = |rank: u8| Square::from_bit(6 * rank + SIDE / 2);
        Self::with_pawns([middle(0), middle(SIDE - 1)], Player::FIRST)
    }

    pub(super) const fn with_pawns(pawns: [Square; 2], turn: Player) -> Self {
        Self {
            cubes: Squares::EMPTY,
            across: Squares::EMPTY,
            back: Squares::EMPTY,
            right: Squares::EMPTY,
            pawns,
            turn,
        }
    }

    /// The player to move.
    #[inline]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// The square of a player's pawn.
    #[inline]
    pub const fn pawn(&self, player: Player) -> Square {
        self.pawns[player.index()]
    }

    /// The player whose pawn stands on a square.
    pub fn pawn_on(&self, square: Square) -> Option<Player> {
        (0..2).map(Player::seat).find(|&player| self.pawn(player) == square)
    }

    /// The squares with a cube.
    #[inline]
    pub const fn cubes(&self) -> Squares {
        self.cubes
    }

    /// The cube on a square.
    #[inline]
    pub fn cube(&self, square: Square) -> Option<Cube> {
        if !self.cubes.has(square) {
            return None;
        }
        let arrow = match (self.across.has(square), self.back.has(square)) {
            (false, false) => Direction::North,
            (true, false) => Direction::East,
            (false, true) => Direction::South,
            (true, true) => Direction::West,
        };
        let fin = if self.right.has(square) { Fin::Right } else { Fin::Left };
        Some(Cube { arrow, fin })
    }

    /// Calls `tell` with the square and the [`Cube::index`] of each cube.
    #[inline]
    pub fn each_cube(&self, mut tell: impl FnMut(Square, usize)) {
        for square in self.cubes {
            let bit = |set: Squares| (set.to_bits() >> square.bit()) as usize & 1;
            let arrow = 2 * bit(self.back) + bit(self.across);
            tell(square, 2 * arrow + bit(self.right));
        }
    }

    /// The number of cubes in the supply.
    #[inline]
    pub const fn supply(&self) -> u32 {
        CUBES.saturating_sub(self.cubes.len())
    }

    /// The squares with neither cube nor pawn.
    #[inline]
    pub fn free(&self) -> Squares {
        let [black, white] = self.pawns.map(Squares::of);
        !(self.cubes | black | white)
    }

    /// The goal squares of a player.
    #[inline]
    pub const fn goal(player: Player) -> Squares {
        Squares::rank(Colour::of(player).goal_rank())
    }

    /// The number of steps that a player's pawn needs to the far side if nothing else moves. Pawns do not
    /// block a path. `None` only in a position that the path rule forbids.
    #[inline]
    pub fn steps_to_goal(&self, player: Player) -> Option<u32> {
        Squares::of(self.pawn(player)).steps(!self.cubes, Self::goal(player))
    }

    /// The shortest paths of a player's pawn to the far side, as [`Position::steps_to_goal`] counts them.
    #[inline]
    pub fn shortest_ways(&self, player: Player) -> Option<Shortest> {
        Squares::of(self.pawn(player)).shortest(!self.cubes, Self::goal(player))
    }

    /// The distance of the pawns in ranks if they face each other on one file without a cube between them.
    #[inline]
    pub fn corridor(&self) -> Option<u8> {
        let [black, white] = self.pawns;
        if black.file() != white.file() || black.rank() >= white.rank() {
            return None;
        }
        let mut between = Squares::of(black);
        while !between.has(white) {
            between = between | between.shift(Direction::North);
        }
        (!between.meets(self.cubes)).then(|| white.rank() - black.rank())
    }

    /// One shortest path of a player's pawn to the far side, both ends included.
    pub fn way_to_goal(&self, player: Player) -> Option<Squares> {
        Squares::of(self.pawn(player)).way(!self.cubes, Self::goal(player))
    }

    /// The player whose pawn has reached the far side.
    #[inline]
    pub fn winner(&self) -> Option<Player> {
        (0..2).map(Player::seat).find(|&player| Self::goal(player).has(self.pawn(player)))
    }

    /// The squares to which the pawn of the player to move can go, jumps included.
    #[inline]
    pub fn pawn_targets(&self) -> Squares {
        self.pawn_targets_of(self.turn)
    }

    /// The squares to which a player's pawn could go, jumps included, if that player were to move.
    #[inline]
    pub fn pawn_targets_of(&self, player: Player) -> Squares {
        let own = Squares::of(self.pawn(player));
        let other = Squares::of(self.pawn(player.next(2)));
        let steps = own.beside() & self.free();
        if own.beside().meets(other) { steps | self.jump_targets(own, other) } else { steps }
    }

    fn jump_targets(&self, own: Squares, other: Squares) -> Squares {
        let ahead = Direction::ALL.into_iter().find(|&direction| own.shift(direction) == other);
        let Some(ahead) = ahead else {
            return Squares::EMPTY;
        };
        let straight = other.shift(ahead) - self.cubes;
        if straight.is_empty() {
            (other.shift(ahead.left()) | other.shift(ahead.right())) - self.cubes
        } else {
            straight
        }
    }

    /// The free squares ahead of a cube's arrow, up to the first that is occupied, ignoring the path rule.
    pub fn slide(&self, from: Square) -> Squares {
        let mut squares = Squares::EMPTY;
        if let Some(cube) = self.cube(from) {
            let free = self.free();
            let mut front = Squares::of(from).shift(cube.arrow) & free;
            while !front.is_empty() {
                squares = squares | front;
                front = front.shift(cube.arrow) & free;
            }
        }
        squares
    }

    /// The free squares on which a new cube would leave a pawn without a path.
    pub fn walling(&self) -> Squares {
        let open = !self.cubes;
        let mut walling = Squares::EMPTY;
        for square in self.crossings() & self.free() {
            if !self.all_have_ways(open - Squares::of(square)) {
                walling = walling | Squares::of(square);
            }
        }
        walling
    }

    /// The squares to which the cube on `from` can be moved.
    pub fn cube_targets(&self, from: Square) -> Squares {
        self.cube_targets_past(from, self.crossings())
    }

    /// Takes [`Position::crossings`] from the caller, to compute them only once.
    #[inline]
    pub(super) fn cube_targets_past(&self, from: Square, crossings: Squares) -> Squares {
        let mut targets = self.slide(from);
        let open = !self.cubes | Squares::of(from);
        for square in targets & crossings {
            if !self.all_have_ways(open - Squares::of(square)) {
                targets = targets - Squares::of(square);
            }
        }
        targets
    }

    /// The squares of one shortest path of each pawn. A cube on any other square walls no pawn in.
    #[inline]
    pub fn crossings(&self) -> Squares {
        let [black, white] = [Player::FIRST, Player::SECOND]
            .map(|player| self.way_to_goal(player).unwrap_or(Squares::BOARD));
        black | white
    }

    #[inline]
    fn all_have_ways(&self, open: Squares) -> bool {
        self.walled_in(open).is_none()
    }

    /// The first player without a path to the far side over `open`.
    #[inline]
    pub(super) fn walled_in(&self, open: Squares) -> Option<Player> {
        (0..2).map(Player::seat).find(|&player| {
            let pawn = Squares::of(self.pawn(player));
            pawn.steps(open, Self::goal(player)).is_none()
        })
    }

    /// The free squares on which a cube with its arrow in this direction can be placed, `walling` squares
    /// excluded; none if the supply is empty.
    #[inline]
    pub fn placeable(&self, arrow: Direction, walling: Squares) -> Squares {
        if self.supply() == 0 {
            return Squares::EMPTY;
        }
        let free = self.free();
        (free - walling) & free.shift(arrow.opposite())
    }

    /// The number of legal moves; zero once the game is decided.
    pub fn move_count(&self) -> u32 {
        if self.winner().is_some() {
            return 0;
        }
        let walling = if self.supply() == 0 { Squares::EMPTY } else { self.walling() };
        let placements: u32 =
            Direction::ALL.into_iter().map(|arrow| 2 * self.placeable(arrow, walling).len()).sum();
        let crossings = self.crossings();
        let slides: u32 =
            self.cubes.map(|from| self.cube_targets_past(from, crossings).len()).sum();
        self.pawn_targets().len() + placements + slides
    }

    /// Plays a legal move.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        match mv {
            Move::Place { square, cube } => self.put(square, cube),
            Move::Go { from, to } => match self.lift(from) {
                Some(cube) => self.put(to, cube.rolled()),
                None => self.pawns[self.turn.index()] = to,
            },
        }
        self.turn = self.turn.next(2);
    }

    /// Passes the turn on without a move, to see what happens if the player to move does nothing.
    pub fn skip(&mut self) {
        self.turn = self.turn.next(2);
    }

    /// The position as numbers for hashing; equal positions give equal numbers.
    #[inline]
    pub fn to_bits(&self) -> [u64; 3] {
        let pair = |one: Squares, other: Squares| {
            u64::from(one.to_bits()) << 32 | u64::from(other.to_bits())
        };
        let [black, white] = self.pawns.map(|pawn| u64::from(pawn.bit()));
        [
            pair(self.cubes, self.across),
            pair(self.back, self.right),
            black << 16 | white << 8 | self.turn.index() as u64,
        ]
    }

    /// The square must have no cube.
    #[inline]
    pub(super) fn put(&mut self, square: Square, cube: Cube) {
        let [across, back] = bits(cube.arrow);
        let here = Squares::of(square);
        let marked = |set: Squares, wanted: bool| if wanted { set | here } else { set };
        self.cubes = self.cubes | here;
        self.across = marked(self.across, across);
        self.back = marked(self.back, back);
        self.right = marked(self.right, cube.fin == Fin::Right);
    }

    #[inline]
    pub(super) fn lift(&mut self, square: Square) -> Option<Cube> {
        let cube = self.cube(square)?;
        let here = Squares::of(square);
        for set in [&mut self.cubes, &mut self.across, &mut self.back, &mut self.right] {
            *set = *set - here;
        }
        Some(cube)
    }
}

/// The bits of an arrow in `across` and `back`.
const fn bits(arrow: Direction) -> [bool; 2] {
    match arrow {
        Direction::North => [false, false],
        Direction::East => [true, false],
        Direction::South => [false, true],
        Direction::West => [true, true],
    }
}
