//! What a file looks like from outside.

use std::fs::{self, Metadata};
use std::path::Path;
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

/// What a file looked like, to notice that somebody else changed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint {
    /// When it was last changed, in nanoseconds since 1970; 0 if the system does not know.
    modified: u64,
    /// Its length in bytes.
    len: u64,
}

impl Fingerprint {
    /// What the file at this path looks like; `None` if there is none.
    pub fn of(path: &Path) -> Option<Self> {
        fs::metadata(path)
            .ok()
            .map(|metadata| Self::from_metadata(&metadata))
    }

    fn from_metadata(metadata: &Metadata) -> Self {
        let modified = metadata
            .modified()
            .ok()
            .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
            .and_then(|age| u64::try_from(age.as_nanos()).ok());
        Self {
            modified: modified.unwrap_or(0),
            len: metadata.len(),
        }
    }
}
