//! Perft of Cubulus from a preset layout.

use divan::{Bencher, black_box};
use kuba_rules::Game;
use kuba_rules::cubulus::{CubulusRules, GameState, Layout, Neutrals, Players};

const DEPTH: u32 = 4;
const NODES: u64 = 450_246;

#[divan::bench]
fn rules(bencher: Bencher) {
    let game = GameState::start(&CubulusRules {
        players: Players::Two(Neutrals::Laid(Layout::CENTRES)),
        repetition: false,
    });
    bencher.bench(|| assert_eq!(black_box(&game).perft(DEPTH), NODES));
}

/// The least state that perft needs: three bit sets and the banned shift.
#[derive(Clone, Copy)]
struct Bare {
    /// The balls of the player to move, the opponent's and the neutral ones. One bit per cell, by file, then
    /// rank, then layer.
    balls: [u32; 3],
    /// First cell and direction of the banned shift.
    ban: (u32, usize),
}

#[divan::bench]
fn bare_bits(bencher: Bencher) {
    let start = Bare { balls: [0, 0, 0o420 << 18 | 0o272 << 9 | 0o021], ban: (0, 0) };
    bencher.bench(|| assert_eq!(black_box(start).count(DEPTH), NODES));
}

const CUBE: u32 = (1 << 27) - 1;
const CORE: u32 = 1 << 13;
/// Cells where lines begin that go east, north, up, west, south and down.
const BEGIN: [u32; 6] =
    [0o111_111_111, 0o007_007_007, 0o000_000_777, 0o444_444_444, 0o700_700_700, 0o777_000_000];

fn ahead(cells: u32, direction: usize) -> u32 {
    let steps = [1, 3, 9][direction % 3];
    if direction < 3 { cells << steps } else { cells >> steps }
}

/// Cells where a line begins whose cells are all in the set.
fn lines(cells: u32, direction: usize) -> u32 {
    let behind = ahead(cells, (direction + 3) % 6);
    cells & behind & ahead(behind, (direction + 3) % 6) & BEGIN[direction]
}

fn has_square(cells: u32) -> bool {
    let on = |one: u32, other: u32| {
        let origins = 1 | 1 << (2 * (13 - one - other));
        let row = origins | origins << one;
        let small = cells & cells >> one & cells >> other & cells >> (one + other);
        let far = cells >> (2 * one) & cells >> (2 * other);
        let corners = cells & far & cells >> (2 * one + 2 * other);
        let middles = cells >> one & cells >> other;
        let diamond = middles & cells >> (2 * one + other) & cells >> (one + 2 * other);
        small & (row | row << other) | (corners | diamond) & origins
    };
    cells.count_ones() > 3 && on(1, 3) | on(1, 9) | on(3, 9) != 0
}

impl Bare {
    /// Cells where a line can be entered by pushing a ball.
    fn pushable(&self, direction: usize) -> u32 {
        let occupied = self.balls[0] | self.balls[1] | self.balls[2];
        let full = lines(occupied, direction);
        let alike = self.balls.iter().fold(0, |alike, &cells| alike | lines(cells, direction));
        let banned = if self.ban.1 == direction { self.ban.0 } else { 0 };
        let shifts = full & !alike & !banned;
        if self.balls[0].count_ones() < 9 {
            occupied & BEGIN[direction] & !full | shifts
        } else {
            shifts
        }
    }

    fn count(&self, depth: u32) -> u64 {
        let occupied = self.balls[0] | self.balls[1] | self.balls[2];
        let mut puttable =
            if self.balls[0].count_ones() < 9 { CUBE & !CORE & !occupied } else { 0 };
        if depth == 1 {
            let pushes = (0..6).map(|direction| self.pushable(direction).count_ones());
            return u64::from((puttable.count_ones() + pushes.sum::<u32>()).max(1));
        }
        let mut nodes = 0;
        while puttable != 0 {
            let cell = puttable & puttable.wrapping_neg();
            puttable ^= cell;
            let [own, other, neutral] = self.balls;
            nodes += Self::after([own | cell, other, neutral], (0, 0), depth);
        }
        for direction in 0..6 {
            let mut cells = self.pushable(direction);
            while cells != 0 {
                let first = cells & cells.wrapping_neg();
                cells ^= first;
                let second = ahead(first, direction);
                let third = ahead(second, direction);
                let moving = if occupied & second == 0 {
                    first
                } else if occupied & third == 0 {
                    first | second
                } else {
                    first | second | third
                };
                let shifts = moving & third != 0;
                let mut balls = self.balls.map(|cells| {
                    let round = if cells & moving & third == 0 { 0 } else { first };
                    cells & !moving | ahead(cells & moving & !third, direction) | round
                });
                let mut ban = (third, (direction + 3) % 6);
                if !shifts {
                    balls[0] |= first;
                    ban = (0, 0);
                }
                nodes += Self::after(balls, ban, depth);
            }
        }
        nodes
    }

    /// Node count below a position after a turn, with the balls of the player who moved first.
    fn after([own, other, neutral]: [u32; 3], ban: (u32, usize), depth: u32) -> u64 {
        if has_square(own) || has_square(other) {
            return 0;
        }
        let balls = [other, own, neutral];
        Self { balls, ban }.count(depth - 1)
    }
}
