//! A value that waits to be written, and is retried until that succeeds.

use std::time::{Duration, Instant};

use super::files::FileError;

const RETRY: Duration = Duration::from_secs(3);

pub(super) struct Pending<T> {
    pub(super) value: Option<T>,
    pub(super) due: Instant,
    pub(super) fault: Option<FileError>,
}

impl<T> Pending<T> {
    pub(super) fn new() -> Self {
        Self { value: None, due: Instant::now(), fault: None }
    }

    pub(super) fn put(&mut self, value: T, after: Duration) {
        self.value = Some(value);
        self.due = Instant::now() + after;
    }

    /// Value to extend; it becomes due after this delay.
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

    pub(super) fn attempt(
        &mut self,
        now: bool,
        write: impl FnOnce(&mut T) -> Result<(), FileError>,
    ) {
        let Some(value) = self.value.as_mut().filter(|_| now || self.due <= Instant::now()) else {
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
