//! The bench number: the positions visited over fixed positions at a fixed depth. It changes only when the
//! search or the evaluation does, so it shows if two builds search alike.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::out::Out;
use crate::search::{SearchControl, SearchTask, TranspositionTable};
use crate::{BestMove, Evaluate, Limits};

/// Size of the table in MiB. The options do not change it, because the bench number must not depend on them.
const HASH: usize = 16;
/// Default depth.
pub const BENCH_DEPTH: u32 = 9;
/// Maximum depth.
pub const DEEPEST_BENCH: u32 = 40;

pub(super) fn run<G: Evaluate>(depth: u32, threads: usize, out: &Out, stop: &AtomicBool) {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for (name, game) in positions::<G>(out) {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let mut task = SearchTask::new(&game, limits);
        task.threads = threads;
        let table = TranspositionTable::new(HASH);
        table.allocate();
        game.prepare();
        let start = Instant::now();
        let found = task.run(&table, &mut UntilStopped { stop, start });
        if stop.load(Relaxed) {
            return out.say("info string bench stopped");
        }
        let visited = found.opinion.map_or(0, |opinion| opinion.nodes);
        let took = start.elapsed();
        out.say(&format!("info string {visited} nodes {} ms {name}", took.as_millis()));
        nodes += visited;
        time += took;
    }
    let speed = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    out.say(&format!("{nodes} nodes {speed} nps"));
}

/// Benchmark positions under the default rules, with their texts; the start position if there are none.
fn positions<G: Evaluate>(out: &Out) -> Vec<(String, G)> {
    let rules = G::Rules::default();
    if G::BENCH.is_empty() {
        let start = G::start(&rules);
        return vec![(start.position_text(), start)];
    }
    let read = |text: &&str| match G::from_text(text, &rules) {
        Ok(game) => Some(((*text).to_owned(), game)),
        Err(error) => {
            out.error(&format!("{text}: {}", out.in_words(&error)));
            None
        }
    };
    G::BENCH.iter().filter_map(read).collect()
}

struct UntilStopped<'a> {
    stop: &'a AtomicBool,
    start: Instant,
}

impl<M> SearchControl<M> for UntilStopped<'_> {
    fn stop(&mut self) -> bool {
        self.stop.load(Relaxed)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, _: &BestMove<M>) {}
}
