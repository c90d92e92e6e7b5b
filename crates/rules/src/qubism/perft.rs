//! Perft, the benchmark and checksum of the rules.

use super::GameState;
use super::moves::Move;
use super::position::Position;

impl GameState {
    /// Counts the positions after exactly `depth` moves from here. Ignores draws by repetition and
    /// concessions; counts the last ply without playing it.
    pub fn perft(&self, depth: u32) -> u64 {
        self.count_while(depth, &|| true).unwrap_or(0)
    }

    /// Calls `go_on` every few milliseconds; `None` once it returns `false`.
    pub(super) fn count_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        let nodes = if depth == 0 {
            1
        } else {
            let mut lists = vec![Vec::new(); depth as usize];
            count(self.position(), depth, &mut lists, go_on)
        };
        go_on().then_some(nodes)
    }
}

/// Subtrees up to this depth are counted without calling `go_on`.
const UNASKED: u32 = 2;

/// The result is meaningless once `go_on` returns `false`. `lists` has a move buffer for each ply.
fn count(
    position: &Position,
    depth: u32,
    lists: &mut [Vec<Move>],
    go_on: &dyn Fn() -> bool,
) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut().filter(|_| depth > 1) else {
        return u64::from(position.move_count());
    };
    if depth > UNASKED && !go_on() {
        return 0;
    }
    moves.clear();
    position.legal_moves(moves);
    moves
        .iter()
        .map(|&mv| {
            let mut child = *position;
            child.play(mv);
            count(&child, depth - 1, deeper, go_on)
        })
        .sum()
}
