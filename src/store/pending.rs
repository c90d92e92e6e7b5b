//! Something that is written until it is on the disk.

use std::time::{Duration, Instant};

use super::files::FileError;

/// How long after a failure the writer tries again.
const RETRY: Duration = Duration::from_secs(3);

/// Something that is to be written.
pub(super) struct Pending<T> {
    pub(super) value: Option<T>,
    pub(super) due: Instant,
    pub(super) fault: Option<FileError>,
}

impl<T> Pending<T> {
    pub(super) fn new() -> Self {
        Self {
            value: None,
            due: Instant::now(),
            fault: None,
        }
    }

    pub(super) fn put(&mut self, value: T, after: Duration) {
        self.value = Some(value);
        self.due = Instant::now() + after;
    }

    /// The value to add to, which is then due after this time.
    pub(super) fn grow(&mut self, after: Duration) -> &mut T
    where
        T: Default,
    {
        self.due = Instant::now() + after;
        self.value.get_or_insert_default()
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.value.as_ref().map(|_| self.due)
    }

    /// Writes the value if its time has come.
    pub(super) fn attempt(
        &mut self,
        now: bool,
        write: impl FnOnce(&mut T) -> Result<(), FileError>,
    ) {
        let Some(value) = self
            .value
            .as_mut()
            .filter(|_| now || self.due <= Instant::now())
        else {
            return;
        };
        match write(value) {
            Ok(()) => {
                self.value = None;
                self.fault = None;
            }
            Err(error) => {
                self.fault = Some(error);
                self.due = Instant::now() + RETRY;
            }
        }
    }
}
