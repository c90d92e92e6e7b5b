//! Sets of squares as bits, and what can be reached over them.
//!
//! A rank takes six bits, of which the sixth is never set. This guard column is what makes a step
//! stop at the edge: beyond file e there is always a square that is not on the board.

use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

use super::square::{Direction, SIDE, Square};

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u32);

const RANK_1: u32 = 0b1_1111;
const BOARD: u32 = RANK_1 | RANK_1 << 6 | RANK_1 << 12 | RANK_1 << 18 | RANK_1 << 24;

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 25 squares.
    pub const BOARD: Self = Self(BOARD);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.bit())
    }

    /// The squares of a rank, counted from 0; none beyond the board.
    #[inline]
    pub const fn rank(rank: u8) -> Self {
        if rank < SIDE {
            Self(RANK_1 << (6 * rank))
        } else {
            Self::EMPTY
        }
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 != 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set holds no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a square is in both sets.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The set as a number: the same set, the same number. For hashing.
    #[inline]
    pub const fn to_bits(self) -> u32 {
        self.0
    }

    /// Every square moved one step; those that leave the board are dropped.
    #[inline]
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        Self(
            BOARD
                & match direction {
                    Direction::North => self.0 << 6,
                    Direction::East => self.0 << 1,
                    Direction::South => self.0 >> 6,
                    Direction::West => self.0 >> 1,
                },
        )
    }

    /// The squares beside those of the set, in all four directions. They may be in the set
    /// themselves.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Self {
        Self(BOARD & (self.0 << 6 | self.0 << 1 | self.0 >> 6 | self.0 >> 1))
    }

    /// These squares, and every square that can be reached from them by steps over `open`.
    #[must_use]
    pub fn reach(self, open: Self) -> Self {
        let mut reached = self;
        loop {
            let wider = reached | (reached.beside() & open);
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    /// The number of steps over `open` from these squares to the nearest of `goal`; `None` if there
    /// is no way.
    #[inline]
    pub fn steps(self, open: Self, goal: Self) -> Option<u32> {
        let mut reached = self;
        let mut steps = 0;
        while !reached.meets(goal) {
            let wider = reached | (reached.beside() & open);
            if wider == reached {
                return None;
            }
            reached = wider;
            steps += 1;
        }
        Some(steps)
    }

    /// The squares of one shortest way over `open` to the nearest of `goal`, both ends included;
    /// `None` if there is no way.
    pub fn way(self, open: Self, goal: Self) -> Option<Self> {
        /// No way is longer than the board has squares.
        const LONGEST: usize = 26;
        let mut within = [self; LONGEST];
        let mut steps = 0;
        while !within[steps].meets(goal) {
            let wider = within[steps] | (within[steps].beside() & open);
            if wider == within[steps] {
                return None;
            }
            steps += 1;
            within[steps] = wider;
        }
        let mut way = (within[steps] & goal).lowest();
        let mut last = way;
        for nearer in within[..steps].iter().rev() {
            last = (last.beside() & *nearer).lowest();
            way = way | last;
        }
        Some(way)
    }

    /// The set of its first square alone.
    const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }
}

#[expect(
    clippy::copy_iterator,
    reason = "a set is one word, and walking it by value is how it is read"
)]
impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::from_bit(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for Squares {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The squares of the left set that are not in the right one.
impl Sub for Squares {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// All other squares of the board.
impl Not for Squares {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(BOARD & !self.0)
    }
}
