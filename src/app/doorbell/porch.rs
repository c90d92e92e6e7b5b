//! Where those wait who have rung at a window.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::app::errand::Errand;

/// What a letter begins with: only the same program understands it.
pub(super) const GREETING: &str = "kuba 1";
/// How long a window may take to come to the door.
pub(super) const PATIENCE: Duration = Duration::from_millis(1500);

/// Tells a caller that its errand is taken on; says whether it was still there to hear it. From
/// then on either both know that it is, or both that it is not.
pub(super) type Answer = Box<dyn FnOnce() -> bool + Send>;

/// Somebody who has rung, and waits.
struct Caller {
    errand: Errand,
    answer: Answer,
}

/// Where the one who has rung waits.
pub(super) struct Porch {
    /// The display that the window is on.
    display: String,
    caller: Mutex<Option<Caller>>,
    /// Told when the caller has been let in.
    moved: Condvar,
}

impl Porch {
    /// The door of a window on this display.
    pub(super) fn new(display: &str) -> Self {
        Self {
            display: display.to_owned(),
            caller: Mutex::new(None),
            moved: Condvar::new(),
        }
    }

    /// Lets in whoever has rung with this letter, unless nobody comes to the door.
    pub(super) fn announce(&self, letter: &[u8], answer: Answer, wake: &dyn Fn()) {
        let Some(errand) = read(letter, &self.display) else {
            return;
        };
        let deadline = Instant::now() + PATIENCE;
        let mut caller = self.caller.lock().unwrap_or_else(PoisonError::into_inner);
        *caller = Some(Caller { errand, answer });
        wake();
        while caller.is_some() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // Nobody comes: the caller goes.
                *caller = None;
                return;
            }
            caller = match self.moved.wait_timeout(caller, left) {
                Ok((caller, _)) => caller,
                Err(poisoned) => poisoned.into_inner().0,
            };
        }
    }

    /// Lets in who waits, if it has not gone elsewhere.
    pub(super) fn let_in(&self) -> Option<Errand> {
        let mut caller = self.caller.lock().unwrap_or_else(PoisonError::into_inner);
        let Caller { errand, answer } = caller.take()?;
        self.moved.notify_all();
        answer().then_some(errand)
    }
}

/// What a letter asks of a window on this display.
fn read(letter: &[u8], display: &str) -> Option<Errand> {
    let letter = std::str::from_utf8(letter).ok()?;
    let rest = letter.strip_prefix(GREETING)?.strip_prefix('\n')?;
    let words = rest.strip_prefix(display)?.strip_prefix('\n')?;
    Errand::from_words(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_make_no_sense_are_not_read() {
        for letter in [
            &b""[..],
            b"kuba 1",
            b"kuba 1\n:7",
            b"kuba 1\n:7\n",
            b"kuba 2\n:7\nshow",
            b"kuba 1\n:7\nopen\nnear.kuba",
            b"kuba 1\n:7\nshow\xff",
        ] {
            assert_eq!(read(letter, ":7"), None, "{letter:?}");
        }
        assert_eq!(read(b"kuba 1\n:7\nshow", ":7"), Some(Errand::Show));
    }
}
