//! Which quiet moves were good before: killers and history.

use kuba::bot::search::Node;

/// What has been learnt of quiet moves.
pub(crate) struct History {
    /// For each ply the indices of the two that caused a cutoff last.
    killers: Vec<[usize; 2]>,
    /// For each seat and move index.
    worth: Vec<i32>,
    indices: usize,
}

/// The most that a move's history is worth.
const MOST: i32 = 1 << 20;
/// What a killer is worth.
const KILLER: i32 = 1 << 22;
/// No move.
const NONE: usize = usize::MAX;

impl History {
    pub(crate) fn new<N: Node>(seats: usize, plies: usize) -> Self {
        Self {
            killers: vec![[NONE; 2]; plies],
            worth: vec![0; seats * N::MOVE_INDICES],
            indices: N::MOVE_INDICES,
        }
    }

    /// How soon a quiet move is to be searched: the higher the sooner.
    pub(crate) fn worth(&self, seat: usize, move_index: usize, ply: usize) -> i32 {
        match self.killers[ply] {
            [first, _] if first == move_index => KILLER + 1,
            [_, second] if second == move_index => KILLER,
            _ => self.worth[seat * self.indices + move_index],
        }
    }

    /// Learns that a quiet move caused a cutoff.
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
