//! The tree: principal variation search with a transposition table, and captures beyond its
//! horizon.

use std::ops::Neg;

use super::order::Order;
use super::path::{Path, Step};
use super::tt::{Bound, Known, Table};
use super::window::Window;
use super::{ASK_EVERY, Node, Score, Stopped, Style, Verdict, Watch};
use crate::rules::Player;

/// The longest path that is looked at, in plies.
pub(super) const DEEPEST: usize = 120;

/// One search under way.
pub(super) struct Tree<'a, N: Node, W> {
    /// The player whose score is sought. All others play against this one.
    pub(super) root: Player,
    pub(super) style: Style,
    pub(super) table: &'a mut Table<N::Move>,
    pub(super) watch: &'a mut W,
    pub(super) path: Path,
    pub(super) order: Order<N>,
    /// For each ply, the best moves from there on.
    pub(super) lines: Vec<Vec<N::Move>>,
    pub(super) nodes: u64,
    /// Positions to visit at most.
    pub(super) most_nodes: u64,
    /// Tells positions searched for one player from the same searched for another, where that
    /// makes a difference: with three seats.
    pub(super) salt: u64,
}

/// Where in the tree, and how far to go on.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// Plies from the root.
    pub(super) ply: usize,
    /// Plies still to search.
    pub(super) depth: u32,
    /// Captures still to look at beyond them.
    pub(super) chain: u32,
}

impl At {
    /// One move further.
    fn deeper(self) -> Self {
        Self {
            ply: self.ply + 1,
            depth: self.depth - 1,
            ..self
        }
    }

    /// One capture further, beyond the horizon.
    fn along_chain(self) -> Self {
        Self {
            ply: self.ply + 1,
            depth: 0,
            chain: self.chain - 1,
        }
    }

    /// As far along, with less to search.
    fn reduced(self, plies: u32) -> Self {
        Self {
            depth: self.depth.saturating_sub(plies),
            ..self
        }
    }
}

/// A move that leads to a child.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    /// Who moves.
    pub(super) mover: Player,
    /// How many moves were tried before it.
    pub(super) before: u32,
    /// By how many plies less it is looked at first.
    pub(super) reduction: u32,
}

