//! Time from `stop` to `bestmove` in the middle of a search.
//!
//!     cargo bench --bench stop

#[path = "../tests/common/engine.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod engine;

use std::thread;
use std::time::{Duration, Instant};

use engine::Engine;

/// Number of stopped searches per number of threads.
const TRIALS: u64 = 30;

fn main() {
    let mut engine = Engine::start();
    for threads in [1, 2, 8] {
        engine.say(&format!("setoption name Threads value {threads}"));
        let mut times: Vec<Duration> = (0..TRIALS)
            .map(|trial| {
                engine.say("uginewgame");
                engine.say("position startpos moves f1f2 b1b2");
                engine.say("isready");
                engine.wait("readyok");
                engine.say("go infinite");
                thread::sleep(Duration::from_millis(20 + 7 * trial));
                let start = Instant::now();
                engine.say("stop");
                engine.wait("bestmove");
                start.elapsed()
            })
            .collect();
        times.sort();
        println!(
            "{threads} threads: stopped within {:.2} ms (median of {TRIALS}), {:.2} ms at most",
            times[times.len() / 2].as_secs_f64() * 1000.0,
            times[times.len() - 1].as_secs_f64() * 1000.0,
        );
    }
}
