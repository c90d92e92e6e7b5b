//! Output of the protocol.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use kuba_rules::phrase::{Phrase, ToPhrase};

#[derive(Clone)]
pub(super) struct Out {
    pub(super) write: Arc<Mutex<dyn Write + Send>>,
    pub(super) closed: Arc<AtomicBool>,
    pub(super) is_read: fn() -> bool,
    pub(super) translate: fn(&Phrase) -> String,
}

impl Out {
    pub(super) fn say(&self, line: &str) {
        let mut out = self.write.lock().unwrap_or_else(PoisonError::into_inner);
        let said = writeln!(out, "{line}").and_then(|()| out.flush());
        if said.is_err() {
            self.closed.store(true, Relaxed);
        }
    }

    pub(super) fn in_words(&self, error: &impl ToPhrase) -> String {
        (self.translate)(&error.phrase())
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
