//! The lines that come in and go out.

use std::io::{self, BufRead, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use super::options::Options;

/// The longest line that is read, in bytes: nothing sensible is that long.
const LONGEST_LINE: u64 = 1 << 20;

/// What is being said, and what stays the same when another game is put on the table.
pub struct Conversation {
    pub(super) input: Input,
    pub(super) out: Out,
    /// The names of the games that can be played.
    pub(super) games: Vec<&'static str>,
    pub(super) options: Options,
}

impl Conversation {
    /// A conversation about these games.
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

    /// The same, where the system can say whether somebody still reads the answers.
    #[must_use]
    pub fn while_read(mut self, is_read: fn() -> bool) -> Self {
        self.out.is_read = is_read;
        self
    }
}

/// The commands' way in.
pub(super) struct Input(Box<dyn BufRead>);

/// What was read.
pub(super) enum Line {
    /// A command.
    Command(String),
    /// Something too long to be a command.
    TooLong,
    /// Nothing more will come.
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

/// The answers' way out, shared with the thread that works.
#[derive(Clone)]
pub(super) struct Out {
    write: Arc<Mutex<dyn Write + Send>>,
    closed: Arc<AtomicBool>,
    is_read: fn() -> bool,
}

impl Out {
    /// Writes a line.
    pub(super) fn say(&self, line: &str) {
        let mut out = self.write.lock().unwrap_or_else(PoisonError::into_inner);
        let said = writeln!(out, "{line}").and_then(|()| out.flush());
        if said.is_err() {
            self.closed.store(true, Relaxed);
        }
    }

    /// Says what was wrong with a command.
    pub(super) fn error(&self, reason: &str) {
        self.say(&format!("info string error {reason}"));
    }

    /// Asks the system whether somebody still reads the answers: what says nothing for a long time
    /// would not notice.
    pub(super) fn look(&self) {
        if !(self.is_read)() {
            self.closed.store(true, Relaxed);
        }
    }

    /// Whether nobody hears the answers any more, as far as was noticed.
    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Relaxed)
    }
}
