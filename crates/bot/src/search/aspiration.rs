//! Root search for two seats with aspiration windows.

use std::cmp::Reverse;

use super::alphabeta::{AlphaBeta, Candidate, NodeContext};
use super::limits::{NodeCounter, Stopped};
use super::path::PathStep;
use super::root::{DepthSearch, Root};
use super::window::Window;
use super::{Child, Node, Score, SearchControl};

const ASPIRATION_FROM: u32 = 4;
const WIDENING: i32 = 4;

impl<'a, N: Node, W: SearchControl<N::Move>> DepthSearch<'a, N, W> for AlphaBeta<'a, N, W> {
    fn search_root(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped> {
        if self.style.every_move {
            return self.search_every_move(root, depth);
        }
        let lines = self.style.lines.clamp(1, root.moves.len());
        for first in 0..lines {
            self.search_line(root, depth, first)?;
        }
        root.moves[..lines].sort_by_key(|root_move| Reverse(root_move.score));
        Ok(())
    }

    fn visits(&mut self) -> &mut NodeCounter<'a, W> {
        &mut self.visits
    }

    fn helped(&self) -> u64 {
        self.team.helped()
    }
}

impl<N: Node, W: SearchControl<N::Move>> AlphaBeta<'_, N, W> {
    /// Finds the best of the moves from `first` on, and moves it to `first`.
    fn search_line(&mut self, root: &mut Root<N>, depth: u32, first: usize) -> Result<(), Stopped> {
        let mut margin = N::TUNING.aspiration_margin;
        let mut window = match depth {
            ASPIRATION_FROM.. => Window::around(root.moves[first].score, margin),
            _ => Window::OPEN,
        };
        loop {
            let score = self.search_window(root, depth, first, window)?;
            if window.contains(score) {
                return Ok(());
            }
            margin *= WIDENING;
            if score <= window.alpha {
                window.alpha = score.plus(-margin);
            } else {
                window.beta = score.plus(margin);
            }
        }
    }

    fn search_window(
        &mut self,
        root: &mut Root<N>,
        depth: u32,
        first: usize,
        mut window: Window,
    ) -> Result<Score, Stopped> {
        let mut best = Score::LOWEST;
        for index in first..root.moves.len() {
            let number = (index - first) as u32;
            let score = self.search_root_move(root, (index, number), depth, window)?;
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                self.keep(root, index, score);
                root.moves[first..=index].rotate_right(1);
            }
            if score >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    fn search_every_move(&mut self, root: &mut Root<N>, depth: u32) -> Result<(), Stopped> {
        for index in 0..root.moves.len() {
            let score = self.search_root_move(root, (index, 0), depth, Window::OPEN)?;
            self.keep(root, index, score);
        }
        root.moves.sort_by_key(|root_move| Reverse(root_move.score));
        Ok(())
    }

    /// `number` counts the moves searched before.
    fn search_root_move(
        &mut self,
        root: &Root<N>,
        (index, number): (usize, u32),
        depth: u32,
        window: Window,
    ) -> Result<Score, Stopped> {
        let mv = root.moves[index].line[0];
        let child = Child::after(&root.node, mv);
        // Root moves are legal, so nothing is forbidden here: what is not new is a draw.
        let PathStep::New(mark) = self.path.enter(&root.node, &child) else {
            self.lines[1].clear();
            return Ok(self.draw_for(root.node.turn()));
        };
        let descent = NodeContext {
            key: child.key,
            previous: N::move_index(mv) as u16,
            ply: 1,
            depth: depth - 1,
            quiescence: self.style.quiescence,
        };
        let candidate = Candidate {
            mover: root.node.turn(),
            number: if window == Window::OPEN { 0 } else { number },
            reduction: 0,
        };
        let score = self.search_move(candidate, &child.node, descent, window)?;
        self.path.leave(mark);
        Ok(score)
    }

    fn keep(&self, root: &mut Root<N>, index: usize, score: Score) {
        let root_move = &mut root.moves[index];
        root_move.score = score;
        root_move.line.truncate(1);
        root_move.line.extend_from_slice(&self.lines[1]);
    }
}
