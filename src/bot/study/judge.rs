//! How a position is judged.

use std::time::{Duration, Instant};

use super::{BestLine, Chance, Verdict};
use crate::bot::search::{SearchControl, SearchTask, TranspositionTable};
use crate::bot::{Evaluate, Limits, Opinion};
use crate::rules::Player;

/// So many times less is spent on the second best move, and on the rest of a short line.
const LESS: u32 = 4;
/// A line that breaks off before it has so many moves is gone on with.
const SHORT: usize = 4;

/// How positions are judged.
pub struct Judge<'a> {
    /// What is remembered of the positions that were judged before.
    pub table: &'a TranspositionTable,
    /// What may be spent on a position. A quarter of it is added where the best move was played,
    /// to see whether another would have done, and where the best line is short.
    pub limits: Limits,
    /// How many threads look at once. With one, and limits that are no time, the same is found out on every
    /// machine.
    pub threads: usize,
}

/// A move that was played, and what is known of the position after it.
pub(super) struct Played<'a, G: Evaluate> {
    pub(super) mv: G::Move,
    /// Who is to move after it.
    pub(super) turn: Player,
    pub(super) after: &'a Verdict<G::Move>,
}

impl<G: Evaluate> Played<'_, G> {
    /// The line that begins with the move. `own` is what a look at the position before it says of
    /// it, if it says anything.
    fn line(&self, game: &G, own: Option<&BestLine<G::Move>>) -> BestLine<G::Move> {
        let mut moves = vec![self.mv];
        moves.extend_from_slice(&self.after.line);
        // Among more than two a score says nothing about what the one before has.
        let of_look = own.map(|own| own.score).filter(|_| game.seats() > 2);
        let is_same_turn = self.turn == game.turn();
        BestLine {
            score: of_look.unwrap_or_else(|| self.after.score_before(is_same_turn)),
            chances: self.after.chances.clone(),
            moves,
        }
    }
}

/// What is found out about a position.
struct Finding<M> {
    nodes: u64,
    best: BestLine<M>,
    second: Option<Chance>,
}

impl Judge<'_> {
    /// What is found out about a position in which a move was played, if it was; `None` if it was
    /// told to stop.
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
        let Finding {
            mut nodes,
            mut best,
            second,
        } = self.choose(game, played, stop)?;
        nodes += self.lengthen(game, &mut best, stop)?;
        Some(Verdict {
            score: best.score,
            chances: best.chances,
            nodes,
            line: best.moves,
            second,
        })
    }

    /// The best line and how good the second is, if that is asked for. What was played is worth what
    /// was found out about the position after it, however it looks from here.
    fn choose<G: Evaluate>(
        &self,
        game: &G,
        played: Option<&Played<'_, G>>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Finding<G::Move>> {
        let task = SearchTask::new(game, self.limits);
        let is_forced = task.moves.len() == 1 || game.at_once(0).is_some();
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
            // It may have turned out better than it looked.
            let is_better = played.own(game) > best.own(game);
            let second = is_better.then(|| best.own(game));
            let best = if is_better { played } else { best.clone() };
            return Some(Finding {
                nodes,
                best,
                second,
            });
        }
        others.moves.retain(|&mv| mv != played.moves[0]);
        others.limits = less(self.limits);
        let (more, others) = self.search(game, others, stop)?;
        let other = others.into_iter().next();
        let second = other.as_ref().map(|other| other.own(game));
        // It may have turned out worse than it looked.
        let (best, second) = match other {
            Some(other) if other.own(game) > played.own(game) => {
                let second = played.own(game);
                (other, Some(second))
            }
            _ => (played, second),
        };
        Some(Finding {
            nodes: nodes + more,
            best,
            second,
        })
    }

    /// Goes on with a line that is short, for whoever reads it. Returns the positions that were
    /// visited; `None` if it was told to stop.
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

    /// The positions that a search visits, and its moves, the best first; `None` if it was told to
    /// stop.
    fn search<G: Evaluate>(
        &self,
        game: &G,
        mut task: SearchTask<G::Node>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(u64, Vec<BestLine<G::Move>>)> {
        task.threads = self.threads;
        let mut watch = Watch {
            time: task.limits.time,
            stop,
            start: Instant::now(),
            told: false,
        };
        let found = task.run(self.table, &mut watch);
        if watch.told {
            return None;
        }
        let nodes = found.opinion.map_or(0, |opinion| opinion.nodes);
        let lines = found.moves.iter().map(|found| BestLine::of(game, found));
        Some((nodes, lines.collect()))
    }
}

/// A part of the limits.
fn less(limits: Limits) -> Limits {
    Limits {
        depth: limits.depth,
        nodes: limits.nodes.map(|nodes| nodes / u64::from(LESS)),
        time: limits.time.map(|time| time / LESS),
    }
}

/// Watches over one search.
struct Watch<'a> {
    time: Option<Duration>,
    stop: &'a mut dyn FnMut() -> bool,
    start: Instant,
    /// Whether it was told to stop.
    told: bool,
}

impl<M> SearchControl<M> for Watch<'_> {
    fn stop(&mut self) -> bool {
        self.told |= (self.stop)();
        self.told || self.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, _: &Opinion<M>) {}
}
