//! Time from `stop` to `bestmove` in the middle of a search.
//!
//!     cargo bench -p kuba-bot --bench stop

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread;
use std::time::{Duration, Instant};

use kuba_bot::ugi::{self, Conversation};
use kuba_rules::Game;
use kuba_rules::kuba::GameState;

/// Number of stopped searches per number of threads.
const TRIALS: u64 = 30;

/// The engine in a thread of its own, at the other end of two pipes.
struct Engine {
    input: PipeWriter,
    output: BufReader<PipeReader>,
}

impl Engine {
    fn start() -> Self {
        let (heard, input) = pipe().expect("a pipe");
        let (output, said) = pipe().expect("a pipe");
        thread::spawn(move || {
            let words = |phrase: &kuba_rules::phrase::Phrase| phrase.key.to_owned();
            let heard = BufReader::new(heard);
            let mut conversation = Conversation::new(heard, said, vec![GameState::ID], words);
            ugi::run::<GameState>(&mut conversation).expect("an input");
        });
        Self { input, output: BufReader::new(output) }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    /// Skips the lines before the one that begins with `start`.
    fn wait(&mut self, start: &str) {
        let mut line = String::new();
        while !line.starts_with(start) {
            line.clear();
            let length = self.output.read_line(&mut line).expect("an answer");
            assert!(length > 0, "the engine has ended");
        }
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
}
