//! Perft of Qubism with four cubes on the board.

use divan::{Bencher, black_box};
use kuba_rules::qubism::{GameState, QubismRules};

const DEPTH: u32 = 3;
const NODES: u64 = 765_560;

#[divan::bench]
fn rules(bencher: Bencher) {
    let position = "SL4/5/ER3WL/5/4NR c2 c4 b".parse().expect("a position");
    let game = GameState::from_position(position, QubismRules::default());
    bencher.bench(|| assert_eq!(black_box(&game).perft(DEPTH), NODES));
}

/// The least state that perft needs: the cubes as bits, one byte for each cube's orientation, and the pawns.
#[derive(Clone, Copy)]
struct Bare {
    /// Six bits per rank, the sixth of which is never set.
    cubes: u32,
    /// Arrow clockwise from north, plus 4 if the fin is on the right.
    states: [u8; 30],
    /// The pawn of the player to move, then the opponent's.
    pawns: [u32; 2],
    /// Goal ranks in the same order.
    goals: [u32; 2],
}

const BOARD: u32 = 0x1f | 0x1f << 6 | 0x1f << 12 | 0x1f << 18 | 0x1f << 24;

#[divan::bench]
fn bare_bits(bencher: Bencher) {
    let mut states = [0; 30];
    let cubes = [(24, 2), (12, 1 | 4), (16, 3), (4, 4)];
    for (square, state) in cubes {
        states[square] = state;
    }
    let start = Bare {
        cubes: cubes.iter().fold(0, |set, (square, _)| set | 1 << square),
        states,
        pawns: [1 << 8, 1 << 20],
        goals: [0x1f << 24, 0x1f],
    };
    bencher.bench(|| assert_eq!(black_box(start).count(DEPTH), NODES));
}

fn ahead(squares: u32, arrow: u8) -> u32 {
    BOARD
        & match arrow & 3 {
            0 => squares << 6,
            1 => squares << 1,
            2 => squares >> 6,
            _ => squares >> 1,
        }
}

fn beside(squares: u32) -> u32 {
    BOARD & (squares << 6 | squares << 1 | squares >> 6 | squares >> 1)
}

impl Bare {
    fn all_have_ways(&self, open: u32) -> bool {
        self.pawns.iter().zip(self.goals).all(|(&pawn, goal)| {
            let mut reached = pawn;
            while reached & goal == 0 {
                let wider = reached | beside(reached) & open;
                if wider == reached {
                    return false;
                }
                reached = wider;
            }
            true
        })
    }

    fn count(&self, depth: u32) -> u64 {
        if self.pawns[1] & self.goals[1] != 0 {
            return 0;
        }
        let [own, other] = self.pawns;
        let free = BOARD & !(self.cubes | own | other);
        let mut nodes = 0;
        let mut visit = |child: Option<Self>| {
            nodes += child.map_or(1, |child| child.count(depth - 1));
        };
        for to in bits(self.pawn_targets(free)) {
            visit((depth > 1).then(|| self.with_pawn(to)));
        }
        for from in bits(self.cubes) {
            let state = self.states[from.trailing_zeros() as usize];
            let mut to = ahead(from, state) & free;
            while to != 0 {
                if self.all_have_ways(BOARD & !self.cubes & !to | from) {
                    let arrow = (state + if state & 4 == 0 { 3 } else { 1 }) & 3;
                    visit((depth > 1).then(|| self.with_cube(from, to, arrow | state & 4)));
                }
                to = ahead(to, state) & free;
            }
        }
        if self.cubes.count_ones() < 9 {
            for square in bits(free) {
                if !self.all_have_ways(BOARD & !self.cubes & !square) {
                    continue;
                }
                for state in (0..8).filter(|&state| ahead(square, state) & free != 0) {
                    visit((depth > 1).then(|| self.with_cube(0, square, state)));
                }
            }
        }
        nodes
    }

    fn pawn_targets(&self, free: u32) -> u32 {
        let [own, other] = self.pawns;
        let steps = beside(own) & free;
        let Some(arrow) = (0..4).find(|&arrow| ahead(own, arrow) == other) else {
            return steps;
        };
        let straight = ahead(other, arrow) & free;
        if straight != 0 {
            return steps | straight;
        }
        steps | (ahead(other, arrow + 1) | ahead(other, arrow + 3)) & free
    }

    fn with_pawn(&self, to: u32) -> Self {
        Self { pawns: [self.pawns[1], to], goals: [self.goals[1], self.goals[0]], ..*self }
    }

    fn with_cube(&self, from: u32, to: u32, state: u8) -> Self {
        let mut child = self.with_pawn(self.pawns[0]);
        child.cubes = self.cubes & !from | to;
        child.states[to.trailing_zeros() as usize] = state;
        child
    }
}

fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
