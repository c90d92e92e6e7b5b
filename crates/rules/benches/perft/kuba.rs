//! Perft of Kuba from the start.

use divan::{Bencher, black_box};
use kuba_rules::kuba::{GameState, RuleSet, Setup};

const DEPTH: u32 = 6;
const NODES: u64 = 783_228;

#[divan::bench]
fn rules(bencher: Bencher) {
    let game = GameState::new(RuleSet::LEAFLET, Setup::Standard);
    bencher.bench(|| assert_eq!(black_box(&game).perft(DEPTH), NODES));
}

/// The least state that perft needs: three bit sets and what the leaflet's rules require.
#[derive(Clone, Copy)]
struct Bare {
    /// Marbles of the player to move, eight bits per rank.
    own: u64,
    other: u64,
    red: u64,
    /// The push that ko forbids: marble and direction.
    ban: (u64, usize),
    /// Reds captured by the player to move, then by the opponent.
    reds: [u8; 2],
}

#[divan::bench]
fn bare_bitboards(bencher: Bencher) {
    let start = Bare {
        own: 0x0003_0300_0000_6060,
        other: 0x0060_6000_0000_0303,
        red: 0x0000_081c_3e1c_0800,
        ban: (0, 0),
        reds: [0, 0],
    };
    bencher.bench(|| assert_eq!(black_box(start).count(DEPTH), NODES));
}

const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
/// Northern, eastern, southern and western edge.
const EDGES: [u64; 4] = [0x007f_0000_0000_0000, 0x0040_4040_4040_4040, 0x7f, 0x0001_0101_0101_0101];

fn shift(cells: u64, direction: usize) -> u64 {
    BOARD
        & match direction {
            0 => cells << 8,
            1 => cells << 1,
            2 => cells >> 8,
            _ => cells >> 1,
        }
}

impl Bare {
    fn pushable(&self, direction: usize) -> u64 {
        let occupied = self.own | self.other | self.red;
        let mut stuck = self.own & EDGES[direction];
        for _ in 0..6 {
            stuck |= occupied & shift(stuck, direction ^ 2);
        }
        let banned = if self.ban.1 == direction { self.ban.0 } else { 0 };
        self.own & !shift(occupied, direction) & !stuck & !banned
    }

    fn count(&self, depth: u32) -> u64 {
        if self.other == 0 || self.own == 0 || self.reds.contains(&7) {
            return 0;
        }
        let mut nodes = 0;
        for direction in 0..4 {
            let mut from = self.pushable(direction);
            if depth == 1 {
                nodes += u64::from(from.count_ones());
                continue;
            }
            while from != 0 {
                let cell = from & from.wrapping_neg();
                from ^= cell;
                nodes += self.after(cell, direction).count(depth - 1);
            }
        }
        nodes
    }

    fn after(&self, from: u64, direction: usize) -> Self {
        let occupied = self.own | self.other | self.red;
        let (mut row, mut front) = (from, from);
        let mut next = shift(front, direction);
        while next & occupied != 0 {
            row |= next;
            front = next;
            next = shift(front, direction);
        }
        let moved = |cells: u64| (cells & !row) | shift(cells & row, direction);
        let (own, other, red) = (moved(self.own), moved(self.other), moved(self.red));
        let [mine, theirs] = self.reds;
        if next == 0 {
            let mine = mine + u8::from(front & self.red != 0);
            return Self { own, other, red, ban: (0, 0), reds: [mine, theirs] };
        }
        Self {
            own: other,
            other: own,
            red,
            ban: (next & other, direction ^ 2),
            reds: [theirs, mine],
        }
    }
}
