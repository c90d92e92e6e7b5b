//! What the learned evaluation sees of a position.

use crate::rules::qubism::{Position, SIDE, Shortest};

/// The number of squares.
const SQUARES: usize = (SIDE * SIDE) as usize;
/// The states of a cube on any square.
const CUBES: usize = 8 * SQUARES;
/// The files on which the own pawn is seen.
const OWN_FILES: usize = 3;
/// The squares on which the own pawn is seen: three files, and not the far side.
const OWN: usize = OWN_FILES * (SIDE as usize - 1);
/// The squares on which the other pawn is seen.
const OTHER: usize = SQUARES - SIDE as usize;
/// Longer ways count as this long, in steps.
pub const LONGEST: usize = 12;
/// The most cubes, and none.
const SUPPLIES: usize = 10;
/// The numbers of shortest ways that are told apart.
const WAYS: usize = 4;

/// Where the vectors of each kind of feature begin.
const BY_OTHER: usize = OWN * CUBES;
const PAWNS: usize = BY_OTHER + OTHER * CUBES;
/// Where the vectors of the lengths of both ways begin, the own one first.
pub const STEPS: usize = PAWNS + OWN * OTHER;
const OWN_SUPPLY: usize = STEPS + LONGEST * LONGEST;
const OTHER_SUPPLY: usize = OWN_SUPPLY + SUPPLIES * LONGEST;
const NUMBERS: usize = OTHER_SUPPLY + SUPPLIES * LONGEST;
const CORRIDOR: usize = NUMBERS + WAYS * WAYS;
/// The number of features that there are.
pub const VECTORS: usize = CORRIDOR + SIDE as usize;

/// For each way of turning and mirroring the board, each square and each state of a cube: the
/// number of what is seen.
static SEEN: [[[u8; 8]; SQUARES]; 4] = {
    let mut seen = [[[0; 8]; SQUARES]; 4];
    let mut view = 0;
    while view < 4 {
        let mut square = 0;
        while square < SQUARES {
            let mut state = 0;
            while state < 8 {
                seen[view][square][state] = (turned(square, view) * 8 + lying(state, view)) as u8;
                state += 1;
            }
            square += 1;
        }
        view += 1;
    }
    seen
};

/// The bit of a view in which the board is turned by half.
const TURNED: usize = 1;
/// The bit of a view in which left and right are swapped.
const MIRRORED: usize = 2;

/// Where a square is seen.
const fn turned(square: usize, view: usize) -> usize {
    let side = SIDE as usize;
    let square = if view & TURNED == 0 {
        square
    } else {
        SQUARES - 1 - square
    };
    if view & MIRRORED == 0 {
        square
    } else {
        square / side * side + side - 1 - square % side
    }
}

/// How a cube is seen: its [`Cube::index`](crate::rules::qubism::Cube::index).
const fn lying(state: usize, view: usize) -> usize {
    let (mut arrow, mut fin) = (state / 2, state % 2);
    if view & TURNED != 0 {
        arrow ^= 2;
    }
    if view & MIRRORED != 0 {
        // East becomes west.
        if arrow % 2 == 1 {
            arrow ^= 2;
        }
        fin ^= 1;
    }
    2 * arrow + fin
}

/// Tells of every feature of a position, by its number below [`VECTORS`].
#[inline]
pub fn each_feature(position: &Position, mut tell: impl FnMut(usize)) {
    let players = [position.turn(), position.turn().next(2)];
    let view = view(position);
    let side = SIDE as usize;
    let [own, other] = players.map(|player| turned(position.pawn(player).index(), view));
    let (own, other) = (own / side * OWN_FILES + own % side, other - side);
    position.each_cube(|square, state| {
        let seen = usize::from(SEEN[view][square.index()][state]);
        tell(own * CUBES + seen);
        tell(BY_OTHER + other * CUBES + seen);
    });
    // A position of the game always has ways.
    let none = Shortest { steps: 1, ways: 1 };
    let [mine, others] = players.map(|player| position.shortest_ways(player).unwrap_or(none));
    let length = |ways: Shortest| (ways.steps as usize).clamp(1, LONGEST) - 1;
    let number = |ways: Shortest| ways.ways as usize - 1;
    let supply = position.supply() as usize;
    tell(PAWNS + own * OTHER + other);
    tell(STEPS + length(mine) * LONGEST + length(others));
    tell(OWN_SUPPLY + supply * LONGEST + length(mine));
    tell(OTHER_SUPPLY + supply * LONGEST + length(others));
    tell(NUMBERS + number(mine) * WAYS + number(others));
    tell(CORRIDOR + position.corridor().map_or(0, usize::from));
}

/// How the player to move sees the board: going up, with the own pawn on the left or in the middle,
/// and then with the other pawn so.
#[inline]
fn view(position: &Position) -> usize {
    let turn = position.turn();
    let view = if turn.index() == 0 { 0 } else { TURNED };
    let file = |player| turned(position.pawn(player).index(), view) % SIDE as usize;
    let middle = SIDE as usize / 2;
    let (own, other) = (file(turn), file(turn.next(2)));
    if own > middle || own == middle && other > middle {
        view | MIRRORED
    } else {
        view
    }
}
