//! An engine in a process of its own, spoken to in its protocol.
//!
//! Nothing that an engine does can keep the match waiting, or fill the memory: every answer has a
//! deadline, lines have a longest length, and what is not listened to holds the engine up.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::time::{Duration, Instant};
use std::{env, thread};

use crate::phrase::{Phrase, excerpt};

/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(20);
/// The longest line that an engine may say, in bytes.
const LONGEST_LINE: u64 = 1 << 16;
/// The most lines that wait to be heard or said.
const QUEUE: usize = 256;
/// How long a wait goes on before it asks whether the match is over.
const PATIENCE: Duration = Duration::from_millis(50);

/// What an engine may use for a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    /// What it is told.
    pub(super) amount: Amount,
    /// It has lost when it has not answered after this time.
    pub(super) most: Duration,
}

/// What an engine is told that it may use.
#[derive(Clone, Copy, Debug)]
pub(super) enum Amount {
    /// Milliseconds.
    Time(u64),
    /// Positions visited.
    Nodes(u64),
    /// Plies.
    Depth(u32),
}

/// So many positions an engine looks at in a millisecond, or fewer.
const POSITIONS_A_MS: u64 = 1_000;

impl Amount {
    /// The positions at which who wants to judge a game has to look, so that the players do not see
    /// at once that it is decided.
    pub(super) fn look(self) -> u64 {
        match self {
            Self::Time(ms) => ms.saturating_mul(POSITIONS_A_MS),
            Self::Nodes(nodes) => nodes.saturating_mul(2),
            Self::Depth(_) => 0,
        }
    }
}

/// Why an engine cannot go on. Its text is the word that programs know it by.
#[derive(Debug, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub(super) enum EngineFault {
    /// It could not be started.
    Start(io::Error),
    /// It has ended.
    Dead,
    /// It does not answer in time.
    Late,
    /// It says more in a line than anybody wants to hear.
    Flood,
    /// It says that something is wrong.
    #[strum(serialize = "error")]
    Complains(String),
    /// Its move is not legal.
    Illegal(String),
    /// The match is over.
    Over,
}

impl EngineFault {
    /// What is wrong, for people.
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

/// How an engine is started.
#[derive(Clone, Debug)]
pub(super) struct Recipe {
    /// Its command; empty for this program's own engine.
    pub(super) command: String,
    /// The options it is given, one after the other.
    pub(super) options: Vec<(String, String)>,
}

impl Recipe {
    /// What the engine is called.
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
        // A group of its own, so that whatever it has started ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        process
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
    }
}

/// A running engine. It ends with this.
pub(super) struct Engine<'a> {
    process: Child,
    /// Ends the engine if this program is killed; none where the system has no shell for it.
    guard: Option<Child>,
    say: SyncSender<String>,
    heard: Receiver<EngineOutput>,
    over: &'a AtomicBool,
}

/// What an engine has said.
enum EngineOutput {
    Line(String),
    TooLong,
}

impl<'a> Engine<'a> {
    /// Starts an engine and gives it its options. Every wait for it ends when `over` goes up.
    pub(super) fn start(recipe: &Recipe, over: &'a AtomicBool) -> Result<Self, EngineFault> {
        let mut process = recipe.spawn().map_err(EngineFault::Start)?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let (say, to_say) = mpsc::sync_channel(QUEUE);
        let (hear, heard) = mpsc::sync_channel(QUEUE);
        let mut engine = Self {
            guard: guard(&process),
            process,
            say,
            heard,
            over,
        };
        let (Some(input), Some(output)) = (input, output) else {
            return Err(EngineFault::Dead);
        };
        // The threads end with the pipes: when the engine is gone, or nobody listens any more.
        thread::spawn(move || write_lines(input, &to_say));
        thread::spawn(move || read_lines(output, &hear));
        engine.ask("ugi", "ugiok", READY)?;
        for (name, value) in &recipe.options {
            engine.say(format!("setoption name {name} value {value}"))?;
            engine.ask("isready", "readyok", READY)?;
        }
        Ok(engine)
    }

    /// Begins a game.
    pub(super) fn new_game(&mut self) -> Result<(), EngineFault> {
        self.say("uginewgame".to_owned())?;
        self.ask("isready", "readyok", READY).map(drop)
    }

    /// The engine's move at a place, in the words of the protocol.
    pub(super) fn choose(&mut self, place: &str, budget: Budget) -> Result<String, EngineFault> {
        // What it has said since its last move is no answer to this.
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

    /// Says a line and waits for one that begins like this, until the time is up.
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
        // First, as long as nobody else can have the engine's number.
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

/// Somebody who outlives this program by a moment and ends the engine, with whatever that has
/// started: killed, this program cannot do it, and an engine that does not read would go on for ever.
#[cfg(unix)]
fn guard(engine: &Child) -> Option<Child> {
    let words = r#"read -r line; kill -s KILL -- "-$0""#;
    let mut guard = Command::new("/bin/sh");
    guard.args(["-c", words, &engine.id().to_string()]);
    // What ends this program from the terminal would end it, too.
    std::os::unix::process::CommandExt::process_group(&mut guard, 0);
    guard.stdin(Stdio::piped());
    guard.stdout(Stdio::null()).stderr(Stdio::null());
    guard.spawn().ok()
}

/// Other systems have no shell for it.
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
        let read = (&mut output)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
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
