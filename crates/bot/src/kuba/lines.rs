//! The board as its fourteen lines.
//!
//! Everything in Kuba happens along a line of seven cells: which pushes are legal, what falls, what is in the
//! way. A position is therefore encoded by the patterns of its seven ranks and seven files; each cell is
//! empty, the mover's, the opponent's or red.

use kuba_rules::Player;
use kuba_rules::kuba::{Marble, Position};

/// Number of cells of a line.
pub const SIDE: usize = 7;
const LINE: usize = (1 << SIDE) - 1;
/// Number of patterns of a line: two bits per cell.
pub const PATTERNS: usize = 1 << (2 * SIDE);
/// Number of kinds of lines: the edge, the second, the third, and the middle line.
pub const KINDS: usize = 4;
/// Number of lines of a board.
pub const LINES: usize = 2 * SIDE;

const KIND: [usize; SIDE] = [0, 1, 2, 3, 2, 1, 0];

/// Returns the lines from a player's point of view, each as `kind * PATTERNS + pattern`: seven ranks, then
/// seven files.
pub fn lines(position: &Position, player: Player) -> [u16; LINES] {
    let mut lines = [0; LINES];
    each_line(position, player, |index, line| lines[index] = line as u16);
    lines
}

/// Calls `visit` with the index and number of each of the [`lines`], a rank and a file alternately.
#[inline]
pub(super) fn each_line(position: &Position, player: Player, mut visit: impl FnMut(usize, usize)) {
    let own = position.cells(Marble::of(player)).to_bits();
    let other = position.cells(Marble::of(player.next(2))).to_bits();
    let red = position.cells(Marble::Red).to_bits();
    // Two bits per cell, one in each set: 1 is the mover's, 2 the opponent's, 3 red.
    let (low, high) = (own | red, other | red);
    let (low_files, high_files) = (flip(low), flip(high));
    for (index, kind) in KIND.into_iter().enumerate() {
        let part = |cells: u64| (cells >> (8 * index)) as usize & LINE;
        let line = |low, high| kind * PATTERNS + (part(low) | part(high) << SIDE);
        visit(index, line(low, high));
        visit(SIDE + index, line(low_files, high_files));
    }
}

/// Returns the pattern of a line seen from its other end.
pub const fn reversed(pattern: usize) -> usize {
    let mut reversed = 0;
    let mut cell = 0;
    while cell < SIDE {
        let mirror = SIDE - 1 - cell;
        reversed |= (pattern >> cell & 1) << mirror;
        reversed |= (pattern >> (SIDE + cell) & 1) << (SIDE + mirror);
        cell += 1;
    }
    reversed
}

/// Exchanges files and ranks by three rounds of swapping blocks (Hacker's Delight, 7–3).
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
