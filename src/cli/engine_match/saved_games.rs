//! Games of a match as files in a folder.

use std::path::PathBuf;

use crate::phrase::{Phrase, ToPhrase};
use crate::store::files::write_new;

/// Folder in which each game of a match becomes a file with the next free number. Existing files stay as they
/// are.
pub(super) struct SavedGames {
    folder: PathBuf,
    /// Number of the last file.
    number: u32,
}

impl SavedGames {
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self { folder, number: 0 }
    }

    pub(super) fn save(&mut self, game: &str) -> Result<(), Phrase> {
        loop {
            self.number += 1;
            let path = self.folder.join(format!("game-{:04}.kuba", self.number));
            let is_written = write_new(&path, game.as_bytes());
            if is_written.map_err(|error| error.phrase())? {
                return Ok(());
            }
        }
    }
}
