//! In which order moves are tried: the sooner the best one, the less there is to search.

use super::Node;

/// Moves of every position on the path, one after the other in one buffer, and what is known
/// about moves in general.
pub(super) struct Order<N: Node> {
    moves: Vec<N::Move>,
    ranks: Vec<i32>,
    /// For each ply, the two quiet moves that refuted something there last.
    killers: Vec<[Option<N::Move>; 2]>,
    /// For each seat and [`Node::slot`], how much a quiet move has refuted.
    history: Vec<i32>,
}

/// The moves of one position, on their way out.
pub(super) struct Picker {
    base: usize,
    next: usize,
    ply: usize,
    /// From here on the moves capture nothing; `None` before those are written down.
    quiet_from: Option<usize>,
}

const HASH: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
const MOST_HISTORY: i32 = 1 << 20;

impl<N: Node> Order<N> {
    pub(super) fn new(seats: usize, plies: usize) -> Self {
        Self {
            moves: Vec::with_capacity(256),
            ranks: Vec::with_capacity(256),
            killers: vec![[None; 2]; plies],
            history: vec![0; seats * N::SLOTS],
        }
    }

    /// Starts with the captures of a position. `hash` is the move to try first.
    pub(super) fn start(&mut self, node: &N, ply: usize, hash: Option<N::Move>) -> Picker {
        let base = self.moves.len();
        node.captures(&mut self.moves);
        let count = self.moves.len() - base;
        self.ranks
            .extend((0..count).map(|nth| CAPTURE - nth as i32));
        let mut picker = Picker {
            base,
            next: base,
            ply,
            quiet_from: None,
        };
        if let Some(hash) = hash {
            if !self.moves[base..].contains(&hash) {
                self.add_quiets(node, &mut picker);
            }
            if let Some(index) = self.moves[base..].iter().position(|&mv| mv == hash) {
                self.ranks[base + index] = HASH;
            }
        }
        picker
    }

    /// The next move to try, and whether it captures.
    pub(super) fn next(&mut self, picker: &mut Picker, node: &N) -> Option<(N::Move, bool)> {
        if picker.next == self.moves.len() && picker.quiet_from.is_none() {
            self.add_quiets(node, picker);
        }
        let best = (picker.next..self.moves.len()).max_by_key(|&index| {
            // Of equals, the one written down first.
            (self.ranks[index], std::cmp::Reverse(index))
        })?;
        let mv = self.moves[best];
        let capture = match self.ranks[best] {
            HASH => picker.quiet_from.is_none_or(|from| best < from),
            rank => rank > KILLER + 1,
        };
        self.moves.swap(best, picker.next);
        self.ranks.swap(best, picker.next);
        picker.next += 1;
        Some((mv, capture))
    }

    /// The next capture, in the order of the game.
    pub(super) fn next_capture(&self, picker: &mut Picker) -> Option<N::Move> {
        let mv = *self.moves.get(picker.next)?;
        picker.next += 1;
        Some(mv)
    }

    /// Drops what is left of the moves.
    pub(super) fn finish(&mut self, picker: &Picker) {
        self.moves.truncate(picker.base);
        self.ranks.truncate(picker.base);
    }

    /// Remembers a quiet move that refuted a position.
    pub(super) fn reward(&mut self, node: &N, mv: N::Move, ply: usize, depth: u32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let place = history_place::<N>(node, mv);
        self.history[place] += (depth * depth) as i32;
        if self.history[place] >= MOST_HISTORY {
            for worth in &mut self.history {
                *worth /= 2;
            }
        }
    }

    fn add_quiets(&mut self, node: &N, picker: &mut Picker) {
        let from = self.moves.len();
        picker.quiet_from = Some(from);
        node.quiets(&mut self.moves);
        let killers = self.killers[picker.ply];
        for index in from..self.moves.len() {
            let mv = self.moves[index];
            self.ranks.push(if killers[0] == Some(mv) {
                KILLER + 1
            } else if killers[1] == Some(mv) {
                KILLER
            } else {
                self.history[history_place::<N>(node, mv)]
            });
        }
    }
}

fn history_place<N: Node>(node: &N, mv: N::Move) -> usize {
    node.turn().index() * N::SLOTS + N::slot(mv)
}
