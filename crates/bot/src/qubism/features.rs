//! Features of the learned evaluation of Qubism.

use kuba_rules::qubism::{Position, SIDE, Shortest};

const SQUARES: usize = (SIDE * SIDE) as usize;
const CUBES: usize = 8 * SQUARES;
/// Number of files for the own pawn, after mirroring.
const OWN_FILES: usize = 3;
/// Number of squares for the own pawn: three files without the far side.
const OWN: usize = OWN_FILES * (SIDE as usize - 1);
/// Number of squares for the other pawn, without its far side.
const OTHER: usize = SQUARES - SIDE as usize;
/// Maximum length of a way, in steps; longer ways count as this long.
pub const LONGEST: usize = 12;
const SUPPLIES: usize = 10;
/// Number of counts of shortest ways that are distinguished.
const WAYS: usize = 4;

const BY_OTHER: usize = OWN * CUBES;
const PAWNS: usize = BY_OTHER + OTHER * CUBES;
/// Offset of the features for the lengths of both ways, the own one first.
pub const STEPS: usize = PAWNS + OWN * OTHER;
const OWN_SUPPLY: usize = STEPS + LONGEST * LONGEST;
const OTHER_SUPPLY: usize = OWN_SUPPLY + SUPPLIES * LONGEST;
const NUMBERS: usize = OTHER_SUPPLY + SUPPLIES * LONGEST;
const CORRIDOR: usize = NUMBERS + WAYS * WAYS;
/// Number of features.
pub const VECTORS: usize = CORRIDOR + SIDE as usize;

/// By view, square and state of a cube: square and state as seen, in one number.
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

/// Bit of a view in which the board is turned by 180 degrees.
const TURNED: usize = 1;
/// Bit of a view in which left and right are swapped.
const MIRRORED: usize = 2;

const fn turned(square: usize, view: usize) -> usize {
    let side = SIDE as usize;
    let square = if view & TURNED == 0 { square } else { SQUARES - 1 - square };
    if view & MIRRORED == 0 { square } else { square / side * side + side - 1 - square % side }
}

/// [`Cube::index`](kuba_rules::qubism::Cube::index) as seen in a view.
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

/// Calls `tell` with the number of every feature of a position, below [`VECTORS`].
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
    // Both pawns always have a way in a legal position.
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

/// View of the player to move: going up, with the own pawn on the left or in the middle; if it is in the
/// middle, the same holds for the other pawn.
#[inline]
fn view(position: &Position) -> usize {
    let turn = position.turn();
    let view = if turn.index() == 0 { 0 } else { TURNED };
    let file = |player| turned(position.pawn(player).index(), view) % SIDE as usize;
    let middle = SIDE as usize / 2;
    let (own, other) = (file(turn), file(turn.next(2)));
    if own > middle || own == middle && other > middle { view | MIRRORED } else { view }
}
