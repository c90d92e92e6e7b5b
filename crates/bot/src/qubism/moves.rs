//! Moves of a Qubism position, with their immediate gains.

use kuba_rules::qubism::{Cube, Direction, Fin, Move, Position, Square, Squares};

const SQUARES: usize = 25;

pub(super) fn winning(position: &Position, moves: &mut Vec<Move>) {
    let from = position.pawn(position.turn());
    let targets = position.pawn_targets() & Position::goal(position.turn());
    moves.extend(targets.map(|to| Move::Go { from, to }));
}

/// Squares on which the opponent would win at once if it were their turn.
#[inline]
pub(super) fn threats(position: &Position) -> Squares {
    let other = position.turn().next(2);
    let goal = Position::goal(other);
    let near = Squares::of(position.pawn(other)).beside();
    // Apart from a step, only a jump from beside the other pawn reaches the far side.
    let is_near = near.meets(goal) || near.has(position.pawn(position.turn()));
    if is_near { position.pawn_targets_of(other) & goal } else { Squares::EMPTY }
}

/// `true` if the pawn to move can jump over the other one and is nearer to its goal then.
pub(super) fn can_jump_ahead(position: &Position) -> bool {
    let from = position.pawn(position.turn());
    let mut jumps = position.pawn_targets() - Squares::of(from).beside();
    let steps = position.steps_to_goal(position.turn());
    jumps.any(|to| {
        let mut after = *position;
        after.play(Move::Go { from, to });
        after.steps_to_goal(position.turn()) < steps
    })
}

/// Calls `tell` for every move that does not win at once, with the number of steps by which it improves the
/// lead of the player to move.
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
            // A target off the known ways leaves them open, but a shorter way may lead through `from`.
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

/// Appends the moves that stop the immediate win which the opponent threatens; a pawn move if there is none.
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
    // A cube stops at most one threat.
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
                    consider(Move::Place { square: threat, cube });
                }
            }
        }
    }
    if moves.len() == known {
        moves.extend(steps.take(1).map(|to| Move::Go { from: pawn, to }));
    }
}

/// Cube that stays in place but loses its last free square before the arrow.
pub(super) fn locked(before: &Position, after: &Position) -> Option<Square> {
    before.cubes().find(|&square| {
        let stays = before.cube(square) == after.cube(square);
        stays && !before.slide(square).is_empty() && after.slide(square).is_empty()
    })
}

struct Ways {
    pawns: [Squares; 2],
    goals: [Squares; 2],
    /// Squares without a cube.
    open: Squares,
    /// Lead of the player to move, in steps.
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

    /// Lead of the player to move, in steps, with these squares free; `None` if that walls a pawn in.
    #[inline]
    fn lead(&self, open: Squares) -> Option<i32> {
        Some(self.steps(1, open)? as i32 - self.steps(0, open)? as i32)
    }
}
