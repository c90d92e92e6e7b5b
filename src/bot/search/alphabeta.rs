//! The tree: principal variation search with a transposition table, and captures beyond its
//! horizon.

use std::ops::Neg;
use std::sync::LazyLock;

use super::order::{Order, Spot};
use super::path::{Path, Step};
use super::team::Team;
use super::tt::{Bound, Known, Table};
use super::window::Window;
use super::{ASK_EVERY, Node, Score, Stopped, Style, Verdict, Watch};
use crate::rules::Player;

/// The longest path that is looked at, in plies.
pub(super) const DEEPEST: usize = 120;

/// One search under way.
pub(super) struct Tree<'a, N: Node, W> {
    /// Who else searches.
    pub(super) team: &'a Team,
    /// The player whose score is sought. All others play against this one.
    pub(super) root: Player,
    pub(super) style: Style,
    pub(super) table: &'a Table,
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

/// The slot of the move before, where there was none.
pub(super) const NO_MOVE: u16 = u16::MAX;

/// Where in the tree, and how far to go on.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// The position's key, where the table may know it: up to the horizon.
    pub(super) key: u64,
    /// The slot of the move that led here; [`NO_MOVE`] if the turn was given away to see what
    /// the other side would do with it.
    pub(super) before: u16,
    /// Plies from the root.
    pub(super) ply: usize,
    /// Plies still to search.
    pub(super) depth: u32,
    /// Captures still to look at beyond them.
    pub(super) chain: u32,
}

impl At {
    /// One move further, at the position with this key.
    fn deeper(self, slot: usize, key: u64) -> Self {
        Self {
            key,
            before: slot as u16,
            ply: self.ply + 1,
            depth: self.depth - 1,
            ..self
        }
    }

    /// One capture further, beyond the horizon.
    fn along_chain(self, slot: usize) -> Self {
        Self {
            before: slot as u16,
            ply: self.ply + 1,
            depth: 0,
            chain: self.chain - 1,
            ..self
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

/// So far behind for each ply left, in hundredths, that no quiet move helps.
const FAR_BEHIND: i32 = 70;

/// How many plies less a quiet move is looked at first, by the plies left and by the number of
/// moves tried before it: two logarithms multiplied.
static REDUCTIONS: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|before| {
            let (depth, before) = (depth.max(1) as f32, before.max(1) as f32);
            (0.7 + depth.ln() * before.ln() / 1.8) as u8
        })
    })
});

/// Whether quiet moves are not worth a look any more: many have been tried, or the position is
/// too far behind for them.
fn is_hopeless(depth: u32, before: u32, low: Score, estimate: Score) -> bool {
    if before == 0 || low.is_decisive() {
        return false;
    }
    let late = depth <= 5 && before >= 5 + 2 * depth * depth;
    let behind = depth <= 4 && estimate.centi() + FAR_BEHIND * (depth as i32 + 1) <= low.centi();
    late || behind
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
        // Judged before the table is asked, which gives memory time to answer.
        let estimate = self.estimate(node);
        let key = at.key ^ self.salt;
        let known = self.table.find(key);
        if let Some(known) = known
            && window.is_scout()
            && known.depth >= at.depth
            && let Some(score) = known.answer(window, at.ply)
        {
            return Ok(score);
        }
        let hash = known.and_then(|known| known.slot);
        if self.style.selective
            && window.is_scout()
            && let Some(score) = self.doing_nothing(node, at, window, estimate)?
        {
            return Ok(score);
        }
        let (score, mv) = self.expand(node, at, window, (hash, estimate))?;
        let bound = if score >= window.high {
            Bound::AtLeast
        } else if score > window.low {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let known = Known {
            slot: mv.map(|mv| N::slot(mv) as u16),
            score: score.counted_from_here(at.ply),
            depth: at.depth,
            bound,
        };
        self.table.store(key, known);
        Ok(score)
    }

    /// A score above the window that the position deserves even if the side to move does nothing
    /// (null move).
    fn doing_nothing(
        &mut self,
        node: &N,
        at: At,
        window: Window,
        estimate: Score,
    ) -> Result<Option<Score>, Stopped> {
        let ahead = estimate.centi() - window.high.centi();
        if window.high.is_decisive() || ahead < 0 || at.depth < 3 || at.before == NO_MOVE {
            return Ok(None);
        }
        let Some(child) = node.skip() else {
            return Ok(None);
        };
        let key = child.key();
        let Step::New(mark) = self.path.enter(node, (&child, key), false) else {
            return Ok(None);
        };
        let less = 2 + at.depth / 4 + (ahead as u32 / 100).min(2);
        let further = At {
            before: NO_MOVE,
            ..at.deeper(0, key).reduced(less)
        };
        let bare = Window {
            low: window.high.below(),
            high: window.high,
        };
        let score = self.straight(node.turn(), &child, further, bare)?;
        self.path.leave(mark);
        self.lines[at.ply].clear();
        Ok((score >= window.high).then_some(if score.is_decisive() {
            window.high
        } else {
            score
        }))
    }

    /// Tries every move. Returns the move that raised the score above the window's low end, too.
    fn expand(
        &mut self,
        node: &N,
        at: At,
        mut window: Window,
        (hash, estimate): (Option<u16>, Score),
    ) -> Result<(Score, Option<N::Move>), Stopped> {
        let mut best = Score::LOWEST;
        let mut chosen = None;
        let mut tried = Tried {
            mover: node.turn(),
            before: 0,
            reduction: 0,
        };
        let selective = self.style.selective && window.is_scout();
        let spot = Spot {
            ply: at.ply,
            before: at.before,
        };
        let mut picker = self.order.start(node, spot, hash);
        while let Some((mv, captures)) = self.order.next(&mut picker, node) {
            if selective
                && !captures
                && !best.is_loss()
                && is_hopeless(at.depth, tried.before, window.low, estimate)
            {
                // All that follow are quiet, too.
                break;
            }
            let mut child = node.clone();
            let irreversible = child.play(mv);
            let key = child.key();
            self.table.expect(key ^ self.salt);
            let score = match self.path.enter(node, (&child, key), irreversible) {
                Step::Forbidden => continue,
                Step::Drawn => {
                    self.lines[at.ply + 1].clear();
                    Score::DRAW
                }
                Step::New(mark) => {
                    tried.reduction = self.reduction(at.depth, tried.before, captures);
                    let score = self.child(tried, &child, at.deeper(N::slot(mv), key), window)?;
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
                    self.order.reward(node, &picker, at.depth);
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
        let spot = Spot {
            ply: at.ply,
            before: at.before,
        };
        let mut picker = self.order.start(node, spot, None);
        while let Some(mv) = self.order.next_capture(&mut picker) {
            let mut child = node.clone();
            child.play(mv);
            let score = self.child(tried, &child, at.along_chain(N::slot(mv)), window)?;
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
        if !self.style.selective || captures || depth < 3 || before < 2 {
            return 0;
        }
        let (depth, before) = (depth.min(63) as usize, before.min(63) as usize);
        u32::from(REDUCTIONS[depth][before])
    }

    /// Counts a position.
    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.most_nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY)
            && (self.watch.stop() || self.all_nodes() >= self.most_nodes)
        {
            return Err(Stopped);
        }
        Ok(())
    }

    /// The positions that all threads have visited.
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes + self.team.nodes()
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
