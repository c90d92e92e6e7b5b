//! Search for two seats: principal variation search with a transposition table, and quiescence search at its
//! horizon.

use std::ops::Neg;

use super::limits::{NodeCounter, Stopped};
use super::ordering::{MoveOrdering, OrderingContext, Picked};
use super::path::{Path, PathStep};
use super::pruning::{
    Reductions, internal_iterative_reduction, is_far_ahead, least_gain, null_move_depth,
    prunes_quiet,
};
use super::team::Team;
use super::tt::{Bound, TtEntry};
use super::window::Window;
use super::{
    ASK_EVERY, Child, DEEPEST, Node, Score, SearchControl, SearchOptions, SearchTask,
    TranspositionTable, Urgency,
};
use kuba_rules::{GameResult, Player};

pub(super) struct AlphaBeta<'a, N: Node, W> {
    pub(super) team: &'a Team,
    pub(super) style: SearchOptions,
    table: &'a TranspositionTable,
    pub(super) visits: NodeCounter<'a, W>,
    pub(super) path: Path,
    ordering: MoveOrdering<N>,
    reductions: Reductions,
    /// Principal variation from each ply on.
    pub(super) lines: Vec<Vec<N::Move>>,
}

/// Stands in [`NodeContext::previous`] for a null move.
const NULL_MOVE: u16 = u16::MAX;

#[derive(Clone, Copy)]
pub(super) struct NodeContext {
    /// Key of the position up to the horizon; beyond it the table is not used.
    pub(super) key: u64,
    /// Index of the move that led here, or [`NULL_MOVE`].
    pub(super) previous: u16,
    pub(super) ply: usize,
    pub(super) depth: u32,
    pub(super) quiescence: u32,
}

impl NodeContext {
    fn deeper(self, move_index: usize, key: u64) -> Self {
        Self { key, previous: move_index as u16, ply: self.ply + 1, depth: self.depth - 1, ..self }
    }

    fn beyond_horizon(self, move_index: usize) -> Self {
        Self {
            previous: move_index as u16,
            ply: self.ply + 1,
            depth: 0,
            quiescence: self.quiescence - 1,
            ..self
        }
    }

    fn after_null_move(self, key: u64, depth: u32) -> Self {
        Self { key, previous: NULL_MOVE, ply: self.ply + 1, depth, ..self }
    }

    fn reduced(self, plies: u32) -> Self {
        Self { depth: self.depth.saturating_sub(plies), ..self }
    }

    fn ordering_context(self) -> OrderingContext {
        OrderingContext { ply: self.ply, previous: self.previous }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) mover: Player,
    /// Number of moves searched before it.
    pub(super) number: u32,
    /// Plies by which its first search is reduced.
    pub(super) reduction: u32,
}

#[derive(Clone, Copy)]
struct NodeInfo {
    /// For the side to move.
    estimate: Score,
    table_move: Option<u16>,
    urgency: Option<Urgency>,
}

struct Searched<M> {
    score: Score,
    /// Move that raised the score above alpha.
    best: Option<M>,
}

impl<'a, N: Node, W: SearchControl<N::Move>> AlphaBeta<'a, N, W> {
    pub(super) fn new(
        task: &SearchTask<N>,
        table: &'a TranspositionTable,
        control: &'a mut W,
        team: &'a Team,
    ) -> Self {
        Self {
            team,
            style: task.style,
            table,
            visits: NodeCounter::up_to(task.limits.nodes.unwrap_or(u64::MAX), control),
            path: Path::new(task.recurrence.clone()),
            ordering: MoveOrdering::new(task.node.seats(), DEEPEST + 2),
            reductions: Reductions::new(&N::TUNING),
            lines: vec![Vec::new(); DEEPEST + 2],
        }
    }

    /// Score of a child for the mover. All moves but the first are searched with a null window and reduced
    /// depth before.
    pub(super) fn search_move(
        &mut self,
        candidate: Candidate,
        child: &N,
        descent: NodeContext,
        window: Window,
    ) -> Result<Score, Stopped> {
        let mover = candidate.mover;
        if candidate.number > 0 {
            let scout = window.null_window();
            let reduced = descent.reduced(candidate.reduction);
            let mut score = self.search_child(mover, child, reduced, scout)?;
            if score > window.alpha && candidate.reduction > 0 {
                score = self.search_child(mover, child, descent, scout)?;
            }
            if !window.contains(score) {
                return Ok(score);
            }
        }
        self.search_child(mover, child, descent, window)
    }

    fn search_child(
        &mut self,
        mover: Player,
        child: &N,
        descent: NodeContext,
        window: Window,
    ) -> Result<Score, Stopped> {
        let window = across(mover, child.turn(), window);
        let score = self.search(child, descent, window)?;
        Ok(across(child.turn(), mover, score))
    }

