//! Move ordering: the sooner the best move is searched, the less there is to search.

use super::Node;

/// Moves of all positions on the path in one buffer, and the statistics of moves.
pub(super) struct MoveOrdering<N: Node> {
    moves: Vec<N::Move>,
    /// Parallel to `moves`; higher is searched sooner.
    priorities: Vec<i32>,
    /// Parallel to `moves`: immediate gain in hundredths; see [`Node::rated_quiet_moves`].
    gains: Vec<i32>,
    /// By ply: the [`Node::move_index`] of the last two quiet moves that caused a cutoff.
    killers: Vec<[usize; 2]>,
    /// By seat and [`Node::move_index`]: success of quiet moves.
    history: Vec<i16>,
    /// Continuation history: by [`Node::move_index`] of the previous move and of the move.
    continuations: Vec<i16>,
}

pub(super) struct MovePicker {
    base: usize,
    next: usize,
    context: OrderingContext,
    /// Start of the quiet moves; `None` before they are generated.
    quiet_from: Option<usize>,
    /// Index of a quiet hash move that is searched before the quiet moves are generated.
    ahead: Option<usize>,
}

impl MovePicker {
    fn from(base: usize, context: OrderingContext) -> Self {
        Self { base, next: base, context, quiet_from: None, ahead: None }
    }
}

#[derive(Clone, Copy)]
pub(super) struct OrderingContext {
    pub(super) ply: usize,
    pub(super) previous: u16,
}

#[derive(Clone, Copy)]
pub(super) struct Picked<M> {
    pub(super) mv: M,
    pub(super) is_tactical: bool,
    /// Immediate gain in hundredths.
    pub(super) gain: i32,
}

const NO_MOVE: usize = usize::MAX;
const TABLE_MOVE: i32 = i32::MAX;
const TACTICAL: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
const QUIET: i32 = 0;
const MOST_HISTORY: i32 = 1 << 14;

impl<N: Node> MoveOrdering<N> {
    pub(super) fn new(seats: usize, plies: usize) -> Self {
        Self {
            moves: Vec::with_capacity(256),
            priorities: Vec::with_capacity(256),
            gains: Vec::with_capacity(256),
            killers: vec![[NO_MOVE; 2]; plies],
            history: vec![0; seats * N::MOVE_INDICES],
            continuations: vec![0; (N::MOVE_INDICES + 1) * N::MOVE_INDICES],
        }
    }

    /// Starts with the tactical moves. `table_move` is the index of the hash move, which comes first.
    pub(super) fn start(
        &mut self,
        node: &N,
        context: OrderingContext,
        table_move: Option<u16>,
    ) -> MovePicker {
        let base = self.moves.len();
        node.tactical_moves(&mut self.moves);
        let count = self.moves.len() - base;
        self.priorities.extend((0..count).map(|nth| TACTICAL - nth as i32));
        self.gains.resize(self.moves.len(), 0);
        let mut picker = MovePicker::from(base, context);
        let Some(move_index) = table_move.map(usize::from) else {
            return picker;
        };
        if self.put_first(base, move_index) {
            return picker;
        }
        if let Some(mv) = node.move_with_index(move_index) {
            picker.ahead = Some(move_index);
            self.moves.push(mv);
            self.priorities.push(TABLE_MOVE);
            self.gains.push(0);
            return picker;
        }
        self.add_quiet(node, &mut picker);
        self.put_first(base, move_index);
        picker
    }

    /// Starts with the moves of a position whose urgency is known; none of them is tactical.
    pub(super) fn start_pressed(
        &mut self,
        node: &N,
        context: OrderingContext,
        table_move: Option<u16>,
    ) -> MovePicker {
        let base = self.moves.len();
        let mut picker = MovePicker { quiet_from: Some(base), ..MovePicker::from(base, context) };
        node.answers(&mut self.moves);
        self.gains.resize(self.moves.len(), 0);
        self.rank_quiet(node, &mut picker);
        if let Some(move_index) = table_move {
            self.put_first(base, move_index.into());
        }
        picker
    }

    /// Returns `false` if the move is not among those from `base` on.
    fn put_first(&mut self, base: usize, move_index: usize) -> bool {
        let mut moves = self.moves[base..].iter();
        let found = moves.position(|&mv| N::move_index(mv) == move_index);
        if let Some(index) = found {
            self.priorities[base + index] = TABLE_MOVE;
        }
        found.is_some()
    }

