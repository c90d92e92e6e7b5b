//! Canonical text of a position, the same for all its mirror images, turns and exchanged colours.

use kuba_rules::Player;
use kuba_rules::cubulus::{Ball, Cell, Position};

const AXES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
const LAST: u8 = 2;

/// Order of the axes, and a bit for each axis that is flipped.
type Symmetry = ([usize; 3], usize);

pub(super) fn canonical_text(position: &Position) -> String {
    let symmetries = AXES.into_iter().flat_map(|axes| (0..8).map(move |flips| (axes, flips)));
    let views = symmetries.map(|symmetry| view(position, symmetry));
    views.min().unwrap_or_default()
}

fn view(position: &Position, symmetry: Symmetry) -> String {
    let mut cube = ['.'; 27];
    for cell in Cell::all() {
        if let Some(ball) = position.ball(cell) {
            cube[image(cell, symmetry).index()] = letter(ball, position);
        }
    }
    let ban = position.banned();
    let ban = ban.map(|ban| ban.line().map(|cell| image(cell, symmetry).index()));
    let seats = position.seats();
    // With three players, some may have left.
    let playing = (0..seats).map(|later| Player::seat((position.turn().index() + later) % seats));
    let playing: Vec<bool> = playing.map(|player| position.is_in(player)).collect();
    let cube: String = cube.iter().collect();
    format!("{cube} {ban:?} {playing:?}")
}

fn image(cell: Cell, (axes, flips): Symmetry) -> Cell {
    let old = [cell.file(), cell.rank(), cell.layer()];
    let [file, rank, layer] = [0, 1, 2].map(|axis| match flips >> axis & 1 {
        0 => old[axes[axis]],
        _ => LAST - old[axes[axis]],
    });
    Cell::new(file, rank, layer).expect("a symmetry keeps the cube")
}

/// Colour by the number of turns until its player moves; neutral balls have one of their own.
fn letter(ball: Ball, position: &Position) -> char {
    let (seat, seats) = (ball as usize, position.seats());
    if seat >= seats {
        return 'r';
    }
    match (seat + seats - position.turn().index()) % seats {
        0 => 'm',
        1 => 'o',
        _ => 'p',
    }
}