    /// Score for the side to move: exact inside the window, otherwise a bound.
    fn search(
        &mut self,
        node: &N,
        mut descent: NodeContext,
        window: Window,
    ) -> Result<Score, Stopped> {
        self.count()?;
        self.lines[descent.ply].clear();
        if let Some(verdict) = node.verdict() {
            return Ok(self.judged(verdict, node, descent.ply));
        }
        if descent.ply >= DEEPEST {
            return Ok(estimate(node));
        }
        let urgency = self.urgency(node, descent);
        if urgency == Some(Urgency::Wins) {
            return Ok(self.win_at_once(node, descent, window));
        }
        if descent.depth == 0 {
            match urgency {
                Some(Urgency::Threatened) if N::TUNING.answers_threats => descent.depth = 1,
                Some(_) => return Ok(estimate(node)),
                None => return self.quiescence(node, descent, window),
            }
        }
        // Evaluated before the table is probed, which gives the prefetch time.
        let estimate = estimate(node);
        let known = self.table.probe(descent.key);
        if let Some(known) = known
            && window.is_null()
            && known.depth >= descent.depth
            && let Some(score) = known.answer(window, descent.ply)
        {
            return Ok(score);
        }
        let table_move = known.and_then(|known| known.move_index);
        if self.style.selective && table_move.is_none() {
            descent.depth -= internal_iterative_reduction::<N>(descent.depth);
        }
        if self.style.selective
            && window.is_null()
            && urgency != Some(Urgency::Threatened)
            && let Some(score) = self.without_a_move(node, descent, window, estimate)?
        {
            return Ok(score);
        }
        let look = NodeInfo { estimate, table_move, urgency };
        let searched = self.search_moves(node, descent, window, look)?;
        let score = searched.score;
        let bound = if score >= window.beta {
            Bound::Lower
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let mut entry = TtEntry {
            move_index: searched.best.map(|mv| N::move_index(mv) as u16),
            score: score.counted_from_here(descent.ply),
            depth: descent.depth,
            bound,
        };
        if score.is_decisive() && self.path.forbids() {
            // The win may rest on a defence that is forbidden only on this path.
            entry = entry.move_only();
        }
        self.table.store(descent.key, entry);
        Ok(score)
    }

    /// Urgency of a position, if the game knows it. A search that is not selective ignores threats, because
    /// it also searches the moves that overlook them.
    fn urgency(&self, node: &N, descent: NodeContext) -> Option<Urgency> {
        if descent.depth + descent.quiescence == 0 {
            return None;
        }
        let overlooks = !self.style.selective && N::TUNING.answers_threats;
        let is_seen = |urgency: &Urgency| !(overlooks && *urgency == Urgency::Threatened);
        node.urgency().filter(is_seen)
    }

    fn win_at_once(&mut self, node: &N, descent: NodeContext, window: Window) -> Score {
        if !window.is_null() {
            let mut wins = Vec::new();
            node.tactical_moves(&mut wins);
            self.lines[descent.ply].extend(wins.first());
        }
        Score::win_in(descent.ply + 1)
    }

    /// Score of at least beta that the position deserves even if the side to move does nothing: the
    /// evaluation if it is far ahead (reverse futility pruning), or the result of a null move (null-move
    /// pruning).
    fn without_a_move(
        &mut self,
        node: &N,
        descent: NodeContext,
        window: Window,
        estimate: Score,
    ) -> Result<Option<Score>, Stopped> {
        if window.beta.is_decisive() {
            return Ok(None);
        }
        let lead = estimate.centi() - window.beta.centi();
        let is_far_ahead = is_far_ahead::<N>(descent.depth, lead);
        let depth =
            null_move_depth::<N>(descent.depth, lead).filter(|_| descent.previous != NULL_MOVE);
        if !is_far_ahead && depth.is_none() {
            return Ok(None);
        }
        // Where a null move says nothing, the evaluation does not either.
        let Some(child) = node.null_move() else {
            return Ok(None);
        };
        let Some(depth) = depth.filter(|_| !is_far_ahead) else {
            return Ok(Some(estimate));
        };
        let child = Child { key: child.key(), node: child, irreversible: false };
        let PathStep::New(mark) = self.path.enter(node, &child) else {
            return Ok(None);
        };
        let below = window.null_below_beta();
        let further = descent.after_null_move(child.key, depth);
        let score = self.search_child(node.turn(), &child.node, further, below)?;
        self.path.leave(mark);
        self.lines[descent.ply].clear();
        if score < window.beta {
            return Ok(None);
        }
        // A win after a null move proves nothing.
        Ok(Some(if score.is_decisive() { window.beta } else { score }))
    }

    fn search_moves(
        &mut self,
        node: &N,
        descent: NodeContext,
        mut window: Window,
        look: NodeInfo,
    ) -> Result<Searched<N::Move>, Stopped> {
        let mut searched = Searched { score: Score::LOWEST, best: None };
        let mut number = 0;
        let context = descent.ordering_context();
        let mut picker = match look.urgency {
            None => self.ordering.start(node, context, look.table_move),
            Some(_) => self.ordering.start_pressed(node, context, look.table_move),
        };
        let is_threatened = look.urgency == Some(Urgency::Threatened);
        let prunes = self.style.selective && window.is_null() && !is_threatened;
        while let Some(picked) = self.ordering.next(&mut picker, node) {
            let Picked { mv, is_tactical, gain } = picked;
            if prunes
                && !is_tactical
                && !searched.score.is_loss()
                && prunes_quiet::<N>(descent.depth, number, window.alpha)
            {
                if !node.quiet_may_win() {
                    // All the following moves are quiet, too.
                    break;
                }
                if !node.wins_immediately(mv) {
                    continue;
                }
            }
            if prunes
                && !is_tactical
                && number > 0
                && !searched.score.is_loss()
                && let Some(least) = least_gain::<N>(descent.depth, look.estimate, window.alpha)
                && gain < least
            {
                self.ordering.drop_lesser(&mut picker, least);
                continue;
            }
            let child = Child::after(node, mv);
            self.table.prefetch(child.key);
            let score = match self.path.enter(node, &child) {
                PathStep::Forbidden => continue,
                PathStep::Drawn => {
                    self.lines[descent.ply + 1].clear();
                    self.draw_for(node.turn())
                }
                PathStep::New(mark) => {
                    let candidate = Candidate {
                        mover: node.turn(),
                        number,
                        reduction: self.reduction(
                            descent.depth,
                            number,
                            is_tactical || is_threatened,
                        ),
                    };
                    let further = descent.deeper(N::move_index(mv), child.key);
                    let score = self.search_move(candidate, &child.node, further, window)?;
                    self.path.leave(mark);
                    score
                }
            };
            number += 1;
            searched.score = searched.score.max(score);
            if score <= window.alpha {
                continue;
            }
            searched.best = Some(mv);
            if score >= window.beta {
                if !is_tactical {
                    self.ordering.learn_cutoff(node, &picker, descent.depth);
                }
                break;
            }
            window.alpha = score;
            self.extend_line(mv, descent.ply);
        }
        self.ordering.finish(&picker);
        if number == 0 {
            searched.score = self.judged(node.verdict_when_stuck(), node, descent.ply);
        }
        Ok(searched)
    }

    /// Score once the tactical moves are over: the side to move may make one or stand pat.
    fn quiescence(
        &mut self,
        node: &N,
        descent: NodeContext,
        mut window: Window,
    ) -> Result<Score, Stopped> {
        let mut best = estimate(node);
        if descent.quiescence == 0 || best >= window.beta {
            return Ok(best);
        }
        window.alpha = window.alpha.max(best);
        let mut picker = self.ordering.start(node, descent.ordering_context(), None);
        while let Some(mv) = self.ordering.next_tactical(&mut picker) {
            let mut child = node.clone();
            child.play(mv);
            let further = descent.beyond_horizon(N::move_index(mv));
            let score = self.search_child(node.turn(), &child, further, window)?;
            best = best.max(score);
            if score >= window.beta {
                break;
            }
            if score > window.alpha {
                window.alpha = score;
                self.extend_line(mv, descent.ply);
            }
        }
        self.ordering.finish(&picker);
        Ok(best)
    }

    fn reduction(&self, depth: u32, number: u32, is_tactical: bool) -> u32 {
        if self.style.selective && !is_tactical { self.reductions.of(depth, number) } else { 0 }
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.visits.count::<N::Move>()?;
        let NodeCounter { nodes, most, .. } = self.visits;
        if nodes.is_multiple_of(ASK_EVERY) {
            self.team.lead(nodes);
            if nodes + self.team.helped() >= most {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    pub(super) fn draw_for(&self, player: Player) -> Score {
        Score::estimate(across(Player::FIRST, player, self.style.draw))
    }

    /// For the side to move.
    fn judged(&self, verdict: GameResult, node: &N, ply: usize) -> Score {
        match verdict {
            GameResult::Drawn => self.draw_for(node.turn()),
            GameResult::Won(player) => across(player, node.turn(), Score::win_in(ply)),
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

/// Converts a score or a window from one player's point of view to another's: it changes sign if the players
/// differ. No other place decides the sign.
fn across<T: Neg<Output = T>>(one: Player, other: Player, worth: T) -> T {
    if one == other { worth } else { -worth }
}

/// Static evaluation for the side to move.
pub(super) fn estimate<N: Node>(node: &N) -> Score {
    Score::estimate(node.evaluate(node.turn()))
}
