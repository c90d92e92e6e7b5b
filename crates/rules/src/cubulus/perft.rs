//! Perft, the benchmark and checksum of the rules.

use super::GameState;
use super::cell::Direction;
use super::moves::Move;
use super::position::Position;

impl GameState {
    /// Counts the positions after exactly `depth` moves from here. Ignores draws by repetition, concessions
    /// and resignations; counts the last ply without playing it.
    pub fn perft(&self, depth: u32) -> u64 {
        self.count_while(depth, &|| true).unwrap_or(0)
    }

    /// Calls `go_on` every few milliseconds; `None` once it returns `false`.
    pub(super) fn count_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        let nodes = if depth == 0 { 1 } else { count(self.position(), depth, go_on) };
        go_on().then_some(nodes)
    }
}

/// Subtrees up to this depth are counted without calling `go_on`.
const UNASKED: u32 = 3;

/// The result is meaningless once `go_on` returns `false`.
fn count(position: &Position, depth: u32, go_on: &dyn Fn() -> bool) -> u64 {
    if depth == 1 {
        return u64::from(position.move_count());
    }
    if position.winner().is_some() || depth > UNASKED && !go_on() {
        return 0;
    }
    let after = |mv: Move| {
        let mut child = *position;
        child.play(mv);
        count(&child, depth - 1, go_on)
    };
    let puttable = position.puttable();
    let mut nodes: u64 = puttable.map(|cell| after(Move::Put(cell))).sum();
    let mut can_act = !puttable.is_empty();
    for direction in Direction::ALL {
        for opening in position.entries(direction) {
            nodes += after(Move::Push(opening));
            can_act = true;
        }
    }
    if can_act { nodes } else { after(Move::Pass) }
}
