//! An engine in a process of its own, driven by the engine protocol.
//!
//! No engine can block the match or fill the memory: every answer has a deadline, lines have a maximum
//! length, and a full queue blocks the engine.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::time::{Duration, Instant};
use std::{env, thread};

use crate::phrase::{Phrase, excerpt};

const READY: Duration = Duration::from_secs(20);
/// Maximum length of a line from an engine, in bytes.
const LONGEST_LINE: u64 = 1 << 16;
const QUEUE: usize = 256;
const PATIENCE: Duration = Duration::from_millis(50);

#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    pub(super) amount: Amount,
    /// The engine loses if it has not answered after this time.
    pub(super) most: Duration,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Amount {
    /// In milliseconds.
    Time(u64),
    Nodes(u64),
    /// In plies.
    Depth(u32),
}

/// Upper estimate of the speed of an engine, in nodes per millisecond.
const POSITIONS_A_MS: u64 = 1_000;

impl Amount {
    /// Number of nodes for the check that an opening is level. A shallower check than the search of the
    /// players would let them see at once that the opening is decided.
    pub(super) fn look(self) -> u64 {
        match self {
            Self::Time(ms) => ms.saturating_mul(POSITIONS_A_MS),
            Self::Nodes(nodes) => nodes.saturating_mul(2),
            Self::Depth(_) => 0,
        }
    }
}

/// Reason for which an engine cannot continue. Its `Display` form is a fixed word for other programs.
#[derive(Debug, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub(super) enum EngineFault {
    Start(io::Error),
    Dead,
    Late,
    /// A line is longer than [`LONGEST_LINE`].
    Flood,
    #[strum(serialize = "error")]
    Complains(String),
    Illegal(String),
    /// The match is over, which is no fault of the engine.
    Over,
}

