//! Input and output of the protocol.

use std::io::{self, BufRead, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use super::options::Options;

/// Maximum length of a line in bytes; no sensible command is that long.
const LONGEST_LINE: u64 = 1 << 20;

/// Connection to the other side, with the settings that survive a change of game.
pub struct Conversation {
    pub(super) input: Input,
    pub(super) out: Out,
    pub(super) games: Vec<&'static str>,
    pub(super) options: Options,
}

impl Conversation {
    /// Creates a conversation about these games.
    pub fn new(
        input: impl BufRead + 'static,
        out: impl Write + Send + 'static,
        games: Vec<&'static str>,
    ) -> Self {
        Self {
            input: Input(Box::new(input)),
            out: Out {
                write: Arc::new(Mutex::new(out)),
                closed: Arc::default(),
                is_read: || true,
            },
            games,
            options: Options::default(),
        }
    }

    /// Sets a function that asks the system if the output still has a reader.
    #[must_use]
    pub fn while_read(mut self, is_read: fn() -> bool) -> Self {
        self.out.is_read = is_read;
        self
    }
}

pub(super) struct Input(Box<dyn BufRead>);

pub(super) enum Line {
    Command(String),
    TooLong,
    End,
}

impl Input {
    pub(super) fn line(&mut self) -> io::Result<Line> {
        let mut line = Vec::new();
        let read = (&mut self.0)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(Line::End);
        }
        if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            self.0.skip_until(b'\n')?;
            return Ok(Line::TooLong);
        }
        Ok(Line::Command(String::from_utf8_lossy(&line).into_owned()))
    }
}

#[derive(Clone)]
pub(super) struct Out {
    write: Arc<Mutex<dyn Write + Send>>,
    closed: Arc<AtomicBool>,
    is_read: fn() -> bool,
}

impl Out {
    pub(super) fn say(&self, line: &str) {
        let mut out = self.write.lock().unwrap_or_else(PoisonError::into_inner);
        let said = writeln!(out, "{line}").and_then(|()| out.flush());
        if said.is_err() {
            self.closed.store(true, Relaxed);
        }
    }

    pub(super) fn error(&self, reason: &str) {
        self.say(&format!("info string error {reason}"));
    }

    /// Asks the system if the output still has a reader: a thread that writes nothing for a long time would
    /// not notice.
    pub(super) fn look(&self) {
        if !(self.is_read)() {
            self.closed.store(true, Relaxed);
        }
    }

    /// `true` once a missing reader was noticed.
    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Relaxed)
    }
}
