//! Search of one `go` command.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use super::clock::Go;
use super::options::Options;
use super::out::Out;
use crate::level_style::Conditions;
use crate::search::{RootMove, SearchControl, SearchTask, TranspositionTable};
use crate::{BestMove, Evaluate, Level, Score};

/// Interval of the checks for a reader of the output.
const LOOK: Duration = Duration::from_millis(200);

pub(super) struct Request<G> {
    pub(super) game: G,
    pub(super) go: Go,
    pub(super) options: Options,
    pub(super) seed: u64,
}

pub(super) fn answer<G: Evaluate>(
    request: &Request<G>,
    table: &TranspositionTable,
    out: &Out,
    stop: &AtomicBool,
) {
    // Otherwise the first move would pay for this with its time.
    table.allocate();
    request.game.prepare();
    let mut control = Reporter {
        go: &request.go,
        table,
        out,
        stop,
        start: Instant::now(),
        looked: Instant::now(),
        lines: request.options.lines,
        reached: Reached::default(),
    };
    let found = catch_unwind(AssertUnwindSafe(|| choose(request, table, &mut control)));
    while request.go.infinite && !stop.load(Relaxed) && !out.is_closed() {
        thread::park_timeout(LOOK);
        out.look();
    }
    let best = match &found {
        Ok(opinion) => opinion.as_ref().and_then(|opinion| opinion.line.first()),
        Err(_) => None,
    };
    if found.is_err() {
        out.error("the search failed");
    }
    let fallback = || {
        let mut moves = Vec::new();
        request.game.legal_moves(&mut moves);
        moves.first().copied()
    };
    let best = best.copied().or_else(fallback);
    out.say(&match best {
        Some(mv) => format!("bestmove {mv}"),
        None => "bestmove 0000".to_owned(),
    });
    if let Err(panic) = found {
        std::panic::resume_unwind(panic);
    }
}

fn choose<G: Evaluate>(
    request: &Request<G>,
    table: &TranspositionTable,
    control: &mut Reporter<'_>,
) -> Option<BestMove<G::Move>> {
    let options = &request.options;
    if options.level < Level::CHAMPION {
        control.lines = 1;
        let mut conditions =
            Conditions { table, seed: request.seed, nodes: request.go.limits.nodes, threads: 1 };
        let found = options.level.choose(&request.game, &mut conditions, control);
        if let Some(opinion) = &found {
            control.report(opinion);
        }
        return found;
    }
    let mut task = SearchTask::new(&request.game, request.go.limits);
    // Threads that wait for a processor would only delay `stop`.
    let processors = thread::available_parallelism().map_or(1, usize::from);
    task.threads = options.threads.min(processors);
    task.style.lines = options.lines;
    task.run(table, control).opinion
}

struct Reporter<'a> {
    go: &'a Go,
    table: &'a TranspositionTable,
    out: &'a Out,
    stop: &'a AtomicBool,
    start: Instant,
    /// Time of the last check for a reader of the output.
    looked: Instant,
    lines: usize,
    reached: Reached,
}

#[derive(Clone, Copy, Default)]
struct Reached {
    depth: u32,
    nodes: u64,
    time: Duration,
}

impl Reporter<'_> {
    /// `number` is given if there are several lines.
    fn tell<M: ToString>(&self, number: Option<usize>, score: Score, line: &[M]) {
        let Reached { depth, nodes, time } = self.reached;
        let number = number.map_or(String::new(), |number| format!(" multipv {number}"));
        let score = match score.plies_to_end() {
            Some(plies) => format!("mate {plies}"),
            None => format!("cp {}", score.centi()),
        };
        let seconds = time.as_secs_f64().max(1e-6);
        let line: Vec<String> = line.iter().map(M::to_string).collect();
        self.out.say(&format!(
            "info depth {depth}{number} score {score} nodes {nodes} nps {} hashfull {} time {} pv {}",
            (nodes as f64 / seconds) as u64,
            self.table.hashfull(),
            time.as_millis(),
            line.join(" "),
        ));
    }
}

impl<M: ToString> SearchControl<M> for Reporter<'_> {
    fn stop(&mut self) -> bool {
        let time = self.go.limits.time;
        if self.looked.elapsed() >= LOOK {
            self.looked = Instant::now();
            self.out.look();
        }
        self.stop.load(Relaxed)
            || self.out.is_closed()
            || time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, opinion: &BestMove<M>) {
        self.reached = Reached { depth: opinion.depth, nodes: opinion.nodes, time: opinion.time };
        if self.lines == 1 {
            self.tell(None, opinion.score, &opinion.line);
        }
    }

    fn report_lines(&mut self, lines: &[RootMove<M>]) {
        if self.lines > 1 {
            for (number, line) in (1..).zip(lines) {
                self.tell(Some(number), line.score, &line.line);
            }
        }
    }
}
