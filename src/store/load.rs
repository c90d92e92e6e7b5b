//! What the program finds when it starts, read once.

use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::disk::{Disk, SystemDisk};
use super::files::{FileError, FileFault, read_text, set_aside};
use super::places::Places;
use super::progress::{self, PuzzleProgress};
use super::recent::RecentFiles;
use super::refuge::Refuge;
use super::settings_file::{SettingsChange, SettingsWarning, read_settings};
use super::slot::{self, Slot};
use super::writer::WriterThread;

/// Everything that was kept when the program ended.
#[derive(Debug)]
pub struct Loaded<T> {
    /// The settings, each value that was missing or wrong as it usually is.
    pub settings: T,
    /// What was missing or wrong.
    pub warnings: Vec<SettingsWarning>,
    /// The game in progress as it was written, or why it cannot be read; `None` if there is none.
    pub game: Option<Result<String, FileError>>,
    /// The files that were opened or saved last.
    pub recent: RecentFiles,
    /// The puzzles that were solved.
    pub progress: PuzzleProgress,
    /// Where the file of those is that was found damaged.
    pub damaged_progress: Option<PathBuf>,
    places: Places,
    disk: Arc<dyn Disk>,
    slot: Option<Slot>,
    refuge: Refuge,
}

/// Reads what was kept in these places. Each file is read once; the first slot that no other
/// window holds is taken.
pub fn load<T>(places: Places) -> Loaded<T>
where
    T: Default + Serialize + DeserializeOwned,
{
    load_on(Arc::new(SystemDisk), places)
}

/// As [`load`], on a disk that may refuse to be written.
pub fn load_on<T>(disk: Arc<dyn Disk>, places: Places) -> Loaded<T>
where
    T: Default + Serialize + DeserializeOwned,
{
    let slot = Slot::take(&places);
    let number = slot.as_ref().map(Slot::number);
    let refuge = number.map(|number| Refuge::look(&places, number));
    let refuge = refuge.unwrap_or_default();
    let path = number.and_then(|number| places.current_game(number));
    let game = match (&refuge.game, path.as_deref().map(read_text)) {
        (Some(rescued), _) => Some(Ok(rescued.text.clone())),
        (None, Some(Err(error))) if error.fault == FileFault::NotFound => None,
        (None, game) => game,
    };
    let (settings, warnings) = read_settings(disk.as_ref(), &places);
    let (progress, damaged_progress) = progress::load(disk.as_ref(), &places);
    Loaded {
        settings,
        warnings,
        game,
        recent: RecentFiles::load(disk.as_ref(), &places),
        progress,
        damaged_progress,
        places,
        disk,
        slot,
        refuge,
    }
}

impl<T: Serialize> Loaded<T> {
    /// The number of the slot that the game is kept in: 1 for the first window, `None` if nothing
    /// can be kept.
    pub fn slot(&self) -> Option<usize> {
        self.slot.as_ref().map(Slot::number)
    }

    /// Whether another window may take the same slot, because this system cannot lock files.
    pub fn is_unguarded(&self) -> bool {
        self.slot.as_ref().is_some_and(|slot| !slot.is_exclusive())
    }

    /// Whether several windows at once can undo what another of them has written.
    pub fn cannot_lock(&self) -> bool {
        self.is_unguarded() || !slot::can_take_turns(&self.places)
    }

    /// Puts the game in progress out of the way, so that it is not overwritten. Returns where it
    /// is now, or `None` if it could not be moved.
    pub fn put_game_aside(&self) -> Option<PathBuf> {
        let path = self.places.current_game(self.slot()?)?;
        set_aside(self.disk.as_ref(), &path)
    }

    /// Begins to keep what changes from now on, and puts right what was wrong in the settings.
    pub fn start_writer(self, wake: impl Fn() + Send + 'static) -> (WriterThread, T) {
        let writer = WriterThread::start(&self.places, self.slot, self.disk, wake);
        writer.bring_home(self.refuge);
        let repair = SettingsChange::repair(&self.settings, &self.warnings);
        if !repair.is_empty() {
            writer.keep_settings(repair);
        }
        (writer, self.settings)
    }
}
