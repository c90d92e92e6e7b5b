//! Links of a game in progress to its file and to the list of earlier games.

use std::path::PathBuf;

use crate::store::{Fingerprint, TextHash};

/// The file that a game was opened from or saved to.
#[derive(Clone, Debug, Default)]
pub struct FileLink {
    /// Path; `None` if the game has no file.
    pub path: Option<PathBuf>,
    /// Fingerprint at that time.
    pub fingerprint: Option<Fingerprint>,
    /// The game has changed since.
    pub unsaved: bool,
    /// Another program has changed or removed the file since.
    pub changed_elsewhere: bool,
}

impl FileLink {
    /// Returns `true` if the file was changed or removed since it was read or written.
    pub fn is_changed(&self) -> bool {
        let known = self.path.as_deref().zip(self.fingerprint);
        known.is_some_and(|(path, known)| Fingerprint::of(path) != Some(known))
    }
}

/// Links of a game in progress.
#[derive(Clone, Debug, Default)]
pub struct GameLinks {
    /// The game's file.
    pub file: FileLink,
    /// Mark of the game among the earlier ones, if it comes from there.
    pub earlier: Option<TextHash>,
    /// `true` if the game was already over when it was opened from elsewhere, so that its result is not the
    /// user's.
    pub opened: bool,
}

impl GameLinks {
    /// Links of a game with this file that does not come from the earlier ones.
    pub const fn of(file: FileLink) -> Self {
        Self { file, earlier: None, opened: false }
    }
}
