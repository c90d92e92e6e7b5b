//! Sets of squares as bits, and shortest paths over them.

use super::square::{Direction, SIDE, Square};
use crate::grid::grid_set;

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u32);

grid_set!(Squares(u32), Square, SIDE);

/// Length and number of the shortest paths to a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortest {
    /// The length in steps.
    pub steps: u32,
    /// The number of such paths; four stands for all larger numbers.
    pub ways: u32,
}

/// A count per square in binary digits; four stands for all larger numbers.
#[derive(Clone, Copy)]
struct Counts {
    ones: Squares,
    twos: Squares,
    fours: Squares,
}

impl Counts {
    fn each(self, place: impl Fn(Squares) -> Squares) -> Self {
        Self { ones: place(self.ones), twos: place(self.twos), fours: place(self.fours) }
    }

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

    fn sum(self) -> u32 {
        let Self { ones, twos, fours } = self;
        (ones.len() + 2 * twos.len() + 4 * fours.len()).min(4)
    }
}

impl Squares {
    /// These squares, and every square reachable from them by steps over `open`.
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

    /// The number of steps over `open` from these squares to the nearest of `goal`; `None` if there is no
    /// path.
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

    /// The shortest paths over `open` from these squares to `goal`; `None` if there is none.
    #[inline]
    pub fn shortest(self, open: Self, goal: Self) -> Option<Shortest> {
        let mut reached = self;
        let mut steps = 0;
        let mut counts = Counts { ones: self, twos: Self::EMPTY, fours: Self::EMPTY };
        while !reached.meets(goal) {
            let front = (reached.beside() & open) - reached;
            if front.is_empty() {
                return None;
            }
            reached = reached | front;
            steps += 1;
            let stepping = |direction| counts.each(|squares| squares.shift(direction) & front);
            let [north, east, south, west] = Direction::ALL.map(stepping);
            counts = north.plus(south).plus(east.plus(west));
        }
        let there = counts.each(|squares| squares & goal);
        Some(Shortest { steps, ways: there.sum() })
    }

    /// The squares of one shortest path over `open` to the nearest of `goal`, both ends included; `None` if
    /// there is no path.
    pub fn way(self, open: Self, goal: Self) -> Option<Self> {
        /// No path is longer than the board has squares.
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

    const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }
}
