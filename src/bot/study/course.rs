//! A line of moves, and its judging.

use std::time::{Duration, Instant};

use super::{BestLine, Verdict};
use crate::bot::search::{SearchControl, SearchTask, TranspositionTable};
use crate::bot::{Evaluate, Limits, Opinion, Score};
use crate::rules::Player;

/// The positions of a line of moves, and what is known of them.
#[derive(Clone, Debug)]
pub struct Course<G: Evaluate> {
    /// The positions, the start first: one more than there are moves.
    pub positions: Vec<G>,
    /// The moves that lead from each to the next.
    pub moves: Vec<G::Move>,
    /// What is known of the positions already. `None` is to be found out.
    pub known: Vec<Option<Verdict<G::Move>>>,
}

/// How positions are judged.
pub struct Judge<'a> {
    /// What is remembered of the positions that were judged before.
    pub table: &'a TranspositionTable,
    /// What may be spent on the best move of a position. A quarter of it is added where the best move was played,
    /// to see whether another would have done.
    pub limits: Limits,
    /// How many threads look at once. With one, and limits that are no time, the same is found out on every
    /// machine.
    pub threads: usize,
}

/// So many times less is spent on the second best move.
const LESS: u32 = 4;

impl<G: Evaluate> Course<G> {
    /// A course of which nothing is known.
    pub fn new(positions: Vec<G>, moves: Vec<G::Move>) -> Self {
        let known = vec![None; positions.len()];
        Self {
            positions,
            moves,
            known,
        }
    }

    /// Judges the positions of which nothing is known, the last first, so that what comes later is
    /// known when an earlier one is judged, and tells each. Breaks off as soon as `stop` says so;
    /// returns whether it got to the beginning.
    pub fn judge(
        &mut self,
        judge: &Judge<'_>,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(usize, &Verdict<G::Move>),
    ) -> bool {
        for place in (0..self.positions.len()).rev() {
            if matches!(self.known.get(place), Some(None)) {
                let Some(verdict) = judge.look(&self.positions[place], self.played(place), stop)
                else {
                    return false;
                };
                tell(place, &verdict);
                self.known[place] = Some(verdict);
            }
        }
        true
    }

    /// The move that was played in a position, and what is known of it.
    fn played(&self, place: usize) -> Option<Played<'_, G>> {
        Some(Played {
            mv: *self.moves.get(place)?,
            turn: self.positions.get(place + 1)?.turn(),
            after: self.known.get(place + 1)?.as_ref()?,
        })
    }
}

/// A move, and what is known of it.
struct Played<'a, G: Evaluate> {
    mv: G::Move,
    /// Who is to move after it.
    turn: Player,
    after: &'a Verdict<G::Move>,
}

impl<G: Evaluate> Played<'_, G> {
    /// The line that begins with the move. `own` is what a look at the position before it says of
    /// it, if it says anything.
    fn line(&self, game: &G, own: Option<&BestLine<G::Move>>) -> BestLine<G::Move> {
        let mut moves = vec![self.mv];
        moves.extend_from_slice(&self.after.line);
        // Among more than two a score says nothing about what the one before has.
        let of_look = own.map(|own| own.score).filter(|_| game.seats() > 2);
        BestLine {
            score: of_look.unwrap_or_else(|| self.after.score_before(self.turn == game.turn())),
            chances: self.after.chances.clone(),
            moves,
        }
    }
}

impl Judge<'_> {
    /// What is found out about a position; `None` if it was told to stop.
    fn look<G: Evaluate>(
        &self,
        game: &G,
        played: Option<Played<'_, G>>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Verdict<G::Move>> {
        if stop() {
            return None;
        }
        if let Some(verdict) = Verdict::of_end(game) {
            return Some(verdict);
        }
        let mut task = SearchTask::new(game, self.limits);
        task.threads = self.threads;
        if let ([_], Some(played)) = (&task.moves[..], &played) {
            let nodes = played.after.nodes;
            return Some(verdict(nodes, played.line(game, None), None));
        }
        let (mut nodes, found) = self.search(game, task.clone(), stop)?;
        let Some(best) = found.first().cloned() else {
            return Some(verdict(nodes, BestLine::none(game), None));
        };
        let Some(played) = played else {
            return Some(verdict(nodes, best, None));
        };
        let looked = found.iter().find(|line| line.moves[0] == played.mv);
        let played = played.line(game, looked);
        if played.moves[0] != best.moves[0] {
            // It may have turned out better than it looked.
            let (best, second) = if played.own(game) > best.own(game) {
                (played, Some(best.own(game)))
            } else {
                (best, None)
            };
            return Some(verdict(nodes, best, second));
        }
        task.moves.retain(|&mv| mv != played.moves[0]);
        task.limits = less(self.limits);
        let (more, others) = self.search(game, task, stop)?;
        nodes += more;
        let Some(other) = others.into_iter().next() else {
            return Some(verdict(nodes, played, None));
        };
        // It may have turned out worse.
        let (best, second) = if other.own(game) > played.own(game) {
            (other, played)
        } else {
            (played, other)
        };
        let second = second.own(game);
        Some(verdict(nodes, best, Some(second)))
    }

    /// The positions that a search visits, and its moves, the best first; `None` if it was told to
    /// stop.
    fn search<G: Evaluate>(
        &self,
        game: &G,
        task: SearchTask<G::Node>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(u64, Vec<BestLine<G::Move>>)> {
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

impl<M: Copy> BestLine<M> {
    /// Where nothing can be done.
    fn none<G: Evaluate<Move = M>>(game: &G) -> Self {
        Self {
            score: Score::DRAW,
            chances: super::Chance::even(game.seats()),
            moves: Vec::new(),
        }
    }
}

fn verdict<M>(nodes: u64, best: BestLine<M>, second: Option<super::Chance>) -> Verdict<M> {
    Verdict {
        score: best.score,
        chances: best.chances,
        nodes,
        line: best.moves,
        second,
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
