//! Verdicts that are found in the background, kept with the game.

use std::path::Path;

use crate::store::SystemDisk;
use crate::store::files::{read_own, write_own};

/// Writes a kept game with its verdicts, unless the file has changed since it was read. A file that cannot be written
/// loses nothing: the verdicts are found again.
pub(super) fn keep_verdicts(path: &Path, read: &str, judged: &str) {
    if read_own(path).is_ok_and(|text| text == read) {
        let _ = write_own(&SystemDisk, path, judged.as_bytes());
    }
}
