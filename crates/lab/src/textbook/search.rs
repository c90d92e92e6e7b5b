//! Principal variation search with iterative deepening.

use std::time::Instant;

use kuba_bot::Evaluate;
use kuba_bot::search::{Node, RepetitionRule};
use kuba_rules::GameResult;

use super::hand::Hand;
use super::history::History;
use super::table::{Bound, NO_MOVE, Table};

/// Score of a win at the root.
const WIN: i32 = 1_000_000;
/// Scores above this are wins.
const WON: i32 = WIN - 1_000;
/// Length limit of a path, in plies.
const DEEPEST: usize = 100;
/// Number of nodes between checks of the clock.
const LOOK_EVERY: u64 = 256;
/// Least remaining depth for late move reductions.
const REDUCED_FROM: u32 = 3;
/// Number of moves before reductions by one ply.
const BEFORE_REDUCED: usize = 4;
/// Number of moves before reductions by two plies.
const BEFORE_REDUCED_TWICE: usize = 16;

/// Limits of a search.
#[derive(Clone, Copy, Default)]
pub(crate) struct Budget {
    pub(crate) until: Option<Instant>,
    /// Node limit, 0 for none.
    pub(crate) nodes: u64,
    /// Depth limit in plies, 0 for none.
    pub(crate) depth: u32,
}

pub(crate) struct Found<M> {
    pub(crate) mv: M,
    /// Last completed depth, in plies.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// A limit was reached.
struct Stopped;

pub(crate) struct Search<'a, N: Node> {
    root: N,
    moves: Vec<N::Move>,
    table: &'a mut Table,
    history: History,
    /// Keys of the positions of the game and then of the current path.
    path: Vec<u64>,
    budget: Budget,
    nodes: u64,
}

impl<'a, N: Hand> Search<'a, N> {
    pub(crate) fn new<G: Evaluate<Node = N, Move = N::Move>>(
        game: &G,
        table: &'a mut Table,
        budget: Budget,
    ) -> Self {
        let root = game.node();
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        Self {
            history: History::new::<N>(root.seats(), DEEPEST + 1),
            path: match game.recurrence() {
                RepetitionRule::DrawAtThird { past } => past,
                _ => vec![root.key()],
            },
            root,
            moves,
            table,
            budget,
            nodes: 0,
        }
    }

    /// `None` if there is no legal move.
    pub(crate) fn best_move(mut self) -> Option<Found<N::Move>> {
        let mut found = Found { mv: *self.moves.first()?, depth: 0, nodes: 0 };
        let deepest = match self.budget.depth {
            0 => DEEPEST as u32,
            depth => depth.min(DEEPEST as u32),
        };
        for depth in 1..=deepest {
            let Ok(score) = self.search_root(depth) else {
                break;
            };
            found.depth = depth;
            if score.abs() > WON || self.moves.len() == 1 {
                break;
            }
        }
        found.mv = self.moves[0];
        found.nodes = self.nodes;
        Some(found)
    }

    /// Searches all root moves and moves each new best one to the front, so that it counts even if the search
    /// stops.
    fn search_root(&mut self, depth: u32) -> Result<i32, Stopped> {
        let (mut best, root) = (-WIN, self.root.clone());
        for number in 0..self.moves.len() {
            let mv = self.moves[number];
            let score = self.search_move(&root, mv, (depth, 0), (best, WIN), (number, 0))?;
            if score > best {
                best = score;
                self.moves[..=number].rotate_right(1);
            }
        }
        Ok(best)
    }

    /// Score of a move for its player. Later moves are first searched with a reduction and a null window.
    /// `far` is the remaining depth and the ply, `late` the move number and its reduction.
    fn search_move(
        &mut self,
        node: &N,
        mv: N::Move,
        far: (u32, usize),
        window: (i32, i32),
        late: (usize, u32),
    ) -> Result<i32, Stopped> {
        let mut child = node.clone();
        child.play(mv);
        let same = child.turn() == node.turn();
        let key = child.key();
        if self.path.contains(&key) {
            return Ok(0);
        }
        self.path.push(key);
        let (depth, ply) = (far.0 - 1, far.1 + 1);
        let mut look = |depth: u32, (low, high): (i32, i32)| {
            if same {
                self.search(&child, depth, ply, (low, high))
            } else {
                self.search(&child, depth, ply, (-high, -low)).map(|score| -score)
            }
        };
        let (low, high) = window;
        let (number, reduction) = late;
        let score = if number == 0 {
            look(depth, window)?
        } else {
            let mut score = look(depth - reduction.min(depth), (low, low + 1))?;
            if score > low && reduction > 0 {
                score = look(depth, (low, low + 1))?;
            }
            if score > low && score < high {
                score = look(depth, window)?;
            }
            score
        };
        self.path.pop();
        Ok(score)
    }

