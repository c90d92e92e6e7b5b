//! Handoff of requests from the listening thread to the window's thread.

use std::io::{self, Write};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::platform::launch_action::LaunchAction;

/// First line of every message, with the version of the protocol.
pub const PROTOCOL: &str = "kuba 1";
/// Time that the window has to take a request.
pub const TIMEOUT: Duration = Duration::from_millis(1500);
/// Time that a sender has to send its message.
pub const SEND_TIMEOUT: Duration = Duration::from_millis(500);

/// Acknowledges a request; returns `false` if the sender has hung up. Afterwards both sides agree whether the
/// request was taken.
pub(super) type Acknowledge = Box<dyn FnOnce() -> bool + Send>;

struct PendingRequest {
    action: LaunchAction,
    acknowledge: Acknowledge,
}

pub(super) struct Handoff {
    display: String,
    pending: Mutex<Option<PendingRequest>>,
    /// Notified when the request has been taken.
    taken: Condvar,
}

impl Handoff {
    pub(super) fn new(display: &str) -> Self {
        Self { display: display.to_owned(), pending: Mutex::new(None), taken: Condvar::new() }
    }

    /// Offers the request in a message to the window, and waits until it is taken or [`TIMEOUT`] has passed.
    pub(super) fn offer(&self, message: &[u8], acknowledge: Acknowledge, wake: &dyn Fn()) {
        let Some(action) = parse(message, &self.display) else {
            return;
        };
        let deadline = Instant::now() + TIMEOUT;
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        *pending = Some(PendingRequest { action, acknowledge });
        wake();
        while pending.is_some() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // The sender gives up, too.
                *pending = None;
                return;
            }
            pending = match self.taken.wait_timeout(pending, left) {
                Ok((pending, _)) => pending,
                Err(poisoned) => poisoned.into_inner().0,
            };
        }
    }

    /// Takes the pending request, unless its sender has given up.
    pub(super) fn take(&self) -> Option<LaunchAction> {
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        let PendingRequest { action, acknowledge } = pending.take()?;
        self.taken.notify_all();
        acknowledge().then_some(action)
    }
}

/// Passes on the message of each sender with a function that acknowledges it. Without that the sender gives up.
pub(super) fn serve<S: Write + Send + 'static>(
    senders: impl Iterator<Item = io::Result<S>>,
    read: impl Fn(&mut S) -> Option<Vec<u8>>,
    answer: &[u8],
    take: impl Fn(&[u8], Acknowledge),
) {
    for sender in senders {
        let Ok(mut sender) = sender else {
            // For example out of file handles; avoids a busy loop.
            thread::sleep(SEND_TIMEOUT);
            continue;
        };
        if let Some(message) = read(&mut sender) {
            let answer = answer.to_owned();
            // Fails if the sender has hung up.
            take(&message, Box::new(move || sender.write_all(&answer).is_ok()));
        }
    }
}

/// Parses a message; `None` if it is invalid or meant for a window on another display.
pub fn parse(message: &[u8], display: &str) -> Option<LaunchAction> {
    let message = std::str::from_utf8(message).ok()?;
    let rest = message.strip_prefix(PROTOCOL)?.strip_prefix('\n')?;
    let words = rest.strip_prefix(display)?.strip_prefix('\n')?;
    LaunchAction::from_words(words)
}