impl EngineFault {
    pub(super) fn phrase(&self, engine: &str) -> Phrase {
        let engine = excerpt(engine);
        let phrase = |key| Phrase::new(key).with("engine", engine);
        match self {
            Self::Start(reason) => phrase("cli-match-start").with("reason", reason.to_string()),
            Self::Dead => phrase("cli-match-dead"),
            Self::Late => phrase("cli-match-late"),
            Self::Flood => phrase("cli-match-flood"),
            Self::Complains(reason) => {
                phrase("cli-match-complains").with("reason", excerpt(reason))
            }
            Self::Illegal(mv) => phrase("cli-match-illegal").with("move", excerpt(mv)),
            Self::Over => Phrase::new("cli-match-over"),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Recipe {
    /// Empty for this program's own engine.
    pub(super) command: String,
    pub(super) options: Vec<(String, String)>,
}

impl Recipe {
    pub(super) fn name(&self) -> &str {
        match self.command.as_str() {
            "" => "kuba ugi",
            command => command,
        }
    }

    fn spawn(&self) -> io::Result<Child> {
        let mut words = self.command.split_whitespace();
        let mut process = if let Some(program) = words.next() {
            Command::new(program)
        } else {
            let mut own = Command::new(env::current_exe()?);
            own.arg("ugi");
            own
        };
        // A process group of its own, so that everything the engine starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        process.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
    }
}

/// Dropping it ends the process.
pub(super) struct Engine<'a> {
    process: Child,
    /// Ends the engine if this program is killed; `None` without a shell.
    guard: Option<Child>,
    say: SyncSender<String>,
    heard: Receiver<EngineOutput>,
    over: &'a AtomicBool,
}

enum EngineOutput {
    Line(String),
    TooLong,
}

impl<'a> Engine<'a> {
    /// Every wait for the engine ends when `over` is set.
    pub(super) fn start(recipe: &Recipe, over: &'a AtomicBool) -> Result<Self, EngineFault> {
        let mut process = recipe.spawn().map_err(EngineFault::Start)?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let (say, to_say) = mpsc::sync_channel(QUEUE);
        let (hear, heard) = mpsc::sync_channel(QUEUE);
        let mut engine = Self { guard: guard(&process), process, say, heard, over };
        let (Some(input), Some(output)) = (input, output) else {
            return Err(EngineFault::Dead);
        };
        // The threads end when the engine closes its pipes or the channels are dropped.
        let thread = thread::Builder::new;
        let writer = thread().spawn(move || write_lines(input, &to_say));
        let reader = thread().spawn(move || read_lines(output, &hear));
        writer.and(reader).map_err(EngineFault::Start)?;
        engine.ask("ugi", "ugiok", READY)?;
        for (name, value) in &recipe.options {
            engine.say(format!("setoption name {name} value {value}"))?;
            engine.ask("isready", "readyok", READY)?;
        }
        Ok(engine)
    }

    pub(super) fn new_game(&mut self) -> Result<(), EngineFault> {
        self.say("uginewgame".to_owned())?;
        self.ask("isready", "readyok", READY).map(drop)
    }

    /// Returns the move in protocol notation. `place` is the argument of the `position` command.
    pub(super) fn choose(&mut self, place: &str, budget: Budget) -> Result<String, EngineFault> {
        // Lines from before this request are no answer to it.
        while self.heard.try_recv().is_ok() {}
        self.say(format!("position {place}"))?;
        let go = match budget.amount {
            Amount::Time(ms) => format!("go movetime {ms}"),
            Amount::Nodes(nodes) => format!("go nodes {nodes}"),
            Amount::Depth(depth) => format!("go depth {depth}"),
        };
        let line = self.ask(&go, "bestmove ", budget.most)?;
        Ok(line["bestmove ".len()..].trim().to_owned())
    }

    fn ask(&mut self, line: &str, start: &str, time: Duration) -> Result<String, EngineFault> {
        let deadline = Instant::now() + time;
        self.say(line.to_owned())?;
        loop {
            let line = match self.hear(deadline)? {
                EngineOutput::Line(line) => line,
                EngineOutput::TooLong => return Err(EngineFault::Flood),
            };
            if let Some(reason) = line.strip_prefix("info string error ") {
                return Err(EngineFault::Complains(reason.to_owned()));
            }
            if line.starts_with(start) {
                return Ok(line);
            }
        }
    }

    fn hear(&mut self, deadline: Instant) -> Result<EngineOutput, EngineFault> {
        loop {
            if self.over.load(Relaxed) {
                return Err(EngineFault::Over);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(EngineFault::Late);
            }
            match self.heard.recv_timeout(left.min(PATIENCE)) {
                Ok(heard) => return Ok(heard),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(EngineFault::Dead),
            }
        }
    }

    fn say(&mut self, line: String) -> Result<(), EngineFault> {
        self.say.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => EngineFault::Late,
            TrySendError::Disconnected(_) => EngineFault::Dead,
        })
    }
}

impl Drop for Engine<'_> {
    fn drop(&mut self) {
        // The guard goes first, while the engine's process id cannot have been reused.
        if let Some(mut guard) = self.guard.take() {
            let _ = guard.kill();
            let _ = guard.wait();
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.process), Signal::KILL);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts a shell that outlives this program by a moment and kills the engine's process group. If this
/// program is killed it cannot do so itself, and an engine that does not read its input would run
/// forever.
#[cfg(unix)]
fn guard(engine: &Child) -> Option<Child> {
    let words = r#"read -r line; kill -s KILL -- "-$0""#;
    let mut guard = Command::new("/bin/sh");
    guard.args(["-c", words, &engine.id().to_string()]);
    // Otherwise a signal from the terminal that ends this program would end the guard as well.
    std::os::unix::process::CommandExt::process_group(&mut guard, 0);
    guard.stdin(Stdio::piped());
    guard.stdout(Stdio::null()).stderr(Stdio::null());
    guard.spawn().ok()
}

/// There is no shell for it on other systems.
#[cfg(not(unix))]
fn guard(_engine: &Child) -> Option<Child> {
    None
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").is_err() {
            break;
        }
    }
}

fn read_lines(output: ChildStdout, heard: &SyncSender<EngineOutput>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line);
        let said = match read {
            Ok(0) => return,
            Ok(_) if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") => {
                EngineOutput::TooLong
            }
            Ok(_) => EngineOutput::Line(String::from_utf8_lossy(&line).trim_end().to_owned()),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return,
        };
        let last = matches!(said, EngineOutput::TooLong);
        if heard.send(said).is_err() || last {
            return;
        }
    }
}
