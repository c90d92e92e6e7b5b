//! Fingerprints of files, to detect changes by other programs.

use std::fs::{self, Metadata};
use std::path::Path;
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

/// Modification time and length of a file. If they differ, another program has changed the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint {
    /// In nanoseconds since 1970; 0 if unknown.
    modified: u64,
    /// In bytes.
    len: u64,
}

impl Fingerprint {
    /// Returns the fingerprint of a file, or `None` if there is no such file.
    pub fn of(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().map(|metadata| Self::from_metadata(&metadata))
    }

    fn from_metadata(metadata: &Metadata) -> Self {
        let modified = metadata
            .modified()
            .ok()
            .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
            .and_then(|age| u64::try_from(age.as_nanos()).ok());
        Self { modified: modified.unwrap_or(0), len: metadata.len() }
    }
}
