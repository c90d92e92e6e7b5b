//! How long the engine takes from `stop` to `bestmove`, in the middle of a search.
//!
//!     cargo bench --bench stop

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Searches that are stopped, for each number of threads.
const TRIALS: u64 = 30;

struct Engine {
    process: Child,
    input: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_kuba"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = process.stdin.take().expect("an input");
        let output = process.stdout.take().expect("an output");
        Self {
            process,
            input,
            lines: BufReader::new(output).lines(),
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    fn wait(&mut self, start: &str) {
        self.lines
            .find(|line| line.as_ref().is_ok_and(|line| line.starts_with(start)))
            .expect("an answer")
            .expect("an answer");
    }
}

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
    engine.say("quit");
    engine.process.wait().expect("the engine ends");
}
