//! Input and output of the protocol.

use std::io::{self, BufRead, Read, Write};
use std::sync::{Arc, Mutex};

use kuba_rules::phrase::Phrase;

use super::options::Options;
use super::out::Out;

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
    /// Creates a conversation about these games; `translate` puts errors into words, in English.
    pub fn new(
        input: impl BufRead + 'static,
        out: impl Write + Send + 'static,
        games: Vec<&'static str>,
        translate: fn(&Phrase) -> String,
    ) -> Self {
        Self {
            input: Input(Box::new(input)),
            out: Out {
                write: Arc::new(Mutex::new(out)),
                closed: Arc::default(),
                is_read: || true,
                translate,
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
        let read = (&mut self.0).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
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
