//! The search of one `go`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use super::Out;
use super::clock::Go;
use super::options::Options;
use crate::bot::level::Conditions;
use crate::bot::search::{Task, TranspositionTable, Watch};
use crate::bot::{Level, Opinion};
use crate::rules::Game;
use crate::rules::kuba::{GameState, Move};

/// What is to be searched.
pub(super) struct Order {
    pub(super) game: GameState,
    pub(super) go: Go,
    pub(super) options: Options,
    pub(super) seed: u64,
}

/// Searches and says the best move.
pub(super) fn answer(order: &Order, table: &TranspositionTable, out: &Out, stop: &AtomicBool) {
    let mut watch = Reporter {
        order,
        table,
        out,
        stop,
        start: Instant::now(),
    };
    let found = catch_unwind(AssertUnwindSafe(|| choose(order, table, &mut watch)));
    while order.go.infinite && !stop.load(Relaxed) {
        thread::park();
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
        order.game.legal_moves(&mut moves);
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

fn choose(
    order: &Order,
    table: &TranspositionTable,
    watch: &mut Reporter<'_>,
) -> Option<Opinion<Move>> {
    if order.options.level < Level::CHAMPION {
        let mut conditions = Conditions {
            table,
            seed: order.seed,
            nodes: order.go.limits.nodes,
            threads: 1,
        };
        let found = order
            .options
            .level
            .choose(&order.game, &mut conditions, watch);
        if let Some(opinion) = &found {
            watch.report(opinion);
        }
        return found;
    }
    let mut task = Task::new(&order.game, order.go.limits);
    // Threads that have to wait for a processor would only keep `stop` waiting.
    let processors = thread::available_parallelism().map_or(1, usize::from);
    task.threads = order.options.threads.min(processors);
    task.run(table, watch).opinion
}

/// Tells the other side what the search thinks.
struct Reporter<'a> {
    order: &'a Order,
    table: &'a TranspositionTable,
    out: &'a Out,
    stop: &'a AtomicBool,
    start: Instant,
}

impl Watch<Move> for Reporter<'_> {
    fn stop(&mut self) -> bool {
        let time = self.order.go.limits.time;
        self.stop.load(Relaxed) || time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, opinion: &Opinion<Move>) {
        let score = match opinion.score.plies_to_end() {
            Some(pushes) => format!("mate {pushes}"),
            None => format!("cp {}", opinion.score.centi()),
        };
        let seconds = opinion.time.as_secs_f64().max(1e-6);
        let line: Vec<String> = opinion.line.iter().map(Move::to_string).collect();
        self.out.say(&format!(
            "info depth {} score {score} nodes {} nps {} hashfull {} time {} pv {}",
            opinion.depth,
            opinion.nodes,
            (opinion.nodes as f64 / seconds) as u64,
            self.table.fullness(),
            opinion.time.as_millis(),
            line.join(" "),
        ));
    }
}
