//! Canonical texts of positions: equal for positions that differ only by symmetry or exchanged colours.

use kuba::rules::{Player, cubulus, kuba as kuba_rules, qubism};

/// Image of a file and rank in one of the eight symmetries of the board.
fn turned(number: usize, side: u8, (file, rank): (u8, u8)) -> (u8, u8) {
    let flip = |place: u8, bit: usize| {
        if number & bit == 0 {
            place
        } else {
            side - 1 - place
        }
    };
    let (file, rank) = if number & 4 == 0 {
        (file, rank)
    } else {
        (rank, file)
    };
    (flip(file, 1), flip(rank, 2))
}

/// A colour relative to the player to move.
fn seen(letter: char, turn: Player) -> char {
    match (letter, turn) {
        ('R', _) => 'r',
        ('W', Player::FIRST) | ('B', Player::SECOND) => 'm',
        _ => 'o',
    }
}

pub(crate) fn of_kuba(position: &kuba_rules::Position) -> String {
    let turn = position.turn();
    let view = |number| {
        let place = |cell: kuba_rules::Cell| {
            let (file, rank) = turned(number, kuba_rules::SIDE, (cell.file(), cell.rank()));
            kuba_rules::Cell::new(file, rank).expect("a turned board is a board")
        };
        let mut board = ['.'; 49];
        for cell in kuba_rules::Cell::all() {
            if let Some(marble) = position.marble(cell) {
                board[place(cell).index()] = seen(marble.letter(), turn);
            }
        }
        let ko = position
            .ko()
            .and_then(|ko| Some((place(ko.from), place(ko.to()?))));
        let reds = [turn, turn.next(2)].map(|player| position.reds(player));
        format!("{} {reds:?} {ko:?}", board.iter().collect::<String>())
    };
    (0..8).map(view).min().expect("views")
}

pub(crate) fn of_cubulus(position: &cubulus::Position) -> String {
    const AXES: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let view = |(axes, flips): ([usize; 3], usize)| {
        let place = |cell: cubulus::Cell| {
            let old = [cell.file(), cell.rank(), cell.layer()];
            let [file, rank, layer] = [0, 1, 2].map(|axis| match flips >> axis & 1 {
                0 => old[axes[axis]],
                _ => 2 - old[axes[axis]],
            });
            cubulus::Cell::new(file, rank, layer).expect("a turned cube is a cube")
        };
        let mut cube = ['.'; 27];
        for cell in cubulus::Cell::all() {
            if let Some(ball) = position.ball(cell) {
                cube[place(cell).index()] = seen(ball.letter(), position.turn());
            }
        }
        let ban = position.banned().map(|ban| ban.line().map(place));
        format!("{} {ban:?}", cube.iter().collect::<String>())
    };
    let views = AXES
        .into_iter()
        .flat_map(|axes| (0..8).map(move |flips| (axes, flips)));
    views.map(view).min().expect("views")
}

/// A half turn exchanges the colours, and a reflection swaps the sides of the fins.
pub(crate) fn of_qubism(position: &qubism::Position) -> String {
    let turn = position.turn();
    let view = |mirrored: bool| {
        let last = qubism::SIDE - 1;
        let half = turn == Player::SECOND;
        let place = |square: qubism::Square| {
            let file = if mirrored == half {
                square.file()
            } else {
                last - square.file()
            };
            let rank = if half {
                last - square.rank()
            } else {
                square.rank()
            };
            qubism::Square::new(file, rank).expect("a turned board is a board")
        };
        let letter = |letter: char| match letter {
            'N' if half => 'S',
            'S' if half => 'N',
            'E' if mirrored != half => 'W',
            'W' if mirrored != half => 'E',
            'L' if mirrored => 'R',
            'R' if mirrored => 'L',
            other => other,
        };
        let mut board = vec![String::from("."); 25];
        for square in qubism::Square::all() {
            if let Some(cube) = position.cube(square) {
                board[place(square).index()] = cube.to_string().chars().map(letter).collect();
            }
        }
        let pawns = [turn, turn.next(2)].map(|player| place(position.pawn(player)));
        format!("{} {pawns:?}", board.concat())
    };
    [false, true].map(view).into_iter().min().expect("views")
}
