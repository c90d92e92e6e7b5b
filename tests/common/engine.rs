//! The program as an engine process with line-based input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// Longer than any answer takes on a slow machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running engine.
pub(crate) struct Engine {
    pub(crate) process: Child,
    pub(crate) input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Self {
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
        Self { process, input: Some(input), lines }
    }

    pub(crate) fn say(&mut self, line: &str) {
        self.bytes(format!("{line}\n").as_bytes());
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("an open input");
        input.write_all(bytes).expect("the engine listens");
    }

    /// Closes the input.
    pub(crate) fn end_input(&mut self) {
        self.input = None;
    }

    pub(crate) fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Returns the next line that begins with `start` and skips those before it.
    pub(crate) fn wait(&self, start: &str) -> String {
        loop {
            let line = self.hear();
            if line.starts_with(start) {
                return line;
            }
        }
    }

    /// Sends a line and returns all output up to `readyok`.
    pub(crate) fn answers(&mut self, line: &str) -> Vec<String> {
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

    pub(crate) fn query(&mut self, what: &str) -> String {
        self.answers(&format!("query {what}")).concat()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
