//! The program as an engine: a process that is spoken to in lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// Longer than any answer takes on a slow machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running engine.
pub struct Engine {
    pub process: Child,
    pub input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    pub fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_kuba"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = process.stdin.take().expect("an input");
        let output = BufReader::new(process.stdout.take().expect("an output"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            process,
            input,
            lines,
        }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    pub fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The next line that begins like this; those before it are skipped.
    pub fn wait(&self, start: &str) -> String {
        loop {
            let line = self.hear();
            if line.starts_with(start) {
                return line;
            }
        }
    }

    /// Says a line, and hears everything up to the answer that it is ready for more.
    pub fn answers(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.say("isready");
        let mut heard = Vec::new();
        loop {
            match self.hear() {
                line if line == "readyok" => return heard,
                line => heard.push(line),
            }
        }
    }

    pub fn query(&mut self, what: &str) -> String {
        self.answers(&format!("query {what}")).concat()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
