//! Canonical text of a position, the same for its mirror image and exchanged colours. A half turn exchanges
//! the colours, and a mirror image the sides of the fins.

use kuba_rules::Player;
use kuba_rules::qubism::{Position, SIDE, Square};

pub(super) fn canonical_text(position: &Position) -> String {
    let views = [false, true].map(|mirrored| view(position, mirrored));
    views.into_iter().min().unwrap_or_default()
}

fn view(position: &Position, mirrored: bool) -> String {
    let turn = position.turn();
    let half = turn == Player::SECOND;
    let letter = |letter: char| match letter {
        'N' if half => 'S',
        'S' if half => 'N',
        'E' if mirrored != half => 'W',
        'W' if mirrored != half => 'E',
        'L' if mirrored => 'R',
        'R' if mirrored => 'L',
        other => other,
    };
    let mut board = vec![String::from("."); (SIDE as usize).pow(2)];
    for square in Square::all() {
        if let Some(cube) = position.cube(square) {
            let place = image(square, mirrored, half).index();
            board[place] = cube.to_string().chars().map(letter).collect();
        }
    }
    let pawns = [turn, turn.next(2)];
    let pawns = pawns.map(|player| image(position.pawn(player), mirrored, half).index());
    format!("{} {pawns:?}", board.concat())
}

fn image(square: Square, mirrored: bool, half: bool) -> Square {
    let last = SIDE - 1;
    let flipped = |flips: bool, place: u8| if flips { last - place } else { place };
    let file = flipped(mirrored != half, square.file());
    let rank = flipped(half, square.rank());
    Square::new(file, rank).expect("a symmetry keeps the board")
}