impl<N: Node, W: Watch<N::Move>> Tree<'_, N, W> {
    /// A score or a window, told across a move: it changes sign where one side's turn ends and
    /// the other's begins. The only place where this is decided.
    fn across<T: Neg<Output = T>>(&self, one: Player, other: Player, worth: T) -> T {
        if (one == self.root) == (other == self.root) {
            worth
        } else {
            -worth
        }
    }

    /// The score of a child in the mover's eyes.
    pub(super) fn child(
        &mut self,
        tried: Tried,
        child: &N,
        at: At,
        window: Window,
    ) -> Result<Score, Stopped> {
        if tried.before > 0 {
            let scout = window.scout();
            let mut score =
                self.straight(tried.mover, child, at.reduced(tried.reduction), scout)?;
            if score > window.low && tried.reduction > 0 {
                score = self.straight(tried.mover, child, at, scout)?;
            }
            if !window.holds(score) {
                return Ok(score);
            }
        }
        self.straight(tried.mover, child, at, window)
    }

    fn straight(
        &mut self,
        mover: Player,
        child: &N,
        at: At,
        window: Window,
    ) -> Result<Score, Stopped> {
        let window = self.across(mover, child.turn(), window);
        let score = self.visit(child, at, window)?;
        Ok(self.across(child.turn(), mover, score))
    }

    /// The score of a position for the side to move: exact inside the window, else a bound.
    fn visit(&mut self, node: &N, at: At, window: Window) -> Result<Score, Stopped> {
        self.count()?;
        self.lines[at.ply].clear();
        if let Some(verdict) = node.verdict() {
            return Ok(self.judged(verdict, node, at.ply));
        }
        if at.ply >= DEEPEST {
            return Ok(self.estimate(node));
        }
        if at.depth == 0 {
            return self.settle(node, at, window);
        }
        let key = node.key() ^ self.salt;
        let known = self.table.find(key);
        if let Some(known) = known
            && window.is_scout()
            && known.depth >= at.depth
            && let Some(score) = known.answer(window, at.ply)
        {
            return Ok(score);
        }
        let (score, mv) = self.expand(node, at, window, known.and_then(|known| known.mv))?;
        let bound = if score >= window.high {
            Bound::AtLeast
        } else if score > window.low {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let known = Known {
            mv,
            score: score.counted_from_here(at.ply),
            depth: at.depth,
            bound,
        };
        self.table.store(key, known);
        Ok(score)
    }

    /// Tries every move. Returns the move that raised the score above the window's low end, too.
    fn expand(
        &mut self,
        node: &N,
        at: At,
        mut window: Window,
        hash: Option<N::Move>,
    ) -> Result<(Score, Option<N::Move>), Stopped> {
        let mut best = Score::LOWEST;
        let mut chosen = None;
        let mut tried = Tried {
            mover: node.turn(),
            before: 0,
            reduction: 0,
        };
        let mut picker = self.order.start(node, at.ply, hash);
        while let Some((mv, captures)) = self.order.next(&mut picker, node) {
            let mut child = node.clone();
            let irreversible = child.play(mv);
            let score = match self.path.enter(node, &child, irreversible) {
                Step::Forbidden => continue,
                Step::Drawn => {
                    self.lines[at.ply + 1].clear();
                    Score::DRAW
                }
                Step::New(mark) => {
                    tried.reduction = self.reduction(at.depth, tried.before, captures);
                    let score = self.child(tried, &child, at.deeper(), window)?;
                    self.path.leave(mark);
                    score
                }
            };
            tried.before += 1;
            best = best.max(score);
            if score <= window.low {
                continue;
            }
            chosen = Some(mv);
            if score >= window.high {
                if !captures {
                    self.order.reward(node, mv, at.ply, at.depth);
                }
                break;
            }
            window.low = score;
            self.extend_line(mv, at.ply);
        }
        self.order.finish(&picker);
        if tried.before == 0 {
            best = self.judged(node.verdict_when_stuck(), node, at.ply);
        }
        Ok((best, chosen))
    }

    /// The score once the captures are over: the side to move may take, or leave it at that.
    fn settle(&mut self, node: &N, at: At, mut window: Window) -> Result<Score, Stopped> {
        let mut best = self.estimate(node);
        if at.chain == 0 || best >= window.high {
            return Ok(best);
        }
        window.low = window.low.max(best);
        let tried = Tried {
            mover: node.turn(),
            before: 0,
            reduction: 0,
        };
        let mut picker = self.order.start(node, at.ply, None);
        while let Some(mv) = self.order.next_capture(&mut picker) {
            let mut child = node.clone();
            child.play(mv);
            let score = self.child(tried, &child, at.along_chain(), window)?;
            best = best.max(score);
            if score >= window.high {
                break;
            }
            if score > window.low {
                window.low = score;
                self.extend_line(mv, at.ply);
            }
        }
        self.order.finish(&picker);
        Ok(best)
    }

    /// How much less deep a late, quiet move is looked at first.
    fn reduction(&self, depth: u32, before: u32, captures: bool) -> u32 {
        if !self.style.reductions || captures || depth < 3 || before < 3 {
            return 0;
        }
        1 + u32::from(before >= 8 && depth >= 5)
    }

    /// Counts a position.
    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.most_nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && self.watch.stop() {
            return Err(Stopped);
        }
        Ok(())
    }

    /// What the game's own judgement says, in the eyes of the side to move.
    pub(super) fn estimate(&self, node: &N) -> Score {
        let score = Score::estimate(node.evaluate(self.root));
        self.across(self.root, node.turn(), score)
    }

    fn judged(&self, verdict: Verdict, node: &N, ply: usize) -> Score {
        match verdict {
            Verdict::Drawn => Score::DRAW,
            Verdict::Won(player) => self.across(player, node.turn(), Score::win_in(ply)),
        }
    }

    fn extend_line(&mut self, mv: N::Move, ply: usize) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }
}
