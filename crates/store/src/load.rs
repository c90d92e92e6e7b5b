//! Loading of all saved files, once, at the start of the program.

use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::crash_marker::CrashMarker;
use super::disk::{Disk, SystemDisk};
use super::emergency_save::EmergencySaves;
use super::files::{FileError, FileFault, read_own, set_aside};
use super::line_file;
use super::people::People;
use super::places::Places;
use super::progress::PuzzleProgress;
use super::recent::RecentFiles;
use super::settings_change::SettingsChange;
use super::settings_file::{SettingsWarning, read_settings};
use super::window_lock::{self, WindowLock};
use super::writer::WriterThread;

/// Everything that earlier runs of the program saved.
#[derive(Debug)]
pub struct SavedState<T> {
    /// Settings, with defaults for missing and invalid values.
    pub settings: T,
    /// Values of the settings that were missing or invalid.
    pub warnings: Vec<SettingsWarning>,
    /// Text of the autosaved game, or the error on reading it; `None` if there is none.
    pub game: Option<Result<String, FileError>>,
    /// Recently opened or saved files.
    pub recent: RecentFiles,
    /// Solved puzzles.
    pub progress: PuzzleProgress,
    /// New path of the puzzle file, if it was damaged and set aside.
    pub damaged_progress: Option<PathBuf>,
    /// Earlier starts that ended with a panic while drawing.
    pub crash: CrashMarker,
    household: (Places, u32, People),
    places: Places,
    disk: Arc<dyn Disk>,
    slot: Option<WindowLock>,
    refuge: EmergencySaves,
}

/// Loads all saved files of the person who played last, reading each of them once, and locks the first free window number.
/// `first` are the folders of the first person.
pub fn load<T>(first: Places) -> SavedState<T>
where
    T: Default + Serialize + DeserializeOwned,
{
    load_on(Arc::new(SystemDisk), first)
}

/// Like [`load`], for the person with this number.
pub fn load_as<T>(first: Places, number: u32) -> SavedState<T>
where
    T: Default + Serialize + DeserializeOwned,
{
    let people = People::load(&SystemDisk, &first);
    load_home(Arc::new(SystemDisk), (first, number, people))
}

/// Like [`load`], with a [`Disk`] that may refuse writes.
pub fn load_on<T>(disk: Arc<dyn Disk>, first: Places) -> SavedState<T>
where
    T: Default + Serialize + DeserializeOwned,
{
    let people = People::load(disk.as_ref(), &first);
    load_home(disk, (first, people.last(), people))
}

fn load_home<T>(disk: Arc<dyn Disk>, household: (Places, u32, People)) -> SavedState<T>
where
    T: Default + Serialize + DeserializeOwned,
{
    let places = household.0.of_person(household.1);
    let slot = WindowLock::acquire(&places);
    let number = slot.as_ref().map(WindowLock::number);
    let refuge = number.map(|number| EmergencySaves::look(&places, number));
    let refuge = refuge.unwrap_or_default();
    let path = number.and_then(|number| places.current_game(number));
    let game = match (&refuge.game, path.as_deref().map(read_own)) {
        (Some(rescued), _) => Some(Ok(rescued.text.clone())),
        (None, Some(Err(error))) if error.fault == FileFault::NotFound => None,
        (None, game) => game,
    };
    let (settings, warnings) = read_settings(disk.as_ref(), &places);
    let (progress, damaged_progress) = line_file::load(disk.as_ref(), &places, places.puzzles());
    SavedState {
        settings,
        warnings,
        game,
        recent: RecentFiles::load(disk.as_ref(), &places),
        progress,
        damaged_progress,
        crash: CrashMarker::load(&places, number),
        household,
        places,
        disk,
        slot,
        refuge,
    }
}

impl<T: Serialize> SavedState<T> {
    /// Folders of the first person, the number of the person whose files these are, and everybody.
    pub fn household(&self) -> &(Places, u32, People) {
        &self.household
    }

    /// Number of the window under which its game is saved, from 1; `None` if nothing can be saved.
    pub fn slot(&self) -> Option<usize> {
        self.slot.as_ref().map(WindowLock::number)
    }

    /// Returns `true` while the window with this number is open.
    pub fn is_open(&self, number: usize) -> bool {
        window_lock::is_held(&self.places, number)
    }

    /// Returns `true` if another window may use the same number because the system cannot lock files.
    pub fn is_unguarded(&self) -> bool {
        self.slot.as_ref().is_some_and(|slot| !slot.is_exclusive())
    }

    /// Returns `true` if windows that run at the same time can overwrite each other's changes.
    pub fn cannot_lock(&self) -> bool {
        self.is_unguarded() || !window_lock::can_lock_shared(&self.places)
    }

    /// Sets the autosaved game aside so that it is not overwritten. Returns its new path, or `None` if it
    /// could not be moved.
    pub fn put_game_aside(&self) -> Option<PathBuf> {
        let path = self.places.current_game(self.slot()?)?;
        set_aside(self.disk.as_ref(), &path)
    }

    /// Starts the writer thread, which calls `wake` when it has news, and repairs invalid settings.
    /// Returns it with the settings.
    pub fn start_writer(self, wake: impl Fn() + Send + 'static) -> (WriterThread, T) {
        let writer = WriterThread::start(&self.places, self.slot, self.disk, wake);
        writer.save_rescued(self.refuge);
        let repair = SettingsChange::repair(&self.settings, &self.warnings);
        if !repair.is_empty() {
            writer.keep_settings(repair);
        }
        (writer, self.settings)
    }
}
