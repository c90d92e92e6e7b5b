//! Move ordering of quiet moves by killers and history.

use kuba_bot::search::Node;

pub(crate) struct History {
    /// The two moves, by index, that caused the last cutoffs at each ply.
    killers: Vec<[usize; 2]>,
    /// History score by seat and move index.
    worth: Vec<i32>,
    indices: usize,
}

/// Limit of a history score.
const MOST: i32 = 1 << 20;
/// Ordering score of a killer, above all history scores.
const KILLER: i32 = 1 << 22;
const NONE: usize = usize::MAX;

impl History {
    pub(crate) fn new<N: Node>(seats: usize, plies: usize) -> Self {
        Self {
            killers: vec![[NONE; 2]; plies],
            worth: vec![0; seats * N::MOVE_INDICES],
            indices: N::MOVE_INDICES,
        }
    }

    /// Ordering score of a quiet move.
    pub(crate) fn worth(&self, seat: usize, move_index: usize, ply: usize) -> i32 {
        match self.killers[ply] {
            [first, _] if first == move_index => KILLER + 1,
            [_, second] if second == move_index => KILLER,
            _ => self.worth[seat * self.indices + move_index],
        }
    }

    /// Records a cutoff by a quiet move.
    pub(crate) fn learn(&mut self, seat: usize, move_index: usize, ply: usize, depth: u32) {
        let killers = &mut self.killers[ply];
        if killers[0] != move_index {
            *killers = [move_index, killers[0]];
        }
        let worth = &mut self.worth[seat * self.indices + move_index];
        *worth += (depth * depth) as i32;
        if *worth > MOST {
            self.worth.iter_mut().for_each(|worth| *worth /= 2);
        }
    }
}
