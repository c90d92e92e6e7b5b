//! Sets of squares as bits, and what can be reached over them.
//!
//! A rank takes six bits, of which the sixth is never set. This guard column is what makes a step
//! stop at the edge: beyond file e there is always a square that is not on the board.

use super::square::{Direction, SIDE, Square};
use crate::rules::bit_set::bit_set;

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u32);

bit_set!(Squares(u32), Square, bit, from_bit, BOARD);

const RANK_1: u32 = 0b1_1111;
const BOARD: u32 = RANK_1 | RANK_1 << 6 | RANK_1 << 12 | RANK_1 << 18 | RANK_1 << 24;

/// The shortest ways to somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortest {
    /// Their length in steps.
    pub steps: u32,
    /// How many there are; four stands for all larger numbers.
    pub ways: u32,
}

/// A number for each square, by its binary digits; four stands for all larger ones.
#[derive(Clone, Copy)]
struct Counts {
    ones: u32,
    twos: u32,
    fours: u32,
}

impl Counts {
    /// The same numbers elsewhere.
    fn each(self, place: impl Fn(u32) -> u32) -> Self {
        Self {
            ones: place(self.ones),
            twos: place(self.twos),
            fours: place(self.fours),
        }
    }

    /// Square by square.
    fn plus(self, other: Self) -> Self {
        let carry = self.ones & other.ones;
        let twos = self.twos ^ other.twos;
        let overflow = (self.twos & other.twos) | (carry & twos);
        Self {
            ones: self.ones ^ other.ones,
            twos: twos ^ carry,
            fours: self.fours | other.fours | overflow,
        }
    }

    /// All numbers together.
    fn sum(self) -> u32 {
        let Self { ones, twos, fours } = self;
        (ones.count_ones() + 2 * twos.count_ones() + 4 * fours.count_ones()).min(4)
    }
}

impl Squares {
    /// All 25 squares.
    pub const BOARD: Self = Self(BOARD);

    /// The squares of a rank, counted from 0; none beyond the board.
    #[inline]
    pub const fn rank(rank: u8) -> Self {
        if rank < SIDE {
            Self(RANK_1 << (6 * rank))
        } else {
            Self::EMPTY
        }
    }

    /// Whether a square is in both sets.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
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

    /// The shortest ways over `open` from these squares to `goal`; `None` if there is none.
    #[inline]
    pub fn shortest(self, open: Self, goal: Self) -> Option<Shortest> {
        let mut reached = self;
        let mut steps = 0;
        let mut counts = Counts {
            ones: self.0,
            twos: 0,
            fours: 0,
        };
        while !reached.meets(goal) {
            let front = (reached.beside() & open) - reached;
            if front.is_empty() {
                return None;
            }
            reached = reached | front;
            steps += 1;
            let stepping =
                |direction| counts.each(|squares| (Self(squares).shift(direction) & front).0);
            let [north, east, south, west] = Direction::ALL.map(stepping);
            counts = north.plus(south).plus(east.plus(west));
        }
        let there = counts.each(|squares| squares & goal.0);
        Some(Shortest {
            steps,
            ways: there.sum(),
        })
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
