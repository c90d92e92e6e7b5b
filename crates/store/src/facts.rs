//! A file with one fact per line, and the changes to it that wait to be written.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::disk::Disk;
use super::files::FileError;
use super::line_file::{self, LineFile};
use super::pending::Pending;
use super::places::Places;

/// Facts `F` that are changed by `C`.
pub(super) struct Facts<F, C> {
    path: Option<PathBuf>,
    changes: Pending<Vec<C>>,
    apply: fn(&mut F, &C),
    /// Includes the changes of other windows.
    pub(super) known: Arc<F>,
    /// New path of the file, if it was damaged at the start and set aside.
    pub(super) damaged: Option<PathBuf>,
}

impl<F: LineFile, C> Facts<F, C> {
    pub(super) fn new(path: Option<PathBuf>, apply: fn(&mut F, &C)) -> Self {
        Self { path, changes: Pending::new(), apply, known: Arc::default(), damaged: None }
    }

    pub(super) fn push(&mut self, change: C) {
        self.changes.grow(Duration::ZERO).push(change);
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.changes.due()
    }

    pub(super) fn fault(&self) -> Option<&FileError> {
        self.changes.fault.as_ref()
    }

    /// Writes the changes if they are due.
    pub(super) fn write(&mut self, now: bool, disk: &dyn Disk) {
        let Self { path, apply, known, .. } = self;
        self.changes.attempt(now, |changes| {
            if let Some(path) = path {
                let add = |facts: &mut F| {
                    for change in changes.iter() {
                        apply(facts, change);
                    }
                };
                *known = line_file::write(disk, path, add)?.into();
            }
            Ok(())
        });
    }

    /// Reads the file at the start, and repairs it if it is damaged.
    pub(super) fn load(&mut self, disk: &dyn Disk, places: &Places) {
        let (facts, damaged) = line_file::load(disk, places, self.path.clone());
        self.known = Arc::new(facts);
        self.damaged = damaged;
    }

    /// Reads the file again, which other windows may have changed.
    pub(super) fn refresh(&mut self) {
        let read = self.path.as_ref().map(|path| line_file::read(path));
        if let Some(Ok((facts, _))) = read {
            self.known = Arc::new(facts);
        }
    }
}
