//! All games that were played here: found without being read, so that nobody waits for them, and
//! removed for good by whoever wants that.

use std::fs;
use std::path::{Path, PathBuf};

use super::earlier::{EarlierGame, EarlierKind, put_away};
use super::files::{FileError, FileFault, write_atomic};

/// Where the games lie.
#[derive(Clone, Debug, Default)]
pub struct Library {
    folder: Option<PathBuf>,
}

/// A game that lies there, unread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// Its file.
    pub path: PathBuf,
    /// Where it was left.
    pub kind: EarlierKind,
    /// When: "2026-11-22 13:05:20".
    pub when: String,
}

impl From<&EarlierGame> for KeptGame {
    fn from(game: &EarlierGame) -> Self {
        Self {
            path: game.path.clone(),
            kind: game.kind.clone(),
            when: game.when.clone(),
        }
    }
}

impl Library {
    /// The games in this folder; nowhere there are none.
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        Self { folder }
    }

    /// Where they lie.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// All of them, the latest first. None is read.
    pub fn games(&self) -> Vec<KeptGame> {
        let found = self.folder.as_deref().map(put_away).unwrap_or_default();
        let kept = |(path, when)| KeptGame {
            path,
            kind: EarlierKind::Kept,
            when,
        };
        found.into_iter().map(kept).collect()
    }
}

/// Removes a game for good.
///
/// # Errors
/// Why it is there still.
pub fn remove(path: &Path) -> Result<(), FileError> {
    fs::remove_file(path).map_err(|error| FileFault::of(&error).at(path))
}

/// Puts a game back that has just been removed, unless something else has come to its place.
///
/// # Errors
/// Why it could not be written.
pub fn put_back(path: &Path, text: &str) -> Result<(), FileError> {
    if path.exists() {
        return Ok(());
    }
    write_atomic(path, text.as_bytes())
}
