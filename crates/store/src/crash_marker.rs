//! Marker file that a panic while drawing leaves for the next start.

use std::path::Path;
use std::sync::Arc;
use std::{fs, thread};

use super::files::read_bytes;
use super::places::Places;

/// Number of consecutive starts that ended with a panic while drawing.
#[derive(Clone, Debug, Default)]
pub struct CrashMarker {
    path: Option<Arc<Path>>,
    crashes: u32,
}

impl CrashMarker {
    /// Reads the marker of a window, numbered from 1.
    pub(super) fn load(places: &Places, slot: Option<usize>) -> Self {
        let path = slot.and_then(|slot| places.crash_marker(slot));
        let text = path.as_ref().and_then(|path| read_bytes(path).ok());
        // An unreadable marker still reports one crash.
        let crashes = text.map_or(0, |text| {
            let number = String::from_utf8(text).ok();
            number.and_then(|text| text.trim().parse().ok()).unwrap_or(1)
        });
        Self { path: path.map(Arc::from), crashes }
    }

    /// Consecutive starts that ended with a panic while drawing; 0 after a frame was drawn.
    pub fn crashes(&self) -> u32 {
        self.crashes
    }

    /// Guard that writes the marker if the thread panics before it is dropped.
    pub fn guard(&self) -> CrashGuard {
        CrashGuard(self.clone())
    }

    /// Removes the marker, because a frame was drawn.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.crashes) > 0
            && let Some(path) = &self.path
        {
            // The next start at worst resets the view once more.
            let _ = fs::remove_file(path);
        }
    }
}

/// Writes the marker if it is dropped during a panic.
#[derive(Debug)]
pub struct CrashGuard(CrashMarker);

impl Drop for CrashGuard {
    fn drop(&mut self) {
        if thread::panicking()
            && let Some(path) = &self.0.path
        {
            // The panic is reported anyway.
            let _ = fs::write(path, (self.0.crashes.saturating_add(1)).to_string());
        }
    }
}
