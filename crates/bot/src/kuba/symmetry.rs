//! Canonical text of a position, the same for all its mirror images, turns and exchanged colours.

use kuba_rules::Player;
use kuba_rules::kuba::{Cell, Marble, Position, SIDE};

/// Bits of a symmetry of the board: flips of files and ranks, and then their exchange.
const FLIP_FILES: usize = 1;
const FLIP_RANKS: usize = 2;
const EXCHANGE: usize = 4;

pub(super) fn canonical_text(position: &Position) -> String {
    let views = (0..8).map(|symmetry| view(position, symmetry));
    views.min().unwrap_or_default()
}

fn view(position: &Position, symmetry: usize) -> String {
    let turn = position.turn();
    let mut board = ['.'; (SIDE as usize).pow(2)];
    for cell in Cell::all() {
        if let Some(marble) = position.marble(cell) {
            board[image(cell, symmetry).index()] = letter(marble, turn);
        }
    }
    let ko = position.pending_ko().and_then(|push| Some([push.from, push.to()?]));
    let ko = ko.map(|cells| cells.map(|cell| image(cell, symmetry).index()));
    let reds = [turn, turn.next(2)].map(|player| position.reds(player));
    let extra = position.is_extra_turn();
    let board: String = board.iter().collect();
    format!("{board} {reds:?} {ko:?} {extra}")
}

fn image(cell: Cell, symmetry: usize) -> Cell {
    let flipped = |place: u8, bit: usize| {
        if symmetry & bit == 0 { place } else { SIDE - 1 - place }
    };
    let (file, rank) = if symmetry & EXCHANGE == 0 {
        (cell.file(), cell.rank())
    } else {
        (cell.rank(), cell.file())
    };
    let image = Cell::new(flipped(file, FLIP_FILES), flipped(rank, FLIP_RANKS));
    image.expect("a symmetry keeps the board")
}

/// Colour relative to the player to move.
fn letter(marble: Marble, turn: Player) -> char {
    match (marble, turn) {
        (Marble::Red, _) => 'r',
        (Marble::White, Player::FIRST) | (Marble::Black, Player::SECOND) => 'm',
        _ => 'o',
    }
}
