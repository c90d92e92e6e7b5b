//! Hands a request from the thread that listens to that of the window.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::app::launch_action::LaunchAction;

/// What a message begins with: only the same program understands it.
pub(super) const PROTOCOL: &str = "kuba 1";
/// How long a window may take to take a request.
pub(super) const TIMEOUT: Duration = Duration::from_millis(1500);

/// Tells the sender that its action is taken; says whether it was still there to hear it. From then
/// on either both know that it is, or both that it is not.
pub(super) type Answer = Box<dyn FnOnce() -> bool + Send>;

/// A request that waits to be taken.
struct Waiting {
    action: LaunchAction,
    answer: Answer,
}

/// Where a request waits until the window takes it.
pub(super) struct Handoff {
    /// The display that the window is on.
    display: String,
    waiting: Mutex<Option<Waiting>>,
    /// Told when the request has been taken.
    taken: Condvar,
}

impl Handoff {
    /// That of a window on this display.
    pub(super) fn new(display: &str) -> Self {
        Self {
            display: display.to_owned(),
            waiting: Mutex::new(None),
            taken: Condvar::new(),
        }
    }

    /// Offers the window what this message asks, until it is taken or time is up.
    pub(super) fn offer(&self, message: &[u8], answer: Answer, wake: &dyn Fn()) {
        let Some(action) = read(message, &self.display) else {
            return;
        };
        let deadline = Instant::now() + TIMEOUT;
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        *waiting = Some(Waiting { action, answer });
        wake();
        while waiting.is_some() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // Nobody takes it: the sender goes.
                *waiting = None;
                return;
            }
            waiting = match self.taken.wait_timeout(waiting, left) {
                Ok((waiting, _)) => waiting,
                Err(poisoned) => poisoned.into_inner().0,
            };
        }
    }

    /// Takes the request that waits, if its sender has not gone elsewhere.
    pub(super) fn take(&self) -> Option<LaunchAction> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let Waiting { action, answer } = waiting.take()?;
        self.taken.notify_all();
        answer().then_some(action)
    }
}

/// What a message asks of a window on this display.
fn read(message: &[u8], display: &str) -> Option<LaunchAction> {
    let message = std::str::from_utf8(message).ok()?;
    let rest = message.strip_prefix(PROTOCOL)?.strip_prefix('\n')?;
    let words = rest.strip_prefix(display)?.strip_prefix('\n')?;
    LaunchAction::from_words(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_that_make_no_sense_are_not_read() {
        for message in [
            &b""[..],
            b"kuba 1",
            b"kuba 1\n:7",
            b"kuba 1\n:7\n",
            b"kuba 2\n:7\nshow",
            b"kuba 1\n:7\nopen\nnear.kuba",
            b"kuba 1\n:7\nshow\xff",
        ] {
            assert_eq!(read(message, ":7"), None, "{message:?}");
        }
        assert_eq!(read(b"kuba 1\n:7\nshow", ":7"), Some(LaunchAction::Show));
    }
}
