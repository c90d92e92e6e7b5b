//! The board as its fourteen lines.
//!
//! Everything that happens in Kuba happens along a line of seven cells: who can push, what falls,
//! what stands in the way. So a position is told by the patterns of its seven ranks and seven
//! files, each cell being empty, the mover's, the other's or red.

use crate::rules::Player;
use crate::rules::kuba::{Marble, Position};

/// The number of patterns of a line: four kinds of cell, seven cells.
pub const PATTERNS: usize = 1 << 14;
/// The kinds of line: the edge, the one beside it, the next, and the middle one.
pub const KINDS: usize = 4;
/// The number of lines of a board.
pub const LINES: usize = 14;

/// The kind of each rank or file.
const KIND: [usize; 7] = [0, 1, 2, 3, 2, 1, 0];

/// For each set of cells of a line, a number with a one in every second bit of its cells.
const SPREAD: [u16; 128] = spread();

const fn spread() -> [u16; 128] {
    let mut table = [0; 128];
    let mut set = 0;
    while set < 128 {
        let mut bit = 0;
        while bit < 7 {
            table[set] |= ((set as u16 >> bit) & 1) << (2 * bit);
            bit += 1;
        }
        set += 1;
    }
    table
}

/// The lines of a position in a player's eyes: for each its kind and pattern in one number,
/// `kind * PATTERNS + pattern`.
#[inline]
pub fn lines(position: &Position, player: Player) -> [u16; LINES] {
    let own = position.cells(Marble::of(player)).to_bits();
    let other = position.cells(Marble::of(player.next(2))).to_bits();
    let red = position.cells(Marble::Red).to_bits();
    // A cell's two bits: 1 is the mover's, 2 the other's, 3 red.
    let (low, high) = (own | red, other | red);
    let (low_files, high_files) = (flip(low), flip(high));
    let mut lines = [0; LINES];
    for index in 0..7 {
        let part = |cells: u64| SPREAD[(cells >> (8 * index)) as usize & 0x7f];
        let kind = (KIND[index] * PATTERNS) as u16;
        lines[index] = kind | part(low) | part(high) << 1;
        lines[7 + index] = kind | part(low_files) | part(high_files) << 1;
    }
    lines
}

/// The pattern of a line seen from its other end.
pub const fn reversed(pattern: usize) -> usize {
    let mut reversed = 0;
    let mut cell = 0;
    while cell < 7 {
        reversed |= (pattern >> (2 * cell) & 3) << (2 * (6 - cell));
        cell += 1;
    }
    reversed
}

/// The board with files and ranks exchanged: three rounds of swapping blocks (Hacker's Delight,
/// 7–3).
#[inline]
const fn flip(cells: u64) -> u64 {
    let mut cells = cells;
    let swap = (cells ^ (cells >> 7)) & 0x00aa_00aa_00aa_00aa;
    cells ^= swap ^ (swap << 7);
    let swap = (cells ^ (cells >> 14)) & 0x0000_cccc_0000_cccc;
    cells ^= swap ^ (swap << 14);
    let swap = (cells ^ (cells >> 28)) & 0x0000_0000_f0f0_f0f0;
    cells ^ swap ^ (swap << 28)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn files_are_read_like_ranks() {
        let upright = lines(&position("R6/7/7/7/7/B6/W6 w"), Player::FIRST);
        let flat = lines(&position("7/7/7/7/7/7/WB4R w"), Player::FIRST);
        assert_eq!(upright[7], flat[0]);
        assert_eq!(upright[0], flat[7]);
    }

    #[test]
    fn the_players_change_places_in_each_others_eyes() {
        let here = lines(&position("7/7/3WBR1/7/7/7/7 w"), Player::FIRST);
        let there = lines(&position("7/7/3BWR1/7/7/7/7 w"), Player::SECOND);
        assert_eq!(here, there);
    }

    #[test]
    fn a_line_reversed_twice_is_the_same() {
        let line: usize = lines(&position("7/7/7/7/7/7/WB4R w"), Player::FIRST)[0].into();
        let back: usize = lines(&position("7/7/7/7/7/7/R4BW w"), Player::FIRST)[0].into();
        assert_eq!(reversed(line), back);
        assert!((0..PATTERNS).all(|pattern| reversed(reversed(pattern)) == pattern));
    }
}
