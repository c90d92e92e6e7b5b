//! Judging of a position.

use std::time::{Duration, Instant};

use super::{BestLine, Chance, Verdict};
use crate::search::{SearchControl, SearchTask, TranspositionTable};
use crate::{BestMove, Evaluate, Limits};
use kuba_rules::Player;

/// Number of positions of a thorough judgement, in the study as in `kuba analyse` and for practice, so that all say the
/// same.
pub const THOROUGH_NODES: u64 = 400_000;
/// Number of positions of the first judgement of a game: after it, for warnings, for practice and for the strength of
/// a player.
pub const QUICK_NODES: u64 = 20_000;

/// Divisor of the limits for the second best move, and for the rest of a short line.
const LESS: u32 = 4;
/// Lines with fewer moves are extended.
const SHORT: usize = 4;

/// Judge of positions, with its limits.
pub struct PositionJudge<'a> {
    /// Transposition table with the positions judged before.
    pub table: &'a TranspositionTable,
    /// Limits for a position. A quarter is added if the best move was played, to see if another one is as
    /// good, and if the best line is short.
    pub limits: Limits,
    /// Number of search threads. With one thread and without a time limit, the result is the same on every
    /// machine.
    pub threads: usize,
}

pub(super) struct Played<'a, G: Evaluate> {
    pub(super) mv: G::Move,
    /// Player to move after it.
    pub(super) turn: Player,
    pub(super) after: &'a Verdict<G::Move>,
}

impl<G: Evaluate> Played<'_, G> {
    /// Line that begins with the move. `own` is its line in the search of the position before, if it has one.
    fn line(&self, game: &G, own: Option<&BestLine<G::Move>>) -> BestLine<G::Move> {
        let mut moves = vec![self.mv];
        moves.extend_from_slice(&self.after.line);
        // With more than two seats, the score after the move says nothing about the player before.
        let of_look = own.map(|own| own.score).filter(|_| game.seats() > 2);
        let is_same_turn = self.turn == game.turn();
        BestLine {
            score: of_look.unwrap_or_else(|| self.after.score_before(is_same_turn)),
            chances: self.after.chances.clone(),
            moves,
        }
    }
}

struct Finding<M> {
    nodes: u64,
    best: BestLine<M>,
    second: Option<Chance>,
}

impl PositionJudge<'_> {
    /// Verdict on a position in which `played` was played, if any; `None` if it was stopped.
    pub(super) fn look<G: Evaluate>(
        &self,
        game: &G,
        played: Option<&Played<'_, G>>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Verdict<G::Move>> {
        if stop() {
            return None;
        }
        if let Some(verdict) = Verdict::of_end(game) {
            return Some(verdict);
        }
        let Finding { mut nodes, mut best, second } = self.choose(game, played, stop)?;
        nodes += self.lengthen(game, &mut best, stop)?;
        Some(Verdict { score: best.score, chances: best.chances, nodes, line: best.moves, second })
    }

    /// Best line, and the chance after the second best move if it is needed. The played move counts as the
    /// verdict on the position after it, whatever the search of this position says.
    fn choose<G: Evaluate>(
        &self,
        game: &G,
        played: Option<&Played<'_, G>>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Finding<G::Move>> {
        let task = SearchTask::new(game, self.limits);
        let is_forced = task.moves.len() == 1 || game.instant_move(0).is_some();
        if let Some(played) = played.filter(|_| is_forced) {
            return Some(Finding {
                nodes: played.after.nodes,
                best: played.line(game, None),
                second: None,
            });
        }
        let mut others = task.clone();
        let (nodes, found) = self.search(game, task, stop)?;
        let (Some(best), Some(played)) = (found.first(), played) else {
            let best = found.first().cloned();
            return Some(Finding {
                nodes,
                best: best.unwrap_or_else(|| BestLine::none(game)),
                second: None,
            });
        };
        let looked = found.iter().find(|line| line.moves[0] == played.mv);
        let played = played.line(game, looked);
        if played.moves[0] != best.moves[0] {
            // The played move may have turned out better than it looked.
            let is_better = played.own(game) > best.own(game);
            let second = is_better.then(|| best.own(game));
            let best = if is_better { played } else { best.clone() };
            return Some(Finding { nodes, best, second });
        }
        others.moves.retain(|&mv| mv != played.moves[0]);
        others.limits = less(self.limits);
        let (more, others) = self.search(game, others, stop)?;
        let other = others.into_iter().next();
        let second = other.as_ref().map(|other| other.own(game));
        // The played move may have turned out worse than it looked.
        let (best, second) = match other {
            Some(other) if other.own(game) > played.own(game) => {
                let second = played.own(game);
                (other, Some(second))
            }
            _ => (played, second),
        };
        Some(Finding { nodes: nodes + more, best, second })
    }

    /// Extends a short line for the reader. Returns the number of positions visited; `None` if it was
    /// stopped.
    fn lengthen<G: Evaluate>(
        &self,
        game: &G,
        line: &mut BestLine<G::Move>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<u64> {
        if line.moves.is_empty() || line.moves.len() >= SHORT {
            return Some(0);
        }
        let mut end = game.clone();
        for &mv in &line.moves {
            end.play(mv);
        }
        if end.outcome().is_some() {
            return Some(0);
        }
        let task = SearchTask::new(&end, less(self.limits));
        let (nodes, found) = self.search(&end, task, stop)?;
        if let Some(rest) = found.first() {
            line.moves.extend_from_slice(&rest.moves);
        }
        Some(nodes)
    }

    /// Number of positions visited, and the lines of the moves, the best first; `None` if it was stopped.
    fn search<G: Evaluate>(
        &self,
        game: &G,
        mut task: SearchTask<G::Node>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(u64, Vec<BestLine<G::Move>>)> {
        task.threads = self.threads;
        let mut watch =
            JudgeControl { time: task.limits.time, stop, start: Instant::now(), told: false };
        let found = task.run(self.table, &mut watch);
        if watch.told {
            return None;
        }
        let nodes = found.opinion.map_or(0, |opinion| opinion.nodes);
        let lines = found.moves.iter().map(|found| BestLine::of(game, found));
        Some((nodes, lines.collect()))
    }
}

fn less(limits: Limits) -> Limits {
    Limits {
        depth: limits.depth,
        nodes: limits.nodes.map(|nodes| nodes / u64::from(LESS)),
        time: limits.time.map(|time| time / LESS),
    }
}

struct JudgeControl<'a> {
    time: Option<Duration>,
    stop: &'a mut dyn FnMut() -> bool,
    start: Instant,
    /// `true` once `stop` has returned `true`.
    told: bool,
}

impl<M> SearchControl<M> for JudgeControl<'_> {
    fn stop(&mut self) -> bool {
        self.told |= (self.stop)();
        self.told || self.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, _: &BestMove<M>) {}
}