    /// Score for the player to move.
    fn search(
        &mut self,
        node: &N,
        depth: u32,
        ply: usize,
        (mut low, high): (i32, i32),
    ) -> Result<i32, Stopped> {
        self.count()?;
        if let Some(result) = node.verdict() {
            return Ok(judged(node, result, ply));
        }
        if ply >= DEEPEST {
            return Ok(node.by_hand());
        }
        if depth == 0 {
            return self.quiescence(node, ply, (low, high));
        }
        let key = node.key();
        let known = self.table.find(key);
        if let Some(known) = known
            && u32::from(known.depth) >= depth
            && high - low == 1
        {
            let score = from_root(known.score, ply);
            let answers = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= high,
                Bound::AtMost => score <= low,
            };
            if answers {
                return Ok(score);
            }
        }
        let mut moves = Vec::with_capacity(64);
        node.tactical_moves(&mut moves);
        let tactical = moves.len();
        node.quiet_moves(&mut moves);
        if moves.is_empty() {
            return Ok(judged(node, node.verdict_when_stuck(), ply));
        }
        let seat = node.turn().index();
        let table_move = known.map_or(NO_MOVE, |known| known.move_index);
        let mut order: Vec<(i32, usize)> = (0..moves.len())
            .map(|nth| {
                let move_index = N::move_index(moves[nth]);
                let worth = if move_index == usize::from(table_move) {
                    i32::MAX
                } else if nth < tactical {
                    i32::MAX / 2 - nth as i32
                } else {
                    self.history.worth(seat, move_index, ply)
                };
                (worth, nth)
            })
            .collect();
        let (mut best, mut best_move, from) = (-WIN, NO_MOVE, low);
        for number in 0..order.len() {
            // Selection sort: the best remaining move, and of equal ones the first generated.
            let left = number..order.len();
            let next = left.max_by_key(|&at| (order[at].0, -(order[at].1 as i32)));
            order.swap(number, next.unwrap_or(number));
            let nth = order[number].1;
            let (mv, is_quiet) = (moves[nth], nth >= tactical);
            let reduction = match number {
                _ if !is_quiet || depth < REDUCED_FROM => 0,
                0..BEFORE_REDUCED => 0,
                BEFORE_REDUCED..BEFORE_REDUCED_TWICE => 1,
                _ => 2,
            };
            let late = (number, reduction);
            let score = self.search_move(node, mv, (depth, ply), (low, high), late)?;
            best = best.max(score);
            if score <= low {
                continue;
            }
            (low, best_move) = (score, N::move_index(mv) as u16);
            if score >= high {
                if is_quiet {
                    self.history.learn(seat, N::move_index(mv), ply, depth);
                }
                break;
            }
        }
        let bound = match best {
            _ if best >= high => Bound::AtLeast,
            _ if best > from => Bound::Exact,
            _ => Bound::AtMost,
        };
        let score = from_here(best, ply);
        self.table.store(key, score, best_move, depth, bound);
        Ok(best)
    }

    /// Quiescence search: tactical moves only.
    fn quiescence(
        &mut self,
        node: &N,
        ply: usize,
        (mut low, high): (i32, i32),
    ) -> Result<i32, Stopped> {
        let mut best = node.by_hand();
        if best >= high || ply >= DEEPEST {
            return Ok(best);
        }
        low = low.max(best);
        let mut moves = Vec::new();
        node.tactical_moves(&mut moves);
        for mv in moves {
            let mut child = node.clone();
            child.play(mv);
            self.count()?;
            let score = match child.verdict() {
                Some(GameResult::Won(player)) if player == node.turn() => WIN - ply as i32 - 1,
                Some(GameResult::Won(_)) => ply as i32 + 1 - WIN,
                Some(GameResult::Drawn) => 0,
                None if child.turn() == node.turn() => {
                    self.quiescence(&child, ply + 1, (low, high))?
                }
                None => -self.quiescence(&child, ply + 1, (-high, -low))?,
            };
            best = best.max(score);
            if score >= high {
                break;
            }
            low = low.max(score);
        }
        Ok(best)
    }

    /// Counts a node and checks the limits.
    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let late = |until: Instant| Instant::now() >= until;
        let is_over = (self.budget.nodes > 0 && self.nodes > self.budget.nodes)
            || (self.nodes.is_multiple_of(LOOK_EVERY) && self.budget.until.is_some_and(late));
        if is_over { Err(Stopped) } else { Ok(()) }
    }
}

/// Score of a finished game for the player to move.
fn judged<N: Node>(node: &N, result: GameResult, ply: usize) -> i32 {
    match result {
        GameResult::Drawn => 0,
        GameResult::Won(player) if player == node.turn() => WIN - ply as i32,
        GameResult::Won(_) => ply as i32 - WIN,
    }
}

/// Converts a win score from distance to the root to distance to this node, for the table.
fn from_here(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > WON => score + ply as i32,
        _ if score < -WON => score - ply as i32,
        _ => score,
    }
}

/// Inverse of [`from_here`].
fn from_root(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > WON => score - ply as i32,
        _ if score < -WON => score + ply as i32,
        _ => score,
    }
}
