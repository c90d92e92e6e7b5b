//! In which order moves are tried: the sooner the best one, the less there is to search.

use super::Node;

/// Moves of every position on the path, one after the other in one buffer, and what is known
/// about moves in general.
pub(super) struct Order<N: Node> {
    moves: Vec<N::Move>,
    ranks: Vec<i32>,
    /// For each ply, the two quiet moves that refuted something there last.
    killers: Vec<[Option<N::Move>; 2]>,
    /// For each seat and [`Node::slot`], how good a quiet move has been.
    history: Vec<i16>,
    /// The same for each slot of the move before and slot of the move.
    replies: Vec<i16>,
}

/// The moves of one position, on their way out.
pub(super) struct Picker {
    base: usize,
    next: usize,
    spot: Spot,
    /// From here on the moves capture nothing; `None` before those are written down.
    quiet_from: Option<usize>,
}

/// Where moves are put in order.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// Plies from the root.
    pub(super) ply: usize,
    /// The slot of the move that led here.
    pub(super) before: u16,
}

const HASH: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
/// No move's history is worth more than this.
const MOST_HISTORY: i32 = 1 << 14;

impl<N: Node> Order<N> {
    pub(super) fn new(seats: usize, plies: usize) -> Self {
        Self {
            moves: Vec::with_capacity(256),
            ranks: Vec::with_capacity(256),
            killers: vec![[None; 2]; plies],
            history: vec![0; seats * N::SLOTS],
            replies: vec![0; (N::SLOTS + 1) * N::SLOTS],
        }
    }

    /// Starts with the captures of a position. `hash` is the slot of the move to try first.
    pub(super) fn start(&mut self, node: &N, spot: Spot, hash: Option<u16>) -> Picker {
        let base = self.moves.len();
        node.captures(&mut self.moves);
        let count = self.moves.len() - base;
        self.ranks
            .extend((0..count).map(|nth| CAPTURE - nth as i32));
        let mut picker = Picker {
            base,
            next: base,
            spot,
            quiet_from: None,
        };
        let Some(hash) = hash.map(usize::from) else {
            return picker;
        };
        let is_hash = |&mv: &N::Move| N::slot(mv) == hash;
        if !self.moves[base..].iter().any(is_hash) {
            self.add_quiets(node, &mut picker);
        }
        if let Some(index) = self.moves[base..].iter().position(is_hash) {
            self.ranks[base + index] = HASH;
        }
        picker
    }

    /// The next move to try, and whether it captures.
    pub(super) fn next(&mut self, picker: &mut Picker, node: &N) -> Option<(N::Move, bool)> {
        if picker.next == self.moves.len() && picker.quiet_from.is_none() {
            self.add_quiets(node, picker);
        }
        let mut best = picker.next;
        for index in picker.next + 1..self.ranks.len() {
            if self.ranks[index] > self.ranks[best] {
                best = index;
            }
        }
        let mv = *self.moves.get(best)?;
        let capture = match self.ranks[best] {
            HASH => picker.quiet_from.is_none_or(|from| best < from),
            rank => rank > KILLER + 1,
        };
        // The rank of what has been tried tells what it was.
        self.ranks[best] = if capture { CAPTURE } else { 0 };
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

    /// Remembers that the quiet move tried last refuted a position, and that those tried before
    /// it did not.
    pub(super) fn reward(&mut self, node: &N, picker: &Picker, depth: u32) {
        let mv = self.moves[picker.next - 1];
        let killers = &mut self.killers[picker.spot.ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (16 * (depth * depth) as i32 + 32).min(2000);
        for index in picker.base..picker.next {
            if self.ranks[index] == CAPTURE {
                continue;
            }
            let bonus = if index + 1 == picker.next {
                bonus
            } else {
                -bonus
            };
            let mv = self.moves[index];
            learn(&mut self.history[history_place::<N>(node, mv)], bonus);
            learn(
                &mut self.replies[reply_place::<N>(picker.spot.before, mv)],
                bonus,
            );
        }
    }

    fn add_quiets(&mut self, node: &N, picker: &mut Picker) {
        let from = self.moves.len();
        picker.quiet_from = Some(from);
        node.quiets(&mut self.moves);
        let killers = self.killers[picker.spot.ply];
        for index in from..self.moves.len() {
            let mv = self.moves[index];
            self.ranks.push(if killers[0] == Some(mv) {
                KILLER + 1
            } else if killers[1] == Some(mv) {
                KILLER
            } else {
                i32::from(self.history[history_place::<N>(node, mv)])
                    + i32::from(self.replies[reply_place::<N>(picker.spot.before, mv)])
            });
        }
    }
}

/// Moves what is known towards a bonus, the less the more it says already.
fn learn(worth: &mut i16, bonus: i32) {
    let old = i32::from(*worth);
    *worth = (old + bonus - old * bonus.abs() / MOST_HISTORY) as i16;
}

fn history_place<N: Node>(node: &N, mv: N::Move) -> usize {
    node.turn().index() * N::SLOTS + N::slot(mv)
}

fn reply_place<N: Node>(before: u16, mv: N::Move) -> usize {
    usize::from(before).min(N::SLOTS) * N::SLOTS + N::slot(mv)
}
