//! The root of a search between two seats: iterative deepening with aspiration windows.

use std::cmp::Reverse;

use super::alphabeta::{Candidate, Descent, Tree};
use super::limits::Stopped;
use super::path::PathStep;
use super::seeker::ProofSeeker;
use super::team::Team;
use super::window::Window;
use super::{
    Child, DEEPEST, Findings, Node, Opinion, RootMove, Score, Task, TranspositionTable, Watch,
};

/// The depth from which on the aspiration window is narrow.
const ASPIRATION_FROM: u32 = 4;
/// How many times wider the aspiration window gets after the score fell outside.
const WIDENING: i32 = 4;

/// The root of a search.
pub(super) struct Deepening<'a, N: Node, W> {
    node: N,
    tree: Tree<'a, N, W>,
    /// The best one first.
    moves: Vec<RootMove<N::Move>>,
    /// Completed depth in plies.
    depth: u32,
    /// The depth at which to stop.
    deepest: u32,
    seeker: ProofSeeker<N>,
}

impl<'a, N: Node, W: Watch<N::Move>> Deepening<'a, N, W> {
    /// The search that a task asks for.
    pub(super) fn new(
        task: Task<N>,
        table: &'a TranspositionTable,
        watch: &'a mut W,
        team: &'a Team,
    ) -> Self {
        let seeker = ProofSeeker::new(&task);
        let estimate = Score::estimate(task.node.evaluate(task.node.turn()));
        let moves = task.moves.iter().map(|&mv| RootMove {
            score: estimate,
            line: vec![mv],
        });
        Self {
            moves: moves.collect(),
            depth: 0,
            deepest: task.limits.depth.unwrap_or(u32::MAX).min(DEEPEST as u32),
            seeker,
            node: task.node.clone(),
            tree: Tree::new(task, table, watch, team),
        }
    }

    /// The same search, but no proof is sought.
    pub(super) fn without_proof(mut self) -> Self {
        self.seeker = ProofSeeker::idle();
        self
    }

    /// Searches deeper and deeper, from some plies ahead of the first on.
    pub(super) fn deepen(mut self, ahead: u32) -> Findings<N::Move> {
        for depth in 1 + ahead..=self.deepest {
            if self.moves.is_empty() || self.search(depth).is_err() {
                break;
            }
            self.depth = depth;
            let proved = self.seek_proof();
            if let Some(opinion) = self.opinion() {
                self.tree.watch.report(&opinion);
                let end = opinion.score.plies_to_end();
                if proved || end.is_some_and(|plies| plies.unsigned_abs() <= depth) {
                    break;
                }
            }
        }
        Findings {
            opinion: self.opinion(),
            moves: self.moves,
        }
    }

    /// Puts a proved win in front of all other moves. Returns whether there is one.
    fn seek_proof(&mut self) -> bool {
        if self.moves[0].score.is_decisive() {
            return false;
        }
        let tree = &mut self.tree;
        let of_others = tree.all_nodes() - tree.nodes;
        let most = tree.most_nodes.saturating_sub(of_others);
        let found = (self.seeker).seek(&mut tree.nodes, most, tree.watch);
        let Some(proof) = found else {
            return false;
        };
        proof.put_in_front(&mut self.moves)
    }

    fn opinion(&self) -> Option<Opinion<N::Move>> {
        let best = self.moves.first()?;
        Some(Opinion {
            score: best.score,
            depth: self.depth,
            nodes: self.tree.all_nodes(),
            time: self.tree.watch.elapsed(),
            line: best.line.clone(),
        })
    }

    /// Searches to one depth. When it is stopped half way, a better move that was found stays.
    fn search(&mut self, depth: u32) -> Result<(), Stopped> {
        if self.tree.style.every_move {
            return self.search_every_move(depth);
        }
        let mut margin = N::TUNING.aspiration_margin;
        let mut window = match depth {
            ASPIRATION_FROM.. => Window::around(self.moves[0].score, margin),
            _ => Window::OPEN,
        };
        loop {
            let score = self.search_window(depth, window)?;
            if window.holds(score) {
                return Ok(());
            }
            margin *= WIDENING;
            if score <= window.low {
                window.low = score.plus(-margin);
            } else {
                window.high = score.plus(margin);
            }
        }
    }

    fn search_window(&mut self, depth: u32, mut window: Window) -> Result<Score, Stopped> {
        let mut best = Score::LOWEST;
        for index in 0..self.moves.len() {
            let score = self.search_move(index, depth, window)?;
            best = best.max(score);
            if score > window.low {
                window.low = score;
                self.keep(index, score);
                self.moves[..=index].rotate_right(1);
            }
            if score >= window.high {
                break;
            }
        }
        Ok(best)
    }

    fn search_every_move(&mut self, depth: u32) -> Result<(), Stopped> {
        for index in 0..self.moves.len() {
            let score = self.search_move(index, depth, Window::OPEN)?;
            self.keep(index, score);
        }
        self.moves.sort_by_key(|root_move| Reverse(root_move.score));
        Ok(())
    }

    fn search_move(&mut self, index: usize, depth: u32, window: Window) -> Result<Score, Stopped> {
        let mv = self.moves[index].line[0];
        let child = Child::after(&self.node, mv);
        // The game has said that the move is legal, so here nothing is forbidden.
        let PathStep::New(mark) = self.tree.path.enter(&self.node, &child) else {
            self.tree.lines[1].clear();
            return Ok(Score::DRAW);
        };
        let descent = Descent {
            key: child.key,
            previous: N::slot(mv) as u16,
            ply: 1,
            depth: depth - 1,
            quiescence: self.tree.style.quiescence,
        };
        let candidate = Candidate {
            mover: self.node.turn(),
            number: if window == Window::OPEN {
                0
            } else {
                index as u32
            },
            reduction: 0,
        };
        let score = (self.tree).search_move(candidate, &child.node, descent, window)?;
        self.tree.path.leave(mark);
        Ok(score)
    }

    fn keep(&mut self, index: usize, score: Score) {
        let root_move = &mut self.moves[index];
        root_move.score = score;
        root_move.line.truncate(1);
        root_move.line.extend_from_slice(&self.tree.lines[1]);
    }
}
