//! The moves of a position, and what each of them changes at once.

use crate::rules::qubism::{Cube, Direction, Fin, Move, Position, Square, Squares};

/// The number of squares.
const SQUARES: usize = 25;

/// Appends the moves that win on the spot.
pub(super) fn winning(position: &Position, moves: &mut Vec<Move>) {
    let from = position.pawn(position.turn());
    let targets = position.pawn_targets() & Position::goal(position.turn());
    moves.extend(targets.map(|to| Move::Go { from, to }));
}

/// The squares on which the other player would win on the spot if it were to move.
#[inline]
pub(super) fn threats(position: &Position) -> Squares {
    let other = position.turn().next(2);
    let goal = Position::goal(other);
    let near = Squares::of(position.pawn(other)).beside();
    // A jump comes to the far side only from beside the pawn that stands on it or before it.
    let is_near = near.meets(goal) || near.has(position.pawn(position.turn()));
    if is_near {
        position.pawn_targets_of(other) & goal
    } else {
        Squares::EMPTY
    }
}

/// Tells of every move that does not win on the spot, and by how many steps it brings the player
/// to move ahead.
#[inline]
pub(super) fn quiet(position: &Position, mut tell: impl FnMut(Move, i32)) {
    let ways = Ways::of(position);
    let pawn = position.pawn(position.turn());
    let targets = position.pawn_targets() - ways.goals[0];
    let own = ways.steps(0, ways.open).unwrap_or_default();
    for to in targets {
        let left = Squares::of(to).steps(ways.open, ways.goals[0]);
        let gain = own as i32 - left.unwrap_or_default() as i32;
        tell(Move::Go { from: pawn, to }, gain);
    }
    let crossings = position.crossings();
    for from in position.cubes() {
        let slide = position.slide(from);
        if slide.is_empty() {
            continue;
        }
        let open = ways.open | Squares::of(from);
        for to in slide {
            // What is off the known ways still leaves them, but may not be the shortest.
            if let Some(lead) = ways.lead(open - Squares::of(to)) {
                tell(Move::Go { from, to }, lead - ways.now);
            }
        }
    }
    if position.supply() == 0 {
        return;
    }
    let mut gains = [0; SQUARES];
    let mut walling = Squares::EMPTY;
    for square in crossings & position.free() {
        match ways.lead(ways.open - Squares::of(square)) {
            Some(lead) => gains[square.index()] = lead - ways.now,
            None => walling = walling | Squares::of(square),
        }
    }
    for arrow in Direction::ALL {
        for square in position.placeable(arrow, walling) {
            for fin in Fin::ALL {
                let cube = Cube { arrow, fin };
                tell(Move::Place { square, cube }, gains[square.index()]);
            }
        }
    }
}

/// Appends the moves after which the other player, who threatens to, no longer wins on the spot;
/// if there is none, a move of the pawn.
pub(super) fn defending(position: &Position, moves: &mut Vec<Move>) {
    let known = moves.len();
    let threats = threats(position);
    let pawn = position.pawn(position.turn());
    let mut consider = |mv: Move| {
        let mut after = *position;
        after.play(mv);
        if !after.pawn_targets().meets(Position::goal(after.turn())) {
            moves.push(mv);
        }
    };
    let steps = position.pawn_targets() - Position::goal(position.turn());
    for to in steps {
        consider(Move::Go { from: pawn, to });
    }
    // A cube stops one threat at most.
    if threats.len() == 1 {
        let [threat] = [threats].map(|mut threats| threats.next().expect("one"));
        let walls_in = |open: Squares| Ways::of(position).lead(open).is_none();
        for from in position.cubes() {
            let open = (!position.cubes() | Squares::of(from)) - threats;
            if position.slide(from).has(threat) && !walls_in(open) {
                consider(Move::Go { from, to: threat });
            }
        }
        if position.supply() > 0 && !walls_in(!position.cubes() - threats) {
            for cube in Cube::all() {
                if position.placeable(cube.arrow, Squares::EMPTY).has(threat) {
                    consider(Move::Place {
                        square: threat,
                        cube,
                    });
                }
            }
        }
    }
    if moves.len() == known {
        moves.extend(steps.take(1).map(|to| Move::Go { from: pawn, to }));
    }
}

/// A cube that could move, and lies where it lay, and has nothing free before its arrow any more.
pub(super) fn locked(before: &Position, after: &Position) -> Option<Square> {
    before.cubes().find(|&square| {
        let stays = before.cube(square) == after.cube(square);
        stays && !before.slide(square).is_empty() && after.slide(square).is_empty()
    })
}

/// Both pawns' ways, those of the player to move first.
struct Ways {
    pawns: [Squares; 2],
    goals: [Squares; 2],
    /// The squares without a cube.
    open: Squares,
    /// How many steps the player to move is ahead.
    now: i32,
}

impl Ways {
    #[inline]
    fn of(position: &Position) -> Self {
        let players = [position.turn(), position.turn().next(2)];
        let mut ways = Self {
            pawns: players.map(|player| Squares::of(position.pawn(player))),
            goals: players.map(Position::goal),
            open: !position.cubes(),
            now: 0,
        };
        ways.now = ways.lead(ways.open).unwrap_or_default();
        ways
    }

    #[inline]
    fn steps(&self, who: usize, open: Squares) -> Option<u32> {
        self.pawns[who].steps(open, self.goals[who])
    }

    /// How many steps the player to move would be ahead with these squares free; `None` if that
    /// walls a pawn in.
    #[inline]
    fn lead(&self, open: Squares) -> Option<i32> {
        Some(self.steps(1, open)? as i32 - self.steps(0, open)? as i32)
    }
}
