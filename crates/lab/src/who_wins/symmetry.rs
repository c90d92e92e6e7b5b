//! Texts of positions under all symmetries, to find equivalent ones.
//!
//! A text has one letter per cell and then everything else that the position depends on.

use kuba_rules::{cubulus, kuba, qubism};

/// Image of a file and rank under one of the eight symmetries of a square board with this side.
pub(crate) fn turned(number: usize, side: u8, (file, rank): (u8, u8)) -> (u8, u8) {
    let last = side - 1;
    let (file, rank) = if number & 4 == 0 { (file, rank) } else { (rank, file) };
    (
        if number & 1 == 0 { file } else { last - file },
        if number & 2 == 0 { rank } else { last - rank },
    )
}

/// All eight images of a position.
pub(crate) fn views_of_kuba(position: &kuba::Position) -> Vec<String> {
    let view = |number| {
        let place = |cell: kuba::Cell| {
            let (file, rank) = turned(number, kuba::SIDE, (cell.file(), cell.rank()));
            kuba::Cell::new(file, rank).expect("a turned board is a board")
        };
        let mut board = ['.'; 49];
        for cell in kuba::Cell::all() {
            if let Some(marble) = position.marble(cell) {
                board[place(cell).index()] = marble.letter();
            }
        }
        let ko = position.ko().and_then(|ko| Some((ko.from, ko.to()?)));
        let ko = ko.map(|(from, to)| format!("{}{}", place(from), place(to)));
        let reds = [0, 1].map(|seat| position.reds(kuba_rules::Player::seat(seat)));
        format!(
            "{} {:?} {reds:?} {} {ko:?}",
            board.iter().collect::<String>(),
            position.turn(),
            position.is_extra_turn()
        )
    };
    (0..8).map(view).collect()
}

/// All 48 images of a position.
pub(crate) fn views_of_cubulus(position: &cubulus::Position) -> Vec<String> {
    const AXES: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let view = |(axes, flips): ([usize; 3], usize)| {
        let place = |cell: cubulus::Cell| {
            let old = [cell.file(), cell.rank(), cell.layer()];
            let [file, rank, layer] = [0, 1, 2].map(|axis| {
                let place = old[axes[axis]];
                if flips >> axis & 1 == 0 { place } else { 2 - place }
            });
            cubulus::Cell::new(file, rank, layer).expect("a turned cube is a cube")
        };
        let mut cube = ['.'; 27];
        for cell in cubulus::Cell::all() {
            if let Some(ball) = position.ball(cell) {
                cube[place(cell).index()] = ball.letter();
            }
        }
        let ban = position.banned().map(|ban| ban.line().map(place));
        format!("{} {:?} {ban:?}", cube.iter().collect::<String>(), position.turn())
    };
    AXES.into_iter().flat_map(|axes| (0..8).map(move |flips| (axes, flips))).map(view).collect()
}

/// The position and its left-right reflection, which swaps the sides of the fins.
pub(crate) fn views_of_qubism(position: &qubism::Position) -> Vec<String> {
    let view = |mirrored: bool| {
        let place = |square: qubism::Square| {
            let file = if mirrored { qubism::SIDE - 1 - square.file() } else { square.file() };
            qubism::Square::new(file, square.rank()).expect("a mirrored board is a board")
        };
        let mut board = vec![String::from("."); 25];
        for square in qubism::Square::all() {
            let Some(cube) = position.cube(square) else {
                continue;
            };
            let state = cube.to_string();
            let state = if mirrored { state.chars().map(in_mirror).collect() } else { state };
            board[place(square).index()] = state;
        }
        let pawns = [0, 1].map(|seat| place(position.pawn(kuba_rules::Player::seat(seat))));
        format!("{} {pawns:?} {:?}", board.concat(), position.turn())
    };
    [false, true].map(view).into()
}

fn in_mirror(letter: char) -> char {
    match letter {
        'E' => 'W',
        'W' => 'E',
        'L' => 'R',
        'R' => 'L',
        other => other,
    }
}