    pub(super) fn next(&mut self, picker: &mut MovePicker, node: &N) -> Option<Picked<N::Move>> {
        if picker.next == self.moves.len() && picker.quiet_from.is_none() {
            self.add_quiet(node, picker);
        }
        let best = self.foremost(picker.next)?;
        let mv = self.moves[best];
        let is_tactical = match self.priorities[best] {
            TABLE_MOVE => {
                picker.ahead.is_none() && picker.quiet_from.is_none_or(|from| best < from)
            }
            priority => priority > KILLER + 1,
        };
        // Once a move is searched, its priority only says whether it was tactical.
        self.priorities[best] = if is_tactical { TACTICAL } else { QUIET };
        self.moves.swap(best, picker.next);
        self.priorities.swap(best, picker.next);
        self.gains.swap(best, picker.next);
        let gain = self.gains[picker.next];
        picker.next += 1;
        Some(Picked { mv, is_tactical, gain })
    }

    #[inline]
    fn foremost(&self, from: usize) -> Option<usize> {
        let left = self.priorities.get(from..)?;
        let (mut best, mut highest) = (0, *left.first()?);
        for (index, &priority) in left.iter().enumerate() {
            if priority > highest {
                (best, highest) = (index, priority);
            }
        }
        Some(from + best)
    }

    /// In the order of the game.
    pub(super) fn next_tactical(&self, picker: &mut MovePicker) -> Option<N::Move> {
        let mv = *self.moves.get(picker.next)?;
        picker.next += 1;
        Some(mv)
    }

    /// Drops the last returned quiet move, and all remaining quiet moves with a gain below `least`.
    pub(super) fn drop_lesser(&mut self, picker: &mut MovePicker, least: i32) {
        picker.next -= 1;
        let mut kept = picker.next;
        for index in picker.next..self.moves.len() {
            if self.gains[index] >= least || self.priorities[index] > KILLER + 1 {
                self.moves[kept] = self.moves[index];
                self.priorities[kept] = self.priorities[index];
                self.gains[kept] = self.gains[index];
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        self.priorities.truncate(kept);
        self.gains.truncate(kept);
    }

    pub(super) fn finish(&mut self, picker: &MovePicker) {
        self.moves.truncate(picker.base);
        self.priorities.truncate(picker.base);
        self.gains.truncate(picker.base);
    }

    /// Records that the last quiet move caused a cutoff and that those before it did not.
    pub(super) fn learn_cutoff(&mut self, node: &N, picker: &MovePicker, depth: u32) {
        let move_index = N::move_index(self.moves[picker.next - 1]);
        let killers = &mut self.killers[picker.context.ply];
        if killers[0] != move_index {
            *killers = [move_index, killers[0]];
        }
        let bonus = (16 * (depth * depth) as i32 + 32).min(2000);
        for index in picker.base..picker.next {
            if self.priorities[index] == TACTICAL {
                continue;
            }
            let bonus = if index + 1 == picker.next { bonus } else { -bonus };
            let move_index = N::move_index(self.moves[index]);
            adjust(&mut self.history[history_index::<N>(node, move_index)], bonus);
            let continuation = continuation_index::<N>(picker.context.previous, move_index);
            adjust(&mut self.continuations[continuation], bonus);
        }
    }

    fn add_quiet(&mut self, node: &N, picker: &mut MovePicker) {
        let from = self.moves.len();
        picker.quiet_from = Some(from);
        node.rated_quiet_moves(&mut self.moves, &mut self.gains);
        let is_ahead = |&mv: &N::Move| Some(N::move_index(mv)) == picker.ahead;
        if picker.ahead.is_some()
            && let Some(again) = self.moves[from..].iter().position(is_ahead)
        {
            self.moves.swap_remove(from + again);
            self.gains.swap_remove(from + again);
        }
        self.rank_quiet(node, picker);
    }

    fn rank_quiet(&mut self, node: &N, picker: &mut MovePicker) {
        let [first, second] = self.killers[picker.context.ply];
        let history = &self.history[history_index::<N>(node, 0)..][..N::MOVE_INDICES];
        let from = continuation_index::<N>(picker.context.previous, 0);
        let continuations = &self.continuations[from..][..N::MOVE_INDICES];
        let unranked = self.priorities.len()..;
        let (moves, gains) = (&self.moves[unranked.clone()], &self.gains[unranked]);
        self.priorities.extend(moves.iter().zip(gains).map(|(&mv, gain)| {
            match N::move_index(mv) {
                index if index == first => KILLER + 1,
                index if index == second => KILLER,
                index => {
                    i32::from(history[index])
                        + i32::from(continuations[index])
                        + gain * N::TUNING.gain_priority
                }
            }
        }));
    }
}

/// Moves a value towards a bonus, by less the larger it already is (history gravity).
fn adjust(worth: &mut i16, bonus: i32) {
    let old = i32::from(*worth);
    *worth = (old + bonus - old * bonus.abs() / MOST_HISTORY) as i16;
}

fn history_index<N: Node>(node: &N, move_index: usize) -> usize {
    node.turn().index() * N::MOVE_INDICES + move_index
}

fn continuation_index<N: Node>(previous: u16, move_index: usize) -> usize {
    usize::from(previous).min(N::MOVE_INDICES) * N::MOVE_INDICES + move_index
}
