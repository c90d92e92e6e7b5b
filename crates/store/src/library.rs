//! Library of earlier games: lists archived games without reading them, and deletes and restores single games.

use std::fs::{self, File};
use std::path::PathBuf;

use super::earlier::{EarlierGame, EarlierKind, archived_games};
use super::files::{FileError, FileFault, read_own, write_atomic};
use super::places::Places;
use super::window_lock;

/// Archived games, and the access to unfinished games of closed windows.
#[derive(Clone, Debug, Default)]
pub struct Library {
    places: Places,
}

/// An earlier game, whose file has not been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivedFile {
    /// File of the game.
    pub path: PathBuf,
    /// Origin of the game.
    pub kind: EarlierKind,
    /// Local date and time when the game was left, such as "2026-11-22 13:05:20".
    pub when: String,
}

impl From<&EarlierGame> for ArchivedFile {
    fn from(game: &EarlierGame) -> Self {
        Self { path: game.path.clone(), kind: game.kind.clone(), when: game.when.clone() }
    }
}

impl Library {
    /// The library of a home.
    pub fn new(places: Places) -> Self {
        Self { places }
    }

    /// Folder of the archived games; `None` if there is none.
    pub fn folder(&self) -> Option<PathBuf> {
        self.places.finished()
    }

    /// Texts of the games in the other windows, open or closed. `own` is the number of this window.
    pub fn games_of_other_windows(&self, own: usize) -> Vec<String> {
        let others = (1..=window_lock::MAX_WINDOWS).filter(|number| *number != own);
        let files = others.filter_map(|number| self.places.current_game(number));
        files.filter_map(|file| read_own(&file).ok()).collect()
    }

    /// Lists all games, latest first, without reading their files.
    pub fn games(&self) -> Vec<ArchivedFile> {
        let found = self.folder().as_deref().map(archived_games).unwrap_or_default();
        let kept = |(path, when)| ArchivedFile { path, kind: EarlierKind::Archived, when };
        found.into_iter().map(kept).collect()
    }

    /// Deletes a game permanently and returns its text. The game of another window is deleted only while that
    /// window is closed; its number stays locked in the meantime.
    ///
    /// # Errors
    /// Fails if the other window is open, or if the file cannot be read or deleted.
    pub fn remove(&self, game: &ArchivedFile) -> Result<String, FileError> {
        let _closed = self.hold_closed(game)?;
        let text = read_own(&game.path)?;
        fs::remove_file(&game.path).map_err(|error| FileFault::of(&error).at(&game.path))?;
        Ok(text)
    }

    /// Restores a deleted game, unless its path is in use again.
    ///
    /// # Errors
    /// Fails if the other window is open, or if the file cannot be written.
    pub fn put_back(&self, game: &ArchivedFile, text: &str) -> Result<(), FileError> {
        let _closed = self.hold_closed(game)?;
        if game.path.exists() {
            return Ok(());
        }
        write_atomic(&game.path, text.as_bytes())
    }

    /// Locks the number of the closed window that has the game; archived games need no lock.
    fn hold_closed(&self, game: &ArchivedFile) -> Result<Option<File>, FileError> {
        match game.kind {
            EarlierKind::Archived => Ok(None),
            EarlierKind::Window(number) => window_lock::hold_closed(&self.places, number)
                .map_err(|()| FileFault::OpenElsewhere(number).at(&game.path)),
        }
    }
}
