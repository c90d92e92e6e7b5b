//! An engine in a process of its own, spoken to in its protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use std::{env, io, thread};

use crate::phrase::Phrase;

/// How long an engine may take for an answer beyond its time.
const GRACE: Duration = Duration::from_secs(20);

/// What an engine may use for a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Budget {
    /// Milliseconds.
    Time(u64),
    /// Positions visited.
    Nodes(u64),
    /// Plies.
    Depth(u32),
}

/// Why an engine cannot go on.
#[derive(Debug)]
pub(super) enum EngineError {
    /// It could not be started.
    Start(String, io::Error),
    /// It has ended.
    Gone(String),
    /// It does not answer.
    Silent(String),
    /// It says that something is wrong.
    Complains(String, String),
}

impl From<EngineError> for Phrase {
    fn from(error: EngineError) -> Self {
        match error {
            EngineError::Start(name, reason) => Phrase::new("cli-match-start")
                .with("engine", name)
                .with("reason", reason.to_string()),
            EngineError::Gone(name) => Phrase::new("cli-match-gone").with("engine", name),
            EngineError::Silent(name) => Phrase::new("cli-match-silent").with("engine", name),
            EngineError::Complains(name, reason) => Phrase::new("cli-match-complains")
                .with("engine", name)
                .with("reason", reason),
        }
    }
}

/// A running engine.
pub(super) struct Engine {
    name: String,
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    /// Starts an engine; with no command, this program's own.
    pub(super) fn start(command: &str) -> Result<Self, EngineError> {
        let name = if command.is_empty() {
            "kuba ugi"
        } else {
            command
        };
        let fault = |error| EngineError::Start(name.to_owned(), error);
        let mut words = command.split_whitespace();
        let mut process = match words.next() {
            Some(program) => Command::new(program),
            None => Command::new(env::current_exe().map_err(fault)?),
        };
        if command.is_empty() {
            process.arg("ugi");
        }
        let mut process = process
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(fault)?;
        let gone = || EngineError::Gone(name.to_owned());
        let input = process.stdin.take().ok_or_else(gone)?;
        let output = process.stdout.take().ok_or_else(gone)?;
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Self {
            name: name.to_owned(),
            process,
            input,
            lines,
        };
        engine.say("ugi")?;
        engine.wait("ugiok", GRACE)?;
        Ok(engine)
    }

    /// Sets an option.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), EngineError> {
        self.say(&format!("setoption name {name} value {value}"))?;
        self.ready()
    }

    /// Begins a game.
    pub(super) fn new_game(&mut self) -> Result<(), EngineError> {
        self.say("uginewgame")?;
        self.ready()
    }

    /// The engine's move after these.
    pub(super) fn choose(&mut self, moves: &str, budget: Budget) -> Result<String, EngineError> {
        let moves = match moves {
            "" => String::new(),
            moves => format!(" moves{moves}"),
        };
        self.say(&format!("position startpos{moves}"))?;
        let (go, time) = match budget {
            Budget::Time(ms) => (format!("movetime {ms}"), Duration::from_millis(ms)),
            Budget::Nodes(nodes) => (format!("nodes {nodes}"), Duration::from_mins(10)),
            Budget::Depth(depth) => (format!("depth {depth}"), Duration::from_mins(10)),
        };
        self.say(&format!("go {go}"))?;
        let line = self.wait("bestmove ", time + GRACE)?;
        Ok(line["bestmove ".len()..].trim().to_owned())
    }

    fn ready(&mut self) -> Result<(), EngineError> {
        self.say("isready")?;
        self.wait("readyok", GRACE).map(drop)
    }

    fn say(&mut self, line: &str) -> Result<(), EngineError> {
        writeln!(self.input, "{line}").map_err(|_| EngineError::Gone(self.name.clone()))
    }

    /// The next line that begins like this.
    fn wait(&mut self, start: &str, time: Duration) -> Result<String, EngineError> {
        loop {
            let line = self.lines.recv_timeout(time).map_err(|error| match error {
                mpsc::RecvTimeoutError::Timeout => EngineError::Silent(self.name.clone()),
                mpsc::RecvTimeoutError::Disconnected => EngineError::Gone(self.name.clone()),
            })?;
            if let Some(reason) = line.strip_prefix("info string error ") {
                return Err(EngineError::Complains(self.name.clone(), reason.to_owned()));
            }
            if line.starts_with(start) {
                return Ok(line);
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
