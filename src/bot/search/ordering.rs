//! In which order moves are searched: the sooner the best one, the less there is to search.

use super::Node;

/// Moves of every position on the path, one after the other in one buffer, and what is known
/// about moves in general.
pub(super) struct MoveOrdering<N: Node> {
    moves: Vec<N::Move>,
    /// For each of the moves, the higher the sooner.
    priorities: Vec<i32>,
    /// For each of the moves, what it changes at once, in hundredths; see
    /// [`Node::rated_quiet_moves`].
    gains: Vec<i32>,
    /// For each ply, the [`Node::move_index`] of the two quiet moves that caused a cutoff there last.
    killers: Vec<[usize; 2]>,
    /// For each seat and [`Node::move_index`], how good a quiet move has been.
    history: Vec<i16>,
    /// The same for each pair of the move before and the move (continuation history).
    continuations: Vec<i16>,
}

/// The moves of one position, on their way out.
pub(super) struct MovePicker {
    base: usize,
    next: usize,
    context: OrderingContext,
    /// From here on the moves are quiet; `None` before those are generated.
    quiet_from: Option<usize>,
    /// The index of a quiet move that is searched before the quiet moves are generated.
    ahead: Option<usize>,
}

impl MovePicker {
    /// For the moves that stand from `base` on.
    fn from(base: usize, context: OrderingContext) -> Self {
        Self {
            base,
            next: base,
            context,
            quiet_from: None,
            ahead: None,
        }
    }
}

/// Where moves are put in order.
#[derive(Clone, Copy)]
pub(super) struct OrderingContext {
    /// Plies from the root.
    pub(super) ply: usize,
    /// The index of the move that led here.
    pub(super) previous: u16,
}

/// A move to search.
#[derive(Clone, Copy)]
pub(super) struct Picked<M> {
    pub(super) mv: M,
    /// Whether it is one of the [`Node::tactical_moves`].
    pub(super) is_tactical: bool,
    /// What it changes at once in the worth of the position, in hundredths.
    pub(super) gain: i32,
}

/// The index of no move.
const NO_MOVE: usize = usize::MAX;
const TABLE_MOVE: i32 = i32::MAX;
const TACTICAL: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
const QUIET: i32 = 0;
/// No move's history is worth more than this.
const MOST_HISTORY: i32 = 1 << 14;

impl<N: Node> MoveOrdering<N> {
    /// For a game of so many seats, searched so many plies deep at most.
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

    /// Starts with the tactical moves of a position. `table_move` is the index of the move that the
    /// transposition table knows, which comes first.
    pub(super) fn start(
        &mut self,
        node: &N,
        context: OrderingContext,
        table_move: Option<u16>,
    ) -> MovePicker {
        let base = self.moves.len();
        node.tactical_moves(&mut self.moves);
        let count = self.moves.len() - base;
        self.priorities
            .extend((0..count).map(|nth| TACTICAL - nth as i32));
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

    /// Starts with the moves of a position whose urgency is known, and in which none is tactical.
    pub(super) fn start_pressed(
        &mut self,
        node: &N,
        context: OrderingContext,
        table_move: Option<u16>,
    ) -> MovePicker {
        let base = self.moves.len();
        let mut picker = MovePicker {
            quiet_from: Some(base),
            ..MovePicker::from(base, context)
        };
        node.answers(&mut self.moves);
        self.gains.resize(self.moves.len(), 0);
        self.rank_quiet(node, &mut picker);
        if let Some(move_index) = table_move {
            self.put_first(base, move_index.into());
        }
        picker
    }

    /// Puts the move with this index before all others from `base` on; whether it is among them.
    fn put_first(&mut self, base: usize, move_index: usize) -> bool {
        let mut moves = self.moves[base..].iter();
        let found = moves.position(|&mv| N::move_index(mv) == move_index);
        if let Some(index) = found {
            self.priorities[base + index] = TABLE_MOVE;
        }
        found.is_some()
    }

    /// The next move to search.
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
        // The priority of a move that was searched only says of which kind it was.
        self.priorities[best] = if is_tactical { TACTICAL } else { QUIET };
        self.moves.swap(best, picker.next);
        self.priorities.swap(best, picker.next);
        self.gains.swap(best, picker.next);
        let gain = self.gains[picker.next];
        picker.next += 1;
        Some(Picked {
            mv,
            is_tactical,
            gain,
        })
    }

    /// Where the first of the moves with the highest priority is, from here on.
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

    /// The next tactical move, in the order of the game.
    pub(super) fn next_tactical(&self, picker: &mut MovePicker) -> Option<N::Move> {
        let mv = *self.moves.get(picker.next)?;
        picker.next += 1;
        Some(mv)
    }

    /// Drops the quiet move that was given last, and all others left that gain less than so much.
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

    /// Drops what is left of the moves.
    pub(super) fn finish(&mut self, picker: &MovePicker) {
        self.moves.truncate(picker.base);
        self.priorities.truncate(picker.base);
        self.gains.truncate(picker.base);
    }

    /// Learns that the quiet move searched last caused a cutoff, and that those searched before
    /// it did not.
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
            let bonus = if index + 1 == picker.next {
                bonus
            } else {
                -bonus
            };
            let move_index = N::move_index(self.moves[index]);
            adjust(
                &mut self.history[history_index::<N>(node, move_index)],
                bonus,
            );
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

    /// Gives the moves that have no priority yet the one of quiet moves.
    fn rank_quiet(&mut self, node: &N, picker: &mut MovePicker) {
        let [first, second] = self.killers[picker.context.ply];
        let history = &self.history[history_index::<N>(node, 0)..][..N::MOVE_INDICES];
        let from = continuation_index::<N>(picker.context.previous, 0);
        let continuations = &self.continuations[from..][..N::MOVE_INDICES];
        let unranked = self.priorities.len()..;
        let (moves, gains) = (&self.moves[unranked.clone()], &self.gains[unranked]);
        self.priorities
            .extend(
                moves
                    .iter()
                    .zip(gains)
                    .map(|(&mv, gain)| match N::move_index(mv) {
                        index if index == first => KILLER + 1,
                        index if index == second => KILLER,
                        index => {
                            i32::from(history[index])
                                + i32::from(continuations[index])
                                + gain * N::TUNING.gain_priority
                        }
                    }),
            );
    }
}

/// Moves a worth towards a bonus, the less the larger it is already (history gravity).
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
